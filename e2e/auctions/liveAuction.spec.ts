import type { Browser, Page } from '@playwright/test'
import { type Lot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import {
  auctionClock,
  bidBy,
  bidNow,
  bidPanel,
  bidRows,
  expectLive,
  lookAtAuction,
  oneTap,
  otherAmount,
} from '../support/bids.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test, watchFocus } from '../support/fixtures.ts'
import { openAlive } from '../support/people.ts'
import { enterAs } from '../support/person.ts'

const salemsName = { type: 'local_seller', firstName: 'سالم', lastName: 'الدوسري' } as const
const ahmedsName = { type: 'local_seller', firstName: 'أحمد', lastName: 'العتيبي' } as const
const huda = { type: 'local_seller', firstName: 'هدى', lastName: 'الزهراني' } as const

/** Lists Huda's lot without bids, from SR 1,000 in steps of SR 50. */
async function putUp(lot: Lot = {}) {
  const seller = await addPerson(db, huda)
  return { seller, id: await openLot(db, seller, lot) }
}

/** Opens the page of the auction in another browser. */
async function elsewhere(
  browser: Browser,
  id: number,
  who: Parameters<typeof enterAs>[1] | TestPerson,
): Promise<{ page: Page; person: TestPerson }> {
  const context = await browser.newContext({
    baseURL: String(process.env.SITE_URL),
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  const known = who && 'token' in who ? who : undefined
  if (known) await page.addInitScript((token) => localStorage.setItem('token', token), known.token)
  const person = known ?? (await enterAs(page, who as Parameters<typeof enterAs>[1]))
  await openAlive(page, `/auctions/${id}`)
  return { page, person }
}

test.describe('in Arabic, with two bidders:', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.describe.configure({ timeout: 120_000 })

  test('each bidder sees the other’s bids immediately, including automatic bids', async ({
    page,
    browser,
  }) => {
    const { id } = await putUp()
    await enterAs(page, salemsName)
    await page.goto(`/auctions/${id}`)
    await expectLive(page)
    const { page: ahmeds } = await elsewhere(browser, id, ahmedsName)
    await expectLive(ahmeds)

    await oneTap(page, '1,000').click()
    await expect(bidPanel(page)).toContainText('أنت صاحب أعلى مزايدة')
    await expect(bidPanel(page)).toContainText(/مزايدتك رقم .1. في السجل، وبصمتها [\da-f]{6}…[\da-f]{6}/)
    await expect(bidRows(page).first()).toContainText(/أنت.*الأعلى/)
    await expect(bidRows(ahmeds)).toHaveCount(1)
    await expect(bidPanel(ahmeds)).toContainText('لم تزايد بعد')

    await oneTap(ahmeds, '1,100').click()
    await expect(bidPanel(ahmeds)).toContainText('أنت صاحب أعلى مزايدة')
    await expect(bidPanel(page)).toContainText('زاد عليك مزايد آخر')
    await expect(bidPanel(page)).toContainText(/مزايدتك .1,000.\sريال، الفرق .100.\sريال/)
    await expect(page.getByRole('status').filter({ hasText: 'زاد عليك مزايد آخر' })).toBeAttached()

    await bidPanel(page).getByRole('switch', { name: 'زايد عني تلقائيًا' }).click()
    await bidPanel(page).getByRole('textbox', { name: 'حدّك الأقصى' }).fill('١٥٠٠')
    await bidPanel(page).getByRole('button', { name: 'ابدأ' }).click()
    await expect(bidPanel(page)).toContainText(/مزايدتك .1,150.\sريال، وحدّك الأقصى .1,500.\sريال/)
    await expect(bidPanel(ahmeds)).toContainText('زاد عليك مزايد آخر')

    await otherAmount(ahmeds).fill('1300')
    await bidNow(ahmeds).click()
    await expect(bidPanel(ahmeds)).toContainText('سُجّلت مزايدتك، لكن الحد الأقصى لمزايد آخر أعلى منها')
    await expect(bidPanel(ahmeds)).toContainText(/الفرق .50.\sريال/)
    await expect(bidRows(ahmeds).first()).toContainText('تلقائية')
    await expect(bidRows(page).first()).toContainText(/أنت.*تلقائية/)
    await expect(bidRows(page).first()).toContainText('1,350')
    await expect(otherAmount(ahmeds)).toHaveValue('')

    await bidPanel(page)
      .getByRole('button', { name: /^زايد عني حتى/ })
      .click()
    await bidPanel(page).getByRole('textbox', { name: 'حدّك الأقصى' }).fill('1800')
    await bidPanel(page).getByRole('button', { name: 'ارفع الحد' }).click()
    await expect(bidPanel(page)).toContainText(/مزايدتك .1,350.\sريال، وحدّك الأقصى .1,800.\sريال/)
    await expect(bidRows(page)).toHaveCount(5)

    for (const each of [page, ahmeds]) {
      await expectAccessible(each)
      await expectWithin(each)
    }
    await ahmeds.context().close()
  })

  test('both bidders see the extension of the auction, and the winner can order after the seller accepts the bid', async ({
    page,
    browser,
  }) => {
    const { id, seller } = await putUp({ endsInS: 110 })
    await enterAs(page, salemsName)
    await page.goto(`/auctions/${id}`)
    await expectLive(page)
    await expect(auctionClock(page)).toContainText('الدقيقتان الأخيرتان')
    await expect(auctionClock(page)).toContainText('كل مزايدة جديدة تجعل النهاية بعد دقيقتين')
    const { page: ahmeds } = await elsewhere(browser, id, ahmedsName)
    await expectLive(ahmeds)

    await oneTap(page, '1,000').click()
    for (const each of [page, ahmeds]) {
      await expect(auctionClock(each)).toContainText('مُدّد')
      await expect(auctionClock(each)).toContainText('على الأكثر')
    }
    await expect(page.getByRole('status').filter({ hasText: 'مُدّد المزاد إلى الساعة' })).toBeAttached()
    const { ends_at, first_ends_at } = await lookAtAuction(id, seller)
    expect(Date.parse(ends_at)).toBeGreaterThan(Date.parse(first_ends_at))
    await expectAccessible(page)

    const { page: hudas } = await elsewhere(browser, id, seller)
    const own = hudas.getByRole('region', { name: 'هذا مزادك' })
    await expect(own.getByRole('button', { name: /^اقبل .1,000.\sريال/ })).toBeVisible()
    await oneTap(ahmeds, '1,050').click()
    await own.getByRole('button', { name: /^اقبل .1,050.\sريال/ }).click()
    const question = hudas.getByRole('dialog', { name: /تقبل .1,050.\sريال للكمية كاملة/ })
    await expect(question).toContainText('يُغلق المزاد الآن')
    await question.getByRole('button', { name: 'نعم، اقبلها' }).click()
    await expect(own).toContainText('أمام الفائز حتى')

    await expect(page.getByRole('heading', { name: 'رسا المزاد', exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('رسا المزاد على مزايد آخر')
    await expect(ahmeds.getByRole('heading', { name: 'رسا عليك المزاد' })).toBeVisible()
    await expectAccessible(ahmeds)
    await expectAccessible(hudas)
    await ahmeds.getByRole('main').getByRole('link', { name: 'أكمل الطلب' }).click()
    await expect(ahmeds).toHaveURL(`/auctions/${id}/confirmation`)
    await expect(ahmeds.getByRole('form', { name: 'نموذج الطلب' })).toBeVisible()
    await ahmeds.context().close()
    await hudas.context().close()
  })
})

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  /** Opens the page of a lot without bids, signed in as Salem. */
  async function salemAt(page: Page, lot: Lot = {}) {
    const { id, seller } = await putUp(lot)
    const salem = await enterAs(page, salemsName)
    await page.goto(`/auctions/${id}`)
    await expectLive(page)
    return { id, seller, salem, ahmed: await addPerson(db, ahmedsName) }
  }

  test('two quick taps place one bid and clear a wrong amount in the field', async ({ page }) => {
    const lost = await watchFocus(page)
    const { id, salem } = await salemAt(page)
    await otherAmount(page).fill('100')
    await bidNow(page).click()
    await expect(otherAmount(page)).toHaveAccessibleDescription(/أقل مزايدة الآن .1,000.\sريال/)
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/bid')) sent += 1
    })
    await oneTap(page, '1,000').dblclick()
    await expect(bidPanel(page)).toContainText('أنت صاحب أعلى مزايدة')
    await expect(bidRows(page)).toHaveCount(1)
    expect(sent).toBe(1)
    expect((await lookAtAuction(id, salem)).bids_count).toBe(1)
    await expect(otherAmount(page)).toHaveValue('')
    await expect(otherAmount(page)).toHaveAccessibleDescription('')
    await expect(otherAmount(page)).toHaveAttribute('placeholder', /1,050/)
    expect(lost(), 'controls that lost the focus').toEqual([])
    await otherAmount(page).fill('1100')
    await bidNow(page).click()
    const question = page.getByRole('dialog', { name: /ترفع مزايدتك إلى .1,100.\sريال؟/ })
    await question.getByRole('button', { name: 'رجوع' }).click()
    await expect(question).toBeHidden()
    expect(sent).toBe(1)
  })

  test('a bid whose answer was lost is retried and counts once', async ({ page, complaints }) => {
    complaints.ignore(/ERR_FAILED/)
    const { id, salem } = await salemAt(page)
    const keys: (string | undefined)[] = []
    await page.route('**/bid', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      // The request reaches the server, but the answer is lost.
      await route.fetch()
      return route.abort()
    })
    await oneTap(page, '1,000').click()
    await expect(bidPanel(page)).toContainText('لم يصل الرد بعد، نتحقق من المزايدة نفسها')
    await expect(bidPanel(page)).toContainText(/مزايدتك رقم .1. في السجل/)
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    expect((await lookAtAuction(id, salem)).bids_count).toBe(1)
  })

  test('the bid form keeps a refused amount and shows the new minimum', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/422/)
    const { id, ahmed } = await salemAt(page)
    const quicker = async (money: number) => {
      await page.route(
        '**/bid',
        async (route) => {
          await bidBy(ahmed, id, { money })
          await route.continue()
        },
        { times: 1 },
      )
    }
    await quicker(1_000)
    await oneTap(page, '1,000').click()
    await expect(bidPanel(page)).toContainText(/سبقك مزايد آخر، أقل مزايدة الآن .1,050.\sريال/)
    await expect(oneTap(page, '1,050')).toBeVisible()

    await quicker(1_200)
    await otherAmount(page).fill('1200')
    await bidNow(page).click()
    await expect(otherAmount(page)).toHaveAccessibleDescription(/1,?250/)
    await expect(otherAmount(page)).toHaveValue('1,200')
    await expect(otherAmount(page)).toBeFocused()
    await expectAccessible(page)
  })

  test('a bid far above the price requires confirmation, and a too low maximum is refused at its field', {
    tag: '@long',
  }, async ({ page }) => {
    const { id, salem } = await salemAt(page)
    await otherAmount(page).fill('١٠٠٠٠')
    await bidNow(page).click()
    const question = page.getByRole('dialog', { name: /تزايد بمبلغ .10,000.\sريال؟/ })
    await question.getByRole('button', { name: 'رجوع' }).click()
    await expect(question).toBeHidden()
    expect((await lookAtAuction(id, salem)).bids_count).toBe(0)
    await expect(otherAmount(page)).toHaveValue('10,000')
    await otherAmount(page).fill('x')
    await bidNow(page).click()
    await expect(otherAmount(page)).toHaveAccessibleDescription(/اكتب المبلغ بالأرقام/)

    await bidPanel(page).getByRole('switch', { name: 'زايد عني تلقائيًا' }).click()
    const most = bidPanel(page).getByRole('textbox', { name: 'حدّك الأقصى' })
    await most.fill('900')
    await bidPanel(page).getByRole('button', { name: 'ابدأ' }).click()
    await expect(most).toHaveAccessibleDescription(/أقل مزايدة الآن .1,000.\sريال/)
    await expect(most).toBeFocused()
    await expectAccessible(page)
  })

  test('bidding is paused while the connection is lost, and missed bids are shown afterwards', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.ignore(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
    const { id, ahmed } = await salemAt(page)
    await oneTap(page, '1,000').click()
    await expect(bidPanel(page)).toContainText('أنت صاحب أعلى مزايدة')
    await context.setOffline(true)
    await expect(bidPanel(page)).toContainText('انقطع الاتصال، نعيد المحاولة')
    await expect(bidPanel(page)).toContainText(/آخر سعر وصلنا الساعة .\d\d:\d\d:\d\d/)
    await expect(oneTap(page, '1,050')).toHaveAttribute('aria-disabled', 'true')
    await expect(oneTap(page, '1,050')).toHaveAccessibleDescription(/انقطع الاتصال/)
    await expectAccessible(page)
    for (const money of [1_050, 1_100, 1_150]) {
      await bidBy(money === 1_100 ? await addPerson(db, ahmedsName) : ahmed, id, { money })
    }
    await context.setOffline(false)
    await expect(bidPanel(page)).toContainText('زاد عليك مزايد آخر')
    await expect(bidRows(page)).toHaveCount(4)
    await expect(oneTap(page, '1,200')).toBeVisible()
    await expectLive(page)
  })

  test('the bid panel fits one screen and does not move when another bid arrives', {
    tag: '@long',
  }, async ({ page }) => {
    const { id, ahmed } = await salemAt(page)
    const bottom = async () => {
      const box = await bidPanel(page).getByRole('switch').boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    await page.evaluate(() => document.fonts.ready)
    const before = await bottom()
    expect(before).toBeLessThanOrEqual(606)
    await bidBy(ahmed, id, { money: 1_000 })
    await expect(oneTap(page, '1,050')).toBeVisible()
    expect(await bottom()).toBe(before)
  })
})

test.describe('in English', () => {
  test('the bid panel and its announcements are in English', { tag: '@long' }, async ({ page }) => {
    const { id } = await putUp()
    await enterAs(page, salemsName)
    await page.goto(`/auctions/${id}?lang=en`)
    const panel = page.getByRole('region', { name: 'Your bid' })
    await expect(panel).toContainText('You haven’t bid yet')
    await panel.getByRole('button', { name: /^Bid SR\s.1,050/ }).click()
    await expect(panel).toContainText('You’re the highest bidder')
    const ahmed = await addPerson(db, ahmedsName)
    await bidBy(ahmed, id, { money: 1_100 })
    await expect(panel).toContainText('You’ve been outbid')
    await expect(page.getByRole('status').filter({ hasText: 'You’ve been outbid' })).toBeAttached()
    await expectAccessible(page)
    await expectWithin(page)
  })
})
