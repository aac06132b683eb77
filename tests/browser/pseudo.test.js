// The desk in a made-up language, which is longer than any other: nothing lies beyond the edge or on top of something else, and
// nothing is said in English. The program speaks it where it was built with `--features pseudo`, as `cargo xtask browser` does.

import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { begin } from './desk.js';

let desk;
before(async () => { desk = await begin(['--listen', '0.0.0.0']); });
after(async () => { await desk?.end(); });

/** What can be clicked or typed into and lies beyond the edge, unless its table can be scrolled to it. */
function beyond() {
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
  return controls.filter((one) => {
    const { width, left, right } = one.getBoundingClientRect();
    const isSeen = width > 1 && getComputedStyle(one).visibility !== 'hidden' && !one.closest('.unseen, .skip, dialog:not([open])');
    return isSeen && !one.closest('.scroll') && (right > innerWidth + 1 || left < -1);
  }).map((one) => one.outerHTML.slice(0, 120));
}

/** Controls and labels that lie on top of each other. */
function overlapping() {
  const all = [...document.querySelectorAll('main a, main button, main input, main select, main textarea, main summary, main label, nav a')];
  const seen = all.filter((one) => one.checkVisibility({ visibilityProperty: true })
    && !one.closest('.unseen, .skip, .scroll, dialog:not([open]), .card, .board')
    && one.getBoundingClientRect().width > 1);
  const boxes = seen.map((one) => ({ one, boxes: [...one.getClientRects()] }));
  const wrong = [];
  boxes.forEach(({ one, boxes: mine }, index) => {
    for (const { one: other, boxes: theirs } of boxes.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const meets = mine.some((a) => theirs.some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6));
      if (meets) wrong.push(`${one.outerHTML.slice(0, 90)} | ${other.outerHTML.slice(0, 90)}`);
    }
  });
  return wrong;
}

/** Texts of controls that were not said in the language of the page. */
function english() {
  const said = [...document.querySelectorAll('button, label, legend, summary, h2, h3, caption, .ways a, nav.tabs a, .hint, .status')];
  const texts = said.filter((one) => one.checkVisibility()).flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3));
  const plain = texts.map((node) => node.data.replaceAll(/⟦[^⟧]*⟧/g, '').trim());
  return plain.filter((text) => /\b[a-z]*[aeiou][a-z]*[aeiou][a-z]*\b/.test(text));
}

const PAGES = ['', '/standings', '/standings?list=PTS%2CSB', '/run', '/run/details', '/run/players', '/run/player/1', '/run/pair', '/round/1', '/round/1/enter',
  '/round/1/arrange', '/players', '/crosstable', '/prizes', '/ratings', '/eligibility', '/statistics', '/lots', '/playoff', '/public', '/phones', '/history',
  '/more', '/moved', '/missing', '/export', '/categories', '/list', '/list?find=b', '/card/1', '/explain/1'];
const TEAMS = ['/standings', '/run/teams', '/run/team/1', '/round/5', '/round/5/enter', '/round/5/arrange', '/teams', '/boards', '/phones'];

test('no control is beyond the edge or on top of another in a longer language at 1000 pixels', async () => {
  const { context, tab } = await desk.open({ locale: 'en-XA', viewport: { width: 1000, height: 800 } });
  const swiss = await desk.sample(tab, 'swiss');
  assert.equal(await tab.evaluate(() => document.documentElement.lang), 'en-XA', 'the program was built with --features pseudo');
  await tab.goto(`${swiss}/standings`);
  await tab.locator('form[action$="/publish"] button').first().click();
  const league = await desk.sample(tab, 'league');
  const own = ['/', '/new', '/rating-lists', '/settings', '/people'].map((page) => desk.base + page);
  const open = [swiss.replace('/e/', '/p/'), `${swiss.replace('/e/', '/p/')}/players`];
  const found = [];
  for (const page of [...PAGES.map((one) => swiss + one), ...TEAMS.map((one) => league + one), ...own, ...open]) {
    await tab.goto(page);
    await tab.evaluate(() => { for (const one of document.querySelectorAll('main details:not(.board details)')) one.open = true; });
    const name = page.replace(/^https?:\/\/[^/]+/, '');
    for (const what of [beyond, overlapping, english]) {
      const wrong = await tab.evaluate(what);
      if (wrong.length > 0) found.push({ name, what: what.name, wrong });
    }
    if (await tab.evaluate(() => document.documentElement.scrollWidth) > 1000) found.push({ name, what: 'too wide' });
    await desk.shot(tab, `pseudo${name.replaceAll(/[^a-z0-9]+/g, '-')}`);
  }
  assert.deepEqual(found, []);
  await context.close();
});
