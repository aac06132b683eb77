// The page that runs in the browser alone: as a folder on a server, and as one file from a disk.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { dropped } from './drop.js';
import { program, root } from './native.js';
import { built, checked, drawn, opened as openedIn, swiss, went } from './page.js';
import { launched, served } from './server.js';

const axe = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');
const TOML = {
  prizes: 'currency = "EUR"\n[[group]]\nname = "Open"\nmoney = [100, 50]\n',
  'play-off': 'method = "play-off"\nplaces = "medals"\n[[stage]]\nname = "Rapid"\ngames = 2\ntime-control = "15+10"\n',
};
let browser;
let server;
let address;

before(async () => {
  browser = await launched();
  server = await served(join(built, 'check'));
  ({ address } = server);
});

after(async () => {
  await browser.close();
  server.close();
});

const forms = { folder: () => address, file: () => pathToFileURL(join(built, 'exaequo.html')).href };

const opened = (url, options) => openedIn(browser, url, options);

for (const [form, url] of Object.entries(forms)) {
  test(`${form}: drop a file, see that it agrees, open a value, change the rules, and nothing is asked of anybody`, async () => {
    const { page, wrong, context } = await opened(url());
    const requests = [];
    await page.waitForTimeout(500);
    page.on('request', (request) => { if (!request.url().startsWith('blob:')) requests.push(request.url()); });
    await page.setInputFiles('#file', swiss);
    await checked(page);
    await page.getByRole('link', { name: 'Standings', exact: true }).click();
    await drawn(page);
    assert.equal(await page.locator('main table').first().locator('tbody tr').count(), 16);
    await page.locator('a[href^="#explain/"]').nth(3).click();
    await page.locator('tr.explained table').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('tr.explained').count(), 0);
    await page.locator('details.asked summary').click();
    await page.fill('[name=tieBreaks]', 'PTS, SB, BH');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.locator('.moves').waitFor();
    assert.match(page.url(), /tieBreaks=PTS/);
    await page.locator('a[href^="#card-"]:visible').first().click();
    await page.locator('svg').first().waitFor();
    assert.deepEqual(requests, []);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

/** Every list of an event of players. */
const PATHS = ['check', 'understood', 'standings', 'standings?tieBreaks=PTS%2CSB', 'crosstable', 'players', 'ratings', 'eligibility',
  'statistics', 'forecast?from=5', 'prizes', 'play-off', 'round-3', 'card-4', 'explain/4?of=BH'];

/** What keeps somebody from using a page, and what stands outside its landmarks. */
async function faults(page) {
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  const grave = violations.filter(({ id, impact }) => id === 'region' || ['serious', 'critical'].includes(impact));
  return grave.map(({ id, nodes }) => [id, nodes[0].html]);
}

test('every list, in three languages, without a serious fault of accessibility', async () => {
  const { page, context } = await opened(address);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  for (const lang of ['en', 'fr', 'es']) {
    await page.evaluate(axe);
    for (const path of PATHS) {
      await went(page, `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      assert.equal(await page.locator('html').getAttribute('lang'), lang);
      assert.equal(await page.locator('.error').count(), 0, `${path} in ${lang}`);
      assert.deepEqual(await faults(page), [], `${path} in ${lang}`);
    }
  }
  await context.close();
});

test('a team event and the first page have no serious fault of accessibility either', async () => {
  const { page, context } = await opened(address);
  await page.evaluate(axe);
  assert.deepEqual(await faults(page), []);
  await page.getByRole('button', { name: 'Team league' }).click();
  await checked(page);
  for (const path of ['check', 'standings', 'crosstable', 'teams', 'boards', 'round-1']) {
    await went(page, path);
    assert.deepEqual(await faults(page), [], path);
  }
  await context.close();
});

test('on a telephone nothing stands beyond the edge', async () => {
  const { page, context } = await opened(address, { viewport: { width: 390, height: 800 } });
  await page.getByRole('button', { name: 'Team league' }).click();
  await checked(page);
  for (const path of ['check', 'standings', 'teams']) {
    await went(page, path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${path} is ${wide} px too wide`);
  }
  await context.close();
});

test('on a telephone everything a finger presses is 44 px high, and the page one is on is in sight among the ways', async () => {
  const { page, context } = await opened(address, { viewport: { width: 390, height: 800 } });
  const low = () => page.evaluate(() => [...document.querySelectorAll('button, select, nav a, .home, summary, input')]
    .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
  assert.deepEqual(await low(), []);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  for (const path of ['check', 'standings', 'forecast?from=5', 'prizes', 'play-off', 'round-3']) {
    await went(page, path);
    assert.deepEqual(await low(), [], path);
    const { left, right } = await page.locator('.top [aria-current]').evaluate((one) => one.getBoundingClientRect());
    assert.ok(left >= 0 && right <= 390, `${path}: ${left} to ${right}`);
  }
  await context.close();
});

test('it works without a network once it was seen', async () => {
  const { page, context } = await opened(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(500);
  await context.setOffline(true);
  await page.reload();
  await page.locator('#file').waitFor();
  await page.setInputFiles('#file', swiss);
  await checked(page);
  assert.equal(await page.locator('.error').count(), 0);
  await context.close();
});

test('a hostile file gets a message, and what stands in it is text', async () => {
  const { page, wrong, context } = await opened(address);
  const evil = '<img src=x onerror=alert(1)>';
  const text = readFileSync(swiss, 'latin1').replace(/^012 .*$/m, `012 ${evil}`);
  await page.setInputFiles('#file', { name: `${evil}.trf`, mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') });
  await checked(page);
  assert.equal(await page.locator('main img, h1 img').count(), 0);
  await page.setInputFiles('#file', []).catch(() => {});
  await page.goto(address);
  await page.reload();
  await page.setInputFiles('#file', { name: 'noise.trf', mimeType: 'text/plain', buffer: Buffer.alloc(200_000, 0xff) });
  await page.locator('.error').first().waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a file of 300 players is on the screen at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'exaequo-'));
  execFileSync(program, ['generate', '--seed', '7', '--players', '300', '--rounds', '9', '-o', folder]);
  const [name] = readdirSync(folder).filter((one) => one.endsWith('.trf'));
  const { page, context } = await opened(address);
  const took = await dropped(page, [{ name, bytes: readFileSync(join(folder, name)) }], 'table tbody tr', 300);
  // Generous, because other tests may share the machine; bench/speed.mjs has the figure.
  assert.ok(took < 1500, `${took} ms`);
  await context.close();
});

test('every malformed file gets a message, and the page stays as it was', async () => {
  const { page, wrong, context } = await opened(address);
  const folder = join(root, 'tests/malformed');
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(trf|json)$/.test(name));
  assert.ok(names.length > 100);
  for (const name of names) {
    await dropped(page, [{ name, bytes: readFileSync(join(folder, name)) }], '.takes');
    const text = await page.locator('main').innerText();
    assert.ok(text.length > 40, name);
    assert.doesNotMatch(text, /unreachable|RuntimeError|out of memory|Cannot read|undefined/, name);
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test('several files at once: each can be chosen on every page', async () => {
  const { page, context } = await opened(address);
  const league = join(root, 'crates/desk/samples/league.trf');
  await page.setInputFiles('#file', [swiss, league]);
  await checked(page);
  await went(page, 'standings');
  const first = await page.locator('#event').innerText();
  await page.locator('.files button').nth(1).click();
  await page.waitForFunction((name) => document.querySelector('#event').innerText !== name, first);
  assert.equal(await page.locator('.files [aria-pressed=true]:not(.plain)').count(), 1);
  assert.equal(await page.locator('.files .plain').count(), 1);
  assert.match(page.url(), /#standings/);
  await context.close();
});

test('where TOML is asked for, the little that is enough is shown', async () => {
  const { page, context } = await opened(address);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  for (const path of ['prizes', 'play-off']) {
    await went(page, path);
    await page.fill('#toml', await page.getAttribute('#toml', 'placeholder'));
    await page.getByRole('button', { name: 'Show' }).click();
    await page.locator('.takes').waitFor();
    assert.equal(await page.locator('.error').count(), 0, path);
  }
  await context.close();
});

test('every page can be taken along in every form it has', async () => {
  const { page, context } = await opened(address);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  const first = { CSV: /./, 'EXCEL-CSV': /^\uFEFF|sep=/, XLSX: /^PK/, JSON: /^\{/, MARKDOWN: /^#/, HTML: /^<!DOCTYPE html>/i, TEXT: /./ };
  for (const path of ['check', 'understood', 'standings', 'crosstable', 'round-3', 'ratings', 'forecast', 'prizes', 'play-off']) {
    await went(page, `${path}${path === 'forecast' ? '?round=5' : ''}`);
    if (TOML[path]) {
      await page.fill('#toml', TOML[path]);
      await page.getByRole('button', { name: 'Show' }).click();
    }
    await page.locator('.takes').waitFor();
    const forms = await page.locator('.takes .plain').allInnerTexts();
    assert.equal(forms.length, path === 'understood' ? 5 : 7, path);
    for (const form of forms) {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: form, exact: true }).click();
      assert.match(readFileSync(await (await coming).path(), 'utf8'), first[form], `${path} as ${form}`);
      // Without a pause Chromium leaves some of them out.
      await page.waitForTimeout(110);
    }
  }
  await context.close();
});

test('the rules are in the address, and the address brings them back', async () => {
  const { page, context } = await opened(`${address}#standings?tieBreaks=PTS%2CSB&round=3&lang=es`);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  await page.locator('nav.lists a[href^="#standings"]').click();
  await page.locator('.moves').waitFor();
  assert.equal(await page.locator('[name=tieBreaks]').inputValue(), 'PTS,SB');
  assert.equal(await page.locator('[name=round]').inputValue(), '3');
  assert.equal(await page.locator('html').getAttribute('lang'), 'es');
  await context.close();
});

test('the provisions of an event change its standings', async () => {
  const { page, context } = await opened(address);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  await went(page, 'standings');
  await page.locator('details.asked summary').click();
  await page.fill('[name=provisions]', 'edition = "fide-2026-03"\nlist-exhausted = "share"\n');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.locator('.moves').waitFor();
  assert.match(page.url(), /provisions=edition/);
  await page.fill('[name=provisions]', 'nonsense = 1');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.locator('.error').waitFor();
  await context.close();
});

test('work can be stopped, and goes on with the files that are there', async () => {
  const { page, wrong, context } = await opened(address);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  // A worker that is busy for long.
  await page.evaluate(() => { Worker.prototype.postMessage = ((post) => function (message) {
    if (message.args?.[2] !== 'crosstable') post.call(this, message);
  })(Worker.prototype.postMessage); });
  await page.goto(`${address}#crosstable`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.error', { hasText: 'Cancelled' }).waitFor();
  await went(page, 'players');
  assert.ok(await page.locator('main table tbody tr').count() > 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('paper has the list and nothing to click', async () => {
  const { page, context } = await opened(address);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  await went(page, 'standings');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('main table').first().isVisible(), true);
  assert.equal(await page.locator('button:visible, nav:visible, input:visible').count(), 0);
  const paper = await page.pdf({ format: 'A4' });
  assert.ok(paper.length > 5000);
  await context.close();
});

test('the folder can be installed', async () => {
  const { page, context } = await opened(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window that keeps nothing cannot install anything; that is all there is to say against it.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'), []);
  await context.close();
});

test('a forecast of the round that is chosen', async () => {
  const { page, wrong, context } = await opened(address);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  await went(page, 'forecast?round=5&lang=fr');
  assert.ok(await page.locator('main table tbody tr').count() > 0);
  assert.equal(await page.locator('.error').count(), 0);
  // Rounds that nobody has paired have bounds, and the table of them fits.
  await page.setViewportSize({ width: 1280, height: 900 });
  await went(page, 'forecast?round=3&lang=fr');
  await page.getByText('Pas avant').first().waitFor();
  assert.ok(await page.evaluate(() => [...document.querySelectorAll('main .scroll')].every((one) => one.scrollWidth <= one.clientWidth)));
  assert.deepEqual(wrong, []);
  await context.close();
});

test('of a finished event the round can be chosen where the forecast is, and the standings stay as they are', async () => {
  const { page, wrong, context } = await opened(address);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  await went(page, 'forecast');
  await page.locator('.error', { hasText: 'Every game has a result: nothing is open.' }).waitFor();
  await page.getByLabel('Before the games of round').fill('5');
  await page.getByRole('button', { name: 'Show' }).click();
  await drawn(page);
  await page.locator('main table tbody tr').first().waitFor();
  await page.locator('nav.lists a[href^="#standings"]').click();
  await drawn(page);
  assert.equal(await page.locator('.moves').count(), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('the way home keeps the language', async () => {
  const { page, context } = await opened(`${address}#?lang=fr`);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  await page.locator('.home').click();
  await page.getByRole('heading', { name: 'Déposez' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  await context.close();
});

test('an explanation says whose value it is', async () => {
  const { page, context } = await opened(address);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  await went(page, 'explain/4?of=BH');
  await page.getByRole('heading', { name: '4 David' }).waitFor();
  await went(page, 'standings');
  await page.locator('a[href^="#explain/4?"]').first().click();
  await page.locator('tr.explained h3', { hasText: '4 David' }).waitFor();
  await context.close();
});

test('the desk has the page under /check', async (t) => {
  const data = mkdtempSync(join(tmpdir(), 'exaequo-'));
  const desk = spawn(program, ['serve', '--port', '0', '--no-open', '--data', data]);
  // Also where the test fails: a desk that goes on keeps the tests from ending.
  t.after(() => desk.kill());
  const said = await new Promise((resolve) => {
    let text = '';
    const take = (piece) => {
      text += piece;
      const found = text.match(/http:\/\/[\d.]+:\d+/);
      if (found) resolve(found[0]);
    };
    desk.stdout.on('data', take);
    desk.stderr.on('data', take);
  });
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const wrong = [];
  page.on('console', (message) => { if (message.type() === 'error') wrong.push(message.text()); });
  await page.goto(said);
  await page.getByRole('link', { name: 'Check a file in the browser alone' }).click();
  await page.getByRole('button', { name: 'Swiss system' }).click();
  await checked(page);
  assert.equal(new URL(page.url()).pathname, '/check/');
  assert.deepEqual(wrong, []);
  await context.close();
});
