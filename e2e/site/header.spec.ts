import type { Page } from '@playwright/test'
import { withLong } from '#demo/testing/long.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { openAlive } from '../support/people.ts'
import { enterAs } from '../support/person.ts'

/** The pages with the longest titles come first; the long run measures all pages. */
const titledPages = ['/auth/forgot-password', '/international-market/main', '/requests', '/terms']

const bar = (page: Page) => page.getByRole('navigation', { name: 'أقسام الموقع' }).last()

test.describe('in Arabic', () => {
  test('the header shows sign-in to a visitor and after a sign-out in another tab', async ({
    page,
    context,
    complaints,
  }) => {
    await test.step('the header of a visitor has a sign-in button and no cart or bell', async () => {
      await openAlive(page, '/local-market?sort=price_asc')
      const header = page.getByRole('banner')
      await expect(header.getByRole('button', { name: /سلة|الإشعارات/ })).toHaveCount(0)
      await expectAccessible(page)
      await header.getByRole('link', { name: 'تسجيل الدخول' }).click()
      await expect(page).toHaveURL('/auth/sign-in?redirect=%2Flocal-market%3Fsort%3Dprice_asc')
      await expect(header.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
        'href',
        '/auth/sign-in',
      )
    })
    await test.step('a sign-out in another tab updates the header', async () => {
      complaints.ignore(/401/)
      await enterAs(page)
      await openAlive(page, '/news')
      await expect(page.getByRole('banner').getByRole('button', { name: /^سلة المشتريات/ })).toBeVisible()
      const other = await context.newPage()
      await other.goto('/offline')
      await other.evaluate(() => localStorage.removeItem('token'))
      await expect(page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: /^سلة المشتريات/ })).toHaveCount(0)
    })
  })

  test('a narrow phone shows whole titles, and its open search does not cover the title', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    for (const language of ['ar', 'en']) {
      for (const path of withLong ? titledPages : titledPages.slice(0, 2)) {
        await page.goto(`${path}?lang=${language}`)
        const header = page.getByRole('banner')
        const [bar, title] = [await header.boundingBox(), header.locator('[data-title]')]
        expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        const box = await title.locator('..').boundingBox()
        const [top, bottom] = [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)]
        expect(top, `${language} ${path}`).toBeGreaterThanOrEqual(bar?.y ?? 1)
        expect(bottom, `${language} ${path}`).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      }
    }
    await openAlive(page, '/requests')
    const search = page.getByRole('banner').getByRole('button', { name: /^(ابحث|البحث|Search)/ })
    await search.click()
    const [box, title] = await Promise.all([
      page.getByRole('banner').getByRole('combobox').boundingBox(),
      page.getByRole('banner').locator('[data-title]').locator('..').boundingBox(),
    ])
    expect((box?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeGreaterThanOrEqual(4)
  })

  test('the header of a signed-in user has cart, notifications and initials that link to the account', {
    tag: '@long',
  }, async ({ page }) => {
    await enterAs(page, { firstName: 'أحمد', lastName: 'العمران' })
    await openAlive(page, '/home')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'تسجيل الدخول' })).toHaveCount(0)
    await expect(header.getByRole('button', { name: /^سلة المشتريات/ })).toBeVisible()
    await expect(header.getByRole('button', { name: /الإشعارات/ })).toBeVisible()
    const account = header.getByRole('link', { name: 'حسابي، أحمد العمران' })
    await expect(account.getByText('أ ع', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await account.click()
    await expect(page).toHaveURL('/profile/account')
  })

  test('the header does not shift when the signed-in parts load', { tag: '@long' }, async ({ page }) => {
    await enterAs(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/profile', async (route) => {
      await held
      await route.continue()
    })
    await openAlive(page, '/local-market')
    const languages = page.getByRole('banner').getByRole('group', { name: 'اللغة' }).first()
    const before = await languages.boundingBox()
    release()
    await expect(page.getByRole('banner').getByRole('button', { name: /^سلة المشتريات/ })).toBeVisible()
    expect(await languages.boundingBox()).toEqual(before)
  })

  test('a phone has the cart on every page: in the bottom bar, or in the header if a dock covers the bar', {
    tag: '@long',
  }, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enterAs(page)
    const { data } = await (await request.get('/api/products/local')).json()
    await openAlive(page, `/local-market/${data.products.data[0].id}`)
    const header = page.getByRole('banner')
    const inHeader = header.getByRole('button', { name: 'سلة المشتريات، فارغة' })
    await expect(bar(page).getByRole('link', { name: 'السلة' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'أضف إلى السلة' }).first()).toBeVisible()
    await expect(inHeader).toBeHidden()
    await expect(header.getByRole('button', { name: 'القائمة' })).toBeVisible()
    await openAlive(page, '/profile/account/edit')
    await expect(bar(page)).toBeHidden()
    await inHeader.click()
    await expect(page.getByRole('dialog', { name: 'سلة المشتريات' })).toBeVisible()
    await expectAccessible(page)
  })

  test('the bottom bar has different links for visitors and signed-in users', { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAlive(page, '/local-market')
    const shown = () => bar(page).getByRole('link')
    await expect(shown()).toHaveText(['الرئيسية', 'السوق', 'المزادات', 'الدولي', 'دخول'])
    await expect(page.getByRole('banner').getByText('سوق تجريبي').first()).toBeVisible()
    await enterAs(page)
    await openAlive(page, '/local-market')
    await expect(shown()).toHaveText(['الرئيسية', 'السوق', 'المزادات', 'السلة', 'حسابي'])
    await expect(page.getByRole('banner').getByRole('button', { name: /الإشعارات/ })).toBeVisible()
    await expectAccessible(page)
    await shown().last().click()
    await expect(page).toHaveURL('/profile/account')
    await expect(shown().last()).toHaveAttribute('aria-current', 'page')
    await enterAs(page, { type: 'fisherman' })
    await openAlive(page, '/local-market')
    await expect(shown()).toHaveText(['متجري', 'الطلبات', 'اعرض صيدك', 'منتجاتي', 'حسابي'])
    await expectAccessible(page)
    await shown().first().click()
    await expect(page).toHaveURL('/profile/my-shop')
    await expect(page.getByRole('heading', { name: 'اعرض أول صيد لك' })).toBeVisible()
    await enterAs(page, { type: 'international_seller' })
    await openAlive(page, '/local-market')
    await expect(shown()).toHaveText(['متجري', 'الطلبات', 'أضف عرضًا', 'منتجاتي', 'حسابي'])
    await shown().nth(2).click()
    await expect(page.getByRole('dialog', { name: 'أضف عرضًا' })).toBeVisible()
    await expect(page).toHaveURL('/international-market/behar-market/my-demands?of=supplies')
    await expectAccessible(page)
  })
})

test.describe('in English, in dark mode', () => {
  test.use({ colorScheme: 'dark' })

  test('the header of a signed-in user is accessible', { tag: '@long' }, async ({ page }) => {
    await enterAs(page, { firstName: 'Ahmad', lastName: 'Omran' })
    await openAlive(page, '/local-market?lang=en')
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: /^Shopping cart/ })).toBeVisible()
    const account = header.getByRole('link', { name: 'My account, Ahmad Omran' })
    await expect(account.getByText('AO', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})
