// Pages in a real browser: headings, widths, accessibility, paper.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
    const headings = await tab.locator('table').count();
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

test('wide crosstables lie on their side', async () => {
  const context = await browser.newContext();
  const { pdf } = await sheets(context, 'crosstable-open.html');
  const [, width, height] = pdf.match(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/);
  assert.ok(Number(width) > Number(height), `${width} × ${height}`);
  await context.close();
});
