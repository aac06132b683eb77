// Standings of 2,000 players and eleven rounds in Node and in Chromium against the library by itself, in turn, in one run; the
// page from drop to standings, and its first load from a disk.
//
// Run it after `cargo xtask page` on an idle machine: node bench/speed.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as exaequo from 'exaequo';
import { dropped } from '../test/drop.js';
import { root } from '../test/native.js';
import { launched, served } from '../test/server.js';
import { timed } from './timed.js';

const LIST = 'PTS,BH,BH/C1,BH/M1,SB,DE,PS,WIN,BPG,ARO,TPR,PTP,AOB,APRO,APPO';
const [TURNS, RUNS] = [9, 15];
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

function generated(folder, players, rounds) {
  const path = join(folder, `${players}.trf`);
  writeFileSync(path, execFileSync(join(root, 'target/debug/examples/generated'), [players, rounds, 1].map(String)));
  return path;
}

/** Milliseconds of the library by itself. */
function alone(path) {
  const native = join(root, 'target/release/examples/native_standings');
  return Number(execFileSync(native, [path, LIST, String(RUNS)])) / 1e6;
}

async function inPage(browser, address, path) {
  const page = await browser.newPage();
  await page.goto(`${address}web-check/manifest.webmanifest`);
  await page.evaluate(async (bytes) => {
    globalThis.exaequo = await import('/crates/wasm/npm/browser.js');
    globalThis.bench = await import('/crates/wasm/npm/bench/timed.js');
    await globalThis.exaequo.load();
    globalThis.event = globalThis.exaequo.read(Uint8Array.from(bytes), 'open.trf').event();
  }, [...readFileSync(path)]);
  return () => page.evaluate(([list, runs]) => globalThis.bench.timed(globalThis.event, list, runs), [LIST, RUNS]);
}

async function standings(browser, address, path) {
  const event = exaequo.read(readFileSync(path), 'open.trf').event();
  const chromium = await inPage(browser, address, path);
  const times = { alone: [], Node: [], Chromium: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.alone.push(alone(path));
    times.Node.push(timed(event, LIST, RUNS));
    times.Chromium.push(await chromium());
  }
  const base = median(times.alone);
  console.log(`library alone: ${base.toFixed(2)} ms`);
  return ['Node', 'Chromium'].map((name) => [`standings in ${name}`, median(times[name]) / base, 2, 'times']);
}

/** From a drop to standings, in milliseconds, once the page is there. */
async function onThePage(browser, url, path) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator('#file').waitFor();
  const files = [{ name: 'open.trf', bytes: readFileSync(path) }];
  const times = [];
  for (let turn = 0; turn < TURNS; turn += 1) times.push(await dropped(page, files, 'table tbody tr', 300));
  await page.close();
  return ['from drop to standings of 300 × 9', median(times), 150, 'ms'];
}

/** From nothing to a page that takes files, with the module compiled. */
async function firstLoad(browser, url) {
  const times = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(url);
    await page.locator('#file').waitFor();
    times.push(performance.now() - start);
    await context.close();
  }
  return ['first load from a disk', median(times), 1000, 'ms'];
}

const folder = mkdtempSync(join(tmpdir(), 'exaequo-'));
execFileSync('cargo', ['build', '--locked', '--quiet', '--release', '-p', 'exaequo-python', '--example', 'native_standings'], { cwd: root, stdio: 'inherit' });
execFileSync('cargo', ['build', '--locked', '--quiet', '-p', 'exaequo-cli', '--example', 'generated'], { cwd: root, stdio: 'inherit' });
const server = await served(root);
const browser = await launched();
const alonePage = pathToFileURL(join(root, 'target/page/exaequo.html')).href;
const figures = [
  ...await standings(browser, server.address, generated(folder, 2000, 11)),
  await onThePage(browser, `${server.address}target/page/check/index.html`, generated(folder, 300, 9)),
  await firstLoad(browser, alonePage),
];
await browser.close();
server.close();
for (const [name, figure, limit, unit] of figures) console.log(`${name}: ${figure.toFixed(2)} ${unit}, limit ${limit}`);
process.exitCode = figures.some(([, figure, limit]) => figure > limit) ? 1 : 0;
