import type { Page } from '@playwright/test'
import { appCode } from '#demo/testing/authenticator.ts'
import { expect } from './fixtures.ts'

/**
 * Switches the second factor on in Arabic, up to the recovery codes. Returns the secret as an app reads it.
 */
export async function switchFactorOn(page: Page, password: string): Promise<string> {
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ابدأ التفعيل' }).click()
  const link = page.getByRole('link', { name: 'افتح تطبيق المصادقة' })
  await expect(link).toBeVisible()
  // A phone cannot scan its own screen, so it has the link only.
  const wide = (page.viewportSize()?.width ?? 0) >= 768
  await expect(page.getByRole('img', { name: 'رمز QR لتطبيق المصادقة' })).toBeVisible({ visible: wide })
  const secret = new URL(String(await link.getAttribute('href'))).searchParams.get('secret') ?? ''
  await page.getByLabel('الرمز من التطبيق').fill(appCode(secret))
  await page.getByRole('button', { name: 'فعّل', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'رموز الاستعادة' })).toBeVisible()
  return secret
}
