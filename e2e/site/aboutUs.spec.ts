import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'

test.describe('in Arabic', () => {
  test('the about page shows the market in figures and pictures', async ({ page, request }) => {
    const headers = { 'Accept-Language': 'ar' }
    const main = (await (await request.get('/api/main', { headers })).json()).data
    const gallery = (await (await request.get('/api/main/gallery', { headers })).json()).data
    await page.goto('/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('سعر واضح وكمية واضحة')
    await expect(page.getByRole('main')).toContainText(main.info.about)
    const figures = page.getByRole('main').locator('dl').first()
    await expect(figures).toContainText(String(main.sections.markets))
    await expect(figures).toContainText(String(main.sections.local))
    await expect(figures).toContainText(main.trading_traffic.quantity_available.toLocaleString('en'))
    const insight = (await (await request.get('/api/main/insight', { headers })).json()).data
    const trade = page.getByRole('region', { name: 'تداول آخر 30 يومًا' })
    await expect(trade).toContainText(insight.trade.orders.toLocaleString('en'))
    await expect(trade.getByRole('listitem')).toHaveCount(insight.fish.length)
    const pictures = page.getByRole('region', { name: 'من أسواقنا وموانئنا' }).getByRole('figure')
    await expect(pictures).toHaveCount(gallery.length - 1)
    await expect(pictures.last()).toContainText(gallery.at(-1).title)
    await expectAccessible(page)
  })

  test('the about page links to the market and the contact page', { tag: '@long' }, async ({ page }) => {
    await page.goto('/about-us')
    await page.getByRole('main').getByRole('link', { name: 'تواصل معنا' }).click()
    await expect(page).toHaveURL('/contact-us')
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'تصفح السوق المحلي' }).click()
    await expect(page).toHaveURL('/local-market')
  })

  test('the about page fits a phone in dark mode', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWithin(page)
    await expectAccessible(page)
  })
})

test.describe('in English', () => {
  test('the about page is in English', { tag: '@long' }, async ({ page }) => {
    await page.goto('/about-us?lang=en')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Clear prices')
    await expectAccessible(page)
  })
})
