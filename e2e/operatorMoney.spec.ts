import type { Locator, Page } from '@playwright/test'
import type { Database } from '#node/db.ts'
import type { Confirmation, Wallet } from '#shared/wallet/contract.ts'
import { ask, formOf } from '#world/testing/ask.ts'
import { addPerson, type TestPerson } from '#world/testing/people.ts'
import { photograph } from '#world/testing/selling.ts'
import { fillWallet, makeSeller } from '#world/testing/trade.ts'
import { expect, expectAccessible, expectWithin, test } from './fixtures.ts'
import { disputeOrder, lookAtOrder, placeOrder } from './orders.ts'
import { enterAs, openSiteDatabase } from './person.ts'

let db: Database
test.beforeAll(() => {
  db = openSiteDatabase()
})
test.afterAll(() => db.close())

const site = () => ({ url: String(process.env.SITE_URL) })

/** A transfer that somebody told of, with its receipt, like every client. */
async function tell(
  { token, id }: TestPerson,
  amount: number,
  reference = `FT${id}-REF`,
): Promise<Confirmation> {
  const receipt = await photograph()
  const form = formOf({
    ...{ amount: String(amount), bank_name: 'مصرف الراجحي', account_holder: 'نورة القحطاني' },
    ...{ transfer_reference: reference, transferred_at: '2026-01-05', receipt },
  })
  const { status, data } = await ask<Confirmation>(site(), 'POST confirm_bank/create', { token, body: form })
  expect(status).toBe(201)
  return data
}
const walletOf = async ({ token }: TestPerson) => (await ask<Wallet>(site(), 'GET wallet', { token })).data

/** Finds one row by words and opens what is behind it. */
async function open(page: Page, path: string, words: string): Promise<Locator> {
  await page.goto(`/operator/${path}?s=${encodeURIComponent(words)}`)
  const rows = page.locator('tr[data-row]')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: /^(افتح التفاصيل|Open the details)$/ }).click()
  return page.locator('tr[data-row] + tr')
}

test('بالعربية: a transfer, a payout, a dispute and a statement are decided', async ({ page }) => {
  const nora = await addPerson(db, { firstName: 'نورة', lastName: 'القحطاني' })
  const transfer = await tell(nora, 640)
  await enterAs(page, db, { staff: 'finance', firstName: 'فيصل', lastName: 'الغامدي' })

  await test.step('a transfer is approved beside its receipt', async () => {
    const details = await open(page, 'confirmations', transfer.transfer_reference)
    await expect(details.getByText('شحن محفظة بلا مبلغ مستحق')).toBeVisible()
    await expect(details.getByText('المرجع غير مستعمل')).toBeVisible()
    await expect(details.getByRole('img', { name: 'صورة الإيصال' })).toBeVisible()
    await expect(details.getByRole('button', { name: 'رفض مع السبب' })).toBeDisabled()
    await expectAccessible(page)
    await details.getByRole('button', { name: 'كبّر الصورة' }).click()
    const large = page.getByRole('dialog', { name: 'صورة الإيصال' })
    await large.getByRole('button', { name: 'الحجم الأصلي' }).click()
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await details.getByLabel('ملاحظة القرار').fill('وصلت إلى الحساب')
    await details.getByRole('button', { name: 'اعتمد التحويل' }).click()
    await expect(details.getByText(/بقرار فيصل الغامدي/)).toBeVisible()
    expect((await walletOf(nora)).available).toBe(640)
  })

  await test.step('a payout is settled, its account whole', async () => {
    const body = { amount: 140, iban: 'SA0380000000608010167519', account_holder: 'نورة القحطاني' }
    const asked = await ask<{ id: number }>(site(), 'POST wallet/payout', { token: nora.token, body })
    const details = await open(page, 'payouts', String(asked.data.id))
    await expect(details.getByText('SA03 8000 0000 6080 1016 7519')).toBeVisible()
    await details.getByRole('button', { name: 'سُدّد من البنك' }).click()
    await expect(details.getByText(/بقرار فيصل الغامدي/)).toBeVisible()
    expect((await walletOf(nora)).payouts[0]?.status).toBe('settled')
  })

  await test.step('a dispute ends with a part of it back', async () => {
    const [buyer, seller] = [await addPerson(db), await makeSeller(db)]
    const order = await placeOrder(db, { buyer, seller, kilograms: 10, price: 40 })
    await disputeOrder(order, { buyer, seller, reason: 'ليست طازجة' })
    const details = await open(page, 'orders', order.number)
    await expect(details.getByText('ليست طازجة')).toBeVisible()
    await details.getByLabel('ملاحظة جديدة').fill('اتصلنا بالبائع')
    await details.getByRole('button', { name: 'أضف الملاحظة' }).click()
    await expect(details.getByRole('listitem').filter({ hasText: 'اتصلنا بالبائع' })).toBeVisible()
    await details.getByLabel('يعود للمشتري (ريال)').fill('١٥٠')
    await details.getByLabel('سبب القرار، يراه الطرفان').fill('جزء من الكمية ذائب')
    await expect(details.getByRole('status')).toContainText('150.00')
    await expectAccessible(page)
    await details.getByRole('button', { name: 'اعتمد القرار' }).click()
    await expect(details.getByRole('button', { name: 'اعتمد القرار' })).toBeHidden()
    expect(await lookAtOrder(order, buyer)).toMatchObject({ status: 'returned', refunded: 150 })
  })

  await test.step('a statement proposes the right transfer', async () => {
    const sara = await addPerson(db, { firstName: 'سارة', lastName: 'العمري' })
    const told = await tell(sara, 815.5)
    await page.goto('/operator/statement')
    const lines = [
      'التاريخ,البيان,المرجع,دائن',
      `2026-01-05,حوالة واردة,${told.transfer_reference.toLowerCase()},"815.50"`,
      `2026-01-05,إيداع,رقم ${told.id}X,12.25`,
    ]
    await page.getByLabel('ملف الكشف').setInputFiles({
      ...{ name: `كشف-${sara.id}.csv`, mimeType: 'text/csv' },
      buffer: Buffer.from(lines.join('\n')),
    })
    await expect(page.getByRole('combobox', { name: 'عمود المبلغ الوارد' })).toContainText('دائن')
    await page.getByRole('button', { name: 'استورد واقترح المطابقات' }).click()
    const row = page.locator('tr[data-row]').filter({ hasText: 'سارة العمري' })
    await expect(row).toContainText('مطابق تمامًا')
    expect((await walletOf(sara)).available).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^اعتمد المطابق تمامًا/ }).click()
    await page.getByRole('button', { name: 'اعتمدها' }).click()
    await expect(row).toContainText('معتمد')
    expect((await walletOf(sara)).available).toBe(815.5)
  })
})

