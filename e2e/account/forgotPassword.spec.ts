import type { Page } from '@playwright/test'
import { codeIn, readOutbox } from '#demo/testing/outbox.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { nationalNumber, openAlive, profileOf, signInBy, storedToken } from '../support/people.ts'

/** Creates a new account for the test, because the test changes its password. */
async function join(page: Page, number: string) {
  const mobile = `05988${number}`
  const response = await page.request.post('/api/register', {
    data: {
      f_name: 'مريم',
      l_name: 'الغامدي',
      mobile,
      email: `maryam-${number}@samak.example`,
      n_id: nationalNumber(`10988${number.slice(0, 4)}`),
      password: 'كنعد-وشعري-1447',
      password_confirmation: 'كنعد-وشعري-1447',
    },
  })
  expect(response.status()).toBe(201)
  return { mobile, e164: `+966${mobile.slice(1)}` }
}

const dataDir = () => String(process.env.SITE_DATA_DIR)

async function newestCode(e164: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await readOutbox(dataDir(), e164)).length).toBeGreaterThanOrEqual(nth)
  const message = (await readOutbox(dataDir(), e164)).at(-1)
  if (!message) throw new Error('no message came')
  return codeIn(message)
}

const arabicDigits = (code: string) => [...code].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
const code = (page: Page) => page.getByLabel('رمز التحقق')
const verify = (page: Page) => page.getByRole('button', { name: 'تحقق' })

