import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { newFish, newMarket, newSize } from './installationOperator.ts'
import type { Installation } from './ownInstallation.ts'
import { nationalNumber, openAlive } from './people.ts'
import { photo } from './pictures.ts'

/** Steps of a seller and a buyer in a new market, through the pages only. */

export interface Newcomer {
  readonly first: string
  readonly last: string
  /** Nine digits, starting with 5. */
  readonly mobile: string
}

/** The name of the goods: fish and size. */
export const newGoods = `${newFish.ar} ${newSize.ar}`
export const transferReference = 'FT5550003DARIN'

/** Opens an account as a buyer and enters the code that the mobile received. */
export async function join(
  page: Page,
  market: Installation,
  { first, last, mobile }: Newcomer,
): Promise<void> {
  await openAlive(page, '/auth/sign-up')
  const main = page.getByRole('main')
  await page.getByRole('radio', { name: 'مشترٍ محلي' }).check()
  for (const [label, value] of [
    ['الاسم الأول', first],
    ['اسم العائلة', last],
    ['رقم الجوال', `0${mobile}`],
    ['البريد الإلكتروني', `p${mobile}@samak.example`],
    ['رقم الهوية أو الإقامة', nationalNumber(`1${mobile.slice(1)}`)],
    ['كلمة المرور', 'كنعد-وشعري-1447'],
    ['تأكيد كلمة المرور', 'كنعد-وشعري-1447'],
  ] as const) {
    await main.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('checkbox', { name: /أوافق على/ }).check()
  await page.getByRole('button', { name: 'أنشئ الحساب' }).click()
  await expect(page).toHaveURL(/\/auth\/verify-mobile/)
  await page.getByLabel('رمز التحقق').fill(await market.codeSentTo(`+966${mobile}`))
  await expect(page).toHaveURL(/\/(home)?$/)
}

export async function askToSell(page: Page): Promise<void> {
  await openAlive(page, '/profile/account')
  await page.getByRole('region', { name: 'هل تبيع السمك؟' }).getByRole('link').click()
  await page.getByRole('radio', { name: 'بائع محلي' }).check()
  await page.getByLabel('رقم السجل التجاري أو الرقم الوطني الموحد').fill('٧٠٠٥٥٥٠٠٠٢')
  await page.getByLabel(/^السجل أو الرخصة/).setInputFiles(await photo('سجل.jpg'))
  await page.getByRole('button', { name: 'أرسل الطلب' }).click()
  await expect(page.getByRole('region', { name: 'ترقية الحساب' })).toContainText('طلبك قيد المراجعة')
}

/**
 * Lists sixty kilograms of the new fish at 42 riyals, in the new size and at the new market, with two
 * photographs.
 */
export async function sellGoods(page: Page): Promise<void> {
  await openAlive(page, '/profile/add-product')
  await page
    .getByLabel('اختر صورًا')
    .setInputFiles([await photo('first.jpg'), await photo('second.jpg', { red: 220 })])
  await expect(page.getByRole('img', { name: 'الصورة 2' })).toBeVisible()
  await page.getByRole('button', { name: /اختر النوع$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ابحث عن نوع').fill(newFish.ar)
  await dialog.getByRole('radio', { name: newFish.ar, exact: true }).check()
  await dialog.getByRole('button', { name: `اختر ${newFish.ar}` }).click()
  for (const choice of ['بلدي', 'طازج', newSize.ar, 'درجة أولى'])
    await page.getByRole('radio', { name: choice, exact: true }).check()
  await page.getByRole('radio', { name: /^كيلو/ }).check()
  await page.getByLabel('عدد الكيلوات').fill('60')
  await page.getByLabel('السعر للكيلو').fill('42')
  await page.getByRole('combobox', { name: 'السوق' }).selectOption({ label: newMarket.ar })
  await page.getByRole('button', { name: 'اعرضه للبيع' }).click()
  await expect(page).toHaveURL(/\/profile\/my-products$/)
  await expect(page.getByRole('listitem').getByRole('heading', { name: newGoods })).toBeVisible()
}

/** Reports a bank transfer of a thousand riyals with its receipt. */
export async function reportTransfer(page: Page): Promise<void> {
  await openAlive(page, '/profile/wallet')
  await page.getByRole('button', { name: 'شحن الرصيد' }).click()
  const sheet = page.getByRole('dialog', { name: 'شحن الرصيد' })
  await sheet.getByRole('button', { name: '1,000', exact: true }).click()
  await sheet.getByRole('radio', { name: 'تحويل بنكي' }).check()
  await sheet.getByRole('button', { name: 'تابع', exact: true }).click()
  await sheet.getByLabel('البنك المحوَّل منه').fill('مصرف الراجحي')
  await sheet.getByLabel('رقم التحويل').fill(transferReference)
  await sheet.getByLabel('صورة الإيصال').setInputFiles(await photo('receipt.jpg'))
  await expect(sheet.getByRole('img', { name: 'الإيصال المختار' })).toBeVisible()
  await sheet.getByRole('button', { name: 'أرسل للتأكيد' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('region', { name: 'قيد المعالجة' })).toContainText(transferReference)
}

/** Buys four kilograms on the product's page, paid from the wallet and picked up at the market. */
export async function buyGoods(page: Page): Promise<void> {
  const kilograms = page.getByLabel('الكمية بالكيلوجرام')
  await kilograms.fill('4')
  await kilograms.press('Enter')
  await page.getByRole('link', { name: 'شراء الآن' }).click()
  await page.getByRole('radio', { name: 'استلام من السوق', exact: true }).check()
  await page.getByRole('radio', { name: 'المحفظة', exact: true }).check()
  await page.getByRole('button', { name: /^أكّد/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'استلمنا طلبك' })).toBeVisible()
}
