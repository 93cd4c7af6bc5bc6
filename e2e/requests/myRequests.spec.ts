import type { Locator, Page } from '@playwright/test'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest, makeOffer } from '#demo/testing/trade/requests.ts'
import { paths } from '#shared/base/paths.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { placeOfferOrder } from '../support/orders.ts'
import { enterAs } from '../support/person.ts'

const noura = { firstName: 'نورة', lastName: 'القحطاني' } as const
const salem = { type: 'local_seller', firstName: 'سالم', lastName: 'الدوسري' } as const

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a user without requests gets a link to the request form', { tag: '@long' }, async ({ page }) => {
    await enterAs(page, noura)
    await page.goto(paths.account())
    await page
      .getByRole('region', { name: 'صفحات حسابي' })
      .getByRole('link', { name: 'طلباتي وعروضي' })
      .click()
    await expect(page).toHaveURL(paths.myRequests())
    await expect(page.getByRole('heading', { name: 'لا طلبات لك بعد' })).toBeVisible()
    await expect(tabs(page).getByRole('link')).toHaveText(['كل الطلبات', 'طلباتي'])
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(page.getByRole('main').getByRole('link', { name: 'اطلب سمكًا' })).toHaveCount(1)
    await page.getByRole('main').getByRole('link', { name: 'اطلب سمكًا' }).click()
    await expect(page).toHaveURL(paths.addRequest())
  })

  test('a buyer sees own requests by state and no list of offers', async ({ page }) => {
    await test.step('requests are listed by state with the best offer and the person who must act', async () => {
      const me = await enterAs(page, noura)
      const [first, second] = [
        await addPerson(db, salem),
        await addPerson(db, { ...salem, firstName: 'ناصر' }),
      ]
      await addRequest(db, me, { title: 'صافي بلا عروض' })
      const compared = await addRequest(db, me, { title: 'هامور للمقارنة', quantity: 60, price: 58 })
      await addOffer(db, first, compared, { quantity: 60, price: 56.5 })
      await addOffer(db, second, compared, { quantity: 60, price: 59 })
      await addOffer(db, await addPerson(db, salem), compared, { quantity: 10, price: 40 })
      const accepted = await addRequest(db, me, { title: 'كنعد مقبول', status: 'accepted', quantity: 20 })
      await addOffer(db, first, accepted, { quantity: 20, status: 'accepted' })
      await addRequest(db, me, { title: 'روبيان مغلق', status: 'closed' })
      await page.goto(paths.myRequests())
      await expect(cards(page)).toHaveCount(4)
      await expect(cardOf(page, 'صافي بلا عروض')).toContainText('لا عروض بعد')
      const card = cardOf(page, 'هامور للمقارنة')
      await expect(card).toContainText('بانتظارك: قارن 3 عروض واقبل ما يناسبك')
      await expect(card).toContainText('أفضل عرض: سالم الدوسري')
      await expect(card).toContainText('3,390.00')
      await expect(card).toContainText('أقل من سعرك بـ')
      await expect(card).toContainText('1.50')
      await expect(cardOf(page, 'كنعد مقبول')).toContainText('بانتظارك: قبلت عرضًا، أكمل الطلب')
      await expect(cardOf(page, 'روبيان مغلق')).toContainText('أُغلق دون قبول عرض')
      await expectAccessible(page)
      await expectWithin(page)
      await states(page)
        .getByRole('link', { name: /^قُبل فيها عرض/ })
        .click()
      await expect(page).toHaveURL(`${paths.myRequests()}?status=accepted`)
      await expect(cards(page)).toHaveCount(1)
      await step(page, 'أكمل الطلب: كنعد مقبول').click()
      await expect(page).toHaveURL(paths.offerConfirmation(accepted))
      await page.goBack()
      await states(page)
        .getByRole('link', { name: /^طُلبت من البائع/ })
        .click()
      await expect(page.getByRole('heading', { name: 'لا شيء بهذه الحالة' })).toBeVisible()
      await page.getByRole('link', { name: 'عرض الكل' }).click()
      await expect(cards(page)).toHaveCount(4)
      await step(page, 'قارن العروض: هامور للمقارنة').click()
      await expect(page).toHaveURL(paths.myRequest(compared))
    })
    await test.step('a buyer sees no tab of offers, even if the address selects this tab', async () => {
      const me = await enterAs(page, noura)
      await addRequest(db, me, { title: 'طلب المشتري' })
      await page.goto(`${paths.myRequests()}?show=offers&status=accepted`)
      await expect(cardOf(page, 'طلب المشتري')).toBeVisible()
      await expect(tabs(page).getByRole('link', { name: /^عروضي/ })).toHaveCount(0)
    })
  })

  test('an open request can be closed after a confirmation and repeated', { tag: '@long' }, async ({
    page,
  }) => {
    const me = await enterAs(page, noura)
    const id = await addRequest(db, me, { title: 'صافي للإغلاق' })
    await page.goto(paths.myRequests())
    await page.getByRole('button', { name: 'خيارات أخرى: صافي للإغلاق' }).click()
    await page.getByRole('menuitem', { name: 'أغلق الطلب' }).click()
    const question = page.getByRole('dialog', { name: 'إغلاق الطلب؟' })
    await question.getByRole('button', { name: 'إبقاؤه مفتوحًا' }).click()
    await expect(cardOf(page, 'صافي للإغلاق')).toContainText('مفتوح')
    await page.getByRole('button', { name: 'خيارات أخرى: صافي للإغلاق' }).click()
    await page.getByRole('menuitem', { name: 'أغلق الطلب' }).click()
    await question.getByRole('button', { name: 'أغلق الطلب' }).click()
    await expect(page.getByText('أُغلق طلبك')).toBeVisible()
    await expect(cardOf(page, 'صافي للإغلاق')).toContainText('مغلق')
    await step(page, 'اطلب مثله: صافي للإغلاق').click()
    await expect(page).toHaveURL(paths.addRequest(id))
  })

  test('the account menu counts requests with offers to compare and requests with an accepted offer to order', {
    tag: '@long',
  }, async ({ page }) => {
    const me = await enterAs(page, noura)
    const entry = page
      .getByRole('region', { name: 'صفحات حسابي' })
      .getByRole('link', { name: /طلباتي وعروضي/ })
    await addRequest(db, me, { title: 'بلا عروض' })
    const seller = await addPerson(db, salem)
    const accepted = await addRequest(db, me, { title: 'مقبول', status: 'accepted' })
    await addOffer(db, seller, accepted, { status: 'accepted' })
    await addOffer(db, seller, await addRequest(db, me, { title: 'عليه عرض' }))
    await page.goto(paths.account())
    await expect(entry).toContainText('2 بانتظارك')
  })

  test('a new offer appears immediately in the list of own requests', { tag: '@long' }, async ({ page }) => {
    const me = await enterAs(page, noura)
    const id = await addRequest(db, me, { title: 'هامور حي', quantity: 30 })
    await page.goto(paths.myRequests())
    await expect(cardOf(page, 'هامور حي')).toContainText('لا عروض بعد')
    const market = { url: new URL(page.url()).origin, db }
    await makeOffer(market, await addPerson(db, salem), id, { quantity: 30, price: 50 })
    await expect(cardOf(page, 'هامور حي')).toContainText('أفضل عرض: سالم الدوسري')
    await expect(step(page, 'قارن العروض: هامور حي')).toBeVisible()
  })

  test('an offer that arrives before the stream is connected also appears in the list of own requests', async ({
    page,
  }) => {
    const me = await enterAs(page, noura)
    const id = await addRequest(db, me, { title: 'كنعد حي', quantity: 30 })
    const { promise: offered, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/events', async (route) => {
      await offered
      await route.continue()
    })
    const held = page.waitForRequest('**/api/events')
    await page.goto(paths.myRequests())
    await expect(cardOf(page, 'كنعد حي')).toContainText('لا عروض بعد')
    await held
    const market = { url: new URL(page.url()).origin, db }
    await makeOffer(market, await addPerson(db, salem), id, { quantity: 30, price: 50 })
    goOn()
    await expect(cardOf(page, 'كنعد حي')).toContainText('أفضل عرض: سالم الدوسري')
  })

  test('a seller’s own offers are listed with the next step and can be changed on the page of the request', {
    tag: '@long',
  }, async ({ page }) => {
    const me = await enterAs(page, salem)
    const asker = await addPerson(db, noura)
    const open = await offerOf(me, asker, 'هامور ينتظر', { wanted: 60 })
    await offerOf(me, asker, 'كنعد قُبل', { status: 'accepted' })
    await offerOf(me, asker, 'صافي لم يُقبل', { status: 'declined' })
    await page.goto(`${paths.myRequests()}?show=offers`)
    await expect(cards(page)).toHaveCount(3)
    const card = cardOf(page, 'هامور ينتظر')
    await expect(card).toContainText('بانتظار الرد')
    await expect(card).toContainText('ن* ا*')
    await expect(card).toContainText('المطلوب: 60 كجم')
    await expect(card).toContainText('كمية جزئية')
    await expect(card).toContainText('1,040.00')
    await expect(cardOf(page, 'كنعد قُبل')).toContainText('قُبل عرضك، بانتظار أن يكمل المشتري الطلب')
    await expect(cardOf(page, 'صافي لم يُقبل')).toContainText('قبل المشتري عرضًا آخر')
    await expectAccessible(page)
    await expectWithin(page)
    await states(page)
      .getByRole('link', { name: /^مقبولة/ })
      .click()
    await expect(page).toHaveURL(`${paths.myRequests()}?show=offers&status=accepted`)
    await expect(cards(page)).toHaveCount(1)
    await page.goBack()
    await step(page, 'عدّل عرضك: هامور ينتظر').click()
    await expect(page).toHaveURL(`${paths.requestDetails(open)}#offer`)
  })

  test('an offer can be withdrawn once, after a confirmation', { tag: '@long' }, async ({ page }) => {
    const me = await enterAs(page, salem)
    const id = await offerOf(me, await addPerson(db, noura), 'هامور للسحب')
    await page.goto(`${paths.myRequests()}?show=offers`)
    await page.getByRole('button', { name: 'اسحب عرضك: هامور للسحب' }).click()
    const question = page.getByRole('dialog', { name: 'سحب العرض؟' })
    await expect(question).toContainText('هامور للسحب')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'إبقاء العرض' }).click()
    await expect(cardOf(page, 'هامور للسحب')).toContainText('بانتظار الرد')
    await page.getByRole('button', { name: 'اسحب عرضك: هامور للسحب' }).click()
    await question.getByRole('button', { name: 'اسحب العرض' }).click()
    await expect(page.getByText('سُحب عرضك')).toBeVisible()
    await expect(cardOf(page, 'هامور للسحب')).toContainText('مسحوب')
    await expect(cardOf(page, 'هامور للسحب')).toContainText('الطلب ما زال مفتوحًا')
    await expect(tabs(page).getByRole('link', { name: /^عروضي/ })).toHaveText('عروضي')
    await step(page, 'قدّم عرضًا جديدًا: هامور للسحب').click()
    await expect(page).toHaveURL(`${paths.requestDetails(id)}#offer`)
  })

  test('an offer that was accepted in the meantime cannot be withdrawn', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/409/)
    const me = await enterAs(page, salem)
    const id = await offerOf(me, await addPerson(db, noura), 'هامور تأخر')
    await page.goto(`${paths.myRequests()}?show=offers`)
    await page.getByRole('button', { name: 'اسحب عرضك: هامور تأخر' }).click()
    await db.query({ text: "update requests set status = 'accepted' where id = $1", values: [id] })
    await db.query({
      text: "update offers set status = 'accepted', ended_at = now() where request_id = $1",
      values: [id],
    })
    await page.getByRole('dialog').getByRole('button', { name: 'اسحب العرض' }).click()
    await expect(cardOf(page, 'هامور تأخر')).toContainText('قُبل عرضك')
  })
})

