import type { APIRequestContext } from '@playwright/test'
import type { Auction, AuctionDetails } from '#shared/auctions/contract.ts'
import type { AuctionStatus } from '#shared/auctions/status.ts'
import { expect, expectAccessible, expectWithin, test } from './fixtures.ts'
import { openAlive } from './people.ts'

test.describe('بالعربية', () => {
  test('an open auction shows clock, price, price of a kilogram and its masked bids', async ({
    page,
    request,
  }) => {
    const auction = await showOf(request, await withBids(request))
    await page.goto(`/auctions/${auction.id}`)
    await expect(page.getByRole('heading', { level: 1, name: auction.name })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText(printed(auction.price))
    await expect(main).toContainText(printed(auction.price_per_kg))
    const clock = page.getByRole('timer')
    const before = await clock.textContent()
    await expect(clock).not.toHaveText(before!)
    const rows = page.getByRole('region', { name: 'المزايدات' }).locator('tbody tr')
    await expect(rows).toHaveCount(Math.min(12, auction.bids.length))
    await expect(rows.first()).toContainText(auction.bids[0]!.bidder)
    await expect(rows.first()).toContainText(printed(auction.bids[0]!.amount))
    await expect(rows.first()).toContainText('الأعلى')
    await expectAccessible(page)
  })

  test('who only looks is told why, and is led to the same fish on sale', async ({ page, request }) => {
    const auction = await firstOf(request, 'open')
    await page.goto(`/auctions/${auction.id}`)
    await expect(page.getByRole('heading', { name: 'المزايدة لحسابات البائعين' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^زايد/ })).toHaveCount(0)
    const market = auction.origin === 'local' ? 'local-market' : 'international-market/main'
    await page
      .getByRole('main')
      .getByRole('link', { name: /^النوع نفسه/ })
      .click()
    await expect(page).toHaveURL(`/${market}?fishId=${auction.type_fish_id}`)
  })

  test('a bid that came meanwhile is there after a refresh', async ({ page, request }) => {
    const id = await withBids(request)
    const auction = await showOf(request, id)
    await page.goto(`/auctions/${id}`)
    const price = auction.price + auction.min_increment
    await page.route(`**/api/auction/show/${id}`, async (route) => {
      const answer = await route.fetch()
      const { data } = await answer.json()
      const first = { ...data.bids[0], id: 987654, number: data.bids[0].number + 1, amount: price }
      await route.fulfill({ json: { data: { ...data, price, bids: [first, ...data.bids] } } })
    })
    await page.getByRole('button', { name: 'تحديث المزايدات' }).click()
    const rows = page.getByRole('region', { name: 'المزايدات' }).locator('tbody tr')
    await expect(rows.first()).toContainText(printed(price))
  })

  test('the last two minutes look different, and the end makes the page ask what came of it', async ({
    page,
    request,
  }) => {
    const id = (await firstOf(request, 'open')).id
    await page.clock.install()
    await page.goto('/auctions')
    let status: AuctionStatus = 'open'
    await page.route(`**/api/auction/show/${id}`, async (route) => {
      const answer = await route.fetch()
      const { data } = await answer.json()
      const now = await page.evaluate(() => Date.now())
      const server_time = new Date(now).toISOString()
      const ends_at = new Date(now + (status === 'open' ? 60_000 : -1_000)).toISOString()
      await route.fulfill({ json: { data: { ...data, status, ends_at, server_time } } })
    })
    await page.locator(`a[href="/auctions/${id}"]`).first().click()
    await expect(page.getByRole('region', { name: 'وقت المزاد' })).toContainText('الدقيقتان الأخيرتان')
    status = 'ended'
    await page.clock.fastForward(120_000)
    await expect(page.getByRole('heading', { name: 'انتهى المزاد، بانتظار البائع' })).toBeVisible()
  })

  test('a sold auction says so, with its price and its masked winner', async ({ page, request }) => {
    const auction = await showOf(request, (await firstOf(request, 'awarded', 'ordered')).id)
    await page.goto(`/auctions/${auction.id}`)
    await expect(page.getByRole('heading', { name: 'رسا المزاد' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(printed(auction.awarded_bid!.amount))
    await expect(page.getByRole('main')).toContainText(auction.awarded_bid!.bidder)
    await expect(page).toHaveTitle(/^انتهى مزاد/)
    await expectAccessible(page)
  })

  test('an unsold auction says so', async ({ page, request }) => {
    const { id } = await firstOf(request, 'unsold')
    await page.goto(`/auctions/${id}`)
    await expect(page.getByRole('heading', { name: 'انتهى المزاد ولم يُبع' })).toBeVisible()
    await expectAccessible(page)
  })

  test('an auction under the address of a product is led to the auctions', async ({ page, request }) => {
    const { id } = await firstOf(request, 'open')
    await page.goto(`/local-market/${id}`)
    await expect(page).toHaveURL(`/auctions/${id}`)
  })

  test('what is no auction is not found', async ({ page, request, complaints }) => {
    complaints.ignore(/404/)
    const { data } = await (await request.get('/api/products/local?limit=1')).json()
    for (const id of ['987654321', '0', 'x', String(data.products.data[0].id)]) {
      expect((await page.goto(`/auctions/${id}`))?.status(), id).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'لم نجد هذه الصفحة' })).toBeVisible()
    }
  })

  test('on a phone clock, price and explanation fit one screen, and the lot opens', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { id } = await firstOf(request, 'open')
    await openAlive(page, `/auctions/${id}`)
    const explanation = page.getByRole('heading', { name: 'المزايدة لحسابات البائعين' })
    await expect(explanation).toBeInViewport()
    await page.getByRole('button', { name: 'عرض تفاصيل الدفعة' }).click()
    await expect(page.getByRole('main').getByText('الجودة')).toBeVisible()
    await expectWithin(page)
    await expectAccessible(page)
  })
})

