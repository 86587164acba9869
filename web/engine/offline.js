// SPDX-License-Identifier: MIT
//
// offline.js -- keeps the whole page, so that it opens without a network once it was there. What
// is kept belongs together: a new version of the page is taken when no page of the old one is open.

const mine = `lunarbiter ${self.registration.scope} ` // a host may have several such folders
const name = mine + 'VERSION'
const files = ['FILES']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)))
})

self.addEventListener('activate', (event) => {
  const old = (key) => key.startsWith(mine) && key !== name
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter(old).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return
  event.respondWith(
    caches
      .open(name)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(event.request)),
  )
})
