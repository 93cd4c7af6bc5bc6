import type { Page } from '@playwright/test'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test, watchFocus } from '../support/fixtures.ts'
import { addGoods, changeGoods } from '../support/goods.ts'
import * as ordering from '../support/ordering.ts'
import { openAlive } from '../support/people.ts'
import { photo } from '../support/pictures.ts'

const open = async (page: Page, id: number, quantity?: number) => {
  await openAlive(page, `/local-market/${id}/confirmation${quantity ? `?quantity=${quantity}` : ''}`)
  await expect(ordering.orderForm(page)).toBeVisible()
}

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a buyer goes from a product to its confirmation and pays by wallet', async ({ page }) => {
    const lost = await watchFocus(page)
    const me = await ordering.enterWith(page, 500)
    const id = await addGoods({ name: 'صافي للشراء', price: 2_399, quantity: 85_000 })
    await db.query({
      text: `update products set landing_place_ar = 'مرفأ دارين' where id = $1`,
      values: [id],
    })
    await openAlive(page, `/local-market/${id}`)
    const wanted = page.getByLabel('الكمية بالكيلوجرام')
    await wanted.fill('٢')
    await wanted.press('Enter')
    await page.getByRole('link', { name: 'شراء الآن' }).click()
    await expect(page).toHaveURL(`/local-market/${id}/confirmation?quantity=2`)
    await expect(ordering.orderForm(page)).toBeVisible()
    await expect(wanted).toHaveValue('2')
    await page.getByRole('button', { name: 'أنقص نصف كيلو' }).click()
    await expect(wanted).toHaveValue('1.5')
    await expect(page.getByRole('radio', { name: 'استلام من السوق', exact: true })).toBeChecked()
    const methods = page.getByRole('group', { name: 'طريقة الاستلام' }).getByRole('radio')
    expect(
      await methods.evaluateAll((radios) => radios.map((each) => each.getAttribute('aria-label'))),
    ).toEqual([...['استلام من السوق', 'استلام من المرفأ', 'توصيل من البائع', 'شركة توصيل', 'توصيل مبرّد']])
    await expect(page.getByRole('radio', { name: 'استلام من المرفأ' })).toHaveAccessibleDescription(
      /مرفأ دارين، مجانًا/,
    )
    // The arrival depends on the city, which is not chosen yet.
    await expect(page.getByText(/يصل/)).toHaveCount(0)
    await ordering.choose(page, 'توصيل مبرّد')
    // 1.5 kg at SR 23.99 are SR 35.985, truncated to SR 35.98. The refrigerated transport costs SR 35.00.
    await expect(ordering.summary(page)).toContainText('35.98')
    await expect(ordering.summary(page).getByRole('status')).toContainText('70.98')
    await expect(page.getByText('المتاح ⁨500.00 ريال⁩')).toBeVisible()
    // axe reports a choice that is half covered by the header as too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page)
    await expectWithin(page)
    await ordering.fillAddress(page)
    // The label of the fee names the city of the goods and the city of the address.
    await expect(page.getByRole('radio', { name: 'توصيل مبرّد' })).toHaveAccessibleDescription(
      /35\.00\sريال.*(داخل|من .+ إلى) .القطيف. · يصل /,
    )
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    await expect(page.getByText('دُفع من محفظتك، ووصل طلبك إلى البائع.')).toBeVisible()
    const [order] = await ordering.ordersOf(me.id)
    expect(order).toMatchObject({ status: 'pending', payment_status: 'paid', subtotal: 3_598, total: 7_098 })
    expect(order?.address).toMatchObject({
      recipient_name: 'منى الغامدي',
      address: 'حي الناصرة، مبنى 3412',
      region: 'الشرقية',
    })
    expect(await ordering.leftOf(id)).toBe(83_500)
    await expectAccessible(page)
    await expectWithin(page)
    await page.reload()
    const number = orderNumber(order?.id ?? 0)
    await expect(page.getByText(number)).toBeVisible()
    await page.getByRole('link', { name: new RegExp(`عرض الطلب.*${number}`) }).click()
    await expect(page).toHaveURL(`/profile/purchase-orders/${order?.id}`)
    expect(lost(), 'controls that lost the focus').toEqual([])
  })

  test('a delivery to a distant city arrives two days later, and goods without a landing place have no pickup at a port', {
    tag: '@long',
  }, async ({ page }) => {
    await ordering.enterWith(page, 500)
    const id = await addGoods({ name: 'صافي من الدمام', price: 2_000, quantity: 9_000 })
    await db.query({
      text: `update products set city_id = (select id from cities where code = 'dammam'), landing_place_ar = null where id = $1`,
      values: [id],
    })
    await open(page, id, 1)
    await expect(page.getByRole('radio', { name: 'استلام من السوق' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'استلام من المرفأ' })).toHaveCount(0)
    await ordering.choose(page, 'توصيل من البائع')
    const own = page.getByRole('radio', { name: 'توصيل من البائع' })
    const city = ordering.orderForm(page).getByLabel('المدينة')
    await city.selectOption({ label: 'القطيف' })
    await expect(own).toHaveAccessibleDescription(/من .الدمام. إلى .القطيف. · يصل (اليوم|غدًا)/)
    await city.selectOption({ label: 'المدينة المنورة' })
    await expect(own).toHaveAccessibleDescription(/يصل (الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت)/)
    await expectWithin(page)
    await page.getByLabel('الحي والمبنى').fill('حي العزيزية، مبنى 7')
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    await page.getByRole('link', { name: /عرض الطلب/ }).click()
    await expect(page.getByRole('region', { name: 'التوصيل والدفع' })).toContainText(
      /إن قُبل الآن: يصل (الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت)/,
    )
  })

  test('a buyer orders fish as fillet, and the order names the preparation and the VAT', async ({ page }) => {
    const seller = await makeSeller(db)
    await db.query({
      text: "update users set vat_number = '300123456700003' where id = $1",
      values: [seller.id],
    })
    await ordering.enterWith(page, 500)
    const id = await addGoods({
      name: 'هامور للتقطيع',
      price: 6_000,
      quantity: 20_000,
      sellerId: seller.id,
      preparations: { gutted: 0, fillet: 800 },
    })
    const choice = page.getByRole('group', { name: 'التجهيز' })
    const fillet = choice.getByRole('radio', { name: /^فيليه/ })
    await test.step('the price of the product follows the preparation, by keyboard', async () => {
      await openAlive(page, `/local-market/${id}`)
      await page.getByLabel('الكمية بالكيلوجرام').fill('2')
      await choice.getByRole('radio', { name: 'كامل' }).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(fillet).toBeChecked()
      await expect(choice).toContainText('الوزن قبل التنظيف')
      await expect(page.getByRole('status').filter({ hasText: 'ريال' })).toContainText('136.00')
      await expectAccessible(page)
      await expectWithin(page)
      await page.getByRole('link', { name: 'شراء الآن' }).click()
      await expect(page).toHaveURL(`/local-market/${id}/confirmation?quantity=2&preparation=fillet`)
    })
    await test.step('the form keeps the preparation and asks again when the seller stops offering it', async () => {
      await expect(ordering.orderForm(page)).toBeVisible()
      await page.reload()
      await expect(fillet).toBeChecked()
      await ordering.choose(page, 'استلام من السوق')
      await expect(ordering.summary(page)).toContainText('هامور للتقطيع (فيليه)، 2 كجم')
      await expect(ordering.summary(page)).toContainText(/شامل ضريبة القيمة المضافة 15%\s*17\.74/)
      await expectAccessible(page)
      await changeGoods(id, { preparations: { gutted: 0 } })
      await ordering.confirmButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'لم يعد البائع يقدّم «فيليه»' })).toBeFocused()
      await choice.getByRole('radio', { name: /^منزوع الأحشاء/ }).check()
      await expect(ordering.summary(page).getByRole('status')).toContainText('120.00')
      await ordering.confirmButton(page).click()
      await ordering.expectPlaced(page, 'استلمنا طلبك')
    })
    await test.step('the order and its receipt name the preparation and the VAT', async () => {
      await page.getByRole('link', { name: /عرض الطلب/ }).click()
      const goods = page.getByRole('region', { name: 'المنتجات' })
      await expect(goods).toContainText('منزوع الأحشاء مجانًا')
      await expect(goods).toContainText('الوزن قبل التنظيف')
      await expect(ordering.summary(page)).toContainText(/شامل ضريبة القيمة المضافة 15%\s*15\.65/)
      await page.getByRole('link', { name: 'الإيصال' }).first().click()
      const sheet = page.getByRole('article')
      for (const words of ['منزوع الأحشاء', 'Gutted', 'Includes 15% VAT', '300123456700003'])
        await expect(sheet).toContainText(words)
      await expectAccessible(page)
      await expectWithin(page)
    })
  })

  test('a pickup in cash needs no address, and a bank transfer shows the account and the receipt form', async ({
    page,
    context,
  }) => {
    await test.step('a pickup paid in cash needs no address', async () => {
      const me = await ordering.enterWith(page, 0)
      const id = await addGoods({ name: 'كنعد بالكاش', price: 5_000, quantity: 9_000 })
      await open(page, id, 2)
      await ordering.choose(page, 'استلام من السوق')
      await expect(page.getByLabel('الحي والمبنى')).toHaveCount(0)
      await expect(page.getByText('تستلم السمك بنفسك، فلا يلزم عنوان.')).toBeVisible()
      await ordering.choose(page, 'الدفع عند الاستلام')
      await expect(ordering.summary(page).getByRole('status')).toContainText('100.00')
      await page.getByLabel('ملاحظة للبائع').fill('التنظيف للشوي')
      await ordering.confirmButton(page).click()
      await ordering.expectPlaced(page, 'استلمنا طلبك')
      await expect(page.getByText('وصل طلبك إلى البائع، وتدفع عند الاستلام.')).toBeVisible()
      expect(await ordering.ordersOf(me.id)).toEqual([
        expect.objectContaining({
          status: 'pending',
          payment_status: 'unpaid',
          address: null,
          body: 'التنظيف للشوي',
          total: 10_000,
        }),
      ])
    })
    await test.step('a bank transfer shows the account with copy buttons and the receipt form', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await ordering.enterWith(page, 0)
      const id = await addGoods({ name: 'هامور بالتحويل', price: 6_200, quantity: 9_000 })
      await open(page, id, 3)
      await ordering.choose(page, 'استلام من السوق')
      await ordering.choose(page, 'تحويل بنكي')
      await ordering.confirmButton(page).click()
      await ordering.expectPlaced(page, 'استلمنا طلبك')
      const account = page.getByRole('region', { name: 'بقي أن تحوّل المبلغ' })
      await expect(account).toContainText('186.00')
      await expect(account).toContainText(/SA\d\d \d{4}/)
      await expect(page.getByText(/حتى .*وإلا أُلغي الطلب/)).toBeVisible()
      await account.getByRole('button', { name: 'نسخ: رقم الآيبان' }).click()
      await expect(page.getByText('نُسخ: رقم الآيبان')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^SA\d{2}[0-9A-Z]{20}$/)
      await account.getByRole('button', { name: 'نسخ: المبلغ' }).click()
      await expect(page.getByText('نُسخ: المبلغ')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('186.00')
      await expectAccessible(page)
      await account.getByRole('button', { name: 'حوّلت؟ أرسل الإيصال' }).click()
      await expect(account.getByRole('form')).toBeVisible()
      const amount = account.getByLabel('المبلغ', { exact: true })
      await expect(amount).toHaveValue('186.00')
      await amount.focus()
      await amount.blur()
      await expect(amount).toHaveValue('186.00')
      // Opening the form scrolls the page, so the header may cover half of a copy button.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(page)
    })
    await test.step('the order shows the transfer whose receipt was sent', async () => {
      const form = page.getByRole('form', { name: 'تأكيد التحويل البنكي' })
      await form.getByLabel('البنك المحوَّل منه').fill('مصرف الراجحي')
      await form.getByLabel('رقم التحويل').fill(`FT-${Date.now()}`)
      await form.getByLabel('صورة الإيصال').setInputFiles(await photo('receipt.jpg'))
      await form.getByRole('button', { name: 'أرسل للتأكيد' }).click()
      await expect(page.getByText('وصلنا إيصالك')).toBeVisible()
      await page.getByRole('link', { name: /عرض الطلب/ }).click()
      const sent = page.getByRole('region', { name: 'التحويل الذي أرسلته' })
      await expect(sent).toContainText('بانتظار المراجعة')
      await expect(sent).toContainText('186.00')
      await expect(sent).toContainText(/أُرسل .*اليوم/)
      await expect(sent.getByRole('img', { name: 'الإيصال الذي أرسلته' })).toBeVisible()
      await expectAccessible(page)
      await expectWithin(page)
    })
  })

  test('an insufficient wallet leads to a top-up of the missing amount and back to the order form', {
    tag: '@long',
  }, async ({ page }) => {
    await ordering.enterWith(page, 50)
    const id = await addGoods({ name: 'روبيان غالٍ', price: 8_000, quantity: 9_000 })
    await open(page, id, 2)
    await expectAccessible(page)
    await ordering.choose(page, 'توصيل مبرّد')
    await expect(page.getByRole('radio', { name: 'المحفظة' })).toBeDisabled()
    await expect(page.getByText('المتاح ⁨50.00 ريال⁩، ينقصك ⁨145.00 ريال⁩')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'بطاقة', exact: true })).toBeChecked()
    await page.getByLabel('الحي والمبنى').fill('خلف المسجد')
    await page.getByRole('link', { name: 'شحن الرصيد' }).click()
    await expect(page).toHaveURL('/profile/wallet?topUp=145')
    const sheet = page.getByRole('dialog', { name: 'شحن الرصيد' })
    await expect(sheet.getByLabel('المبلغ', { exact: true })).toHaveValue('145')
    await expect(sheet.getByRole('radio', { name: 'بطاقة', exact: true })).toBeChecked()
    await sheet.getByRole('button', { name: 'تابع إلى الدفع' }).click()
    await page.getByRole('button', { name: /^قبول الدفع/ }).click()
    await expect(page).toHaveURL(/wallet\?charge=\d+$/)
    await page.getByRole('button', { name: 'العودة لإكمال الدفع' }).click()
    await expect(page).toHaveURL(/\/confirmation/)
    await expect(page.getByLabel('الحي والمبنى')).toHaveValue('خلف المسجد')
    await expect(page.getByRole('radio', { name: 'المحفظة' })).toBeChecked()
    await expect(page.getByText('المتاح ⁨195.00 ريال⁩، ويبقى بعد الدفع ⁨0.00 ريال⁩')).toBeVisible()
    await page.goto('/profile/wallet')
    await expect(page.getByRole('heading', { name: 'كشف الحساب' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'العودة لإكمال الدفع' })).toHaveCount(0)
  })

  test('the order form keeps its input after back, forward and a reload', { tag: '@long' }, async ({
    page,
  }) => {
    await ordering.enterWith(page, 900)
    const id = await addGoods({ name: 'بياض باقٍ', price: 3_000, quantity: 9_000 })
    await openAlive(page, `/local-market/${id}`)
    await page.getByRole('link', { name: 'شراء الآن' }).click()
    await ordering.fillAddress(page)
    await page.getByLabel('ملاحظة للبائع').fill('بلا رأس')
    await ordering.choose(page, 'تحويل بنكي')
    await page.getByRole('button', { name: 'زد نصف كيلو' }).click()
    await page.goBack()
    await expect(page).toHaveURL(`/local-market/${id}`)
    await page.goForward()
    const expectInput = async () => {
      await expect(page.getByLabel('الحي والمبنى')).toHaveValue('حي الناصرة، مبنى 3412')
      await expect(page.getByLabel('المدينة')).not.toHaveValue('')
      await expect(page.getByLabel('ملاحظة للبائع')).toHaveValue('بلا رأس')
      await expect(page.getByRole('radio', { name: 'تحويل بنكي' })).toBeChecked()
      await expect(page.getByLabel('الكمية بالكيلوجرام')).toHaveValue('1.5')
    }
    await expectInput()
    await page.reload()
    await expectInput()
  })

  test('missing and wrong fields of the order form show errors, and a list above the form links to the fields', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/422/)
    const me = await ordering.enterWith(page, 900)
    const id = await addGoods({ name: 'شعري ناقص', price: 3_000, quantity: 9_000 })
    await open(page, id)
    await ordering.choose(page, 'توصيل مبرّد')
    await page.getByLabel('اسم المستلم').fill(' ')
    await ordering.confirmButton(page).click()
    await expect(page.getByLabel('اسم المستلم')).toBeFocused()
    const trouble = page.getByRole('alert').filter({ hasText: 'أكمل ما يلي قبل التأكيد' })
    await trouble.getByRole('button', { name: 'المدينة' }).click()
    await expect(page.getByLabel('المدينة')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('اسم المستلم').fill('أحمد عمران')
    await ordering.fillAddress(page)
    await page.getByLabel('الرمز البريدي').fill('٩٩')
    await ordering.confirmButton(page).click()
    await expect(page.getByLabel('الرمز البريدي')).toBeFocused()
    const error = page.getByText('اكتب رمزًا بريديًا من 5 أرقام')
    await expect(error).toBeVisible()
    const [below, dock] = await Promise.all([error.boundingBox(), page.locator('[data-dock]').boundingBox()])
    expect((below?.y ?? 0) + (below?.height ?? 0), 'above the dock').toBeLessThanOrEqual(dock?.y ?? 0)
    await page.getByLabel('الرمز البريدي').fill('٣٢٦٥٤')
    await page.getByLabel('العنوان المختصر').fill('rqna3412')
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    const [order] = await ordering.ordersOf(me.id)
    expect(order?.address).toMatchObject({ zip_code: '32654', short_address: 'RQNA3412' })
  })
})

