// Keeps the offline page and answers a navigation with it when the network fails. Nothing else is ever kept, and
// nothing but navigations and the offline page's own files is looked at: no call, no picture, no chunk.

const offlinePage = '/offline/offline.html'
const offlineFiles = [offlinePage, '/offline/offline.css', '/offline/offline.js', '/icons/mark.svg']
/** The server writes what the files' content is called. */
const cacheName = 'offline-__RELEASE__'

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(keepOfflineFiles())
})

addEventListener('activate', (event) => event.waitUntil(takeOver()))

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (offlineFiles.includes(new URL(request.url).pathname)) event.respondWith(file(request))
})

async function keepOfflineFiles() {
  const cache = await caches.open(cacheName)
  await cache.addAll(offlineFiles.map((path) => new Request(path, { cache: 'reload' })))
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
  // The browser asks for the page while this starts.
  await registration.navigationPreload?.enable()
  await clients.claim()
}

async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error()
  }
}

async function file(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}
