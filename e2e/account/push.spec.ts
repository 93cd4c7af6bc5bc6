import type { BrowserContext, Page, Worker } from '@playwright/test'
import { known, loadIds } from '#demo/store.ts'
import { makeBrowser } from '#demo/testing/push/pushService.ts'
import { openAlertTokens } from '#server/notifications/alertTokens.ts'
import type { Subscription } from '#server/notifications/push/store.ts'
import { db } from '../support/database.ts'
import { expect, test } from '../support/fixtures.ts'
import { alertIdsOf, enterAs } from '../support/person.ts'

const tokens = () => openAlertTokens({ DATA_DIR: String(process.env.SITE_DATA_DIR) })

test.describe('push', () => {
  test.use({ serviceWorkers: 'allow' })

  /**
   * Replaces the browser's permission and push service, because a browser without a window shows no notifications, and tests must
   * not contact a real push service.
   */
  async function withPushService(page: Page, subscription: ReturnType<typeof makeBrowser>['subscription']) {
    await page.addInitScript((given) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
          letter.charCodeAt(0),
        ).buffer
      let present: object | null = null
      const make = (applicationServerKey: string) => ({
        endpoint: given.endpoint,
        options: { applicationServerKey: bytes(applicationServerKey) },
        getKey: (name: 'p256dh' | 'auth') => bytes(given[name]),
        unsubscribe: async () => {
          present = null
          return true
        },
      })
      Object.assign(PushManager.prototype, {
        getSubscription: async () => present,
        subscribe: async (options: { applicationServerKey: string }) => {
          present = make(options.applicationServerKey)
          return present
        },
      })
      const state = { asked: 0 }
      Object.assign(window, { pushTest: state })
      Object.defineProperty(Notification, 'permission', {
        get: () => (state.asked > 0 ? 'granted' : 'default'),
      })
      Notification.requestPermission = async () => {
        state.asked += 1
        return 'granted'
      }
    }, subscription)
  }
  const askedOn = (page: Page) =>
    page.evaluate(() => (window as unknown as { pushTest: { asked: number } }).pushTest.asked)

  test('is turned on only by a click, subscribes the browser, and is turned off again', async ({ page }) => {
    const { id } = await enterAs(page)
    await withPushService(page, makeBrowser(`https://push.example.com/send/${id}`).subscription)
    await page.goto('/profile/notifications')
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active)
    const device = page.getByRole('switch', { name: 'إشعارات هذا الجهاز' })
    await expect(device).not.toBeChecked()
    expect(await askedOn(page)).toBe(0)
    await device.click()
    await expect(device).toBeChecked()
    expect(await askedOn(page)).toBe(1)
    const stored = () =>
      db.query({ text: 'select endpoint from push_subscriptions where user_id = $1', values: [id] })
    expect(await stored()).toEqual([{ endpoint: `https://push.example.com/send/${id}` }])
    await device.click()
    await expect(device).not.toBeChecked()
    // The switch is off before the server has answered.
    await expect.poll(stored).toEqual([])
  })

  test('continues without a visit to the site after the browser has replaced its subscription', async ({
    page,
    context,
    complaints,
  }) => {
    // An empty page has no sessionStorage, which the script of this test uses.
    complaints.ignore(/sessionStorage/)
    const { id } = await enterAs(page)
    const [old, second, third] = [1, 2, 3].map(
      (place) => makeBrowser(`https://push.example.com/send/${id}-${place}`).subscription,
    )
    if (!old || !second || !third) throw new Error('a browser has no subscription')
    await withPushService(page, old)
    await page.goto('/profile/notifications')
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active)
    await page.getByRole('switch', { name: 'إشعارات هذا الجهاز' }).click()
    await expect(page.getByText('ستصلك الإشعارات على هذا الجهاز')).toBeVisible()
    const stored = () =>
      db.query<{ id: number; endpoint: string; p256dh: string; auth: string }>({
        text: 'select id, endpoint, p256dh, auth from push_subscriptions where user_id = $1',
        values: [id],
      })
    const [first] = await stored()
    await page.goto('about:blank', { waitUntil: 'load' })
    await test.step('the browser brings the new subscription', async () => {
      await replaceIn(context, { brought: second })
      expect(await stored()).toEqual([{ id: first?.id, ...second }])
    })
    await test.step('the browser brings none, so the worker subscribes with the key of the market', async () => {
      const key = await replaceIn(context, { made: third })
      expect(key).toMatch(/^[\w-]{87}$/)
      expect(await stored()).toEqual([{ id: first?.id, ...third }])
    })
  })

  test('explains a permission that was refused', { tag: '@long' }, async ({ page }) => {
    await enterAs(page)
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
    await page.goto('/profile/notifications')
    await expect(page.getByRole('switch', { name: 'إشعارات هذا الجهاز' })).toBeDisabled()
    await expect(page.getByText('منعت إشعارات هذا الموقع من قبل')).toBeVisible()
  })

  test('shows a message that arrives, opens its page, and ends its alert', async ({
    page,
    context,
    browserName,
  }) => {
    expect(browserName).toBe('chromium')
    const { id } = await enterAs(page)
    const { fish } = await loadIds(db)
    await db.query({
      text: `insert into alerts (user_id, slot, kind, fish_id, channels, often) values ($1, 1, 'landed', $2, '{push}', 'daily')`,
      values: [id, known(fish, 'hamour')],
    })
    const [alert = 0] = await alertIdsOf(id)
    await page.goto('/contact-us')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const message = {
      title: 'Alert',
      body: 'Hamour has landed at Dammam, priced at SR 43.00 / kg',
      url: '/prices/hamour?lang=en',
      tag: 'notification-7',
      lang: 'en',
      dir: 'ltr',
      urgent: false,
      end: { token: (await tokens()).tokenOf(alert), label: 'Stop this alert' },
    }
    await watchWorker(context)
    await deliver(context, page, message)
    const { title, body, tag, lang, dir } = message
    const notification = {
      title,
      body,
      tag,
      lang,
      dir,
      actions: [{ action: 'end', title: 'Stop this alert' }],
    }
    await expect.poll(() => shownIn(context)).toEqual([notification])
    await click(context, '')
    expect(await openedIn(context)).toEqual([new URL('/prices/hamour?lang=en', page.url()).href])
    expect(await alertIdsOf(id)).toEqual([alert])
    await click(context, 'end')
    await expect.poll(() => alertIdsOf(id)).toEqual([])
    expect(await openedIn(context)).toHaveLength(1)
  })
})

