// The arbiter's desk in a real browser: the first five minutes, a round by keyboard, two browsers on one board, no script.
//
// The program is `target/debug/exaequo`, or the one that EXAEQUO_PROGRAM names. EXAEQUO_SHOTS names a folder for
// pictures of each step.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test, { after, before } from 'node:test';
import { launch } from './pages.js';

const program = resolve(process.env.EXAEQUO_PROGRAM ?? '../../target/debug/exaequo');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const shots = process.env.EXAEQUO_SHOTS;
let browser;
let desk;
let base;
let folder;

before(async () => {
  if (!existsSync(program)) throw new Error(`${program} is missing; cargo build makes it`);
  folder = mkdtempSync(join(tmpdir(), 'desk-'));
  desk = spawn(program, ['serve', '--data', folder, '--port', '0', '--no-open', '--lang', 'en']);
  base = await new Promise((found, failed) => {
    desk.stderr.on('data', (text) => {
      const address = /http:\/\/[\d.:]+/.exec(String(text));
      if (address) found(address[0]);
    });
    desk.on('exit', () => failed(new Error('the desk ended')));
  });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  if (desk) {
    const ended = new Promise((done) => { desk.on('exit', done); });
    desk.kill('SIGTERM');
    assert.equal(await ended, 0, 'the desk ends quietly');
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** A window in which nothing goes wrong unseen and nothing leaves the machine. */
async function open(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en', ...options });
  const tab = await context.newPage();
  const wrong = [];
  tab.on('console', (message) => { if (message.type() === 'error') wrong.push(message.text()); });
  tab.on('pageerror', (error) => wrong.push(String(error)));
  tab.on('request', (request) => { if (!request.url().startsWith(base)) wrong.push(request.url()); });
  return { context, tab, wrong };
}

async function shot(tab, name) {
  if (shots) await tab.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
}

/** Opens a sample; the address of its event. */
async function sample(tab, name) {
  await tab.goto(`${base}/`);
  await tab.locator(`form[action="/samples/${name}"] button`).click();
  await tab.waitForURL(/\/e\/\d+$/);
  return tab.url();
}

async function look(tab, name) {
  const { width } = tab.viewportSize();
  assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth) <= width, `${name} is too wide`);
  // The policy of the desk lets no script in: axe comes through the debugger.
  await tab.evaluate(axe);
  const { violations } = await tab.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  assert.deepEqual(serious.map(({ id, nodes }) => `${name}: ${id} ${nodes[0].html}`), []);
}

for (const [device, options] of Object.entries({
  'a screen in the light': {},
  'a telephone in the dark': { viewport: { width: 390, height: 800 }, hasTouch: true, colorScheme: 'dark' },
})) {
  test(`the first five minutes on ${device}`, async () => {
    const { context, tab, wrong } = await open(options);
    const kind = device.split(' ')[1];
    await tab.goto(`${base}/`);
    await look(tab, 'start');
    await shot(tab, `${kind}-1-start`);

    // A file is chosen, and what was understood of it is there.
    const file = join(folder, 'round-robin.trf');
    writeFileSync(file, readFileSync('../../crates/web/samples/round-robin.trf'));
    await tab.setInputFiles('#file', file);
    await tab.waitForURL(/\/e\/\d+$/);
    assert.match(await tab.locator('.agreement').innerText(), /3 places differ from the file/);
    await look(tab, 'check');
    await shot(tab, `${kind}-2-check`);

    // Its standings, and a value that explains itself beside its row.
    await tab.getByRole('link', { name: 'See the standings' }).click();
    await tab.waitForURL(/\/standings/);
    const value = tab.locator('tbody tr').nth(5).locator('a.v').nth(1);
    await value.focus();
    await tab.keyboard.press('Enter');
    const beside = tab.locator('.beside-value');
    await beside.locator('li').first().waitFor();
    assert.match(await beside.innerText(), /DE/);
    await look(tab, 'explained');
    await shot(tab, `${kind}-3-explained`);
    await tab.keyboard.press('Escape');
    assert.equal(await beside.count(), 0);
    assert.ok(await value.evaluate((link) => link === document.activeElement), 'the value has the focus again');

    // Another list, what moves, and back.
    await tab.locator('#rules > summary').click();
    await tab.fill('#list', 'PTS, SB');
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/list=/);
    assert.match(await tab.locator('.what-if').innerText(), /3 places change/);
    assert.ok(await tab.getByText('▲').count() > 0);
    await look(tab, 'moved');
    await shot(tab, `${kind}-4-moved`);
    await tab.getByRole('link', { name: 'Back to the rules of the event' }).click();
    await tab.waitForURL(/\/standings$/);

    // Files to take along, and the public page.
    const [download] = await Promise.all([
      tab.waitForEvent('download'), tab.getByRole('link', { name: 'CSV' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'club-championship-standings.csv');
    await tab.getByRole('button', { name: /Publish the standings/ }).click();
    await tab.getByRole('link', { name: 'Public page' }).click();
    await tab.waitForURL(/\/p\/\d+$/);
    await tab.fill('#find', 'bouch');
    assert.equal(await tab.locator('tbody tr:visible').count(), 1);
    await look(tab, 'public');
    await shot(tab, `${kind}-5-public`);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

test('a file is dropped anywhere on a page', async () => {
  const { context, tab } = await open();
  await sample(tab, 'swiss');
  await tab.goto(`${tab.url()}/standings`);
  const text = readFileSync('../../crates/web/samples/swiss.trf', 'utf8');
  await tab.evaluate((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'dropped.trf'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, text);
  await tab.getByText('dropped.trf').waitFor();
  await context.close();
});

test('a round by keyboard', async () => {
  const { context, tab, wrong } = await open();
  const event = await sample(tab, 'league');
  await tab.goto(`${event}/round/5/enter`);
  const progress = tab.locator('#progress');
  assert.equal(await progress.innerText(), 'Round 5: 0 of 12 results');
  // The first board without a result has the focus; each entry moves on.
  for (const [key, entered] of [['1', 1], ['=', 2], ['0', 3], ['5', 4]]) {
    await tab.keyboard.press(key);
    await tab.waitForFunction((many) => document.getElementById('progress').textContent.includes(`: ${many} of`), entered);
  }
  assert.match(await tab.locator('#entry h3 .score').first().innerText(), /2–2|2½–1½|3–1|1½–2½/);
  // A forfeit is asked about first.
  await tab.keyboard.press('+');
  assert.match(await tab.locator('#said').innerText(), /White wins by forfeit\? Enter confirms/);
  await tab.keyboard.press('Escape');
  assert.match(await progress.innerText(), /: 4 of/);
  await tab.keyboard.press('+');
  await tab.keyboard.press('Enter');
  await tab.waitForFunction(() => document.getElementById('progress').textContent.includes(': 5 of'));
  await tab.keyboard.press('Control+z');
  await tab.waitForFunction(() => document.getElementById('progress').textContent.includes(': 4 of'));
  await look(tab, 'entry');
  await shot(tab, 'entry');
  await tab.goto(`${event}/history`);
  assert.equal(await tab.locator('tbody tr').count(), 6, 'undoing adds a line');
  await look(tab, 'history');
  await shot(tab, 'history');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('what one browser enters appears in another, and two on one board are told', async () => {
  const [one, two, reader] = [await open(), await open(), await open()];
  const event = await sample(one.tab, 'league');
  for (const { tab } of [one, two]) await tab.goto(`${event}/round/5/enter`);
  await reader.tab.goto(`${event}/round/5`);
  const began = Date.now();
  await one.tab.keyboard.press('1');
  await two.tab.waitForFunction(() => document.querySelector('.board .result').textContent === '1 – 0');
  const took = Date.now() - began;
  assert.ok(took < 1000, `${took} ms`);
  await reader.tab.waitForFunction(() => document.querySelector('.status').textContent.includes('1 of 12'));
  assert.match(await two.tab.locator('#progress').innerText(), /: 1 of 12/);
  // The second one does not hear of the next entry, and enters something else.
  await two.context.setOffline(true);
  await one.tab.locator('#game-2').focus();
  await one.tab.keyboard.press('1');
  await one.tab.waitForFunction(() => document.getElementById('progress').textContent.includes(': 2 of'));
  await two.context.setOffline(false);
  await two.tab.evaluate(() => { document.getElementById('game-2').dataset.is = '*'; });
  await two.tab.locator('#game-2').focus();
  await two.tab.keyboard.press('0');
  await two.tab.locator('#said:not([hidden])').waitFor();
  assert.match(await two.tab.locator('#said').innerText(), /somebody else entered 1 – 0 on this board/);
  await two.tab.waitForFunction(() => document.getElementById('game-2').dataset.is === '1-0');
  for (const { context } of [one, two, reader]) await context.close();
});

test('everything works without scripts', async () => {
  const { context, tab } = await open({ javaScriptEnabled: false });
  const event = await sample(tab, 'league');
  await tab.goto(`${event}/standings`);
  await tab.locator('a.v').nth(2).click();
  await tab.waitForURL(/\/explain\//);
  assert.ok(await tab.getByText('Back to the standings').count() > 0);
  await tab.goto(`${event}/round/5/enter`);
  await tab.locator('#game-1 button[value="1-0"]').click();
  await tab.waitForURL(/#game-1$/);
  assert.match(await tab.locator('#progress').innerText(), /: 1 of 12/);
  await tab.goto(`${base}/`);
  await tab.setInputFiles('#file', '../../crates/web/samples/swiss.trf');
  await tab.getByRole('button', { name: 'Open', exact: true }).click();
  await tab.waitForURL(/\/e\/\d+$/);
  await context.close();
});

test('three languages', async () => {
  for (const [locale, words] of [['fr', 'Déposez ici'], ['es', 'Suelte aquí'], ['en', 'Drop a tournament']]) {
    const { context, tab } = await open({ locale });
    await tab.goto(`${base}/`);
    assert.ok(await tab.getByText(words).count() > 0, locale);
    assert.equal(await tab.evaluate(() => document.documentElement.lang), locale);
    await sample(tab, 'swiss');
    await tab.goto(`${tab.url()}/standings`);
    await tab.setViewportSize({ width: 1000, height: 800 });
    await look(tab, `standings ${locale}`);
    await tab.getByRole('link', { name: 'Español' }).click();
    assert.equal(await tab.evaluate(() => document.documentElement.lang), 'es');
    assert.match(tab.url(), /\/standings/, 'the same page');
    await context.close();
  }
});

test('rules are used for good after a second question', async () => {
  const { context, tab, wrong } = await open();
  const event = await sample(tab, 'round-robin');
  await tab.goto(`${event}/standings?list=PTS%2CSB`);
  await tab.locator('.what-if details summary').click();
  assert.match(await tab.locator('.what-if table').innerText(), /SB 2.75 > 2.25/);
  await tab.getByRole('button', { name: 'Use these rules' }).click();
  assert.match(await tab.locator('main').innerText(), /7 rounds are paired already/);
  await look(tab, 'consequences');
  await shot(tab, 'consequences');
  await tab.getByRole('checkbox').check();
  await tab.getByRole('button', { name: 'Use these rules' }).click();
  await tab.waitForURL(/\/standings$/);
  assert.match(await tab.locator('.status').innerText(), /PTS, SB$/);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a round robin from a pasted list', async () => {
  const { context, tab, wrong } = await open();
  await tab.goto(`${base}/new`);
  await tab.fill('#name', 'Club final');
  await tab.fill('#players', 'Ann\t2000\nBob\t1900\nChloé\nDan 1700');
  await look(tab, 'new');
  await shot(tab, 'new');
  await tab.getByRole('button', { name: 'Create and pair' }).click();
  await tab.waitForURL(/\/round\/1\/enter$/);
  assert.match(await tab.locator('#progress').innerText(), /0 of 2/);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a projector turns its pages', async () => {
  const { context, tab } = await open({ viewport: { width: 1280, height: 720 } });
  const event = await sample(tab, 'swiss');
  await tab.goto(`${event}/standings`);
  await tab.getByRole('button', { name: /Publish the standings/ }).click();
  await tab.goto(`${event.replace('/e/', '/p/')}/projector`);
  assert.match(await tab.locator('#turn').innerText(), /1 \/ [2-9]/);
  const visible = await tab.locator('.wall li:visible').count();
  assert.ok(visible > 5 && visible < 24, `${visible} rows`);
  assert.ok(await tab.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'nothing is cut off');
  await look(tab, 'projector');
  await shot(tab, 'projector');
  await context.close();
});
