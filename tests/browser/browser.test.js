// Pages in a real browser: headings, widths, accessibility, paper.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { all, kinds, launch, open } from './pages.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const widths = [360, 1280];
let browser;
/** What was found on each page, each opened once. */
const found = [];

before(async () => {
  browser = await launch();
  const context = await browser.newContext();
  for (const page of kinds()) found.push(await look(context, page));
  await context.close();
});
after(async () => {
  await browser?.close();
});

async function look(context, page) {
  const { tab, outside } = await open(context, page);
  const sizes = {};
  for (const width of widths) {
    await tab.setViewportSize({ width, height: 800 });
    sizes[width] = await tab.evaluate(() => document.documentElement.scrollWidth);
  }
  const structure = await tab.evaluate(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    const without = (selector, has) => [...document.querySelectorAll(selector)].filter((one) => !has(one)).length;
    return {
      lang: document.documentElement.lang,
      title: document.title,
      heading: document.querySelector('h1')?.textContent ?? '',
      mainHeadings: count('h1'),
      tablesWithoutCaption: without('table', (table) => table.caption?.textContent),
      headersWithoutScope: count('th:not([scope])'),
      rowsWithoutHeader: without('tbody tr', (row) => row.querySelector('th[scope=row]')),
      picturesWithoutName: without('svg', (svg) => svg.getAttribute('aria-label')),
    };
  });
  await tab.addScriptTag({ content: axe });
  const { violations } = await tab.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
  await tab.close();
  const isSerious = ({ impact }) => impact === 'serious' || impact === 'critical';
  const serious = violations.filter(isSerious).map(({ id, nodes }) => `${id} ${nodes[0].html}`);
  return { page, outside, sizes, structure, serious };
}

for (const width of widths) {
  test(`no page is wider than a window of ${width} pixels`, () => {
    const wide = found.filter(({ sizes }) => sizes[width] > width);
    assert.deepEqual(wide.map(({ page, sizes }) => `${page}: ${sizes[width]}`), []);
  });
}

test('headings, captions, scopes and names of pictures', () => {
  assert.ok(found.length > 50, `${found.length} pages`);
  for (const { page, structure } of found) {
    const { lang, title, heading, ...counts } = structure;
    assert.match(lang, /^(en|fr|es)$/, page);
    assert.ok(title && heading, page);
    assert.deepEqual(
      { page, ...counts },
      {
        page,
        mainHeadings: 1,
        tablesWithoutCaption: 0,
        headersWithoutScope: 0,
        rowsWithoutHeader: 0,
        picturesWithoutName: 0,
      },
    );
  }
});

test('no page asks for anything from elsewhere', () => {
  assert.deepEqual(found.flatMap(({ outside }) => outside), []);
});

test('axe finds nothing serious', () => {
  assert.deepEqual(found.flatMap(({ page, serious }) => serious.map((one) => `${page}: ${one}`)), []);
});

/** How many sheets of paper a page takes. */
async function sheets(context, page) {
  const { tab } = await open(context, page);
  const pdf = (await tab.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  await tab.close();
  return { count: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0, pdf };
}

test('a card is one sheet of paper, whatever the event', async () => {
  const context = await browser.newContext();
  for (const page of kinds().filter((page) => /card-\d+\.html$/.test(page))) {
    const { count } = await sheets(context, page);
    assert.equal(count, 1, page);
  }
  const cards = all().filter((page) => /^cards-.*\.html$/.test(page));
  assert.ok(cards.length > 0);
  for (const page of cards) {
    const { count } = await sheets(context, page);
    const { tab } = await open(context, page);
    const headings = 1 + (await tab.locator('h2.break').count());
    await tab.close();
    assert.equal(count, headings, `${page}: a sheet for each participant`);
  }
  await context.close();
});

test('long lists go on with their head on the next sheet, no row in two parts', async () => {
  const context = await browser.newContext();
  const { tab } = await open(context, 'standings-open.html');
  await tab.emulateMedia({ media: 'print' });
  const style = await tab.evaluate(() => ({
    head: getComputedStyle(document.querySelector('thead')).display,
    row: getComputedStyle(document.querySelector('tbody tr')).breakInside,
    rows: document.querySelectorAll('tbody tr').length,
  }));
  await tab.close();
  assert.deepEqual(style, { head: 'table-header-group', row: 'avoid', rows: 300 });
  const { count } = await sheets(context, 'standings-open.html');
  // About 45 to 60 rows on a sheet.
  assert.ok(count >= 5 && count <= 8, `${count} sheets`);
  await context.close();
});

/** The text of each sheet of a page on paper. */
async function printed(context, page) {
  const { tab } = await open(context, page);
  const pdf = join(mkdtempSync(join(tmpdir(), 'pages-')), 'page.pdf');
  await tab.pdf({ path: pdf, preferCSSPageSize: true, printBackground: true });
  await tab.close();
  return execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1);
}

