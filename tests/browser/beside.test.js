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
  await game.locator(`button[value="${isWhite ? '1-0' : '0-1'}"]`).click();
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

/** Four who drew all their games. */
function four() {
  const player = (number, games) => `001 ${String(number).padStart(4)}      ${`P${number}`.padEnd(33)} 2000`
    + `${' '.repeat(29)}1.5 ${String(number).padStart(4)}  ${games}\n`;
  return `012 Four\n042 2026/03/07\n062 4\n212 PTS\nXXR 3\n${player(1, '   2 w =     3 w =     4 w =')}`
    + `${player(2, '   1 b =     4 b =     3 w =')}${player(3, '   4 w =     1 b =     2 b =')}`
    + player(4, '   3 b =     2 w =     1 b =');
}

/** Opens an event of four with a knock-out for the first place; the address of its play-off. */
async function knockOut(tab, hasScripts = true) {
  const file = join(desk.folder, 'four.trf');
  writeFileSync(file, four());
  await tab.goto(`${desk.base}/`);
  await tab.setInputFiles('#file', file);
  // With scripts a file that was chosen is opened at once.
  if (!hasScripts) await tab.locator('#drop button').click();
  await tab.waitForURL(/\/e\/\d+$/);
  const page = `${tab.url()}/playoff`;
  await tab.goto(page);
  await tab.fill('#toml', 'method = "play-off"\nplaces = "first"\nafter = "none"\nformat = "knock-out"\n'
    + '[[stage]]\nname = "Blitz"\ngames = 1\ntime-control = "3+2"\n');
  await tab.locator('form:has(#toml) button').click();
  await tab.locator('.boards .board').nth(1).waitFor();
  return page;
}

test('a play-off by keyboard, as a round is', async () => {
  const { context, tab, wrong } = await desk.open();
  const page = await knockOut(tab);
  await tab.goto(page);
  const progress = (text) => tab.waitForFunction((is) => document.getElementById('progress').textContent === is, text);
  const focused = (id) => tab.waitForFunction((begin) => document.activeElement.id.startsWith(begin), id);
  await progress('Play-off: 0 of 2 results');
  // The first board has the focus; an entry moves on, and the last semi-final brings the final.
  const [first, second] = await tab.locator('.board').evaluateAll((all) => all.map((board) => board.id));
  await focused(first);
  await tab.keyboard.press('1');
  await progress('Play-off: 1 of 2 results');
  await focused(second);
  await tab.keyboard.press('0');
  await progress('Play-off: 2 of 3 results');
  await focused('game-2-');
  await desk.look(tab, 'play-off with a final');
  await desk.shot(tab, 'play-off-final');
  // A forfeit is asked about first, and so is a result in place of another.
  await tab.keyboard.press('+');
  assert.match(await tab.locator('#said').innerText(), /White wins by forfeit\? Enter confirms/);
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('1');
  await progress('Play-off: 3 of 3 results');
  await tab.keyboard.press('0');
  assert.match(await tab.locator('#said').innerText(), /in place of 1 – 0\? Enter confirms/);
  await tab.keyboard.press('Escape');
  await tab.getByRole('link', { name: 'Standings with the play-off' }).waitFor();
  // A letter that was typed into the regulations is not a result.
  await tab.getByText('Regulations of the play-off').click();
  await tab.locator('#toml').focus();
  await tab.keyboard.type('#');
  await tab.keyboard.press('Control+z');
  await progress('Play-off: 3 of 3 results');
  // Ctrl-Z takes back one after the other; the final goes with the semi-final that made it.
  await tab.locator('.board').last().focus();
  await tab.keyboard.press('Control+z');
  await progress('Play-off: 2 of 3 results');
  await tab.keyboard.press('Control+z');
  await progress('Play-off: 1 of 2 results');
  await focused(second);
  // An odd result by the explicit step.
  await tab.locator(`#${second} summary`).click();
  await tab.locator(`#${second} .rare button[value="1/2-0"]`).click();
  await progress('Play-off: 2 of 3 results');
  assert.equal(await tab.locator(`#${second} .result`).innerText(), '½ – 0');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('what one browser enters in a play-off appears in another', async () => {
  const [one, two] = [await desk.open(), await desk.open()];
  const page = await knockOut(one.tab);
  for (const { tab } of [one, two]) await tab.goto(page);
  await two.tab.locator('.board').nth(1).focus();
  await one.tab.keyboard.press('1');
  await two.tab.waitForFunction(() => document.querySelector('.board .result').textContent === '1 – 0');
  assert.equal(await two.tab.locator('#progress').innerText(), 'Play-off: 1 of 2 results');
  // The final comes by itself, and the focus stays where somebody is at work.
  const at = await two.tab.evaluate(() => document.activeElement.id);
  await one.tab.keyboard.press('0');
  await two.tab.waitForFunction(() => document.querySelectorAll('.board').length === 3);
  assert.equal(await two.tab.evaluate(() => document.activeElement.id), at);
  // What one has entered is not the other's to take back with a key.
  await two.tab.keyboard.press('Control+z');
  assert.match(await two.tab.locator('#said').innerText(), /Nothing that was entered here can be taken back/);
  for (const { context, wrong } of [one, two]) {
    assert.deepEqual(wrong, []);
    await context.close();
  }
});

test('a play-off without scripts', async () => {
  const { context, tab } = await desk.open({ javaScriptEnabled: false });
  await knockOut(tab, false);
  for (const [index, left] of [[0, '1 of 2'], [1, '2 of 3']]) {
    await tab.locator('.board').nth(index).locator('button[value="1-0"]').click();
    await tab.getByText(`Play-off: ${left} results`).waitFor();
  }
  await tab.locator('#undo button').click();
  await tab.getByText('Play-off: 1 of 2 results').waitFor();
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

test('the first Tab of every page is the way to its content', async () => {
  for (const options of [{}, PHONE]) {
    const { context, tab, wrong } = await desk.open(options);
    const event = await desk.sample(tab, 'swiss');
    for (const page of ['/standings', '/round/7', '/more', '/list', '/prizes']) {
      await tab.goto(event + page);
      await tab.keyboard.press('Tab');
      assert.equal(await tab.evaluate(() => document.activeElement.className), 'skip', page);
      await tab.keyboard.press('Enter');
      assert.equal(await tab.evaluate(() => document.activeElement.id), 'main', page);
    }
    assert.deepEqual(wrong, []);
    await context.close();
  }
});

test('what is printed of a page is what stands on it, without what is pressed', async () => {
  const { context, tab } = await desk.open();
  const event = await desk.sample(tab, 'league');
  await tab.emulateMedia({ media: 'print' });
  await tab.goto(`${event}/round/5/enter`);
  assert.ok(!await tab.locator('.keys').isVisible());
  const heights = await tab.locator('.board').evaluateAll((all) => all.map((board) => board.getBoundingClientRect().height));
  assert.equal(new Set(heights.slice(0, 4).map(Math.round)).size, 1, 'the board with the focus is like the others');
  await tab.goto(`${event}/standings`);
  assert.ok(!await tab.getByText('Only this computer sees it').isVisible());
  await context.close();
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
