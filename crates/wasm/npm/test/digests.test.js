// Findings, standings, explanations, pages and ratings of every golden file: the same in Node, in Chromium and in the program.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import * as exaequo from 'exaequo';
import { golden, native, root } from './native.js';
import { QUESTIONS, answers } from './questions.js';
import { launched, served } from './server.js';

const expected = new Map();

before(async () => {
  assert.ok(golden.length > 50);
  for (const path of golden) expected.set(path, await native(path));
  // The program was there and answered, so that no file is compared with nothing.
  for (const [path, digests] of expected) assert.ok(digests.slice(0, 15).every((one) => one !== 'refused'), path);
});

function compared(path, found) {
  QUESTIONS.forEach(({ words }, index) => {
    assert.equal(found[index], expected.get(path)[index], `${path}: ${words('N').join(' ')}`);
  });
}

test('in Node every golden file gives what the program gives', async () => {
  for (const path of golden) compared(path, await answers(exaequo, readFileSync(join(root, path)), path));
});

test('in Chromium every golden file gives what the program gives', async (t) => {
  const server = await served(root);
  const browser = await launched();
  t.after(async () => {
    await browser.close();
    server.close();
  });
  const page = await browser.newPage();
  // A document of the same origin, from which the package is imported as it is.
  await page.goto(`${server.address}web-check/manifest.webmanifest`);
  await page.evaluate(async () => {
    globalThis.package = await import('/crates/wasm/npm/browser.js');
    globalThis.questions = await import('/crates/wasm/npm/test/questions.js');
    await globalThis.package.load();
  });
  for (const path of golden) {
    const found = await page.evaluate(async (path) => {
      const bytes = new Uint8Array(await (await fetch(`/${path}`)).arrayBuffer());
      return globalThis.questions.answers(globalThis.package, bytes, path);
    }, path);
    compared(path, found);
  }
});
