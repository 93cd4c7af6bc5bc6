import { ask } from '#demo/testing/ask.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { fillWallet } from '#demo/testing/trade/trade.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

const site = () => ({ url: String(process.env.SITE_URL) })

test('finance sends two withdrawals in one bank file, and records that the bank sent only one (Arabic)', async ({
  page,
}) => {
  const lastName = `الحربي${Date.now()}`
  const people = [
    await addPerson(db, { firstName: 'نورة', lastName }),
    await addPerson(db, { firstName: 'سعد', lastName }),
  ] as const
  for (const [place, { id, token }] of people.entries()) {
    await fillWallet(db, id, 200)
    const body = { amount: 100 + place, iban: 'SA0380000000608010167519', account_holder: `صاحب ${id}` }
    expect((await ask(site(), 'POST wallet/payout', { token, body })).status).toBe(201)
  }
  await enterAs(page, { staff: 'finance' })
  await page.goto(`/operator/payouts?s=${encodeURIComponent(lastName)}`)
  const rows = page.locator('tr[data-row]')
  await expect(rows).toHaveCount(2)
  await page.getByRole('checkbox', { name: /^اختر سحب .*نورة/ }).check()
  await expect(page.getByText(/سحب واحد · .*100\.00/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'اختر كل المنتظر في الصفحة' }).check()
  await expect(page.getByText(/سحبان · .*201\.00/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'أنشئ ملفًا للبنك' }).click()

  await expect(page).toHaveURL(/\/operator\/batches\?open=\d+/)
  const details = page.locator('tr[data-row] + tr')
  const lines = details.getByRole('listitem').filter({ hasText: 'صاحب' })
  await expect(lines).toHaveCount(2)
  const overflow = await details.getByText(/^[0-9a-f]{64}$/).evaluate((hash) => {
    const facts = hash.closest('dl')?.getBoundingClientRect()
    return facts ? facts.left - hash.getBoundingClientRect().left : Number.NaN
  })
  expect(overflow).toBeLessThanOrEqual(0)
  const download = page.waitForEvent('download')
  await details.getByRole('button', { name: 'نزّل CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^samak-payouts-\d+\.csv$/)
  await lines
    .nth(1)
    .getByRole('button', { name: /^سجّل تعذّره: سحب سعد/ })
    .click()
  await page.getByLabel('السبب من البنك').fill('الحساب مغلق')
  await page.keyboard.press('Enter')
  await expect(lines.nth(1)).toContainText('الحساب مغلق')
  await expectAccessible(page)
  await details.getByLabel('مرجع البنك').fill(`BULK-${people[0].id}`)
  await details.getByRole('button', { name: 'أكّد أن البنك أرسلها' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'أكّد أن البنك أرسلها' }).click()
  await expect(page.getByText('أُكّد إرسال الملف')).toBeVisible()
  const statusOf = async ({ token }: { readonly token: string }) =>
    (await ask<Wallet>(site(), 'GET wallet', { token })).data.payouts[0]?.status
  expect([await statusOf(people[0]), await statusOf(people[1])]).toEqual(['settled', 'pending'])
  await page.goto(`/operator/payouts?s=${encodeURIComponent(lastName)}`)
  await expect(rows.filter({ hasText: 'سعد' })).toContainText('تعذّر في البنك')
})

test('finance compares yesterday with the bank statement and closes the day (English, phone)', async ({
  page,
}) => {
  // Parallel tests move money today, so an earlier day is closed.
  const day = riyadhDay(new Date(Date.now() - 86_400_000))
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, { staff: 'finance', firstName: 'Faisal', lastName: 'Alghamdi' })
  await page.goto('/operator/days?lang=en')
  const row = page.locator('tr[data-row]').filter({ hasText: day })
  await row.getByRole('button', { name: 'Open the details' }).click()
  await expect(page.getByRole('heading', { name: 'Totals of the day (SR)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reasons for the difference' })).toBeVisible()
  const close = page.getByRole('button', { name: 'Close the day' })
  await expect(close).toBeDisabled()
  await page.getByLabel('Closing note').fill('Compared with the statement')
  await expectWithin(page)
  await expectAccessible(page)
  await close.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close the day' }).click()
  await expect(row.getByText('Closed', { exact: true })).toBeVisible()
  await expect(page.getByText('Compared with the statement')).toBeVisible()
  await expect(page.getByText('Nothing after closing')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'At closing' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export the day as CSV' }).click()
  expect((await download).suggestedFilename()).toBe(`day-${day}.csv`)
  await expectWithin(page)
})
