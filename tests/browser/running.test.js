// An event from nothing, run in a real browser: created, players pasted, rounds paired by hand, results by keyboard.

import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { begin } from './desk.js';

let desk;
before(async () => { desk = await begin(); });
after(async () => { await desk?.end(); });

/** Creates an event and pastes its players, looking at each page; the address of the event. */
async function create(tab, name, system, players, look = desk.look) {
  await tab.goto(`${desk.base}/new`);
  await tab.fill('#name', name);
  await tab.selectOption('#system', system);
  await tab.fill('#rounds', '3');
  await tab.getByRole('button', { name: 'Create' }).click();
  await tab.waitForURL(/\/run\/players$/);
  await look(tab, 'no players yet');
  await desk.shot(tab, 'run-players-empty');
  await tab.fill('#text', players);
  await tab.getByRole('button', { name: 'Look at them first' }).click();
  await look(tab, 'preview');
  await desk.shot(tab, 'run-preview');
  await tab.getByRole('button', { name: /^Enter \d+ players$/ }).click();
  await tab.waitForURL(/\/run\/players$/);
  return tab.url().replace(/\/run\/players$/, '');
}

/** Pairs by the two fields of each board, and gives whoever is left over the bye that is offered. */
async function pair(tab, event, boards) {
  await tab.goto(`${event}/run/pair`);
  for (const [index, [white, black]] of boards.entries()) {
    await tab.locator('input[name=white]').nth(index).fill(white);
    await tab.locator('input[name=black]').nth(index).fill(black);
  }
  await tab.getByRole('button', { name: 'Go on' }).click();
  const go = tab.getByRole('button', { name: /Understood|Yes, do it/ });
  if (await go.count() > 0) {
    await desk.look(tab, 'byes');
    await desk.shot(tab, 'run-byes');
    await go.click();
  }
  await tab.waitForURL(/\/enter$/);
}

async function enter(tab, keys) {
  for (const [index, key] of [...keys].entries()) {
    await tab.keyboard.press(key);
    await tab.waitForFunction((many) => document.getElementById('progress').textContent.includes(`: ${many} of`), index + 1);
  }
}

const FIVE = 'Name\tRating\tClub\nRoy, Anne\t2000\tNord\nCyr, Luc\t1900\t\nDion, Lise\t1800\tSud\nFortin, Paul\t1700\t\nGagné, Zoé\t\t\n';

for (const [device, options] of Object.entries({
  'a screen': {},
  'a telephone in the dark': { viewport: { width: 390, height: 800 }, hasTouch: true, colorScheme: 'dark' },
})) {
  test(`an event from nothing on ${device}`, async () => {
    const { context, tab, wrong } = await desk.open(options);
    const event = await create(tab, 'Spring Open', 'swiss', FIVE);
    await desk.look(tab, 'players');
    await desk.shot(tab, `run-players-${device.split(' ')[1]}`);
    await tab.goto(`${event}/run`);
    await desk.look(tab, 'run');
    await desk.shot(tab, `run-hub-${device.split(' ')[1]}`);
    await tab.goto(`${event}/run/pair`);
    await desk.look(tab, 'pair');
    await desk.shot(tab, `run-pair-${device.split(' ')[1]}`);
    await pair(tab, event, [['1', '2'], ['dion', 'fortin']]);
    await enter(tab, '1=');
    // Somebody comes late, somebody leaves.
    await tab.goto(`${event}/run/players`);
    await tab.fill('#name', 'Hardy, Max');
    await tab.getByRole('button', { name: 'Enter', exact: true }).click();
    await tab.getByRole('link', { name: 'Hardy, Max' }).waitFor();
    await pair(tab, event, [['6', '1'], ['2', '3'], ['4', '5']]);
    await enter(tab, '0=1');
    await tab.goto(`${event}/run/player/5`);
    await desk.look(tab, 'player');
    await desk.shot(tab, `run-player-${device.split(' ')[1]}`);
    await tab.getByText('Withdraw or expel').click();
    await tab.locator('form[action$="/leave"] button').click();
    assert.match(await tab.locator('main').innerText(), /Gagné, Zoé is not paired any more from round 3/);
    await tab.getByRole('button', { name: 'Yes, do it' }).click();
    await tab.getByText('withdrawn after round 2').waitFor();
    await pair(tab, event, [['1', '3'], ['2', '4']]);
    await tab.goto(`${event}/round/3/arrange`);
    await desk.look(tab, 'arrange');
    await desk.shot(tab, `run-arrange-${device.split(' ')[1]}`);
    await tab.goto(`${event}/round/3/enter`);
    await enter(tab, '1=');
    await tab.goto(`${event}/standings`);
    assert.match(await tab.locator('main').innerText(), /Final standings after round 3/);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

test('a team match board by board, and the same without scripts', async () => {
  const { context, tab } = await desk.open({ javaScriptEnabled: false });
  // What looks at a page is a script.
  const event = await create(tab, 'League', 'teams', 'A1\nA2\nB1\nB2\n', async () => {});
  for (const [name, roster] of [['Rooks', '1\n2'], ['Bishops', 'B1\nB2']]) {
    await tab.goto(`${event}/run/teams`);
    await tab.fill('#name', name);
    await tab.fill('#roster', roster);
    await tab.getByRole('button', { name: 'Enter', exact: true }).click();
    await tab.getByRole('link', { name }).waitFor();
  }
  await desk.shot(tab, 'run-teams');
  await tab.goto(`${event}/run/pair`);
  await tab.locator('input[name=white]').first().fill('Rooks');
  await tab.locator('input[name=black]').first().fill('Bishops');
  await tab.getByRole('button', { name: 'Go on' }).click();
  await tab.waitForURL(/\/round\/1\/enter/);
  await tab.locator('#game-1 button[value="1-0"]').click();
  assert.match(await tab.locator('#entry h3 .score').first().innerText(), /1–0/);
  await tab.locator('#game-2 button[value="1/2-1/2"]').click();
  assert.match(await tab.locator('#entry h3 .score').first().innerText(), /1½–½/);
  await context.close();
});

test('pages of a running event in French', async () => {
  const { context, tab } = await desk.open({ locale: 'fr', viewport: { width: 1000, height: 800 } });
  await tab.goto(`${desk.base}/new`);
  await desk.look(tab, 'new fr');
  await desk.shot(tab, 'run-new-fr');
  await tab.fill('#name', 'Open du printemps');
  await tab.locator('main form button').first().click();
  await tab.waitForURL(/\/run\/players$/);
  await desk.look(tab, 'players fr');
  await desk.shot(tab, 'run-players-fr');
  await context.close();
});
