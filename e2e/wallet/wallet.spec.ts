import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/people/accounts.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { fillWallet } from '#demo/testing/trade/trade.ts'
import { moveMoney } from '#server/wallet/ledgerStore.ts'
import { fromRiyals, type Halalas } from '#shared/base/money.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test, watchFocus } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an empty wallet shows an empty state and a top-up button', { tag: '@long' }, async ({ page }) => {
    await enterAs(page)
    await page.goto('/profile/wallet')
    await expect(page.getByRole('heading', { name: 'لا حركات بعد' })).toBeVisible()
    await expect(availableIn(page, 'المتاح للشراء والسحب')).toContainText('0.00')
    await expect(page.getByRole('button', { name: 'سحب' })).toBeDisabled()
    await expect(page.getByText('لا مبلغ متاح للسحب الآن')).toBeVisible()
    await expectWithin(page)
    await expectAccessible(page)
  })

  test('a card payment tops up the wallet after its approval only', async ({ page }) => {
    const lost = await watchFocus(page)
    await test.step('an approved card payment tops up the wallet', async () => {
      await enterAs(page)
      await page.goto('/profile/wallet')
      const sheet = await chargeSheet(page)
      await sheet.getByLabel('المبلغ', { exact: true }).fill('٢٥٠٫٥٠')
      await sheet.getByRole('radio', { name: 'بطاقة' }).check()
      await expectAccessible(page)
      await sheet.getByRole('button', { name: 'تابع إلى الدفع' }).click()
      await expect(page).toHaveURL(/\/profile\/wallet\/card\/\d+$/)
      await expect(page.getByText('صفحة دفع تجريبية')).toBeVisible()
      await expect(page.getByRole('main')).toContainText('شحن المحفظة')
      await expectWithin(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: /^قبول الدفع .*250\.50\sريال/ }).click()
      await expect(page).toHaveURL(/\/profile\/wallet\?charge=\d+$/)
      await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible()
      await expect(availableIn(page, 'المتاح للشراء والسحب')).toContainText('250.50')
      const line = page.getByRole('listitem').filter({ hasText: 'شحن بالبطاقة' })
      await expect(line).toContainText('+250.50')
      await expectAccessible(page)
    })
    await test.step('a declined card payment changes nothing and can be retried', async () => {
      await enterAs(page)
      await page.goto('/profile/wallet')
      const sheet = await chargeSheet(page)
      await sheet.getByRole('button', { name: '500', exact: true }).click()
      await sheet.getByRole('radio', { name: 'بطاقة' }).check()
      await sheet.getByRole('button', { name: 'تابع إلى الدفع' }).click()
      await page.getByRole('button', { name: 'رفض البطاقة' }).click()
      await expect(page.getByRole('heading', { name: 'لم يتم الدفع' })).toBeVisible()
      await expect(availableIn(page, 'المتاح للشراء والسحب')).toContainText('0.00')
      await expectAccessible(page)
      await expect(page.getByText('لم يُخصم منك شيء')).toBeVisible()
      await page.getByRole('button', { name: 'طريقة دفع أخرى' }).click()
      const again = page.getByRole('dialog', { name: 'شحن الرصيد' })
      await expect(again.getByLabel('المبلغ', { exact: true })).toHaveValue(/^500(\.00)?$/)
      await expect(again.getByRole('radio', { name: 'تحويل بنكي' })).toBeChecked()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^ادفع .*500\.00\sريال.* مرة أخرى$/ }).press('Enter')
      await expect(page).toHaveURL(/\/profile\/wallet\/card\/\d+$/)
      await page.getByRole('button', { name: /^قبول الدفع/ }).click()
      await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible()
      await expect(availableIn(page, 'المتاح للشراء والسحب')).toContainText('500.00')
    })
    expect(lost(), 'controls that lost the focus').toEqual([])
  })

  test('an unfinished card payment stays pending and can be finished', { tag: '@long' }, async ({ page }) => {
    const person = await enterAs(page)
    const id = await cardCharge(page, person, 75)
    await page.goto(`/profile/wallet/card/${id}`)
    await page.getByRole('link', { name: 'العودة دون دفع' }).click()
    await expect(page.getByRole('heading', { name: 'بانتظار تأكيد الدفع' })).toBeVisible()
    await page.getByRole('link', { name: 'إكمال الدفع' }).click()
    await page.getByRole('button', { name: /^قبول الدفع/ }).click()
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible()
    await page.getByRole('region', { name: 'تم الدفع' }).getByRole('button', { name: 'إغلاق' }).click()
    await expect(page).toHaveURL('/profile/wallet')
  })

  test('the payment page of another user is not found', { tag: '@long' }, async ({
    page,
    browser,
    complaints,
  }) => {
    complaints.ignore(/404/)
    const other = await browser.newContext()
    const person = await enterAs(await other.newPage())
    const id = await cardCharge(page, person, 75)
    await other.close()
    await enterAs(page)
    await page.goto(`/profile/wallet/card/${id}`)
    await expect(page.getByRole('heading', { name: 'لم نجد عملية الدفع' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a reported transfer is credited when an operator approves the transfer', async ({ page }) => {
    const person = await enterAs(page)
    await page.goto('/profile/wallet')
    const sheet = await chargeSheet(page)
    await sheet.getByRole('button', { name: '1,000', exact: true }).click()
    await sheet.getByRole('radio', { name: 'تحويل بنكي' }).check()
    await sheet.getByRole('button', { name: 'تابع', exact: true }).click()
    await expect(sheet.getByText(/^SA\d{2}( \d{4}){5}$/)).toBeVisible()
    await expect(sheet.getByText(/^SMK-\w{6}$/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'نسخ: اكتب هذا المرجع في وصف التحويل' })).toBeVisible()

    await sheet.getByRole('button', { name: 'أرسل للتأكيد' }).click()
    await expect(sheet.getByRole('alert')).toContainText('راجع 3 حقول')
    await expect(sheet.getByLabel('البنك المحوَّل منه')).toBeFocused()
    await expectAccessible(page)

    await reportTransfer(sheet, `FT${person.id}A`)
    await sheet.getByRole('button', { name: 'أرسل للتأكيد' }).click()
    await expect(sheet).toBeHidden()
    const underWay = page.getByRole('region', { name: 'قيد المعالجة' })
    await expect(underWay).toContainText(`FT${person.id}A`)
    await expect(underWay).toContainText('بانتظار التأكيد')
    await expect(availableIn(page, 'المتاح للشراء والسحب'), 'in no total').toContainText('0.00')
    await expectAccessible(page)

    await approveTransfers(page, `FT${person.id}A`)
    await expect(availableIn(page, 'المتاح للشراء والسحب')).toContainText('1,000.00')
    await expect(page.getByRole('listitem').filter({ hasText: 'شحن بتحويل بنكي' })).toContainText('+1,000.00')
    await expect(underWay).toBeHidden()

    await page.goto('/home')
    await page.getByRole('button', { name: /^الإشعارات، إشعار واحد/ }).click()
    await page
      .getByRole('dialog', { name: 'الإشعارات' })
      .getByRole('listitem')
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL('/profile/wallet')
  })

  test('a transfer that was already reported is refused at the field of its number', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/409/)
    const person = await enterAs(page)
    await page.goto('/profile/wallet')
    for (const time of ['first', 'second']) {
      const sheet = await chargeSheet(page)
      await sheet.getByRole('button', { name: 'حوّلت المبلغ؟ أرسل الإيصال' }).click()
      await sheet.getByLabel('المبلغ', { exact: true }).fill('300')
      await reportTransfer(sheet, `FT${person.id}B`)
      await sheet.getByRole('button', { name: 'أرسل للتأكيد' }).click()
      if (time === 'first') await expect(sheet).toBeHidden()
    }
    const sheet = page.getByRole('dialog', { name: 'شحن الرصيد' })
    const number = sheet.getByLabel('رقم التحويل')
    await expect(number).toHaveAccessibleDescription('سبق تسجيل هذا التحويل')
    await expect(number).toBeFocused()
    await expect(number).toHaveValue(`FT${person.id}B`)
    await expect(sheet.getByRole('img', { name: 'الإيصال المختار' })).toBeVisible()
  })

  test('the withdrawal form asks before it discards typed values', { tag: '@long' }, async ({ page }) => {
    const { id } = await enterAs(page)
    await fillWallet(db, id, 100)
    await page.goto('/profile/wallet')
    await page.getByRole('button', { name: 'سحب', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'سحب إلى البنك' })
    await sheet.getByLabel('المبلغ', { exact: true }).fill('50')
    await sheet.getByRole('button', { name: 'إلغاء' }).click()
    const question = page.getByRole('dialog', { name: 'إغلاق النموذج؟' })
    await question.getByRole('button', { name: 'متابعة الكتابة' }).click()
    await expect(sheet.getByLabel('المبلغ', { exact: true })).toHaveValue('50')
    await sheet.getByRole('button', { name: 'إلغاء' }).click()
    await question.getByRole('button', { name: 'إغلاق', exact: true }).last().click()
    await expect(sheet).toBeHidden()
  })

  test('a payout accepts only an available amount and a valid IBAN', { tag: '@long' }, async ({ page }) => {
    const { id } = await enterAs(page)
    await fillWallet(db, id, 640.25)
    await page.goto('/profile/wallet')
    await page.getByRole('button', { name: 'سحب', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'سحب إلى البنك' })
    const [amount, iban] = [sheet.getByLabel('المبلغ', { exact: true }), sheet.getByLabel('رقم الآيبان')]
    await amount.fill('٧٠٠')
    await expect(amount).toHaveAccessibleDescription(/المتاح .*640\.25\sريال.* فقط/)
    await iban.fill('SA0380000000608010167518')
    await sheet.getByRole('button', { name: 'اسحب', exact: true }).click()
    await expect(sheet.getByRole('alert')).toContainText('راجع حقلين')
    await expect(iban).toHaveAccessibleDescription(/رقم آيبان سعوديًا صحيحًا/)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'سحب المتاح كله' }).click()
    await expect(amount).toHaveValue('640.25')
    await iban.fill('sa03 8000 0000 6080 1016 7519')
    await expect(iban).toHaveAccessibleDescription('مصرف الراجحي')
    await sheet.getByRole('button', { name: 'اسحب', exact: true }).click()
    await expect(sheet).toBeHidden()
    await expect(availableIn(page, 'المتاح للشراء والسحب')).toContainText('0.00')
    const underWay = page.getByRole('region', { name: 'قيد المعالجة' })
    await expect(underWay).toContainText('SA03 **** 7519')
    await expect(underWay).toContainText('بانتظار التحويل')
    const line = page.getByRole('region', { name: 'كشف الحساب' }).getByRole('listitem').first()
    await expect(line).toContainText('سحب إلى البنك')
    await expect(line).toContainText('−640.25')
    await expectAccessible(page)
  })

  test('the top-up form shows a refusal of the server at its field', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/422/)
    await enterAs(page)
    await page.goto('/profile/wallet')
    const sheet = await chargeSheet(page)
    const amount = sheet.getByLabel('المبلغ', { exact: true })
    await amount.fill('1.005')
    await sheet.getByRole('button', { name: 'تابع', exact: true }).click()
    await expect(amount).toHaveAccessibleDescription('لا أكثر من خانتين عشريتين')
    await expect(amount).toBeFocused()
  })

  test('a retry after a missing answer sends the same idempotency key', async ({ page, complaints }) => {
    complaints.ignore(/500/)
    await enterAs(page)
    await page.goto('/profile/wallet')
    const keys: (string | undefined)[] = []
    await page.route('**/api/wallet/charge', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      return route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } })
    })
    const sheet = await chargeSheet(page)
    await sheet.getByRole('button', { name: '500', exact: true }).click()
    await sheet.getByRole('button', { name: 'تابع', exact: true }).click()
    await expect(sheet.getByRole('alert')).toContainText('إعادة الإرسال لا تكرر الطلب')
    await sheet.getByRole('button', { name: 'تابع', exact: true }).click()
    await expect(sheet.getByText(/^SMK-\w{6}$/)).toBeVisible()
    expect(keys[0]).toMatch(/^\w{16,}$/)
    expect(keys[1]).toBe(keys[0])
  })

  test('the wallet shows the amount, reason and end of each hold and links to its order', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    const order = await soldFor(id, 1440)
    await page.goto('/profile/wallet')
    const held = page.getByRole('region', { name: 'لماذا بعض الرصيد محجوز؟' })
    await expect(held).toContainText('1,440.00 ريال')
    await expect(availableIn(page, 'المتاح للشراء والسحب')).toContainText('0.00')
    const line = page.getByRole('region', { name: 'كشف الحساب' }).getByRole('listitem')
    await expect(line).toHaveCount(1)
    await expect(line).toContainText('بيع')
    await expect(line).toContainText('محجوز حتى')
    await expect(line.getByRole('link')).toHaveAttribute('href', `/profile/sell-orders/${order}`)
    await expectWithin(page)
    await expectAccessible(page)
  })

  test('a wallet that does not load shows an error and can be retried', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/503/)
    await enterAs(page)
    await page.route(/\/api\/wallet(\?|$)/, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } }),
    )
    await page.goto('/profile/wallet')
    await expect(page.getByRole('heading', { name: 'تعذّر تحميل محفظتك' })).toBeVisible()
    await page.unroute(/\/api\/wallet(\?|$)/)
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(page.getByRole('heading', { name: 'كشف الحساب' })).toBeVisible()
  })
})

