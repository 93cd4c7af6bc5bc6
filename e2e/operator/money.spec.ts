import type { Locator, Page } from '@playwright/test'
import { ask, formOf } from '#demo/testing/ask.ts'
import { withLong } from '#demo/testing/long.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { fillWallet, makeSeller } from '#demo/testing/trade/trade.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Confirmation, Wallet } from '#shared/wallet/contract.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { disputeOrder, lookAtOrder, placeOrder } from '../support/orders.ts'
import { enterAs } from '../support/person.ts'

const site = () => ({ url: String(process.env.SITE_URL) })

/** Reports a transfer with its receipt, as every client does. */
async function reportTransfer(
  { token, id }: TestPerson,
  amount: number,
  { reference = `FT${id}-REF`, holder = 'نورة القحطاني', day = '2026-01-05' } = {},
): Promise<Confirmation> {
  const receipt = await photograph()
  const form = formOf({
    amount: String(amount),
    bank_name: 'مصرف الراجحي',
    account_holder: holder,
    transfer_reference: reference,
    transferred_at: day,
    receipt,
  })
  const { status, data } = await ask<Confirmation>(site(), 'POST confirm_bank/create', { token, body: form })
  expect(status).toBe(201)
  return data
}
const walletOf = async ({ token }: TestPerson) => (await ask<Wallet>(site(), 'GET wallet', { token })).data

/** Finds one row with a search and opens its details. */
async function open(page: Page, path: string, words: string): Promise<Locator> {
  await page.goto(`/operator/${path}?s=${encodeURIComponent(words)}`)
  const rows = page.locator('tr[data-row]')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: /^(افتح التفاصيل|Open the details)$/ }).click()
  return page.locator('tr[data-row] + tr')
}

