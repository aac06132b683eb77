// The pages under test, and a browser to open them with.

import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { chromium } from 'playwright-core';

/** The folder with the pages, made by `cargo xtask browser`. */
export const folder = resolve(process.env.EXAEQUO_PAGES ?? '');
if (!process.env.EXAEQUO_PAGES || !existsSync(folder)) {
  throw new Error('EXAEQUO_PAGES must name the folder with the pages; `cargo xtask browser` makes it');
}

/** All pages, by their place in the folder. */
export function all() {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  return files.map((file) => relative(folder, join(file.parentPath ?? file.path, file.name))).sort();
}

/** One of each kind of page, in each language. */
export function kinds() {
  const wanted = /(^|\/)(index|crosstable|play-off|boards|ratings|round-[14]|card-[14])\.html$/;
  const isAlone = (page) => !page.includes('/') && !page.includes('-open');
  return all().filter((page) => wanted.test(page) || isAlone(page));
}

export async function launch() {
  const names = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const executablePath = process.env.CHROMIUM ?? names.find((name) => existsSync(name));
  if (!executablePath) throw new Error('no Chromium found; CHROMIUM can name one');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

export async function open(context, page) {
  const tab = await context.newPage();
  const outside = [];
  tab.on('request', (request) => {
    if (!request.url().startsWith('file:')) outside.push(request.url());
  });
  await tab.goto(`file://${join(folder, page)}`);
  return { tab, outside };
}
