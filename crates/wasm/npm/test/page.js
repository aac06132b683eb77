// The page that runs in the browser alone, opened as somebody opens it.
import { join } from 'node:path';
import { root } from './native.js';

/** Where `cargo xtask page` puts both forms of it. */
export const built = join(root, 'target/page');
export const swiss = join(root, 'tests/golden/official/tec_swiss5.trf');

/** A tab with the page; what goes wrong in it is collected. */
export async function opened(browser, url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB', ...options });
  const page = await context.newPage();
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') wrong.push(message.text()); });
  await page.goto(url);
  await page.locator('#file').waitFor();
  return { page, wrong, context };
}

/** A new address is in the bar before the page begins to draw it: what is looked at meanwhile is the page before. */
export const drawn = (page) => page.waitForFunction(() => document.getElementById('main').dataset.drawn === location.hash);

/** A file was read, and what was found in it is shown. */
export async function checked(page) {
  await page.locator('.agreement, main table, .error').first().waitFor();
  await drawn(page);
}

/** Another page of the file that is open. */
export async function went(page, hash) {
  await page.goto(`${page.url().split('#')[0]}#${hash}`);
  await drawn(page);
}
