import type { Browser } from '@playwright/test'
import { findBreaches } from '#demo/invariants.ts'
import { wonLot } from '#demo/testing/trade/awards.ts'
import { orderOffer } from '#demo/testing/trade/offerOrders.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { addOffer } from '#demo/testing/trade/requests.ts'
import { fillWallet, makeSeller, orderForm, orderOne } from '#demo/testing/trade/trade.ts'
import type { Locale } from '#shared/base/locale.ts'
import { lookAtAuction } from '../support/bids.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { acceptedOffer, lookAtOrder } from '../support/orders.ts'
import { enterSide, type Side } from '../support/person.ts'

const site = () => ({ url: String(process.env.SITE_URL) })

const words = {
  ar: {
    reject: 'رفض الطلب',
    soldOut: 'نفدت الكمية',
    failed: 'لم يُنفَّذ هذا البيع',
    lotFollows: 'يعود المزاد إليك، ويمكنك قبول المزايدة التالية',
    requestFollows: 'يُفتح طلب المشتري للعروض الأخرى',
    toAuction: 'عرض المزاد',
    toRequest: 'عرض طلب الشراء الأصلي',
    acceptNext: /لم يُنفَّذ الطلب السابق. اقبل المزايدة التالية/,
    rejectedMark: 'لم يُنفَّذ طلبه',
    winnerTold: 'لم ينفّذ البائع طلبك',
    bids: 'المزايدات',
    failedBid: 'لم ينفّذ البائع الطلب',
    ownerTold: /لم يُنفَّذ طلب الفائز. اقبل أعلى مزايدة باقية/,
    accept: /^اقبل /,
    yes: 'نعم، اقبلها',
    holds: 'السجل كامل ولم يتغير',
    happened: 'ما جرى',
    recorded: 'لم ينفّذ البائع الطلب',
    replay: 'إعادة عرض المزاد',
    recordedHere: 'لم ينفّذ البائع طلب',
    sellerTold: 'لم تنفّذ بيعك على هذا الطلب',
    reopened: 'طلبك مفتوح من جديد',
    acceptOf: 'اقبل هذا العرض من',
    acceptOffer: 'اقبل العرض',
    complete: 'أكمل الطلب',
    counted: 'مبيعات مزادات وعروض لم ينفّذها',
    logged: /عدم تنفيذ بيع مزاد أو عرض/,
    cancel: 'إلغاء الطلب',
    lotLost: 'وتخسر المزاد: ينتقل إلى المزايدة التالية',
    requestCloses: 'ويُغلق أيضًا طلبك الأصلي وعروضه',
    acceptAfter: /لم يُكمل الفائز شراءه. اقبل المزايدة التالية/,
    abandonedMark: 'لم يُكمل الشراء',
    yoursAbandoned: 'لم يكتمل شراؤك',
    recordedAbandoned: 'لم يُكمل المشتري الشراء',
    abandonedHere: /لم يُكمل .* الشراء/,
    requestAbandoned: 'أُلغي طلب العرض الذي قبلته',
    offerFree: 'لم يُكمل المشتري شراءه',
  },
  en: {
    reject: 'Reject order',
    soldOut: 'Sold out',
    failed: 'This sale was not fulfilled',
    lotFollows: 'you can accept the next bid',
    requestFollows: 'reopens to other offers',
    toAuction: 'View auction',
    toRequest: 'View original request',
    acceptNext: /The earlier order was not fulfilled. Accept the next bid/,
    rejectedMark: 'Order not fulfilled',
    winnerTold: 'The seller did not fulfil your order',
    bids: 'Bids',
    failedBid: 'Not fulfilled by the seller',
    ownerTold: /The winner’s order was not fulfilled. Accept the highest remaining bid/,
    accept: /^Accept /,
    yes: 'Yes, accept it',
    holds: 'The record is complete and unchanged',
    happened: 'What happened',
    recorded: 'Not fulfilled by the seller',
    replay: 'Auction replay',
    recordedHere: 'The seller did not fulfil the order of',
    sellerTold: 'You did not fulfil your sale on this request',
    reopened: 'Your request is open again',
    acceptOf: 'Accept this offer from',
    acceptOffer: 'Accept offer',
    complete: 'Complete your order',
    counted: 'Auction and offer sales not fulfilled',
    logged: /^Did not fulfil the sale of a lot or an offer/,
    cancel: 'Cancel order',
    lotLost: 'You also lose the auction: it goes to the next bidder',
    requestCloses: 'Your request and its offers are closed too',
    acceptAfter: /The winner did not complete the purchase. Accept the next bid/,
    abandonedMark: 'Purchase not completed',
    yoursAbandoned: 'Your purchase was not completed',
    recordedAbandoned: 'Not completed by the buyer',
    abandonedHere: /did not complete the purchase/,
    requestAbandoned: 'Your order from the accepted offer was cancelled',
    offerFree: 'The buyer did not complete the purchase',
  },
} as const
type Words = (typeof words)['ar' | 'en']

