import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

test('the insight page lets staff choose a period and a dimension, even after an invalid address (Arabic)', {
  tag: '@long',
}, async ({ page }) => {
  await enterAs(page, { staff: 'viewer' })
  await page.goto('/operator/insight?until=tomorrow&span=decade')
  const figures = page.getByRole('region', { name: 'الأنواع' })
  await expect(figures.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'أسبوع' }).click()
  await expect(page).toHaveURL(/span=week/)
  await page.getByRole('button', { name: 'الفترة السابقة' }).click()
  await expect(page).toHaveURL(/until=\d{4}-\d\d-\d\d/)
  await expect(page.getByRole('button', { name: 'الفترة التالية' })).toBeVisible()
  await page.getByRole('button', { name: 'طريقة البيع' }).click()
  await expect(page.getByRole('heading', { name: 'طريقة البيع' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'طريقة البيع' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectWithin(page)
})
