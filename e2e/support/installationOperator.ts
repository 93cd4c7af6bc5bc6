import type { Locator, Page } from '@playwright/test'
import { beginStep } from '#demo/testing/authenticator.ts'
import { expect } from './fixtures.ts'
import { openAlive, signInBy, switchFactorOn } from './people.ts'
import { photo } from './pictures.ts'

/** Steps of an operator in a new market, through the pages only, on a phone in Arabic. */

export const newFish = { ar: 'شعري النخبة', en: 'Reef emperor' } as const
export const newSize = { ar: 'ملكي', en: 'Royal' } as const
export const newMarket = { ar: 'سوق دارين الجديد', en: 'New Darin market' } as const
export const newCity = { ar: 'دارين الجديدة', en: 'New Darin' } as const
export const newSite = { phone: '+966 13 555 0100', email: 'help@darin.example' } as const
export const newLine = 'يفتح سوق دارين أبوابه فجر الأحد'
export const newTitle = { ar: 'افتتاح سوق دارين', en: 'Darin market opens' } as const
export const newInstagram = 'https://www.instagram.com/samak-darin'

export async function signInAsOperator(page: Page, mobile: string, password: string): Promise<void> {
  await openAlive(page, '/auth/sign-in?redirect=/operator')
  await signInBy(page, mobile, password)
  await expect(page).toHaveURL(/\/operator$/)
}

/** Opens the page of a set-up step from the list of first steps in the overview. */
export async function takeStep(page: Page, name: string): Promise<void> {
  await openSection(page, 'نظرة عامة')
  const steps = page.locator('section', { has: page.getByRole('heading', { name: 'الخطوات الأولى' }) })
  await steps.getByRole('link', { name }).click()
}

/** Opens a section through the menu of a phone. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'القائمة' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name, exact: true }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Opens the row with this text and returns its details. */
export async function openRow(page: Page, words: string): Promise<Locator> {
  const row = page.locator('tr[data-row]').filter({ hasText: words })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: 'افتح التفاصيل' }).click()
  return page.locator('tr[data-row] + tr')
}

/** Expects that no record is pending. Opens the decided record with this text in the given tab. */
export async function openDecided(page: Page, tab: string, words: string): Promise<void> {
  await expect(page.locator('tr[data-row]')).toHaveCount(0)
  await page.getByRole('tab', { name: tab }).click()
  await openRow(page, words)
}

export async function protectAccount(page: Page, password: string): Promise<void> {
  await beginStep()
  await switchFactorOn(page, password)
  await page.getByRole('button', { name: 'حفظتها' }).click()
  await expect(page.getByText('مفعّل', { exact: true })).toBeVisible()
}

export async function fillSite(page: Page): Promise<void> {
  await page.getByLabel('الهاتف', { exact: true }).fill(newSite.phone)
  await page.getByLabel('البريد الإلكتروني', { exact: true }).fill(newSite.email)
  await page.getByLabel('إنستغرام', { exact: true }).fill(newInstagram)
  await page.getByRole('button', { name: 'أضف سطرًا' }).click()
  const line = page.getByRole('listitem').filter({ has: page.getByLabel('السطر 1 بالعربية') })
  await line.getByLabel('السطر 1 بالعربية').fill(newLine)
  await line.getByLabel('السطر 1 بالإنجليزية').fill('Darin market opens at dawn on Sunday')
  await line.getByLabel('الرابط').fill('/news')
  await page.getByRole('button', { name: 'احفظ', exact: true }).click()
  await expect(page.getByText('حُفظ، ويظهر في الموقع خلال ثانيتين')).toBeVisible()
}

/** Creates a city, a market in it, a size and a fish with its picture. */
export async function fillLists(page: Page): Promise<void> {
  await addEntry(page, 'المدن', 'أضف مدينة', newCity)
  await page.getByRole('dialog').getByRole('combobox', { name: 'المنطقة' }).selectOption({ label: 'الشرقية' })
  await saveEntry(page)
  await addEntry(page, 'الأسواق والمرافئ', 'أضف سوقًا', newMarket)
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: 'المدينة' })
    .selectOption({ label: newCity.ar })
  await saveEntry(page)
  await addEntry(page, 'الأحجام', 'أضف خيارًا', newSize)
  await saveEntry(page)
  await addEntry(page, 'الأسماك', 'أضف نوعًا', newFish)
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('التصنيف').selectOption({ index: 1 })
  await sheet.getByLabel('الصورة', { exact: true }).setInputFiles(await photo('fish.jpg'))
  await saveEntry(page)
  await page.getByRole('searchbox', { name: 'ابحث بالاسم أو الرمز' }).fill(newFish.ar)
  await expect(page.locator('tr[data-row]').filter({ hasText: newFish.ar })).toBeVisible()
}

async function addEntry(
  page: Page,
  list: string,
  add: string,
  name: { readonly ar: string; readonly en: string },
): Promise<void> {
  await page.getByRole('navigation', { name: 'القوائم' }).getByRole('button', { name: list }).click()
  await page.getByRole('button', { name: add }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('الاسم بالعربية').fill(name.ar)
  await sheet.getByLabel('الاسم بالإنجليزية').fill(name.en)
}

async function saveEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'احفظ', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export async function hangPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'أضف صورة' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('العنوان بالعربية').fill('مرفأ دارين')
  await sheet.getByLabel('العنوان بالإنجليزية').fill('Darin harbour')
  await sheet.getByLabel('الصورة', { exact: true }).setInputFiles(await photo('harbour.jpg', { red: 30 }))
  await saveEntry(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'مرفأ دارين' })).toBeVisible()
}

/** Writes a news item, previews it in both languages and publishes it. */
export async function publishNews(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'اكتب خبرًا' }).click()
  await page.getByLabel('العنوان بالعربية').fill(newTitle.ar)
  await page.getByLabel('العنوان بالإنجليزية').fill(newTitle.en)
  await page.getByRole('textbox', { name: 'النص بالعربية' }).fill('يفتح السوق فجر الأحد بحضور الصيادين.')
  await page.getByRole('textbox', { name: 'النص بالإنجليزية' }).fill('The market opens at dawn on Sunday.')
  await page.getByLabel('الصورة').setInputFiles(await photo('opening.jpg', { red: 200 }))
  const preview = page.getByRole('region', { name: 'معاينة' })
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(newTitle.ar)
  await preview.getByRole('tab', { name: 'بالإنجليزية' }).click()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(newTitle.en)
  await page.getByRole('button', { name: 'انشر الآن' }).click()
  const row = page.getByRole('row', { name: new RegExp(newTitle.ar) })
  await expect(row.getByText('منشور')).toBeVisible()
}
