import type { Page } from '@playwright/test'
import { acceptHighest, bidOn, wonLot } from '#demo/testing/trade/awards.ts'
import { ageLot, type Lot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { fillWallet, orderForm as formOf, makeSeller, orderOne } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import type { Order } from '#shared/orders/contract.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import {
  confirmButton,
  expectPlaced,
  fillAddress,
  leftOf,
  orderForm,
  ordersOf,
  summary,
} from '../support/ordering.ts'
import { openAlive, signInBy } from '../support/people.ts'
import { enterAs, openSiteDatabase } from '../support/person.ts'

let db: Database
test.beforeAll(() => {
  db = openSiteDatabase()
})
test.afterAll(() => db.close())

/** Somebody who may bid, signed in on this page, with so many riyals in their wallet. */
async function enterBidder(page: Page, riyals = 0): Promise<TestPerson> {
  const person = await enterAs(page, db, { type: 'local_seller', firstName: 'أحمد', lastName: 'عمران' })
  if (riyals > 0) await fillWallet(db, person.id, riyals)
  return person
}

/** 50 kg that this person won at SR 4,630 over somebody else's 4,500. */
async function lotWonBy(winner: TestPerson, lot: Lot = {}) {
  const [seller, rival] = [await makeSeller(db), await makeSeller(db, { firstName: 'راشد' })]
  const bids = [
    { by: rival, riyals: 4_500 },
    { by: winner, riyals: 4_630 },
  ]
  return { id: await wonLot(db, { seller, bids, ...lot }), seller, rival }
}

/** The same order as every client makes it, paid at the door. */
async function orderedBy(winner: TestPerson, id: number): Promise<Order> {
  const form = await formOf(db, { payment: 'cod' })
  const site = { url: String(process.env.SITE_URL) }
  const { status, data } = await orderOne(site, winner, id, { ...form, sale_type: 'auction' })
  expect(status).toBe(201)
  return data
}

const open = (page: Page, id: number, query = '') => openAlive(page, `/auctions/${id}/confirmation${query}`)
const choose = (page: Page, title: string) => page.getByRole('radio', { name: title, exact: true }).check()

test.describe('بالعربية، على الهاتف', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Ahmed is told that he won, by which time to order, and pays by his wallet', async ({ page }) => {
    const me = await enterBidder(page, 6_000)
    const { id } = await lotWonBy(me)
    await open(page, id)
    await expect(page.getByRole('heading', { name: 'رسا عليك المزاد' })).toBeVisible()
    await expect(page.getByText(/^قبِل البائع مزايدتك/)).toBeVisible()
    const won = page.getByRole('region', { name: 'رسا عليك المزاد' })
    await expect(won).toContainText('50 كجم')
    await expect(won).toContainText('4,630.00')
    await expect(won).toContainText('92.60')
    const time = page.getByRole('timer')
    await expect(time).toContainText(/بقي .23:5\d:\d\d.* وإلا عُرض على الذي يليك/)
    const before = await time.textContent()
    await expect(time).not.toHaveText(String(before))
    await expect(page.getByRole('link', { name: /سجل المزاد، مزايدتان/ })).toHaveAttribute(
      'href',
      `/auctions/${id}/record`,
    )
    await expectAccessible(page)
    await expectWithin(page)
    await fillAddress(page)
    await expect(summary(page).getByRole('status')).toContainText('4,665.00')
    await confirmButton(page).click()
    await expectPlaced(page, 'أُنشئ طلبك')
    await expect(page.getByText('دُفع من محفظتك، والخطوة الآن للبائع.')).toBeVisible()
    const [order] = await ordersOf(db, me.id)
    expect(order).toMatchObject({
      status: 'pending',
      payment_status: 'paid',
      subtotal: 463_000,
      total: 466_500,
    })
    expect(await leftOf(db, id)).toBe(0)
    await expectAccessible(page)
    await expectWithin(page)
  })

  test('who comes back after the order is led to it', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/409/)
    const me = await enterBidder(page)
    const { id } = await lotWonBy(me)
    const order = await orderedBy(me, id)
    await open(page, id)
    await expect(page.getByRole('heading', { name: 'أتممت طلب هذه الدفعة' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: new RegExp(`عرض الطلب.*${order.number}`) }).click()
    await expect(page).toHaveURL(`/profile/purchase-orders/${order.id}`)
  })

  test('a wallet with too little says what is missing; a transfer shows where to pay', {
    tag: '@long',
  }, async ({ page }) => {
    const me = await enterBidder(page, 3_662.2)
    const { id } = await lotWonBy(me)
    await open(page, id)
    await expect(page.getByRole('radio', { name: 'المحفظة' })).toBeDisabled()
    await expect(page.getByText('المتاح ⁨3,662.20 ريال⁩، ينقصك ⁨1,002.80 ريال⁩')).toBeVisible()
    await expect(page.getByRole('link', { name: 'اشحن الناقص' })).toHaveAttribute('href', '/profile/wallet')
    await choose(page, 'استلام من السوق')
    await choose(page, 'تحويل بنكي')
    await confirmButton(page).click()
    await expectPlaced(page, 'أُنشئ طلبك')
    const account = page.getByRole('region', { name: 'بقي أن تحوّل المبلغ' })
    await expect(account).toContainText('4,630.00')
    await expect(account).toContainText(/SA\d\d \d{4}/)
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'مزادات مفتوحة' })).toHaveAttribute('href', '/auctions')
    expect(await ordersOf(db, me.id)).toEqual([
      expect.objectContaining({ payment_status: 'unpaid', total: 463_000 }),
    ])
  })

  test('a card leads to the page where it is paid', { tag: '@long' }, async ({ page }) => {
    const me = await enterBidder(page)
    const { id } = await lotWonBy(me)
    await open(page, id)
    await choose(page, 'استلام من السوق')
    await choose(page, 'بطاقة')
    await confirmButton(page).click()
    await expect(page).toHaveURL(/\/profile\/wallet\/card\/\d+/)
    await page.goBack()
    await expectPlaced(page, 'أُنشئ طلبك')
    await expect(page.getByRole('link', { name: /^ادفع .*4,630\.00 ريال.* بالبطاقة$/ })).toBeVisible()
  })

  test('two presses make one order', async ({ page }) => {
    const me = await enterBidder(page)
    const { id } = await lotWonBy(me)
    await open(page, id)
    await choose(page, 'استلام من السوق')
    await choose(page, 'الدفع عند الاستلام')
    await confirmButton(page).dblclick()
    await expectPlaced(page, 'أُنشئ طلبك')
    expect(await ordersOf(db, me.id)).toHaveLength(1)
  })

  test('the time runs out while the form is open: the page says so by itself', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/409/)
    const me = await enterBidder(page)
    // Less than a part of the page may take to come, which the same clock counts.
    const { id } = await lotWonBy(me, { awardS: 110 })
    await page.clock.install()
    await open(page, id)
    await expect(page.getByRole('timer')).toBeVisible()
    await ageLot(db, id, 111)
    await page.clock.fastForward(112_000)
    await expect(page.getByRole('heading', { name: 'انتهت مهلة إتمام الطلب' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'إلى صفحة المزاد' }).click()
    await expect(page).toHaveURL(`/auctions/${id}`)
  })

  test('somebody else is given the lot while the form is open: nothing is ordered, and why', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/409/)
    const me = await enterBidder(page)
    const { id } = await lotWonBy(me, { awardS: 3_600 })
    await open(page, id)
    await choose(page, 'استلام من السوق')
    await choose(page, 'الدفع عند الاستلام')
    await ageLot(db, id, 3_601)
    await acceptHighest(db, id)
    await confirmButton(page).click()
    await expect(page.getByRole('heading', { name: 'انتهت مهلة إتمام الطلب' })).toBeVisible()
    expect(await ordersOf(db, me.id)).toEqual([])
  })
})

