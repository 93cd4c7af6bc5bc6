import { expect, expectAccessible, test, watchFocus } from '../support/fixtures.ts'
import { accountOf, openAlive, profileOf, signInBy, storedToken } from '../support/people.ts'

const ahmed = accountOf('local_buyer')

test.describe('in Arabic', () => {
  test('sign-in returns to the previous page and is kept after a reload', async ({ page }) => {
    const lost = await watchFocus(page)
    await openAlive(page, '/auth/sign-in?redirect=%2Flocal-market%3Fsort%3Dprice_asc')
    await expectAccessible(page)
    await signInBy(page, ahmed.mobile, ahmed.password)
    await expect(page).toHaveURL(/\/local-market\?sort=price_asc$/)
    expect(await profileOf(page)).toMatchObject({ type: 'local_buyer', mobile: '+966500000101' })
    expect(lost(), 'controls that lost the focus').toEqual([])
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-auth', 'in')
    expect(await profileOf(page)).toMatchObject({ type: 'local_buyer' })
  })

  test('the mobile field accepts every usual format and Arabic digits', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    // The live stream may get a 401, because the test removes the token while the page is open.
    complaints.ignore(/401/)
    for (const typed of ['٠٥٠٠٠٠٠١٠١', '50 000 0101', '+966500000101']) {
      await openAlive(page, '/auth/sign-in?redirect=/news')
      await signInBy(page, typed, ahmed.password)
      await expect(page).toHaveURL(/^[^?]+\/news$/)
      await page.evaluate(() => localStorage.clear())
    }
  })

  test('the sign-in form shows the same message for a wrong password and an unknown mobile', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/401/)
    await openAlive(page, '/auth/sign-in')
    for (const mobile of [ahmed.mobile, '0599999998']) {
      await signInBy(page, mobile, 'not-the-password')
      await expect(page.getByRole('alert')).toHaveText('رقم الجوال أو كلمة المرور غير صحيحة')
      await expect(page.getByLabel('رقم الجوال')).toHaveValue(mobile)
      await expect(page.getByLabel('كلمة المرور', { exact: true })).toHaveValue('not-the-password')
    }
    await expectAccessible(page)
    expect(await storedToken(page)).toBeNull()
  })

  test('an empty sign-in form shows what is missing and focuses the first field', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/422/)
    await openAlive(page, '/auth/sign-in')
    await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click()
    await expect(page.getByRole('alert')).toHaveText('راجع الحقول المشار إليها')
    await expect(page.getByLabel('رقم الجوال')).toBeFocused()
    await expect(page.getByLabel('رقم الجوال')).toHaveAccessibleDescription('اكتب رقم الجوال')
    await page.getByLabel('رقم الجوال').fill('05')
    await expect(page.getByLabel('رقم الجوال')).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('a second click does not sign in twice, and a sign-out in one tab signs out all tabs', {
    tag: '@long',
  }, async ({ page, context }) => {
    await openAlive(page, '/auth/sign-in?redirect=/news')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let sent = 0
    await page.route('**/api/login', async (route) => {
      sent += 1
      await held
      await route.continue()
    })
    await page.getByLabel('رقم الجوال').fill(ahmed.mobile)
    await page.getByLabel('كلمة المرور', { exact: true }).fill(ahmed.password)
    await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).dblclick()
    await expect(page.getByRole('button', { name: 'لحظة من فضلك' })).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel('رقم الجوال').press('Enter')
    release()
    await expect(page).toHaveURL(/^[^?]+\/news$/)
    expect(sent).toBe(1)
    const other = await context.newPage()
    await other.goto('/about-us')
    await expect(other.locator('html')).toHaveAttribute('data-auth', 'in')
    await other.evaluate(() => localStorage.removeItem('token'))
    await expect(page.locator('html')).toHaveAttribute('data-auth', 'out')
  })

  test('too many attempts are refused with the time to wait', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/429/)
    await page.route('**/api/login', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '540' },
        json: { message: 'طلبات كثيرة، حاول بعد قليل', code: 'too_many_requests' },
      }),
    )
    await openAlive(page, '/auth/sign-in')
    await signInBy(page, ahmed.mobile, ahmed.password)
    await expect(page.getByRole('alert')).toContainText('حاول مرة أخرى بعد 9 دقائق')
  })

  test('a sign-in is kept if the profile does not load, and the profile can be requested again', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/503/)
    await page.route('**/api/profile', (route) =>
      route.fulfill({ status: 503, json: { message: 'الخدمة غير متاحة الآن', code: 'unavailable' } }),
    )
    await openAlive(page, '/auth/sign-in?redirect=/news')
    await signInBy(page, ahmed.mobile, ahmed.password)
    await expect(page.getByRole('alert').filter({ hasText: 'تعذّر تحميل حسابك' })).toBeVisible()
    await page.unroute('**/api/profile')
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(page).toHaveURL(/^[^?]+\/news$/)
  })

  test('the eye button reveals and hides the password', { tag: '@long' }, async ({ page }) => {
    await openAlive(page, '/auth/sign-in')
    const password = page.getByLabel('كلمة المرور', { exact: true })
    await password.fill('samak')
    await page.getByRole('button', { name: 'إظهار كلمة المرور' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'إخفاء كلمة المرور' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('the pages for sign-in, sign-up and a forgotten password redirect a signed-in person to the return address', {
    tag: '@long',
  }, async ({ page }) => {
    await openAlive(page, '/auth/sign-in?redirect=/news')
    await signInBy(page, ahmed.mobile, ahmed.password)
    await expect(page).toHaveURL(/^[^?]+\/news$/)
    for (const path of ['/auth/sign-in', '/auth/sign-up', '/auth/forgot-password']) {
      await page.goto(`${path}?redirect=%2Fabout-us`)
      await expect(page).toHaveURL(/^[^?]+\/about-us$/)
    }
  })

  test('an invalid token signs the user out without leaving the public page', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/401/)
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('planted')) localStorage.setItem('token', 'of a sign-in that was ended')
      sessionStorage.setItem('planted', 'yes')
    })
    await page.goto('/local-market')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-auth', 'out')
    expect(await storedToken(page)).toBeNull()
    await page.getByRole('banner').getByRole('link', { name: 'دخول' }).click()
    await expect(page.getByText('سُجّل خروجك من سوق السمك')).toBeVisible()
  })
})

