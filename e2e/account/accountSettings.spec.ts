import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addSignIn, testPassword } from '#demo/testing/trade/people.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

test.describe('in Arabic', () => {
  test('a new password signs out the other devices and replaces the old password', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/401/)
    const { id, mobile } = await enterAs(page)
    const other = await addSignIn(db, id, 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0')
    await page.goto('/profile/account/edit')
    await page.getByLabel('الحالية').fill(testPassword)
    await page.getByLabel('الجديدة', { exact: true }).fill('قارب-وشبكة-2026')
    await page.getByLabel('الجديدة مرة أخرى').fill('قارب-وشبكة-2026')
    await page.getByRole('button', { name: 'احفظ التغييرات' }).click()
    await expect(page).toHaveURL('/profile/account')
    const asOther = { headers: { Authorization: `Bearer ${other.token}` } }
    expect((await page.request.get('/api/profile', asOther)).status()).toBe(401)
    await signOut(page)
    await expect(page).toHaveURL('/home')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.goto('/profile/account')
    await page.getByLabel('رقم الجوال').fill(mobile)
    const password = page.getByRole('textbox', { name: 'كلمة المرور' })
    await password.fill(testPassword)
    const enter = page.getByRole('main').getByRole('button', { name: 'دخول' })
    await enter.click()
    await expect(page.getByRole('alert')).toContainText('رقم الجوال أو كلمة المرور غير صحيحة')
    await password.fill('قارب-وشبكة-2026')
    await enter.click()
    await expect(page).toHaveURL('/profile/account')
  })

  test('the devices panel lists all sign-ins and can end one sign-in or all others', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page)
    await addSignIn(db, id, 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile')
    await addSignIn(db, id, 'Mozilla/5.0 (iPhone) Version/19.0 Safari/600.1')
    await addSignIn(db, id, 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0')
    await page.goto('/profile/account')
    await page.getByRole('button', { name: 'الأجهزة المسجلة 4 أجهزة' }).click()
    const panel = page.getByRole('dialog', { name: 'الأجهزة المسجلة' })
    await expect(panel.getByRole('listitem')).toHaveCount(4)
    await expect(panel.getByRole('listitem').first()).toContainText('هذا الجهاز')
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'تسجيل الخروج من Chrome, Android' }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    await panel.getByRole('button', { name: 'تسجيل الخروج من كل الأجهزة الأخرى' }).click()
    await expect(page.getByText('سُجّل خروج جهازين')).toBeVisible()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await panel.getByRole('button', { name: 'إغلاق' }).click()
    await expect(page.getByRole('button', { name: 'الأجهزة المسجلة جهاز واحد' })).toBeVisible()
  })

  test('a session that ends on another device redirects to sign-in with a return address', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/401|503/)
    const { id } = await enterAs(page)
    // The stream is blocked, because it would report the end of the session earlier.
    await page.route('**/api/events', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } }),
    )
    await page.goto('/profile/account')
    await expect(page.getByRole('region', { name: 'بياناتي' })).toBeVisible()
    await db.query({ text: 'delete from tokens where user_id = $1', values: [id] })
    // If another request of the page reports the end of the session first, the page redirects before the switch is
    // clicked.
    const pressed = page.getByRole('switch', { name: 'رسائل الأسعار والعروض' }).click()
    await Promise.race([pressed.catch(() => undefined), page.waitForURL(/sign-in/)])
    await expect(page).toHaveURL('/auth/sign-in?redirect=%2Fprofile%2Faccount')
  })

  test('the marketing switch gives and withdraws consent', { tag: '@long' }, async ({ page }) => {
    const { id } = await enterAs(page)
    const consent = async () =>
      (
        await db.query<{ given: boolean }>({
          text: 'select marketing_at is not null as given from users where id = $1',
          values: [id],
        })
      )[0]?.given
    await page.goto('/profile/account')
    const offers = page.getByRole('switch', { name: 'رسائل الأسعار والعروض' })
    await expect(offers).not.toBeChecked()
    await offers.click()
    await expect(page.getByText('ستصلك رسائل الأسعار والعروض')).toBeVisible()
    await expect(offers).toBeChecked()
    expect(await consent()).toBe(true)
    await offers.click()
    await expect(page.getByText('لن نرسل إليك رسائل عروض')).toBeVisible()
    expect(await consent()).toBe(false)
  })

  test('the theme follows the user’s choice until the user resets it to the device', {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await enterAs(page)
    await page.goto('/profile/account')
    const html = page.locator('html')
    await page.getByRole('button', { name: 'المظهر حسب الجهاز' }).click()
    const panel = page.getByRole('dialog', { name: 'المظهر' })
    await panel.getByRole('radio', { name: 'داكن' }).check()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expectAccessible(page)
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'المظهر داكن' }).click()
    await panel.getByRole('radio', { name: 'حسب الجهاز' }).check()
    await expect(html).not.toHaveAttribute('data-theme')
  })

  test('the data export downloads a file', { tag: '@long' }, async ({ page }) => {
    const { email } = await enterAs(page)
    await page.goto('/profile/account')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'تنزيل بياناتي' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^samak-\d{4}-\d{2}-\d{2}\.json$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(text)).toBeInstanceOf(Object)
    expect(text).toContain(email)
    expect(text).not.toContain('argon2')
  })

  test('an account is deleted after a confirmation with the password', async ({ page, complaints }) => {
    complaints.ignore(/422/)
    const { id, mobile } = await enterAs(page)
    await page.goto('/profile/account')
    await page.getByRole('button', { name: 'حذف الحساب' }).click()
    const panel = page.getByRole('dialog', { name: 'حذف حسابك نهائيًا' })
    const remove = panel.getByRole('button', { name: 'احذف حسابي نهائيًا' })
    await expect(remove).toBeDisabled()
    await expect(remove).toHaveAccessibleDescription(/لا يمكن التراجع عن الحذف/)
    await panel.getByRole('checkbox').check()
    const password = panel.getByLabel('كلمة المرور الحالية')
    await password.fill('ليست هذه')
    await remove.click()
    await expect(password).toHaveAccessibleDescription('كلمة المرور غير صحيحة')
    await expect(password).toBeFocused()
    await expectAccessible(page)
    await password.fill(testPassword)
    await remove.click()
    await expect(page).toHaveURL('/home')
    await expect(page.getByText('حُذف حسابك')).toBeVisible()
    const [row] = await db.query<{ mobile: string | null; deleted: boolean }>({
      text: 'select mobile, deleted_at is not null as deleted from users where id = $1',
      values: [id],
    })
    expect(row).toEqual({ mobile: null, deleted: true })
    expect(mobile).toMatch(/^\+9665/)
  })

  test('the deletion form shows why an account cannot be deleted', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/409/)
    await enterAs(page)
    await page.route('**/api/profile/delete', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'conflict', message: 'لديك طلبات لم تكتمل بعد: أكملها أو ألغها أولًا' },
      }),
    )
    await page.goto('/profile/account')
    await page.getByRole('button', { name: 'حذف الحساب' }).click()
    const panel = page.getByRole('dialog', { name: 'حذف حسابك نهائيًا' })
    await panel.getByRole('checkbox').check()
    await panel.getByLabel('كلمة المرور الحالية').fill(testPassword)
    await panel.getByRole('button', { name: 'احذف حسابي نهائيًا' }).click()
    await expect(panel.getByRole('alert')).toContainText('لديك طلبات لم تكتمل بعد')
    await panel.getByRole('button', { name: 'الإبقاء على حسابي' }).click()
    await expect(panel).toBeHidden()
  })
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('complementary').getByRole('button', { name: 'تسجيل الخروج' }).click()
}
