import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { makeBuyer } from '#demo/testing/trade/trade.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectFocusKept, expectWithin, test } from '../support/fixtures.ts'
import { askReturn, lookAtOrder, placeOfferOrder, placeOrder, takeOrder } from '../support/orders.ts'
import { enterAs } from '../support/person.ts'

/** Signs a seller in on this page, and creates an order of a new buyer. */
async function enterSale(
  page: Page,
  placed: Omit<Parameters<typeof placeOrder>[0], 'buyer' | 'seller'> = {},
) {
  const [seller, buyer] = [await enterSeller(page), await makeBuyer(db)]
  return { seller, buyer, order: await placeOrder({ buyer, seller, ...placed }) }
}

const isolated = (text: string) => `\u2066${text}\u2069`
const enterSeller = (page: Page): Promise<TestPerson> =>
  enterAs(page, { type: 'local_seller', firstName: 'سالم', lastName: 'الدوسري' })

test.describe('in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the list of sales redirects visitors to sign-in, and buyers to the home page', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/profile/sell-orders')
    await expect(page).toHaveURL('/auth/sign-in?redirect=%2Fprofile%2Fsell-orders')
    await enterAs(page)
    for (const path of ['/profile/sell-orders', '/profile/sell-orders/7', '/profile/sell-orders/7/receipt']) {
      await page.goto(path)
      await expect(page).toHaveURL('/home')
    }
  })

  test('an empty list of sales shows an explanation', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/404/)
    await enterSeller(page)
    await page.goto('/profile/sell-orders')
    await expect(page.getByRole('heading', { name: 'لم يصلك طلب بعد' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/profile/sell-orders/999999999')
    await expect(page.getByRole('heading', { name: 'لا يوجد طلب بهذا الرقم' })).toBeVisible()
  })

  test('a seller accepts an order and rejects another one after a confirmation', async ({ page }) => {
    await test.step('a seller sees the buyer’s mobile after accepting the order', async () => {
      const { buyer, order } = await enterSale(page, { delivered: true })
      await page.goto(`/profile/sell-orders/${order.id}`)
      const party = page.getByRole('region', { name: 'بيانات المشتري' })
      await expect(party).toContainText(/05\d\d\*{4}\d\d/)
      await expect(party).toContainText('يظهر رقم المشتري كاملًا بعد قبولك الطلب')
      await page.goto('/profile/sell-orders')
      const card = page.getByRole('listitem').filter({ hasText: order.number })
      await expect(card).toContainText('بانتظار قبولك')
      await expect(card).toContainText(/بانتظارك: اقبله قبل .*غدًا/)
      await expect(page.getByRole('link', { name: /^بانتظارك/ })).toContainText('1')
      await expectAccessible(page)
      await expectWithin(page)
      await card.getByRole('button', { name: `قبول الطلب ${order.number}` }).press('Enter')
      await expect(card).toContainText('مقبول')
      await expectFocusKept(page)
      await card.getByRole('link', { name: `طلب رقم ${order.number}` }).click()
      await expect(page).toHaveURL(`/profile/sell-orders/${order.id}`)
      const national = `0${buyer.mobile.slice(4)}`
      await expect(party.getByRole('link', { name: /اتصال/ })).toHaveAttribute('href', `tel:${buyer.mobile}`)
      await expect(party).toContainText(
        `${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`,
      )
      await expect(party.getByRole('link', { name: 'واتساب' })).toHaveAttribute(
        'href',
        `https://wa.me/${buyer.mobile.slice(1)}`,
      )
      await expect(page.getByRole('region', { name: 'التوصيل والدفع' })).toContainText('حي الشاطئ، مبنى 7120')
    })
    await test.step('a rejection requires a reason, which the buyer sees', async () => {
      const { seller, buyer, order } = await enterSale(page)
      await page.goto(`/profile/sell-orders/${order.id}`)
      const reject = page.getByRole('button', { name: 'رفض الطلب' })
      await reject.click()
      const question = page.getByRole('dialog', { name: `رفض الطلب ${order.number}؟` })
      await expect(question).toContainText('لا يمكن التراجع عن هذا')
      await expectAccessible(page)
      await question.getByRole('button', { name: 'رفض الطلب' }).press('Enter')
      await expect(question).toContainText('اختر السبب')
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      expect((await lookAtOrder(order, seller)).status).toBe('pending')
      await reject.click()
      await question.getByText('نفدت الكمية').click()
      await expect(question.getByRole('checkbox', { name: /^أوقف عرض/ })).toBeChecked()
      await question.getByLabel(/رسالة إلى المشتري/).fill('بعناها قبل قليل')
      await question.getByRole('button', { name: 'رفض الطلب' }).press('Enter')
      await expect(page.getByText('أُوقف عرض المنتج، وتستأنفه من «منتجاتي»')).toBeVisible()
      const course = page.getByRole('region', { name: 'مراحل الطلب' })
      await expect(course).toContainText(/رُفض الطلب.*نفدت الكمية.*بعناها قبل قليل/)
      await expect(reject).toBeHidden()
      await expectFocusKept(page)
      const seen = await lookAtOrder(order, buyer)
      expect(seen).toMatchObject({ status: 'rejected', payment_status: 'refunded' })
      expect(seen.timeline.at(-1)?.refusal).toMatchObject({ reason: 'sold_out', note: 'بعناها قبل قليل' })
    })
  })

  test('a lower packed weight is confirmed, and the difference is refunded, before the next step', async ({
    page,
  }) => {
    const { seller, buyer, order } = await enterSale(page, { kilograms: 12, price: 62 })
    await takeOrder(order, seller, 'accepted')
    await page.goto(`/profile/sell-orders/${order.id}`)
    const weights = page.getByRole('region', { name: 'وزن الطلب' })
    const box = weights.getByLabel(/الوزن الفعلي/)
    await expect(weights).toContainText('مطابق للطلب')
    await box.fill('١٣')
    await expect(box).toHaveAccessibleDescription('لا يزيد على الكمية المطلوبة: 12 كجم')
    await box.fill('١١٫٦')
    await expect(weights).toContainText('أقل بـ 0.4 كجم')
    await expect(weights).toContainText(/يُعاد إلى المشتري .*24\.80\sريال/)
    await expect(weights).toContainText(/يصلك\s*719\.20/)
    await expectAccessible(page)
    await weights.getByRole('button', { name: 'سجّل الوزن الفعلي' }).click()
    const question = page.getByRole('dialog', { name: 'تسجيل هذا الوزن؟' })
    await question.getByRole('button', { name: 'مراجعة الوزن' }).click()
    await expect(box).toHaveValue('11.6')
    await weights.getByRole('button', { name: 'سجّل الوزن الفعلي' }).click()
    await question.getByRole('button', { name: 'سجّل الوزن الفعلي' }).click()
    await expect(weights.getByRole('button', { name: 'سجّل الوزن الفعلي' })).toBeDisabled()
    await expect(page.getByRole('region', { name: 'المنتجات' })).toContainText(/11\.6 كجم/)
    await expect(page.getByRole('region', { name: 'المنتجات' })).toContainText(/طُلب 12 كجم/)
    expect(await lookAtOrder(order, buyer)).toMatchObject({ total: 719.2, refunded: 24.8 })
    await box.fill('11.5')
    await page.getByRole('button', { name: 'جاهز للاستلام' }).click()
    await expect(page.getByText('سُجّل الوزن، والطلب جاهز للاستلام')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('قيد التنفيذ')
    await expect(page.getByRole('region', { name: 'مراحل الطلب' })).toContainText('جُهّز الطلب للاستلام')
    expect(await lookAtOrder(order, buyer)).toMatchObject({ status: 'in_progress', total: 713 })
  })

  test('a seller sees how to prepare the fish, and less weight refunds the preparation too', async ({
    page,
  }) => {
    const { seller, buyer, order } = await enterSale(page, { kilograms: 4, price: 40, preparation: 'steaks' })
    await takeOrder(order, seller, 'accepted')
    await page.goto('/profile/sell-orders')
    await expect(page.getByRole('listitem').filter({ hasText: order.number })).toContainText('(شرائح)')
    await page.goto(`/profile/sell-orders/${order.id}`)
    const weights = page.getByRole('region', { name: 'وزن الطلب' })
    await expect(weights).toContainText(/4 كجم × 45\.00/)
    await expect(weights).toContainText(/شرائح، .*5\.00\sريال.* للكيلو/)
    await expect(weights).toContainText('الوزن قبل التنظيف')
    await weights.getByRole('textbox', { name: /الوزن الفعلي/ }).fill('3.5')
    await expect(weights).toContainText(/يُعاد إلى المشتري .*22\.50\sريال/)
    await expectAccessible(page)
    await expectWithin(page)
    await weights.getByRole('button', { name: 'سجّل الوزن الفعلي' }).click()
    const question = page.getByRole('dialog', { name: 'تسجيل هذا الوزن؟' })
    await question.getByRole('button', { name: 'سجّل الوزن الفعلي' }).click()
    await expect(page.getByRole('region', { name: 'المنتجات' })).toContainText(/3\.5 كجم × 45\.00/)
    expect(await lookAtOrder(order, buyer)).toMatchObject({ total: 157.5, refunded: 22.5 })
  })

  test('sales from offers have their own list with its own count', {
    tag: '@long',
  }, async ({ page }) => {
    const seller = await enterSeller(page)
    const buyer = await makeBuyer(db)
    const sold = await placeOrder({ buyer, seller })
    const order = await placeOfferOrder({ buyer, seller, kilograms: 12, price: 62 })
    const number = order.request?.number ?? ''
    await page.goto('/profile/account')
    const way = page.getByRole('main').getByRole('link', { name: /طلبات البيع/ })
    await expect(way).toContainText('2')
    await page.goto('/profile/sell-orders')
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText(sold.number)
    const offers = page.getByRole('link', { name: /^من العروض/ })
    await expect(offers).toHaveAccessibleName(/بانتظارك:?\s*1/)
    await offers.click()
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText(order.number)
    await expect(cards).toContainText(`على ${isolated(number)}`)
    await expect(cards).toContainText(/بانتظارك: اقبله قبل .*غدًا/)
    await expect(page.getByLabel('نوع البيع')).toHaveCount(0)
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('link', { name: 'قيد التنفيذ' }).click()
    await expect(page).toHaveURL('/profile/sell-orders?sale=offers&status=in_progress')
    await expect(page.getByRole('heading', { name: 'لا طلبات بهذه الحالة' })).toBeVisible()
    await page.getByRole('link', { name: 'عرض كل الطلبات' }).click()
    await expect(page).toHaveURL('/profile/sell-orders?sale=offers')
    await expect(cards).toContainText(order.number)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectWithin(page)
  })

  test('an order is accepted, packed and handed over from the list', { tag: '@long' }, async ({ page }) => {
    const { buyer, order } = await enterSale(page, { kilograms: 3, price: 50, payment: 'cod' })
    await page.goto('/profile/sell-orders')
    const card = page.getByRole('listitem').filter({ hasText: order.number })
    await card.getByRole('button', { name: `قبول الطلب ${order.number}` }).click()
    await card.getByRole('link', { name: /سجّل الوزن/ }).click()
    const box = page.getByRole('region', { name: 'وزن الطلب' }).getByLabel(/الوزن الفعلي/)
    await expect(box).toBeFocused()
    await page.keyboard.type('2.9')
    const dock = page.locator('[data-dock]')
    await expect(dock).toContainText(/تستلمه نقدًا بوزن .*2\.9.* كجم/)
    await expect(dock).toContainText('145.00')
    await page.goBack()
    await page.getByRole('dialog').getByRole('button', { name: 'متابعة الكتابة' }).click()
    await expect(box).toHaveValue('2.9')
    await dock.getByRole('button', { name: 'جاهز للاستلام' }).click()
    const deliver = dock.getByRole('button', { name: 'تم التسليم' })
    await expect(deliver).toBeVisible()
    expect(await lookAtOrder(order, buyer)).toMatchObject({ status: 'in_progress', total: 145 })
    await page.goto('/profile/sell-orders')
    await card.getByRole('button', { name: /تم التسليم/ }).click()
    const question = page.getByRole('dialog', { name: 'هل سلّمت الطلب للمشتري؟' })
    await expect(question).toContainText(/تستلم .*145\.00\sريال.* نقدًا/)
    await question.getByRole('button', { name: 'تم التسليم' }).click()
    await expect(card).toContainText('مكتمل')
    expect(await lookAtOrder(order, buyer)).toMatchObject({ status: 'completed', payment_status: 'paid' })
  })

  test('a weight far from the order is confirmed before the next step and can be corrected', {
    tag: '@long',
  }, async ({ page }) => {
    const { seller, buyer, order } = await enterSale(page, { kilograms: 3, price: 50 })
    await takeOrder(order, seller, 'accepted')
    await page.goto(`/profile/sell-orders/${order.id}`)
    const weights = page.getByRole('region', { name: 'وزن الطلب' })
    const box = weights.getByLabel(/الوزن الفعلي/)
    const dock = page.locator('[data-dock]')
    await expect(dock).toContainText('150.00')
    await box.fill('1.7')
    await expect(dock).toContainText('85.00')
    await dock.getByRole('button', { name: 'جاهز للاستلام' }).click()
    const question = page.getByRole('dialog', { name: 'تسجيل الوزن الذي كتبته؟' })
    await expect(question).toContainText(/يُعاد إلى المشتري .*65\.00\sريال/)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'مراجعة الوزن' }).click()
    expect(await lookAtOrder(order, buyer)).toMatchObject({ status: 'accepted', total: 150 })
    await dock.getByRole('button', { name: 'جاهز للاستلام' }).click()
    await question.getByRole('button', { name: 'سجّل الوزن وتابع' }).click()
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('قيد التنفيذ')
    expect(await lookAtOrder(order, buyer)).toMatchObject({ status: 'in_progress', total: 85, refunded: 65 })
    const course = page.getByRole('region', { name: 'مراحل الطلب' })
    await expect(course).toContainText(/وُزن .*1\.7.* كجم، والإجمالي .*85\.00/)
    await box.fill('2.9')
    await weights.getByRole('button', { name: 'سجّل الوزن الفعلي' }).click()
    const again = page.getByRole('dialog', { name: 'تسجيل هذا الوزن؟' })
    await expect(again).toContainText(/يُدفع .*60\.00\sريال.* من محفظة المشتري/)
    await again.getByRole('button', { name: 'سجّل الوزن الفعلي' }).click()
    await expect(course).toContainText(/وُزن .*2\.9.* كجم، والإجمالي .*145\.00/)
    expect(await lookAtOrder(order, buyer)).toMatchObject({ total: 145, refunded: 5 })
    await expectWithin(page)
  })

  test('an invalid weight blocks the next step and is shown at its field', {
    tag: '@long',
  }, async ({ page }) => {
    const { seller, buyer, order } = await enterSale(page, { kilograms: 3, price: 50 })
    await takeOrder(order, seller, 'accepted')
    await page.goto(`/profile/sell-orders/${order.id}`)
    const box = page.getByRole('region', { name: 'وزن الطلب' }).getByLabel(/الوزن الفعلي/)
    await box.fill('4')
    await page.getByRole('button', { name: 'جاهز للاستلام' }).click()
    await expect(box).toBeFocused()
    await expect(box).toHaveAccessibleDescription('لا يزيد على الكمية المطلوبة: 3 كجم')
    expect((await lookAtOrder(order, buyer)).status).toBe('accepted')
  })

  test('an order of an offer can be weighed, and its receipt names the request', {
    tag: '@long',
  }, async ({ page }) => {
    const seller = await enterSeller(page)
    const buyer = await makeBuyer(db)
    const order = await placeOfferOrder({ buyer, seller, kilograms: 12, price: 62 })
    const number = order.request?.number ?? ''
    await takeOrder(order, seller, 'accepted')
    await page.goto(`/profile/sell-orders/${order.id}`)
    await expect(page.getByRole('link', { name: `من عرضك على ${isolated(number)}` })).toHaveAttribute(
      'href',
      `/requests/${order.request?.id}`,
    )
    const weights = page.getByRole('region', { name: 'وزن الطلب' })
    await weights.getByLabel(/الوزن الفعلي/).fill('11.6')
    await expect(weights).toContainText(/يُعاد إلى المشتري .*24\.80\sريال/)
    await weights.getByRole('button', { name: 'سجّل الوزن الفعلي' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'سجّل الوزن الفعلي' }).click()
    await expect(weights.getByRole('button', { name: 'سجّل الوزن الفعلي' })).toBeDisabled()
    await expect(page.getByRole('region', { name: 'المنتجات' })).toContainText(/11\.6 كجم/)
    await expect(page.getByRole('region', { name: 'المنتجات' }).getByRole('link')).toHaveCount(0)
    expect(await lookAtOrder(order, buyer)).toMatchObject({ total: 719.2, refunded: 24.8 })
    await expectAccessible(page)
    await page.getByRole('link', { name: 'الإيصال' }).click()
    await expect(page.getByText(`عرض مقبول على الطلب ${isolated(number)}`)).toBeVisible()
    await expect(page.getByText(`Accepted offer on request ${isolated(number)}`)).toBeVisible()
    await expectWithin(page)
  })

  test('the seller sees a step of the buyer without a reload', async ({ page }) => {
    const { buyer, order } = await enterSale(page)
    const listening = page.waitForRequest('**/api/events')
    await page.goto(`/profile/sell-orders/${order.id}`)
    await expect(page.getByRole('button', { name: 'قبول الطلب' })).toBeVisible()
    await listening
    await takeOrder(order, buyer, 'cancelled')
    await expect(page.getByRole('region', { name: 'مراحل الطلب' })).toContainText('أُلغي الطلب')
    await expect(page.getByRole('button', { name: 'قبول الطلب' })).toBeHidden()
  })

  test('a click on a step that is no longer possible shows the current state of the order', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/409|503/)
    // Without the stream the page receives no update.
    await page.route('**/api/events', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } }),
    )
    const { buyer, order } = await enterSale(page)
    await page.goto(`/profile/sell-orders/${order.id}`)
    const accept = page.getByRole('button', { name: 'قبول الطلب' })
    await expect(accept).toBeVisible()
    await takeOrder(order, buyer, 'cancelled')
    await accept.click()
    await expect(page.getByText('تغيّرت الحالة، وهذه الخطوة لم تعد ممكنة')).toBeVisible()
    await expect(page.getByRole('region', { name: 'مراحل الطلب' })).toContainText('أُلغي الطلب')
    await expect(accept).toBeHidden()
  })

  test('a seller refuses a return and rates the buyer', { tag: '@long' }, async ({ page }) => {
    const { seller, buyer, order } = await enterSale(page)
    await takeOrder(order, seller, 'accepted', 'in_progress')
    await takeOrder(order, buyer, 'completed')
    await askReturn(order, buyer, 'وصل السمك دافئًا')
    await page.goto(`/profile/sell-orders/${order.id}`)
    const card = page.getByRole('region', { name: 'طلب الإرجاع' })
    await expect(card).toContainText('وصل السمك دافئًا')
    await expect(page.getByText(/ردّ على الإرجاع قبل/)).toBeVisible()
    await page.getByRole('button', { name: 'رفض الإرجاع' }).click()
    const question = page.getByRole('dialog', { name: 'رفض الإرجاع؟' })
    await expect(question.getByText('الصور لا تُظهر المشكلة')).toHaveCount(0)
    await question.getByText('السمك كما عُرض').click()
    await question.getByRole('button', { name: 'رفض الإرجاع' }).click()
    await expect(card).toContainText(/رُفض.*السمك كما عُرض/)
    await expect(card).not.toContainText('as_listed')
    expect((await lookAtOrder(order, buyer)).return?.refused_at).not.toBeNull()
    const rating = page.getByRole('region', { name: 'كيف كانت تجربتك مع المشتري؟' })
    const [complaint, stars] = await Promise.all([card.boundingBox(), rating.boundingBox()])
    expect(complaint?.y).toBeLessThan(stars?.y ?? 0)
    await rating.getByRole('button', { name: 'أرسل التقييم' }).click()
    await expect(rating).toContainText('اختر عدد النجوم')
    await rating.getByRole('radio', { name: '4 نجوم' }).check()
    await rating.getByLabel('تعليقك').fill('دفع في موعده')
    await rating.getByRole('button', { name: 'أرسل التقييم' }).click()
    await expect(page.getByRole('region', { name: 'التقييم' })).toContainText('دفع في موعده')
    await expectAccessible(page)
    expect((await lookAtOrder(order, buyer)).ratings.by_seller).toMatchObject({ stars: 4 })
  })
})

