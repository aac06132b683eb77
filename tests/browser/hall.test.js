// A telephone in the hall, 390 pixels wide: the link of its code, an empty board, and one that has a result.

import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { begin } from './desk.js';

let desk;
before(async () => { desk = await begin(['--listen', '0.0.0.0']); });
after(async () => { await desk?.end(); });

test('a telephone enters a result by the link of its code, on empty boards alone', async () => {
  const arbiter = await desk.open();
  const event = await desk.sample(arbiter.tab, 'league');
  await arbiter.tab.goto(`${event}/phones`);
  await arbiter.tab.fill('#name', 'Hall helper');
  await arbiter.tab.getByRole('button', { name: 'Make a QR code' }).click();
  const address = await arbiter.tab.locator('.qr a.long').getAttribute('href');
  const phone = await desk.open({ viewport: { width: 390, height: 800 }, hasTouch: true });
  await phone.tab.goto(address);
  await desk.look(phone.tab, 'link');
  await desk.shot(phone.tab, 'phone-link');
  await phone.tab.locator('main form button').click();
  await phone.tab.waitForURL(/\/phone$/);
  await desk.look(phone.tab, 'telephone');
  await desk.shot(phone.tab, 'phone-boards');
  const boards = await phone.tab.locator('.hall li').count();
  const [first, second] = await phone.tab.locator('.hall input[name=game]').evaluateAll((all) => all.map((field) => field.value));
  await phone.tab.locator('.hall li').first().locator('button[value="1-0"]').tap();
  await phone.tab.waitForURL(`**/phone?game=${first}`);
  assert.match(await phone.tab.locator('main').innerText(), /1 – 0 is saved/);
  assert.equal(await phone.tab.locator('.hall li').count(), boards - 1);
  // Meanwhile the arbiter enters the next board: the telephone still shows it as empty.
  await arbiter.tab.goto(`${event}/round/5/enter`);
  assert.equal(await arbiter.tab.locator(`#game-${first}`).getAttribute('data-is'), '1-0');
  await arbiter.tab.locator(`#game-${second}`).focus();
  await phone.context.setOffline(true);
  await arbiter.tab.keyboard.press('0');
  await arbiter.tab.waitForFunction((game) => document.getElementById(`game-${game}`).dataset.is === '0-1', second);
  await phone.context.setOffline(false);
  await phone.tab.locator(`.hall form:has(input[name=game][value="${second}"]) button[value="1-0"]`).tap();
  await phone.tab.getByText(/0 – 1/).first().waitFor();
  assert.match(await phone.tab.locator('main').innerText(), /arbiter/, 'who is to be asked');
  await desk.shot(phone.tab, 'phone-refused');
  await arbiter.tab.reload();
  assert.equal(await arbiter.tab.locator(`#game-${second}`).getAttribute('data-is'), '0-1', 'nothing was replaced');
  for (const { context } of [arbiter, phone]) await context.close();
});