test.describe('in English, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'locale', value: 'en', url: String(baseURL) }]),
  )

  test('the wallet statement can be filtered, loads older lines and downloads as CSV', async ({ page }) => {
    const person = await enterAs(page)
    for (let line = 1; line <= 22; line += 1) await fillWallet(db, person.id, 100 + line)
    await payOut(page, person, 50.5)
    await page.goto('/profile/wallet')
    const rows = page.getByRole('table', { name: 'Statement' }).locator('tbody tr')
    await expect(rows).toHaveCount(20)
    await expect(rows.first()).toContainText('Bank withdrawal')
    await expect(rows.first()).toContainText('−50.50')
    await page.getByRole('button', { name: 'Show older' }).click()
    await expect(rows).toHaveCount(23)
    await expect(page.getByText(/^Opening balance .*SR\s0\.00/)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Out' }).click()
    await expect(page).toHaveURL('/profile/wallet?direction=out')
    await expect(rows).toHaveCount(1)
    await page.getByRole('tab', { name: 'In' }).click()
    await expect(rows).toHaveCount(20)
    await page.getByRole('tab', { name: 'All' }).click()
    const month = await page.getByLabel('Month').locator('option').nth(1).getAttribute('value')
    await page.getByLabel('Month').selectOption(String(month))
    await expect(page).toHaveURL(`/profile/wallet?month=${month}`)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the statement as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`samak-${month}.csv`)
    const csv = await readFile(await download.path(), 'utf8')
    const lines = csv.trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFNumber,Date,Time,Transaction,Reason,Amount (SR),Change in held balance,Balance after',
    )
    expect(lines).toHaveLength(24)
    expect(lines[1]).toMatch(
      /^23,\d{4}-\d{2}-\d{2},\d{2}:\d{2},Bank withdrawal,SA03 \*{4} 7519,-50\.50,0\.00,2402\.50$/,
    )
  })

  test('a month without transactions shows an empty state and a link to all transactions', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page)
    await fillWallet(db, id, 20)
    await page.goto('/profile/wallet?month=2020-01')
    await expect(page.getByRole('heading', { name: 'No matching transactions' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page).toHaveURL('/profile/wallet')
    await expect(page.getByRole('table', { name: 'Statement' }).locator('tbody tr')).toHaveCount(1)
  })

  test('a top-up by card starts from the account menu and returns to the wallet', { tag: '@long' }, async ({
    page,
  }) => {
    await enterAs(page)
    await page.goto('/profile/account')
    await page.getByRole('complementary').getByRole('link', { name: 'Wallet' }).click()
    await page.getByRole('button', { name: 'Top up' }).click()
    const sheet = page.getByRole('dialog', { name: 'Top up' })
    await sheet.getByRole('button', { name: '2,500' }).click()
    await sheet.getByRole('radio', { name: 'Card' }).check()
    await sheet.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByText('Demo payment page')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Approve payment .*SR\s2,500\.00/ }).click()
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible()
    await expect(availableIn(page, 'Available to spend or withdraw')).toContainText('2,500.00')
    await expectWithin(page)
    await expectAccessible(page)
  })
})

