// A browser that keeps the page gets every change of it, also where only a style changed and the server lets files be kept.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { root } from './native.js';
import { built, opened } from './page.js';
import { launched, served } from './server.js';

const PARTS = ['web-check', 'crates/page/src/html/style.css', 'crates/web/assets', 'crates/desk/samples'];

/** The sources of the page at another place, where they can be changed; `build` puts them together. */
function copied() {
  const folder = mkdtempSync(join(tmpdir(), 'exaequo-'));
  for (const part of PARTS) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  cpSync(join(built, 'bindgen'), join(folder, 'out/bindgen'), { recursive: true });
  const build = () => execFileSync('node', ['web-check/build.mjs', 'out'], { cwd: folder });
  build();
  return { folder, build };
}

test('whatever changes is a new version', () => {
  const { folder, build } = copied();
  const version = () => readFileSync(join(folder, 'out/check/sw.js'), 'utf8').match(/exaequo-([0-9a-f]{12})/)[1];
  const seen = [version()];
  for (const part of ['web-check/check.css', 'web-check/index.html', 'web-check/app.js', 'crates/web/assets/desk.css', 'crates/web/assets/icon.svg']) {
    appendFileSync(join(folder, part), '\n');
    build();
    seen.push(version());
  }
  assert.equal(new Set(seen).size, seen.length);
  build();
  assert.equal(version(), seen.at(-1));
});

test('a page that is kept has the new style after a visit', async () => {
  const { folder, build } = copied();
  const browser = await launched();
  const server = await served(join(folder, 'out/check'), { 'cache-control': 'max-age=3600' });
  const { page, wrong } = await opened(browser, server.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  appendFileSync(join(folder, 'web-check/check.css'), 'footer { letter-spacing: 3px; }\n');
  build();
  // The version before is shown once more, while the new one is fetched.
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => { navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }); });
    await (await navigator.serviceWorker.ready).update();
    await taken;
  });
  await page.reload();
  await page.locator('#file').waitFor();
  assert.equal(await page.locator('footer').evaluate((one) => getComputedStyle(one).letterSpacing), '3px');
  assert.deepEqual(wrong, []);
  await browser.close();
  server.close();
});