test.describe('in English', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the filter of the sales table is part of the address', { tag: '@long' }, async ({ page }) => {
    const seller = await enterSeller(page)
    const buyer = await makeBuyer(db)
    const fresh = await placeOrder({ buyer, seller })
    const done = await placeOrder({ buyer, seller })
    await takeOrder(done, seller, 'accepted', 'in_progress')
    await takeOrder(done, buyer, 'completed')
    await page.goto('/profile/sell-orders?lang=en')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: fresh.number })).toContainText(/Accept it before .*tomorrow/)
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('link', { name: /Needs action/ }).click()
    await expect(page).toHaveURL(/status=mine/)
    await expect(rows).toHaveCount(2)
    await page.getByRole('link', { name: 'Completed' }).click()
    await expect(rows.filter({ hasText: done.number })).toBeVisible()
    await page.reload()
    await expect(rows).toHaveCount(2)
    await page.getByLabel('Sale').selectOption('auction')
    await expect(page.getByRole('heading', { name: 'No orders with this status' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all orders' }).click()
    await expect(rows).toHaveCount(3)
    await rows
      .filter({ hasText: fresh.number })
      .getByRole('button', { name: /Accept/ })
      .click()
    await expect(rows.filter({ hasText: fresh.number })).toContainText('Accepted')
  })
})

