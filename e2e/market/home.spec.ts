import type { APIRequestContext, Page } from '@playwright/test'
import type { Page as Paged } from '#shared/base/page.ts'
import type { BestSeller, Main } from '#shared/home/contract.ts'
import { expect, expectAccessible, expectAlive, expectWithin, test } from '../support/fixtures.ts'

test.describe('in Arabic', () => {
  test('the home page shows the counts of the sections and the ticker', async ({ page, request }) => {
    const main = await mainOf(request)
    await page.goto('/home')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('سعر السمك اليوم')
    const headings = ['منتجات مميزة', 'ملخص التداول', 'الأكثر مبيعًا', 'الإحصائيات', 'آخر الأخبار']
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
    const counts = page.getByRole('main').locator('dl').first()
    await expect(counts).toContainText(String(main.sections.local))
    await expect(counts).toContainText(String(main.sections.international))
    await expect(page.getByText(main.ticker[0]!.text).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('a price in the ticker opens the local market for that fish', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const fish = (await mainOf(request)).fish.find(({ origin }) => origin === 'local')!
    await page.goto('/')
    const ticker = page.getByRole('region', { name: 'متوسط أسعار 30 يومًا' })
    const price = ticker.getByRole('link', { name: fish.name }).first()
    await expect(price).toContainText(fish.average_price.toFixed(2))
    await price.focus()
    await price.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/local-market\\?fishId=${fish.id}$`))
    await expect(page.getByRole('button', { name: `إزالة ${fish.name}` }).first()).toBeVisible()
  })

  test('the buy button of a special product opens its details', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const special = (await mainOf(request)).specials[0]!
    await page.goto('/home')
    await page
      .getByRole('link', { name: `شراء ${special.name}`, exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(`/local-market/${special.id}`)
    await expect(page.getByRole('heading', { level: 1, name: special.name })).toBeVisible()
  })

  test('the best sellers show the primary market first, and all markets after this choice', {
    tag: '@long',
  }, async ({ page, request }) => {
    const { markets } = await mainOf(request)
    const primary = markets.find((market) => market.primary === 1)!
    await page.goto('/home')
    const section = bestSellers(page)
    await expect(market(page)).toHaveValue(String(primary.id))
    const all = await sellersOf(request, {})
    await expectAlive(market(page))
    await market(page).selectOption('كل الأسواق')
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(all.data.map(({ name }) => name))
    await section.getByRole('combobox', { name: /^عدد الأنواع/ }).selectOption('12')
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(Math.min(12, all.total))
    const buy = section.getByRole('link', { name: /^شراء/ }).first()
    await expect(buy).toHaveAttribute('href', `/local-market?fishId=${all.data[0]!.id}`)
  })

  test('several quick changes of the market cause one request, 250 ms after the last change', {
    tag: '@long',
  }, async ({ page, request }) => {
    const { markets } = await mainOf(request)
    const [first, second] = markets.filter(({ primary }) => primary === 0)
    await page.clock.install()
    await page.goto('/home')
    await market(page).scrollIntoViewIfNeeded()
    await expectAlive(market(page))
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const requested: (string | null)[] = []
    page.on('request', (sent) => {
      const url = new URL(sent.url())
      if (url.pathname === '/api/main/best_sellers') requested.push(url.searchParams.get('market_id'))
    })
    const select = market(page)
    await select.selectOption(String(first!.id))
    await page.clock.runFor(249)
    await select.selectOption(String(second!.id))
    await page.clock.runFor(249)
    expect(requested).toEqual([])
    const answer = page.waitForResponse('**/api/main/best_sellers*')
    await page.clock.runFor(1)
    await answer
    expect(requested).toEqual([String(second!.id)])
  })

  test('a failed request keeps the old best sellers and shows no error message', { tag: '@long' }, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.ignore(/503|best sellers/)
    const { markets } = await mainOf(request)
    const primary = markets.find((market) => market.primary === 1)!
    const before = await sellersOf(request, { market_id: primary.id })
    await page.route('**/api/main/best_sellers*', (route) => route.fulfill({ status: 503, json: refusal }))
    await page.goto('/home')
    const section = bestSellers(page)
    await expectAlive(market(page))
    const logged = page.waitForEvent('console', (message) => message.text().includes('best sellers'))
    await market(page).selectOption('كل الأسواق')
    await logged
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(before.data.map(({ name }) => name))
    await expect(section.getByRole('alert')).toHaveCount(0)
  })

  test('the charts show a month at first, and the arrow keys change the period', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const { charts } = await mainOf(request)
    await page.goto('/home')
    const month = page.getByRole('tab', { name: 'شهري' })
    await month.scrollIntoViewIfNeeded()
    await expectAlive(month)
    await expect(month).toHaveAttribute('aria-selected', 'true')
    const table = page.getByRole('table', { name: /حركة الكميات/ })
    await expect(table.getByRole('rowheader')).toHaveText(charts.month.data.map(({ name }) => name))
    await expect(page.getByText(/^بال.* · المحلي، وإلا فالمستورد$/)).toBeVisible()
    await month.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'أسبوعي' })).toHaveAttribute('aria-selected', 'true')
    await expect(table.getByRole('rowheader')).toHaveText(charts.week.data.map(({ name }) => name))
  })

  test('the trading summary names its period and shows the currency only for sales', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/home')
    const summary = page.getByRole('region', { name: 'ملخص التداول' })
    const month = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', {
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Riyadh',
    }).format(new Date())
    await expect(summary).toContainText(month)
    await expect(summary.getByText('ريال')).toHaveCount(1)
  })

  test('the home page fits a phone in the dark theme', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'آخر الأخبار' })).toBeAttached()
    await expectWithin(page)
    await expectAccessible(page)
  })
})

test.describe('in English', () => {
  test('the home page is laid out from left to right', { tag: '@long' }, async ({ page, request }) => {
    const main = await mainOf(request, 'en')
    await page.goto('/home?lang=en')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect(page.getByRole('heading', { level: 1 })).toContainText("Today's fish prices")
    await expect(page.getByRole('region', { name: 'Trading summary' }).getByText('SR')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: main.blogs[0]!.title })).toBeVisible()
    await expectAccessible(page)
  })

  test('the home page fits a width of 320 px', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/home?lang=en')
    await expectWithin(page)
  })
})

const refusal = { code: 'unavailable', message: 'unavailable' }

const bestSellers = (page: Page) => page.getByRole('region', { name: 'الأكثر مبيعًا' })

const market = (page: Page) => bestSellers(page).getByRole('combobox', { name: /^السوق/ })

async function mainOf(request: APIRequestContext, locale = 'ar'): Promise<Main> {
  const answer = await request.get('/api/main', { headers: { 'Accept-Language': locale } })
  return (await answer.json()).data
}

async function sellersOf(
  request: APIRequestContext,
  params: { market_id?: number },
): Promise<Paged<BestSeller>> {
  const headers = { 'Accept-Language': 'ar' }
  return (await (await request.get('/api/main/best_sellers', { params, headers })).json()).data
}
