// Sites in a made-up language, which is longer than any other, in a window of 1000 pixels: nothing lies beyond the edge. The
// program speaks it where it was built with `--features pseudo`, as `cargo xtask browser` does.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import test, { after, before } from 'node:test';
import { launch } from './pages.js';

const width = 1000;
const folder = resolve(process.env.EXAEQUO_PSEUDO_PAGES ?? '');
let browser;

before(async () => {
  assert.ok(process.env.EXAEQUO_PSEUDO_PAGES && existsSync(folder), 'EXAEQUO_PSEUDO_PAGES must name the folder with the sites');
  browser = await launch();
});
after(async () => {
  await browser?.close();
});

/** What is seen and lies beyond the edge, unless its table can be scrolled to it; and words of charts beyond their picture. */
function beyond() {
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  const isOut = (one) => {
    const { left, right } = one.getBoundingClientRect();
    const edge = one.closest('svg')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    return right > edge.right + 1 || left < edge.left - 1;
  };
  const all = [...document.querySelectorAll('body *')].filter((one) => !one.closest('.scroll, .unseen, .skip'));
  return all.filter((one) => isSeen(one) && isOut(one)).map((one) => one.outerHTML.slice(0, 120));
}

for (const event of ['swiss5', 'team14']) {
  test(`nothing lies beyond the edge in a longer language at ${width} pixels: ${event}`, async () => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const tab = await context.newPage();
    const pages = readdirSync(join(folder, event, 'en-XA')).filter((name) => name.endsWith('.html'));
    const found = [];
    for (const page of pages) {
      await tab.goto(`file://${join(folder, event, 'en-XA', page)}`);
      await tab.evaluate(() => { for (const one of document.querySelectorAll('details')) one.open = true; });
      const wrong = await tab.evaluate(beyond);
      if (wrong.length > 0) found.push({ page, wrong });
      if (await tab.evaluate(() => document.documentElement.scrollWidth) > width) found.push({ page, what: 'too wide' });
      if (process.env.EXAEQUO_SHOTS && /^(index|crosstable|card-1|round-1)/.test(page)) {
        mkdirSync(process.env.EXAEQUO_SHOTS, { recursive: true });
        await tab.screenshot({ path: join(process.env.EXAEQUO_SHOTS, `pseudo-${event}-${page}.png`), fullPage: true });
      }
    }
    assert.ok(pages.length > 10, `${pages.length} pages`);
    assert.deepEqual(found, []);
    await context.close();
  });
}
