// People with roles, in a browser: the administrator invites, an arbiter comes in by the link, gives a role to somebody
// else, sets up a second factor and signs in with it. At 1280 and 390 pixels, in French too, without scripts as well.

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import test, { after, before } from 'node:test';
import { begin } from './desk.js';

let desk;

before(async () => {
  desk = await begin(['--listen', '0.0.0.0']);
});
after(async () => {
  await desk?.end();
});

/** Looks at a page, and keeps a picture of it. */
async function see(tab, name) {
  await desk.look(tab, name);
  await desk.shot(tab, name);
}

const PASSWORD = 'long enough for anybody';

/** The address of the link a page shows. */
async function link(tab) {
  return tab.locator('.qr a.long').getAttribute('href');
}

/** Somebody with a browser of their own, who takes an invitation. */
async function join(address, name, options = {}) {
  const opened = await desk.open(options);
  await opened.tab.goto(address);
  await opened.tab.fill('#name', name);
  await opened.tab.fill('#password', PASSWORD);
  await opened.tab.fill('#again', PASSWORD);
  await opened.tab.locator('main form button').click();
  await opened.tab.waitForURL(/\/$/);
  return opened;
}

/** The code an authenticator shows: RFC 6238, written a second time. */
function code(letters, later = 0) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...letters].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30000) + later));
  const made = createHmac('sha1', key).update(counter).digest();
  const offset = made[19] & 15;
  return String((made.readUInt32BE(offset) & 0x7fffffff) % 1000000).padStart(6, '0');
}

test('an arbiter is invited, invites others, and sees the own events only', async () => {
  const { context, tab } = await desk.open();
  const event = new URL(await desk.sample(tab, 'league')).pathname;
  const foreign = new URL(await desk.sample(tab, 'swiss')).pathname;
  await tab.goto(`${desk.base}/people`);
  await see(tab, 'people-empty');
  await tab.selectOption('#role', 'arbiter');
  await tab.selectOption('#event', event.split('/').pop());
  await tab.locator('form[action="/people/invite"] button').click();
  const address = await link(tab);
  await see(tab, 'people-invited');
  const arbiter = await join(address, 'Ada');
  const base = new URL(address).origin;
  assert.equal(await arbiter.tab.locator(`a[href="${event}"]`).count(), 1);
  assert.equal(await arbiter.tab.locator(`a[href="${foreign}"]`).count(), 0, 'a foreign event is not shown');
  assert.equal((await arbiter.tab.goto(base + foreign)).status(), 404);
  await arbiter.tab.goto(`${base}${event}/people`);
  await see(arbiter.tab, 'event-people');
  await arbiter.tab.selectOption('#invited', 'results');
  await arbiter.tab.locator('form[action$="/people/invite"] button').click();
  const entry = await join(await link(arbiter.tab), 'Eva', { javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await entry.tab.goto(`${base}${event}/round/5/enter`);
  assert.match(await entry.tab.locator('main').textContent(), /Round 5/);
  assert.equal((await entry.tab.goto(`${base}${event}/run`)).status(), 403);
  await desk.shot(entry.tab, 'role-refused-390');
  await tab.goto(`${desk.base}/people`);
  await see(tab, 'people');
  await tab.locator('main a', { hasText: 'Ada' }).click();
  await see(tab, 'person');
  await tab.goto(`${desk.base}/language?to=fr&back=/people`);
  await see(tab, 'people-fr');
  await tab.setViewportSize({ width: 390, height: 800 });
  await see(tab, 'people-fr-390');
  await tab.goto(`${desk.base}${event}/privacy`);
  await see(tab, 'privacy-fr-390');
  await tab.setViewportSize({ width: 1280, height: 900 });
  await tab.locator('form[action$="/privacy/erase"] button').click();
  await see(tab, 'privacy-asked-fr');
  for (const one of [arbiter.context, entry.context, context]) await one.close();
});

test('a second factor is set up and asked for', async () => {
  const { context, tab } = await desk.open();
  await tab.goto(`${desk.base}/people`);
  await tab.locator('form[action="/people/invite"] button').click();
  const address = await link(tab);
  const { tab: there, context: theirs } = await join(address, 'Fay');
  const base = new URL(address).origin;
  await there.goto(`${base}/account`);
  await see(there, 'account');
  await there.goto(`${base}/account/factor`);
  await see(there, 'factor');
  const letters = await there.locator('code.long').textContent();
  await there.fill('#code', code(letters));
  await there.locator('main form button').click();
  await see(there, 'recovery-codes');
  assert.equal(await there.locator('main li').filter({ hasText: '-' }).count(), 10);
  await there.locator('form[action="/sign-out"] button').click();
  await there.waitForURL(/sign-in$/);
  await see(there, 'sign-in');
  await there.fill('#name', 'Fay');
  await there.fill('#password', PASSWORD);
  await there.locator('main form button').click();
  await see(there, 'sign-in-code');
  await there.setViewportSize({ width: 390, height: 800 });
  await see(there, 'sign-in-code-390');
  await there.fill('#code', code(letters, 1));
  await there.locator('main form button').click();
  await there.waitForURL(/\/$/);
  await there.goto(`${base}/account`);
  await see(there, 'account-390');
  await theirs.close();
  await context.close();
});
