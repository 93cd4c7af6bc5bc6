/**
 * Caches the shell's assets and an offline page. It never handles the API or pictures, so no private answer is cached.
 * Pages come from the network while the network is reachable. scripts/building/serviceWorker.ts strips the types and
 * prepends `build`.
 */
declare const build: {
  /** The version, which is unique per build and part of the cache's name. An old cache is deleted once no page uses it. */
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

/** Runs only when no page of an older build is open, because such a page still needs the assets of its build. */
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

/**
 * Every page sends its language. A page that works without a network also sends its path and the paths of
 * the assets that it has loaded.
 */
worker.addEventListener('message', (event) => {
  const { locale, keep } = (event.data ?? {}) as { locale?: unknown; keep?: unknown }
  if (keep) event.waitUntil(keepPage(keep).catch(() => undefined))
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

worker.addEventListener('push', (event) => {
  const message = messageOf(event.data)
  // For a message that cannot be read, nothing is shown here, and the browser shows its default notification.
  if (message) event.waitUntil(worker.registration.showNotification(message.title, optionsOf(message)))
})

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(replaceSubscription(event))
})

worker.addEventListener('notificationclick', (event) => {
  const { notification, action } = event
  const { url, token } = notification.data as ShownData
  notification.close()
  event.waitUntil(action === 'end' && token !== null ? endAlert(token) : openPage(url))
})

/** A push message, as server/notifications/sending/messages.ts writes it. */
interface PushMessage {
  readonly title: string
  readonly body: string
  /** A path of the site, in the language of the message. */
  readonly url: string
  readonly tag: string
  readonly lang: string
  readonly dir: 'rtl' | 'ltr'
  readonly urgent: boolean
  readonly end: { readonly token: string; readonly label: string } | null
}

/** The data that a click on a shown notification needs. */
interface ShownData {
  readonly url: string
  readonly token: string | null
}

function messageOf(data: PushMessageData | null): PushMessage | null {
  try {
    const message = data?.json() as Partial<PushMessage> | undefined
    return typeof message?.title === 'string' && typeof message.url === 'string'
      ? (message as PushMessage)
      : null
  } catch {
    return null
  }
}

function optionsOf({ body, url, tag, lang, dir, urgent, end }: PushMessage): NotificationOptions {
  const data: ShownData = { url, token: end?.token ?? null }
  const options = {
    ...{ body, tag, lang, dir, data, icon: '/icons/icon-512.png' },
    // A newer message with the same tag replaces the shown one; an urgent one makes a sound again.
    renotify: urgent,
    actions: end ? [{ action: 'end', title: end.label }] : [],
  }
  return options
}

/** The subscription that the market has, and the key of the market: stored by web/notifications/settings/pushDevice.ts. */
interface StoredSubscription {
  readonly endpoint: string
  readonly auth: string
  readonly key: string
}
const pushCache = 'push'
const storedKey = '/push-subscription'

/**
 * Sends the market the subscription that replaces the old one. If that fails, the next visit sends it, and the push service ends the
 * old one.
 */
async function replaceSubscription({ newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const cache = await caches.open(pushCache)
  const stored = (await (await cache.match(storedKey))?.json()) as StoredSubscription | undefined
  if (!stored) return
  const { endpoint, auth, key } = stored
  // A browser that lost the permission cannot subscribe.
  const made = newSubscription ?? (await subscribe(key).catch(() => null))
  const { endpoint: newEndpoint, keys } = made?.toJSON() ?? {}
  if (!newEndpoint || !keys?.p256dh || !keys.auth) return
  const sent = { old: { endpoint, auth }, endpoint: newEndpoint, p256dh: keys.p256dh, auth: keys.auth }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(sent)
  const { ok } = await fetch('/api/push/replace', { method: 'POST', headers, body })
  if (ok) await cache.put(storedKey, Response.json({ endpoint: newEndpoint, auth: keys.auth, key }))
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = worker.registration
  const present = await pushManager.getSubscription()
  return present ?? pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

/** Shows the page in the window that has it open, or else in a new one, so that no form in another window is lost. */
async function openPage(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin)
  if (url.origin !== worker.location.origin) return
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((each) => new URL(each.url).pathname === url.pathname)
  await (open ? open.focus() : worker.clients.openWindow(url.href))
}

/** Ends the alert of a notification; without a network its page opens, which can try again. */
async function endAlert(token: string): Promise<void> {
  const body = JSON.stringify({ token })
  const headers = { 'content-type': 'application/json' }
  const done = await fetch('/api/alerts/end', { method: 'POST', headers, body }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!done) await openPage(`/alert#${token}`)
}

/**
 * True after the last navigation failed. While it is false and the browser is online, the worker leaves
 * requests for assets to the browser and its HTTP cache. An answer of the worker would discard the page's
 * preloads, about which Chrome warns.
 */
let lost = false

async function page(request: Request, url: URL): Promise<Response> {
  try {
    const response = await fetch(request)
    lost = false
    return response
  } catch {
    lost = true
    const kept = offlinePages.includes(url.pathname) ? await caches.match(url.pathname) : undefined
    return kept ?? offlinePage(url)
  }
}

/**
 * Stores a page that opens without a network, with its assets. Its document has no data of a user, because the server does not
 * know who is signed in.
 */
async function keepPage(sent: unknown): Promise<void> {
  const { page, assets } = sent as { page?: unknown; assets?: unknown }
  if (typeof page !== 'string' || !offlinePages.includes(page) || !Array.isArray(assets)) return
  const cache = await caches.open(cacheName)
  const paths = assets.filter((path) => typeof path === 'string' && path.startsWith('/assets/'))
  const missing: string[] = []
  for (const path of paths) if (!(await cache.match(path))) missing.push(path)
  await cache.addAll(missing)
  await cache.add(new Request(page, { cache: 'reload' }))
}

/** The pages that open without a network. */
const offlinePages: readonly string[] = ['/hall', '/quay']

async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName)
  // The assets may come from the HTTP cache, because their names contain a hash. The offline pages are loaded again, because
  // they must be those of this build.
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
