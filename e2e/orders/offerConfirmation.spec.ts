import type { Page } from '@playwright/test'
import { stateOf } from '#demo/testing/trade/offerOrders.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addRequest } from '#demo/testing/trade/requests.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { requestNumber } from '#shared/requests/rules.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import * as ordering from '../support/ordering.ts'
import { acceptedOffer } from '../support/orders.ts'
import { openAlive } from '../support/people.ts'
import { enterAs } from '../support/person.ts'
import { offerAcceptedBy, sources } from '../support/sources.ts'

const open = (page: Page, request: number, query = '') =>
  openAlive(page, `${sources.offer.path(request)}${query}`)
const deliveries = (page: Page) => page.getByRole('group', { name: 'طريقة الاستلام' }).getByRole('radio')

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the requester sees the accepted offer, chooses a delivery and pays by wallet', async ({ page }) => {
    const me = await ordering.enterWith(page, 4_000)
    const body = 'صيد فجر اليوم، منظف\nومبرد <b>بالثلج</b>'
    const offered = { wanted: 80, body, delivery_days: 2, fish_type: 'chilled' }
    const { request } = await offerAcceptedBy(me, offered)
    await open(page, request)
    const offer = page.getByRole('region', { name: 'قبلت هذا العرض' })
    await expect(offer).toContainText(/قبلته .*اليوم.* وأُبلغ البائع/)
    await expect(offer).toContainText('هامور')
    await expect(offer).toContainText('60 كجم')
    await expect(offer).toContainText(/من .*80.* كجم طلبتها/)
    await expect(offer).toContainText('مبرد')
    await expect(offer).toContainText('3,120.00')
    await expect(offer).toContainText('52.00')
    await expect(offer).toContainText('حسن القطيفي')
    await expect(offer).toContainText('لا تقييمات بعد')
    await expect(offer).toContainText('ومبرد <b>بالثلج</b>')
    await expect(offer).toContainText('تختاره أنت')
    await expect(offer).toContainText('خلال يومين')
    await expect(offer.getByRole('link', { name: new RegExp(requestNumber(request)) })).toHaveAttribute(
      'href',
      `/profile/my-requests/${request}`,
    )
    expect(await deliveries(page).count()).toBeGreaterThan(1)
    await ordering.choose(page, 'توصيل مبرّد')
    // The city of the request is preselected.
    await expect(ordering.orderForm(page).getByLabel('المدينة').locator('option:checked')).toHaveText('جدة')
    await ordering.orderForm(page).getByLabel('الحي والمبنى').fill('حي الروضة، مبنى 7120')
    await expectAccessible(page)
    await expectWithin(page)
    await expect(ordering.summary(page).getByRole('status')).toContainText('3,155.00')
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    await expect(page.getByText('دُفع من محفظتك، ووصل طلبك إلى البائع.')).toBeVisible()
    const [order] = await ordering.ordersOf(me.id)
    expect(order).toMatchObject({ status: 'pending', payment_status: 'paid', total: 315_500 })
    expect(order?.address).toMatchObject({ region: 'مكة المكرمة' })
    expect(await stateOf(db, request)).toBe('ordered')
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('link', { name: 'كل مشترياتي' }).click()
    await expect(page).toHaveURL(/sale=offers/)
    await expect(page.getByText(orderNumber(order?.id ?? 0)).first()).toBeVisible()
    await page.goto('/profile/my-requests')
    await page.getByRole('link', { name: /^عرض الطلب عند البائع/ }).click()
    await expect(page).toHaveURL(`/profile/purchase-orders/${order?.id}`)
  })

  test('an offer with a delivery method allows only that method', { tag: '@long' }, async ({ page }) => {
    const me = await ordering.enterWith(page, 0)
    const { request } = await offerAcceptedBy(me, { delivery: 'courier' })
    await open(page, request)
    await expect(deliveries(page)).toHaveCount(1)
    await expect(deliveries(page)).toBeChecked()
    await expect(page.getByText('التوصيل جزء من العرض الذي قبلته ولا يتغيّر.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'قبلت هذا العرض' })).toContainText('25.00')
    await expectAccessible(page)
  })

  test('a field of the order form that the server refuses shows the error and has the focus', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/422/)
    const me = await ordering.enterWith(page, 0)
    const { request } = await offerAcceptedBy(me)
    await open(page, request)
    await ordering.choose(page, 'توصيل مبرّد')
    await ordering.choose(page, 'الدفع عند الاستلام')
    await ordering.orderForm(page).getByLabel('الحي والمبنى').fill('حي الروضة، مبنى 7120')
    const zip = ordering.orderForm(page).getByLabel('الرمز البريدي')
    await zip.fill('9999')
    await ordering.confirmButton(page).click()
    await expect(page.getByRole('alert')).toContainText('أكمل ما يلي قبل التأكيد')
    await expect(zip).toHaveAttribute('aria-invalid', 'true')
    await expect(zip).toBeFocused()
    await zip.fill('٢٣٤٣١')
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    expect(await ordering.ordersOf(me.id)).toHaveLength(1)
  })
})

test.describe('in Arabic, without the right to order:', () => {
  test('the confirmation page of an open or closed request links to the next step instead of an order form', {
    tag: '@long',
  }, async ({ page }) => {
    const me = await enterAs(page)
    const unaccepted = await addRequest(db, me)
    await open(page, unaccepted)
    await expect(page.getByRole('heading', { name: 'لم تقبل عرضًا بعد' })).toBeVisible()
    await expect(ordering.orderForm(page)).toHaveCount(0)
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'عرض الطلب والعروض' })).toHaveAttribute(
      'href',
      `/profile/my-requests/${unaccepted}`,
    )
    const closed = await addRequest(db, me, { status: 'closed' })
    await open(page, closed)
    await expect(page.getByRole('heading', { name: 'أُغلق هذا الطلب دون قبول عرض' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'اطلبه من جديد' })).toHaveAttribute(
      'href',
      `/profile/add-request?copyOf=${closed}`,
    )
  })

  test('nobody except the requester can order the accepted offer, not even its seller', {
    tag: '@long',
  }, async ({ page }) => {
    const stranger = await enterAs(page, { type: 'local_seller' })
    const { request } = await offerAcceptedBy(await addPerson(db))
    const own = await acceptedOffer({ buyer: await addPerson(db), seller: stranger })
    for (const foreign of [request, own.request]) {
      await open(page, foreign)
      await expect(page.getByRole('heading', { name: 'هذا الطلب ليس لك' })).toBeVisible()
      await expect(ordering.orderForm(page)).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: 'عرض الطلب والعروض' })).toHaveAttribute(
      'href',
      `/requests/${own.request}`,
    )
  })
})

test.describe('in English, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the checkout of an offer shows the label “Original text” and the title of the request inside its card', {
    tag: '@long',
  }, async ({ page }) => {
    const me = await enterAs(page)
    const { request } = await offerAcceptedBy(me)
    await open(page, request, '?lang=en')
    const offer = page.getByRole('region', { name: 'You accepted this offer' })
    const card = await offer.boundingBox()
    const line = offer.getByRole('paragraph').filter({ hasText: requestNumber(request) })
    for (const part of [line.getByText('Original text'), line.locator('[lang=ar]')]) {
      const box = await part.boundingBox()
      expect(box?.width).toBeGreaterThan(40)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0))
    }
  })
})

test.describe('in English, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the English confirmation page of an offer is accessible and fits the screen', {
    tag: '@long',
  }, async ({ page }) => {
    const me = await enterAs(page)
    const { request } = await offerAcceptedBy(me)
    await open(page, request, '?lang=en')
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You accepted this offer' })).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
  })
})
