import type { Page } from '@playwright/test'
import { expect, expectAlive, test } from '../support/fixtures.ts'
import { holdScripts } from '../support/people.ts'

test.describe('before and during hydration:', () => {
  test('a click on a tab is queued and then handled', async ({ page }) => {
    const come = await holdScripts(page)
    await page.goto('/auctions', { waitUntil: 'commit' })
    await page.getByRole('tab', { name: /^مجدولة/ }).click()
    await expect(page).toHaveURL('/auctions')
    come()
    await expect(page).toHaveURL('/auctions?status=scheduled')
  })

  test('a choice in a select is queued and then handled', async ({ page }) => {
    const come = await holdScripts(page)
    await page.goto('/local-market', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'الترتيب' }).selectOption('الأقل سعرًا')
    await expect(page).toHaveURL('/local-market')
    come()
    await expect(page).toHaveURL('/local-market?sort=price_asc')
    await expect(page.getByRole('combobox', { name: 'الترتيب' })).toHaveValue('price_asc')
  })

  test('a typed quantity of a product is kept', { tag: '@long' }, async ({ page, request }) => {
    const { data } = await (await request.get('/api/products/local?limit=1')).json()
    const [{ id, price }] = data.products.data
    const come = await holdScripts(page)
    await page.goto(`/local-market/${id}`, { waitUntil: 'commit' })
    await page.getByLabel('الكمية بالكيلوجرام').fill('2')
    come()
    const order = page.getByRole('link', { name: 'شراء الآن' })
    await expect(order).toHaveAttribute('href', /quantity=2/)
    await expect(page.getByLabel('الكمية بالكيلوجرام')).toHaveValue('2')
    await expect(page.getByRole('main')).toContainText((2 * price).toFixed(2))
  })

  test('a chosen preparation of a product is kept', { tag: '@long' }, async ({ page, request }) => {
    const { data } = await (await request.get('/api/products/local?limit=100')).json()
    const product = data.products.data.find(
      ({ preparations }: { preparations: unknown[] }) => preparations.length > 1,
    )
    const cut = product.preparations[1]
    const come = await holdScripts(page)
    await page.goto(`/local-market/${product.id}`, { waitUntil: 'commit' })
    await page.getByRole('radio', { name: cut.name }).check()
    come()
    const order = page.getByRole('link', { name: 'شراء الآن' })
    await expect(order).toHaveAttribute('href', new RegExp(`preparation=${cut.code}`))
    await expect(page.getByRole('radio', { name: cut.name })).toBeChecked()
  })

  test('a typed filter of a list is kept and applies on Enter', { tag: '@long' }, async ({ page }) => {
    const come = await holdScripts(page)
    await page.setViewportSize({ width: 1280, height: 1600 })
    await page.goto('/local-market', { waitUntil: 'commit' })
    const words = page.getByRole('searchbox', { name: 'كلمة في الاسم أو السوق' })
    await words.fill('هامور')
    come()
    await expectAlive(words)
    await words.press('Enter')
    await expect(page).toHaveURL(`/local-market?s=${encodeURIComponent('هامور')}`)
  })

  test('the prefilled mobile of a password reset is replaced by a number that is typed later', {
    tag: '@long',
  }, async ({ page }) => {
    const { mobile, come } = await openAfterReset(page)
    come()
    await expect(mobile).toHaveValue('50 123 4567')
    await page.keyboard.type('0500000999')
    await expect(mobile).toHaveValue('0500000999')
  })

  test('the prefilled mobile of a password reset does not replace a number that was typed earlier', {
    tag: '@long',
  }, async ({ page }) => {
    const { mobile, come } = await openAfterReset(page)
    await page.keyboard.type('05000')
    come()
    await expectAlive(mobile)
    await page.keyboard.type('00999')
    await expect(mobile).toHaveValue('0500000999')
  })

  test('a click on the link to the order form waits for the typed quantity', async ({ page, request }) => {
    const { data } = await (await request.get('/api/products/local?limit=1')).json()
    const [{ id }] = data.products.data
    const come = await holdScripts(page)
    await page.goto(`/local-market/${id}`, { waitUntil: 'commit' })
    await page.getByLabel('الكمية بالكيلوجرام').fill('2')
    await page.getByRole('link', { name: 'شراء الآن' }).click()
    await expect(page).toHaveURL(`/local-market/${id}`)
    come()
    await expect(page).toHaveURL(/confirmation\?(?=.*quantity=2)|sign-in\?redirect=.*quantity%3D2/)
  })

  test('a submitted form is queued, and its values do not appear in the address', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/401/)
    const come = await holdScripts(page)
    await page.goto('/auth/sign-in', { waitUntil: 'commit' })
    await page.getByLabel('رقم الجوال').fill('0500000999')
    await page.getByLabel('كلمة المرور', { exact: true }).fill('بحر هادئ')
    await page.getByLabel('كلمة المرور', { exact: true }).press('Enter')
    await expect(page).toHaveURL('/auth/sign-in')
    come()
    await expect(page.getByRole('alert')).toContainText('رقم الجوال أو كلمة المرور غير صحيحة')
    await expect(page).toHaveURL('/auth/sign-in')
  })

  test('the lower half of home is hydrated when the user scrolls near it', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/home')
    const last = page.getByRole('link', { name: 'كل الأخبار' })
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((url) => url.includes('LowerHome'))).toEqual([])
    await last.scrollIntoViewIfNeeded()
    await expectAlive(last)
    expect(loaded.filter((url) => url.includes('LowerHome'))).toHaveLength(1)
  })

  test('the layout of home does not shift', async ({ page }) => {
    const come = await holdScripts(page)
    await page.goto('/home', { waitUntil: 'commit' })
    const last = page.getByRole('link', { name: 'كل الأخبار' })
    await last.scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(watchHeight)
    come()
    // The router scrolls to the top when it has hydrated the page.
    await expectAlive(page.getByRole('heading', { level: 1 }))
    await last.scrollIntoViewIfNeeded()
    await expectAlive(last)
    await expectAlive(page.getByRole('contentinfo'))
    expect(await page.evaluate(() => document.documentElement.dataset.heights), 'heights').toBe('1')
  })
})