test.describe('in Arabic, with saved addresses:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an order saves its address once, and later orders choose and edit it', async ({ page }) => {
    const me = await ordering.enterWith(page, 900)
    const first = await addGoods({ name: 'صافي العنوان', price: 2_500, quantity: 9_000 })
    await open(page, first)
    await ordering.fillAddress(page)
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    const second = await addGoods({ name: 'هامور العنوان', price: 2_500, quantity: 9_000 })
    await open(page, second)
    await ordering.choose(page, 'توصيل مبرّد')
    const saved = page.getByRole('radio', { name: 'منى الغامدي' })
    await expect(saved).toBeChecked()
    await expect(page.getByLabel('المدينة'), 'the city belongs to the address').toHaveCount(0)
    await test.step('an edit stays after a reload', async () => {
      await page.getByRole('button', { name: /^تعديل: .*حي الناصرة/ }).click()
      const sheet = page.getByRole('dialog', { name: 'تعديل العنوان' })
      await sheet.getByLabel('الحي والمبنى').fill('')
      await sheet.getByLabel('الحي والمبنى').press('Enter')
      await expect(sheet.getByLabel('الحي والمبنى')).toBeFocused()
      await expectAccessible(page)
      await sheet.getByLabel('الحي والمبنى').pressSequentially('حي المزروع، مبنى 7')
      await sheet.getByLabel('الشارع').fill('شارع الملك فيصل')
      await sheet.getByLabel('الشارع').press('Enter')
      await expect(sheet).toHaveCount(0)
      await expect(
        page.getByText('⁨حي المزروع، مبنى 7⁩ · ⁨شارع الملك فيصل⁩ · ⁨القطيف، المنطقة الشرقية⁩'),
      ).toBeVisible()
      await page.reload()
      await expect(saved).toBeChecked()
      await expect(page.getByText('⁨حي المزروع، مبنى 7⁩')).toBeVisible()
    })
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    const orders = await ordering.ordersOf(me.id)
    expect(orders.map(({ address }) => address?.address)).toEqual([
      'حي الناصرة، مبنى 3412',
      'حي المزروع، مبنى 7',
    ])
    await test.step('the account lists one address', async () => {
      await openAlive(page, '/profile/addresses')
      const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'منى الغامدي' })
      await expect(entries).toHaveCount(1)
      await expect(entries).toContainText('الأساسي')
      await expectAccessible(page)
      await expectWithin(page)
    })
  })
})