test.describe('in English', () => {
  test('a scheduled auction counts down to its start', async ({ page, request }) => {
    const auction = await firstOf(request, 'scheduled')
    await page.goto(`/auctions/${auction.id}?lang=en`)
    const clock = page.getByRole('region', { name: 'Time of the auction' })
    await expect(clock).toContainText('Starts in')
    await expect(page.getByRole('heading', { name: 'The auction has not begun' })).toBeVisible()
    await expectAccessible(page)
  })
})

const printed = (riyals: number) =>
  riyals.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

async function listOf(request: APIRequestContext, status: string): Promise<Auction[]> {
  const params = { status, limit: 100 }
  return (await (await request.get('/api/auction/local', { params })).json()).data.data
}

/** One that stands long enough for a test to look at it. */
async function firstOf(request: APIRequestContext, ...wanted: AuctionStatus[]): Promise<Auction> {
  const listed = wanted[0] === 'open' || wanted[0] === 'scheduled' ? wanted[0] : 'ended'
  const found = (await listOf(request, listed)).filter(({ status }) => wanted.includes(status))
  const lasting = found.filter(
    ({ status, ends_at, starts_at }) =>
      listed === 'ended' || Date.parse(status === 'open' ? ends_at : starts_at) > Date.now() + 300_000,
  )
  return lasting[0]!
}

async function withBids(request: APIRequestContext): Promise<number> {
  const open = await listOf(request, 'open')
  const lasting = open.filter(({ ends_at }) => Date.parse(ends_at) > Date.now() + 300_000)
  return lasting.sort((one, other) => other.bids_count - one.bids_count)[0]!.id
}

async function showOf(request: APIRequestContext, id: number): Promise<AuctionDetails> {
  const headers = { 'Accept-Language': 'ar' }
  return (await (await request.get(`/api/auction/show/${id}`, { headers })).json()).data
}
