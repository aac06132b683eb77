// The folder works without a network once it was seen: everything is kept under the name of its version.
const KEPT = 'exaequo-{{version}}';
const FILES = ['./', 'index.html', 'app.js', 'worker.js', 'exaequo.wasm', 'page.css', 'desk.css', 'check.css', 'icon.svg',
  'manifest.webmanifest'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('exaequo-') && name !== KEPT);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
    .then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
