import type { Page } from '@playwright/test'
import { ask } from '#demo/testing/ask.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { db } from '../support/database.ts'
import {
  expect,
  expectAccessible,
  expectFocusKept,
  expectWithin,
  test,
  watchFocus,
} from '../support/fixtures.ts'
import { changeGoods } from '../support/goods.ts'
import {
  askReturn,
  lookAtOrder,
  placeOfferOrder,
  placeOrder,
  refuseReturn,
  takeOrder,
} from '../support/orders.ts'
import { enterAs } from '../support/person.ts'
import { photo } from '../support/pictures.ts'

const enterBuyer = (page: Page): Promise<TestPerson> =>
  enterAs(page, { firstName: 'نورة', lastName: 'القحطاني' })

test.describe('in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an empty list of purchases links to the market', { tag: '@long' }, async ({ page }) => {
    await page.goto('/profile/purchase-orders')
    await expect(page).toHaveURL('/auth/sign-in?redirect=%2Fprofile%2Fpurchase-orders')
    await enterBuyer(page)
    await page.goto('/profile/purchase-orders')
    await expect(page.getByRole('heading', { name: 'لم تطلب شيئًا بعد' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'تصفح السوق المحلي' }).click()
    await expect(page).toHaveURL('/local-market')
  })

  test('purchases from requests have their own list', {
    tag: '@long',
  }, async ({ page }) => {
    const buyer = await enterBuyer(page)
    await page.goto('/profile/purchase-orders?sale=offers')
    await expect(page.getByRole('heading', { name: 'لا مشتريات من العروض بعد' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'اطلب سمكًا' })).toHaveAttribute(
      'href',
      '/profile/add-request',
    )
    await expectAccessible(page)
    const order = await placeOfferOrder({
      buyer,
      seller: await makeSeller(db),
      payment: 'bank_transfer',
    })
    await page.goto('/profile/purchase-orders')
    await expect(page.getByRole('heading', { name: 'لم تطلب شيئًا بعد' })).toBeVisible()
    await page.getByRole('link', { name: /^من طلباتي بانتظارك\s*1/ }).click()
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: order.number })
    await expect(card).toContainText(/بانتظارك: ادفع قبل/)
    await card.getByRole('link', { name: `طلب رقم ${order.number}`, exact: true }).click()
    await expect(page).toHaveURL(`/profile/purchase-orders/${order.id}`)
    await expect(page.getByRole('link', { name: /^من طلبك/ })).toHaveAttribute(
      'href',
      `/profile/my-requests/${order.request?.id}`,
    )
    await expectAccessible(page)
  })

  test('the goods of an ended order can be put into the cart again, and goods that cannot be added are named', async ({
    page,
    complaints,
  }) => {
    // The market's list may show the hidden goods for another second, and the page of a card under the pointer is preloaded.
    complaints.ignore(/404/)
    const buyer = await enterBuyer(page)
    const seller = await makeSeller(db)
    const order = await placeOrder({ buyer, seller, kilograms: 3 })
    await takeOrder(order, seller, 'rejected')
    await page.goto('/profile/purchase-orders')
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: order.number })
    await test.step('the whole card is the link to the order', async () => {
      await card.getByText(/^الإجمالي/).click({ force: true })
      await expect(page).toHaveURL(`/profile/purchase-orders/${order.id}`)
      await expect(page.getByRole('button', { name: /^اطلب مرة أخرى/ })).toBeVisible()
      await page.goBack()
      await expect(card.getByRole('link')).toHaveCount(1)
    })
    const again = card.getByRole('button', { name: `اطلب مرة أخرى: الطلب ${order.number}` })
    await again.focus()
    await page.keyboard.press('Enter')
    const cart = page.getByRole('dialog', { name: /^سلة المشتريات/ })
    await expect(cart.getByLabel('كمية هامور طازج بالكيلوجرام')).toHaveValue('3')
    await page.keyboard.press('Escape')
    await expect(cart).toHaveCount(0)
    await again.click()
    const question = page.getByRole('dialog', { name: 'لم يُضف شيء إلى السلة' })
    await expect(question).toContainText(/هامور طازج.*المنتج موجود في السلة بالفعل/)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'عرض السلة' }).click()
    await cart.getByRole('button', { name: 'إزالة هامور طازج من السلة' }).click()
    await page.keyboard.press('Escape')
    await changeGoods(order.items[0]?.product_id ?? 0, { status: 'hidden' })
    await again.click()
    await expect(question).toContainText(/هامور طازج.*لم يعد معروضًا/)
    await question.getByRole('button', { name: 'ابحث عن سمك مثله' }).click()
    await expect(page).toHaveURL(/\/local-market\?s=/)
    await expect(page.getByRole('button', { name: /^إزالة .*هامور طازج/ }).first()).toBeVisible()
  })

  test('orders of others and the user’s own sales are not found among purchases', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/404/)
    const seller = await enterAs(page, { type: 'local_seller' })
    const buyer = await makeBuyer()
    const sold = await placeOrder({ buyer, seller })
    const foreign = await placeOrder({ buyer, seller: await makeSeller(db) })
    for (const { id } of [sold, foreign]) {
      await page.goto(`/profile/purchase-orders/${id}`)
      await expect(page.getByRole('heading', { name: 'لا يوجد طلب بهذا الرقم' })).toBeVisible()
    }
  })

  test('a buyer cancels a pending order, and an accepted order once the seller is late', async ({ page }) => {
    await test.step('a pending order is cancelled after a confirmation and refunded', async () => {
      const buyer = await enterBuyer(page)
      const seller = await makeSeller(db)
      const order = await placeOrder({ buyer, seller })
      await page.goto('/profile/purchase-orders')
      await page.getByRole('link', { name: `طلب رقم ${order.number}`, exact: true }).click()
      await expect(page).toHaveURL(`/profile/purchase-orders/${order.id}`)
      const course = page.getByRole('region', { name: 'مراحل الطلب' })
      await expect(course).toContainText('أُرسل الطلب ودُفع من المحفظة')
      await expect(course).toContainText('الخطوة التالية على البائع')
      await page.getByRole('button', { name: 'إلغاء الطلب' }).click()
      const question = page.getByRole('dialog', { name: 'إلغاء هذا الطلب؟' })
      await question.getByRole('button', { name: 'الإبقاء على الطلب' }).click()
      await expect(question).toBeHidden()
      await page.getByRole('button', { name: 'إلغاء الطلب' }).click()
      await question.getByRole('button', { name: 'إلغاء الطلب' }).click()
      await expect(course).toContainText('أُلغي الطلب')
      await expect(page.getByText(/عاد .*744\.00\sريال.* إلى محفظتك/)).toBeVisible()
      expect(await lookAtOrder(order, seller)).toMatchObject({ status: 'cancelled' })
    })
    await test.step('a cancellation is disabled until the seller is late, and the page shows when it becomes possible', async () => {
      const buyer = await enterBuyer(page)
      const seller = await makeSeller(db)
      const order = await placeOrder({ buyer, seller })
      await takeOrder(order, seller, 'accepted')
      await page.goto(`/profile/purchase-orders/${order.id}`)
      const cancel = page.getByRole('button', { name: 'إلغاء الطلب' })
      await expect(cancel).toBeDisabled()
      await expect(cancel).toHaveAccessibleDescription(/يُتاح إن لم يجهّزه البائع قبل/)
      const received = page.getByRole('button', { name: 'تأكيد الاستلام' })
      await expect(received).toBeDisabled()
      await expect(received).toHaveAccessibleDescription('يُتاح بعد تجهيز الطلب')
      await expectAccessible(page)
    })
  })

  test('an order whose card was declined is paid another way by keyboard', async ({ page }) => {
    const lost = await watchFocus(page)
    const buyer = await enterBuyer(page)
    const order = await placeOrder({ buyer, seller: await makeSeller(db), payment: 'card', kilograms: 2 })
    await db.query({
      text: `with failed as (update charges set status = 'failed', settled_at = now() where id = $1 returning id)
             update orders set payment_status = 'failed' where charge_id in (select id from failed)`,
      values: [order.pay?.charge_id],
    })
    await page.goto(`/profile/purchase-orders/${order.id}`)
    const payment = page.getByRole('region', { name: 'ادفع لإتمام الطلب' })
    await expect(payment).toContainText('رُفضت البطاقة')
    await expect(payment).toContainText('124.00')
    await expect(payment.getByRole('radio', { name: 'المحفظة' })).toBeDisabled()
    await expect(payment.getByRole('link', { name: 'شحن الرصيد' })).toBeVisible()
    await expect(payment.getByRole('radio', { name: 'بطاقة' })).toBeChecked()
    await expect(payment.getByRole('link', { name: /^ادفع .*124\.00.* مرة أخرى$/ })).toBeVisible()
    await expectAccessible(page)
    await test.step('a transfer shows the account and can be changed again', async () => {
      await payment.getByRole('radio', { name: 'تحويل بنكي' }).press('Space')
      await payment.getByRole('button', { name: 'ادفع بتحويل بنكي' }).press('Enter')
      await expect(page.getByRole('region', { name: 'بقي أن تحوّل المبلغ' })).toContainText('124.00')
      const account = page.getByRole('heading', { name: 'بقي أن تحوّل المبلغ' })
      await expect(account).toBeFocused()
      await expect(account).toBeInViewport()
      await expectFocusKept(page)
    })
    await test.step('cash on delivery ends the payment, and the page keeps the focus', async () => {
      const others = page.getByRole('region', { name: 'ادفع بطريقة أخرى' })
      await expect(others.getByRole('radio', { name: 'تحويل بنكي' })).toHaveCount(0)
      await expect(others.getByRole('button', { name: /^ادفع/ })).toHaveAccessibleDescription(
        'اختر طريقة الدفع',
      )
      await others.getByRole('radio', { name: 'الدفع عند الاستلام' }).press('Space')
      await others.getByRole('button', { name: 'ادفع عند الاستلام' }).press('Enter')
      await expect(page.getByText('ستدفع للبائع نقدًا عند الاستلام')).toBeVisible()
      await expect(others).toHaveCount(0)
      await expectFocusKept(page)
    })
    expect(lost(), 'controls that lost the focus').toEqual([])
    await page.reload()
    await expect(page.getByRole('region', { name: 'التوصيل والدفع' })).toContainText('الدفع عند الاستلام')
  })

  test('the buyer confirms the receipt and rates the seller', async ({ page }) => {
    const buyer = await enterBuyer(page)
    const seller = await makeSeller(db)
    const order = await placeOrder({ buyer, seller, delivered: true })
    await takeOrder(order, seller, 'accepted', 'in_progress')
    await page.goto(`/profile/purchase-orders/${order.id}`)
    await expect(page.getByText(/أكّد الاستلام، أو يكتمل تلقائيًا/)).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('button', { name: 'تأكيد الاستلام' }).click()
    const question = page.getByRole('dialog', { name: 'هل وصلك الطلب كاملًا وسليمًا؟' })
    await question.getByRole('button', { name: 'تأكيد الاستلام' }).click()
    await expect(page.getByRole('region', { name: 'مراحل الطلب' })).toContainText('أُكّد الاستلام')
    expect((await lookAtOrder(order, seller)).held_until).not.toBeNull()
    const rating = page.getByRole('region', { name: 'كيف كانت تجربتك مع البائع؟' })
    await rating.getByRole('radio', { name: '5 نجوم' }).check()
    await rating.getByLabel('تعليقك').fill('طازج')
    await page.getByRole('link', { name: 'رجوع' }).click()
    await page.getByRole('button', { name: 'متابعة الكتابة' }).click()
    await rating.getByRole('button', { name: 'أرسل التقييم' }).click()
    await expect(page.getByRole('region', { name: 'التقييم' })).toContainText('تقييمك')
    expect((await lookAtOrder(order, seller)).ratings.by_buyer).toMatchObject({ stars: 5, text: 'طازج' })
  })

  test('a return with a picture is requested, refused and disputed', async ({ page }) => {
    const buyer = await enterBuyer(page)
    const seller = await makeSeller(db)
    const order = await placeOrder({ buyer, seller })
    await takeOrder(order, seller, 'accepted', 'in_progress')
    await takeOrder(order, buyer, 'completed')
    await page.goto(`/profile/purchase-orders/${order.id}`)
    await page.getByRole('button', { name: 'طلب إرجاع' }).click()
    const sheet = page.getByRole('dialog', { name: 'طلب إرجاع' })
    // On a phone in landscape, or at a zoom of 200 %, the space above the sheet is left for a toast.
    await page.setViewportSize({ width: 640, height: 360 })
    await expect.poll(async () => (await sheet.boundingBox())?.y).toBeGreaterThanOrEqual(72)
    await page.setViewportSize({ width: 390, height: 844 })
    const reason = sheet.getByLabel(/^صف المشكلة/)
    const stale = sheet.getByRole('radio', { name: 'ليست طازجة' })
    await sheet.getByRole('button', { name: 'أرسل طلب الإرجاع' }).click()
    await expect(stale).toBeFocused()
    await expect(sheet.getByText('اختر المشكلة')).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(sheet.getByRole('radio', { name: 'أخرى' })).toBeChecked()
    await sheet.getByRole('button', { name: 'أرسل طلب الإرجاع' }).click()
    await expect(reason).toBeFocused()
    await expect(reason).toHaveAccessibleDescription('اكتب ما المشكلة')
    await reason.fill('وصل السمك دافئًا')
    await stale.check()
    await sheet.getByRole('button', { name: 'إغلاق' }).click()
    await page.getByRole('button', { name: 'طلب إرجاع' }).click()
    await expect(reason, 'the reason is kept').toHaveValue('وصل السمك دافئًا')
    await sheet.locator('input[type=file]').setInputFiles([await photo('a.jpg'), await photo('b.jpg')])
    await expect(sheet.getByText('صورتان من 5')).toBeVisible()
    const text = { name: 'c.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
    await sheet.locator('input[type=file]').setInputFiles(text)
    await expect(sheet.getByText(/هذا الملف ليس صورة/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: /إزالة الصورة/ })).toHaveCount(2)
    await sheet.getByRole('button', { name: 'إزالة الصورة 2' }).click()
    await expect(sheet.getByText('صورة واحدة من 5')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'أرسل طلب الإرجاع' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByText('وصل طلب الإرجاع إلى البائع، وننتظر رده')).toBeVisible()
    const card = page.getByRole('region', { name: 'طلب الإرجاع' })
    await expect(card.getByText('ليست طازجة', { exact: true }), 'the chosen problem').toBeVisible()
    await expect(card.getByText('وصل السمك دافئًا', { exact: true })).toBeVisible()
    await expect(card.getByRole('img', { name: 'صورة الإرجاع 1' })).toBeVisible()
    await refuseReturn(order, seller)
    await page.reload()
    await expect(card).toContainText('رُفض')
    await expect(page.getByText(/رُفض الإرجاع، ويمكنك الاعتراض قبل/)).toBeVisible()
    await page.getByRole('button', { name: 'رفع اعتراض إلى إدارة السوق' }).click()
    const dispute = page.getByRole('dialog', { name: 'رفع اعتراض إلى إدارة السوق' })
    await dispute.getByLabel('لماذا لا توافق على الرفض؟').fill('الصورة تُظهر الذوبان')
    await dispute.getByRole('button', { name: 'أرسل الاعتراض' }).click()
    await expect(card).toContainText('بانتظار قرار إدارة السوق')
    expect(await lookAtOrder(order, seller)).toMatchObject({ status: 'disputed' })
    const { token } = await addPerson(db, { staff: 'finance' })
    const decision = { refund: 100, note: 'جزء منها تالف' }
    const site = { url: String(process.env.SITE_URL) }
    expect(
      (await ask(site, `POST operator/orders/${order.id}/decide`, { token, body: decision })).status,
    ).toBe(200)
    await page.reload()
    await expect(card).toContainText(/أن يُعاد إليك 100\.00 ريال.*جزء منها تالف/)
  })

  test('the page of a purchase shows the answer to a return without a reload', { tag: '@long' }, async ({
    page,
  }) => {
    const buyer = await enterBuyer(page)
    const seller = await makeSeller(db)
    const order = await placeOrder({ buyer, seller })
    await takeOrder(order, seller, 'accepted', 'in_progress')
    await askReturn(order, buyer, 'ليس ما طلبته')
    const listening = page.waitForRequest('**/api/events')
    await page.goto(`/profile/purchase-orders/${order.id}`)
    await expect(page.getByText(/يرد البائع على الإرجاع قبل/)).toBeVisible()
    await listening
    await takeOrder(order, seller, 'returned')
    await expect(page.getByText(/عاد .* إلى محفظتك/)).toBeVisible()
  })

  test('an order by bank transfer shows amount, account and deadline', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const buyer = await enterBuyer(page)
    const seller = await makeSeller(db)
    const order = await placeOrder({ buyer, seller, payment: 'bank_transfer' })
    await page.goto(`/profile/purchase-orders/${order.id}`)
    const pay = page.getByRole('region', { name: 'بقي أن تحوّل المبلغ' })
    await expect(pay).toContainText('744.00')
    await expect(pay).toContainText(order.pay?.reference ?? 'no reference')
    await pay.getByRole('button', { name: 'نسخ: رقم الآيبان' }).click()
    await expect(page.getByText('نُسخ: رقم الآيبان')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order.pay?.iban)
    await pay.getByRole('button', { name: 'حوّلت؟ أرسل الإيصال' }).click()
    await expect(pay.getByLabel('اسم صاحب الحساب')).toBeVisible()
    await expectAccessible(page)
  })

  test('a notification opens its order', { tag: '@long' }, async ({ page }) => {
    const buyer = await enterBuyer(page)
    const seller = await makeSeller(db)
    const order = await placeOrder({ buyer, seller })
    await takeOrder(order, seller, 'accepted')
    await page.goto('/profile/account')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /الإشعارات/ })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(order.number) })
      .click()
    await expect(page).toHaveURL(`/profile/purchase-orders/${order.id}`)
  })
})

