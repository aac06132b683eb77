// Puts the page together: a folder for a web server, and one file that opens from a disk.
// node web-check/build.mjs FOLDER, where FOLDER/bindgen has what wasm-bindgen wrote.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const root = join(here, '..');
const out = process.argv[2];
const text = (path) => readFileSync(path, 'utf8');
const base64 = (path) => readFileSync(path).toString('base64');

const bindgen = text(join(out, 'bindgen/exaequo_wasm.js'));
const wasm = join(out, 'bindgen/exaequo_wasm_bg.wasm');
const worker = `${bindgen}\n${text(join(here, 'worker.js'))}`;
const app = text(join(here, 'app.js'));
const styles = {
  'page.css': text(join(root, 'crates/page/src/html/style.css')),
  'desk.css': text(join(root, 'crates/web/assets/desk.css')),
  'check.css': text(join(here, 'check.css')),
};
const samples = ['swiss', 'round-robin', 'league'].map((name) =>
  `<script type="text/plain" id="sample-${name}">${base64(join(root, `crates/desk/samples/${name}.trf`))}</script>`).join('\n');
const icon = `data:image/svg+xml;base64,${base64(join(root, 'crates/web/assets/icon.svg'))}`;
// A picture in the address is not fetched again with each page.
const html = text(join(here, 'index.html')).replace('href="icon.svg"', () => `href="${icon}"`);
const policy = (sources) => `<meta http-equiv="Content-Security-Policy" content="${sources}">`;
const hash = (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

// ---- the folder
const folder = join(out, 'check');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const own = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'none'";
const files = {
  'index.html': html.replace('<!-- policy -->', policy(own)).replace('</body>', () => `${samples}\n</body>`),
  'app.js': app,
  'worker.js': worker,
  ...styles,
  'exaequo.wasm': readFileSync(wasm),
  'manifest.webmanifest': text(join(here, 'manifest.webmanifest')),
  'icon.svg': text(join(root, 'crates/web/assets/icon.svg')),
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
// Whatever changes makes a new version, which browsers that keep the old one fetch whole.
const version = Object.values(files).reduce((digest, content) => digest.update(content), createHash('sha256')).digest('hex').slice(0, 12);
const names = JSON.stringify(['./', ...Object.keys(files)]);
writeFileSync(join(folder, 'sw.js'), text(join(here, 'sw.js')).replace('{{version}}', version).replace("'{{files}}'", () => names));

// ---- one file
const script = `\n${app}`;
const alone = `default-src 'none'; script-src ${hash(script)} 'wasm-unsafe-eval' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;
const inline = html
  .replace('<!-- policy -->', policy(alone))
  .replace(/<link rel="manifest".*\n/, '')
  .replace(/(<link rel="stylesheet".*\n)+/, () => `<style>\n${Object.values(styles).join('\n')}</style>\n`)
  .replace(/<script src="app.js" defer><\/script>\n/, '')
  .replace('</body>', () => `${samples}
<script type="text/plain" id="worker">\n${worker.replaceAll('</script', '<\\/script')}</script>
<script type="text/plain" id="wasm">${base64(wasm)}</script>
<script>${script}</script>
</body>`);
writeFileSync(join(out, 'exaequo.html'), inline);
