// Pages on a telephone, 390 pixels wide, and their colours in the light and in the dark.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { all, folder, launch, open } from './pages.js';

const width = 390;
let browser;

before(async () => {
  browser = await launch();
});
after(async () => {
  await browser?.close();
});

async function phone(options = {}) {
  return browser.newContext({ viewport: { width, height: 800 }, hasTouch: true, ...options });
}

/** Where cells of the first row are, and what is in them. */
function boxes(tab, selectors) {
  return tab.evaluate((wanted) => {
    const row = document.querySelector('.scroll:not(.paper) tbody tr');
    return wanted.map((selector) => {
      const cell = row.querySelector(selector);
      const { left, right } = cell.getBoundingClientRect();
      return { selector, left, right, text: cell.textContent.trim() };
    });
  }, selectors);
}

for (const page of ['swiss5/fr/index.html', 'standings-open.html']) {
  test(`rank, name, points and the first criterion are in sight without scrolling: ${page}`, async () => {
    const context = await phone();
    const { tab } = await open(context, page);
    for (const scrolled of [0, 200]) {
      await tab.evaluate((left) => { document.querySelector('.scroll').scrollLeft = left; }, scrolled);
      const found = await boxes(tab, ['.k1', '.k2', '.k3', '.k4']);
      for (const { selector, left, right, text } of found) {
        assert.ok(left >= 0 && right <= width, `${selector} from ${left} to ${right}`);
        assert.notEqual(text, '', selector);
      }
      found.slice(1).forEach(({ selector, left }, index) => {
        assert.ok(left >= found[index].right - 1, `${selector} hides no other`);
      });
      assert.ok(found[1].right - found[1].left >= 120, 'the name has room');
    }
    await context.close();
  });
}

for (const page of ['swiss5/en/index.html', 'swiss5/fr/index.html', 'swiss5/es/index.html', 'team14/fr/index.html']) {
  test(`ten rows fit a screen, and what decided is not said where it is in sight: ${page}`, async () => {
    const context = await phone();
    const { tab } = await open(context, page);
    const { rows, said } = await tab.evaluate(() => {
      document.querySelector('.scroll').scrollIntoView();
      const all = [...document.querySelectorAll('.scroll:not(.paper) tbody tr')];
      const isSeen = (row) => row.getBoundingClientRect().top >= 0 && row.getBoundingClientRect().bottom <= innerHeight;
      const inSight = all.filter((row) => row.querySelector(':is(.k3, .k4) > span:not(.half)'));
      const codes = [...document.querySelectorAll('thead :is(.k3, .k4)')].map((head) => head.textContent.trim());
      const small = inSight.map((row) => row.querySelector('.k2 small').textContent);
      return { rows: all.filter(isSeen).length, said: small.filter((text) => codes.some((code) => text.includes(`· ${code}`))) };
    });
    assert.ok(rows >= 10, `${rows} rows`);
    assert.deepEqual(said, []);
    await context.close();
  });
}

for (const page of ['swiss5/fr/crosstable.html', 'crosstable-blitz.html']) {
  test(`line, name and points are in sight, with room for two games between them: ${page}`, async () => {
    const context = await phone();
    const { tab } = await open(context, page);
    for (const scrolled of [0, 200]) {
      await tab.evaluate((left) => { document.querySelector('.scroll').scrollLeft = left; }, scrolled);
      const [line, name, points] = await boxes(tab, ['.k1', '.k2', '.k4']);
      assert.match(name.text, /(BH|DE|SB|WIN)[^ ]*\u00a0[0-9–]/, "the first criterion is under the name");
      assert.ok(line.left >= 0 && name.left >= line.right - 1 && points.right <= width, JSON.stringify([line, name, points]));
      // At the end of a short list the points stand in their own place.
      const room = points.left - name.right;
      assert.ok(scrolled > 0 || room >= 80, `${room} pixels for the games`);
    }
    await context.close();
  });
}

