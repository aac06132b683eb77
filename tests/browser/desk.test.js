// The arbiter's desk in a real browser: the first five minutes, a round by keyboard, two browsers on one board, no script.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { begin } from './desk.js';

let desk;
before(async () => { desk = await begin(); });
after(async () => { await desk?.end(); });

for (const [device, options] of Object.entries({
  'a screen in the light': {},
  'a telephone in the dark': { viewport: { width: 390, height: 800 }, hasTouch: true, colorScheme: 'dark' },
})) {
  test(`the first five minutes on ${device}`, async () => {
    const { context, tab, wrong } = await desk.open(options);
    const kind = device.split(' ')[1];
    await tab.goto(`${desk.base}/`);
    await desk.look(tab, 'start');
    await desk.shot(tab, `${kind}-1-start`);

    // A file is chosen, and what was understood of it is there.
    const file = join(desk.folder, 'round-robin.trf');
    writeFileSync(file, readFileSync('../../crates/desk/samples/round-robin.trf'));
    await tab.setInputFiles('#file', file);
    await tab.waitForURL(/\/e\/\d+$/);
    assert.match(await tab.locator('.agreement').innerText(), /3 places differ from the file/);
    assert.ok(await tab.locator('main tbody a.v').count() > 0, 'the standings are on the same page');
    await desk.look(tab, 'check');
    await desk.shot(tab, `${kind}-2-check`);

    // Its standings, and a value that explains itself beside its row.
    await tab.getByRole('link', { name: 'See the standings' }).click();
    await tab.waitForURL(/\/standings/);
    const value = tab.locator('tbody tr').nth(5).locator('a.v').nth(1);
    await value.focus();
    await tab.keyboard.press('Enter');
    const beside = tab.locator('.beside-value');
    await beside.locator('li').first().waitFor();
    assert.match(await beside.innerText(), /DE/);
    await desk.look(tab, 'explained');
    await desk.shot(tab, `${kind}-3-explained`);
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
    await desk.look(tab, 'moved');
    await desk.shot(tab, `${kind}-4-moved`);
    await tab.getByRole('link', { name: 'Back to the rules of the event' }).click();
    await tab.waitForURL(/\/standings$/);

    // Files to take along, and the public page.
    const [download] = await Promise.all([
      tab.waitForEvent('download'), tab.getByRole('link', { name: 'CSV' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'club-championship-standings.csv');
    await tab.getByRole('button', { name: /Publish the standings/ }).click();
    await tab.getByRole('link', { name: 'Public page', exact: true }).click();
    await tab.waitForURL(/\/p\/\d+$/);
    await tab.fill('#find', 'bouch');
    assert.equal(await tab.locator('tbody tr:visible').count(), 1);
    await desk.look(tab, 'public');
    await desk.shot(tab, `${kind}-5-public`);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

test('a file is dropped anywhere on a page', async () => {
  const { context, tab } = await desk.open();
  await desk.sample(tab, 'swiss');
  await tab.goto(`${tab.url()}/standings`);
  const text = readFileSync('../../crates/desk/samples/swiss.trf', 'utf8');
  await tab.evaluate((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'dropped.trf'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, text);
  await tab.getByText('dropped.trf').waitFor();
  await context.close();
});

test('a round by keyboard', async () => {
  const { context, tab, wrong } = await desk.open();
  const event = await desk.sample(tab, 'league');
  await tab.goto(`${event}/round/5/enter`);
  const progress = tab.locator('#progress');
  assert.equal(await progress.innerText(), 'Round 5: 0 of 12 results');
  // The first board without a result has the focus; each entry moves on.
  for (const [key, entered] of [['1', 1], ['=', 2], ['0', 3], ['5', 4]]) {
    await tab.keyboard.press(key);
    await tab.waitForFunction((many) => document.getElementById('progress').textContent.includes(`: ${many} of`), entered);
  }
  // Whoever hears the page hears the results: of the board, and what was entered last.
  const heard = (index) => tab.locator('.board').nth(index).getAttribute('aria-label');
  assert.match(await heard(0), / 1 – 0$/);
  assert.match(await heard(1), / ½ – ½$/);
  assert.equal(await tab.locator('#heard').textContent(), await heard(3));
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
  await desk.look(tab, 'entry');
  await desk.shot(tab, 'entry');
  await tab.goto(`${event}/history`);
  assert.equal(await tab.locator('tbody tr').count(), 6, 'undoing adds a line');
  await desk.look(tab, 'history');
  await desk.shot(tab, 'history');
  await tab.goto(`${event}/round/5/enter`);
  await tab.locator('.board').first().focus();
  await tab.keyboard.press('Delete');
  await tab.keyboard.press('Enter');
  await tab.waitForFunction(() => document.querySelector('.board').dataset.is === '*');
  assert.doesNotMatch(await heard(0), /1 – 0/, 'nothing is there any more');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a result that is there is replaced after a question', async () => {
  const { context, tab, wrong } = await desk.open();
  const event = await desk.sample(tab, 'league');
  await tab.goto(`${event}/round/5/enter`);
  const [first, said] = [tab.locator('#game-1'), tab.locator('#said')];
  const says = (result) => tab.waitForFunction((is) => document.getElementById('game-1').dataset.is === is, result);
  await first.focus();
  await tab.keyboard.press('1');
  await says('1-0');
  await first.focus();
  await tab.keyboard.press('0');
  assert.match(await said.innerText(), /in place of 1 – 0\? Enter confirms/);
  await tab.keyboard.press('Escape');
  assert.equal(await first.getAttribute('data-is'), '1-0');
  await tab.keyboard.press('0');
  await tab.keyboard.press('Enter');
  await says('0-1');
  // With the mouse, the same button once more is the answer.
  await first.locator('button[value="1/2-1/2"]').first().click();
  assert.match(await said.innerText(), /in place of 0 – 1\?/);
  await first.locator('button[value="1/2-1/2"]').first().click();
  await says('1/2-1/2');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('whoever types faster than the disk writes enters one board after the other', async () => {
  const { context, tab, wrong } = await desk.open();
  const event = await desk.sample(tab, 'league');
  await tab.goto(`${event}/round/5/enter`);
  await context.route('**/enter', async (route) => {
    await new Promise((done) => { setTimeout(done, route.request().method() === 'POST' ? 150 : 0); });
    await route.continue();
  });
  for (const key of '10=1') await tab.keyboard.press(key);
  await tab.waitForFunction(() => document.getElementById('progress').textContent.includes(': 4 of'));
  const results = await tab.locator('.board .result').allInnerTexts();
  assert.deepEqual(results.slice(0, 5), ['1 – 0', '0 – 1', '½ – ½', '1 – 0', '']);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('what one browser enters appears in another, and two on one board are told', async (t) => {
  const [one, two, reader] = [await desk.open(), await desk.open(), await desk.open()];
  const event = await desk.sample(one.tab, 'league');
  for (const { tab } of [one, two]) await tab.goto(`${event}/round/5/enter`);
  await reader.tab.goto(`${event}/round/5`);
  const began = Date.now();
  await one.tab.keyboard.press('1');
  await two.tab.waitForFunction(() => document.querySelector('.board .result').textContent === '1 – 0');
  const took = Date.now() - began;
  t.diagnostic(`${took} ms from one browser to the other`);
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
  assert.match(await two.tab.locator('#said').innerText(), /the arbiter entered 1 – 0 on this board/);
  await two.tab.waitForFunction(() => document.getElementById('game-2').dataset.is === '1-0');
  for (const { context } of [one, two, reader]) await context.close();
});

test('the heading of standings follows the round that others complete', async () => {
  const [arbiter, reader] = [await desk.open(), await desk.open()];
  const event = await desk.sample(arbiter.tab, 'league');
  await reader.tab.goto(`${event}/standings`);
  const title = reader.tab.locator('main h2').first();
  assert.match(await title.innerText(), /after round 4/);
  await arbiter.tab.goto(`${event}/round/5/enter`);
  for (let entered = 1; entered <= 12; entered += 1) {
    await arbiter.tab.keyboard.press('1');
    await arbiter.tab.waitForFunction((many) => document.getElementById('progress').textContent.includes(`: ${many} of`), entered);
  }
  await reader.tab.waitForFunction(() => /after round 5/.test(document.querySelector('main h2').textContent));
  assert.match(await reader.tab.locator('form[action$="/publish"] button').innerText(), /after round 5/);
  assert.match(await reader.tab.locator('.status').innerText(), /standings after round 5/);
  for (const { context } of [arbiter, reader]) await context.close();
});

for (const [motion, slides] of [['no-preference', true], ['reduce', false]]) {
  test(`rows that move keep a mark of their places, and slide unless motion is not wanted: ${motion}`, async () => {
    const [arbiter, reader] = [await desk.open(), await desk.open({ reducedMotion: motion })];
    const event = await desk.sample(arbiter.tab, 'league');
    await reader.tab.goto(`${event}/standings`);
    await reader.tab.evaluate(() => {
      globalThis.slid = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function kept(...all) { globalThis.slid.push(all[1].duration); return animate.apply(this, all); };
    });
    const places = () => reader.tab.evaluate(() => Object.fromEntries([...document.querySelectorAll('[data-places] tbody tr')].map((row) => {
      const cell = row.querySelector('.k1').cloneNode(true);
      const mark = cell.querySelector('.move');
      mark?.remove();
      return [row.querySelector('th').textContent, { place: Number.parseInt(cell.textContent, 10), mark: mark?.textContent ?? '' }];
    })));
    const before = await places();
    await arbiter.tab.goto(`${event}/round/5/enter`);
    for (let entered = 1; entered <= 12; entered += 1) {
      // White and Black alternate over the boards of a match: one team wins all of it.
      await arbiter.tab.keyboard.press(entered % 2 ? '0' : '1');
      await arbiter.tab.waitForFunction((many) => document.getElementById('progress').textContent.includes(`: ${many} of`), entered);
    }
    await reader.tab.waitForFunction(() => /after round 5/.test(document.querySelector('main h2').textContent));
    const now = Object.entries(await places());
    assert.ok(now.some(([, { mark }]) => mark), 'somebody moves');
    for (const [name, { place, mark }] of now) {
      const up = Object.entries(before).find(([other]) => other.slice(0, 8) === name.slice(0, 8))[1].place - place;
      assert.equal(mark, up === 0 ? '' : `${up > 0 ? '▲' : '▼'}${Math.abs(up)}`, name);
    }
    const slid = await reader.tab.evaluate(() => globalThis.slid);
    assert.equal(slid.length > 0, slides, motion);
    assert.ok(slid.every((lasts) => lasts === 150));
    await desk.look(reader.tab, 'marks');
    await desk.shot(reader.tab, `marks-${motion}`);
    for (const { context } of [arbiter, reader]) await context.close();
  });
}

test('Ctrl-Z takes back what this browser entered, and says which board', async () => {
  const [one, two] = [await desk.open(), await desk.open()];
  const event = await desk.sample(one.tab, 'league');
  for (const { tab } of [one, two]) await tab.goto(`${event}/round/5/enter`);
  await one.tab.locator('#game-5').focus();
  await one.tab.keyboard.press('1');
  await two.tab.waitForFunction(() => document.getElementById('game-5').dataset.is === '1-0');
  await two.tab.locator('#game-6').focus();
  await two.tab.keyboard.press('0');
  await one.tab.waitForFunction(() => document.getElementById('game-6').dataset.is === '0-1');
  await one.tab.reload();
  await one.tab.keyboard.press('Control+z');
  await one.tab.waitForFunction(() => document.getElementById('game-5').dataset.is === '*');
  assert.match(await one.tab.locator('#said').innerText(), /Taken back\. Round 5, .* – .*: back to no result/);
  assert.equal(await one.tab.evaluate(() => document.activeElement.id), 'game-5');
  await one.tab.keyboard.press('Control+z');
  await one.tab.waitForFunction(() => document.getElementById('said').textContent.includes('others have entered'));
  assert.equal(await one.tab.locator('#game-6').getAttribute('data-is'), '0-1');
  for (const { context } of [one, two]) await context.close();
});

test('everything works without scripts', async () => {
  const { context, tab } = await desk.open({ javaScriptEnabled: false });
  const event = await desk.sample(tab, 'league');
  assert.equal(await tab.locator('#keys-open').isVisible(), false, 'keys need a script');
  await tab.goto(`${event}/standings`);
  await tab.locator('a.v').nth(2).click();
  await tab.waitForURL(/\/explain\//);
  assert.ok(await tab.getByText('Back to the standings').count() > 0);
  await tab.goto(`${event}/round/5/enter`);
  await tab.locator('#game-1 button[value="1-0"]').click();
  await tab.waitForURL(/#game-1$/);
  assert.match(await tab.locator('#progress').innerText(), /: 1 of 12/);
  await tab.goto(`${desk.base}/`);
  await tab.setInputFiles('#file', '../../crates/desk/samples/swiss.trf');
  await tab.getByRole('button', { name: 'Open', exact: true }).click();
  await tab.waitForURL(/\/e\/\d+$/);
  await context.close();
});

test('three languages', async () => {
  for (const [locale, words] of [['fr', 'Déposez ici'], ['es', 'Suelte aquí'], ['en', 'Drop a tournament']]) {
    const { context, tab } = await desk.open({ locale });
    await tab.goto(`${desk.base}/`);
    assert.ok(await tab.getByText(words).count() > 0, locale);
    assert.equal(await tab.evaluate(() => document.documentElement.lang), locale);
    await desk.sample(tab, 'swiss');
    await tab.goto(`${tab.url()}/standings`);
    await tab.setViewportSize({ width: 1000, height: 800 });
    await desk.look(tab, `standings ${locale}`);
    await tab.getByRole('link', { name: 'Español' }).click();
    assert.equal(await tab.evaluate(() => document.documentElement.lang), 'es');
    assert.match(tab.url(), /\/standings/, 'the same page');
    await context.close();
  }
});

test('rules are used for good after a second question', async () => {
  const { context, tab, wrong } = await desk.open();
  const event = await desk.sample(tab, 'round-robin');
  await tab.goto(`${event}/standings?list=PTS%2CSB`);
  await tab.locator('.what-if details summary').click();
  assert.match(await tab.locator('.what-if table').innerText(), /SB 2.75 > 2.25/);
  await tab.getByRole('button', { name: 'Use these rules' }).click();
  assert.match(await tab.locator('main').innerText(), /7 rounds are paired already/);
  await desk.look(tab, 'consequences');
  await desk.shot(tab, 'consequences');
  await tab.getByRole('checkbox').check();
  await tab.getByRole('button', { name: 'Use these rules' }).click();
  await tab.waitForURL(/\/standings$/);
  assert.match(await tab.locator('.status').innerText(), /PTS, SB$/);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a round robin from a pasted list', async () => {
  const { context, tab, wrong } = await desk.open();
  await tab.goto(`${desk.base}/new`);
  await tab.fill('#name', 'Club final');
  await tab.selectOption('#system', 'round-robin');
  await tab.fill('#players', 'Ann\t2000\nBob\t1900\nChloé\nDan 1700');
  await desk.look(tab, 'new');
  await desk.shot(tab, 'new');
  await tab.getByRole('button', { name: 'Create' }).click();
  await tab.waitForURL(/\/round\/1\/enter$/);
  assert.match(await tab.locator('#progress').innerText(), /0 of 2/);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('byes are fainter, not struck through', async () => {
  const { context, tab } = await desk.open();
  const event = await desk.sample(tab, 'swiss');
  await tab.goto(`${event}/round/1`);
  const faint = await tab.locator('tr.faint').evaluateAll((rows) => rows.map((row) => getComputedStyle(row).textDecorationLine));
  assert.ok(faint.length > 0, 'the sample has byes');
  assert.ok(faint.every((line) => line === 'none'), faint.join());
  await context.close();
});

test('wide standings use the room of the screen', async () => {
  const { context, tab, wrong } = await desk.open();
  await tab.goto(`${desk.base}/new`);
  await tab.fill('#name', 'Wide open');
  await tab.getByRole('button', { name: 'Create' }).click();
  await tab.waitForURL(/\/run\/players$/);
  const clubs = ['Saint-Hyacinthe', 'Trois-Rivières', 'Sherbrooke', 'Baie-Comeau'];
  const names = ['Charbonneau-Lapierre, Maximilien', 'Desrochers, Anne-Sophie', 'Ouellet, Jean-Christophe', 'Roy, Anne'];
  await tab.fill('#text', `Name\tRating\tClub\n${names.map((name, index) => `${name}\t${2000 - index}\t${clubs[index]}`).join('\n')}\n`);
  await tab.getByRole('button', { name: 'Look at them first' }).click();
  await tab.getByRole('button', { name: /^Enter \d+ players$/ }).click();
  await tab.waitForURL(/\/run\/players$/);
  const event = tab.url().replace(/\/run\/players$/, '');
  await tab.goto(`${event}/run/pair`);
  for (const [index, [white, black]] of [['1', '3'], ['2', '4']].entries()) {
    await tab.locator('input[name=white]').nth(index).fill(white);
    await tab.locator('input[name=black]').nth(index).fill(black);
  }
  await tab.getByRole('button', { name: 'Go on' }).click();
  await tab.waitForURL(/\/enter$/);
  for (const [index, key] of ['1', '1'].entries()) {
    await tab.keyboard.press(key);
    await tab.waitForFunction((many) => document.getElementById('progress').textContent.includes(`: ${many} of`), index + 1);
  }
  await tab.goto(`${event}/standings`);
  const { scrolled, shown } = await tab.locator('#fresh .scroll').first().evaluate((box) => ({ scrolled: box.scrollWidth, shown: box.clientWidth }));
  assert.ok(scrolled <= shown, `${scrolled} in ${shown}`);
  await desk.look(tab, 'wide');
  await desk.shot(tab, 'wide');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a projector turns its pages', async () => {
  const { context, tab } = await desk.open({ viewport: { width: 1280, height: 720 } });
  const event = await desk.sample(tab, 'swiss');
  await tab.goto(`${event}/standings`);
  await tab.getByRole('button', { name: /Publish the standings/ }).click();
  await tab.goto(`${event.replace('/e/', '/p/')}/projector`);
  assert.match(await tab.locator('#turn').innerText(), /1 \/ [2-9]/);
  const visible = await tab.locator('.wall li:visible').count();
  assert.ok(visible > 5 && visible < 24, `${visible} rows`);
  assert.ok(await tab.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'nothing is cut off');
  await desk.look(tab, 'projector');
  await desk.shot(tab, 'projector');
  await context.close();
});