async function askForCode(page: Page, mobile: string) {
  await openAlive(page, '/auth/sign-in?redirect=/news')
  await page.getByLabel('رقم الجوال').fill(mobile)
  await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نسيت كلمة المرور؟')
  await expect(page.getByLabel('رقم الجوال')).toHaveValue(mobile)
  await page.getByRole('button', { name: 'إرسال الرمز' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اكتب رمز التحقق')
  await expect(code(page)).toBeFocused()
}

test.describe('in Arabic', () => {
  test('a code from a message resets the password and ends every sign-in', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { mobile, e164 } = await join(page, '00011')
    const elsewhere = await (await browser.newContext({ baseURL: String(baseURL) })).newPage()
    await openAlive(elsewhere, '/auth/sign-in?redirect=/news')
    await signInBy(elsewhere, mobile, 'كنعد-وشعري-1447')
    await expect(elsewhere).toHaveURL(/^[^?]+\/news$/)

    await askForCode(page, mobile)
    await expect(page.getByRole('main')).toContainText('0598****11')
    expect(page.url()).not.toContain('598')
    await expectAccessible(page)
    await expect(verify(page)).toBeDisabled()
    await code(page).fill(arabicDigits(await newestCode(e164)))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('كلمة مرور جديدة')
    await expectAccessible(page)
    await page.getByLabel('كلمة المرور', { exact: true }).fill('صافي-وهامور-1448')
    await expect(page.getByText('قوية جدًا: 16 حرفًا وليست شائعة')).toBeVisible()
    await page.getByLabel('تأكيد كلمة المرور').fill('صافي-وهامور-1448')
    await expect(page.getByText('متطابقتان')).toBeVisible()
    await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click()

    await expect(page.getByRole('status').filter({ hasText: 'تغيّرت كلمة المرور' })).toBeVisible()
    await expect(page.getByLabel('رقم الجوال')).toHaveValue('59 880 0011')
    await page.getByLabel('كلمة المرور', { exact: true }).fill('صافي-وهامور-1448')
    await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click()
    await expect(page).toHaveURL(/^[^?]+\/news$/)
    expect(await profileOf(page)).toMatchObject({ mobile: e164 })

    await elsewhere.reload()
    await expect(elsewhere.locator('html')).toHaveAttribute('data-auth', 'out')
    expect(await storedToken(elsewhere)).toBeNull()
    await elsewhere.context().close()
  })

  test('the fifth wrong code invalidates the code, and a new code works', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/422/)
    const { mobile, e164 } = await join(page, '00022')
    await askForCode(page, mobile)
    const right = await newestCode(e164)
    const wrong = right === '000000' ? '111111' : '000000'
    for (const left of [
      'بقيت 4 محاولات',
      'بقيت 3 محاولات',
      'بقيت محاولتان',
      'بقيت محاولة واحدة',
      'انتهت المحاولات',
    ]) {
      // The sixth digit submits a new code. After a refusal the same code is submitted by the button only.
      if (left === 'بقيت 4 محاولات') await code(page).fill(wrong)
      else {
        await code(page).press('Backspace')
        await code(page).press(wrong.slice(-1))
        await verify(page).click()
      }
      await expect(code(page)).toHaveAccessibleDescription(new RegExp(left))
      await expect(code(page)).toBeFocused()
    }
    await expectAccessible(page)
    await code(page).pressSequentially(right)
    await expect(code(page), 'a digit typed into full boxes starts a new code').toHaveValue(right)
    await expect(code(page)).toHaveAccessibleDescription(/الرمز غير صحيح/)

    await page.clock.install()
    await page.clock.runFor(61_000)
    await page.getByRole('button', { name: 'إعادة إرسال الرمز' }).click()
    await expect(page.getByText('أرسلنا رمزًا جديدًا')).toBeVisible()
    await code(page).fill(await newestCode(e164, 2))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('كلمة مرور جديدة')
  })

  test('a code request for an unknown number sends no message and opens no password page', {
    tag: '@long',
  }, async ({ page }) => {
    await test.step('a code request for an unknown number gets the same answer but sends no message', async () => {
      await askForCode(page, '0597777777')
      await expect(page.getByRole('main')).toContainText('0597****77')
      expect(await readOutbox(dataDir(), '+966597777777')).toEqual([])
    })
    await test.step('the password page redirects to the code page if no code was checked', async () => {
      await askForCode(page, '0597777776')
      await page.goto('/auth/reset-password')
      await expect(page).toHaveURL(/\/auth\/check-code/)
    })
  })

  test("a refused request shows the server's message and keeps the number", { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/422|429|503/)
    await openAlive(page, '/auth/forgot-password')
    await expectAccessible(page)
    await page.getByLabel('رقم الجوال').fill('123')
    await page.getByRole('button', { name: 'إرسال الرمز' }).click()
    await expect(page.getByLabel('رقم الجوال')).toHaveAccessibleDescription(
      'اكتب رقم جوال سعودي، مثل 0501234567',
    )
    await expect(page.getByLabel('رقم الجوال')).toBeFocused()
    for (const [status, message] of [
      [429, 'طلبات كثيرة، حاول بعد قليل'],
      [503, 'الخدمة غير متاحة الآن، حاول بعد لحظات'],
    ] as const) {
      await page.route('**/api/forgot-password', (route) =>
        route.fulfill({
          status,
          json: { message, code: status === 429 ? 'too_many_requests' : 'unavailable' },
        }),
      )
      await page.getByRole('button', { name: 'إرسال الرمز' }).click()
      await expect(page.getByRole('alert')).toHaveText(message)
      await page.unroute('**/api/forgot-password')
    }
    await expect(page.getByLabel('رقم الجوال')).toHaveValue('123')
  })

  test('the pages for the code and the new password redirect to /auth/forgot-password if no code was requested', {
    tag: '@long',
  }, async ({ page }) => {
    for (const path of ['/auth/check-code', '/auth/reset-password']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/auth\/forgot-password$/)
    }
  })

  test('too many code requests are refused with the time to wait', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/429/)
    await page.clock.install()
    await askForCode(page, '0597777775')
    await expect(page.getByText(/إعادة الإرسال خلال/)).toBeVisible()
    await page.clock.runFor(61_000)
    await page.route('**/api/forgot-password', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '3600' },
        json: { message: 'طلبات كثيرة، حاول بعد قليل', code: 'too_many_requests' },
      }),
    )
    await page.getByRole('button', { name: 'إعادة إرسال الرمز' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'بعد 60 دقيقة' })).toBeVisible()
  })
})

test.describe('in English', () => {
  test('the code page accepts a pasted code with blanks', { tag: '@long' }, async ({ page }) => {
    const { mobile, e164 } = await join(page, '00033')
    await openAlive(page, '/auth/forgot-password?lang=en')
    await page.getByLabel('Mobile number').fill(mobile)
    await page.getByRole('button', { name: 'Send code' }).click()
    const box = page.getByLabel('Verification code')
    const sent = await newestCode(e164)
    await expectAccessible(page)
    await box.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New password')
  })
})
