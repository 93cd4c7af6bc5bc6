import { db } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

interface Stored {
  readonly kind: string
  readonly market_id: number | null
  readonly coast: string | null
  readonly price: number | null
}

const alertsOf = (userId: number) =>
  db.query<Stored>({
    text: `select kind, market_id, coast, price_halalas::int as price from alerts where user_id = $1 order by id`,
    values: [userId],
  })

test('an alert is set on a product’s page by keyboard alone, in the market of the product', {
  tag: '@long',
}, async ({ page }) => {
  const { id } = await enterAs(page)
  const [goods] = await db.query<{ id: number; market_id: number }>({
    text: `select id, market_id from products where sale_type = 'normal' and origin = 'local' and status = 'active'
             and quantity_grams > 0 order by id limit 1`,
  })
  await page.goto('/local-market')
  await page.goto(`/local-market/${goods?.id}`)
  const button = page.getByRole('button', { name: /^نبّهني عن / })
  const sheet = page.getByRole('dialog')
  const price = sheet.getByLabel('السعر الذي تريده للكيلو')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('radio', { name: 'ينخفض السعر' })).toBeChecked()
  await expect(sheet.locator(':focus')).toHaveCount(1)
  await sheet.getByRole('radio', { name: 'ينخفض السعر' }).focus()
  await page.keyboard.press('Tab')
  await expect(price).toBeFocused()
  // The price is so low that no product meets the alert at once.
  await page.keyboard.type('٤٫٥')
  await page.keyboard.press('Enter')
  await expect(page.getByText('حُفظ تنبيهك')).toBeVisible()
  await expect(sheet).toHaveCount(0)
  const change = page.getByRole('button', { name: 'تعديل التنبيه' })
  await expect(page.getByText(/^لديك تنبيه: .*4\.50/)).toBeVisible()
  await expect(change).toBeFocused()
  expect(await alertsOf(id)).toEqual([
    { kind: 'price', market_id: goods?.market_id, coast: null, price: 450 },
  ])

  await test.step('the page shows the alert again later, and its button changes it', async () => {
    await page.reload()
    await change.press('Enter')
    await expect(price).toHaveValue('4.50')
    await price.fill('4')
    await price.press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByText(/^لديك تنبيه: .*4\.00/)).toBeVisible()
    await expect(change).toBeFocused()
    expect(await alertsOf(id)).toMatchObject([{ price: 400 }])
  })

  await test.step('Back leaves the product', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/local-market')
  })
})

test('an alert for a coast is set by keyboard alone after a search without results, and the address does not change', {
  tag: '@long',
}, async ({ page }) => {
  const { id } = await enterAs(page)
  await page.goto('/home')
  const address = '/search?s=hamour&priceMax=0.01'
  await page.goto(address)
  const button = page.getByRole('button', { name: 'نبّهني عن هامور' })
  const sheet = page.getByRole('dialog', { name: 'تنبيه عن هامور' })
  await button.press('Enter')
  await sheet.getByRole('radio', { name: 'ينخفض السعر' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(sheet.getByRole('radio', { name: 'يصل إلى السوق' })).toBeChecked()
  await page.keyboard.press('Tab')
  const place = sheet.getByLabel('السوق أو الساحل')
  await expect(place).toBeFocused()
  // The options are every market, the Gulf coast and the Red Sea coast, in this order.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(place).toHaveValue('red_sea')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('checkbox', { name: 'إشعار على الجهاز' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText('حُفظ تنبيهك')).toBeVisible()
  await expect(button).toBeFocused()
  expect(await alertsOf(id)).toEqual([{ kind: 'landed', market_id: null, coast: 'red_sea', price: null }])
  await page.reload()
  await expect(button).toBeVisible()
  await expect(page).toHaveURL(address)
  await expect(sheet).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/home')
})
