import type { Page } from '@playwright/test'
import { addPerson } from '#demo/testing/trade/people.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'
import { photo } from '../support/pictures.ts'

test.describe('in Arabic', () => {
  test('the account page redirects a visitor to sign-in, which returns to the account page', {
    tag: '@long',
  }, async ({ page }) => {
    const { mobile, password } = await addPerson(db)
    await page.goto('/profile/account')
    await expect(page).toHaveURL('/auth/sign-in?redirect=%2Fprofile%2Faccount')
    await page.getByLabel('رقم الجوال').fill(mobile)
    await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'دخول' }).click()
    await expect(page).toHaveURL('/profile/account')
    await expect(page.getByRole('heading', { name: 'منى الغامدي' })).toBeVisible()
  })

  test('/profile redirects to the account page, and unknown paths that begin with /profile redirect to /', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/profile/nowhere/at-all')
    await expect(page).toHaveURL('/')
    await enterAs(page)
    await page.goto('/profile')
    await expect(page).toHaveURL('/profile/account')
    await page.goto('/profile/nowhere')
    await expect(page).toHaveURL('/')
  })

  test('the account page masks personal details and shows a saved change', async ({ page }) => {
    await test.step('personal details are masked until the user reveals them', async () => {
      const { mobile, email } = await enterAs(page)
      await page.goto('/profile/account')
      const details = page.getByRole('region', { name: 'بياناتي' })
      const national = `0${mobile.slice(4)}`
      await expect(details).toContainText(`${national.slice(0, 4)}****${national.slice(-2)}`)
      await expect(details).toContainText(`per${'*'.repeat(email.indexOf('@') - 3)}@example.com`)
      await expect(details).not.toContainText(email)
      await expectAccessible(page)
      await details.getByRole('button', { name: 'إظهار بياناتي كاملة' }).click()
      await expect(details).toContainText(email)
      await expect(details).toContainText(
        `${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`,
      )
      await details.getByRole('button', { name: 'إخفاء بياناتي' }).click()
      await expect(details).not.toContainText(email)
    })
    await test.step('a change of name and address is saved and shown on the account page', async () => {
      await page.getByRole('link', { name: 'تعديل بيانات الحساب' }).click()
      await expect(page).toHaveURL('/profile/account/edit')
      await page.getByLabel('الاسم الأول').fill('سعاد')
      await expect(page.getByLabel('الرقم الضريبي'), 'the field of sellers').toHaveCount(0)
      await page.getByRole('textbox', { name: 'العنوان' }).fill('')
      const sent = page.waitForRequest('**/api/profile')
      await page.getByRole('button', { name: 'احفظ التغييرات' }).click()
      expect((await sent).postDataJSON(), 'only what was changed').toEqual({ f_name: 'سعاد', address: '' })
      await expect(page).toHaveURL('/profile/account')
      await expect(page.getByRole('heading', { name: 'سعاد الغامدي' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'بياناتي' })).not.toContainText('العنوان')
      await expect(page.getByText('حُفظت التغييرات')).toBeVisible()
    })
    await test.step('a seller records a VAT number', async () => {
      const number = page.getByLabel('الرقم الضريبي')
      await enterAs(page, { type: 'local_seller' })
      await page.goto('/profile/account/edit')
      await number.fill('٣٠٠١٢٣٤٥٦٧')
      await number.press('Enter')
      await expect(number).toHaveAccessibleDescription(/15 رقمًا/)
      await expect(number).toBeFocused()
      await number.fill('٣٠٠١٢٣٤٥٦٧٠٠٠٠٣')
      await expectAccessible(page)
      await number.press('Enter')
      await expect(page).toHaveURL('/profile/account')
      await expect(page.getByRole('region', { name: 'بياناتي' })).toContainText('300123456700003')
    })
  })

  test('the edit form shows each refusal at its field and focuses the first field', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/422/)
    const other = await addPerson(db)
    await enterAs(page)
    await page.goto('/profile/account/edit')
    const email = page.getByRole('textbox', { name: 'البريد الإلكتروني' })
    const save = page.getByRole('button', { name: 'احفظ التغييرات' })
    await page.getByLabel('الاسم الأول').fill('  ')
    await save.click()
    await expect(page.getByLabel('الاسم الأول')).toHaveAccessibleDescription('اكتب اسمك الأول')
    await expect(page.getByLabel('الاسم الأول')).toBeFocused()
    await page.getByLabel('الاسم الأول').fill('سعاد')
    await email.fill(other.email)
    await page.getByLabel('الحالية').fill('ليست هذه')
    await page.getByLabel('الجديدة', { exact: true }).fill('password')
    const again = page.getByLabel('الجديدة مرة أخرى')
    await again.fill('password2')
    await save.click()
    const alert = page.getByRole('alert').filter({ hasText: 'راجع' })
    await expect(alert).toContainText('حقلًا واحدًا')
    await expect(again).toHaveAccessibleDescription('كلمتا المرور غير متطابقتين')
    await again.fill('password')
    await expect(alert, 'shown until the field is edited').toBeHidden()
    await save.click()
    await expect(alert).toContainText('3 حقول')
    await expect(email).toHaveAccessibleDescription('مسجّل من قبل')
    await expect(email).toBeFocused()
    await expect(page.getByLabel('الحالية')).toHaveAccessibleDescription('كلمة المرور غير صحيحة')
    await expect(page.getByLabel('الجديدة', { exact: true })).toHaveAccessibleDescription(/شائعة/)
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'الحالية' }).click()
    await expect(page.getByLabel('الحالية')).toBeFocused()
    await expect(page.getByLabel('الاسم الأول')).toHaveValue('سعاد')
  })

  test('a new e-mail address requires the password if the sign-in is older than 15 minutes', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/403|422/)
    await page.setViewportSize({ width: 390, height: 844 })
    const { id, password } = await enterAs(page)
    await db.query({
      text: "update tokens set confirmed_at = now() - interval '1 hour' where user_id = $1",
      values: [id],
    })
    await page.goto('/profile/account/edit')
    const email = page.getByRole('textbox', { name: 'البريد الإلكتروني' })
    const proof = page.getByRole('textbox', { name: 'كلمة المرور', exact: true })
    const save = page.getByRole('button', { name: 'احفظ التغييرات' })
    await email.fill(`changed-${id}@samak.example`)
    await expect(proof).toBeHidden()
    await save.click()
    await expect(proof).toBeFocused()
    await expect(proof).toHaveAccessibleDescription(/أكّد أنك صاحب الحساب/)
    await expectAccessible(page)
    await proof.fill('ليست هي')
    await save.click()
    await expect(proof).toHaveAccessibleDescription(/كلمة المرور غير صحيحة/)
    await proof.fill(password)
    await save.click()
    await expect(page).toHaveURL('/profile/account')
    const [row] = await db.query({ text: 'select email from users where id = $1', values: [id] })
    expect(row).toEqual({ email: `changed-${id}@samak.example` })
  })

  test('an avatar is previewed, saved and shown on the account page, but an SVG is refused', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/415|422/)
    const { id } = await enterAs(page)
    await page.goto('/profile/account/edit')
    const picture = page.getByLabel('اختيار صورة للحساب')
    const save = page.getByRole('button', { name: 'احفظ التغييرات' })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    await picture.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    await save.click()
    await expect(picture).toHaveAccessibleDescription('اختر صورة بصيغة JPEG أو PNG أو WebP أو AVIF')
    await expect(picture).toBeFocused()
    await picture.setInputFiles(await photo('me.jpg'))
    await expect(page.getByText('صورة جديدة، تُحفظ مع التغييرات')).toBeVisible()
    await expect(page.locator('main img[src^="blob:"]')).toBeVisible()
    await save.click()
    await expect(page).toHaveURL('/profile/account')
    const [row] = await db.query<{ avatar_id: number | null }>({
      text: 'select avatar_id from users where id = $1',
      values: [id],
    })
    expect(row?.avatar_id).not.toBeNull()
    await expect(page.locator('main img[src*="/uploads/avatars/"]').last()).toBeVisible()
  })

  test('the edit form asks before it discards unsaved changes', { tag: '@long' }, async ({ page }) => {
    await enterAs(page)
    await page.goto('/profile/account')
    await page.getByRole('link', { name: 'تعديل بيانات الحساب' }).click()
    await page.getByLabel('الاسم الأول').fill('سعاد')
    await page.getByRole('link', { name: 'إلغاء' }).click()
    const question = page.getByRole('dialog', { name: 'مغادرة الصفحة؟' })
    await question.getByRole('button', { name: 'متابعة التعديل' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByLabel('الاسم الأول')).toHaveValue('سعاد')
    await page.goBack()
    await question.getByRole('button', { name: 'مغادرة' }).click()
    await expect(page).toHaveURL('/profile/account')
  })

  test('an account with an unverified mobile shows a reminder that links to verification', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page)
    await db.query({ text: 'update users set mobile_verified_at = null where id = $1', values: [id] })
    await page.goto('/profile/account')
    const reminder = page.getByRole('region', { name: 'وثّق رقم جوالك' })
    await expectAccessible(page)
    await reminder.getByRole('link', { name: 'توثيق الجوال' }).click()
    await expect(page).toHaveURL(/^[^?]*\/auth\/verify-mobile/)
  })

  test('before the market can send codes, no page says that a code was sent', { tag: '@long' }, async ({
    page,
  }) => {
    const { id } = await enterAs(page, { type: 'fisherman' })
    await db.query({ text: 'update users set mobile_verified_at = null where id = $1', values: [id] })
    await page.route('**/api/profile', async (route) => {
      const response = await route.fetch()
      const { data, ...envelope } = await response.json()
      await route.fulfill({ response, json: { ...envelope, data: { ...data, sends_codes: false } } })
    })
    await page.goto('/profile/account')
    const reminder = page.getByRole('region', { name: 'وثّق رقم جوالك' })
    await expect(reminder).toContainText('لا يرسل السوق رموز التحقق بعد')
    await expect(reminder).not.toContainText('أرسلنا')
    await expect(reminder).not.toContainText('24')
    await expect(reminder.getByRole('link', { name: 'تواصل معنا' })).toHaveAttribute('href', /contact-us/)
    await expect(page.getByRole('region', { name: 'توثيق الحساب' })).toContainText(
      'يبدأ البيع بعد توثيق جوالك.',
    )
    await page.goto('/auth/verify-mobile')
    const main = page.getByRole('main')
    await expect(main).toContainText('لا يرسل السوق رموز التحقق بعد')
    await expect(main).not.toContainText('أرسلنا')
    await expect(main).toContainText('يبقى حسابك كما هو')
    await expect(page.getByLabel('رمز التحقق')).toBeHidden()
    await expect(main.getByRole('link', { name: 'تواصل معنا' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/profile/add-product')
    const note = page.getByRole('region', { name: 'وثّق رقم جوالك لتبيع' })
    await expect(note).toContainText('لا يرسل السوق رموز التحقق بعد')
    await expect(note).not.toContainText('أدخل رمز التحقق')
    await expect(note.getByRole('link', { name: 'تواصل معنا' })).toHaveAttribute('href', /contact-us/)
  })

  test('the form of goods shows the note about an unverified mobile before the seller fills it in', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'fisherman' })
    await db.query({ text: 'update users set mobile_verified_at = null where id = $1', values: [id] })
    await page.goto('/profile/add-product')
    const note = page.getByRole('region', { name: 'وثّق رقم جوالك لتبيع' })
    const sell = page.getByRole('button', { name: 'اعرضه للبيع' })
    await expect(sell).toBeDisabled()
    await expect(sell).toHaveAccessibleDescription('وثّق رقم جوالك لتبيع')
    await expectAccessible(page)
    await note.getByRole('button', { name: 'توثيق الجوال' }).click()
    await expect(page).toHaveURL('/auth/verify-mobile?redirect=%2Fprofile%2Fadd-product')
  })

  test('a private page has its menu at the side while the profile loads', { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await enterAs(page)
    // The profile request gets no answer, so the page stays in its loading state.
    await page.route('**/api/profile', () => undefined)
    await page.goto('/profile/account')
    const widths = () =>
      page
        .locator('#main .content:visible')
        .first()
        .evaluate((grid) =>
          [...grid.children]
            .filter((part) => getComputedStyle(part).position !== 'absolute')
            .map((part) => part.getBoundingClientRect().width < 300),
        )
    await expect.poll(widths).toEqual([true, false])
  })

  test('the account pages fit a phone, and the account page links to the favorites', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await enterAs(page)
    for (const path of ['/profile/account', '/profile/account/edit', '/profile/account/upgrade']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
    }
    await page.goto('/profile/account')
    await page.getByRole('region', { name: 'صفحات حسابي' }).getByRole('link', { name: 'المفضلة' }).click()
    await expect(page).toHaveURL('/profile/my-favorites')
  })
})

test.describe('in English', () => {
  test('the account, edit and upgrade pages are in English and accessible in light and dark', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'fisherman', firstName: 'Hassan', lastName: 'Al-Qatifi' })
    // A verified fisherman is invited to register a business; others see the steps of the verification.
    await db.query({ text: 'update users set verified = true where id = $1', values: [id] })
    await page.goto('/profile/account?lang=en')
    await expect(page.getByRole('heading', { name: 'Hassan Al-Qatifi' })).toBeVisible()
    const invitation = page.getByRole('region', { name: 'Do you have a business?' })
    await expect(invitation).toBeVisible()
    await inLightAndDark(page)
    await page.getByRole('link', { name: 'Edit account' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Hassan')
    await inLightAndDark(page)
    await page.goBack()
    await invitation.getByRole('link').click()
    await expect(page.getByRole('radio')).toHaveCount(2)
    await inLightAndDark(page)
  })
})

async function inLightAndDark(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}