test('what somebody wins is in sight beside rank, name and points, and nothing is cut off', async () => {
  for (const width of [360, 390]) {
    const context = await phone({ viewport: { width, height: 800 } });
    const { tab } = await open(context, 'prizes-open.html');
    const found = await boxes(tab, ['.k1', '.k2', '.k3', '.k4']);
    found.slice(1).forEach(({ selector, left }, index) => {
      assert.ok(left >= found[index].right - 1, `${selector} hides no other`);
    });
    assert.ok(found[3].right <= width && found[1].right - found[1].left >= 120, JSON.stringify(found));
    assert.match(found[3].text, /\d/);
    await context.close();
  }
});

for (const page of ['swiss5/fr/card-1.html', 'swiss5/es/statistics.html', 'standings-open.html']) {
  test(`the head over the first column is read whole: ${page}`, async () => {
    const context = await phone();
    const { tab } = await open(context, page);
    const cut = await tab.evaluate(() =>
      [...document.querySelectorAll('.scroll:not(.paper) thead th.k1')]
        .filter((head) => head.offsetParent && head.scrollWidth > head.clientWidth)
        .map((head) => head.textContent));
    assert.deepEqual(cut, []);
    await context.close();
  });
}

for (const page of ['swiss5/fr/card-1.html', 'swiss5/es/statistics.html', 'swiss5/en/ratings.html']) {
  test(`what stays in sight stands in the order of the columns: ${page}`, async () => {
    const context = await phone();
    const { tab } = await open(context, page);
    const wrong = await tab.evaluate(() => {
      const rows = [...document.querySelectorAll('.scroll:not(.paper) table:not(.stack) tbody tr:first-child')];
      return rows.flatMap((row) => {
        const kept = [...row.querySelectorAll('.k1, .k2, .k3, .k4')].map((cell) => cell.getBoundingClientRect());
        return kept.slice(1).filter((cell, index) => cell.left < kept[index].right - 1).map(() => row.textContent);
      });
    });
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

/** The columns of which no place of the table shows nine tenths, and how much of them is seen at best. */
function neverSeen() {
  const shares = (box, row) => {
    const cells = [...row.children].filter((cell) => cell.getBoundingClientRect().width > 0);
    const best = cells.map(() => 0);
    row.scrollIntoView({ block: 'center' });
    for (let left = 0; left <= box.scrollWidth - box.clientWidth + 3; left += 4) {
      box.scrollLeft = left;
      cells.forEach((cell, index) => {
        const area = cell.getBoundingClientRect();
        if (best[index] === 1) return;
        const isSeen = (part) => {
          const x = area.left + 1 + part * (area.width - 2);
          const shown = x >= 0 && x < innerWidth && document.elementFromPoint(x, (area.top + area.bottom) / 2);
          return shown && cell.contains(shown);
        };
        const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
        best[index] = Math.max(best[index], parts.filter(isSeen).length / parts.length);
      });
    }
    return cells.map((cell, index) => [[...row.children].indexOf(cell), best[index]]);
  };
  const boxes = [...document.querySelectorAll('.scroll')].filter((box) => {
    return box.offsetParent && !box.querySelector('.stack') && box.scrollWidth > box.clientWidth + 1;
  });
  return boxes.flatMap((box) => ['thead tr', 'tbody tr'].flatMap((one) => {
    const heads = box.querySelector('thead tr').children;
    const hidden = shares(box, box.querySelector(one)).filter(([, share]) => share < 0.9);
    return hidden.map(([index, share]) => `${heads[index].textContent} (${one}): ${Math.round(share * 100)} %`);
  }));
}

for (const wide of [390, 360]) {
  test(`every column can be read at some place of a table, ${wide} pixels wide`, async () => {
    const context = await phone({ viewport: { width: wide, height: 800 } });
    const wanted = /(^|\/)(index|crosstable|boards|ratings|players|statistics|card-1|standings-[^/]*|crosstable-[^/]*)\.html$/;
    const found = {};
    // French has the longest words.
    const isFrench = (page) => !/\/(en|es)\//.test(page);
    for (const page of all().filter((one) => wanted.test(one) && isFrench(one) && !/^[^/]*\/index/.test(one))) {
      const { tab } = await open(context, page);
      const hidden = await tab.evaluate(neverSeen);
      if (hidden.length) found[page] = hidden;
      await tab.close();
    }
    assert.deepEqual(found, {});
    await context.close();
  });
}

for (const page of ['swiss5/fr/crosstable.html', 'crosstable-blitz.html']) {
  test(`name and points stay in sight where a window is too narrow for all rounds: ${page}`, async () => {
    const context = await browser.newContext({ viewport: { width: 700, height: 800 } });
    const { tab } = await open(context, page);
    for (const scrolled of [0, 80]) {
      await tab.evaluate((left) => { document.querySelector('.scroll').scrollLeft = left; }, scrolled);
      for (const { selector, left, right } of await boxes(tab, ['.k2', '.k4'])) {
        assert.ok(left >= 0 && right <= 700, `${selector} from ${left} to ${right}`);
      }
    }
    await context.close();
  });
}

test('pairings are two lines a board with the result beside them', async () => {
  const context = await phone();
  const { tab } = await open(context, 'swiss5/en/round-1.html');
  const found = await tab.evaluate(() => {
    const row = document.querySelector('.stack tbody tr');
    const [first, second, result] = ['.n1', '.n2', '.n3'].map((one) => row.querySelector(one).getBoundingClientRect());
    return { under: second.top >= first.bottom - 1, beside: result.left >= first.right - 1, right: result.right };
  });
  assert.ok(found.under && found.beside && found.right <= width, JSON.stringify(found));
  await context.close();
});

test('the site opens in the language of the reader and searches without accents', async () => {
  const context = await phone({ locale: 'es-ES' });
  const { tab } = await open(context, 'swiss5/index.html');
  await tab.waitForURL(/\/es\/index\.html$/);
  const all = await tab.locator('tbody tr:visible').count();
  await tab.fill('#find', 'chÀrl');
  const left = await tab.locator('tbody tr:visible').count();
  assert.ok(all > 10 && left === 1, `${left} of ${all}`);
  await context.close();
});

test('pages are complete without the script', async () => {
  const context = await phone({ javaScriptEnabled: false });
  const { tab } = await open(context, 'swiss5/index.html');
  assert.equal(await tab.locator('a[hreflang]').count(), 3);
  await tab.goto(`file://${join(folder, 'swiss5/en/index.html')}`);
  assert.equal(await tab.locator('#find:visible').count(), 0, 'a field that does nothing is not shown');
  assert.ok((await tab.locator('tbody tr:visible').count()) > 10);
  await context.close();
});

test('what a finger touches is large enough', async () => {
  const context = await phone();
  const { tab } = await open(context, 'swiss5/en/index.html');
  const small = await tab.evaluate(() => [...document.querySelectorAll('.top a, #find, summary')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.height < 44 || box.width < 44;
  }).map((one) => one.textContent));
  assert.deepEqual(small, []);
  await context.close();
});

test('the rounds take one line, in which that of the page is in sight', async () => {
  const context = await phone();
  const { tab } = await open(context, 'team14/fr/round-7.html');
  const row = await tab.locator('.top .rounds').boundingBox();
  const own = await tab.locator('.top .rounds [aria-current]').boundingBox();
  assert.ok(row.height < 60, `the row is ${row.height} high`);
  assert.ok(own.x >= 0 && own.x + own.width <= width, `from ${own.x} to ${own.x + own.width}`);
  await context.close();
});

/** Contrast of two colours by WCAG 2. */
function contrast(one, other) {
  const light = (colour) => {
    const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
    const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

test('every colour of text can be read on every ground, in the light and in the dark', () => {
  const html = readFileSync(join(folder, 'standings-open.html'), 'utf8');
  const themes = [...html.matchAll(/:root\{([^}]*)\}/g)].map(([, body]) => Object.fromEntries(
    [...body.matchAll(/--(\w+):(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]),
  ));
  assert.equal(themes.length, 2);
  for (const theme of themes) {
    for (const text of ['ink', 'muted', 'accent', 'good', 'warn', 'bad']) {
      for (const ground of ['paper', 'raised']) {
        const found = contrast(theme[text], theme[ground]);
        assert.ok(found >= 4.5, `${text} on ${ground}: ${found.toFixed(2)}`);
      }
    }
  }
});
