// Paper: the list as a document of its own, with what look and law want at the head and foot of each sheet.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, test } from 'node:test';
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

/** What is printed, the document of the frame and its style sheets, after somebody asked for it. */
async function printed(page, ask) {
  await page.evaluate(() => { globalThis.printed = undefined; });
  await ask();
  return page.waitForFunction(() => globalThis.printed).then((handle) => handle.jsonValue());
}

/** Nobody answers a dialogue for printing here: what would be printed is kept instead. */
const keepsPrinted = () => {
  const sheets = new WeakMap();
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (text) { sheets.set(this, text); return replaceSync.call(this, text); };
  window.print = () => { window.top.printed = { html: document.documentElement.outerHTML, mode: document.compatMode,
    styles: [...document.adoptedStyleSheets].map((sheet) => sheets.get(sheet)) }; };
};

/** The sheets of paper as text, printed with the style sheets handed over as the page does. */
async function sheets({ html, styles }) {
  const page = await browser.newPage();
  await page.setContent(`<!DOCTYPE html>${html}`);
  await page.evaluate((texts) => { document.adoptedStyleSheets = texts.map((text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    return made;
  }); }, styles);
  const file = join(mkdtempSync(join(tmpdir(), 'exaequo-')), 'paper.pdf');
  await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true });
  await page.close();
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1);
}

const forms = { folder: () => server.address, file: () => pathToFileURL(join(built, 'exaequo.html')).href };

for (const [form, url] of Object.entries(forms)) {
  test(`${form}: every sheet has the event, its number, the rules, the time and the digest of the file`, async () => {
    const { page, wrong, context } = await opened(browser, url());
    await context.addInitScript(keepsPrinted);
    await page.evaluate(keepsPrinted);
    await page.setInputFiles('#file', swiss);
    await checked(page);
    await went(page, 'standings?lang=fr');
    const pressed = await printed(page, () => page.getByRole('button', { name: 'Imprimer', exact: true }).click());
    assert.equal(pressed.mode, 'CSS1Compat');
    const all = await sheets(pressed);
    const digest = createHash('sha256').update(readFileSync(swiss)).digest('hex').slice(0, 8);
    all.forEach((sheet, index) => {
      const text = sheet.replace(/\s+/g, ' ');
      assert.ok(text.includes(`page ${index + 1} sur ${all.length}`), text);
      assert.match(text, /FIDE C\.07, fide-/);
      assert.match(text, /calculé le .* à \d\d:\d\d UTC/);
      assert.ok(text.includes(digest), text);
      assert.doesNotMatch(text, /Télécharger|Español/);
    });
    const withoutTime = (html) => html.replaceAll(/\d\d:\d\d UTC/g, '');
    const typed = await printed(page, () => page.keyboard.press('Control+p'));
    assert.equal(withoutTime(typed.html), withoutTime(pressed.html));
    assert.deepEqual(typed.styles, pressed.styles);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}
