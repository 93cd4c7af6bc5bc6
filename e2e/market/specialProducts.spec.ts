import type { APIRequestContext, Page } from '@playwright/test'
import type { Page as Paged } from '#shared/base/page.ts'
import type { Product } from '#shared/products/contract.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

test.describe('in Arabic', () => {
  test('the special products open from home in order and link back from a product', async ({
    page,
    request,
  }) => {
    await test.step('the link on the home page opens the special products in order', async () => {
      const specials = await specialsOf(request)
      await page.goto('/home')
      await page
        .getByRole('region', { name: 'منتجات مميزة' })
        .getByRole('link', { name: 'عرض المزيد' })
        .click()
      await expect(page).toHaveURL('/special-products')
      await expect(names(page)).toHaveText(specials.data.map(({ name }) => name))
      await expectAccessible(page)
    })
    await test.step('the page of a special product has a path under /special-products and links back to them', async () => {
      const { id, name, origin } = (await specialsOf(request)).data[0]!
      await page
        .getByRole('link', { name: `شراء ${name}`, exact: true })
        .first()
        .click()
      await expect(page).toHaveURL(`/special-products/${id}`)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const market = origin === 'local' ? '/local-market' : '/international-market/main'
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${market}/${id}$`),
      )
      const crumbs = page.getByRole('navigation', { name: 'مسار التنقل' })
      await crumbs.getByRole('link', { name: 'منتجات مميزة' }).click()
      await expect(page).toHaveURL('/special-products')
    })
  })

  test('an unknown special product is not found', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/404/)
    const answer = await page.goto('/special-products/987654321')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'لم نجد هذه الصفحة' })).toBeVisible()
  })
})

test.describe('in English', () => {
  test('the special products are in English', { tag: '@long' }, async ({ page, request }) => {
    const specials = await specialsOf(request, 'en')
    await page.goto('/special-products?lang=en')
    await expect(page.getByRole('heading', { level: 1, name: 'Special products' })).toBeVisible()
    await expect(names(page)).toHaveText(specials.data.map(({ name }) => name))
    await expectAccessible(page)
  })
})

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

async function specialsOf(request: APIRequestContext, locale = 'ar'): Promise<Paged<Product>> {
  const headers = { 'Accept-Language': locale }
  return (await (await request.get('/api/products/special', { headers })).json()).data.products
}