function availableIn(page: Page, name: string): Locator {
  return page.getByRole('region', { name }).getByRole('paragraph').first()
}

async function chargeSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'شحن الرصيد' }).click()
  return page.getByRole('dialog', { name: 'شحن الرصيد' })
}

async function reportTransfer(sheet: Locator, reference: string): Promise<void> {
  await sheet.getByLabel('البنك المحوَّل منه').fill('مصرف الراجحي')
  await sheet.getByLabel('رقم التحويل').fill(reference)
  const buffer = Buffer.from(await (await photograph()).arrayBuffer())
  await sheet
    .getByLabel('صورة الإيصال')
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer })
  await expect(sheet.getByRole('img', { name: 'الإيصال المختار' })).toBeVisible()
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function cardCharge(page: Page, { token }: TestPerson, amount: number): Promise<number> {
  const data = { amount, method: 'card' }
  const answer = await page.request.post('/api/wallet/charge', { headers: bearer(token), data })
  const made = (await answer.json()) as { data: { charge_id: number } }
  return made.data.charge_id
}

async function payOut(page: Page, { token }: TestPerson, amount: number): Promise<void> {
  const data = { amount, iban: 'SA0380000000608010167519', account_holder: 'منى الغامدي' }
  const answer = await page.request.post('/api/wallet/payout', { headers: bearer(token), data })
  expect(answer.status()).toBe(201)
}