test('values typed before hydration are kept', { tag: '@long' }, async ({ page }) => {
  let come = () => {}
  const scripts = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/*.js', (route) => scripts.then(() => route.continue()))
  const { mobile, password } = accountOf('fisherman')
  await page.goto('/auth/sign-in?redirect=/news', { waitUntil: 'commit' })
  await page.getByLabel('رقم الجوال').fill(mobile)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password)
  come()
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(page).toHaveURL('/news')
})

test('the pages for sign-in and sign-up keep a safe return address and ignore an unsafe one', async ({
  page,
  baseURL,
  complaints,
}) => {
  // The live stream may report that its token was removed.
  complaints.ignore(/401/)
  await page.goto('/auth?redirect=%2Fnews')
  await expect(page).toHaveURL(/\/auth\/sign-in\?redirect=%2Fnews$/)
  await page.getByRole('link', { name: 'إنشاء حساب جديد' }).click()
  await expect(page).toHaveURL(/\/auth\/sign-up\?redirect=%2Fnews$/)
  for (const hostile of ['//evil.example', 'javascript:alert(1)']) {
    await openAlive(page, `/auth/sign-in?redirect=${encodeURIComponent(hostile)}`)
    await signInBy(page, ahmed.mobile, ahmed.password)
    await expect(page).toHaveURL(`${baseURL}/home`)
    await page.evaluate(() => localStorage.clear())
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the code and password pages in ${colorScheme} mode`, () => {
    test.use({ colorScheme })

    for (const lang of ['ar', 'en'] as const) {
      // forgotPassword.spec.ts checks both pages in the gate.
      test(`are accessible in ${lang}`, { tag: '@long' }, async ({ page }) => {
        for (const path of ['check-code', 'reset-password']) {
          // Without a stored recovery, the pages would redirect.
          const code = path === 'reset-password' ? { code: '123456' } : {}
          await page.addInitScript(
            (recovery) => sessionStorage.setItem('recovery', recovery),
            JSON.stringify({ mobile: '+966501234567', sentAt: 1, ...code }),
          )
          await openAlive(page, `/auth/${path}?lang=${lang}`)
          await expect(page).toHaveURL(new RegExp(`/auth/${path}`))
          await expectAccessible(page)
        }
      })
    }
  })
}

test.describe('sign-in ignores the unsafe return address', () => {
  // safeRedirect has unit tests of all spellings. These tests prove that the page uses safeRedirect.
  for (const hostile of [
    '/\\evil.example',
    '/%2Fevil.example',
    '%2F%2Fevil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/@evil.example',
    '/／evil.example',
    '/auth/sign-in',
    '/auth?redirect=/auth',
  ]) {
    test(JSON.stringify(hostile), { tag: '@long' }, async ({ page, baseURL }) => {
      await openAlive(page, `/auth/sign-in?redirect=${encodeURIComponent(hostile)}`)
      await signInBy(page, ahmed.mobile, ahmed.password)
      await expect(page).toHaveURL(`${baseURL}/home`)
    })
  }
})

test.describe('in English', () => {
  test.use({ colorScheme: 'dark' })

  test('the sign-in page is accessible in dark mode', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/401/)
    await openAlive(page, '/auth/sign-in?lang=en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
    await page.getByLabel('Mobile number').fill(ahmed.mobile)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('The mobile number or password is incorrect')
    await expectAccessible(page)
  })

  test('the sign-in pages are not indexed by search engines', async ({ page }) => {
    for (const path of ['sign-in', 'sign-up', 'forgot-password', 'check-code', 'reset-password']) {
      const response = await page.request.get(`/auth/${path}?lang=en`)
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
    }
  })
})
