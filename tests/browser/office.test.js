// The register of a federation in a real browser: a report from the upload to the published list, and what everybody sees.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { begin, program } from './desk.js';

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true };
const LIST = `id,name,rating,K,birth,federation,title,sex
2600001,"Alpha, Ann",2000,20,1980,CAN,WFM,F
2600002,"Beta, Bob",2000,20,1985,CAN,,M
2600003,"Gamma, Gus",2100,20,1990,CAN,FM,M
2600004,"Delta, Dan",1900,20,2001,FRA,,M
`;
const report = (white, black) => `012 January Cup
042 2026/01/10
052 2026/01/11
092 Individual: Swiss-System
122 90 minutes and 30 seconds a move
001    1 f    Alpha, Ann                             CAN     2600001 1980/00/00  ${white}.0    1     2 w ${white}
001    2 m    Beta, Bob                              CAN     2600002 1985/00/00  ${black}.0    2     1 b ${black}
`;

let desk;
let folder;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'register-'));
  const register = join(folder, 'federation.register');
  writeFileSync(join(folder, 'start.csv'), LIST);
  writeFileSync(join(folder, 'january.trf'), report(1, 0));
  writeFileSync(join(folder, 'corrected.trf'), report(0, 1));
  const init = ['list', 'init', '--import', join(folder, 'start.csv'), '--date', '2026-01-01', '--federation', 'CAN'];
  execFileSync(program, [...init, '--register', register]);
  desk = await begin(['--register', register]);
});
after(async () => {
  await desk?.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Looks again until a page says something. */
async function until(tab, path, text) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    await tab.goto(desk.base + path);
    if ((await tab.locator('main').innerText()).includes(text)) return;
    await tab.waitForTimeout(100);
  }
  assert.fail(`${path} never says ${text}: ${await tab.locator('main').innerText()}`);
}

test('an officer takes a report to the published list, without scripts', async () => {
  const { context, tab, wrong } = await desk.open({ javaScriptEnabled: false });
  await tab.goto(`${desk.base}/`);
  await tab.getByRole('link', { name: 'Office of the register' }).click();
  await tab.waitForURL(/\/office$/);
  await desk.shot(tab, 'office-empty');
  // Upload: what it is, with a receipt.
  await tab.setInputFiles('#file', join(folder, 'january.trf'));
  await tab.fill('#sender', 'Club');
  await tab.fill('#registered', '2025-12-01');
  await tab.getByRole('button', { name: 'Receive' }).click();
  await tab.getByText('A new event: January Cup').waitFor();
  await desk.shot(tab, 'office-receipt');
  await tab.getByRole('link', { name: 'January Cup' }).click();
  await desk.shot(tab, 'office-event');
  // A refusal without a reason is none.
  await tab.selectOption('#decision', 'refuse');
  await tab.getByRole('button', { name: 'Decide' }).click();
  await tab.getByText('A reason is needed').first().waitFor();
  await tab.goto(`${desk.base}/office/events/1`);
  await tab.selectOption('#decision', 'refuse');
  await tab.fill('#article', '1.1');
  await tab.fill('#reason', 'too fast');
  await tab.getByRole('button', { name: 'Decide' }).click();
  await tab.getByText('can appeal until').waitFor();
  await tab.getByRole('button', { name: 'Decide' }).click();
  await tab.getByText('rated on the list of 1 February 2026').waitFor();
  // Preview, close, publish.
  await tab.goto(`${desk.base}/office`);
  await tab.getByRole('link', { name: 'Preview of the list of 1 February 2026' }).click();
  await tab.getByRole('link', { name: 'Alpha, Ann' }).first().waitFor();
  await desk.shot(tab, 'office-preview');
  await tab.getByRole('button', { name: 'Close the list' }).click();
  await tab.getByRole('button', { name: 'Publish the list' }).click();
  await tab.getByRole('link', { name: 'The files of the list' }).click();
  await tab.waitForURL(/\/register\/lists\/2026-02-01$/);
  await desk.shot(tab, 'register-files');
  const manifest = await (await tab.request.get(`${desk.base}/register/lists/2026-02-01/manifest.json`)).json();
  assert.equal(manifest.schema, 'exaequo/publication/1');
  assert.deepEqual(wrong.filter((one) => !/422/.test(one)), []);
  await context.close();
});

test('everybody finds a player with every game, also on a telephone', async () => {
  const { context, tab, wrong } = await desk.open(PHONE);
  await until(tab, '/register', 'List of 1 February 2026: 4 players.');
  await desk.look(tab, 'search');
  await desk.shot(tab, 'register-phone');
  await tab.fill('#player', 'ann alp');
  await tab.getByRole('button', { name: 'Search' }).click();
  await tab.getByRole('link', { name: 'Alpha, Ann' }).click();
  await tab.waitForURL(/\/register\/players\/2600001$/);
  assert.equal(await tab.locator('figure svg').count(), 1, 'a picture of the rating over time');
  await desk.look(tab, 'player');
  await desk.shot(tab, 'player-phone');
  await tab.getByRole('link', { name: '1 February 2026' }).click();
  await tab.getByRole('heading', { name: 'January Cup' }).waitFor();
  assert.match(await tab.locator('main').innerText(), /Beta, Bob/);
  await desk.look(tab, 'games of a list');
  await desk.shot(tab, 'games-phone');
  assert.equal(await tab.locator('header a.home').count(), 0, 'no way to the desk');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a correction is shown first, and then stands in the public log', async () => {
  const { context, tab, wrong } = await desk.open();
  await tab.goto(`${desk.base}/office/events/1`);
  await desk.look(tab, 'event of the office');
  await tab.locator('details > summary').click();
  await tab.setInputFiles('#file', join(folder, 'corrected.trf'));
  await tab.fill('#why', 'board 1, result');
  await tab.getByRole('button', { name: 'Show what changes' }).click();
  await tab.getByText('Nothing was entered yet').waitFor();
  await desk.look(tab, 'what changes');
  await desk.shot(tab, 'office-correction');
  await tab.getByRole('button', { name: 'Enter it' }).click();
  await tab.waitForURL(/\/office\/events\/1$/);
  await until(tab, '/register/corrections', 'board 1, result');
  await desk.look(tab, 'corrections');
  await desk.shot(tab, 'register-corrections');
  await until(tab, '/register/players/2600001', '1990');
  await desk.look(tab, 'corrected player');
  await desk.shot(tab, 'player');
  for (const page of ['/office', '/office/drift', '/office/lists/2026-03-01', '/register', '/register/lists']) {
    await tab.goto(desk.base + page);
    await desk.look(tab, page);
    await desk.shot(tab, page.slice(1).replaceAll('/', '-'));
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test('in French', async () => {
  const { context, tab, wrong } = await desk.open({ locale: 'fr' });
  await tab.goto(`${desk.base}/register/players/2600001`);
  assert.match(await tab.locator('main').innerText(), /Cote au fil du temps/);
  await desk.shot(tab, 'player-fr');
  await tab.goto(`${desk.base}/office`);
  await tab.getByRole('heading', { name: 'Bureau du registre' }).waitFor();
  await desk.shot(tab, 'office-fr');
  await tab.goto(`${desk.base}/register`);
  await desk.shot(tab, 'register-fr');
  assert.deepEqual(wrong, []);
  await context.close();
});
