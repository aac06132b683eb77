// The folder works without a network once it was seen: everything is kept under the name of its version.
const KEPT = 'exaequo-{{version}}';
const FILES = '{{files}}';

// What the browser keeps by itself may be of an older version.
const anew = (file) => new Request(file, { cache: 'reload' });

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES.map(anew))).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('exaequo-') && name !== KEPT);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
    .then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  event.respondWith(caches.open(KEPT).then((cache) => cache.match(event.request, { ignoreSearch: true }))
    .then((kept) => kept ?? fetch(event.request)));
});
