// What the desk has beside the first five minutes: rating lists, files to take along, categories, prizes as a form, keys;
// texts that want to be programs.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { begin } from './desk.js';

let desk;
before(async () => { desk = await begin(['--listen', '0.0.0.0']); });
after(async () => { await desk?.end(); });

const LIST = `id,name,federation,rating,birth
1503014,"Carlsen, Magnus",NOR,2839,1990
2600101,"Côté, Zoé",CAN,2043,2009
2600102,"Côté, Anne",CAN,1843,1979
`;

async function load(tab, name, content) {
  const file = join(desk.folder, name);
  writeFileSync(file, content);
  await tab.goto(`${desk.base}/rating-lists`);
  const before = await tab.locator('form[action$="/remove"]').count();
  await tab.setInputFiles('#file', file);
  await tab.getByRole('button', { name: 'Load', exact: true }).click();
  // The page looks again by itself until the list is there.
  await tab.locator('form[action$="/remove"]').nth(before).waitFor();
}

for (const [device, options] of Object.entries({
  screen: {},
  telephone: { viewport: { width: 390, height: 800 }, hasTouch: true, colorScheme: 'dark' },
})) {
  test(`a player is found in a rating list while typing: ${device}`, async () => {
    const { context, tab, wrong } = await desk.open(options);
    await load(tab, `list-${device}.csv`, LIST);
    await desk.look(tab, 'rating lists');
    await desk.shot(tab, `rating-lists-${device}`);
    await tab.goto(`${desk.base}/new`);
    await tab.fill('#name', `Found ${device}`);
    await tab.getByRole('button', { name: 'Create' }).click();
    await tab.waitForURL(/\/run\/players$/);
    const name = tab.locator('#name');
    await name.pressSequentially('zoe cot');
    await tab.locator('#name-found li').first().waitFor();
    assert.equal(await tab.locator('#name-found li').count(), 1);
    await desk.look(tab, 'found');
    await desk.shot(tab, `found-${device}`);
    await name.press('ArrowDown');
    assert.equal(await name.getAttribute('aria-activedescendant'), 'name-found-0');
    await name.press('Enter');
    assert.equal(await name.inputValue(), 'Côté, Zoé');
    assert.equal(await tab.inputValue('#rating-own'), '2043');
    assert.equal(await tab.inputValue('#fide'), '2600101');
    await tab.keyboard.press('Enter');
    await tab.getByRole('link', { name: 'Côté, Zoé' }).waitFor();
    // The other field gives the same by number.
    await tab.locator('#q').pressSequentially('15030');
    await tab.locator('#q-found li').first().click();
    assert.equal(await name.inputValue(), 'Carlsen, Magnus');
    assert.deepEqual(wrong, []);
    await context.close();
  });

  test(`files, categories, prizes and keys: ${device}`, async () => {
    const { context, tab, wrong } = await desk.open(options);
    const event = await desk.sample(tab, 'swiss');
    for (const page of ['export', 'categories', 'categories?only=rating%3C2000', 'prizes', 'lots', 'more', 'list?find=buch']) {
      await tab.goto(`${event}/${page}`);
      await desk.look(tab, page);
      await desk.shot(tab, `${page.replaceAll(/[^a-z]/g, '-')}-${device}`);
    }
    await tab.goto(`${event}/prizes`);
    await tab.fill('#currency', 'CAD');
    await tab.fill('#g-0-name', 'Open');
    await tab.fill('#g-0-money', '500 300 200');
    await tab.fill('#g-1-name', 'Below 1800');
    await tab.fill('#g-1-for', 'rating<1800');
    await tab.fill('#g-1-money', 'ten');
    await tab.locator('form[action*="/prizes/form"] button').click();
    await tab.getByRole('alert').waitFor();
    await tab.evaluate(() => scrollTo(0, 0));
    await desk.shot(tab, `prizes-wrong-${device}`);
    assert.equal(await tab.inputValue('#g-0-money'), '500 300 200', 'what was typed is there');
    await tab.fill('#g-1-money', '50');
    await tab.locator('form[action*="/prizes/form"] button').click();
    await tab.locator('[data-fresh] table').first().waitFor();
    await desk.look(tab, 'prizes of a form');
    await desk.shot(tab, `prizes-form-${device}`);
    await tab.goto(`${event}/round/1/enter`);
    await tab.keyboard.press('?');
    await tab.getByRole('dialog').waitFor();
    await desk.look(tab, 'keys');
    await desk.shot(tab, `keys-${device}`);
    assert.match(await tab.getByRole('dialog').textContent(), /Ctrl Z/);
    await tab.keyboard.press('Escape');
    await tab.getByRole('dialog').waitFor({ state: 'hidden' });
    assert.deepEqual(wrong.filter((text) => !text.includes('422')), []);
    await context.close();
  });
}

