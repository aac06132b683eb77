// Pages in a real browser: headings, widths, accessibility, paper.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test, { after, before } from 'node:test';
import { all, kinds, launch, open } from './pages.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let browser;

before(async () => {
  browser = await launch();
});
after(async () => {
  await browser?.close();
});

for (const width of [360, 1280]) {
  test(`no page is wider than a window of ${width} pixels`, async () => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const wide = [];
    for (const page of kinds()) {
      const { tab } = await open(context, page);
      const size = await tab.evaluate(() => document.documentElement.scrollWidth);
      if (size > width) wide.push(`${page}: ${size}`);
      await tab.close();
    }
    await context.close();
    assert.deepEqual(wide, []);
  });
}

test('one main heading, tables with captions and scopes, nothing from elsewhere', async () => {
  const context = await browser.newContext();
  for (const page of kinds()) {
    const { tab, outside } = await open(context, page);
    const found = await tab.evaluate(() => ({
      lang: document.documentElement.lang,
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      heading: document.querySelector('h1')?.textContent ?? '',
      bare: [...document.querySelectorAll('table')].filter((table) => !table.caption?.textContent).length,
      scopeless: document.querySelectorAll('th:not([scope])').length,
      rowless: [...document.querySelectorAll('tbody tr')].filter((row) => !row.querySelector('th[scope=row]')).length,
      unnamed: [...document.querySelectorAll('svg')].filter((svg) => !svg.getAttribute('aria-label')).length,
    }));
    assert.match(found.lang, /^(en|fr|es)$/, page);
    assert.ok(found.title && found.heading, page);
    const { headings, bare, scopeless, rowless, unnamed } = found;
    assert.deepEqual({ page, headings, bare, scopeless, unnamed }, { page, headings: 1, bare: 0, scopeless: 0, unnamed: 0 });
    assert.equal(rowless, 0, page);
    assert.deepEqual(outside, [], page);
    await tab.close();
  }
  await context.close();
});

test('axe finds nothing serious', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const serious = [];
  for (const page of kinds()) {
    const { tab } = await open(context, page);
    await tab.addScriptTag({ content: axe });
    const { violations } = await tab.evaluate(() => globalThis.axe.run());
    for (const { id, impact, nodes } of violations) {
      if (impact === 'serious' || impact === 'critical') serious.push(`${page}: ${id} ${nodes[0].html}`);
    }
    await tab.close();
  }
  await context.close();
  assert.deepEqual(serious, []);
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