test.describe('on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a seller searches sales, narrows them to a period, exports them and refuses an order in the table', async ({
    page,
  }) => {
    const { seller, order } = await enterSale(page)
    const other = await placeOrder({ buyer: await makeBuyer(db), seller, kilograms: 3 })
    await db.query({
      text: `update orders set created_at = created_at - interval '60 days' where id = $1`,
      values: [other.id],
    })
    await page.goto('/profile/sell-orders')
    const rows = page.getByRole('main').locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(2)
    await expect(page.getByRole('link', { name: /^بانتظار القبول/ })).toContainText('2')
    await test.step('the search and the period are in the address', async () => {
      await page.getByRole('searchbox', { name: 'رقم الطلب أو المشتري أو المنتج' }).fill(order.number)
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText(order.number)
      await page.reload()
      await expect(rows).toHaveCount(1)
      await page.getByRole('searchbox', { name: 'رقم الطلب أو المشتري أو المنتج' }).fill('')
      await expect(rows).toHaveCount(2)
      await expect(page.getByLabel('المدة').getByRole('option', { name: /^\p{L}+ \d{4}$/u })).not.toHaveCount(
        0,
      )
      await page.getByLabel('المدة').selectOption('today')
      await expect(rows).toHaveCount(1)
      await expect(page).toHaveURL(/period=today/)
      await expectAccessible(page)
      await expectWithin(page)
    })
    await test.step('the file has the orders of the period', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'تصدير CSV' }).click()
      const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
      expect(lines).toHaveLength(2)
      expect(lines[1]).toContain(order.number)
    })
    await test.step('a cancelled order does not stop the others', async () => {
      await page.getByLabel('المدة').selectOption('')
      await page.getByRole('checkbox', { name: 'اختيار كل طلبات الصفحة' }).check()
      await takeOrder(other, seller, 'rejected')
      await page.getByRole('button', { name: 'قبول (2)' }).click()
      await expect(page.getByRole('alert')).toContainText(other.number)
      await expect(rows.filter({ hasText: order.number })).toContainText('مقبول')
    })
    await test.step('an accepted order is cancelled in its row, also beside a long name', async () => {
      await db.query({
        text: `update users set f_name = 'عبدالرحمن بن عبدالعزيز', l_name = 'آل سعود المطيري الشمراني' where id = $1`,
        values: [order.buyer.id],
      })
      await page.reload()
      const cancel = page.getByRole('button', { name: `إلغاء الطلب ${order.number}` })
      await expect(cancel).toBeInViewport({ ratio: 1 })
      await cancel.click()
      const question = page.getByRole('dialog', { name: `إلغاء الطلب ${order.number}؟` })
      await question.getByText('نفدت الكمية').click()
      await question.getByRole('button', { name: 'إلغاء الطلب' }).click()
      await expect(rows.filter({ hasText: order.number })).toContainText('ملغى')
      expect((await lookAtOrder(order, seller)).status).toBe('cancelled')
    })
    await test.step('the focus stays in the row after a step by keyboard', async () => {
      const { number } = await placeOrder({ buyer: await makeBuyer(db), seller })
      await page.reload()
      const row = rows.filter({ hasText: number })
      await row.getByRole('button', { name: /^قبول/ }).press('Enter')
      await expect(row).toContainText('مقبول')
      await expect(row).toBeFocused()
    })
    await test.step('a new order is refused in its row', async () => {
      const third = await placeOrder({ buyer: await makeBuyer(db), seller })
      await page.reload()
      await page.getByRole('button', { name: `رفض الطلب ${third.number}` }).click()
      const question = page.getByRole('dialog', { name: `رفض الطلب ${third.number}؟` })
      await question.getByText('نفدت الكمية').click()
      await question.getByRole('button', { name: 'رفض الطلب' }).click()
      await expect(rows.filter({ hasText: third.number })).toContainText('مرفوض')
      expect((await lookAtOrder(third, seller)).status).toBe('rejected')
    })
  })
})
