import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/people/accounts.ts'
import type { UserType } from '#shared/base/access/permissions.ts'
import { expect } from './fixtures.ts'

/** The demo account of a type, as it is typed at sign-in. */
export function accountOf(type: UserType): { readonly mobile: string; readonly password: string } {
  const account = demoAccounts.find((one) => one.type === type && !('staffRole' in one))
  if (!account) throw new Error(`the demo has no account of type ${type}`)
  return { mobile: account.mobile, password: demoPassword }
}

/** A national number that nobody in the test world has: nine digits and the check digit that makes them right. */
export function nationalNumber(nine: string): string {
  const sum = [...nine].reduce((total, digit, place) => {
    const doubled = Number(digit) * 2
    return total + (place % 2 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${nine}${(10 - (sum % 10)) % 10}`
}

/** Fills the sign-in form in Arabic and sends it. */
export async function signInBy(page: Page, mobile: string, password: string): Promise<void> {
  await page.getByLabel('رقم الجوال').fill(mobile)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click()
}

/** The token that this browser keeps; null when nobody is signed in. */
export function keptToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'))
}

/** The profile of whoever is signed in here, as the server tells it. */
export async function profileOf(page: Page): Promise<Record<string, unknown>> {
  const token = await keptToken(page)
  const response = await page.request.get(new URL('/api/profile', page.url()).href, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(response.status()).toBe(200)
  return ((await response.json()) as { data: Record<string, unknown> }).data
}

/** Waits until the page is alive: before that a form takes keys, but not the press of a button. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // Not by a quiet network: whoever is signed in holds an event stream open.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
