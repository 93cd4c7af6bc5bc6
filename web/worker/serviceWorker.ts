/**
 * What the browser keeps for a lost connection: the parts of the shell, and a page that says so. It never answers for
 * the API or for pictures, so that no answer that belongs to a signed-in reader is ever kept, and pages always come
 * from the network while there is one. scripts/building/serviceWorker.ts strips the types and puts `build` in front.
 */
declare const build: {
  /** Another with every build: its cache is a new one, and the old one goes once no page uses it. */
  readonly version: string
  /** Addresses of the shell's parts; names carry a hash of their content. */
  readonly shell: readonly string[]
  /** The page for a lost connection, by language; the first is the default. */
  readonly offline: Readonly<Record<string, string>>
}

const worker = globalThis as unknown as ServiceWorkerGlobalScope
const prefix = 'shell-'
const cacheName = prefix + build.version
/** Not an address of the site: under it the reader's language is kept. */
const localeKey = '/offline-locale'

worker.addEventListener('install', (event) => {
  event.waitUntil(fillCache())
})

/** Comes only when no page of an older build is open any more: they keep their parts until then. */
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
      await Promise.all(old.map((name) => caches.delete(name)))
      await worker.clients.claim()
    })(),
  )
})

/** A page tells in which language it is read. */
worker.addEventListener('message', (event) => {
  const { locale } = (event.data ?? {}) as { locale?: unknown }
  if (typeof locale !== 'string' || !(locale in build.offline)) return
  event.waitUntil(caches.open(cacheName).then((cache) => cache.put(localeKey, new Response(locale))))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.headers.has('authorization')) return
  if (request.mode === 'navigate') event.respondWith(page(request, url))
  else if (url.pathname.startsWith('/assets/') && (lost || !navigator.onLine))
    event.respondWith(part(request))
})

/**
 * The last page that was asked for did not come. Until then the parts come from the browser's own cache, where they
 * never grow old: an answer from here would waste what the page asked for ahead (Chrome drops such preloads and warns).
 */
let lost = false

async function page(request: Request, url: URL): Promise<Response> {
  try {
    const response = await fetch(request)
    lost = false
    return response
  } catch {
    lost = true
    return offlinePage(url)
  }
}

async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName)
  // The parts are in the browser's own cache already; the pages must be of this build.
  await cache.addAll(build.shell)
  await cache.addAll(Object.values(build.offline).map((url) => new Request(url, { cache: 'reload' })))
}

/** A part's name says its content, so the one that is kept is the right one. */
async function part(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') {
    const copy = response.clone()
    const cache = await caches.open(cacheName)
    // A full disk is no reason to fail.
    await cache.put(request, copy).catch(() => undefined)
  }
  return response
}

/** In the language of the address, else in the one that was read last, else in the default. */
async function offlinePage(url: URL): Promise<Response> {
  const cache = await caches.open(cacheName)
  const read = await (await cache.match(localeKey))?.text()
  const wanted = [url.searchParams.get('lang'), read, Object.keys(build.offline)[0]]
  const locale = wanted.find((each) => each && each in build.offline) ?? ''
  return (await cache.match(build.offline[locale] ?? '')) ?? Response.error()
}
