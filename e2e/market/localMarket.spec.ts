import type { APIRequestContext, Page } from '@playwright/test'
import type { Page as Paged } from '#shared/base/page.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { Product } from '#shared/products/contract.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'

test.describe('in Arabic', () => {
  test('a visitor filters, sorts and pages the local market', async ({ page, request }) => {
    await test.step('a visitor filters the list by a market and clears the filter', async () => {
      const all = await productsOf(request)
      const { id, name } = (await optionsOf(request)).markets[0]!
      const there = await productsOf(request, { market_id: String(id) })
      await page.goto('/local-market')
      await expect(names(page)).toHaveText(all.data.map((product) => product.name))
      await filters(page).getByRole('checkbox', { name }).check()
      await expect(page).toHaveURL(`/local-market?marketId=${id}`)
      await expect(names(page)).toHaveText(there.data.map((product) => product.name))
      const chip = page.getByRole('button', { name: `إزالة ${name}` })
      await expect(chip).toBeVisible()
      await chip.click()
      await expect(page).toHaveURL('/local-market')
      await expect(names(page)).toHaveText(all.data.map((product) => product.name))
      await expectAccessible(page)
    })
    await test.step('a fish is found by its other name and in the other language', async () => {
      const { fish } = await optionsOf(request)
      const kanad = fish.find(({ code }) => code === 'kanad')!
      const search = filters(page).getByLabel('نوع السمك').first()
      await search.click()
      const list = filters(page).getByRole('combobox')
      await list.fill('ضيرك')
      const found = page.getByRole('listbox').getByRole('option')
      await expect(found).toHaveText([new RegExp(kanad.name)])
      await list.fill('spanish mackerel')
      await found.filter({ hasText: kanad.name }).click()
      await expect(page).toHaveURL(`/local-market?fishId=${kanad.id}`)
      await expect(page.getByRole('button', { name: `إزالة ${kanad.name}` }).first()).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('a price typed in Arabic digits is accepted', async () => {
      const dear = await productsOf(request, { price_min: '60', sort: 'price_asc' })
      await page.goto('/local-market?sort=price_asc')
      const from = filters(page).getByLabel('أقل سعر للكيلو بالريال')
      await from.fill('٦٠')
      await from.press('Enter')
      await expect(page).toHaveURL('/local-market?priceMin=60&sort=price_asc')
      await expect(names(page)).toHaveText(dear.data.map((product) => product.name))
      await expect(from).toHaveValue('60')
      await expect(page.getByRole('button', { name: 'إزالة من 60.00 ريال' })).toBeVisible()
    })
    await test.step('the list is sorted by price', async () => {
      const dearest = await productsOf(request, { sort: 'price_desc', price_min: '60' })
      await page.getByLabel('الترتيب').selectOption('الأعلى سعرًا')
      await expect(page).toHaveURL('/local-market?priceMin=60&sort=price_desc')
      await expect(names(page)).toHaveText(dearest.data.map((product) => product.name))
    })
    await test.step('the next page starts at the top, and the back button returns to the first page', async () => {
      const [first, second] = [await productsOf(request), await productsOf(request, { page: '2' })]
      await page.goto('/local-market')
      await page.getByRole('link', { name: 'الصفحة التالية' }).click()
      await expect(page).toHaveURL('/local-market?page=2')
      await expect(names(page)).toHaveText(second.data.map((product) => product.name))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL('/local-market')
      await expect(names(page)).toHaveText(first.data.map((product) => product.name))
    })
  })

  test('a changed filter keeps the scroll position, and the old list until the new list arrives', {
    tag: '@long',
  }, async ({ page, request }) => {
    const all = await productsOf(request)
    await page.goto('/local-market')
    const box = filters(page).getByRole('checkbox', { name: 'مجمد' })
    await box.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(0)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/products/local*', async (route) => {
      await held
      await route.continue()
    })
    await box.check()
    await expect(box).toBeChecked()
    await expect(page.getByRole('region', { name: 'نتائج السوق' })).toHaveAttribute('aria-busy', 'true')
    await expect(names(page)).toHaveText(all.data.map((product) => product.name))
    release()
    await expect(page.getByRole('region', { name: 'نتائج السوق' })).toHaveAttribute('aria-busy', 'false')
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })

  test('a phone shows the filters of the local market in a sheet with the number of results', async ({
    page,
    request,
  }) => {
    const { id, name } = (await optionsOf(request)).markets[0]!
    const { total } = await productsOf(request, { market_id: String(id) })
    await page.setViewportSize({ width: 390, height: 844 })
    const goBack = await androidBack(page)
    await page.goto('/local-market')
    const open = page.getByRole('button', { name: /^تصفية/ })
    await open.click()
    const sheet = page.getByRole('dialog', { name: 'تصفية النتائج' })
    await test.step('the back button of Android closes the sheet and keeps the page', async () => {
      await expect(sheet).toBeVisible()
      await goBack()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL('/local-market')
      await open.click()
    })
    await test.step('a tap on another filter counts while it refuses a wrong price', async () => {
      const price = sheet.getByLabel('أعلى سعر للكيلو بالريال')
      const fresh = sheet.getByRole('checkbox', { name: 'طازج', exact: true })
      await fresh.scrollIntoViewIfNeeded()
      await price.fill('1.2.3,x')
      await fresh.hover()
      const place = await fresh.boundingBox()
      await page.mouse.down()
      await expect(price).toHaveAttribute('aria-invalid', 'true')
      // The error below the price would move the checkbox away from the pointer.
      expect(await fresh.boundingBox()).toEqual(place)
      await page.mouse.up()
      await expect(fresh).toBeChecked()
      await expect(price).toHaveAttribute('aria-invalid', 'true')
      await expect(price).toHaveAccessibleDescription(/\S/)
      await price.fill('')
      await fresh.uncheck()
      await expect(page).toHaveURL('/local-market')
    })
    await test.step('a typed price is counted before its field loses the focus', async () => {
      const price = sheet.getByLabel('أعلى سعر للكيلو بالريال')
      const count = sheet.getByRole('button', { name: /^عرض/ })
      const all = await count.innerText()
      await price.fill('30')
      await expect(count).not.toHaveText(all)
      await expect(price).toBeFocused()
      await price.fill('')
      await expect(count).toHaveText(all)
      await expect(page).toHaveURL('/local-market')
    })
    await test.step('a chosen species closes its list, which covers the buttons of the sheet', async () => {
      await sheet.getByRole('combobox').fill('هامور')
      await page.getByRole('listbox').getByRole('option').first().click()
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await sheet.getByRole('button', { name: 'إزالة هامور' }).click()
      await expect(page).toHaveURL('/local-market')
    })
    await sheet.getByRole('checkbox', { name }).check()
    const show = sheet.getByRole('button', { name: new RegExp(`^عرض .*${total > 2 ? total : ''}`) })
    await expect(show).toBeVisible()
    await expectAccessible(page)
    await show.click()
    await expect(sheet).toBeHidden()
    await expect(open).toContainText('1')
    await expect(names(page)).toHaveCount(Math.min(12, total))
    await test.step('one tap applies a typed price and closes the sheet', async () => {
      const answer = Promise.withResolvers<void>()
      await page.route(/\/api\/products\/local\?.*price_max/, async (route) => {
        await answer.promise
        await route.continue()
      })
      await open.click()
      await sheet.getByLabel('أعلى سعر للكيلو بالريال').fill('٣٠')
      await sheet.getByRole('button', { name: /^عرض/ }).click()
      await expect(sheet).toBeHidden()
      answer.resolve()
      await expect(page).toHaveURL(`/local-market?marketId=${id}&priceMax=30`)
      await expect(open).toContainText('2')
    })
  })

  test('a minimum above the maximum is an error at its field and does not filter the list', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/local-market?priceMax=30')
    await expect(names(page).first()).toBeVisible()
    await page.getByRole('button', { name: /^تصفية/ }).click()
    const sheet = page.getByRole('dialog', { name: 'تصفية النتائج' })
    const least = sheet.getByLabel('أقل سعر للكيلو بالريال')
    const show = sheet.getByRole('button', { name: /^عرض/ })
    const found = await show.innerText()
    await least.fill('80')
    await show.click()
    await expect(least).toHaveAccessibleDescription('أقل سعر أكبر من أعلى سعر')
    await expect(least).toBeFocused()
    await expect(sheet.getByText('أقل سعر أكبر من أعلى سعر')).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL('/local-market?priceMax=30')
    await expect(show).toHaveText(found)
    await expectAccessible(page)
    await sheet.getByLabel('أعلى سعر للكيلو بالريال').fill('90')
    await sheet.getByLabel('أعلى سعر للكيلو بالريال').press('Enter')
    await expect(page).toHaveURL('/local-market?priceMin=80&priceMax=90')
    await expect(least).toHaveAccessibleDescription('')
    await page.goto('/local-market?priceMin=80&priceMax=30')
    await expect(names(page).first()).toBeVisible()
  })

  test('an empty result of the local market shows a message and a link that clears the filters', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/local-market?priceMin=9000000')
    await expect(page.getByRole('heading', { name: 'عذرًا، لا توجد نتائج حاليًا' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'مسح التصفية' }).click()
    await expect(page).toHaveURL('/local-market')
    await expect(names(page).first()).toBeVisible()
  })

  test('a local market that failed to load shows an error and can be loaded again', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/503/)
    await page.goto('/home')
    await page.route('**/api/products/local*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'unavailable' } }),
    )
    await page.getByRole('banner').getByRole('link', { name: 'السوق المحلي' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('تعذّر تحميل السوق')
    await expect(alert).toContainText('503')
    await page.unroute('**/api/products/local*')
    await alert.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(names(page).first()).toBeVisible()
  })

  test('an address with invalid filters shows the whole local market', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const all = await productsOf(request)
    await page.goto('/local-market?fishId=x&priceMin=-3&sort=up&page=0&utm=1')
    await expect(names(page)).toHaveText(all.data.map((product) => product.name))
  })
})

