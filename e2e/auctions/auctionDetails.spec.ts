import type { APIRequestContext } from '@playwright/test'
import { type Lot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { Auction, AuctionDetails } from '#shared/auctions/contract.ts'
import type { AuctionStatus } from '#shared/auctions/status.ts'
import { auctionClock, bidBy, bidPanel, bidRows, lookAtAuction } from '../support/bids.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { openAlive } from '../support/people.ts'
import { enterAs } from '../support/person.ts'

/** Lists a lot. With `bids`, two bids raise its price to SR 1,050. */
async function putUp(lot: Lot = {}, bids = false) {
  const seller = await addPerson(db, { type: 'local_seller', firstName: 'هدى', lastName: 'الزهراني' })
  const id = await openLot(db, seller, lot)
  const bidders = bids ? [await addPerson(db, rival), await addPerson(db, rival)] : []
  for (const [place, bidder] of bidders.entries()) await bidBy(bidder, id, { money: 1_000 + 50 * place })
  return { id, seller, bidders }
}
const rival = { type: 'local_seller', firstName: 'راشد', lastName: 'الشهري' } as const

test.describe('in Arabic', () => {
  test('an open auction shows its clock, price and bids, also on a phone', async ({ page, request }) => {
    await test.step('an open auction shows clock, price, price per kilogram and masked bids', async () => {
      const auction = await showOf(request, await withBids(request))
      await page.goto(`/auctions/${auction.id}`)
      await expect(page.getByRole('heading', { level: 1, name: auction.name })).toBeVisible()
      const main = page.getByRole('main')
      await expect(main).toContainText(called(auction.price))
      await expect(main).toContainText(printed(auction.price_per_kg))
      const clock = page.getByRole('timer')
      const before = await clock.textContent()
      await expect(clock).not.toHaveText(before!)
      const rows = bidRows(page)
      await expect(rows).toHaveCount(Math.min(12, auction.bids.length))
      await expect(rows.first()).toContainText(auction.bids[0]!.bidder)
      await expect(rows.first()).toContainText(called(auction.bids[0]!.amount))
      await expect(rows.first()).toContainText('الأعلى')
      await expect(main.getByRole('link', { name: 'السجل الكامل للمزايدات' })).toHaveAttribute(
        'href',
        `/auctions/${auction.id}/record`,
      )
      await expectAccessible(page)
    })
    await test.step('a phone shows the explanation on the first screen and opens the lot details', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const { id } = await firstOf(request, 'open')
      await openAlive(page, `/auctions/${id}`)
      const explanation = page.getByRole('heading', { name: 'المزايدة لحسابات البائعين فقط' })
      await expect(explanation).toBeInViewport()
      await page.getByRole('button', { name: 'عرض تفاصيل الدفعة' }).click()
      await expect(page.getByRole('main').getByText('الجودة')).toBeVisible()
      await expectWithin(page)
      await expectAccessible(page)
    })
  })

  test('a visitor sees which accounts may bid, and a link to goods of the same species', {
    tag: '@long',
  }, async ({ page, request }) => {
    const auction = await firstOf(request, 'open')
    await page.goto(`/auctions/${auction.id}`)
    await expect(page.getByRole('heading', { name: 'المزايدة لحسابات البائعين فقط' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^زايد/ })).toHaveCount(0)
    const market = auction.origin === 'local' ? 'local-market' : 'international-market/main'
    await page
      .getByRole('main')
      .getByRole('link', { name: /^النوع نفسه/ })
      .click()
    await expect(page).toHaveURL(`/${market}?fishId=${auction.type_fish_id}`)
  })

  test('a visitor sees a new bid live and gets a link to sign-in with a return address', async ({ page }) => {
    const { id } = await putUp()
    await page.goto(`/auctions/${id}`)
    await expect(page.getByRole('region', { name: 'المزايدات' })).toContainText('مباشر')
    await bidBy(await addPerson(db, rival), id, { money: 1_000 })
    await expect(bidRows(page).first()).toContainText('1,000')
    await expect(page.getByRole('status').filter({ hasText: 'السعر الآن' })).toBeAttached()
    await page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول للمزايدة' }).click()
    await expect(page).toHaveURL(`/auth/sign-in?redirect=%2Fauctions%2F${id}`)
  })

  test('the countdown is correct if the device clock is ten minutes wrong', { tag: '@long' }, async ({
    page,
  }) => {
    const { id } = await putUp({ endsInS: 1_500 })
    for (const minutes of [10, -10]) {
      await page.clock.install({ time: Date.now() + minutes * 60_000 })
      await page.goto(`/auctions/${id}`)
      const shown = page.getByRole('timer')
      const { ends_at } = await showOf(page.request, id)
      const off = async () => {
        const [m = 0, s = 0] = (await shown.textContent())!.split(':').map(Number)
        return Math.abs(m * 60 + s - (Date.parse(ends_at) - Date.now()) / 1_000)
      }
      await expect.poll(off, `${minutes} minutes off`).toBeLessThan(2)
    }
  })

  for (const [type, reason] of [
    ['local_buyer', 'حسابك مشترٍ محلي'],
    ['fisherman', 'حسابك صياد'],
  ] as const) {
    test(`a ${type} sees the bids, the reason why they cannot bid and a link to an upgrade`, {
      tag: '@long',
    }, async ({ page }) => {
      const { id } = await putUp({}, true)
      await enterAs(page, { type })
      await page.goto(`/auctions/${id}`)
      const main = page.getByRole('main')
      await expect(main).toContainText(reason)
      await expect(bidPanel(page)).toBeHidden()
      await expect(bidRows(page)).toHaveCount(2)
      await expectAccessible(page)
      await main.getByRole('link', { name: 'اطلب ترقية الحساب' }).click()
      await expect(page).toHaveURL('/profile/account/upgrade?higher=true')
    })
  }

  test('a person with an unverified mobile gets a link to verification with a return address', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await putUp()
    const { id: me } = await enterAs(page, { type: 'local_seller' })
    await db.query({ text: 'update users set mobile_verified_at = null where id = $1', values: [me] })
    await page.goto(`/auctions/${id}`)
    const way = page.getByRole('main').getByRole('link', { name: 'توثيق الجوال' })
    await expect(way).toHaveAttribute('href', `/auth/verify-mobile?redirect=%2Fauctions%2F${id}`)
    await expectAccessible(page)
  })

  test('the seller cannot accept a bid that is outbid during the confirmation', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/409/)
    const { id, seller, bidders } = await putUp({}, true)
    await page.addInitScript((token) => localStorage.setItem('token', token), seller.token)
    await page.goto(`/auctions/${id}`)
    const own = page.getByRole('region', { name: 'هذا مزادك' })
    await expect(own.getByRole('link', { name: 'إدارة المزاد' })).toHaveAttribute(
      'href',
      `/profile/my-auctions/${id}`,
    )
    await expect(bidPanel(page)).toBeHidden()
    await expectAccessible(page)
    await own.getByRole('button', { name: /^اقبل .1,050.\sريال/ }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('ر* ا*')
    await bidBy(bidders[0]!, id, { money: 1_100 })
    await question.getByRole('button', { name: 'نعم، اقبلها' }).click()
    await expect(page.getByText('وصلت مزايدة أعلى للتو')).toBeVisible()
    expect((await lookAtAuction(id, seller)).status).toBe('open')
    await own.getByRole('button', { name: /^اقبل .1,100.\sريال/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'نعم، اقبلها' }).click()
    await expect(page.getByRole('heading', { name: 'رسا المزاد', exact: true })).toBeVisible()
    await expect(own).toContainText('أمام الفائز حتى')
    await expectAccessible(page)
  })

  test('the auction page marks the last two minutes and requests the result if no event arrives', {
    tag: '@long',
  }, async ({ page, request, complaints }) => {
    complaints.ignore(/events/)
    complaints.ignore(/ERR_FAILED/)
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
    await page.route(`**/api/auction/show/${id}/events`, (route) => route.abort())
    await page.locator(`a[href="/auctions/${id}"]`).first().click()
    await expect(auctionClock(page)).toContainText('الدقيقتان الأخيرتان')
    await expect(auctionClock(page)).toContainText('كل مزايدة جديدة تجعل النهاية بعد')
    status = 'ended'
    // All parts of the page must be loaded before the clock jumps.
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(120_000)
    await expect(page.getByRole('heading', { name: 'انتهى المزاد، بانتظار البائع' })).toBeVisible()
  })

  test('a sold auction shows its price and its masked winner', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const auction = await showOf(request, (await firstOf(request, 'awarded', 'ordered')).id)
    await page.goto(`/auctions/${auction.id}`)
    await expect(page.getByRole('heading', { name: 'رسا المزاد' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(called(auction.awarded_bid!.amount))
    await expect(page.getByRole('main')).toContainText(auction.awarded_bid!.bidder)
    await expect(page).toHaveTitle(/^انتهى مزاد/)
    await expectAccessible(page)
  })

  test('the page of an unsold auction shows that the lot was not sold', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const { id } = await firstOf(request, 'unsold')
    await page.goto(`/auctions/${id}`)
    await expect(page.getByRole('heading', { name: 'انتهى المزاد ولم يُبع' })).toBeVisible()
    await expectAccessible(page)
  })

  test('/local-market/{id} of an auction redirects to the page of the auction', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const { id } = await firstOf(request, 'open')
    await page.goto(`/local-market/${id}`)
    await expect(page).toHaveURL(`/auctions/${id}`)
  })

  test('the page of an unknown auction is not found', { tag: '@long' }, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.ignore(/404/)
    const { data } = await (await request.get('/api/products/local?limit=1')).json()
    for (const id of ['987654321', '0', 'x', String(data.products.data[0].id)]) {
      expect((await page.goto(`/auctions/${id}`))?.status(), id).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'لم نجد هذه الصفحة' })).toBeVisible()
    }
  })
})

