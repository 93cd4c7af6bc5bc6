import type { Locator, Page, Request } from '@playwright/test'
import { addDemand, addMember, addSupply } from '#demo/testing/beharRows.ts'
import { withLong } from '#demo/testing/long.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addRequest } from '#demo/testing/trade/requests.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { fillWallet, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import { spelled, unreadable } from '#demo/testing/typedNumbers.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { paths } from '#shared/base/paths.ts'
import { bidNow, bidPanel, expectLive, otherAmount } from '../support/bids.ts'
import { behar, db } from '../support/database.ts'
import { expect, test } from '../support/fixtures.ts'
import { addGoods } from '../support/goods.ts'
import { disputeOrder, placeOrder, takeOrder } from '../support/orders.ts'
import { addImporter, enterAs } from '../support/person.ts'

/**
 * Every money and weight field sends the shown value, or sends nothing and shows the reason. The test answers the
 * requests, so that it can check their content and the form stays open.
 */

/** A form that is filled in except for its numbers. */
interface Form {
  /** The button that sends the form. */
  readonly button: Locator
  /** The button that confirms a question of the page, if the page asks one. */
  readonly question?: Locator
  /** The path of the call, for `page.route`. */
  readonly call: string
  readonly fields: readonly NumberField[]
}

interface NumberField {
  readonly box: Locator
  /** The field's name in the API. */
  readonly field: string
  /** The typed value in SAR or kilograms and its formatted text (default: 50.5). */
  readonly value?: number
  readonly shown?: string
  /** The value in the API, if its unit differs. */
  readonly wire?: number
  readonly wrong?: readonly string[]
}

