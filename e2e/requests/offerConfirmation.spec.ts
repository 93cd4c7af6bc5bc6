import type { Page } from '@playwright/test'
import { orderOffer } from '#demo/testing/trade/offerOrders.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { addRequest } from '#demo/testing/trade/requests.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { requestNumber } from '#shared/requests/rules.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { confirmButton, enterWith, expectPlaced, orderForm, ordersOf, summary } from '../support/ordering.ts'
import { type Accepted, acceptedOffer } from '../support/orders.ts'
import { openAlive, signInBy } from '../support/people.ts'
import { enterAs, openSiteDatabase } from '../support/person.ts'

let db: Database
test.beforeAll(() => {
  db = openSiteDatabase()
})
test.afterAll(() => db.close())

/** What Hassan offered this buyer and they accepted: 60 of 80 kg at SR 52, unless told otherwise. */
async function accepted(buyer: TestPerson, offered: Partial<Accepted> = {}) {
  const seller = await makeSeller(db, { firstName: 'حسن', lastName: 'القطيفي' })
  return { seller, ...(await acceptedOffer(db, { buyer, seller, kilograms: 60, price: 52, ...offered })) }
}

const open = (page: Page, request: number, query = '') =>
  openAlive(page, `/profile/my-requests/${request}/confirmation${query}`)
const choose = (page: Page, title: string) => page.getByRole('radio', { name: title, exact: true }).check()
const deliveries = (page: Page) => page.getByRole('group', { name: 'طريقة الاستلام' }).getByRole('radio')
const stateOf = async (request: number) => {
  const [row] = await db.query<{ status: string }>({
    text: 'select status from requests where id = $1',
    values: [request],
  })
  return row?.status
}

test.describe('بالعربية، على الهاتف', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Noura sees what she accepted from whom, has it brought and pays by her wallet', async ({ page }) => {
    const me = await enterWith(page, db, 4_000)
    const body = 'صيد فجر اليوم، منظف\nومبرد <b>بالثلج</b>'
    const offered = { wanted: 80, body, delivery_days: 2, fish_type: 'chilled' }
    const { request } = await accepted(me, offered)
    await open(page, request)
    const offer = page.getByRole('region', { name: 'قبلت هذا العرض' })
    await expect(offer).toContainText(/قبلته اليوم .*وأُبلغ البائع/)
    await expect(offer).toContainText('هامور')
    await expect(offer).toContainText('60 كجم')
    await expect(offer).toContainText(/من .*80.* كجم طلبتها/)
    await expect(offer).toContainText('مبرد')
    await expect(offer).toContainText('3,120.00')
    await expect(offer).toContainText('52.00')
    await expect(offer).toContainText('حسن القطيفي')
    await expect(offer).toContainText('بلا تقييم بعد')
    await expect(offer).toContainText('ومبرد <b>بالثلج</b>')
    await expect(offer).toContainText('تختاره أنت')
    await expect(offer).toContainText('خلال يومين')
    await expect(offer.getByRole('link', { name: new RegExp(requestNumber(request)) })).toHaveAttribute(
      'href',
      `/profile/my-requests/${request}`,
    )
    expect(await deliveries(page).count()).toBeGreaterThan(1)
    await choose(page, 'نقل مبرد')
    // The request is for Jeddah, and so is what answers it.
    await expect(orderForm(page).getByLabel('المدينة').locator('option:checked')).toHaveText('جدة')
    await orderForm(page).getByLabel('الحي والمبنى').fill('حي الروضة، مبنى 7120')
    await expectAccessible(page)
    await expectWithin(page)
    await expect(summary(page).getByRole('status')).toContainText('3,155.00')
    await confirmButton(page).click()
    await expectPlaced(page, 'أُنشئ طلبك')
    await expect(page.getByText('دُفع من محفظتك، والخطوة الآن للبائع.')).toBeVisible()
    const [order] = await ordersOf(db, me.id)
    expect(order).toMatchObject({ status: 'pending', payment_status: 'paid', total: 315_500 })
    expect(order?.address).toMatchObject({ region: 'مكة المكرمة' })
    expect(await stateOf(request)).toBe('ordered')
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('link', { name: 'كل طلباتي' }).click()
    await expect(page).toHaveURL(/sale=offers/)
    await expect(page.getByText(orderNumber(order?.id ?? 0)).first()).toBeVisible()
  })

  test('a delivery that the offer names is part of it, and why', { tag: '@long' }, async ({ page }) => {
    const me = await enterWith(page, db, 0)
    const { request } = await accepted(me, { delivery: 'courier' })
    await open(page, request)
    await expect(deliveries(page)).toHaveCount(1)
    await expect(deliveries(page)).toBeChecked()
    await expect(page.getByText('هذا توصيل العرض الذي قبلته، فهو جزء منه ولا يتغيّر.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'قبلت هذا العرض' })).toContainText('25.00')
    await expectAccessible(page)
  })

  test('a wallet with too little says what is missing; a transfer shows where to pay', {
    tag: '@long',
  }, async ({ page }) => {
    const me = await enterWith(page, db, 1_000)
    const { request } = await accepted(me)
    await open(page, request)
    await choose(page, 'استلام من السوق')
    await expect(page.getByRole('radio', { name: 'المحفظة' })).toBeDisabled()
    await expect(page.getByText('المتاح ⁨1,000.00 ريال⁩، ينقصك ⁨2,120.00 ريال⁩')).toBeVisible()
    await choose(page, 'تحويل بنكي')
    await confirmButton(page).click()
    await expectPlaced(page, 'أُنشئ طلبك')
    const account = page.getByRole('region', { name: 'بقي أن تحوّل المبلغ' })
    await expect(account).toContainText('3,120.00')
    await expect(page.getByRole('link', { name: 'طلباتي وعروضي' })).toHaveAttribute(
      'href',
      '/profile/my-requests',
    )
    expect(await ordersOf(db, me.id)).toEqual([
      expect.objectContaining({ payment_status: 'unpaid', total: 312_000 }),
    ])
  })

  test('a card leads to the page where it is paid', { tag: '@long' }, async ({ page }) => {
    const me = await enterWith(page, db, 0)
    const { request } = await accepted(me)
    await open(page, request)
    await choose(page, 'استلام من السوق')
    await choose(page, 'بطاقة')
    await confirmButton(page).click()
    await expect(page).toHaveURL(/\/profile\/wallet\/card\/\d+/)
    await page.goBack()
    await expectPlaced(page, 'أُنشئ طلبك')
    await expect(page.getByRole('link', { name: /^ادفع .*3,120\.00 ريال.* بالبطاقة$/ })).toBeVisible()
  })

  test('what the server refuses stands at its field; two presses make one order', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/422/)
    const me = await enterWith(page, db, 0)
    const { request } = await accepted(me)
    await open(page, request)
    await choose(page, 'نقل مبرد')
    await choose(page, 'الدفع عند الاستلام')
    await orderForm(page).getByLabel('الحي والمبنى').fill('حي الروضة، مبنى 7120')
    const zip = orderForm(page).getByLabel('الرمز البريدي')
    await zip.fill('9999')
    await confirmButton(page).click()
    await expect(page.getByRole('alert')).toContainText('راجع ما يلي قبل التأكيد')
    await expect(zip).toHaveAttribute('aria-invalid', 'true')
    await expect(zip).toBeFocused()
    await zip.fill('٢٣٤٣١')
    await confirmButton(page).dblclick()
    await expectPlaced(page, 'أُنشئ طلبك')
    expect(await ordersOf(db, me.id)).toHaveLength(1)
  })
})