test.describe('in Arabic, on a desktop:', () => {
  test('an ordered offer links to its order, and the list of own offers has pages', { tag: '@long' }, async ({
    page,
  }) => {
    const me = await enterAs(page, salem)
    const asker = await addPerson(db, noura)
    const order = await placeOfferOrder({ buyer: asker, seller: me })
    await page.goto(`${paths.myRequests()}?show=offers`)
    await page.getByRole('link', { name: /^عرض طلب البيع/ }).click()
    await expect(page).toHaveURL(`/profile/sell-orders/${order.id}`)
    for (let each = 0; each < 12; each++) await offerOf(me, asker, `طلب ${each}`)
    await page.goto(`${paths.myRequests()}?show=offers`)
    await expect(cards(page)).toHaveCount(12)
    await expect(page.getByText('من 13')).toBeVisible()
    await page.getByRole('link', { name: 'الصفحة التالية' }).click()
    await expect(page).toHaveURL(`${paths.myRequests()}?show=offers&page=2`)
    await expect(cards(page)).toHaveCount(1)
    await expectAccessible(page)
  })

  test('a list of own requests that failed to load can be loaded again', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/503|Failed to load resource/)
    const me = await enterAs(page, noura)
    await addRequest(db, me, { title: 'طلب بعد انقطاع' })
    await page.route('**/api/requests/my*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable' } }),
    )
    await page.goto(paths.myRequests())
    await expect(page.getByRole('heading', { name: 'تعذّر تحميل طلباتك' })).toBeVisible()
    await page.unroute('**/api/requests/my*')
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(cardOf(page, 'طلب بعد انقطاع')).toBeVisible()
  })
})

