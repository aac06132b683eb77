// What stands beside the results, in a real browser: the list of tie-breaks, prizes, a play-off, and what the public sees.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { begin } from './desk.js';

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true };

let desk;
before(async () => { desk = await begin(); });
after(async () => { await desk?.end(); });

/** The codes of the list as the cards show it. */
async function codes(tab) {
  return tab.locator('.card .card-name code').allInnerTexts();
}

test('the list of tie-breaks by keyboard', async () => {
  const { context, tab, wrong } = await desk.open();
  const event = await desk.sample(tab, 'swiss');
  await tab.goto(`${event}/list`);
  assert.deepEqual((await codes(tab)).slice(0, 3), ['PTS', 'BH/C1', 'BH']);
  // A card is moved with Alt and an arrow, keeps the focus, and goes with Delete.
  await tab.locator('.card').nth(1).focus();
  await tab.keyboard.press('Alt+ArrowDown');
  await tab.waitForFunction(() => document.querySelectorAll('.card code')[1].textContent === 'BH');
  assert.deepEqual((await codes(tab)).slice(0, 3), ['PTS', 'BH', 'BH/C1']);
  assert.equal(await tab.evaluate(() => document.activeElement.dataset.place), '2');
  assert.match(await tab.locator('.preview b').innerText(), /places? change/);
  await tab.keyboard.press('Delete');
  await tab.waitForFunction(() => document.querySelectorAll('.card code')[2].textContent === 'SB');
  // A criterion is found by a word, and added.
  await tab.fill('#find-criterion', 'koya');
  await tab.getByText('Not meant for such an event').click();
  await tab.locator('button[value="add.KS"]').click();
  await tab.waitForFunction(() => [...document.querySelectorAll('.card code')].at(-1).textContent === 'KS');
  await desk.look(tab, 'list editor');
  await desk.shot(tab, 'list-editor');
  // Going back takes a step back; the event still has its own list.
  await tab.goBack();
  await tab.waitForFunction(() => [...document.querySelectorAll('.card code')].at(-1).textContent !== 'KS');
  await tab.goto(`${event}/list`);
  assert.deepEqual((await codes(tab)).slice(0, 3), ['PTS', 'BH/C1', 'BH']);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('the list of tie-breaks without scripts', async () => {
  const { context, tab } = await desk.open({ javaScriptEnabled: false });
  const event = await desk.sample(tab, 'swiss');
  await tab.goto(`${event}/list`);
  await tab.locator('button[value="down.1"]').click();
  assert.deepEqual((await codes(tab)).slice(0, 3), ['PTS', 'BH', 'BH/C1']);
  await tab.locator('button[value="remove.2"]').click();
  await tab.fill('#find-criterion', 'koya');
  await tab.locator('button[value=find]').click();
  await tab.getByText('Not meant for such an event').click();
  await tab.locator('button[value="add.KS"]').click();
  const list = await codes(tab);
  assert.deepEqual([list[1], list.includes('BH/C1'), list.at(-1)], ['BH', false, 'KS']);
  // It becomes the list of the event after a second question.
  await tab.locator('.preview button').click();
  await tab.getByRole('checkbox').check();
  await tab.getByRole('button', { name: 'Use these rules' }).click();
  await tab.waitForURL(/\/standings$/);
  assert.match(await tab.locator('.status').innerText(), /PTS, BH, SB, .*KS$/);
  await context.close();
});

test('prizes are written down and shown with how they came about', async () => {
  const { context, tab, wrong } = await desk.open(PHONE);
  const event = await desk.sample(tab, 'swiss');
  await tab.goto(`${event}/prizes`);
  await tab.locator('details:has(#toml) > summary').click();
  await tab.fill('#toml', 'currency = "EUR"\n[[group]]\nname = "Open"\nmoney = [300, 200, 100]\n');
  await tab.locator('form:has(#toml) button').click();
  await tab.getByText('How each amount came about').waitFor();
  const first = await tab.locator('tbody tr').first().innerText();
  assert.match(first, /Vasseur, Zeno[^]*300/);
  await desk.look(tab, 'prizes');
  await desk.shot(tab, 'prizes');
  assert.deepEqual(wrong, []);
  await context.close();
});

/** Two who drew their only game. */
function duel() {
  const player = (number, name, rating, game) => `001 ${String(number).padStart(4)}      ${name.padEnd(33)} ${rating}`
    + `${' '.repeat(29)}0.5 ${String(number).padStart(4)}  ${game}\n`;
  return `012 Duel\n042 2026/03/07\n062 2\n212 PTS,DE\nXXR 1\n${player(1, 'Alyx', 2000, '   2 w =')}`
    + player(2, 'Bruno', 1900, '   1 b =');
}

test('a play-off to the final standings', async () => {
  const { context, tab, wrong } = await desk.open();
  const file = join(desk.folder, 'duel.trf');
  writeFileSync(file, duel());
  await tab.goto(`${desk.base}/`);
  await tab.setInputFiles('#file', file);
  await tab.waitForURL(/\/e\/\d+$/);
  const event = tab.url();
  await tab.goto(`${event}/playoff`);
  await tab.fill('#toml', 'method = "play-off"\nplaces = "first"\nafter = "none"\nformat = "knock-out"\n'
    + '[[stage]]\nname = "Blitz"\ngames = 1\ntime-control = "3+2"\n');
  await tab.locator('form:has(#toml) button').click();
  const game = tab.locator('.boards .board');
  await game.waitFor();
  await desk.look(tab, 'play-off');
  await desk.shot(tab, 'play-off');
  const isWhite = (await game.locator('.white').innerText()).includes('Bruno');
  await game.locator('select').selectOption(isWhite ? '1-0' : '0-1');
  await game.locator('button').click();
  await tab.getByRole('link', { name: 'Standings with the play-off' }).click();
  await tab.waitForURL(/\/standings$/);
  const names = await tab.locator('#fresh tbody tr th').allInnerTexts();
  assert.match(names[0], /Bruno/);
  assert.match(names[1], /Alyx/);
  await desk.look(tab, 'standings with a play-off');
  await desk.shot(tab, 'play-off-standings');
  assert.deepEqual(wrong, []);
  await context.close();
});

/** Opens a sample and publishes its standings; the address of the public page. */
async function published(tab, name) {
  const event = await desk.sample(tab, name);
  await tab.goto(`${event}/standings`);
  await tab.getByRole('button', { name: /Publish the standings/ }).click();
  await tab.getByRole('link', { name: 'Public page', exact: true }).waitFor();
  return event.replace('/e/', '/p/');
}

test('the public page on a telephone says that a criterion decides that is not shown', async () => {
  const [arbiter, reader] = [await desk.open(), await desk.open({ ...PHONE, colorScheme: 'dark' })];
  const address = await published(arbiter.tab, 'swiss');
  await reader.tab.goto(address);
  assert.ok(await reader.tab.getByText('BH/C1').count() > 0);
  await desk.look(reader.tab, 'public page');
  await arbiter.tab.goto(address.replace('/p/', '/e/').concat('/public'));
  await arbiter.tab.locator('input[name="show.criterion:BH/C1"]').uncheck();
  await arbiter.tab.getByRole('button', { name: 'Show this' }).click();
  await arbiter.tab.waitForLoadState();
  await reader.tab.goto(address);
  const text = await reader.tab.locator('main').innerText();
  assert.match(text, /decided by values that this page does not show: Buchholz Cut-1/);
  assert.equal(await reader.tab.locator('thead').getByText('BH/C1').count(), 0);
  // The way to the page itself is on the screen.
  await reader.tab.goto(`${address}/round-7`);
  const way = await reader.tab.locator('.top [aria-current]').boundingBox();
  assert.ok(way.x >= 0 && way.x + way.width <= 390, 'the current page is in sight');
  await desk.look(reader.tab, 'public round');
  await desk.shot(reader.tab, 'public-round');
  for (const { context, wrong } of [arbiter, reader]) {
    assert.deepEqual(wrong, []);
    await context.close();
  }
});

test('where no news come through, a page looks for itself', async () => {
  const [arbiter, reader] = [await desk.open(), await desk.open()];
  const event = await desk.sample(arbiter.tab, 'league');
  await reader.context.route('**/live?*', (route) => route.abort());
  await reader.tab.goto(`${event}/round/5`);
  await arbiter.tab.goto(`${event}/round/5/enter`);
  await arbiter.tab.keyboard.press('1');
  await reader.tab.waitForFunction(() => document.querySelector('.status').textContent.includes('1 of 12'), null, { timeout: 20_000 });
  // Where results are entered, boards and progress too.
  await reader.tab.goto(`${event}/round/5/enter`);
  await arbiter.tab.keyboard.press('0');
  await reader.tab.waitForFunction(() => document.getElementById('progress').textContent.includes(': 2 of 12'), null, { timeout: 20_000 });
  assert.equal(await reader.tab.locator('.board[data-is="0-1"]').count(), 1);
  for (const { context } of [arbiter, reader]) await context.close();
});

test('on a telephone the buttons and ways of the desk are high enough for a finger', async () => {
  const { context, tab, wrong } = await desk.open(PHONE);
  const event = await desk.sample(tab, 'swiss');
  for (const page of [`${desk.base}/`, ...['', '/standings', '/crosstable', '/round/1', '/prizes', '/list', '/history'].map((path) => event + path)]) {
    await tab.goto(page);
    const low = await tab.evaluate(() => [...document.querySelectorAll('button, .button, .bar a, .top a, summary')]
      .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML.slice(0, 80)));
    assert.deepEqual(low, [], page);
  }
  assert.deepEqual(wrong, []);
  await context.close();
});
