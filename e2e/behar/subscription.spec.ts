import type { Page } from '@playwright/test'
import { addMember, setSubscription } from '#demo/testing/beharRows.ts'
import { withLong } from '#demo/testing/long.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { fillWallet } from '#demo/testing/trade/trade.ts'
import { addDays, addMonths, riyadhDay } from '#shared/base/dates.ts'
import { paths } from '#shared/base/paths.ts'
import { behar, db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

const importer = { type: 'international_seller', firstName: 'ليلى', lastName: 'الدوسري' } as const

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an importer whose subscription ended renews from the wallet and can add again', async ({ page }) => {
    const laila = await enterAs(page, importer)
    await addMember(behar, laila, 'ليلى الدوسري')
    await setSubscription(behar, laila, {
      startsAt: addDays(new Date(), -60),
      expiresAt: addDays(new Date(), -30),
    })
    await fillWallet(db, laila.id, 1_000)
    await page.goto(paths.beharMarketMain())
    const card = page.getByRole('main').locator('section', { hasText: 'انتهت فترتك التجريبية' }).last()
    const mine = '/international-market/behar-market/my-demands'
    // The gate opens one page of each kind.
    const others = withLong ? [`${mine}?of=supplies`, `${mine}?of=deals`] : []
    for (const address of [...others, mine, paths.beharMarketMain()]) {
      await page.goto(address)
      await expect(card).toContainText('متوقف حتى تجدّد: إضافة العروض والطلبات وتعديلها، وإبداء الاهتمام.')
      await expect(card).toContainText('يبقى متاحًا: التصفح، وعروضك وطلباتك، وصفقاتك ورسائلها.')
      await expect(card.getByRole('link', { name: 'جدّد الاشتراك' })).toBeVisible()
    }
    await expect(page.getByRole('list').getByRole('article').first()).toBeVisible()
    // The button of the bottom bar opens no form, but the page with the reason and the link to renew.
    await page.getByRole('navigation').getByRole('link', { name: 'أضف عرضًا' }).click()
    await expect(page).toHaveURL(`${mine}?of=supplies`)
    await expect(card.getByRole('link', { name: 'جدّد الاشتراك' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(card).toContainText(/الباقات من .*345/)
    await card.getByRole('link', { name: 'جدّد الاشتراك' }).click()
    await expect(page).toHaveURL(/\/profile\/subscription$/)
    await expect(page.getByText('انتهت فترتك التجريبية')).toBeVisible()
    const form = page.getByRole('region', { name: 'تجديد الاشتراك' })
    await form.getByRole('radio', { name: 'باقة 3 أشهر' }).check()
    await expect(form.getByRole('radio', { name: 'المحفظة' })).toBeChecked()
    await expect(form).toContainText('شامل ضريبة القيمة المضافة 15%')
    await expect(form).toContainText('120.00')
    await expectAccessible(page)
    await expectWithin(page)
    await form.getByRole('button', { name: /^جدّد وادفع .*920\.00/ }).click()
    const until = riyadhDay(addMonths(new Date(), 3))
    await expect(page.getByRole('status').filter({ hasText: 'جُدّد اشتراكك' })).toContainText(until)
    await expect(page.getByRole('region', { name: 'مدفوعات الاشتراك' })).toContainText('باقة 3 أشهر')
    // The form opens again by a button, so that a second click does not pay again.
    await expect(page.getByRole('region', { name: 'تجديد الاشتراك' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'تجديد مرة أخرى' })).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('link', { name: 'إلى سوق بحار' }).click()
    await expect(page.getByText('اشتراكك فعّال')).toBeVisible()
    await expect(page.getByText('اشتراك كامل')).toBeVisible()
    await page.goto('/profile/wallet')
    await page.getByRole('link', { name: /^SUB-\d+$/ }).click()
    await expect(page).toHaveURL(/\/profile\/subscription\?renewal=\d+$/)
  })

  test('a declined card changes nothing, and the next attempt renews the subscription', async ({ page }) => {
    await enterAs(page, importer)
    await page.goto(paths.subscription())
    await expect(page.getByText('لم تدخل سوق بحار بعد')).toBeVisible()
    const form = page.getByRole('region', { name: 'تجديد الاشتراك' })
    await expect(form.getByRole('radio', { name: 'المحفظة' })).toBeDisabled()
    await expect(form).toContainText('أقل من سعر الباقة')
    await form.getByRole('button', { name: /^ادفع .*345\.00\sريال.* بالبطاقة/ }).click()
    await expect(page).toHaveURL(/\/profile\/wallet\/card\/\d+$/)
    await expect(page.getByRole('main')).toContainText(/تجديد اشتراك سوق بحار .*SUB-\d+/)
    await page.getByRole('button', { name: 'رفض البطاقة' }).click()
    await expect(page).toHaveURL(/\/profile\/subscription\?renewal=\d+$/)
    await expect(page.getByText('لم يتم الدفع بالبطاقة')).toBeVisible()
    await expect(page.getByText('لم تدخل سوق بحار بعد')).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('button', { name: /^ادفع .*مرة أخرى/ }).click()
    await page.getByRole('button', { name: /^قبول الدفع/ }).click()
    await expect(page.getByText('جُدّد اشتراكك', { exact: true })).toBeVisible()
    await expect(page.getByText('اشتراكك فعّال')).toBeVisible()
  })
})

test.describe('in English, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en' })

  test('finance edits the subscription plans, and importers see the plans on sale', { tag: '@long' }, async ({
    page,
    browser,
  }) => {
    await page.context().addCookies([{ name: 'locale', value: 'en', url: String(process.env.SITE_URL) }])
    await enterAs(page, { staff: 'finance' })
    await page.goto('/operator/plans')
    await page.getByRole('button', { name: 'Add a plan' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add a plan' })
    await sheet.getByLabel('Name in Arabic').fill('باقة أسبوعين')
    await sheet.getByLabel('Name in English').fill('Two weeks')
    await sheet.getByLabel('Length', { exact: true }).fill('14')
    await sheet.getByLabel('Unit of the length').selectOption('days')
    await sheet.getByLabel('Price').fill('190')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('row', { name: /Two weeks/ })).toContainText('14 days')
    const context = await browser.newContext({ baseURL: String(process.env.SITE_URL) })
    await context.addCookies([{ name: 'locale', value: 'en', url: String(process.env.SITE_URL) }])
    const theirs = await context.newPage()
    await openAsImporter(theirs)
    await expect(theirs.getByRole('radio', { name: 'Two weeks' })).toBeVisible()
    await expectAccessible(theirs)
    await theirs.setViewportSize({ width: 390, height: 844 })
    await expect(theirs.getByText(/VAT number of the market/)).toBeVisible()
    await expectWithin(theirs)
    await context.close()
    await page
      .getByRole('row', { name: /Two weeks/ })
      .getByRole('button', { name: /^Change the plan/ })
      .click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'On sale' }).uncheck()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /Two weeks/ })).toContainText('Off sale')
  })
})

async function openAsImporter(page: Page): Promise<void> {
  const { token } = await addPerson(db, importer)
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token)
  await page.goto(paths.subscription())
}
