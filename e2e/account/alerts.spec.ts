import type { Page } from '@playwright/test'
import { known, loadIds } from '#demo/store.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { openAlertTokens } from '#server/notifications/alertTokens.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { alertIdsOf, enterAs } from '../support/person.ts'

const phone = { width: 390, height: 844 }
const tokens = () => openAlertTokens({ DATA_DIR: String(process.env.SITE_DATA_DIR) })
/** The hint with the average of the species, which an alert of another origin or place does not have. */
const guide = /^متوسط (اليوم|30 يومًا|سعر العرض)/
const alerts = (page: Page) => page.getByRole('region', { name: 'تنبيهاتي' }).getByRole('listitem')

test('an alert is set on the prices of a species, edited and stopped in the account', async ({ page }) => {
  await page.setViewportSize(phone)
  await enterAs(page)
  const sheet = page.getByRole('dialog', { name: 'تنبيه عن هامور' })
  await page.goto('/prices/hamour?source=imported')
  await page.getByRole('button', { name: 'نبّهني عن هامور' }).click()
  await expect(sheet.getByLabel('المصدر')).toHaveValue('imported')
  await expect(sheet.getByRole('radio')).toHaveCount(2)
  await page.goto('/prices/hamour')
  await page.getByRole('button', { name: 'نبّهني عن هامور' }).click()
  await expect(sheet.getByText(guide)).toContainText(/[1-9]\d*\.\d\d/)
  await sheet.getByLabel('المصدر').selectOption({ label: 'مستورد' })
  await expect(sheet.getByText(guide)).toHaveCount(0)
  await sheet.getByLabel('المصدر').selectOption({ label: 'بلدي' })
  await sheet.getByRole('button', { name: 'حفظ التنبيه' }).click()
  await expect(sheet.getByLabel('السعر الذي تريده للكيلو')).toBeFocused()
  await expectAccessible(page)
  // A missing price is an error only for an alert of a price drop; an alert of another kind has no price.
  await expect(sheet.getByRole('alert')).toContainText('السعر الذي تريده للكيلو')
  await sheet.getByRole('radio', { name: 'يصل إلى السوق' }).check()
  await expect(sheet.getByRole('alert')).toBeEmpty()
  await sheet.getByRole('radio', { name: 'ينخفض السعر' }).check()
  await sheet.getByLabel('السعر الذي تريده للكيلو').fill('٤٥')
  await sheet.getByLabel('السوق أو الساحل').selectOption({ label: 'سوق الدمام المركزي' })
  await expect(sheet.getByText(guide)).toHaveCount(0)
  await sheet.getByRole('checkbox', { name: 'البريد الإلكتروني' }).check()
  await sheet.getByRole('button', { name: 'حفظ التنبيه' }).click()
  await expect(page.getByText('حُفظ تنبيهك')).toBeVisible()
  await expect(sheet).toHaveCount(0)
  // The alert is for one market, and the page is for all, so the page also offers another alert.
  await expect(page.getByText(/^لديك تنبيه: هامور بلدي بسعر .*45\.00/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'نبّهني عن هامور' })).toBeVisible()

  await page.goto('/profile/account')
  await page
    .getByRole('region', { name: 'صفحات حسابي' })
    .getByRole('link', { name: 'الإشعارات والتنبيهات' })
    .click()
  await expect(page).toHaveURL('/profile/notifications')
  await expect(alerts(page)).toHaveText([/هامور بلدي بسعر .*45\.00.* أو أقل، سوق الدمام المركزي.*البريد/])
  await expectAccessible(page)
  await expectWithin(page)
  await page.getByRole('button', { name: /^تعديل التنبيه: هامور/ }).click()
  const edit = page.getByRole('dialog', { name: 'تعديل التنبيه' })
  await edit.getByRole('radio', { name: 'يصل إلى السوق' }).check()
  await edit.getByLabel('السوق أو الساحل').selectOption({ label: 'ساحل الخليج' })
  await edit.getByRole('button', { name: 'حفظ التنبيه' }).click()
  await expect(alerts(page)).toHaveText([/وصول هامور، ساحل الخليج/])
  await page.getByRole('button', { name: /^إيقاف التنبيه: وصول هامور/ }).click()
  await expect(page.getByRole('heading', { name: 'لا تنبيهات بعد' })).toBeVisible()
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(alerts(page)).toHaveText([/وصول هامور، ساحل الخليج.*البريد/])
})

