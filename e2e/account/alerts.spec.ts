import type { BrowserContext, Page, Worker } from '@playwright/test'
import { known, loadIds } from '#demo/store.ts'
import { makeBrowser } from '#demo/testing/push/pushService.ts'
import { openAlertTokens } from '#server/notifications/alertTokens.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

const phone = { width: 390, height: 844 }
const tokens = () => openAlertTokens({ DATA_DIR: String(process.env.SITE_DATA_DIR) })
const alerts = (page: Page) => page.getByRole('region', { name: 'تنبيهاتي' }).getByRole('listitem')

/** The ids of a person's alerts. */
async function alertsOf(userId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    text: 'select id from alerts where user_id = $1 order by id',
    values: [userId],
  })
  return rows.map(({ id }) => id)
}

test('an alert is set on the prices of a species, edited and stopped in the account', async ({ page }) => {
  await page.setViewportSize(phone)
  await enterAs(page)
  await page.goto('/prices/hamour')
  await page.getByRole('button', { name: 'نبّهني عن هامور' }).click()
  const sheet = page.getByRole('dialog', { name: 'تنبيه عن هامور' })
  await page.goto('/prices/hamour?source=imported')
  await page.getByRole('button', { name: 'نبّهني عن هامور' }).click()
  await expect(sheet.getByLabel('المصدر')).toHaveValue('imported')
  await expect(sheet.getByRole('radio')).toHaveCount(2)
  await page.goto('/prices/hamour')
  await page.getByRole('button', { name: 'نبّهني عن هامور' }).click()
  await expect(sheet.getByText('متوسط السعر الآن')).toContainText(/[1-9]\d*\.\d\d/)
  await sheet.getByLabel('المصدر').selectOption({ label: 'مستورد' })
  await expect(sheet.getByText('متوسط السعر الآن')).toHaveCount(0)
  await sheet.getByLabel('المصدر').selectOption({ label: 'بلدي' })
  await sheet.getByRole('button', { name: 'حفظ التنبيه' }).click()
  await expect(sheet.getByLabel('السعر الذي تريده للكيلو')).toBeFocused()
  await expectAccessible(page)
  // The price is not wrong for another kind of alert, which has no price.
  await expect(sheet.getByRole('alert')).toContainText('السعر الذي تريده للكيلو')
  await sheet.getByRole('radio', { name: 'يصل إلى السوق' }).check()
  await expect(sheet.getByRole('alert')).toBeEmpty()
  await sheet.getByRole('radio', { name: 'ينخفض السعر' }).check()
  await sheet.getByLabel('السعر الذي تريده للكيلو').fill('٤٥')
  await sheet.getByLabel('السوق', { exact: true }).selectOption({ label: 'سوق الدمام المركزي' })
  await sheet.getByRole('checkbox', { name: 'البريد الإلكتروني' }).check()
  await sheet.getByRole('button', { name: 'حفظ التنبيه' }).click()
  await expect(page.getByText('حُفظ تنبيهك')).toBeVisible()
  await expect(sheet).toHaveCount(0)

  await page.goto('/profile/account')
  await page
    .getByRole('region', { name: 'صفحات حسابي' })
    .getByRole('link', { name: 'الإشعارات والتنبيهات' })
    .click()
  await expect(page).toHaveURL('/profile/notifications')
  await expect(alerts(page)).toHaveText([/هامور بلدي بسعر .*45\.00.* أو أقل، سوق الدمام المركزي.*البريد/])
  await expectAccessible(page)
  await expectWithin(page)
  await page.getByRole('button', { name: /^تعديل التنبيه: هامور/ }).click()
  const edit = page.getByRole('dialog', { name: 'تعديل التنبيه' })
  await edit.getByRole('radio', { name: 'يصل إلى السوق' }).check()
  await edit.getByRole('button', { name: 'حفظ التنبيه' }).click()
  await expect(alerts(page)).toHaveText([/وصول هامور، سوق الدمام المركزي/])
  await page.getByRole('button', { name: /^إيقاف التنبيه: وصول هامور/ }).click()
  await expect(page.getByRole('heading', { name: 'لا تنبيهات بعد' })).toBeVisible()
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(alerts(page)).toHaveText([/وصول هامور، سوق الدمام المركزي.*البريد/])
})