// Names as nobody has them, unless to see what a program does with them.
const EVIL = `"'><img src=x onerror=alert(1)><script>alert(2)</script>`;

test('texts stay texts in every field and on every page', async () => {
  const { context, tab, wrong } = await desk.open();
  const dialogs = [];
  tab.on('dialog', (dialog) => { dialogs.push(dialog.message()); dialog.dismiss(); });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective}`));
  });
  const fill = async (selector) => {
    for (const field of await tab.locator(`${selector} input:not([type]), ${selector} input[type=search]`).all()) {
      const name = await field.getAttribute('name');
      if (!['unit', 'fide', 'birth', 'q', 'find', 'only'].includes(name) && !/for|money|worth|at-least|white|black/.test(name)) {
        await field.fill(EVIL.slice(0, Number(await field.getAttribute('maxlength') ?? 200)));
      }
    }
  };
  const send = (action) => tab.locator(`form[action$="${action}"] button, form[action*="${action}?"] button`).first().click();
  await load(tab, '"><img src=x onerror=alert(3)>.csv', `id,name,federation,rating\n7,"<img src=x onerror=alert(4)>",<b>,1500\n`);
  // An event with teams, so that every field there is is there.
  await tab.goto(`${desk.base}/new`);
  await fill('form[action="/new"]');
  await tab.selectOption('#system', 'teams').catch(() => tab.selectOption('#system', { index: 3 }));
  await send('/new');
  await tab.waitForURL(/\/run\/players$/);
  const event = tab.url().replace(/\/run\/players$/, '');
  for (let player = 0; player < 4; player += 1) {
    await fill('form[action$="/run/players"]:not([method=get])');
    await tab.fill('#name', `${player} ${EVIL}`);
    await tab.locator('form[action$="/run/players"]:not([method=get]) button').click();
    const sure = tab.getByRole('button', { name: 'Yes, do it' });
    if (await sure.count() > 0) await sure.click();
  }
  await tab.locator('#q').pressSequentially('img');
  await tab.locator('#q-found li').first().waitFor();
  for (const roster of ['1\n2', '3\n4']) {
    await tab.goto(`${event}/run/teams`);
    await fill('form[action$="/run/teams"]');
    await tab.fill('#name', `${roster[0]} ${EVIL}`);
    await tab.fill('#roster', roster);
    await send('/run/teams');
  }
  await tab.goto(`${event}/prizes`);
  await fill('form[action*="/prizes/form"]');
  await tab.fill('#currency', '<b>"');
  await tab.fill('#g-0-money', '50');
  await tab.fill('#g-1-name', '');
  await tab.fill('#g-1-things', '');
  await send('/prizes/form');
  await tab.goto(`${event}/lots`);
  await tab.fill('#seed', EVIL);
  await send('/lots');
  await tab.goto(`${event}/phones`);
  await fill('form[action$="/phones"]');
  await tab.locator('form[action$="/phones"] button').first().click();
  await tab.goto(`${event}/run/details`);
  await fill('form[action$="/run/details"]');
  await send('/run/details');
  const pages = ['', '/run', '/run/details', '/run/players', '/run/player/1', '/run/teams', '/run/team/1', '/run/pair', '/players', '/teams',
    '/standings', '/crosstable', '/prizes', '/lots', '/phones', '/history', '/more', '/export', '/categories', `/categories?only=${encodeURIComponent(EVIL)}`,
    `/run/players?q=${encodeURIComponent(EVIL)}`, `/list?find=${encodeURIComponent(EVIL)}`, `/list?of=${encodeURIComponent(EVIL)}&unread=${encodeURIComponent(EVIL)}`,
    '/playoff', '/public', '/print/players', '/print/standings', `/print/categories?only=${encodeURIComponent(EVIL)}`, '/card/1', '/statistics', '/ratings', '/eligibility'];
  for (const page of pages) await tab.goto(event + page);
  for (const page of ['/', '/rating-lists', '/people', '/settings', `/e/${encodeURIComponent(EVIL)}`]) await tab.goto(desk.base + page);
  // A file with such a name, and such a text in it.
  await tab.goto(`${desk.base}/`);
  await tab.setInputFiles('#file', { name: '"><img src=x onerror=alert(5)>.trf', mimeType: 'text/plain', buffer: Buffer.from(`012 ${EVIL}\nXX ${EVIL}\n`) });
  await tab.waitForURL(/\/events$/);
  assert.match(await tab.locator('main').textContent(), /onerror=alert\(5\)/, 'the name is shown, as text');
  assert.equal(await tab.locator('main img').count(), 0);
  assert.deepEqual(dialogs, [], 'nothing was run');
  assert.deepEqual(wrong.filter((text) => !/status of (404|422|400)/.test(text)), [], 'no violation of the policy');
  await context.close();
});

/** Types the text into every field of a form, as far as a browser lets it, and sends the form. */
async function send(form, text) {
  const fields = form.locator('input:not([type]), input[type=text], input[type=search], textarea');
  for (const field of await fields.all()) {
    if (await field.isVisible()) await field.fill(text.slice(0, Number(await field.getAttribute('maxlength') ?? 4000)));
  }
  for (const number of await form.locator('input[type=number]:visible').all()) await number.fill('1');
  await form.evaluate((one) => { one.noValidate = true; });
  await form.locator('button:not(.unseen):visible').first().click();
}

/** Fills in and sends every form of a page that has a field for text; how many there were. */
async function sendAll(tab, page) {
  const wanted = 'form:has(input:not([type]), input[type=text], input[type=search], textarea)';
  await tab.goto(page);
  const many = await tab.locator(wanted).count();
  let sent = 0;
  for (let index = 0; index < many; index += 1) {
    await tab.goto(page);
    await tab.evaluate(() => { for (const one of document.querySelectorAll('details')) one.open = true; });
    const form = tab.locator(wanted).nth(index);
    if (await form.locator('button:visible').count() > 0) {
      await send(form, EVIL);
      await tab.waitForLoadState();
      assert.equal(await tab.locator('img[src="x"], main script').count(), 0, `${page}, form ${index + 1}`);
      sent += 1;
    }
  }
  return sent;
}

test('every field of every form takes a text that wants to be a program, and shows it as a text', async () => {
  const { context, tab, wrong } = await desk.open();
  const dialogs = [];
  tab.on('dialog', (dialog) => { dialogs.push(dialog.message()); dialog.dismiss(); });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective}`));
  });
  const pages = ['/standings', '/run', '/run/details', '/run/players', '/run/player/1', '/run/pair', '/round/1/arrange', '/round/1/enter', '/list', '/list?find=b',
    '/prizes', '/playoff', '/lots', '/categories', '/public', '/phones', '/history', '/export', '/moved', '/more', '/players', '/crosstable'];
  let sent = 0;
  for (const [name, more] of [['swiss', []], ['league', ['/run/teams', '/run/team/1', '/round/5/arrange']]]) {
    const event = await desk.sample(tab, name);
    for (const page of [...pages, ...more]) sent += await sendAll(tab, event + page);
    for (const page of pages) {
      await tab.goto(event + page);
      assert.equal(await tab.locator('img[src="x"], main script').count(), 0, page);
    }
  }
  for (const page of ['/', '/new', '/rating-lists', '/settings', '/people']) sent += await sendAll(tab, desk.base + page);
  assert.ok(sent > 25, `${sent} forms`);
  assert.deepEqual(dialogs, [], 'nothing was run');
  assert.deepEqual(wrong.filter((text) => !/status of (404|409|422|400)/.test(text)), [], 'no violation of the policy');
  await context.close();
});

test('the name of an account stays a text', async () => {
  const { context, tab, wrong } = await desk.open();
  await tab.goto(`${desk.base}/people`);
  await tab.locator('form[action="/people/invite"] button').click();
  const link = /http:\/\/[\d.:]+(\/set-up\/[^\s"<]+)/.exec(await tab.content());
  assert.ok(link, 'a link to set up an account');
  const other = link[0];
  const { context: theirs, tab: there } = await desk.open({ baseURL: other });
  await there.goto(other);
  for (const field of await there.locator('main input:not([type=hidden])').all()) {
    await field.fill(await field.getAttribute('type') === 'password' ? 'long enough for anybody' : EVIL.slice(0, 60));
  }
  await there.locator('main form button').first().click();
  await there.waitForLoadState();
  await desk.shot(there, 'signed-in');
  await tab.goto(`${desk.base}/people`);
  assert.equal(await tab.locator('main img').count(), 0);
  await desk.shot(tab, 'people');
  assert.deepEqual(wrong, []);
  await theirs.close();
  await context.close();
});
