import type { Locale } from '#shared/base/locale.ts'
import { api } from '../../app/calls/api.ts'
import { readInTab, storeInTab } from '../../app/state/tabStore.ts'

/**
 * Push in this browser. `install`: iPhones and iPads support it only for the installed app. `denied`: the browser refuses it
 * until the person changes its settings.
 */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on'

export async function readPushState(userId: number): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApplePhone() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await currentSubscription()
  return subscription && Notification.permission === 'granted' && owner() === userId ? 'on' : 'off'
}

/**
 * Asks for the permission and subscribes this browser for the user. Call it only on a click, as browsers require. Throws a
 * Refusal if the server does not take the subscription.
 */
export async function turnOnPush(user: PushUser, key: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  if (permission !== 'granted' || !registration) return 'off'
  const subscription = await subscribed(registration, key)
  if (!subscription) return 'off'
  await send(subscription, { locale: user.locale, key })
  keepOwner(user.id)
  return 'on'
}

export async function turnOffPush({ locale }: PushUser): Promise<PushState> {
  const subscription = await currentSubscription()
  keepOwner(null)
  await keepForWorker(null)
  if (subscription) {
    await api('POST profile/push/end', { body: { endpoint: subscription.endpoint } }, { locale })
    await subscription.unsubscribe()
  }
  return 'off'
}

/**
 * Sends this browser's push subscription to the server again, if the user has turned push on here. The server deletes the
 * subscription when a sign-in ends, and browsers replace it from time to time.
 */
export async function renewPush(user: PushUser): Promise<void> {
  if (!('serviceWorker' in navigator && 'Notification' in window)) return
  if (Notification.permission !== 'granted' || owner() !== user.id) return
  if (readInTab(renewedKey) === user.id) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.pushManager) return
  const { push } = await api('GET profile/notifications', {}, { locale: user.locale })
  const subscription = await subscribed(registration, push.key)
  if (subscription) await send(subscription, { locale: user.locale, key: push.key })
  storeInTab(renewedKey, user.id)
}

/** The storage key that marks this tab after the renewal, so that the renewal runs once in each tab. */
const renewedKey = 'push_renewed'

export interface PushUser {
  readonly id: number
  readonly locale: Locale
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Returns a subscription with this key. A subscription with another key cannot receive messages of this market, so it
 * is replaced.
 */
async function subscribed(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription | null> {
  const present = await pushManager.getSubscription()
  if (present && base64url(present.options.applicationServerKey) === key) return present
  await present?.unsubscribe()
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    // The browser's push service is not reachable, or a private window has none.
    return null
  }
}

async function send(
  subscription: PushSubscription,
  { locale, key }: { readonly locale: Locale; readonly key: string },
): Promise<void> {
  const body = {
    endpoint: subscription.endpoint,
    p256dh: base64url(subscription.getKey('p256dh')),
    auth: base64url(subscription.getKey('auth')),
  }
  await api('POST profile/push', { body }, { locale })
  await keepForWorker({ endpoint: body.endpoint, auth: body.auth, key })
}

/**
 * Stores the subscription for the service worker (web/worker/serviceWorker.ts). If the browser replaces the
 * subscription between two visits, the worker sends the new one to the server.
 */
async function keepForWorker(
  subscription: { readonly endpoint: string; readonly auth: string; readonly key: string } | null,
): Promise<void> {
  try {
    const cache = await caches.open('push')
    if (subscription) await cache.put('/push-subscription', Response.json(subscription))
    else await cache.delete('/push-subscription')
  } catch {
    // Storage is blocked, so the next visit sends a new subscription.
  }
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The storage key for the id of the user who turned push on in this browser. Push is off for any other user. */
const ownerKey = 'push_user'

function owner(): number | null {
  try {
    return Number(localStorage.getItem(ownerKey)) || null
  } catch {
    return null
  }
}

function keepOwner(id: number | null): void {
  try {
    if (id === null) localStorage.removeItem(ownerKey)
    else localStorage.setItem(ownerKey, String(id))
  } catch {
    // Storage is blocked, so push is off at the next visit.
  }
}

function isApplePhone(): boolean {
  // An iPad reports itself as a Mac, but no Mac has a touch screen.
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}