test('a saved price alert names the number of products that already meet it, and links to them', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await enterAs(page)
  await page.goto('/prices/hamour')
  await page.getByRole('button', { name: 'نبّهني عن هامور' }).click()
  const sheet = page.getByRole('dialog', { name: 'تنبيه عن هامور' })
  await sheet.getByLabel('السعر الذي تريده للكيلو').fill('5000')
  await sheet.getByRole('button', { name: 'حفظ التنبيه' }).click()
  await expect(sheet.getByRole('status')).toContainText(/حُفظ تنبيهك.*5,000\.00.* أو أقل الآن/)
  await expectAccessible(page)
  await expectWithin(page)
  await sheet.getByRole('link', { name: 'عرض ما يناسبك الآن' }).click()
  await expect(page).toHaveURL(/\/local-market\?fishId=\d+&priceMax=5000/)
  await expect(page.getByRole('main').getByRole('link', { name: /هامور/ }).first()).toBeVisible()
})

test('a visitor who sets an alert after a search without results is asked to sign in', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/search?s=hamour&priceMax=0.01')
  await page.getByRole('button', { name: 'نبّهني عن هامور' }).click()
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'تنبيه عن هامور' })).toHaveCount(0)
})

test('the link of a message ends its alert without a sign-in, after a click', async ({ page }) => {
  await page.setViewportSize(phone)
  const { id } = await addPerson(db)
  const { fish } = await loadIds(db)
  await db.query({
    text: `insert into alerts (user_id, slot, kind, fish_id, channels, often) values ($1, 1, 'landed', $2, '{}', 'daily')`,
    values: [id, known(fish, 'hamour')],
  })
  const [alert = 0] = await alertIdsOf(id)
  const token = (await tokens()).tokenOf(alert)
  await page.goto(`/alert?lang=en#${token}`)
  await expect(page.getByRole('heading', { name: 'Stop this alert' })).toBeVisible()
  await expect(page.getByText('Landing of Hamour, every market')).toBeVisible()
  await expectAccessible(page)
  expect(await alertIdsOf(id)).toEqual([alert])
  await page.getByRole('button', { name: 'Stop this alert' }).click()
  await expect(page.getByRole('heading', { name: 'This alert is stopped' })).toBeVisible()
  expect(await alertIdsOf(id)).toEqual([])
})

test('the notification settings keep the channels of groups and subjects, quiet hours and the language of messages', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const { id } = await enterAs(page)
  await page.goto('/profile/notifications')
  const table = page.getByRole('region', { name: 'ما يصلك وكيف' })
  const group = table.getByRole('button', { name: 'مراحل الطلبات' })
  const subject = (name: string) => table.getByRole('group', { name, exact: true })
  const note = table.getByText('باختيار مختلف')
  const stored = async () => {
    const rows = await db.query<{ choices: object; subjects: object }>({
      text: 'select choices, subjects from notification_settings where user_id = $1',
      values: [id],
    })
    return rows[0]
  }
  await expect(subject('تقييم البائع لك')).toHaveCount(0)
  await group.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(subject('تقييم البائع لك').getByRole('checkbox', { name: 'الجهاز' })).toBeChecked()
  await subject('تقييم البائع لك').getByRole('checkbox', { name: 'الجهاز' }).press('Space')
  await subject('وزن طلبك').getByRole('checkbox', { name: 'البريد' }).check()
  await expect(note).toHaveText('نوعان باختيار مختلف')
  await page.getByRole('checkbox', { name: 'ساعات الهدوء' }).check()
  await page.getByLabel('من', { exact: true }).selectOption('23:30')
  await page.getByLabel('لغة الرسائل').selectOption('en')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await stored()).toEqual({
    choices: {},
    subjects: { order_rated: [], order_weighed: ['push', 'email'] },
  })
  // Behind the sticky header, the visible part of a checkbox counts as a too small target.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await expectWithin(page)
  await test.step('a reload keeps them, and a subject with the channels of its group follows the group again', async () => {
    await page.reload()
    await expect(note).toHaveText('نوعان باختيار مختلف')
    await expect(page.getByLabel('من', { exact: true })).toHaveValue('23:30')
    await expect(page.getByLabel('لغة الرسائل')).toHaveValue('en')
    await group.click()
    await expect(subject('تقييم البائع لك').getByRole('checkbox', { name: 'الجهاز' })).not.toBeChecked()
    await subject('تقييم البائع لك').getByRole('checkbox', { name: 'الجهاز' }).check()
    await expect(note).toHaveText('نوع واحد باختيار مختلف')
    await subject('مراحل الطلبات').getByRole('checkbox', { name: 'البريد' }).check()
    await expect(note).toHaveCount(0)
    await expect(subject('تقييم البائع لك').getByRole('checkbox', { name: 'البريد' })).toBeChecked()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await stored()).toEqual({ choices: { orders: ['push', 'email'] }, subjects: {} })
  })
})
