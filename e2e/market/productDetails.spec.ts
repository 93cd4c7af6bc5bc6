import type { APIRequestContext } from '@playwright/test'
import type { Product, ProductDetails } from '#shared/products/contract.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'

test.describe('in Arabic', () => {
  test('a visitor opens a product from the list and calculates its total', async ({ page, request }) => {
    await test.step('a visitor opens a product from the list and returns by the breadcrumb', async () => {
      const product = await newestOf(request)
      await page.goto('/local-market')
      await page.getByRole('article').first().getByRole('link', { name: product.name }).click()
      await expect(page).toHaveURL(`/local-market/${product.id}`)
      await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(product.translations[1]!.name)
      await expect(page.getByRole('main')).toContainText(product.price.toFixed(2))
      await expect(page).toHaveTitle(new RegExp(product.name))
      await expectAccessible(page)
      await page
        .getByRole('navigation', { name: 'مسار التنقل' })
        .getByRole('link', { name: 'السوق المحلي' })
        .click()
      await expect(page).toHaveURL('/local-market')
    })
    await test.step('the total follows the quantity in Arabic and Latin digits', async () => {
      const product = await newestOf(request)
      await page.goto(`/local-market/${product.id}`)
      const quantity = page.getByLabel('الكمية بالكيلوجرام')
      await quantity.fill('٢')
      await quantity.press('Enter')
      await expect(quantity).toHaveValue('2')
      await expect(page.getByRole('status').filter({ hasText: 'ريال' })).toContainText(
        printed(product.price * 2),
      )
      await page.getByRole('button', { name: 'زد كيلو' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'ريال' })).toContainText(
        printed(product.price * 3),
      )
      await quantity.fill('999999')
      await quantity.press('Enter')
      await expect(page.getByRole('button', { name: 'زد كيلو' })).toBeDisabled()
      await quantity.fill('0')
      await quantity.press('Enter')
      await expect(page.getByRole('button', { name: 'أنقص كيلو' })).toBeDisabled()
    })
  })

  test('the picture of a product opens on the full screen, enlarges and returns the focus', {
    tag: '@long',
  }, async ({ page, request }) => {
    const { data } = await listOf(request)
    const details = await Promise.all(data.map(({ id }) => detailsOf(request, id)))
    const product = details.find(({ images }) => images.length > 1) ?? details[0]!
    const all = product.images.length
    await page.goto(`/local-market/${product.id}`)
    const open = page.getByRole('button', { name: `تكبير صورة ${product.name}` })
    await open.focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: `صور ${product.name}` })
    const picture = viewer.getByRole('img', { name: new RegExp(product.name) })
    await expect(picture).toBeVisible()
    await expectAccessible(page)
    await viewer.getByRole('button', { name: 'تكبير' }).click()
    await expect(picture).toHaveCSS('transform', /matrix\(1\.5/)
    await page.keyboard.press('-')
    await expect(picture).toHaveCSS('transform', /matrix\(1,/)
    await picture.dblclick()
    await expect(picture).toHaveCSS('transform', /matrix\(2\.5/)
    if (all > 1) {
      await page.keyboard.press('ArrowLeft')
      await expect(viewer.getByRole('status')).toContainText(`الصورة 2 من ${all}`)
      await expect(picture).toHaveCSS('transform', /matrix\(1,/)
      await viewer.getByRole('button', { name: 'الصورة السابقة' }).click()
      await expect(viewer.getByRole('status')).toContainText(`الصورة 1 من ${all}`)
    }
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(open).toBeFocused()
  })

  test('the details of a product compare its price with the market average in words', {
    tag: '@long',
  }, async ({ page, request }) => {
    const { data } = await listOf(request)
    const details = await Promise.all(data.map(({ id }) => detailsOf(request, id)))
    const product = details.find(({ price_range }) => price_range && price_range.max > price_range.min)!
    const { average } = product.price_range!
    await page.goto(`/local-market/${product.id}`)
    const words =
      average > product.price
        ? 'أقل من متوسط السوق'
        : average < product.price
          ? 'أعلى من متوسط السوق'
          : 'يساوي متوسط السوق'
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText(`المتوسط ${average.toFixed(2)}`).first()).toBeAttached()
  })

  test('the asking prices in a market link to the prices of the species in this market', {
    tag: '@long',
  }, async ({ page, request }) => {
    const { data } = await listOf(request)
    const details = await Promise.all(data.map(({ id }) => detailsOf(request, id)))
    const product = details.find(({ price_range }) => price_range?.market)!
    const { id, name } = product.price_range!.market!
    await page.goto(`/local-market/${product.id}`)
    await page.getByRole('link', { name: `أسعار عرض النوع في ${name}` }).click()
    await expect(page).toHaveURL(`/prices/${product.fish.code}?place=${id}`)
    await expect(page.getByRole('heading', { level: 1, name: `أسعار ${product.fish.name}` })).toBeVisible()
    await expect(page.getByLabel('المكان')).toHaveValue(String(id))
    await expect(page.getByRole('main')).toContainText(/متوسط 30 يومًا|سعر العرض/)
  })

  test("the seller's card opens all goods of the seller", { tag: '@long' }, async ({ page, request }) => {
    const { seller, id } = await newestOf(request)
    await page.goto(`/local-market/${id}`)
    await page.getByRole('link', { name: `كل منتجات ${seller.name}` }).click()
    await expect(page).toHaveURL(`/local-market?sellerId=${seller.id}`)
    await expect(page.getByRole('button', { name: `إزالة منتجات ${seller.name}` })).toBeVisible()
  })

  test('the share button of a product copies the link if the browser cannot share', { tag: '@long' }, async ({
    page,
    request,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    const { id } = await newestOf(request)
    await page.goto(`/local-market/${id}`)
    await page.getByRole('button', { name: 'مشاركة' }).click()
    await expect(page.getByText('نُسخ الرابط')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  test('the page of an unknown product is not found', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/404/)
    const answer = await page.goto('/local-market/99999999')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'لم نجد هذه الصفحة' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'تصفح السوق المحلي' }).click()
    await expect(page).toHaveURL('/local-market')
  })

  test('the details of a product fit a phone in the dark theme', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    const { id } = await newestOf(request)
    await page.goto(`/local-market/${id}`)
    await expectWithin(page)
    await expectAccessible(page)
  })
})

