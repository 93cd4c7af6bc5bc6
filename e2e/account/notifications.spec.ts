import type { Page } from '@playwright/test'
import { addPerson } from '#demo/testing/trade/people.ts'
import { type News, notify } from '#server/notifications/actions.ts'
import { halalas } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { openAlive } from '../support/people.ts'
import { enterAs } from '../support/person.ts'

const kanad = { ar: 'كنعد', en: 'Kingfish' }
let sent = 0

function send(to: number, news: Pick<News, 'kind' | 'facts' | 'about'>): Promise<void> {
  return db.transaction((tx) =>
    notify(tx, { by: null, event: `e2e ${process.pid} ${++sent}`, to, ...news } as News),
  )
}

const outbid = (about: number) => ({
  kind: 'auction_outbid' as const,
  facts: { bidder: 'س* ا*', fish: kanad, weight: grams(96_000), price: halalas(418_000) },
  about,
})
const approved = {
  kind: 'upgrade_approved' as const,
  facts: { role: { ar: 'صياد', en: 'a fisherman' } },
  about: 1,
}
const onItsWay = (number: string) => ({ kind: 'order_sent' as const, facts: { number }, about: 7 })

const bell = (page: Page) => page.getByRole('button', { name: /^(الإشعارات|Notifications)/ })
const panel = (page: Page) => page.getByRole('dialog', { name: /^(الإشعارات|Notifications)/ })

/** Opens a page and waits until its stream is connected, so that new notifications are announced. */
async function openFollowing(page: Page, path: string): Promise<void> {
  const following = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await openAlive(page, path)
  await following
}

