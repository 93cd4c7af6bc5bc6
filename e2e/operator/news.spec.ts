import type { Browser, Page } from '@playwright/test'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { paths } from '#shared/base/paths.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'
import { photo } from '../support/pictures.ts'

/** Editors write news, which visitors can read once it is published. */

const title = '<img src=x onerror="document.title=1"> افتتاح سوق الجبيل'

test('an editor writes, previews, schedules and publishes a news item with a picture', async ({
  page,
  browser,
  complaints,
}) => {
  await enterAs(page, { staff: 'editor' })
  await page.goto('/operator/news')
  await page.getByRole('link', { name: 'اكتب خبرًا' }).click()
  await page.getByRole('button', { name: 'احفظ مسودة' }).click()
  await expect(page.getByText('اكتب عنوانًا أو نصًا أولًا')).toBeVisible()
  await page.getByLabel('العنوان بالعربية').fill(title)
  await page.getByLabel('العنوان بالإنجليزية').fill('Jubail market opens')
  await expect(page.getByRole('link', { name: 'كل الأخبار' }).locator('svg')).toHaveClass(/chevron-right/)
  // A draft needs only a title or a text. Publishing an incomplete draft is refused, and the form names the missing parts.
  await page.getByRole('button', { name: 'احفظ مسودة' }).click()
  const saved = page.getByText('حُفظت المسودة، ولا يراها أحد قبل نشرها')
  await expect(saved).toBeVisible()
  await expect(page).toHaveURL(/\/operator\/news\/\d+$/)
  await expect(page.getByLabel('العنوان بالعربية')).toHaveValue(title)
  const all = page.getByRole('link', { name: 'كل الأخبار' })
  await all.click()
  const row = page.getByRole('row', { name: /افتتاح سوق الجبيل/ })
  await expect(row.getByText('—')).toBeVisible()
  await row.getByRole('link').first().click()
  complaints.ignore(/422/)
  await page.getByRole('button', { name: 'انشر الآن' }).click()
  await expect(page.getByText('اكتب النص بالعربية', { exact: true })).toBeVisible()
  await expect(page.getByText('أضف صورة', { exact: true })).toBeVisible()
  const text = page.getByRole('textbox', { name: 'النص بالعربية' })
  await text.fill('يفتح السوق فجرًا.\n\nوالحراج قبل الشروق.')
  await text.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(5, 10))
  await page
    .getByRole('group', { name: 'تنسيق النص بالعربية' })
    .getByRole('button', { name: 'خط عريض' })
    .click()
  await expect(text).toHaveValue('يفتح **السوق** فجرًا.\n\nوالحراج قبل الشروق.')
  await page.getByRole('textbox', { name: 'النص بالإنجليزية' }).fill('The market opens at dawn.')
  await page.getByLabel('الصورة').setInputFiles(await photo('news.jpg'))
  const tomorrow = new Date(Date.now() + 86_400_000)
  await page.getByLabel('وقت النشر').fill(`${riyadhDay(tomorrow)}T${riyadhTime(tomorrow)}`)
  await expectAccessible(page)
  const preview = page.getByRole('region', { name: 'معاينة' })
  // Markup in a text is shown as text and is not interpreted.
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(preview.locator('p', { hasText: 'والحراج قبل الشروق.' })).toBeVisible()
  await expect(preview.locator('b')).toHaveText('السوق')
  // Enter in a field must not publish the item.
  await page.getByLabel('العنوان بالعربية').press('Enter')
  await preview.getByRole('tab', { name: 'بالإنجليزية' }).click()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Jubail market opens')
  await page.getByRole('link', { name: 'كل الأخبار' }).click()
  await page.getByRole('button', { name: 'متابعة الكتابة' }).click()
  await expect(text).toHaveValue('يفتح **السوق** فجرًا.\n\nوالحراج قبل الشروق.')
  // The message of the first save may still be there.
  await expect(saved).toHaveCount(0)
  await page.getByRole('button', { name: 'احفظ مسودة' }).click()
  await expect(saved).toBeVisible()
  await expect(text).toHaveValue('يفتح **السوق** فجرًا.\n\nوالحراج قبل الشروق.')
  await all.click()
  await expect(row.getByText('مسودة')).toBeVisible()
  await row.getByRole('link').first().click()
  await page.getByRole('button', { name: 'جدول النشر' }).click()
  await expect(page.getByText('جُدول النشر، ويظهر الخبر في وقته')).toBeVisible()
  await expect(row.getByText('مجدول')).toBeVisible()
  expect(await page.locator('main img[src="x"]').count()).toBe(0)
  await row.getByRole('link').first().click()
  const id = /news\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? ''
  const reader = await visitor(browser)
  expect((await reader.request.get(`/api/blogs/${id}`)).status()).toBe(404)

  // A scheduled item is published without editing its time.
  await page.getByRole('button', { name: 'انشر الآن' }).click()
  await expect(row.getByText('منشور')).toBeVisible()
  await expect(async () => {
    await reader.goto(paths.news())
    await expect(reader.getByRole('link', { name: /افتتاح سوق الجبيل/ })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await reader
    .getByRole('link', { name: /افتتاح سوق الجبيل/ })
    .first()
    .click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(reader.getByRole('article').locator('b')).toHaveText('السوق')
  expect(await reader.title()).not.toBe('1')

  await row.getByRole('link').first().click()
  await page.getByRole('button', { name: 'احذف' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'احذف' })
    .click()
  await expect(page.getByRole('link', { name: 'اكتب خبرًا' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await reader.context().close()
})

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  test('a viewer reads the news pages on a phone and sees why editing is disabled', { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enterAs(page, { staff: 'viewer' })
    await page.goto('/operator/news?lang=en')
    await expect(page.locator('tbody').getByText('Published').first()).toBeVisible()
    await expectWithin(page)
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expect(page.getByText('Only editors and administrators can change this')).toBeVisible()
    await expectWithin(page)
    await expectAccessible(page)
  })
})

/** Opens a page of a signed-out visitor in a separate browser context. */
async function visitor(browser: Browser): Promise<Page> {
  return (await browser.newContext({ serviceWorkers: 'block' })).newPage()
}