/** Rejects an order on its page as its seller. The confirmation must name the consequences. */
async function reject({ page }: Side, orderId: number, follows: string, say: Words): Promise<void> {
  await page.goto(`/profile/sell-orders/${orderId}`)
  await page.getByRole('button', { name: say.reject }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(follows)
  await dialog.getByText(say.soldOut).click()
  await dialog.getByRole('button', { name: say.reject }).click()
  await expect(page.getByRole('region', { name: say.failed })).toBeVisible()
  await expectAccessible(page)
  await expectWithin(page)
}

/** Cancels an order on its page as its buyer. The confirmation must name what the buyer loses. */
async function cancel({ page }: Side, orderId: number, lost: string, say: Words): Promise<void> {
  await page.goto(`/profile/purchase-orders/${orderId}`)
  await page.getByRole('button', { name: say.cancel }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(lost)
  await dialog.getByRole('button', { name: say.cancel }).click()
  await expect(page.getByRole('region', { name: say.failed })).toBeVisible()
  await expectAccessible(page)
  await expectWithin(page)
}

/** Expects that the back office shows a cancellation that is counted against the seller. */
async function expectCounted(browser: Browser, seller: TestPerson): Promise<void> {
  const { page } = await enterSide(browser, 'en', { staff: 'administrator' })
  await page.goto(`/operator/users/${seller.id}`)
  await expect(page.getByText(words.en.counted)).toBeVisible()
  await expect(page.getByText(words.en.logged).first()).toBeVisible()
  await page.context().close()
}

/** Creates a lot that its winner has ordered and paid from a wallet with 10,000 riyals. */
async function orderLot(browser: Browser, locale: Locale) {
  const owner = await enterSide(browser, locale, { type: 'local_seller', firstName: 'سالم' })
  const winner = await enterSide(browser, locale, { type: 'local_seller', firstName: 'هدى' })
  const rival = await makeSeller(db, { firstName: 'راشد', lastName: 'الشمري' })
  await fillWallet(db, winner.person.id, 10_000)
  const bids = [
    { by: rival, riyals: 1_200 },
    { by: winner.person, riyals: 1_333 },
  ]
  const id = await wonLot(db, { seller: owner.person, bids })
  const form = { ...(await orderForm(db)), sale_type: 'auction' }
  const { data: order } = await orderOne(site(), winner.person, id, form)
  return { owner, winner, rival, id, order }
}

for (const locale of ['ar', 'en'] as const) {
  const say = words[locale]

  test(`${locale}: a seller rejects the order of a lot and accepts the next bid`, {
    tag: '@long',
  }, async ({ browser }) => {
    test.setTimeout(180_000)
    const { owner, winner, rival, id, order } = await orderLot(browser, locale)

    await reject(owner, order.id, say.lotFollows, say)
    expect(await lookAtOrder(order, winner.person)).toMatchObject({ payment_status: 'refunded' })
    await owner.page.getByRole('link', { name: say.toAuction }).click()
    await expect(owner.page).toHaveURL(`/profile/my-auctions/${id}`)
    await expect(owner.page.getByText(say.acceptNext)).toBeVisible()
    await expect(owner.page.getByText(say.rejectedMark)).toBeVisible()
    await expectAccessible(owner.page)

    await winner.page.goto(`/auctions/${id}`)
    await expect(winner.page.getByText(say.winnerTold)).toBeVisible()
    await expect(winner.page.getByRole('region', { name: say.bids })).toContainText(say.failedBid)
    await expectAccessible(winner.page)
    await expectWithin(winner.page)

    await owner.page.goto(`/auctions/${id}`)
    await expect(owner.page.getByText(say.ownerTold)).toBeVisible()
    await owner.page.getByRole('button', { name: say.accept }).click()
    await owner.page.getByRole('dialog').getByRole('button', { name: say.yes }).click()
    await expect.poll(async () => (await lookAtAuction(id, rival)).awarded_bid?.mine).toBe(true)

    await winner.page.goto(`/auctions/${id}/record`)
    await expect(winner.page.getByText(say.holds)).toBeVisible()
    await expect(winner.page.getByRole('region', { name: say.happened })).toContainText(say.recorded)
    await expect(winner.page.getByRole('region', { name: say.replay })).toContainText(say.recordedHere)
    await expectAccessible(winner.page)
    await expectWithin(winner.page)

    await winner.page.goto(`/profile/purchase-orders/${order.id}`)
    await expect(winner.page.getByRole('region', { name: say.failed })).toBeVisible()
    await expectCounted(browser, owner.person)
    expect(await findBreaches(db)).toEqual([])
    for (const { page } of [owner, winner]) await page.context().close()
  })

  test(`${locale}: a seller rejects the order of an offer, and the buyer accepts another offer`, {
    tag: '@long',
  }, async ({ browser }) => {
    test.setTimeout(180_000)
    const buyer = await enterSide(browser, locale, { firstName: 'نورة', lastName: 'القحطاني' })
    const seller = await enterSide(browser, locale, { type: 'local_seller', firstName: 'سالم' })
    const other = await addPerson(db, { type: 'fisherman', firstName: 'حسن', lastName: 'القطيفي' })
    await fillWallet(db, buyer.person.id, 5_000)
    const { request, offer } = await acceptedOffer({ buyer: buyer.person, seller: seller.person })
    await addOffer(db, other, request, { quantity: 12, price: 64, status: 'declined' })
    const { data: order } = await orderOffer({ ...site(), db }, buyer.person, offer)

    await reject(seller, order.id, say.requestFollows, say)
    await seller.page.getByRole('link', { name: say.toRequest }).click()
    await expect(seller.page.getByRole('region', { name: say.sellerTold })).toBeVisible()
    await expectAccessible(seller.page)

    const { page } = buyer
    await page.goto(`/profile/my-requests/${request}`)
    await expect(page.getByRole('region', { name: say.reopened })).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('button', { name: `${say.acceptOf} حسن القطيفي` }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.acceptOffer }).click()
    await expect(page.getByRole('link', { name: say.complete })).toBeVisible()
    await expect(page.getByRole('region', { name: say.reopened })).toBeHidden()

    await page.goto(`/profile/purchase-orders/${order.id}`)
    await expect(page.getByRole('region', { name: say.failed })).toBeVisible()
    await expectCounted(browser, seller.person)
    expect(await findBreaches(db)).toEqual([])
    for (const side of [buyer, seller]) await side.page.context().close()
  })

  test(`${locale}: both sides see the consequences when buyers cancel the orders of a lot and of an offer`, {
    tag: '@long',
  }, async ({ browser }) => {
    test.setTimeout(180_000)
    const { owner, winner, id, order } = await orderLot(browser, locale)
    await cancel(winner, order.id, say.lotLost, say)
    await winner.page.goto(`/auctions/${id}`)
    await expect(winner.page.getByText(say.yoursAbandoned)).toBeVisible()
    await expect(winner.page.getByRole('region', { name: say.bids })).toContainText(say.abandonedMark)
    await expectWithin(winner.page)

    await owner.page.goto(`/profile/sell-orders/${order.id}`)
    await owner.page.getByRole('link', { name: say.toAuction }).click()
    await expect(owner.page.getByText(say.acceptAfter)).toBeVisible()
    await expect(owner.page.getByText(say.abandonedMark)).toBeVisible()
    await owner.page.goto(`/auctions/${id}/record`)
    await expect(owner.page.getByText(say.holds)).toBeVisible()
    await expect(owner.page.getByRole('region', { name: say.happened })).toContainText(say.recordedAbandoned)
    await expect(owner.page.getByRole('region', { name: say.replay })).toContainText(say.abandonedHere)
    await expectAccessible(owner.page)
    await expectWithin(owner.page)

    const { request, offer } = await acceptedOffer({ buyer: winner.person, seller: owner.person })
    const { data: bought } = await orderOffer({ ...site(), db }, winner.person, offer)
    await cancel(winner, bought.id, say.requestCloses, say)
    await winner.page.getByRole('link', { name: say.toRequest }).click()
    await expect(winner.page.getByText(say.requestAbandoned)).toBeVisible()
    await expectAccessible(winner.page)
    await owner.page.goto(`/requests/${request}`)
    await expect(owner.page.getByRole('region', { name: say.offerFree })).toBeVisible()
    await expectWithin(owner.page)
    expect(await findBreaches(db)).toEqual([])
    for (const { page } of [owner, winner]) await page.context().close()
  })
}
