import type { Page } from '@playwright/test'
import { findBreaches } from '#demo/invariants.ts'
import { ask } from '#demo/testing/ask.ts'
import { fillWallet, moneyOf } from '#demo/testing/trade/trade.ts'
import type { SellerType } from '#shared/base/access/permissions.ts'
import type { Locale } from '#shared/base/locale.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { requestNumber } from '#shared/requests/rules.ts'
import { db } from '../support/database.ts'
import { expect, test, watchFocus } from '../support/fixtures.ts'
import { enterSide, type Side } from '../support/person.ts'

/** All steps of a request for its four people, on phones in Arabic and on wide screens in English. */
for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: one of three offers on a request is accepted, ordered, paid, sent and received`, {
    tag: locale === 'ar' ? [] : ['@long'],
  }, async ({ browser }) => {
    test.setTimeout(240_000)
    const texts = textsIn[locale]
    const buyer = await enterSide(browser, locale, { firstName: 'نورة', lastName: 'القحطاني' })
    await fillWallet(db, buyer.person.id, 5_000)
    const requestId = await askForFish(buyer, texts)

    const sellers = await Promise.all(
      offers.map(({ type, ...name }) => enterSide(browser, locale, { type, ...name })),
    )
    for (const [place, seller] of sellers.entries()) await offer(seller.page, requestId, place, texts)
    const chosen = chosenBy[locale]
    const winner = sellers[chosen] as Side
    await accept(buyer.page, requestId, chosen, texts)
    const loser = sellers.find((seller) => seller !== winner) as Side
    await expectDeclined(loser.page, requestId, texts)

    const orderId = await order(buyer.page, texts)
    // 80 kg at the offered price, with pickup. The seller has not been paid yet.
    const price = 80 * (offers[chosen]?.price ?? 0)
    expect(await moneyOf(db, buyer.person.id)).toMatchObject({ free: 500_000 - price * 100, held: 0 })
    await expectOnlyAmongOffers(winner.page, orderId, texts.sales)
    await send(winner.page, requestId, orderId, texts)
    await expectOnlyAmongOffers(buyer.page, orderId, texts.purchases)
    await receive(buyer.page, requestId, orderId, texts)
    expect(await moneyOf(db, winner.person.id)).toMatchObject({ free: 0, held: price * 100 })
    await expectOrdered(buyer.page, requestId, orderId, texts)
    await expectOfferKept(winner.page, requestId, orderId, texts)

    const stranger = await enterSide(browser, locale, { type: 'local_seller', firstName: 'راشد' })
    await expectHidden(stranger, requestId, orderId, texts)
    expect(await findBreaches(db)).toEqual([])
    for (const { page } of [buyer, stranger, ...sellers]) await page.context().close()
  })
}

/** The sellers who offer the whole quantity, with their prices in riyals per kilogram. */
const offers: readonly {
  readonly type: SellerType
  readonly firstName: string
  readonly lastName: string
  readonly price: number
}[] = [
  { type: 'fisherman', firstName: 'حسن', lastName: 'القطيفي', price: 52 },
  { type: 'local_seller', firstName: 'سالم', lastName: 'الدوسري', price: 55 },
  { type: 'international_seller', firstName: 'ليلى', lastName: 'الحربي', price: 50 },
]
/** The place of the chosen offer in `offers`. Only the English test chooses the cheapest offer. */
const chosenBy = { ar: 0, en: 2 } as const

const textsIn = {
  ar: {
    species: [/اختر النوع$/, 'ابحث عن نوع', 'هامور', 'اختر هامور'],
    quantity: 'الكمية',
    city: 'المدينة',
    jeddah: 'جدة',
    tomorrow: 'غدًا',
    send: 'أرسل الطلب',
    price: 'سعرك للكيلو',
    fresh: 'طازج',
    note: 'ملاحظة للمشتري',
    sendOffer: 'أرسل العرض',
    sentOffer: 'عرضك',
    compare: 'قارن العروض',
    acceptOf: 'اقبل هذا العرض من',
    acceptNow: 'اقبل العرض',
    complete: 'أكمل الطلب',
    declined: 'لم يُقبل عرضك',
    acceptedTitle: 'قُبل عرضك',
    openOrder: 'عرض الطلب',
    pickup: 'استلام من السوق',
    wallet: 'المحفظة',
    pay: /^أكّد/,
    placed: 'استلمنا طلبك',
    sales: { path: '/profile/sell-orders', tab: 'من العروض', noneOfMarket: 'لم يصلك طلب بعد' },
    purchases: { path: '/profile/purchase-orders', tab: 'من طلباتي', noneOfMarket: 'لم تطلب شيئًا بعد' },
    fromOffer: 'من عرضك على',
    fromRequest: 'من طلبك',
    accept: 'قبول الطلب',
    ready: 'جاهز للاستلام',
    received: 'تأكيد الاستلام',
    course: 'مراحل الطلب',
    done: 'أُكّد الاستلام واكتمل الطلب',
    ordered: 'أصبح من مشترياتك',
    missing: 'لا يوجد طلب بهذا الرقم',
  },
  en: {
    species: [/Choose species$/, 'Search species', 'Hamour', 'Choose Hamour'],
    quantity: 'Quantity',
    city: 'City',
    jeddah: 'Jeddah',
    tomorrow: 'Tomorrow',
    send: 'Send request',
    price: 'Your price per kg',
    fresh: 'Fresh',
    note: 'Note to the buyer',
    sendOffer: 'Send offer',
    sentOffer: 'Your offer',
    compare: 'Compare offers',
    acceptOf: 'Accept this offer from',
    acceptNow: 'Accept offer',
    complete: 'Complete your order',
    declined: 'Your offer was not accepted',
    acceptedTitle: 'Your offer was accepted',
    openOrder: 'View order',
    pickup: 'Pickup at the market',
    wallet: 'Wallet',
    pay: /^Place order/,
    placed: 'Order placed',
    sales: { path: '/profile/sell-orders', tab: 'From offers', noneOfMarket: 'No orders yet' },
    purchases: {
      path: '/profile/purchase-orders',
      tab: 'From requests',
      noneOfMarket: 'No purchases yet',
    },
    fromOffer: 'From your offer on',
    fromRequest: 'From your request',
    accept: 'Accept order',
    ready: 'Mark as ready for pickup',
    received: 'Confirm receipt',
    course: 'Order timeline',
    done: 'Received, order completed',
    ordered: 'Order placed',
    missing: 'Order not found',
  },
} as const satisfies Record<Locale, object>
type Texts = (typeof textsIn)[Locale]

/** Creates a request of 80 kg for Jeddah by tomorrow and returns its id. */
async function askForFish({ page, person }: Side, texts: Texts): Promise<number> {
  const [open, search, species, choose] = texts.species
  await page.goto('/profile/add-request')
  await page.getByRole('button', { name: open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(search).fill(species)
  await dialog.getByRole('radio', { name: species, exact: true }).check()
  await dialog.getByRole('button', { name: choose, exact: true }).click()
  await page.getByLabel(texts.quantity, { exact: true }).fill('80')
  await page.getByLabel(texts.city, { exact: true }).selectOption({ label: texts.jeddah })
  await page.getByRole('button', { name: texts.tomorrow, exact: true }).click()
  await page.getByRole('button', { name: texts.send }).click()
  await expect(page).toHaveURL(/\/profile\/my-requests\/\d+$/)
  const [row] = await db.query<{ id: number; quantity_grams: number }>({
    text: 'select id, quantity_grams from requests where asker_id = $1',
    values: [person.id],
  })
  expect(row?.quantity_grams).toBe(80_000)
  return row?.id ?? 0
}

/** Offers the whole quantity on the request's page. */
async function offer(page: Page, requestId: number, place: number, texts: Texts): Promise<void> {
  await page.goto(`/requests/${requestId}`)
  await page.getByLabel(texts.price).fill(String(offers[place]?.price))
  await page.getByRole('radio', { name: texts.fresh, exact: true }).check()
  await page.getByLabel(texts.note).fill('صيد الليلة')
  await page.getByRole('button', { name: texts.sendOffer }).click()
  await expect(page.getByRole('heading', { name: texts.sentOffer, exact: true })).toBeVisible()
}

/** Compares the offers, accepts one of them and opens its order form. */
async function accept(page: Page, requestId: number, chosen: number, texts: Texts): Promise<void> {
  const lost = await watchFocus(page)
  await page.goto(`/profile/my-requests/${requestId}`)
  const compared = page.getByRole('region', { name: texts.compare })
  for (const { firstName, lastName, price } of offers) {
    await expect(compared).toContainText(`${firstName} ${lastName}`)
    await expect(compared).toContainText(`${(80 * price).toLocaleString('en')}.00`)
  }
  const { firstName, lastName } = offers[chosen] ?? {}
  await compared.getByRole('button', { name: `${texts.acceptOf} ${firstName} ${lastName}` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: texts.acceptNow }).press('Enter')
  const complete = page.getByRole('link', { name: texts.complete })
  await expect(complete).toBeVisible()
  // The closing dialog moves the focus to this element; a key that is pressed before would go to another element.
  await expect(page.locator('#next-step')).toBeFocused()
  await complete.press('Enter')
  await expect(page).toHaveURL(`/profile/my-requests/${requestId}/confirmation`)
  expect(lost(), 'controls that lost the focus').toEqual([])
}

async function expectDeclined(page: Page, requestId: number, texts: Texts): Promise<void> {
  await page.goto(`/requests/${requestId}`)
  await expect(page.getByRole('heading', { name: texts.declined })).toBeVisible()
}

/** Orders with pickup and payment by wallet, and returns the order's id. */
async function order(page: Page, texts: Texts): Promise<number> {
  await page.getByRole('radio', { name: texts.pickup, exact: true }).check()
  await page.getByRole('radio', { name: texts.wallet, exact: true }).check()
  await page.getByRole('button', { name: texts.pay }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.placed })).toBeVisible()
  return Number(new URL(page.url()).searchParams.get('placed'))
}

/** Expects that the order is only in the list of orders of offers. The user's other list of orders is empty. */
async function expectOnlyAmongOffers(
  page: Page,
  id: number,
  side: Texts['sales' | 'purchases'],
): Promise<void> {
  await page.goto(side.path)
  await expect(page.getByRole('heading', { name: side.noneOfMarket })).toBeVisible()
  const link = page.getByRole('link', { name: new RegExp(orderNumber(id)) }).first()
  await expect(link).toHaveCount(0)
  await page.getByRole('link', { name: new RegExp(`^${side.tab}`) }).click()
  await expect(page).toHaveURL(`${side.path}?sale=offers`)
  await expect(link).toBeVisible()
}

/** The seller accepts the order and marks it ready, on the page linked from the request. */
async function send(page: Page, requestId: number, id: number, texts: Texts): Promise<void> {
  await page.goto(`/requests/${requestId}`)
  await expect(page.getByRole('heading', { name: texts.acceptedTitle })).toBeVisible()
  await page.getByRole('link', { name: texts.openOrder }).click()
  await expect(page).toHaveURL(`/profile/sell-orders/${id}`)
  const back = page.getByRole('link', { name: new RegExp(`${texts.fromOffer}.*${requestNumber(requestId)}`) })
  await expect(back).toHaveAttribute('href', `/requests/${requestId}`)
  await page.getByRole('button', { name: texts.accept, exact: true }).click()
  await page.getByRole('button', { name: texts.ready }).click()
  await expect(page.getByRole('button', { name: texts.ready })).toBeHidden()
}

async function receive(page: Page, requestId: number, id: number, texts: Texts): Promise<void> {
  await page.goto(`/profile/purchase-orders/${id}`)
  const back = page.getByRole('link', {
    name: new RegExp(`${texts.fromRequest}.*${requestNumber(requestId)}`),
  })
  await expect(back).toHaveAttribute('href', `/profile/my-requests/${requestId}`)
  await page.getByRole('button', { name: texts.received }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.received }).click()
  await expect(page.getByRole('region', { name: texts.course })).toContainText(texts.done)
}

/** Expects that the buyer's page of the request links to its order. */
async function expectOrdered(page: Page, requestId: number, id: number, texts: Texts): Promise<void> {
  await page.goto(`/profile/my-requests/${requestId}`)
  await expect(page.getByText(texts.ordered)).toBeVisible()
  await expect(page.getByRole('link', { name: texts.openOrder })).toHaveAttribute(
    'href',
    `/profile/purchase-orders/${id}`,
  )
}

async function expectOfferKept(page: Page, requestId: number, id: number, texts: Texts): Promise<void> {
  await page.goto(`/requests/${requestId}`)
  await expect(page.getByRole('link', { name: texts.openOrder })).toHaveAttribute(
    'href',
    `/profile/sell-orders/${id}`,
  )
}

/** Expects that another seller sees no offer, order or form on any page and in any call. */
async function expectHidden(
  { page, person: { token } }: Side,
  requestId: number,
  id: number,
  texts: Texts,
): Promise<void> {
  // purchaseOrders.spec.ts and offerConfirmation.spec.ts prove that the other pages are hidden.
  await page.goto(`/profile/sell-orders/${id}`)
  await expect(page.getByRole('heading', { name: texts.missing })).toBeVisible()
  await page.goto(`/requests/${requestId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { firstName, lastName } of offers) {
    await expect(page.getByText(`${firstName} ${lastName}`)).toHaveCount(0)
  }
  const site = { url: String(process.env.SITE_URL) }
  const shown = await ask<{ offers: unknown[]; order_id: number | null; accepted_offer_id: number | null }>(
    site,
    `GET requests/show/${requestId}`,
    { token },
  )
  expect(shown.data).toMatchObject({ offers: [], order_id: null, accepted_offer_id: null, matches: [] })
  for (const call of [`orders/show/${id}`, `orders/offers/show/${id}`] as const) {
    expect((await ask(site, `GET ${call}`, { token })).status).toBe(404)
  }
  for (const list of ['orders', 'orders/my', 'orders/offers', 'orders/offers/my'] as const) {
    expect((await ask(site, `GET ${list}`, { token })).data).toMatchObject({ total: 0 })
  }
}