test.describe('in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

  test('the lists of own requests and offers are in English, also in the dark theme', {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const me = await enterAs(page, salem)
    const asker = await addPerson(db, noura)
    const mine = await addRequest(db, me, { title: 'Hamour for me', quantity: 40, price: 50 })
    await addOffer(db, await addPerson(db, { type: 'fisherman' }), mine, { quantity: 15, price: 48 })
    await offerOf(me, asker, 'Kanad for them', { status: 'accepted' })
    await page.goto(`${paths.myRequests()}?lang=en`)
    await expect(cardOf(page, 'Hamour for me')).toContainText('Your next step: review the offer you received')
    await expect(cardOf(page, 'Hamour for me')).toContainText('No offer for the full quantity yet')
    await expectAccessible(page)
    await expectWithin(page)
    await tabs(page)
      .getByRole('link', { name: /^My offers/ })
      .click()
    await expect(cardOf(page, 'Kanad for them')).toContainText('The buyer can order until')
    await expectAccessible(page)
    await expectWithin(page)
  })
})

/** Offers 20 kg on a new request and returns its id. For a declined offer, another offer is accepted. */
async function offerOf(
  seller: TestPerson,
  asker: TestPerson,
  title: string,
  {
    status = 'open',
    wanted = 20,
  }: { readonly status?: 'open' | 'accepted' | 'declined'; readonly wanted?: number } = {},
): Promise<number> {
  const over = status === 'open' ? 'open' : 'accepted'
  const id = await addRequest(db, asker, { title, quantity: wanted, status: over })
  await addOffer(db, seller, id, { quantity: 20, price: 52, status })
  if (status === 'declined') {
    await addOffer(db, await addPerson(db, { type: 'fisherman' }), id, { quantity: 20, status: 'accepted' })
  }
  return id
}

const tabs = (page: Page) => page.getByRole('navigation', { name: /الطلبات والعروض|Requests and offers/ })
const states = (page: Page) => page.getByRole('navigation', { name: /^(الحالة|State)$/ })
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
const cardOf = (page: Page, title: string): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { name: title }) })
const step = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
