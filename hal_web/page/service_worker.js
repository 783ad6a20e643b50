// Keeps the page for use without a network. Its files are one set: a new version replaces all of them.
const kCache = '@version@';
const kFiles = @files@;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(kCache).then((cache) => cache.addAll(kFiles)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('felicity-') && name !== kCache;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const found = caches.open(kCache).then((cache) => cache.match(event.request, { ignoreSearch: true }));
  event.respondWith(found.then((response) => response ?? fetch(event.request)));
});
