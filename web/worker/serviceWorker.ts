/**
 * Caches the shell's assets and an offline page. It never handles the API or pictures, so no private answer is cached.
 * Pages come from the network while the network is reachable. scripts/building/serviceWorker.ts strips the types and
 * prepends `build`.
 */
declare const build: {
  /** Unique per build and part of the cache's name. An old cache is deleted once no page uses it. */
  readonly version: string
  /** Paths of the shell's assets, which contain hashes of their content. */
  readonly shell: readonly string[]
  /** The offline page by language; the first language is the default. */
  readonly offline: Readonly<Record<string, string>>
}

const worker = globalThis as unknown as ServiceWorkerGlobalScope
const prefix = 'shell-'
const cacheName = prefix + build.version
/** The key of the cache under which the current language is stored; it is not a path of the site. */
const localeKey = '/offline-locale'

worker.addEventListener('install', (event) => {
  event.waitUntil(fillCache())
})

/** Runs once no page of an older build is open, so that those pages can still use their assets. */
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

/** Pages send their language. */
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
    event.respondWith(asset(request))
})

/**
 * True after the last navigation failed. Before that, assets come from the browser's HTTP cache, where they are
 * immutable: an answer of the worker would discard the page's preloads (Chrome warns about them).
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
  // The assets come from the HTTP cache, where they already are; the pages must be those of this build.
  await cache.addAll(build.shell)
  await cache.addAll(Object.values(build.offline).map((url) => new Request(url, { cache: 'reload' })))
}

/** Answers from the cache first, because the name contains a hash of the content. */
async function asset(request: Request): Promise<Response> {
  const cached = await caches.match(request)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') {
    const copy = response.clone()
    const cache = await caches.open(cacheName)
    // A full disk must not make the request fail.
    await cache.put(request, copy).catch(() => undefined)
  }
  return response
}

/**
 * The offline page in the language of the address; otherwise in the language that was used last, otherwise in the default
 * language.
 */
async function offlinePage(url: URL): Promise<Response> {
  const cache = await caches.open(cacheName)
  const lastLocale = await (await cache.match(localeKey))?.text()
  const wanted = [url.searchParams.get('lang'), lastLocale, Object.keys(build.offline)[0]]
  const locale = wanted.find((each) => each && each in build.offline) ?? ''
  return (await cache.match(build.offline[locale] ?? '')) ?? Response.error()
}