const words = (text) => text.trim().split(/\s+/);

test('21 rounds lose no column on paper: two parts, each with the names', async () => {
  const context = await browser.newContext();
  const { tab } = await open(context, 'crosstable-blitz.html');
  const heads = await tab.locator('.screen thead th').allTextContents();
  const name = await tab.evaluate(() => document.querySelector('.screen tbody th').firstChild.textContent);
  await tab.close();
  const text = await printed(context, 'crosstable-blitz.html');
  const all = words(text.join(' '));
  for (const head of heads) assert.ok(all.includes(words(head)[0]), `${head} is on paper`);
  assert.ok(heads.includes('R21') && heads.includes('Pts'), `${heads}`);
  const both = text.filter((sheet) => sheet.includes(name)).length;
  assert.equal(both, 2, `${name} stands in both parts`);
  await context.close();
});

test('five rounds stay upright, with the number of the sheet, the rules, and nothing folded', async () => {
  const context = await browser.newContext();
  const page = 'swiss5/fr/crosstable.html';
  const { pdf } = await sheets(context, page);
  const [, width, height] = pdf.match(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/);
  assert.ok(Number(width) < Number(height), `${width} × ${height}`);
  const [sheet] = await printed(context, page);
  assert.match(sheet, /page 1 sur 1/);
  assert.match(sheet, /FIDE C\.07/);
  assert.match(sheet, /Édition/);
  await context.close();
});

test('lists of names for the wall have two columns of large type, and Letter is where it is asked for', async () => {
  const context = await browser.newContext();
  const { tab } = await open(context, 'names-open.html');
  await tab.emulateMedia({ media: 'print' });
  const style = await tab.evaluate(() => {
    const scroll = getComputedStyle(document.querySelector('.scroll.paper'));
    return { columns: scroll.columnCount, size: parseFloat(scroll.fontSize) };
  });
  await tab.close();
  assert.equal(style.columns, '2');
  assert.ok(Math.abs(style.size - (14 * 4) / 3) < 0.1, `${style.size} pixels are not 14 points`);
  const [sheet] = await printed(context, 'names-open.html');
  assert.ok(sheet.split(/\bNom\b/).length > 2, 'each column begins with the heads');
  const { pdf } = await sheets(context, 'boards-open.html');
  assert.match(pdf, /\/MediaBox\s*\[\s*0\s+0\s+(612|792)(\.\d+)?\s+(792|612)/);
  await context.close();
});

test('eight result cards and two place cards are on a sheet of paper, and a match has one of its own', async () => {
  const context = await browser.newContext();
  for (const [pattern, selector, most] of [
    [/^result-cards-.*\.html$/, '.slip', 8],
    [/^place-cards-.*\.html$/, '.slip', 2],
    [/^sheets.*\.html$/, 'table', 1],
  ]) {
    const pages = all().filter((page) => pattern.test(page));
    assert.equal(pages.length, 2, `${pattern}`);
    for (const page of pages) {
      const { tab } = await open(context, page);
      const cards = await tab.locator(selector).count();
      await tab.close();
      const { count } = await sheets(context, page);
      assert.equal(count, Math.ceil(cards / most), page);
    }
  }
  await context.close();
});

test('nothing is cut off a card', async () => {
  const context = await browser.newContext();
  for (const page of all().filter((page) => /^(result|place)-cards-.*\.html$/.test(page))) {
    const { tab } = await open(context, page);
    await tab.emulateMedia({ media: 'print' });
    await tab.setViewportSize({ width: 703, height: 1016 });
    const cut = await tab.evaluate(
      () => [...document.querySelectorAll('.slip')].filter((slip) => slip.scrollHeight > slip.clientHeight + 1).length,
    );
    await tab.close();
    assert.equal(cut, 0, page);
  }
  await context.close();
});

test('wide crosstables lie on their side', async () => {
  const context = await browser.newContext();
  const { pdf } = await sheets(context, 'crosstable-open.html');
  const [, width, height] = pdf.match(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/);
  assert.ok(Number(width) > Number(height), `${width} × ${height}`);
  await context.close();
});