test.describe('in English', () => {
  test('the local market is in English, and a card also shows another name of its fish', {
    tag: '@long',
  }, async ({ page, request }) => {
    const all = await productsOf(request, {}, 'en')
    await page.goto('/local-market?lang=en')
    await expect(page.getByRole('heading', { level: 1, name: 'Local market' })).toBeVisible()
    await expect(names(page)).toHaveText(all.data.map((product) => product.name))
    const { name, fish, translations } = all.data[0]!
    const others = [fish.official_name, ...translations.map((each) => each.name)].filter(
      (each) => each !== name,
    )
    const card = page.getByRole('article').first()
    await expect(card).toContainText(new RegExp(others.filter(Boolean).join('|')))
    await expect(card).toContainText('SR')
    await expectAccessible(page)
  })

  test('the local market fits a phone of 320 px in the dark theme', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/local-market?lang=en')
    await expect(names(page).first()).toBeVisible()
    await expectWithin(page)
    await expectAccessible(page)
  })
})

/** The filters of the side column. A phone has the same filters in a sheet. */
const filters = (page: Page) => page.getByRole('complementary', { name: 'تصفية النتائج' })

const names = (page: Page) => page.getByRole('article').getByRole('heading')

async function productsOf(
  request: APIRequestContext,
  params: Record<string, string> = {},
  locale = 'ar',
): Promise<Paged<Product>> {
  const headers = { 'Accept-Language': locale }
  return (await (await request.get('/api/products/local', { params, headers })).json()).data.products
}

async function optionsOf(request: APIRequestContext): Promise<Options> {
  return (await (await request.get('/api/main/options', { headers: { 'Accept-Language': 'ar' } })).json())
    .data
}

/** Lets the page run as on Android. The returned function asks the topmost overlay to close, as the back button of Android does. */
async function androidBack(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} Android` })
    const Native: new () => object = Reflect.get(window, 'CloseWatcher')
    class Watcher extends Native {
      constructor() {
        super()
        Reflect.set(window, 'topWatcher', this)
      }
    }
    Reflect.set(window, 'CloseWatcher', Watcher)
  })
  return () => page.evaluate(() => Reflect.get(window, 'topWatcher').requestClose())
}
