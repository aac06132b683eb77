// A desk of its own for a file of tests, and what all of them do with it.
//
// The program is `target/debug/exaequo`, or the one that EXAEQUO_PROGRAM names. EXAEQUO_SHOTS names a folder for
// pictures of each step.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launch } from './pages.js';

export const program = resolve(process.env.EXAEQUO_PROGRAM ?? '../../target/debug/exaequo');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const shots = process.env.EXAEQUO_SHOTS;

/** Begins a desk. */
export async function serve(options = []) {
  if (!existsSync(program)) throw new Error(`${program} is missing; cargo build makes it`);
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  const desk = spawn(program, ['serve', '--data', folder, '--port', '0', '--no-open', '--lang', 'en', ...options]);
  const base = await new Promise((found, failed) => {
    desk.stderr.on('data', (text) => {
      const address = /http:\/\/[\d.:]+/.exec(String(text));
      if (address) found(address[0]);
    });
    desk.on('exit', () => failed(new Error('the desk ended')));
  });

  async function end() {
    const ended = new Promise((done) => { desk.on('exit', done); });
    desk.kill('SIGTERM');
    assert.equal(await ended, 0, 'the desk ends quietly');
    rmSync(folder, { recursive: true, force: true });
  }

  return { base, folder, end };
}

/** Begins a desk and a browser. */
export async function begin(options = []) {
  const { base, folder, end: stop } = await serve(options);
  const browser = await launch();

  async function end() {
    await browser.close();
    await stop();
  }

  /** A window in which nothing goes wrong unseen and nothing leaves the machine. */
  async function open(options = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en', ...options });
    const tab = await context.newPage();
    const wrong = [];
    tab.on('console', (message) => { if (message.type() === 'error') wrong.push(message.text()); });
    tab.on('pageerror', (error) => wrong.push(String(error)));
    tab.on('request', (request) => { if (!request.url().startsWith(base)) wrong.push(request.url()); });
    return { context, tab, wrong };
  }

  /** Opens a sample; the address of its event. */
  async function sample(tab, name) {
    await tab.goto(`${base}/`);
    await tab.locator(`form[action="/samples/${name}"] button`).click();
    await tab.waitForURL(/\/e\/\d+$/);
    return tab.url();
  }

  return { base, folder, end, open, sample, look, shot };
}

async function shot(tab, name) {
  if (shots) await tab.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
}

/** No page is too wide, and none has a serious finding. */
async function look(tab, name) {
  // Styles come after the page has.
  await tab.waitForLoadState();
  const { width } = tab.viewportSize();
  assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth) <= width, `${name} is too wide`);
  // The policy of the desk lets no script in: axe comes through the debugger.
  await tab.evaluate(axe);
  const { violations } = await tab.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  assert.deepEqual(serious.map(({ id, nodes }) => `${name}: ${id} ${nodes[0].html}`), []);
}