test.describe('the scripts of a page are requested', () => {
  test('after the first paint', async ({ page }) => {
    await page.goto('/home')
    const { painted, first } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      first: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\.js$/.test(name))
          .map(({ startTime }) => startTime),
      ),
    }))
    expect(painted).toBeGreaterThan(0)
    expect(first).toBeGreaterThan(painted)
  })

  test('in a browser that does not report paints', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined
    })
    await page.goto('/news')
    await expectAlive(page.getByRole('heading', { level: 1 }))
  })

  test('at once in a page in the background', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      PerformanceObserver.prototype.observe = () => undefined
      const listen = window.addEventListener.bind(window)
      window.addEventListener = (kind: string, ...rest: unknown[]) => {
        if (kind !== 'load') Reflect.apply(listen, window, [kind, ...rest])
      }
    })
    await page.goto('/news')
    await expectAlive(page.getByRole('heading', { level: 1 }))
  })
})

/**
 * Opens the sign-in page on a device where a password was just reset, and focuses the mobile field. The
 * scripts wait for `come`.
 */
async function openAfterReset(page: Page) {
  await page.addInitScript(() =>
    sessionStorage.setItem('recovery', JSON.stringify({ mobile: '+966501234567', sentAt: 1, done: true })),
  )
  const come = await holdScripts(page)
  await page.goto('/auth/sign-in', { waitUntil: 'commit' })
  const mobile = page.getByLabel('رقم الجوال')
  await mobile.focus()
  return { mobile, come }
}

/** Counts the different heights of the page. */
function watchHeight(): void {
  const root = document.documentElement
  const heights = new Set<number>()
  new ResizeObserver(() => {
    heights.add(root.scrollHeight)
    root.dataset.heights = String(heights.size)
  }).observe(document.body)
}
