import type { APIRequestContext, Page } from '@playwright/test'
import type { Page as Paged } from '#shared/base/page.ts'
import type { Product } from '#shared/products/contract.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'

test.describe('in Arabic', () => {
  test('the international market opens its main page and keeps its filters in the address', async ({
    page,
    request,
  }) => {
    await test.step('the international market opens its main page with imported goods', async () => {
      const imported = await importedOf(request)
      await page.goto('/international-market')
      await expect(page).toHaveURL('/international-market/main')
      await expect(page.getByRole('heading', { level: 1, name: 'السوق الدولي' })).toBeVisible()
      await expect(names(page)).toHaveText(imported.data.map(({ name }) => name))
      await expect(page.getByRole('link', { name: 'السوق الدولي' }).first()).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expectAccessible(page)
    })
    await test.step('filters stay in the address of the international market', async () => {
      const dear = await importedOf(request, { price_min: '60' })
      await page.goto('/international-market?priceMin=60')
      await expect(page).toHaveURL('/international-market/main?priceMin=60')
      await expect(names(page)).toHaveText(dear.data.map(({ name }) => name))
      await page.getByRole('combobox', { name: 'الترتيب' }).selectOption('الأقل سعرًا')
      await expect(page).toHaveURL('/international-market/main?priceMin=60&sort=price_asc')
    })
  })

  test('the page of a product of the international market names its origin', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const { data } = await importedOf(request)
    const { id, name, origin_country } = data[0]!
    await page.goto('/international-market/main')
    await names(page).first().getByRole('link').click()
    await expect(page).toHaveURL(`/international-market/main/${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const country = new Intl.DisplayNames('ar-SA-u-nu-latn', { type: 'region' }).of(origin_country)!
    await expect(page.getByRole('main')).toContainText(country)
    const crumbs = page.getByRole('navigation', { name: 'مسار التنقل' })
    await crumbs.getByRole('link', { name: 'السوق الدولي' }).click()
    await expect(page).toHaveURL('/international-market/main')
    await expectAccessible(page)
  })

  test('an imported species in the ticker opens the international market', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const { data } = await (await request.get('/api/main', { headers: arabic })).json()
    const fish = data.fish.find(({ origin }: { origin: string }) => origin === 'imported')
    await page.goto('/home')
    const price = page.locator(`a[href="/international-market/main?fishId=${fish.id}"]`).first()
    await price.focus()
    await price.press('Enter')
    await expect(page).toHaveURL(`/international-market/main?fishId=${fish.id}`)
  })

  test('the international market fits a phone in the dark theme', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/international-market/main')
    await expect(names(page).first()).toBeVisible()
    await expectWithin(page)
    await expectAccessible(page)
  })
})

test.describe('in English', () => {
  test('the international market is in English', { tag: '@long' }, async ({ page, request }) => {
    const imported = await importedOf(request, {}, 'en')
    await page.goto('/international-market/main?lang=en')
    await expect(page.getByRole('heading', { level: 1, name: 'International market' })).toBeVisible()
    await expect(names(page)).toHaveText(imported.data.map(({ name }) => name))
    await expectAccessible(page)
  })
})

const arabic = { 'Accept-Language': 'ar' }

const names = (page: Page) =>
  page.getByRole('region', { name: /^(نتائج السوق|Results)$/ }).getByRole('heading', { level: 2 })

async function importedOf(
  request: APIRequestContext,
  params: Record<string, string> = {},
  locale = 'ar',
): Promise<Paged<Product>> {
  const headers = { 'Accept-Language': locale }
  return (await (await request.get('/api/products/imported', { params, headers })).json()).data.products
}
