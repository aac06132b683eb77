// What the page refuses is said in its language, with what the command line says of it; what is a fault stops nothing.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { join } from 'node:path';
import { program } from './native.js';
import { built, checked, opened, swiss, went } from './page.js';
import { launched, served } from './server.js';

let browser;
let server;

before(async () => {
  browser = await launched();
  server = await served(join(built, 'check'));
});

after(async () => {
  await browser.close();
  server.close();
});

async function withEvent() {
  const { page, wrong, context } = await opened(browser, server.address);
  await page.setInputFiles('#file', swiss);
  await checked(page);
  return { page, wrong, context };
}

const REFUSED = {
  fr: {
    failed: 'Ce calcul n’a pas abouti.',
    'standings?tieBreaks=PTS%2CNONSENSE': [/^La liste de départages « PTS,NONSENSE » ne peut pas être lue\./m, /colonne 5/],
    'standings?edition=fide-1066': [/« fide-1066 »/],
    'standings?round=99': [/La ronde 99 n’est pas appariée\. La dernière ronde appariée est la 5\./],
    'standings?round=abc': [/NaN n’est pas le numéro d’une ronde\./],
    'card-99': [/« 99 »/],
    nope: [/Il n’existe pas de liste appelée « nope »\./],
    teams: [/Seuls les tournois par équipes/],
    forecast: [/Toutes les parties ont un résultat/],
  },
  es: {
    failed: 'No se pudo calcular.',
    'standings?tieBreaks=PTS%2CNONSENSE': [/«PTS,NONSENSE»/, /columna 5/],
    'standings?edition=fide-1066': [/«fide-1066»/],
    'standings?round=99': [/La ronda 99 no está emparejada\./],
    'standings?round=abc': [/NaN no es el número de una ronda\./],
    'card-99': [/«99»/],
    nope: [/No hay ninguna lista llamada «nope»\./],
    teams: [/por equipos/],
    forecast: [/resultado/],
  },
};

for (const [lang, { failed, ...paths }] of Object.entries(REFUSED)) {
  test(`what is refused is said in ${lang}`, async () => {
    const { page, wrong, context } = await withEvent();
    for (const [path, expected] of Object.entries(paths)) {
      await went(page, `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      const text = (await page.locator('.error').innerText()).replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');
      assert.ok(text.startsWith(failed), text);
      for (const part of expected) assert.match(text.slice(failed.length).trim(), part, path);
      assert.doesNotMatch(text, /\b(the|is not|there is|round|list|column)\b/, path);
    }
    assert.deepEqual(wrong, []);
    await context.close();
  });

  test(`a prize list and regulations that cannot be read are told in ${lang}, with line and column`, async () => {
    const { page, context } = await withEvent();
    for (const path of ['prizes', 'play-off']) {
      await went(page, `${path}?lang=${lang}`);
      await page.fill('#toml', '[[group]]\nnonsense = 1\n');
      await page.locator('form.asked button').click();
      const text = await page.locator('.error').innerText();
      assert.match(text, /\.toml:\d:\d/, text);
      assert.doesNotMatch(text, /\b(the|is not|there is|unknown|setting)\b/, path);
    }
    await context.close();
  });
}

test('the details are those of the command line', async () => {
  const { page, context } = await withEvent();
  await went(page, 'standings?tieBreaks=PTS%2CNONSENSE%2CBH%2FX9&lang=fr');
  const shown = await page.locator('.error li').allInnerTexts();
  let said = '';
  try {
    execFileSync(program, ['standings', swiss, '--tie-breaks', 'PTS,NONSENSE,BH/X9', '--lang', 'fr'], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    said = error.stderr;
  }
  assert.equal(shown.length, 2);
  const flat = (text) => text.replace(/\s+/g, ' ');
  for (const line of shown) assert.ok(flat(said).includes(flat(line)), `${line} in ${said}`);
  await context.close();
});

test('a download or a print that is refused is told under the list', async () => {
  const { page, wrong, context } = await withEvent();
  await went(page, 'crosstable');
  await page.evaluate(() => { Worker.prototype.postMessage = ((post) => function (message) {
    if (message.args?.[1] === 'take') message.args[2] = 'no-such-list';
    post.call(this, message);
  })(Worker.prototype.postMessage); });
  for (const name of ['CSV', 'Print']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator('.error', { hasText: 'There is no list called "no-such-list".' }).first().waitFor();
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test('after a trap the page goes on with a new worker and the files that are there', async () => {
  const { page, context } = await opened(browser, server.address);
  // A file that the worker does not have is a fault in it, as a trap is.
  await page.evaluate(() => { Worker.prototype.postMessage = ((post) => function (message) {
    if (message.args?.[2] === 'crosstable') message.args[0] = 99;
    post.call(this, message);
  })(Worker.prototype.postMessage);
  globalThis.workers = 0;
  globalThis.Worker = class extends Worker {
    constructor(...args) { super(...args); globalThis.workers += 1; }
  }; });
  await page.setInputFiles('#file', swiss);
  await checked(page);
  await went(page, 'crosstable');
  assert.equal((await page.locator('.error').innerText()).trim(), 'This could not be worked out.');
  assert.equal(await page.evaluate(() => globalThis.workers), 1);
  await went(page, 'players');
  assert.ok(await page.locator('main table tbody tr').count() > 0);
  await context.close();
});
