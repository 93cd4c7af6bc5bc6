import { listGoods, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { placeOrder } from '../support/orders.ts'
import { enterAs } from '../support/person.ts'

test('the search of the back office finds orders, people and pages by keyboard (Arabic)', async ({
  page,
}) => {
  const [buyer, seller] = [await makeBuyer(db, { firstName: 'جوهرة' }), await makeSeller(db)]
  const order = await placeOrder({ buyer, seller, kilograms: 10, price: 12 })
  await enterAs(page, { staff: 'finance' })
  await page.goto('/operator/ledger')
  const box = page.getByRole('combobox', { name: 'ابحث في كل السجلات' })

  await test.step('an order by its number', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'دفتر الأموال' })).toBeVisible()
    await expect(box).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    await page.keyboard.type(`#${order.number}`)
    const option = page.getByRole('group', { name: 'الطلبات' }).getByRole('option')
    await expect(option).toContainText('جوهرة')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/operator/orders\\?.*open=${order.id}`))
    await expect(page.getByRole('heading', { level: 1, name: 'الطلبات' })).toBeVisible()
    await expect(page.locator('tr[data-row]').filter({ hasText: order.number })).toBeFocused()
  })

  await test.step('a person by the mobile, and a page by its name', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(buyer.mobile.replace('+966', '0'))
    const people = page.getByRole('group', { name: 'المستخدمون' })
    await expect(people.getByRole('option')).toHaveCount(1)
    await people.getByRole('option').click()
    await expect(page).toHaveURL(new RegExp(`/operator/users/${buyer.id}$`))
    await expect(page.getByRole('heading', { name: /^جوهرة/ }).first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('settings')
    await expect(page.getByRole('option', { name: 'الإعدادات' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/operator\/settings$/)
    await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible()
  })

  await test.step('a text that is typed while a page changes stays in the box', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('led')
    await page.getByRole('link', { name: 'دفتر الأموال' }).dispatchEvent('click')
    await page.keyboard.type('ger')
    await expect(page.getByRole('heading', { level: 1, name: 'دفتر الأموال' })).toBeVisible()
    await page.keyboard.type(' x')
    await expect(box).toHaveValue('ledger x')
    await expect(box).toBeFocused()
  })

  await test.step('Enter never opens a result of an earlier text', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(buyer.mobile.replace('+966', '0'))
    await expect(page.getByRole('group', { name: 'المستخدمون' }).getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('audit')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/operator\/audit$/)
  })

  await test.step('Escape closes the list, then returns the focus', async () => {
    const link = page.getByRole('link', { name: 'نظرة عامة' })
    await link.focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('لا يوجد هذا أبدًا')
    await expect(page.getByText('لا نتائج بهذا البحث').last()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(box).toHaveValue('')
    await expect(link).toBeFocused()
  })
})

test('the search of the back office opens in a sheet on a phone (English)', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const seller = await makeSeller(db, { firstName: 'Thuraya', lastName: 'Aldosari' })
  await listGoods(db, seller.id)
  await enterAs(page, { staff: 'viewer' })
  await page.goto('/operator?lang=en')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const box = page.getByRole('dialog').getByRole('combobox')
  await expect(box).toBeFocused()
  await page.keyboard.type('ثريا الدوسري')
  await expect(page.getByRole('option', { name: /Thuraya/ })).toBeVisible()
  await expectWithin(page)
  await expectAccessible(page)
  await page.getByRole('option', { name: /Thuraya/ }).click()
  await expect(page).toHaveURL(new RegExp(`/operator/users/${seller.id}`))
  await expect(page.getByRole('dialog')).toBeHidden()
})
