import type { Page } from '@playwright/test'
import { acceptHighest, bidOn } from '#demo/testing/trade/awards.ts'
import { ageLot, type Lot, openLot } from '#demo/testing/trade/lots.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import * as ordering from '../support/ordering.ts'
import { openAlive } from '../support/people.ts'
import { lotWonBy, sources } from '../support/sources.ts'

const enterBidder = (page: Page, riyals = 0) => ordering.enterWith(page, riyals, sources.lot.buyer)

/** Creates a bidder who has won a lot, and signs the bidder in on this page. */
async function enterWinner(page: Page, { riyals = 0, ...lot }: Lot & { readonly riyals?: number } = {}) {
  const me = await enterBidder(page, riyals)
  return { me, ...(await lotWonBy(me, lot)) }
}

const open = (page: Page, id: number) => openAlive(page, sources.lot.path(id))

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the winner of a lot sees the time left and pays by wallet', async ({ page }) => {
    const { me, id } = await enterWinner(page, { riyals: 6_000 })
    await open(page, id)
    await expect(page.getByRole('heading', { name: 'رسا عليك المزاد' })).toBeVisible()
    await expect(page.getByText(/^قبِل البائع مزايدتك/)).toBeVisible()
    const won = page.getByRole('region', { name: 'رسا عليك المزاد' })
    await expect(won).toContainText('50 كجم')
    await expect(won).toContainText('4,630.00')
    await expect(won).toContainText('92.60')
    const time = page.getByRole('timer')
    await expect(time).toContainText(/بقي .23:5\d:\d\d.*، وإلا لم تعد الدفعة لك/)
    const before = await time.textContent()
    await expect(time).not.toHaveText(String(before))
    await expect(page.getByRole('link', { name: /سجل المزاد، مزايدتان/ })).toHaveAttribute(
      'href',
      `/auctions/${id}/record`,
    )
    await expectAccessible(page)
    await expectWithin(page)
    await ordering.fillAddress(page)
    await expect(ordering.summary(page).getByRole('status')).toContainText('4,665.00')
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    await expect(page.getByText('دُفع من محفظتك، ووصل طلبك إلى البائع.')).toBeVisible()
    const [order] = await ordering.ordersOf(me.id)
    expect(order).toMatchObject({
      status: 'pending',
      payment_status: 'paid',
      subtotal: 463_000,
      total: 466_500,
    })
    expect(await ordering.leftOf(id)).toBe(0)
    await expectAccessible(page)
    await expectWithin(page)
  })

  test('the confirmation page of an ordered lot links to the order', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/409/)
    const me = await enterBidder(page)
    const { id, order: place } = await sources.lot.prepare(me)
    const order = await place()
    await open(page, id)
    await expect(page.getByRole('heading', { name: 'سبق أن أكملت طلب هذه الدفعة' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: new RegExp(`عرض الطلب.*${order.number}`) }).click()
    await expect(page).toHaveURL(`/profile/purchase-orders/${order.id}`)
  })

  test('the confirmation page of a lot reports an expired award without a reload', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/409/)
    // The award ends before 120 s, because the clock that the test advances also ends the loading of a chunk after 120
    // s.
    const { id } = await enterWinner(page, { awardS: 110 })
    await page.clock.install()
    await open(page, id)
    await expect(page.getByRole('timer')).toBeVisible()
    await ageLot(db, id, 111)
    await page.clock.fastForward(112_000)
    await expect(page.getByRole('heading', { name: 'انتهت مهلة إتمام الطلب' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'عرض المزاد' }).click()
    await expect(page).toHaveURL(`/auctions/${id}`)
  })

  test('an order is refused after the lot was awarded to the next bidder', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/409/)
    const { me, id } = await enterWinner(page, { awardS: 3_600 })
    await open(page, id)
    await ordering.choose(page, 'استلام من السوق')
    await ordering.choose(page, 'الدفع عند الاستلام')
    await ageLot(db, id, 3_601)
    await acceptHighest(db, id)
    await ordering.confirmButton(page).click()
    await expect(page.getByRole('heading', { name: 'انتهت مهلة إتمام الطلب' })).toBeVisible()
    expect(await ordering.ordersOf(me.id)).toEqual([])
  })
})

test.describe('in Arabic, without the right to order:', () => {
  test('a bidder who did not win sees a link to the auction instead of the order form', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/403/)
    await enterBidder(page)
    const { id } = await lotWonBy(await makeSeller(db))
    await open(page, id)
    await expect(page.getByRole('heading', { name: 'رسا هذا المزاد على مزايد آخر' })).toBeVisible()
    await expect(ordering.orderForm(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'عرض المزاد' }).click()
    await expect(page).toHaveURL(`/auctions/${id}`)
  })

  test('the confirmation page shows that an auction is undecided or is the user’s own', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/403/)
    const me = await enterBidder(page)
    const id = await openLot(db, await makeSeller(db))
    await bidOn(db, id, [{ by: me, riyals: 1_100 }])
    await open(page, id)
    await expect(page.getByRole('heading', { name: 'لم يُحسم هذا المزاد بعد' })).toBeVisible()
    const own = await openLot(db, me)
    await open(page, own)
    await expect(page.getByRole('heading', { name: 'هذا مزادك' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'إدارة مزادك' })).toHaveAttribute(
      'href',
      `/profile/my-auctions/${own}`,
    )
    await expectAccessible(page)
  })
})

test.describe('in English, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the notification of a won auction opens the confirmation page, and the seller finds the order under auctions', {
    tag: '@long',
  }, async ({ page, browser }) => {
    const { me, id, seller } = await enterWinner(page, { riyals: 6_000 })
    await openAlive(page, '/about-us?lang=en')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('link', { name: /You won the auction/ }).click()
    await expect(page).toHaveURL(new RegExp(`/auctions/${id}/confirmation`))
    await expect(page.getByRole('heading', { level: 1, name: 'Order your auction win' })).toBeVisible()
    await expect(page.getByText(/^The seller accepted your bid/)).toBeVisible()
    await expect(page.getByRole('timer')).toContainText('left, or the lot is no longer yours')
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('radio', { name: 'Pickup at the market', exact: true }).check()
    await page.getByRole('button', { name: /^Place order and pay/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
    const [order] = await ordering.ordersOf(me.id)
    const other = await browser.newPage()
    await other.addInitScript((token) => localStorage.setItem('token', token), seller.token)
    await openAlive(other, '/profile/sell-orders?lang=en&sale=auction')
    await expect(other.getByText(orderNumber(order?.id ?? 0)).first()).toBeVisible()
    await other.close()
  })
})