test.describe('in Arabic', () => {
  test('a new notification is counted and announced, and shows HTML of users as text', async ({ page }) => {
    await test.step('a new notification is counted and announced on the open page without a reload', async () => {
      const { id } = await enterAs(page)
      await openFollowing(page, '/home')
      await expect(bell(page)).toHaveAccessibleName('الإشعارات، لا جديد')
      await send(id, approved)
      await expect(bell(page)).toHaveAccessibleName('الإشعارات، إشعار واحد غير مقروء')
      await expect(page.getByText('إشعار جديد: وافقنا على ترقية حسابك، نوعه الآن صياد')).toBeAttached()
      await send(id, onItsWay('100482'))
      await expect(bell(page)).toHaveAccessibleName('الإشعارات، إشعاران غير مقروءين')
    })
    await test.step('a notification shows HTML of users as text', async () => {
      const { id } = await enterAs(page)
      await send(id, {
        kind: 'upgrade_refused',
        facts: { role: { ar: 'صياد', en: 'a fisherman' }, note: '<img src=x onerror=alert(1)>' },
        about: 1,
      })
      await openAlive(page, '/home')
      await bell(page).click()
      await expect(panel(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    })
  })

  test('the decision of an operator appears on the open page', { tag: '@long' }, async ({ page }) => {
    const person = await enterAs(page)
    const operator = await addPerson(db, { staff: 'administrator' })
    await openAlive(page, '/home')
    const post = async (path: string, token: string, data: object) => {
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await page.request.post(`/api/${path}`, { headers, data })
      expect(answer.ok(), path).toBe(true)
      return ((await answer.json()) as { data: { id: number } }).data
    }
    const asked = { type: 'fisherman', cr_number: '2055443322' }
    const upgrade = await post('profile/upgrade', person.token, asked)
    await post(`operator/upgrades/${upgrade.id}/refuse`, operator.token, { note: 'أرفق رخصة الصيد' })
    await expect(bell(page)).toHaveAccessibleName('الإشعارات، إشعار واحد غير مقروء')
    await bell(page).click()
    const link = panel(page).getByRole('link', { name: /لم نوافق على ترقية حسابك/ })
    await expect(link).toContainText('أرفق رخصة الصيد')
    await link.click()
    await expect(page).toHaveURL('/profile/account')
  })

  test('the notifications panel groups notifications by day, marks them as read and links to their pages', async ({
    page,
  }) => {
    const [auction] = await db.query<{ id: number }>({
      text: 'select product_id as id from auctions order by 1 limit 1',
    })
    const { id } = await enterAs(page)
    await send(id, onItsWay('100481'))
    await db.query({
      text: "update notifications set happened_at = now() - interval '1 day' where user_id = $1",
      values: [id],
    })
    await send(id, outbid(Number(auction?.id)))
    await openAlive(page, '/local-market')
    await bell(page).click()
    const open = panel(page)
    await expect(open.getByRole('region', { name: 'اليوم' }).getByRole('listitem')).toHaveCount(1)
    await expect(open.getByRole('region', { name: 'أمس' }).getByRole('listitem')).toContainText(
      'خرج طلبك 100481 للتوصيل',
    )
    await expectAccessible(page)
    await expect(bell(page)).toHaveAccessibleName('الإشعارات، لا جديد')
    await expect(open.getByRole('region', { name: 'أمس' }).getByRole('link')).toHaveAttribute(
      'href',
      /^\/profile\/purchase-orders\/\d+$/,
    )
    await open.getByRole('link', { name: /زاد عليك/ }).click()
    await expect(page).toHaveURL(`/auctions/${auction?.id}`)
    await expect(open).toHaveCount(0)
  })

  test('the notifications panel shows a retry after a failure, and an empty state without notifications', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/503/)
    await enterAs(page)
    await openAlive(page, '/home')
    await page.route('**/api/notifications?*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'لاحقًا' } }),
    )
    await bell(page).click()
    await expect(panel(page).getByRole('alert')).toContainText('تعذّر تحميل إشعاراتك')
    await page.unroute('**/api/notifications?*')
    await panel(page).getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(panel(page).getByText('لا توجد إشعارات')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(bell(page)).toBeFocused()
  })

  test('the notifications panel loads older pages and marks all notifications as read', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page)
    for (let count = 0; count < 30; count++) await send(id, onItsWay(String(200_000 + count)))
    await openAlive(page, '/home')
    await expect(page.getByRole('banner').getByText('30', { exact: true })).toBeVisible()
    await bell(page).click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(12)
    await expect(page.getByRole('banner').getByText('18', { exact: true })).toBeVisible()
    await panel(page).getByRole('button', { name: 'إشعارات أقدم' }).click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(24)
    await panel(page).getByRole('button', { name: 'تحديد الكل كمقروء' }).click()
    await expect(bell(page)).toHaveAccessibleName('الإشعارات، لا جديد')
    await panel(page).getByRole('button', { name: 'إشعارات أقدم' }).click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(30)
    await expect(panel(page).getByRole('button', { name: 'إشعارات أقدم' })).toHaveCount(0)
  })

  test('the notifications panel is a sheet on a phone', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { id } = await enterAs(page)
    await send(id, outbid(7))
    await openAlive(page, '/home')
    await bell(page).click()
    await expect(panel(page).getByRole('listitem')).toContainText('زاد عليك س* ا* في مزاد كنعد 96 كجم')
    await expectAccessible(page)
    await panel(page).getByRole('button', { name: 'إغلاق' }).click()
    await expect(panel(page)).toHaveCount(0)
  })

  test('two tabs share one stream, and the second tab opens a new stream when the first tab closes', async ({
    page,
    context,
  }) => {
    const streams = new Set<string>()
    context.on('request', (request) => {
      if (request.url().endsWith('/api/events'))
        streams.add(request.frame().page() === page ? 'first' : 'second')
    })
    const { id } = await enterAs(page)
    await openAlive(page, '/home')
    await expect.poll(() => streams.size).toBe(1)
    const other = await context.newPage()
    await openAlive(other, '/news')
    await expect(bell(other)).toBeVisible()
    await send(id, approved)
    for (const tab of [page, other]) {
      await expect(bell(tab)).toHaveAccessibleName('الإشعارات، إشعار واحد غير مقروء')
    }
    expect([...streams]).toEqual(['first'])
    await page.close()
    await send(id, onItsWay('100483'))
    await expect(bell(other)).toHaveAccessibleName('الإشعارات، إشعاران غير مقروءين')
    expect([...streams]).toEqual(['first', 'second'])
  })

  test('a page receives the missed notifications after a lost connection', { tag: '@long' }, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.ignore(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource/)
    const { id } = await enterAs(page)
    // All chunks of this page are loaded, so no chunk request fails while the page is offline.
    await openFollowing(page, '/terms')
    await send(id, approved)
    await expect(bell(page)).toHaveAccessibleName('الإشعارات، إشعار واحد غير مقروء')
    await context.setOffline(true)
    await send(id, onItsWay('100484'))
    await context.setOffline(false)
    await expect(bell(page)).toHaveAccessibleName('الإشعارات، إشعاران غير مقروءين')
    await bell(page).click()
    await expect(panel(page).getByRole('listitem').first()).toContainText('خرج طلبك 100484 للتوصيل')
  })
})

test('the notifications panel is in English', { tag: '@long' }, async ({ page }) => {
  const { id } = await enterAs(page)
  await openAlive(page, '/news?lang=en')
  await expect(bell(page)).toHaveAccessibleName('Notifications, none unread')
  await send(id, outbid(7))
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(page).click()
  await expect(panel(page).getByRole('listitem')).toContainText(
    'outbid you on Kingfish, 96 kg: now SR 4,180.00',
  )
  await expectAccessible(page)
})