test.describe('من ليس له أن يطلب', () => {
  test('who did not win is told, and led to the auction', async ({ page, complaints }) => {
    complaints.ignore(/403/)
    await enterBidder(page)
    const { id } = await lotWonBy(await makeSeller(db))
    await open(page, id)
    await expect(page.getByRole('heading', { name: 'رسا هذا المزاد على غيرك' })).toBeVisible()
    await expect(orderForm(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'إلى صفحة المزاد' }).click()
    await expect(page).toHaveURL(`/auctions/${id}`)
  })

  test('before the owner accepts nothing is decided; the owner is led to their own page', {
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

  test('a visitor signs in and comes back to what they won', { tag: '@long' }, async ({ page }) => {
    const me = await addPerson(db, { type: 'international_seller' })
    const { id } = await lotWonBy(me)
    await page.goto(`/auctions/${id}/confirmation`)
    await expect(page).toHaveURL(/\/auth\/sign-in\?redirect=/)
    await signInBy(page, me.mobile, me.password)
    await expect(page).toHaveURL(`/auctions/${id}/confirmation`)
    await expect(orderForm(page)).toBeVisible()
  })

  test('what is no auction is not found', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/404/)
    await enterBidder(page)
    for (const id of ['987654321', 'x']) {
      await page.goto(`/auctions/${id}/confirmation`)
      await expect(page.getByRole('heading', { level: 1, name: 'لم نجد هذه الصفحة' })).toBeVisible()
    }
  })
})

test.describe('in English, on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the notification leads here, and the seller finds the order among those of auctions', {
    tag: '@long',
  }, async ({ page, browser }) => {
    const me = await enterBidder(page, 6_000)
    const { id, seller } = await lotWonBy(me)
    await openAlive(page, '/about-us?lang=en')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('link', { name: /You won the auction/ }).click()
    await expect(page).toHaveURL(new RegExp(`/auctions/${id}/confirmation`))
    await expect(page.getByRole('heading', { level: 1, name: 'Complete the auction' })).toBeVisible()
    await expect(page.getByText(/^The seller accepted your bid/)).toBeVisible()
    await expect(page.getByRole('timer')).toContainText('left, or it is offered to the next bidder')
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('radio', { name: 'Pick up at the market', exact: true }).check()
    await page.getByRole('button', { name: /^Confirm and pay/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your order is made' })).toBeVisible()
    const [order] = await ordersOf(db, me.id)
    const other = await browser.newPage()
    await other.addInitScript((token) => localStorage.setItem('token', token), seller.token)
    await openAlive(other, '/profile/sell-orders?lang=en&sale=auction')
    await expect(other.getByText(orderNumber(order?.id ?? 0)).first()).toBeVisible()
    await other.close()
  })

  test('ordered elsewhere in the meantime: the page leads to that order', async ({ page, complaints }) => {
    complaints.ignore(/409/)
    const me = await enterBidder(page)
    const { id } = await lotWonBy(me)
    await open(page, id, '?lang=en')
    await page.getByRole('radio', { name: 'Pick up at the market', exact: true }).check()
    const { id: orderId } = await orderedBy(me, id)
    await page.getByRole('button', { name: /^Confirm the order/ }).click()
    await expect(page.getByRole('heading', { name: 'You have ordered this lot' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Show order/ })).toHaveAttribute(
      'href',
      new RegExp(`/profile/purchase-orders/${orderId}`),
    )
  })
})
