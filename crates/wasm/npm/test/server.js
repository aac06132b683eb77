// A web server for a folder, and a browser.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';

const KINDS = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml' };

/** Serves a folder at an address of its own, each file with further headers; `close` ends it. */
export async function served(folder, headers = {}) {
  const server = createServer((request, response) => {
    const name = new URL(request.url, 'http://x').pathname.slice(1) || 'index.html';
    const file = join(folder, name);
    if (name.includes('..') || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/json', ...headers }).end(readFileSync(file));
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** Starts the browser. */
export const launched = () => chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
