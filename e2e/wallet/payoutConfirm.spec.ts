import { ask, formOf } from '#demo/testing/ask.ts'
import { addPerson, testPassword } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { fillWallet } from '#demo/testing/trade/trade.ts'
import type { Confirmation, Wallet } from '#shared/wallet/contract.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

const site = () => ({ url: String(process.env.SITE_URL) })

test('in Arabic, on a phone: a payout after an older sign-in requires the password', async ({
  page,
  complaints,
}) => {
  complaints.ignore(/403|422/)
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await enterAs(page)
  await fillWallet(db, id, 500)
  await db.query({
    text: "update tokens set confirmed_at = now() - interval '1 hour' where user_id = $1",
    values: [id],
  })
  await page.goto('/profile/wallet')
  await page.getByRole('button', { name: 'سحب', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'سحب إلى البنك' })
  const password = sheet.getByLabel('كلمة المرور', { exact: true })
  const send = sheet.getByRole('button', { name: 'اسحب', exact: true })
  await sheet.getByLabel('المبلغ', { exact: true }).fill('120')
  await sheet.getByLabel('رقم الآيبان').fill('SA0380000000608010167519')
  await expect(password).toBeHidden()
  await send.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/أكّد أنك صاحب الحساب/)
  await expectWithin(page)
  await expectAccessible(page)
  await password.fill('ليست هي')
  await send.click()
  await expect(password).toHaveAccessibleDescription(/كلمة المرور غير صحيحة/)
  const edge = async (part: typeof send) => (await part.boundingBox()) ?? { y: 0, height: 0 }
  await expect
    .poll(async () => {
      const message = await edge(sheet.getByText(/كلمة المرور غير صحيحة/).last())
      return (await edge(send)).y - message.y - message.height
    })
    .toBeGreaterThanOrEqual(0)
  await password.fill(testPassword)
  await send.click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('region', { name: 'قيد المعالجة' })).toContainText('120.00')
})

test('in English: an administrator reverses an approved transfer with a reason', async ({
  page,
  complaints,
}) => {
  complaints.ignore(/409/)
  const person = await addPerson(db, { firstName: 'Mona', lastName: 'Al-Ghamdi' })
  const form = formOf({
    amount: '310',
    bank_name: 'SNB',
    account_holder: 'Mona Al-Ghamdi',
    receipt: await photograph(),
    transfer_reference: `REV${person.id}`,
    transferred_at: '2026-01-05',
  })
  const reported = await ask<Confirmation>(site(), 'POST confirm_bank/create', {
    token: person.token,
    body: form,
  })
  const finance = await addPerson(db, { staff: 'finance' })
  await ask(site(), `POST operator/confirmations/${reported.data.id}/approve`, {
    token: finance.token,
    body: {},
  })
  const body = { amount: 300, iban: 'SA0380000000608010167519', account_holder: 'Mona Al-Ghamdi' }
  await ask(site(), 'POST wallet/payout', { token: person.token, body })
  await enterAs(page, { staff: 'administrator' })
  await page.goto(`/operator/confirmations?lang=en&id=${reported.data.id}&open=${reported.data.id}`)
  const details = page.locator('tr[data-row] + tr')
  await details.getByRole('button', { name: 'Reverse the credit' }).click()
  const section = details.getByRole('form', { name: 'Reverse an approved transfer' })
  const reverse = section.getByRole('button', { name: 'Reverse the credit' })
  await expect(reverse).toBeDisabled()
  await section.getByLabel('Reason, visible to the person').fill('Credited twice')
  await expectAccessible(page)
  await section.getByLabel('Reason, visible to the person').focus()
  const sure = page.getByRole('dialog', { name: 'Reverse the credit of SR 310.00 to Mona Al-Ghamdi?' })
  await page.keyboard.press('Enter')
  await sure.getByRole('button', { name: 'Reverse the credit' }).click()
  await expect(section.getByRole('alert')).toContainText('less than the amount')
  await section.getByRole('checkbox').check()
  await reverse.click()
  await sure.getByRole('button', { name: 'Reverse the credit' }).click()
  await expect(details.getByRole('heading', { name: 'Reversed' })).toBeVisible()
  const wallet = (await ask<Wallet>(site(), 'GET wallet', { token: person.token })).data
  expect(wallet).toMatchObject({
    balance: 0,
    confirmations: [{ status: 'reversed', note: 'Credited twice' }],
  })
})
