// A typed client for /api/v1: its types are made of the document a running desk serves, its source is compiled strictly,
// and it is used.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, test } from 'node:test';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { serve } from './desk.js';

const file = readFileSync('../golden/official/tec_swiss5.trf', 'utf8');

let desk;
let folder;
let client;

/** What does not compile, in words. */
function compile(path) {
  const program = ts.createProgram([path], {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
  });
  const { diagnostics } = program.emit();
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics]
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

before(async () => {
  desk = await serve();
  mkdirSync('../../target', { recursive: true });
  folder = mkdtempSync('../../target/client-');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTS(new URL(`${desk.base}/api/v1/openapi.json`))));
  writeFileSync(join(folder, 'client.ts'), readFileSync('client.ts', 'utf8'));
  assert.deepEqual(compile(join(folder, 'client.ts')), []);
  client = await import(pathToFileURL(join(folder, 'client.js')));
});

after(async () => {
  rmSync(folder, { recursive: true, force: true });
  await desk.end();
});

test('the client is answered with what its types say', async () => {
  const found = await client.leader(desk.base, file);
  assert.deepEqual(Object.keys(found), ['rank', 'name', 'values']);
  assert.equal(found.rank, 1);
  assert.ok(found.name.length > 3);
  assert.ok(found.values > 2);
});

test('a problem has its code and its findings', async () => {
  const problem = await client.problem(desk.base, 'abc\n');
  assert.equal(problem.code, 'no-tournament');
  assert.match(problem.findings[0], /^T\d+ /);
});

test('what the document does not know does not compile', async () => {
  const wrong = [
    "import type { operations } from './schema.js';",
    "export const query: operations['standings']['parameters']['query'] = { round: 'three', tiebreaks: 'BH' };",
  ];
  writeFileSync(join(folder, 'wrong.ts'), wrong.join('\n'));
  const said = compile(join(folder, 'wrong.ts'));
  assert.ok(said.some((text) => text.includes('tiebreaks') || text.includes('not assignable')), said.join('\n'));
});
