import { withLong } from '#demo/testing/long.ts'
import { limits } from '#shared/base/limits.ts'
import { expect, expectAccessible, expectAlive, test } from '../support/fixtures.ts'
import { accountOf } from '../support/people.ts'
import { enterAs } from '../support/person.ts'

const places = [
  ['السوق المحلي', '/local-market'],
  ['السوق الدولي', '/international-market/main'],
  [/^المزادات/, '/auctions'],
] as const

const morePlaces = [
  ['طلبات المشترين', '/requests'],
  ['منتجات مميزة', '/special-products'],
  ['الأخبار', '/news'],
  ['من نحن', '/about-us'],
  ['تواصل معنا', '/contact-us'],
] as const

test.describe('navigation:', () => {
  test('the header links to every section and marks the current one', async ({ page }) => {
    await page.goto('/home')
    for (const [name, path] of places) {
      const link = page.getByRole('banner').getByRole('link', { name })
      await link.click()
      await expect(page).toHaveURL(path)
      await expect(link).toHaveAttribute('aria-current', 'page')
    }
    const more = page.getByRole('banner').getByRole('button', { name: 'المزيد' })
    // A page takes the focus when it has loaded, which would close the menu. So the page is loaded first.
    await page.goto('/home')
    await more.press('Enter')
    await expectAccessible(page)
    for (const [name, path] of morePlaces)
      await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('href', path)
    await page.keyboard.press('Escape')
    const link = page.getByRole('banner').getByRole('link', { name: 'من نحن' })
    await expect(link).toHaveCount(0)
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about-us')
    await expect(link).toHaveCount(0)
  })

  test('the bar and the drawer of a phone link to every section', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/home')
    const bar = page.getByRole('navigation', { name: 'أقسام الموقع' }).last()
    await expect(bar.getByRole('link')).toHaveText(['الرئيسية', 'السوق', 'المزادات', 'الدولي', 'دخول'])
    await bar.getByRole('link', { name: 'الدولي' }).click()
    await expect(page).toHaveURL('/international-market/main')
    await page.getByRole('button', { name: 'القائمة' }).click()
    const drawer = page.getByRole('dialog', { name: 'القائمة' })
    await expect(drawer.getByRole('button', { name: 'English' })).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('link', { name: 'تواصل معنا' }).click()
    await expect(page).toHaveURL('/contact-us')
    await expect(page.getByRole('banner').getByText('تواصل معنا')).toBeVisible()
    await page.getByRole('link', { name: 'رجوع' }).click()
    await expect(page).toHaveURL('/home')
  })

  test('an unknown address shows a 404 page with links in the current language', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/404/)
    for (const [path, title, onwards] of [
      ['/no/such/page', 'لم نجد هذه الصفحة', 'تصفح السوق المحلي'],
      ['/no/such/page?lang=en', 'Page not found', 'Browse the local market'],
      ['/news/99999999?lang=en', 'Page not found', 'Browse the local market'],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${title} · `))
      await expect(page.getByRole('main').getByRole('link', { name: onwards })).toBeVisible()
      if (withLong || path === '/no/such/page') await expectAccessible(page)
    }
  })
})

test('the footer of lists and details is short on a phone and keeps help, terms and languages', {
  tag: '@long',
}, async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  const height = async () => (await footer.boundingBox())?.height ?? 0
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/local-market')
  const [product] = await page.getByRole('main').getByRole('article').getByRole('link').all()
  const details = (await product?.getAttribute('href')) ?? ''
  for (const path of ['/auctions', '/requests', '/local-market', details]) {
    await page.goto(path)
    await expect(footer.getByRole('link', { name: 'تواصل معنا' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'الشروط والأحكام' })).toBeVisible()
    expect(await height(), path).toBeLessThan(220)
  }
  await expectAlive(footer)
  await footer.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(footer.getByRole('link', { name: 'About us' })).toBeVisible()
  expect(await height(), 'at a desk').toBeGreaterThan(220)
})

test.describe('language and scroll position:', () => {
  test('a visit with ?lang= keeps its language in every link, through sign-in and back', async ({ page }) => {
    await page.goto('/home?lang=en')
    await expectAlive(page.getByRole('contentinfo'))
    const lost = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
          .map((link) => link.getAttribute('href') ?? '')
          .filter((address) => !address.includes('lang=en')),
      )
    expect(await lost()).toEqual([])
    await page.goto('/auth/sign-up?lang=en')
    expect(await lost()).toEqual([])
    await page.goto('/local-market?sort=price_asc&lang=en')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/auth\/sign-in\?.*lang=en/)
    const { mobile, password } = accountOf('local_buyer')
    await page.getByRole('main').getByLabel('Mobile number').fill(mobile)
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/local-market\?(?=.*sort=price_asc).*lang=en/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Local market' })).toBeAttached()
  })

  test('a change of the language and a reload keep the scroll position', { tag: '@long' }, async ({
    page,
  }) => {
    const top = () => page.evaluate(() => Math.round(window.scrollY))
    const scroll = async (to: number) => {
      await page.mouse.move(600, 600)
      await page.mouse.wheel(0, to)
      await expect.poll(top).toBe(to)
    }
    await page.goto('/local-market?lang=ar')
    await scroll(600)
    // Uses the keyboard. A click of Playwright would first scroll because of the scroll padding below the header, and a click by
    // coordinates misses a button that moves while the header loads.
    const english = page.getByRole('banner').getByRole('button', { name: 'En English' })
    await english.evaluate((button) => button.focus({ preventScroll: true }))
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL('/local-market')
    await expect.poll(top).toBe(600)
    await enterAs(page, { type: 'local_buyer' })
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto('/profile/account')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await scroll(500)
    await page.reload()
    await expect.poll(top).toBe(500)
  })
})

test.describe('chunk loading:', () => {
  /** Each test starts from a loaded page, so that the next request is for the chunk of the next page. */
  const scripts = /\/assets\/[^/]+\.js/

  test('a failed chunk shows a reload button', async ({ page, complaints }) => {
    complaints.ignore(/ERR_FAILED|ChunkLoadError/)
    await page.goto('/home')
    const footer = page.getByRole('contentinfo')
    await expectAlive(footer)
    await page.waitForLoadState('networkidle')
    await page.route(scripts, (route) => route.abort())
    const logged = page.waitForEvent('console', (message) => message.text().includes('ChunkLoadError'))
    await footer.getByRole('link', { name: 'من نحن' }).click()
    await expect(page.getByRole('heading', { name: 'لم يكتمل تحميل هذه الصفحة' })).toBeVisible()
    await logged
    await expectAccessible(page)
    await page.unroute(scripts)
    await page.getByRole('button', { name: 'إعادة التحميل' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('سعر واضح وكمية واضحة')
  })

  test('an error page that was opened offline recovers when the network is back', { tag: '@long' }, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.ignore(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/)
    await page.goto('/home')
    const footer = page.getByRole('contentinfo')
    await expectAlive(footer)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await footer.getByRole('link', { name: 'من نحن' }).click()
    await expect(page.getByRole('heading', { name: 'لم يكتمل تحميل هذه الصفحة' })).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL('/about-us')
    await expect(page.getByRole('heading', { level: 1, name: 'لم يكتمل تحميل هذه الصفحة' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a chunk that hangs times out after 120 seconds', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/ChunkLoadError/)
    await page.clock.install()
    await page.goto('/home')
    const footer = page.getByRole('contentinfo')
    await expectAlive(footer)
    await page.waitForLoadState('networkidle')
    await page.route(scripts, () => undefined)
    const asked = page.waitForRequest(scripts)
    await footer.getByRole('link', { name: 'من نحن' }).click()
    await asked
    await page.clock.runFor(limits.chunkTimeoutMs - 1_000)
    await expect(page.getByRole('heading', { name: 'لم يكتمل تحميل هذه الصفحة' })).toHaveCount(0)
    await page.clock.runFor(2_000)
    await expect(page.getByRole('heading', { name: 'لم يكتمل تحميل هذه الصفحة' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('انتظرنا 120 ثانية')
  })
})

test.describe('without a connection:', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the offline page is in the last language and reloads by itself', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.ignore(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    // The page sends no further requests, because failed requests would be reported.
    await page.goto('/contact-us')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await expect(page.getByText('لا يوجد اتصال بالإنترنت')).toBeVisible()
    await page.goto('/news')
    await expect(page.getByRole('heading', { level: 1, name: 'لا يوجد اتصال بالإنترنت' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/auctions?lang=en')
    await expect(page.getByRole('heading', { level: 1, name: 'No internet connection' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Auctions' })).toBeVisible()
    await expect(page).toHaveURL('/auctions?lang=en')
  })

  test('the service worker caches no answer of the API, with or without a token', async ({
    page,
    complaints,
  }) => {
    // The token is invalid, so the server answers 401.
    complaints.ignore(/401/)
    await page.goto('/home')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto('/news')
    await expect(page.getByRole('article').first()).toBeVisible()
    // Server-rendered pages send no call themselves.
    await page.evaluate(() => fetch('/api/main'))
    await page.evaluate(() => fetch('/api/main', { headers: { Authorization: 'Bearer x' } }))
    const cached = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(cached.length).toBeGreaterThan(5)
    expect(cached.filter((path) => !/^\/(assets\/|offline)/.test(path))).toEqual([])
  })
})