/** Delivers a push to the service worker, as the browser's push service does. */
async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (found) resolve(found.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  })
  await session.detach()
}

/** The part of the service worker's scope that these tests use; the browser tests have no types of workers. */
interface WorkerScope {
  readonly clients: { openWindow: (url: string) => Promise<null> }
  readonly registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
    readonly pushManager: object
  }
  readonly watched: { shown: (NotificationOptions & { title: string })[]; opened: string[] }
  dispatchEvent(event: Event): void
}

function workerOf(context: BrowserContext): Worker {
  // An earlier test of this context may have left its worker, so the latest worker is used.
  const worker = context.serviceWorkers().at(-1)
  if (!worker) throw new Error('the page has no service worker')
  return worker
}

/** Records what the worker shows and opens: a browser without a window shows nothing, and opens only after a real click. */
async function watchWorker(context: BrowserContext): Promise<void> {
  await workerOf(context).evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    Object.assign(scope, { watched: { shown: [], opened: [] } })
    scope.registration.showNotification = async (title, options) =>
      void scope.watched.shown.push({ ...options, title })
    scope.clients.openWindow = async (url) => {
      scope.watched.opened.push(url)
      return null
    }
  })
}

const shownIn = (context: BrowserContext) =>
  workerOf(context).evaluate(() =>
    (globalThis as unknown as WorkerScope).watched.shown.map((options) => {
      const { title, body, tag, lang, dir, actions } = options as typeof options & { actions: unknown }
      return { title, body, tag, lang, dir, actions }
    }),
  )

const openedIn = (context: BrowserContext) =>
  workerOf(context).evaluate(() => (globalThis as unknown as WorkerScope).watched.opened)

/** Clicks the shown notification, or its action. */
async function click(context: BrowserContext, action: string): Promise<void> {
  await workerOf(context).evaluate(async (clicked) => {
    const scope = globalThis as unknown as WorkerScope
    const works: Promise<unknown>[] = []
    const notification = { data: scope.watched.shown[0]?.data, close: () => undefined }
    const waitUntil = (work: Promise<unknown>) => void works.push(work)
    scope.dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, action: clicked, waitUntil }),
    )
    await Promise.all(works)
  }, action)
}

/**
 * Replaces the subscription of the browser, either by a subscription in the event or by one that the worker creates. Returns the
 * key with which the worker subscribed.
 */
async function replaceIn(
  context: BrowserContext,
  given: { readonly brought?: Subscription; readonly made?: Subscription },
): Promise<string | undefined> {
  return workerOf(context).evaluate(async ({ brought, made }) => {
    const scope = globalThis as unknown as WorkerScope
    const subscriptionOf = ({ endpoint, p256dh, auth }: Subscription) => ({
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    })
    let key: string | undefined
    Object.assign(scope.registration.pushManager, {
      getSubscription: async () => null,
      subscribe: async (options: { readonly applicationServerKey: string }) => {
        key = options.applicationServerKey
        if (!made) throw new DOMException('denied', 'NotAllowedError')
        return subscriptionOf(made)
      },
    })
    const works: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => void works.push(work)
    const newSubscription = brought ? subscriptionOf(brought) : null
    scope.dispatchEvent(
      Object.assign(new Event('pushsubscriptionchange'), {
        oldSubscription: null,
        newSubscription,
        waitUntil,
      }),
    )
    await Promise.all(works)
    return key
  }, given)
}