test('a price alert that products already meet names their number and opens them', async ({ page }) => {
  await page.setViewportSize(phone)
  await enterAs(page)
  await page.goto('/prices/hamour')
  await page.getByRole('button', { name: 'نبّهني عن هامور' }).click()
  const sheet = page.getByRole('dialog', { name: 'تنبيه عن هامور' })
  await sheet.getByLabel('السعر الذي تريده للكيلو').fill('5000')
  await sheet.getByRole('button', { name: 'حفظ التنبيه' }).click()
  await expect(sheet.getByRole('status')).toContainText(/حُفظ تنبيهك.*5,000\.00.* أو أقل الآن/)
  await expectAccessible(page)
  await expectWithin(page)
  await sheet.getByRole('link', { name: 'عرض ما يناسبك الآن' }).click()
  await expect(page).toHaveURL(/\/local-market\?fishId=\d+&priceMax=5000/)
  await expect(page.getByRole('main').getByRole('link', { name: /هامور/ }).first()).toBeVisible()
})

test('a visitor is asked to sign in before an alert, also after a search without results', async ({
  page,
}) => {
  await page.goto('/search?s=hamour&priceMax=0.01')
  await page.getByRole('button', { name: 'نبّهني عن هامور' }).click()
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'تنبيه عن هامور' })).toHaveCount(0)
})

test('the link of a message ends its alert without a sign-in, after a click', async ({ page }) => {
  await page.setViewportSize(phone)
  const { id } = await enterAs(page)
  const { fish } = await loadIds(db)
  await db.query({
    text: `insert into alerts (user_id, slot, kind, fish_id, channels, often) values ($1, 1, 'landed', $2, '{}', 'daily')`,
    values: [id, known(fish, 'hamour')],
  })
  const [alert = 0] = await alertsOf(id)
  const token = (await tokens()).tokenOf(alert)
  await page.goto('/home')
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/alert?lang=en#${token}`)
  await expect(page.getByRole('heading', { name: 'Stop this alert' })).toBeVisible()
  await expect(page.getByText('Landing of Hamour, every market')).toBeVisible()
  await expectAccessible(page)
  expect(await alertsOf(id)).toEqual([alert])
  await page.getByRole('button', { name: 'Stop this alert' }).click()
  await expect(page.getByRole('heading', { name: 'This alert is stopped' })).toBeVisible()
  expect(await alertsOf(id)).toEqual([])
})

test('channels, quiet hours and the language of messages are kept', async ({ page }) => {
  await enterAs(page)
  await page.goto('/profile/notifications')
  const table = page.getByRole('region', { name: 'ما يصلك وكيف' })
  const orders = table.getByRole('listitem').filter({ hasText: 'مراحل الطلبات' })
  await orders.getByRole('checkbox', { name: 'رسالة نصية' }).check()
  await page.getByRole('checkbox', { name: 'ساعات الهدوء' }).check()
  await page.getByLabel('من', { exact: true }).selectOption('23:30')
  await page.getByLabel('لغة الرسائل').selectOption('en')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.reload()
  await expect(orders.getByRole('checkbox', { name: 'رسالة نصية' })).toBeChecked()
  await expect(orders.getByRole('checkbox', { name: 'الجهاز' })).toBeChecked()
  await expect(page.getByLabel('من', { exact: true })).toHaveValue('23:30')
  await expect(page.getByLabel('لغة الرسائل')).toHaveValue('en')
  await expectAccessible(page)
})

test.describe('push', () => {
  test.use({ serviceWorkers: 'allow' })

  /**
   * Replaces the permission and the push service of the browser: a browser without a window shows no notifications, and no test
   * reaches a push service.
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
    expect(await stored()).toEqual([])
  })

  test('explains a permission that was refused', async ({ page }) => {
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
    const [alert = 0] = await alertsOf(id)
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
    expect(await alertsOf(id)).toEqual([alert])
    await click(context, 'end')
    await expect.poll(() => alertsOf(id)).toEqual([])
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
  readonly registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  readonly watched: { shown: (NotificationOptions & { title: string })[]; opened: string[] }
  dispatchEvent(event: Event): void
}

function workerOf(context: BrowserContext): Worker {
  // An earlier test of this context may have left its worker.
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
