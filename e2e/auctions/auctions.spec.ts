import type { APIRequestContext, Page } from '@playwright/test'
import type { Auction } from '#shared/auctions/contract.ts'
import type { Page as Paged } from '#shared/base/page.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

test.describe('in Arabic', () => {
  test('open auctions are sorted by their end, each with a running clock', async ({ page, request }) => {
    const open = await auctionsOf(request)
    await page.goto('/auctions')
    await expect(page.getByRole('heading', { level: 1, name: 'المزادات' })).toBeVisible()
    await expect(names(page)).toHaveText(open.data.map(({ name }) => name))
    const tab = page.getByRole('tab', { name: /^مفتوحة/ })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(tab).toContainText(String(open.total))
    const clock = cards(page).first().locator('bdi').first()
    const before = await clock.textContent()
    await expect(clock).not.toHaveText(before!)
    await expectAccessible(page)
  })

  test('the tabs open the scheduled and the ended auctions and change the address', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const scheduled = await auctionsOf(request, { status: 'scheduled' })
    const ended = await auctionsOf(request, { status: 'ended' })
    await page.goto('/auctions')
    await page.getByRole('tab', { name: /^مجدولة/ }).click()
    await expect(page).toHaveURL('/auctions?status=scheduled')
    await expect(names(page)).toHaveText(scheduled.data.map(({ name }) => name))
    await expect(cards(page).first()).toContainText('سعر الافتتاح')
    await page.getByRole('tab', { name: /^مجدولة/ }).press('ArrowLeft')
    await expect(page).toHaveURL('/auctions?status=ended')
    await expect(names(page)).toHaveText(ended.data.map(({ name }) => name))
    await expect(cards(page).first()).toContainText('انتهى')
    await expectAccessible(page)
  })

  test('the auction list updates prices, bids and the user’s standing without changing its order', {
    tag: '@long',
  }, async ({ page, request }) => {
    const open = await auctionsOf(request)
    await enterAs(page, { type: 'local_seller' })
    await changeAnswers(page, ({ data: [first, ...others], ...list }) => ({
      ...list,
      // The answer has the changed card at the end, as if the price had changed the order. The page keeps
      // it as the first card.
      data: [...others, { ...first!, price: 98_765.25, bids_count: 43, my_standing: 'leading' as const }],
    }))
    await page.goto('/auctions')
    const first = cards(page).first()
    await expect(first).toContainText('98,765.25')
    await expect(first).toContainText('43 مزايدة')
    await expect(first.getByText('أنت الأعلى').locator('visible=true')).toHaveCount(1)
    await expect(names(page)).toHaveText(open.data.map(({ name }) => name))
    await expectAccessible(page)
  })

  test('an ended auction keeps its position, and new auctions are loaded on request', {
    tag: '@long',
  }, async ({ page, request }) => {
    const open = await auctionsOf(request)
    const [gone] = open.data
    await enterAs(page, { type: 'local_seller' })
    await changeAnswers(page, ({ data: [first, ...others], ...list }) => ({
      ...list,
      data: [...others, { ...first!, id: 999_999_999 }],
    }))
    await page.route(`**/api/auction/show/${gone?.id}`, async (route) => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data: Auction }
      await route.fulfill({ response, json: { data: { ...data, status: 'awarded' } } })
    })
    await page.goto('/auctions')
    await expect(cards(page).first()).toContainText('رسا المزاد')
    await expect(names(page)).toHaveText(open.data.map(({ name }) => name))
    const note = page.getByRole('button', { name: /^تحدّثت القائمة/ })
    await expect(note).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll({ behavior: 'wait' })
    await note.click()
    await expect(note).toBeHidden()
    await expect(cards(page).first()).not.toContainText('رسا المزاد')
  })

  test('an auction that starts after a prayer names the prayer', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const scheduled = await auctionsOf(request, { status: 'scheduled' })
    await enterAs(page, { type: 'local_seller' })
    await changeAnswers(page, ({ data, ...list }) => ({
      ...list,
      data: data.map((one, place) => ({ ...one, starts_after: place === 0 ? 'fajr' : 'asr' })),
    }))
    await page.goto('/auctions?status=scheduled')
    await expect(cards(page).first()).toContainText('بعد الفجر')
    await expect(cards(page).nth(1)).toContainText('بعد العصر')
    await expect(names(page)).toHaveText(scheduled.data.map(({ name }) => name))
  })

  test('the auction list can be filtered by a market, and the filter can be cleared', {
    tag: '@long',
  }, async ({ page, request }) => {
    const all = await auctionsOf(request)
    const { id, name } = all.data[0]!.market
    const there = await auctionsOf(request, { market_id: String(id) })
    await page.goto('/auctions')
    await page.getByRole('combobox', { name: /^السوق/ }).selectOption(name)
    await expect(page).toHaveURL(`/auctions?marketId=${id}`)
    await expect(names(page)).toHaveText(there.data.map((auction) => auction.name))
    await page.getByRole('button', { name: `إزالة ${name}` }).click()
    await expect(page).toHaveURL('/auctions')
    await expect(names(page)).toHaveText(all.data.map((auction) => auction.name))
  })

  test('filters of auctions without results show an empty state and can be cleared', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/auctions?priceMin=9999999')
    await expect(page.getByRole('heading', { name: 'عذرًا، لا توجد مزادات حاليًا' })).toBeVisible()
    await page.getByRole('link', { name: 'مسح التصفية' }).click()
    await expect(page).toHaveURL('/auctions')
    await expect(names(page).first()).toBeVisible()
  })

  test('an auction list that failed to load shows an error and can be loaded again', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/503/)
    await page.goto('/home')
    await page.route('**/api/auction/local*', (route) => route.fulfill({ status: 503, json: refusal }))
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^المزادات/ })
      .first()
      .click()
    await expect(page.getByRole('alert')).toContainText('تعذّر تحميل المزادات')
    await page.unroute('**/api/auction/local*')
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(names(page).first()).toBeVisible()
  })

  test('the link to the auctions states that auctions are open', { tag: '@long' }, async ({ page }) => {
    await page.goto('/news')
    const link = page.getByRole('banner').getByRole('link', { name: /^المزادات/ })
    await expect(link).toHaveAccessibleName('المزادات مفتوحة الآن')
  })

  test('a phone shows the filters of auctions in a sheet', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/auctions')
    await page.getByRole('button', { name: 'تصفية' }).click()
    const sheet = page.getByRole('dialog', { name: 'تصفية النتائج' })
    await expect(sheet.getByText('سعر الدفعة كاملة')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expectWithin(page)
    await expectAccessible(page)
  })
})

test.describe('in English', () => {
  test('the auction list is in English, also in the dark theme', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const open = await auctionsOf(request, {}, 'en')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/auctions?lang=en')
    await expect(names(page)).toHaveText(open.data.map(({ name }) => name))
    await expect(page.getByRole('tab', { name: /^Scheduled/ })).toBeVisible()
    await expectAccessible(page)
  })
})

/** Replaces later answers of the list by changed copies of the real answers. */
async function changeAnswers(page: Page, change: (list: Paged<Auction>) => Paged<Auction>): Promise<void> {
  await page.route('**/api/auction/local?*', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Paged<Auction> }
    await route.fulfill({ response, json: { data: change(data) } })
  })
}

const refusal = { code: 'unavailable', message: 'unavailable' }

const list = (page: Page) => page.getByRole('region', { name: /^(قائمة المزادات|Auctions list)$/ })
const cards = (page: Page) => list(page).getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 })

async function auctionsOf(
  request: APIRequestContext,
  params: Record<string, string> = {},
  locale = 'ar',
): Promise<Paged<Auction>> {
  const headers = { 'Accept-Language': locale }
  return (await (await request.get('/api/auction/local', { params, headers })).json()).data
}