test.describe('in English', () => {
  test('a shared link shows name, price and picture without JavaScript', async ({ request }) => {
    const product = await newestOf(request, 'en')
    const html = await (await request.get(`/local-market/${product.id}?lang=en`)).text()
    expect(html).toContain('<html lang="en" dir="ltr"')
    const tags = Object.fromEntries(
      [...html.matchAll(/<meta property="(og:\w+)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    )
    expect(tags['og:title']).toContain(product.price.toFixed(2))
    expect(tags['og:description']).toMatch(/available at/)
    expect(tags['og:locale']).toBe('en_SA')
    expect(tags['og:image']).toContain(product.image)
    const picture = await request.get(product.image)
    expect(picture.headers()['content-type']).toBe('image/webp')
  })

  test('the details of a product are in English', { tag: '@long' }, async ({ page, request }) => {
    const product = await newestOf(request, 'en')
    await page.goto(`/local-market/${product.id}?lang=en`)
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible()
    await expect(page.getByText(product.market.name).first()).toBeVisible()
    await expectAccessible(page)
  })
})

/** Prints an amount with two decimals and grouped thousands, truncated. */
function printed(riyals: number): string {
  return (Math.trunc(Math.round(riyals * 1000) / 10) / 100).toLocaleString('en', { minimumFractionDigits: 2 })
}

async function listOf(request: APIRequestContext, locale = 'ar'): Promise<{ data: Product[] }> {
  const headers = { 'Accept-Language': locale }
  return (await (await request.get('/api/products/local', { headers })).json()).data.products
}

async function newestOf(request: APIRequestContext, locale = 'ar'): Promise<Product> {
  return (await listOf(request, locale)).data.find(({ quantity }) => quantity >= 4)!
}

async function detailsOf(request: APIRequestContext, id: number): Promise<ProductDetails> {
  const headers = { 'Accept-Language': 'ar' }
  return (await (await request.get(`/api/products/show/${id}`, { headers })).json()).data
}