const forms: Readonly<Record<string, (page: Page) => Promise<Form>>> = {
  'the refund of a dispute': async (page) => {
    const [buyer, seller] = [await addPerson(db), await makeSeller(db)]
    const order = await placeOrder({ buyer, seller, kilograms: 10, price: 18.25 })
    await disputeOrder(order, { buyer, seller, reason: 'ليست طازجة' })
    await enterAs(page, { staff: 'finance' })
    await page.goto(`/operator/orders?s=${order.number}`)
    await page.getByRole('button', { name: 'افتح التفاصيل' }).click()
    await page.getByLabel('سبب القرار، يراه الطرفان').fill('جزء من الكمية ذائب')
    // The form must not send the earlier value that the button has filled in.
    await page.getByRole('button', { name: 'النصف', exact: true }).click()
    // The reload after a refusal never ends; the next decision must not wait for it.
    await page.route(`**/api/operator/orders/${order.id}`, () => {})
    return {
      button: page.getByRole('main').getByRole('button', { name: 'اعتمد القرار' }),
      question: page.getByRole('dialog').getByRole('button', { name: 'اعتمد القرار' }),
      call: '**/api/operator/orders/*/decide',
      fields: [{ box: page.getByLabel('يعود للمشتري (ريال)'), field: 'refund' }],
    }
  },

  'the charge of a wallet': async (page) => {
    await enterAs(page)
    const sheet = await walletSheet(page, 'شحن الرصيد')
    await sheet.getByRole('button', { name: '500', exact: true }).click()
    return {
      button: sheet.getByRole('button', { name: 'تابع', exact: true }),
      call: '**/api/wallet/charge',
      fields: [{ box: amountIn(sheet), field: 'amount' }],
    }
  },

  'a payout': async (page) => {
    const { id } = await enterAs(page)
    await fillWallet(db, id, 640.25)
    const sheet = await walletSheet(page, 'سحب إلى البنك')
    await sheet.getByRole('button', { name: 'سحب المتاح كله' }).click()
    await sheet.getByLabel('رقم الآيبان').fill('SA0380000000608010167519')
    return {
      button: sheet.getByRole('button', { name: 'اسحب', exact: true }),
      call: '**/api/wallet/payout',
      fields: [{ box: amountIn(sheet), field: 'amount' }],
    }
  },

  'a reported transfer': async (page) => {
    await enterAs(page)
    const sheet = await walletSheet(page, 'شحن الرصيد')
    await sheet.getByRole('button', { name: 'حوّلت', exact: false }).click()
    const form = page.getByRole('form', { name: /حوال|تحويل/ })
    await form.getByLabel('البنك المحوَّل منه').fill('مصرف الراجحي')
    await form.getByLabel('رقم التحويل').fill(`FT${Date.now()}`)
    const buffer = Buffer.from(await (await photograph()).arrayBuffer())
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer })
    return {
      button: form.locator('button[type=submit]'),
      call: '**/api/confirm_bank/create',
      fields: [{ box: amountIn(form), field: 'amount' }],
    }
  },

  'a bid': async (page) => {
    await openAuction(page)
    return {
      button: bidNow(page),
      call: '**/bid',
      fields: [{ box: otherAmount(page), field: 'money', value: 1_050.5, shown: '1,050.50' }],
    }
  },

  'the maximum of a bidder': async (page) => {
    await openAuction(page)
    await bidPanel(page).getByRole('switch', { name: 'زايد عني تلقائيًا' }).click()
    const box = bidPanel(page).getByRole('textbox', { name: 'حدّك الأقصى' })
    return {
      button: bidPanel(page).getByRole('button', { name: 'ابدأ' }),
      call: '**/bid',
      fields: [{ box, field: 'max_money', value: 1_050.5, shown: '1,050.50' }],
    }
  },

  'an offer': async (page) => {
    const id = await addRequest(db, await addPerson(db), { price: 58 })
    await enterAs(page, { type: 'fisherman' })
    await page.goto(`/requests/${id}`)
    const form = page.getByRole('form', { name: 'قدّم عرضك' })
    await form.getByRole('button', { name: /58\.00/ }).click()
    const days = { box: form.getByLabel('يصل خلال (أيام)'), field: 'delivery_days' }
    return {
      button: page.getByRole('button', { name: 'أرسل العرض' }),
      call: '**/api/requests/offers/create',
      fields: [
        { box: form.getByLabel('سعرك للكيلو'), field: 'price' },
        { box: form.getByLabel('الكمية بالكيلوجرام'), field: 'quantity', shown: '50.5' },
        { ...days, value: 12, shown: '12', wrong: ['abc', '-5', '1.5', '61'] },
      ],
    }
  },

  'a request': async (page) => {
    const me = await enterAs(page)
    const id = await addRequest(db, me, { price: 60 })
    await page.goto(`${paths.myRequest(id)}?edit=true`)
    return {
      button: page.getByRole('button', { name: 'احفظ التغييرات' }),
      call: '**/api/requests/update/*',
      fields: [
        { box: page.getByLabel(/^سعرك للكيلو/), field: 'price' },
        { box: page.getByLabel('الكمية', { exact: true }), field: 'quantity', shown: '50.5' },
        { box: page.getByLabel(/^وزن السمكة الواحدة/), field: 'weight', value: 1.5, shown: '1.5' },
      ],
    }
  },

  'a product': async (page) => {
    const { id: sellerId } = await enterAs(page, { type: 'local_seller' })
    const id = await addGoods({ name: 'روبيان السعر', price: 2_000, quantity: 80_000, sellerId })
    await page.goto(paths.myProduct(id))
    return {
      button: page.getByRole('button', { name: 'احفظ التغييرات' }),
      call: '**/api/product/update/*',
      fields: [
        { box: page.getByLabel('السعر للكيلو'), field: 'price' },
        { box: page.getByLabel('عدد الكيلوات'), field: 'quantity', shown: '50.5' },
      ],
    }
  },

  'the stock of a product': async (page) => {
    const { id: sellerId } = await enterAs(page, { type: 'local_seller' })
    await addGoods({ name: 'روبيان الكمية', price: 2_000, quantity: 80_000, sellerId })
    await page.goto(paths.myProducts())
    await page.getByRole('button', { name: 'المزيد عن روبيان الكمية' }).click()
    await page.getByRole('menuitem', { name: 'تحديث الكمية' }).click()
    const dialog = page.getByRole('dialog')
    return {
      button: dialog.getByRole('button', { name: 'تحديث', exact: true }),
      call: '**/api/product/update/*',
      fields: [{ box: dialog.getByLabel('كم كيلو عندك الآن؟'), field: 'quantity', shown: '50.5' }],
    }
  },

  'a product that is listed again': async (page) => {
    const { id: sellerId } = await enterAs(page, { type: 'local_seller' })
    await addGoods({ name: 'روبيان الأمس', price: 2_000, quantity: 80_000, sellerId })
    await page.goto(paths.myProducts())
    await page.getByRole('button', { name: 'المزيد عن روبيان الأمس' }).click()
    await page.getByRole('menuitem', { name: 'إعادة عرض المنتج' }).click()
    const dialog = page.getByRole('dialog')
    return {
      button: dialog.getByRole('button', { name: 'اعرضه للبيع' }),
      call: '**/api/product/relist',
      fields: [{ box: dialog.getByLabel('كم كيلو اليوم؟'), field: 'quantity', shown: '50.5' }],
    }
  },

  'the packed weight': async (page) => {
    const seller = await enterAs(page, { type: 'local_seller' })
    const order = await placeOrder({ buyer: await makeBuyer(db), seller, kilograms: 60, price: 62 })
    await takeOrder(order, seller, 'accepted')
    await page.goto(`/profile/sell-orders/${order.id}`)
    const weights = page.getByRole('region', { name: 'وزن الطلب' })
    const save = { name: 'سجّل الوزن الفعلي' }
    return {
      button: weights.getByRole('button', save),
      question: page.getByRole('dialog', { name: 'تسجيل هذا الوزن؟' }).getByRole('button', save),
      call: '**/weights',
      fields: [{ box: weights.getByLabel(/الوزن الفعلي/), field: 'quantity', shown: '50.5' }],
    }
  },

  'a lot': async (page) => {
    const seller = await enterAs(page, { type: 'local_seller' })
    const id = await openLot(db, seller, { startsInS: 7_200, endsInS: 9_000 })
    await page.goto(`${paths.myAuction(id)}?edit=true`)
    await page.getByRole('radiogroup', { name: 'أقل زيادة' }).getByRole('radio', { name: 'أخرى' }).check()
    const step = page.getByLabel('أقل زيادة بالريال')
    await step.fill('60')
    const whole = { value: 1_050.5, shown: '1,050.50' }
    return {
      button: page.getByRole('button', { name: 'احفظ التغييرات' }),
      call: '**/api/product/update/*',
      fields: [
        { box: page.getByLabel('سعر الافتتاح'), field: 'price', ...whole },
        { box: page.getByLabel(/^أقل سعر تقبله/), field: 'reserve_price', ...whole },
        { box: step, field: 'min_increment' },
      ],
    }
  },

  'a supply': async (page) => {
    await enterAs(page, importer)
    await page.goto(paths.beharMarketMain())
    await page.getByRole('button', { name: 'أضف عرضًا' }).click()
    const sheet = page.getByRole('dialog', { name: 'أضف عرضًا' })
    await fillBeharGoods(page, sheet)
    await sheet.getByLabel('بلد المنشأ').fill('النرو')
    await page.getByRole('option', { name: 'النرويج' }).click()
    await sheet.getByLabel('متاح حتى').fill(riyadhDay(addDays(new Date(), 30)))
    await sheet.getByLabel('الكمية').fill('800')
    return {
      button: sheet.getByRole('button', { name: 'أضف العرض' }),
      call: '**/behar-market/supply/add',
      fields: [
        { box: sheet.getByLabel('سعر الكيلو'), field: 'price' },
        { box: sheet.getByLabel('الكمية'), field: 'quantity', shown: '50.5' },
      ],
    }
  },

  'the sale of a part of a supply': async (page) => {
    const me = await enterAs(page, importer)
    await addMember(behar, me, 'هند العتيبي')
    await addSupply(behar, me, { fish: 'zubaidi', category: 'chilled', size: 'jumbo', quantity: 6_000 })
    await page.goto(`${paths.myDemands()}?of=supplies`)
    await page.getByRole('button', { name: /^تم البيع، S-/ }).click()
    const sheet = page.getByRole('dialog', { name: 'تم البيع' })
    return {
      button: sheet.getByRole('button', { name: 'سجّل البيع' }),
      call: '**/behar-market/supply/update/sell',
      fields: [{ box: sheet.getByLabel('الكمية'), field: 'quantity', shown: '50.5' }],
    }
  },

  'an interest in a match': async (page) => {
    const me = await enterAs(page, importer)
    const other = await addImporter('سارة', 'الحربي')
    await addMember(behar, me, 'هند العتيبي')
    const goods = { fish: 'nile-perch', category: 'smoked', size: 'jumbo' }
    await addSupply(behar, other, { ...goods, price: 20 })
    await addDemand(behar, me, { ...goods, target: 21 })
    await page.goto(paths.myDemands())
    await page.getByRole('button', { name: /^أرسل اهتمامك، S-/ }).click()
    const sheet = page.getByRole('dialog', { name: 'أرسل اهتمامك' })
    return {
      button: sheet.getByRole('button', { name: 'إرسال' }),
      call: '**/behar-market/deals/add',
      fields: [{ box: sheet.getByLabel('الكمية'), field: 'quantity', shown: '50.5' }],
    }
  },

  'the target of a demand': async (page) => {
    await enterAs(page, importer)
    await page.goto(paths.myDemands())
    await page.getByRole('button', { name: 'أضف طلبًا' }).click()
    const sheet = page.getByRole('dialog', { name: 'أضف طلبًا' })
    await fillBeharGoods(page, sheet)
    await sheet.getByLabel('مطلوب قبل').fill(riyadhDay(addDays(new Date(), 11)))
    await sheet.getByLabel('الكمية').fill('900')
    return {
      button: sheet.getByRole('button', { name: 'أضف الطلب' }),
      call: '**/behar-market/demand/add',
      fields: [{ box: sheet.getByLabel('السعر المستهدف للكيلو'), field: 'target_price' }],
    }
  },

  'the fee of a delivery method': async (page) => {
    await enterAs(page, { staff: 'editor' })
    await page.goto('/operator/lists?list=delivery_methods')
    await page.getByRole('button', { name: 'أضف خيارًا' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('الاسم بالعربية').fill('تجربة')
    await sheet.getByLabel('الاسم بالإنجليزية').fill('Trial')
    return {
      button: sheet.getByRole('button', { name: 'احفظ' }),
      call: '**/api/operator/options',
      fields: [{ box: sheet.getByLabel('الرسوم (ريال)'), field: 'fee', wrong: ['', ...unreadable] }],
    }
  },

  'the price of a plan': async (page) => {
    await enterAs(page, { staff: 'finance' })
    await page.goto('/operator/plans')
    await page.getByRole('button', { name: 'أضف باقة' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('الاسم بالعربية').fill('تجربة')
    await sheet.getByLabel('الاسم بالإنجليزية').fill('Trial')
    return {
      button: sheet.getByRole('button', { name: 'احفظ' }),
      call: '**/api/operator/plans',
      fields: [{ box: sheet.getByLabel('السعر'), field: 'price', wrong: ['', '0', ...unreadable] }],
    }
  },

  'the coordinates of a city': async (page) => {
    await enterAs(page, { staff: 'editor' })
    await page.goto('/operator/lists?list=cities')
    await page.getByRole('button', { name: 'أضف مدينة' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('الاسم بالعربية').fill('تجربة')
    await sheet.getByLabel('الاسم بالإنجليزية').fill('Trial')
    await sheet.getByLabel('المنطقة').selectOption({ label: 'الشرقية' })
    const wrong = ['abc', '1.2.3', '26.4345678', '200']
    return {
      button: sheet.getByRole('button', { name: 'احفظ' }),
      call: '**/api/operator/cities',
      fields: [
        {
          box: sheet.getByLabel(/^خط العرض/),
          field: 'latitude',
          value: 26.434567,
          shown: '26.434567',
          wrong,
        },
      ],
    }
  },

  'the price of an alert': async (page) => {
    await enterAs(page)
    await page.goto('/prices/hamour')
    await page.getByRole('button', { name: 'نبّهني عن هامور' }).click()
    const sheet = page.getByRole('dialog', { name: 'تنبيه عن هامور' })
    return {
      button: sheet.getByRole('button', { name: 'حفظ التنبيه' }),
      call: '**/api/profile/alerts',
      fields: [{ box: sheet.getByLabel('السعر الذي تريده للكيلو'), field: 'price' }],
    }
  },

  'the settings of the market': async (page) => {
    await enterAs(page, { staff: 'administrator' })
    await page.goto('/operator/settings')
    // The API expects basis points and seconds.
    const commission = { box: page.getByLabel('عمولة السوق'), field: 'commission_bp' }
    const hours = { box: page.getByLabel('مهلة الإرجاع', { exact: true }), field: 'return_s' }
    return {
      button: page.getByRole('button', { name: 'احفظ الإعدادات' }),
      call: '**/api/operator/settings',
      fields: [
        { ...commission, value: 2.5, shown: '2.5', wire: 250 },
        { ...hours, value: 25.5, shown: '25.5', wire: 91_800 },
      ],
    }
  },
}

/** The gate tests one form of each kind. checks/amounts.test.ts proves that all fields share one implementation. */
const inGate = ['a bid', 'the packed weight']

for (const [name, open] of Object.entries(forms)) {
  const tag = inGate.includes(name) ? [] : ['@long']
  test(`the form for ${name} sends the shown value`, { tag }, async ({ page, complaints }) => {
    complaints.ignore(/422/)
    const { button, question, call, fields } = await open(page)
    const sent = await keepFrom(page, call)
    for (const { box, field, value = 50.5, shown = '50.50', wire = value, wrong = unreadable } of fields) {
      // checks/typedNumbers.test.ts tests every text. The gate uses a few of them, to test the connection between field and
      // request.
      const [refused, read] = withLong
        ? [wrong, spelled(value)]
        : [wrong.slice(0, 2), spelled(value).slice(-1)]
      const carried = () => sent.map((request) => fieldOf(request, field))
      for (const text of refused) {
        await box.fill(text)
        if (await button.isEnabled()) await button.click()
        await expect(box, text).toHaveAttribute('aria-invalid', 'true')
        await expect(box).toHaveAccessibleDescription(/\S/)
        await expect(box, text).toHaveValue(text)
        expect(carried(), text).toEqual([])
      }
      for (const text of read) {
        await box.fill(text)
        await button.click()
        await question?.click()
        await expect.poll(carried, text).toEqual([wire])
        await expect(box).toHaveValue(shown)
        // A click is ignored while the form is being sent.
        await expect(button).not.toHaveAttribute('aria-busy', 'true')
        sent.length = 0
      }
    }
  })
}

test('an unreadable price filter shows an error and does not filter', { tag: '@long' }, async ({ page }) => {
  await page.goto('/local-market?priceMin=20')
  const least = page.getByLabel('أقل سعر للكيلو بالريال')
  await expect(least).toHaveValue('20')
  await least.fill('abc')
  await least.press('Enter')
  await expect(least).toHaveAccessibleDescription(/اكتب المبلغ بالأرقام/)
  await expect(page).toHaveURL('/local-market')
  await expect(least).toHaveValue('abc')
  await least.fill('٥٠٫٥')
  await least.press('Enter')
  await expect(page).toHaveURL('/local-market?priceMin=50.5')
  await expect(least).toHaveValue('50.50')
})

test('an unreadable quantity is not replaced by an earlier quantity', async ({ page }) => {
  const id = await addGoods({ name: 'روبيان الحجز', price: 2_000, quantity: 80_000 })
  await enterAs(page)
  await page.goto(`/local-market/${id}`)
  const quantity = page.getByLabel('الكمية بالكيلوجرام')
  const add = page.getByRole('main').getByRole('button', { name: 'أضف إلى السلة', exact: true })
  const total = page.getByRole('status').filter({ hasText: 'الإجمالي' })
  await quantity.fill('٢٫٥')
  await expect(total).toContainText('50.00')
  for (const text of ['abc', '1.2345', '']) {
    await quantity.fill(text)
    await expect(add).toBeDisabled()
    await expect(page.getByText('صحّح الكمية أولًا')).toBeVisible()
    await expect(total).not.toContainText('50.00')
    await quantity.blur()
    await expect(quantity).toHaveAccessibleDescription(/\S/)
    await expect(quantity).toHaveValue(text)
  }
  await quantity.fill('3,5')
  await expect(total).toContainText('70.00')
  await add.click()
  await expect(quantity).toHaveValue('3.5')
  await expect(page.getByText('أُضيف المنتج إلى السلة')).toBeVisible()
  await page.goto('/cart')
  const line = page.getByLabel(/^كمية روبيان الحجز/)
  await expect(line).toHaveValue('3.5')
  await line.fill('abc')
  await expect(page.getByText('صحّح الكمية أولًا')).toBeVisible()
  await expect(page.getByRole('button', { name: /^أكّد/ })).toBeDisabled()
})

async function walletSheet(page: Page, button: string, title = button): Promise<Locator> {
  await page.goto('/profile/wallet')
  await page.getByRole('button', { name: button, exact: true }).click()
  return page.getByRole('dialog', { name: title })
}

function amountIn(part: Locator): Locator {
  return part.getByLabel('المبلغ', { exact: true })
}

const importer = { type: 'international_seller', firstName: 'هند', lastName: 'العتيبي' } as const

async function fillBeharGoods(page: Page, sheet: Locator): Promise<void> {
  await sheet.getByLabel('نوع السمك').fill('زبيد')
  await page.getByRole('option', { name: 'زبيدي' }).first().click()
  await sheet.getByRole('radio', { name: 'مبرد' }).check()
  await sheet.getByLabel('الحجم').selectOption('جامبو')
}

async function openAuction(page: Page): Promise<void> {
  const id = await openLot(db, await makeSeller(db), { endsInS: 1_800 })
  await enterAs(page, { type: 'local_seller' })
  await page.goto(`/auctions/${id}`)
  await expectLive(page)
}

/** Records the requests of a call and refuses each request. */
async function keepFrom(page: Page, call: string): Promise<Request[]> {
  const sent: Request[] = []
  await page.route(call, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.push(route.request())
    const body = { ok: false, code: 'validation_failed', message: 'راجع الحقول المشار إليها', errors: {} }
    // The integration has another origin.
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ status: 422, headers, json: body })
  })
  return sent
}

/** Returns a number from anywhere in a JSON body or in form data. */
function fieldOf(request: Request, field: string): number {
  const text = request.postDataBuffer()?.toString('latin1') ?? ''
  const found =
    new RegExp(`"${field}":(-?[\\d.]+)`).exec(text) ??
    new RegExp(`name="${field}"\\r\\n\\r\\n([^\\r]*)`).exec(text)
  return Number(found?.[1])
}