test.describe('in English', () => {
  test('a scheduled auction counts down to its start', { tag: '@long' }, async ({ page, request }) => {
    const auction = await firstOf(request, 'scheduled')
    await page.goto(`/auctions/${auction.id}?lang=en`)
    const clock = page.getByRole('region', { name: 'Auction time' })
    await expect(clock).toContainText('Starts in')
    await expect(page.getByRole('heading', { name: 'The auction has not started' })).toBeVisible()
    await expectAccessible(page)
  })

  test('an auction that starts after a prayer names the prayer and can be saved as a favorite', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await putUp({ startsInS: 3_600, endsInS: 7_200 })
    await db.query({ text: "update auctions set starts_after = 'fajr' where product_id = $1", values: [id] })
    await enterAs(page, { type: 'local_seller' })
    await page.goto(`/auctions/${id}?lang=en`)
    await expect(page.getByRole('region', { name: 'Auction time' })).toContainText('After the Fajr prayer')
    const panel = page.getByRole('main').getByText('Add it to your favourites').locator('..')
    const heart = panel.getByRole('button', { name: /^Favourite/ })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    await expectWithin(page)
  })

  test('a local buyer sees why they cannot bid', { tag: '@long' }, async ({ page }) => {
    const { id } = await putUp({}, true)
    await enterAs(page)
    await page.goto(`/auctions/${id}?lang=en`)
    await expect(page.getByRole('main')).toContainText('You have a local buyer account')
    await expect(page.getByRole('link', { name: 'Upgrade your account' })).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
  })
})

/** Prints an amount of a lot: without decimals for whole riyals. */
const called = (riyals: number) => (Number.isInteger(riyals) ? riyals.toLocaleString('en') : printed(riyals))
const printed = (riyals: number) =>
  riyals.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

async function listOf(request: APIRequestContext, status: string): Promise<Auction[]> {
  const params = { status, way: 'english', limit: 100 }
  return (await (await request.get('/api/auction/local', { params })).json()).data.data
}

/** Returns an auction in one of these states that does not change for at least five minutes. */
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
