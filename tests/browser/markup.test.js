// Every page passes html-validate.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import { FileSystemConfigLoader, HtmlValidate, formatterFactory } from 'html-validate';
import { all, folder } from './pages.js';

test('every page is valid', async () => {
  const config = join(import.meta.dirname, 'html-validate.json');
  const { default: rules } = await import(config, { with: { type: 'json' } });
  const validator = new HtmlValidate(new FileSystemConfigLoader(rules));
  const pages = all();
  assert.ok(pages.length > 100, `${pages.length} pages`);
  const bad = [];
  for (const page of pages) {
    const report = await validator.validateFile(join(folder, page));
    if (!report.valid) bad.push(...report.results);
  }
  assert.equal(bad.length, 0, formatterFactory('text')(bad.slice(0, 10)));
});
