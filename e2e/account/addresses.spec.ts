import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

const entries = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: '·' })

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('addresses are added, edited, made the default and removed by keyboard', async ({ page }) => {
    await enterAs(page)
    await page.goto('/profile/account')
    await page.getByRole('region', { name: 'صفحات حسابي' }).getByRole('link', { name: 'عناويني' }).click()
    await expect(page).toHaveURL('/profile/addresses')
    await expect(page.getByRole('heading', { name: 'لا عناوين محفوظة' })).toBeVisible()
    await expectAccessible(page)

    await test.step('a missing part has the focus, and Enter saves the address', async () => {
      await page.getByRole('button', { name: 'أضف عنوانًا' }).press('Enter')
      const sheet = page.getByRole('dialog', { name: 'أضف عنوانًا' })
      await expect(sheet.getByLabel('اسم المستلم')).toHaveValue('منى الغامدي')
      await sheet.getByLabel('اسم المستلم').press('Enter')
      await expect(sheet.getByLabel('المدينة')).toBeFocused()
      await expectAccessible(page)
      await sheet.getByLabel('المدينة').selectOption({ label: 'القطيف' })
      await expect(sheet.getByText('المنطقة: الشرقية')).toBeVisible()
      await sheet.getByLabel('الحي والمبنى').focus()
      await page.keyboard.type('حي الناصرة، مبنى 12')
      await page.keyboard.press('Tab')
      await page.keyboard.type('شارع القدس')
      await page.keyboard.press('Enter')
      await expect(sheet).toHaveCount(0)
      await expect(entries(page)).toHaveText([
        /منى الغامدي.*الأساسي.*حي الناصرة، مبنى 12.*شارع القدس.*القطيف/,
      ])
    })

    await test.step('a second address can be the default', async () => {
      await page.getByRole('button', { name: 'أضف عنوانًا' }).click()
      const sheet = page.getByRole('dialog', { name: 'أضف عنوانًا' })
      await sheet.getByLabel('المدينة').selectOption({ label: 'جدة' })
      await sheet.getByLabel('الحي والمبنى').fill('حي الروضة، مبنى 7')
      await sheet.getByRole('button', { name: 'احفظ العنوان' }).click()
      await expect(entries(page)).toHaveCount(2)
      await page.getByRole('button', { name: /^اجعله الأساسي: .*حي الروضة/ }).click()
      await expect(entries(page)).toHaveText([/الأساسي.*حي الروضة/, /حي الناصرة/])
      await page.reload()
      await expect(entries(page)).toHaveText([/الأساسي.*حي الروضة/, /حي الناصرة/])
      await expectWithin(page)
    })

    await test.step('a removal is confirmed, and the focus stays in the page', async () => {
      await page.getByRole('button', { name: /^حذف: .*حي الروضة/ }).press('Enter')
      const question = page.getByRole('dialog', { name: 'حذف هذا العنوان؟' })
      await question.getByRole('button', { name: 'أبقه' }).click()
      await expect(entries(page)).toHaveCount(2)
      await page.getByRole('button', { name: /^حذف: .*حي الروضة/ }).press('Enter')
      await question.getByRole('button', { name: 'احذفه' }).press('Enter')
      await expect(entries(page)).toHaveText([/الأساسي.*حي الناصرة/])
      await expect(page.getByRole('button', { name: 'أضف عنوانًا' })).toBeFocused()
    })

    await page.goBack()
    await expect(page).toHaveURL('/profile/account')
  })
})

test.describe('in English', () => {
  test('the parts of an address are printed from the building to the region', { tag: '@long' }, async ({
    page,
  }) => {
    await enterAs(page)
    await page.goto('/profile/addresses?lang=en')
    await page.getByRole('button', { name: 'Add an address' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add an address' })
    await sheet.getByLabel('City').selectOption({ label: 'Al Qatif' })
    await sheet.getByLabel('District and building').fill('حي الناصرة')
    await sheet.getByLabel('Street').fill('Al Quds')
    await sheet.getByLabel('Postal code').fill('٣٢٦٥٤')
    await sheet.getByRole('button', { name: 'Save address' }).click()
    await expect(entries(page)).toContainText('⁨حي الناصرة⁩ · ⁨Al Quds⁩ · ⁨Al Qatif (Eastern Province)⁩ · ⁨32654⁩')
    await expectAccessible(page)
  })
})