test('finance decides a transfer, a payout and a dispute, and a statement line proposes its transfer (Arabic)', async ({
  page,
}) => {
  const nora = await addPerson(db, { firstName: 'نورة', lastName: 'القحطاني' })
  const transfer = await reportTransfer(nora, 640)
  await enterAs(page, { staff: 'finance', firstName: 'فيصل', lastName: 'الغامدي' })

  await test.step('finance approves a transfer beside its receipt', async () => {
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
    // When no field has the focus, the approval key approves the row, and confirms the question about a suspicious receipt.
    await page.locator('tr[data-row]').first().focus()
    await page.keyboard.press('a')
    const question = page.getByRole('dialog', { name: /تعتمد تحويل .*نورة القحطاني.* بمبلغ .*640\.00/ })
    await expect(question.getByText(/تنبيه: .*اليوم غير متوقع/)).toBeVisible()
    await expect(question.getByRole('button', { name: 'اعتمد التحويل' })).toBeFocused()
    await page.keyboard.press('a')
    await expect(details.getByText(/القرار من فيصل الغامدي/)).toBeVisible()
    expect((await walletOf(nora)).available).toBe(640)
  })

  await test.step('finance settles a payout and sees the whole account number', async () => {
    const body = { amount: 140, iban: 'SA0380000000608010167519', account_holder: 'نورة القحطاني' }
    const asked = await ask<{ id: number }>(site(), 'POST wallet/payout', { token: nora.token, body })
    const details = await open(page, 'payouts', nora.mobile)
    await expect(details.getByText('SA03 8000 0000 6080 1016 7519')).toBeVisible()
    const settle = details.getByRole('button', { name: 'تأكيد التحويل إلى البنك' })
    await expect(settle).toBeDisabled()
    await details.getByLabel('مرجع التحويل من البنك').fill(`TRF-${asked.data.id}`)
    await settle.click()
    const question = page.getByRole('dialog', { name: /140\.00.*نورة القحطاني/ })
    await question.getByRole('button', { name: 'تأكيد التحويل إلى البنك' }).click()
    await expect(details.getByText(/القرار من فيصل الغامدي/)).toBeVisible()
    expect((await walletOf(nora)).payouts[0]).toMatchObject({
      status: 'settled',
      reference: `TRF-${asked.data.id}`,
    })
  })

  await test.step('finance decides a dispute with a partial refund', async () => {
    const [buyer, seller] = [await addPerson(db), await makeSeller(db)]
    const order = await placeOrder({ buyer, seller, kilograms: 10, price: 40 })
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
    const question = page.getByRole('dialog', { name: /تعيد .150\.00. ريال إلى المشتري .منى الغامدي/ })
    await expect(question).toContainText(/للبائع .*250\.00/)
    expect(await lookAtOrder(order, buyer)).toMatchObject({ status: 'disputed' })
    await question.getByRole('button', { name: 'ليس الآن' }).click()
    await expect(details.getByLabel('سبب القرار، يراه الطرفان')).toHaveValue('جزء من الكمية ذائب')
    await details.getByRole('button', { name: 'اعتمد القرار' }).click()
    await question.getByRole('button', { name: 'اعتمد القرار' }).click()
    await expect(details.getByRole('button', { name: 'اعتمد القرار' })).toBeHidden()
    expect(await lookAtOrder(order, buyer)).toMatchObject({ status: 'returned', refunded: 150 })
  })

  await test.step('a statement line proposes its transfer', async () => {
    const sara = await addPerson(db, { firstName: 'سارة', lastName: 'العمري' })
    const day = riyadhDay(new Date())
    const reported = await reportTransfer(sara, 815.5, { holder: 'سارة العمري', day })
    await page.goto('/operator/statement')
    const lines = [
      'التاريخ,البيان,المرجع,دائن',
      `${day},حوالة واردة,${reported.transfer_reference.toLowerCase()},"815.50"`,
      `${day},إيداع,رقم ${reported.id}X,12.25`,
    ]
    await page.getByLabel('ملف الكشف').setInputFiles({
      name: `كشف-${sara.id}.csv`,
      mimeType: 'text/csv',
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

test('finance approves each transfer with a single key, and reverses one of them (Arabic)', async ({
  page,
}) => {
  const person = await addPerson(db, { firstName: 'جميلة', lastName: `الحربي${Date.now()}` })
  const [row] = await db.query<{ l_name: string }>({
    text: 'select l_name from users where id = $1',
    values: [person.id],
  })
  const holder = `جميلة ${row?.l_name}`
  // The gate approves three transfers; the long run approves ten.
  const amounts = Array.from({ length: withLong ? 11 : 4 }, (_, place) => 1_000 + place)
  for (const amount of amounts)
    await reportTransfer(person, amount, {
      reference: `FT${person.id}K${amount}`,
      holder,
      day: riyadhDay(new Date()),
    })
  await enterAs(page, { staff: 'finance' })
  await page.goto(`/operator/confirmations?status=pending&s=${encodeURIComponent(holder)}`)
  const rows = page.locator('tr[data-row]')
  await expect(rows).toHaveCount(amounts.length)
  const approve = (amount: number) =>
    page.getByRole('button', { name: new RegExp(`^اعتمد .*${amount.toLocaleString('en')}\\.00`) })
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }

  await test.step('a click approves at once, and undo takes it back', async () => {
    await rows.first().getByRole('button', { name: 'افتح التفاصيل' }).click()
    await expect(page.getByText(/^لا اختلاف: قورن .*1.* من .*4.* حقول$/)).toBeVisible()
    await expectAccessible(page)
    await approve(1_000).click()
    await expect(approve(1_001)).toBeVisible()
    await expect(rows.nth(1)).toBeFocused()
    const undoInRow = rows.first().getByRole('button', { name: /^تراجع \(.*[1-8].* ث\)$/ })
    await expect(undoInRow).toBeVisible()
    await expect(rows.first()).toContainText('معتمد')
    await expect(rows.first()).not.toContainText('بانتظار القرار')
    // The decided row can be opened, but not decided again, by a click or a key.
    await rows.first().getByRole('button', { name: 'افتح التفاصيل' }).click()
    await expect(approve(1_000)).toBeDisabled()
    await expect(page.getByText('سُجّل القرار للتو').first()).toBeVisible()
    await expectAccessible(page)
    await rows.first().focus()
    await page.keyboard.press('a')
    await page.keyboard.press('r')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(undoInRow).toBeVisible()
    await undoInRow.click()
    await expect(approve(1_000)).toBeVisible()
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('a')
    await expect(approve(1_001)).toBeVisible()
    await page.keyboard.press('z')
    await expect(approve(1_000)).toBeVisible()
    await expect(rows.first()).toBeFocused()
  })

  await test.step('the key A opens a row, approves it and opens the next one', async () => {
    // The keys follow without a pause, so that the row whose approval was cancelled is still closing when A is pressed.
    await page.keyboard.press('Escape')
    await press('j')
    await press('a')
    await expect(approve(1_000)).toBeHidden()
    expect((await walletOf(person)).available).toBe(0)
    for (const amount of amounts.slice(1)) {
      await expect(approve(amount)).toBeVisible()
      await press('a')
    }
    expect(keys).toBe(amounts.length + 1)
    const last = withLong ? /اعتُمد تحويل .*جميلة.*1,010\.00/ : /اعتُمد تحويل .*جميلة.*1,003\.00/
    await expect(page.getByText(last)).toBeVisible()
    const approved = amounts.slice(1).reduce((sum, amount) => sum + amount, 0)
    await expect.poll(async () => (await walletOf(person)).available, { timeout: 20_000 }).toBe(approved)
    await expect(rows).toHaveCount(1)
    await expect(page.locator('body')).not.toBeFocused()
  })

  await test.step('an approval that can still be taken back is sent when the page is left', async () => {
    const late = await reportTransfer(person, 1_200, {
      reference: `FT${person.id}L`,
      holder,
      day: riyadhDay(new Date()),
    })
    const address = page.url()
    const details = await open(page, 'confirmations', late.transfer_reference)
    await details.getByRole('button', { name: /^اعتمد / }).click()
    await expect(page.getByRole('button', { name: 'تراجع', exact: true }).first()).toBeVisible()
    await page.goto('/terms', { waitUntil: 'commit' })
    const before = amounts.slice(1).reduce((sum, amount) => sum + amount, 0)
    await expect.poll(async () => (await walletOf(person)).available).toBe(before + 1_200)
    await page.goto(address)
    await expect(rows).toHaveCount(1)
  })

  await test.step('S skips, R asks for the reason, and ? lists the keys', async () => {
    await page.keyboard.press('?')
    const keysList = page.getByRole('dialog', { name: 'لوحة المفاتيح' })
    await expect(keysList.getByText('رفض المفتوح')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(keysList).toBeHidden()
    await rows.first().focus()
    if (await approve(1_000).isHidden()) await page.keyboard.press('a')
    await page.keyboard.press('r')
    await expect(page.getByLabel('ملاحظة القرار')).toBeFocused()
    await page.keyboard.type('لم تصل')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/رُفض تحويل .*جميلة/)).toBeVisible()
    await expect(rows).toHaveCount(0)
    await expect(page).not.toHaveURL(/open=/)
  })
})

test('finance cannot approve its own transfer, and a table shows names as text (Arabic, phone)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const finance = await enterAs(page, { staff: 'finance', lastName: '<img src=x onerror=alert(1)>' })
  const own = await reportTransfer(finance, 55)
  await fillWallet(db, finance.id, 90)
  const details = await open(page, 'confirmations', own.transfer_reference)
  await expect(details.getByRole('button', { name: /^اعتمد / })).toBeDisabled()
  await expect(details.getByText('يخصك أنت: القرار فيه لزميل').first()).toBeVisible()
  await expect(page.locator('tr[data-row]').getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expectWithin(page)
  await expectAccessible(page)

  await test.step('after a decision the next record starts in view', async () => {
    const person = await addPerson(db, { firstName: 'منيرة', lastName: 'القحطاني' })
    const day = riyadhDay(new Date())
    for (const number of [1, 2])
      await reportTransfer(person, 900 + number, {
        reference: `FT${person.id}-${number}`,
        holder: 'منيرة القحطاني',
        day,
      })
    await page.goto(`/operator/confirmations?status=pending&s=FT${person.id}`)
    const rows = page.locator('tr[data-row]')
    await rows.first().getByRole('button', { name: 'افتح التفاصيل' }).click()
    await page.getByRole('button', { name: /^اعتمد .*901\.00/ }).click()
    await expect(rows.nth(1)).toBeFocused()
    // The picture of the next receipt changes the height of the page.
    await expect(page.getByRole('img', { name: 'صورة الإيصال' })).toBeVisible()
    await expect(rows.nth(1)).toBeInViewport({ ratio: 0.9 })
    await page.getByLabel('ملاحظة القرار').fill('لم تصل')
    await page.getByRole('button', { name: 'رفض مع السبب' }).click()
    await expect(page.getByText(/^رُفض تحويل .*902\.00/)).toBeVisible()
  })
})

test('an open table shows a colleague’s decision without a reload (Arabic)', { tag: '@long' }, async ({
  page,
}) => {
  const reported = await reportTransfer(await addPerson(db), 77)
  const colleague = await addPerson(db, { staff: 'finance', firstName: 'هند', lastName: 'القحطاني' })
  await enterAs(page, { staff: 'finance' })
  const followed = page.waitForResponse(/\/api\/operator\/events$/)
  const details = await open(page, 'confirmations', reported.transfer_reference)
  await followed
  await expect(details.getByRole('button', { name: /^اعتمد / })).toBeEnabled()
  const refusal = { token: colleague.token, body: { note: 'لم تصل' } }
  await ask(site(), `POST operator/confirmations/${reported.id}/refuse`, refusal)
  await expect(details.getByText(/القرار من هند القحطاني/)).toBeVisible()
})

test('the second of two approvers sees who approved first (Arabic)', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  complaints.ignore(/ERR_FAILED/)
  const person = await addPerson(db)
  const reported = await reportTransfer(person, 78)
  const colleague = await addPerson(db, { staff: 'finance', firstName: 'هند', lastName: 'القحطاني' })
  await enterAs(page, { staff: 'finance' })
  // Without its event stream the page does not receive the colleague's decision.
  await page.route('**/api/operator/events', (route) => route.abort())
  const details = await open(page, 'confirmations', reported.transfer_reference)
  await details.getByRole('button', { name: /^اعتمد / }).click()
  await ask(site(), `POST operator/confirmations/${reported.id}/approve`, {
    token: colleague.token,
    body: {},
  })
  await page.getByRole('dialog').getByRole('button', { name: 'اعتمد التحويل' }).click()
  await expect(page.getByText('سبقك هند القحطاني إلى هذا القرار، وحُدّثت الصفحة')).toBeVisible()
  await expect(details.getByText(/القرار من هند القحطاني/)).toBeVisible()
  expect((await walletOf(person)).available).toBe(78)
})

test('the second operator who decides a dispute sees the first decision (Arabic)', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.ignore(/ERR_FAILED|409/)
  const [buyer, seller] = [await addPerson(db), await makeSeller(db)]
  const order = await placeOrder({ buyer, seller, kilograms: 10, price: 18.25 })
  await disputeOrder(order, { buyer, seller, reason: 'ليست طازجة' })
  const colleague = await addPerson(db, { staff: 'finance', firstName: 'هند', lastName: 'القحطاني' })
  await enterAs(page, { staff: 'finance' })
  await page.route('**/api/operator/events', (route) => route.abort())
  const details = await open(page, 'orders', order.number)
  await details.getByLabel('سبب القرار، يراه الطرفان').fill('جزء من الكمية ذائب')
  await details.getByRole('button', { name: 'كل المبلغ', exact: true }).click()
  const decision = { token: colleague.token, body: { refund: 40.5, note: 'جزء من الكمية ذائب' } }
  expect((await ask(site(), `POST operator/orders/${order.id}/decide`, decision)).status).toBe(200)
  await details.getByRole('button', { name: 'اعتمد القرار' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'اعتمد القرار' }).click()
  await expect(page.getByText(/سبقك .هند القحطاني. إلى القرار: يعود للمشتري .40\.50\sريال/)).toBeVisible()
  await expect(page.getByText(/بُت في نزاع الطلب/)).toBeHidden()
  await expect(details.getByRole('button', { name: 'اعتمد القرار' })).toBeHidden()
})

test('every table of money and trade loads and fits the screen (English)', { tag: '@long' }, async ({
  page,
}) => {
  await enterAs(page, { staff: 'viewer' })
  for (const [path, title] of [
    ...([
      ['confirmations', 'Bank transfers'],
      ['payouts', 'Withdrawals'],
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