test('بالعربية على الجوال: one’s own transfer is left to others, and what comes in is text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const finance = await enterAs(page, db, { staff: 'finance', lastName: '<img src=x onerror=alert(1)>' })
  const own = await tell(finance, 55)
  await fillWallet(db, finance.id, 90)
  const details = await open(page, 'confirmations', own.transfer_reference)
  await expect(details.getByRole('button', { name: 'اعتمد التحويل' })).toBeDisabled()
  await expect(details.getByText('يخصك أنت: يقرّره غيرك').first()).toBeVisible()
  await expect(page.locator('tr[data-row]').getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expectWithin(page)
  await expectAccessible(page)
})

test('بالعربية: who comes second learns who decided', async ({ page, complaints }) => {
  complaints.ignore(/409/)
  const told = await tell(await addPerson(db), 77)
  const colleague = await addPerson(db, { staff: 'finance', firstName: 'هند', lastName: 'القحطاني' })
  await enterAs(page, db, { staff: 'finance' })
  const details = await open(page, 'confirmations', told.transfer_reference)
  await expect(details.getByRole('button', { name: 'اعتمد التحويل' })).toBeEnabled()
  const refusal = { token: colleague.token, body: { note: 'لم تصل' } }
  await ask(site(), `POST operator/confirmations/${told.id}/refuse`, refusal)
  await details.getByRole('button', { name: 'اعتمد التحويل' }).click()
  await expect(page.getByText('قرّره هند القحطاني قبلك، وحُدّثت الصفحة')).toBeVisible()
  await expect(details.getByText(/بقرار هند القحطاني/)).toBeVisible()
})

test('English: every table of money and trade stands', async ({ page }) => {
  await enterAs(page, db, { staff: 'viewer' })
  for (const [path, title] of [
    ...([
      ['confirmations', 'Bank transfers'],
      ['payouts', 'Payouts'],
      ['orders', 'Orders'],
    ] as const),
    ...([
      ['auctions', 'Auctions'],
      ['requests', 'Requests'],
      ['statement', 'Bank statement'],
    ] as const),
  ]) {
    await page.goto(`/operator/${path}?lang=en`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
    await expectWithin(page)
  }
  await page.goto('/operator/auctions?lang=en&state=open')
  await page.locator('tr[data-row]').first().getByRole('button', { name: 'Open the details' }).click()
  await expect(page.getByRole('heading', { name: 'Bids' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Void the auction' })).toBeDisabled()
})