test.describe('in English', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a cash order states who pays whom, and its row is a link', { tag: '@long' }, async ({ page }) => {
    const buyer = await enterBuyer(page)
    const seller = await makeSeller(db)
    const order = await placeOrder({ buyer, seller, payment: 'cod' })
    await page.goto('/profile/purchase-orders?lang=en')
    await page
      .getByRole('row')
      .filter({ hasText: order.number })
      .getByText('Direct sale')
      .click({ force: true })
    await expect(page).toHaveURL(`/profile/purchase-orders/${order.id}?lang=en`)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const question = page.getByRole('dialog', { name: 'Cancel this order?' })
    await expect(question).toContainText('Nothing has been paid')
    await expect(question).not.toContainText(/wallet|refund/)
    await page.keyboard.press('Escape')
    await takeOrder(order, seller, 'accepted', 'in_progress')
    await page.reload()
    await expect(page.getByText(/Pay the seller .*744\.00.* in cash and confirm/)).toBeVisible()
    await expect(page.getByText('You pay the seller in cash on delivery')).toBeVisible()
    for (const name of ['Order timeline', 'Order summary', 'Delivery and payment'])
      await expect(page.getByRole('region', { name })).not.toContainText(/wallet|on hold/i)
    await page.getByRole('link', { name: 'Receipt' }).first().click()
    await expect(page.getByRole('article')).toContainText(
      'Paid by the buyer to the seller in cash on delivery',
    )
  })

  test('the receipt prints both languages on one sheet', { tag: '@long' }, async ({ page }) => {
    const buyer = await enterBuyer(page)
    const seller = await makeSeller(db)
    const order = await placeOrder({ buyer, seller, delivered: true })
    await takeOrder(order, seller, 'accepted', 'in_progress')
    await page.goto(`/profile/purchase-orders/${order.id}?lang=en`)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Receipt' }).first().click()
    await expect(page).toHaveURL(/\/receipt/)
    const sheet = page.getByRole('article')
    for (const words of ['إيصال طلب', 'Order receipt', 'هامور طازج', 'Fresh hamour', 'وليس فاتورة ضريبية'])
      await expect(sheet).toContainText(words)
    await expect(sheet).toContainText(/ريال\s*769\.00\s*SR/)
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(sheet, 'the ink of the light theme').toHaveCSS('color', 'rgb(11, 34, 51)')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Print / save as PDF' })).toBeHidden()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), 'pages').toHaveLength(1)
  })
})

function makeBuyer(): Promise<TestPerson> {
  return addPerson(db, { firstName: 'خالد', lastName: 'السبيعي' })
}
