// A typed client for /api/v1: its types are made of the document a running desk serves, requests are sent by openapi-fetch, a
// program that uses both is compiled strictly, and it is run: without a token, on stored events, and on the lists of a register.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, test } from 'node:test';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { program, serve } from './desk.js';

const file = readFileSync('../golden/official/tec_swiss5.trf', 'utf8');
const LIST = `id,name,rating,K,birth,federation,title,sex
2600001,"Alpha, Ann",2000,20,1980,CAN,WFM,F
2600002,"Beta, Bob",2000,20,1985,CAN,,M
`;
const REPORT = `012 January Cup
042 2026/01/10
052 2026/01/11
092 Individual: Swiss-System
122 90 minutes and 30 seconds a move
001    1 f    Alpha, Ann                             CAN     2600001 1980/00/00  1.0    1     2 w 1
001    2 m    Beta, Bob                              CAN     2600002 1985/00/00  0.0    2     1 b 0
`;

let desk;
let folder;
let client;

/** What does not compile, in words. */
function compile(path) {
  const sources = ts.createProgram([path], {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
  });
  const { diagnostics } = sources.emit();
  return [...ts.getPreEmitDiagnostics(sources), ...diagnostics]
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** What somebody at the machine does by a form. */
async function post(path, fields = {}) {
  const page = await (await fetch(`${desk.base}/`)).text();
  const headers = { 'x-form-token': /data-token="([^"]+)"/.exec(page)[1] };
  const answer = await fetch(desk.base + path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' });
  assert.ok(answer.status < 400, `${path}: ${answer.status}`);
}

/** A token for some things. */
function token(scope) {
  return execFileSync(program, ['token', 'create', 'Client', '--scope', scope, '--data', desk.folder], { encoding: 'utf8' }).trim();
}

before(async () => {
  mkdirSync('../../target', { recursive: true });
  folder = mkdtempSync('../../target/client-');
  const register = join(folder, 'federation.register');
  writeFileSync(join(folder, 'start.csv'), LIST);
  const init = ['list', 'init', '--import', join(folder, 'start.csv'), '--date', '2026-01-01', '--federation', 'CAN'];
  execFileSync(program, [...init, '--register', register]);
  desk = await serve(['--register', resolve(register)]);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
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

test('other questions about a file are answered in their types', async () => {
  const found = await client.checked(desk.base, file);
  assert.ok(Number.isInteger(found.findings) && found.players > 0, JSON.stringify(found));
});

test('a stored event is read, changed in the version that was seen, and published', async () => {
  await post('/samples/league');
  const found = await client.entered(desk.base, token('read,results,publish'), 1, 5);
  assert.deepEqual(found.listed, [1]);
  assert.deepEqual([found.first, found.late, found.published], [1, 'version', 2]);
  assert.ok(found.ranked > 1, JSON.stringify(found));
  assert.equal((await fetch(`${desk.base}/p/1`)).status, 200, 'the round is public');
});

test('a report is sent and a list is published, each with a token of its own', async () => {
  const sent = await client.reported(desk.base, token('report'), REPORT);
  assert.deepEqual([sent.event, sent.what, sent.list], [1, 'new', '2026-02-01']);
  await post('/office/events/1', { decision: 'accept' });
  await post('/office/lists/2026-02-01/close');
  assert.equal(await client.refused(desk.base, token('report'), '2026-02-01'), 'scope');
  const found = await client.listed(desk.base, token('lists'), '2026-02-01');
  assert.equal((await fetch(desk.base + found.manifest)).status, 200);
  assert.deepEqual(found.lists, ['2026-02-01']);
});

test('what the document does not know does not compile', async () => {
  const begun = [
    "import createClient from 'openapi-fetch';",
    "import type { paths } from './schema.js';",
    "const api = createClient<paths>({ baseUrl: '' });",
  ];
  for (const [wrong, said] of [
    ["await api.POST('/api/v1/standings', { params: { query: { round: 'three' } }, body: '' });", /not assignable/],
    ["await api.GET('/api/v1/event', {});", /not assignable/],
    ["await api.POST('/api/v1/events/{event}/publish', { params: { path: { event: 1 } }, body: { round: 1 } });", /header/],
  ]) {
    writeFileSync(join(folder, 'wrong.ts'), [...begun, wrong].join('\n'));
    const found = compile(join(folder, 'wrong.ts'));
    assert.ok(found.some((text) => said.test(text)), `${wrong}: ${found.join('\n')}`);
  }
});