test.describe('من ليس له أن يطلب', () => {
  test('before an offer is accepted, and after the request was closed, there is nothing to order', {
    tag: '@long',
  }, async ({ page }) => {
    const me = await enterAs(page, db)
    const asked = await addRequest(db, me)
    await open(page, asked)
    await expect(page.getByRole('heading', { name: 'لم تقبل عرضًا بعد' })).toBeVisible()
    await expect(orderForm(page)).toHaveCount(0)
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'إلى الطلب وعروضه' })).toHaveAttribute(
      'href',
      `/profile/my-requests/${asked}`,
    )
    const closed = await addRequest(db, me, { status: 'closed' })
    await open(page, closed)
    await expect(page.getByRole('heading', { name: 'أُغلق هذا الطلب بلا قبول' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'اطلبه من جديد' })).toHaveAttribute(
      'href',
      `/profile/add-request?copyOf=${closed}`,
    )
  })

  test('somebody else’s request is not theirs to order, the seller’s neither', async ({ page }) => {
    const stranger = await enterAs(page, db, { type: 'local_seller' })
    const { request } = await accepted(await addPerson(db))
    const own = await acceptedOffer(db, { buyer: await addPerson(db), seller: stranger })
    for (const foreign of [request, own.request]) {
      await open(page, foreign)
      await expect(page.getByRole('heading', { name: 'هذا الطلب ليس لك' })).toBeVisible()
      await expect(orderForm(page)).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: 'إلى الطلب وعروضه' })).toHaveAttribute(
      'href',
      `/requests/${own.request}`,
    )
  })

  test('a visitor signs in and comes back to what they accepted', { tag: '@long' }, async ({ page }) => {
    const me = await addPerson(db)
    const { request } = await accepted(me)
    await page.goto(`/profile/my-requests/${request}/confirmation`)
    await expect(page).toHaveURL(/\/auth\/sign-in\?redirect=/)
    await signInBy(page, me.mobile, me.password)
    await expect(page).toHaveURL(`/profile/my-requests/${request}/confirmation`)
    await expect(orderForm(page)).toBeVisible()
  })

  test('what is no request is not found', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/404/)
    await enterAs(page, db)
    for (const id of ['987654321', 'x']) {
      await page.goto(`/profile/my-requests/${id}/confirmation`)
      await expect(page.getByRole('heading', { level: 1, name: 'لم نجد هذه الصفحة' })).toBeVisible()
    }
  })
})

test.describe('in English, on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('ordered elsewhere in the meantime: the page leads to that order', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/409/)
    const me = await enterAs(page, db)
    const { request, offer } = await accepted(me)
    await open(page, request, '?lang=en')
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You accepted this offer' })).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('radio', { name: 'Pick up at the market', exact: true }).check()
    const site = { url: String(process.env.SITE_URL), db }
    const { data } = await orderOffer(site, me, offer, { payment: 'cod' })
    await page.getByRole('button', { name: /^Confirm the order/ }).click()
    await expect(page.getByRole('heading', { name: 'You have ordered this offer' })).toBeVisible()
    await page.getByRole('link', { name: /^Show order/ }).click()
    await expect(page).toHaveURL(new RegExp(`/profile/purchase-orders/${data.id}`))
    expect(await ordersOf(db, me.id)).toHaveLength(1)
  })
})
