// Keeps what never changes under its name (/assets/*), and a page that says there is no network.
// Pages and tables always come from the network: nothing stale is ever shown.
const CACHE = "stolik-1";
const OFFLINE = ["/offline.html", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromCacheFirst(request));
  else if (request.mode === "navigate") event.respondWith(fromNetworkOrOffline(request));
  else if (OFFLINE.includes(url.pathname)) event.respondWith(fromNetworkOrCache(request));
});

// A notice leads to the window that it came from.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(toTheTable(event.notification.data));
});

async function toTheTable(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

async function fromCacheFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await forgetOld(cache);
  }
  return response;
}

async function fromNetworkOrOffline(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/offline.html")) ?? Response.error();
  }
}

async function fromNetworkOrCache(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

// Assets of old versions are never asked for again: of many, the oldest go.
const MOST = 120;
async function forgetOld(cache) {
  const keys = await cache.keys();
  const assets = keys.filter((key) => new URL(key.url).pathname.startsWith("/assets/"));
  await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST)).map((key) => cache.delete(key)));
}