/** Approves the transfer with this number as the demo's operator. */
async function approveTransfers(page: Page, reference: string): Promise<void> {
  const operator = demoAccounts.find((one) => 'staffRole' in one)
  const signIn = await page.request.post('/api/login', {
    data: { mobile: operator?.mobile, password: demoPassword },
  })
  const headers = bearer(((await signIn.json()) as { data: { token: string } }).data.token)
  const list = await page.request.get('/api/operator/confirmations?status=pending&limit=100', { headers })
  const { data } = (await list.json()) as {
    data: { data: readonly { id: number; transfer_reference: string }[] }
  }
  const transfer = data.data.find((one) => one.transfer_reference === reference)
  const url = `/api/operator/confirmations/${transfer?.id}/approve`
  expect((await page.request.post(url, { headers, data: {} })).status()).toBe(200)
}

/**
 * Pays the price of an unpaid demo order to this seller, for whom it is held for one hour. Returns the id of the order.
 */
async function soldFor(sellerId: number, riyals: number): Promise<number> {
  const [order] = await db.query<{ id: number; buyer_id: number }>({
    text: `select id, buyer_id from orders o where not exists (select from accounts a where a.order_id = o.id)
           order by id desc limit 1`,
  })
  if (!order) throw new Error('the demo has no unpaid order')
  const amount = fromRiyals(riyals) as Halalas
  const about = { type: 'order', id: order.id } as const
  await fillWallet(db, order.buyer_id, riyals)
  await moveMoney(db, {
    key: `wallet:${order.id}:purchase`,
    type: 'purchase',
    amount,
    about,
    from: { person: order.buyer_id },
    to: { escrow: order.id },
  })
  await moveMoney(db, {
    key: `wallet:${order.id}:sale`,
    type: 'sale',
    amount,
    about,
    from: { escrow: order.id },
    to: { person: sellerId },
    held: { order: order.id, until: new Date(Date.now() + 3_600_000) },
  })
  return order.id
}
