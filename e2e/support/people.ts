import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/people/accounts.ts'
import { appCode } from '#demo/testing/authenticator.ts'
import type { UserType } from '#shared/base/access/permissions.ts'
import { expect } from './fixtures.ts'

/** Returns the demo account of a type, as typed at sign-in. */
export function accountOf(type: UserType): { readonly mobile: string; readonly password: string } {
  const account = demoAccounts.find((one) => one.type === type && !('staffRole' in one))
  if (!account) throw new Error(`the demo has no account of type ${type}`)
  return { mobile: account.mobile, password: demoPassword }
}

/** Returns a national number: nine digits and their check digit. */
export function nationalNumber(nine: string): string {
  const sum = [...nine].reduce((total, digit, place) => {
    const doubled = Number(digit) * 2
    return total + (place % 2 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${nine}${(10 - (sum % 10)) % 10}`
}

/** Fills in the sign-in form in Arabic and sends it. */
export async function signInBy(page: Page, mobile: string, password: string): Promise<void> {
  await page.getByLabel('رقم الجوال').fill(mobile)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click()
}

/** Returns the token that this browser stores, or null if signed out. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'))
}

/** Returns the profile of the signed-in person from the server. */
export async function profileOf(page: Page): Promise<Record<string, unknown>> {
  const token = await storedToken(page)
  const response = await page.request.get(new URL('/api/profile', page.url()).href, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(response.status()).toBe(200)
  return ((await response.json()) as { data: Record<string, unknown> }).data
}

/** Opens a page and waits for hydration. A click before hydration would be queued and repeated later (decision 27). */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // A signed-in page holds an event stream open, so the network never becomes idle.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/** Delays every script of the page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: free, resolve: come } = Promise.withResolvers<void>()
  await page.route(/\.js($|\?)/, async (route) => {
    await free
    await route.continue()
  })
  return come
}

/** Switches the second factor on in Arabic; the page then shows the recovery codes. Returns the secret as an app reads it. */
export async function switchFactorOn(page: Page, password: string): Promise<string> {
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ابدأ التفعيل' }).click()
  const link = page.getByRole('link', { name: 'افتح تطبيق المصادقة' })
  await expect(link).toBeVisible()
  // A phone cannot scan its own screen, so the page shows it only the link and no QR code.
  const wide = (page.viewportSize()?.width ?? 0) >= 768
  await expect(page.getByRole('img', { name: 'رمز QR لتطبيق المصادقة' })).toBeVisible({ visible: wide })
  const secret = new URL(String(await link.getAttribute('href'))).searchParams.get('secret') ?? ''
  await page.getByLabel('الرمز من التطبيق').fill(appCode(secret))
  await page.getByRole('button', { name: 'فعّل', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'رموز الاستعادة' })).toBeVisible()
  return secret
}