test.describe('in English', () => {
  test('an imported product can be ordered, and ordered again as a special product to the same address', {
    tag: '@long',
  }, async ({ page }) => {
    const me = await ordering.enterWith(page, 5_000)
    const [imported] = await db.query<{ id: number }>({
      text: `select id from products where origin = 'imported' and sale_type = 'normal' and status = 'active'
             and quantity_grams > 20000 order by id limit 1`,
    })
    const path = `/international-market/main/${imported?.id}`
    await openAlive(page, `${path}?lang=en`)
    await page.getByRole('link', { name: 'Buy now' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}/confirmation\\?`))
    const form = page.getByRole('form', { name: 'Order form' })
    await expect(form).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Refrigerated delivery' }).check()
    await form.getByLabel('City').selectOption({ label: 'Jeddah' })
    await form.getByLabel('District and building').fill('Al Shati, 12')
    await page.getByRole('button', { name: /^Place order and pay/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
    await expectAccessible(page)
    await openAlive(page, `/special-products/${imported?.id}/confirmation?lang=en&quantity=1.5`)
    await expect(page.getByLabel('Quantity in kilograms')).toHaveValue('1.5')
    await page.getByRole('radio', { name: 'Refrigerated delivery' }).check()
    await expect(page.getByRole('radio', { name: 'منى الغامدي' })).toBeChecked()
    await expect(page.getByText('⁨Al Shati, 12⁩ · ⁨Jeddah (Makkah region)⁩')).toBeVisible()
    await expect(page.getByLabel('City'), 'the city belongs to the address').toHaveCount(0)
    await page.getByRole('button', { name: /^Place order and pay/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
    const orders = await ordering.ordersOf(me.id)
    expect(orders.map(({ address }) => address?.address)).toEqual(['Al Shati, 12', 'Al Shati, 12'])
  })
})
