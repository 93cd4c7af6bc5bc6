import type { Page } from '@playwright/test'
import { addDemand, addMember, addSupply, setSubscription } from '#demo/testing/beharRows.ts'
import { paths } from '#shared/base/paths.ts'
import { behar } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterSide } from '../support/person.ts'

const goods = { category: 'dried', size: 'jumbo' } as const
const importer = (firstName: string, lastName: string) =>
  ({ type: 'international_seller', firstName, lastName }) as const

/** The page of deals, without the list of states. */
const dealsPath = `${paths.myDemands()}?of=deals`

test('two importers agree on a deal, see each other’s contact and trade a part of the supply', async ({
  browser,
}) => {
  const buyer = await enterSide(browser, 'ar', importer('خالد', 'الحربي'))
  const seller = await enterSide(browser, 'ar', importer('هند', 'العتيبي'))
  for (const [side, name] of [
    [buyer, 'خالد الحربي'],
    [seller, 'هند العتيبي'],
  ] as const) {
    await addMember(behar, side.person, name)
    await setSubscription(behar, side.person)
  }
  const supply = await addSupply(behar, seller.person, { ...goods, fish: 'carp', quantity: 6_000, price: 20 })
  await addDemand(behar, buyer.person, { ...goods, fish: 'carp', quantity: 5_000, target: 21 })

  await buyer.page.goto(paths.myDemands())
  await buyer.page.getByRole('button', { name: `أرسل اهتمامك، S-${supply}` }).click()
  const sheet = buyer.page.getByRole('dialog', { name: 'أرسل اهتمامك' })
  await expect(sheet.getByLabel('الكمية')).toHaveValue('5,000')
  await expectAccessible(buyer.page)
  await expectWithin(buyer.page)
  await sheet.getByLabel('الكمية').fill('٤٠٠٠')
  await sheet.getByLabel('ملاحظة').fill('التسليم في ميناء جدة')
  await sheet.getByRole('button', { name: 'إرسال' }).click()
  await expect(sheet).toBeHidden()
  await buyer.page.getByRole('link', { name: `عرض الصفقة، S-${supply}` }).click()
  await expect(buyer.page).toHaveURL(/of=deals&deal=\d+$/)
  await expect(buyer.page.getByText('التسليم في ميناء جدة')).toBeVisible()
  await expect(buyer.page.getByRole('heading', { name: 'التواصل' })).toHaveCount(0)
  await buyer.page.getByRole('link', { name: 'كل الصفقات' }).click()
  await expect(buyer.page.getByRole('article')).toContainText(/4,000 كجم.*20\.00\sريال\/كجم/)
  await buyer.page.goBack()

  await openNotification(seller.page, /وصلك اهتمام/)
  await expect(seller.page).toHaveURL(/of=deals&deal=\d+$/)
  await expect(seller.page.getByText('بانتظار ردك')).toBeVisible()
  await expect(seller.page.getByText('خالد الحربي').first()).toBeVisible()
  await expectAccessible(seller.page)
  await expectWithin(seller.page)
  await seller.page.getByRole('button', { name: 'اقبل' }).click()
  await seller.page.getByRole('dialog').getByRole('button', { name: 'اقبل' }).click()
  await expect(seller.page.getByRole('heading', { name: 'التواصل' })).toBeVisible()
  await expect(telephoneIn(seller.page)).toBeVisible()
  await seller.page.getByLabel('رسالتك').fill('أحجز لك الكمية اليوم')
  await seller.page.getByLabel('رسالتك').press('Control+Enter')
  await expect(seller.page.getByRole('listitem').filter({ hasText: 'أحجز لك الكمية اليوم' })).toBeVisible()
  await expect(seller.page.getByLabel('رسالتك')).toHaveValue('')

  await seller.page.getByRole('button', { name: 'احجز للمشتري' }).click()
  const reserve = seller.page.getByRole('dialog', { name: 'احجز للمشتري' })
  await expect(reserve.getByLabel('الكمية')).toHaveValue('4,000')
  await reserve.getByLabel('الكمية').press('Enter')
  await expect(seller.page.getByText(/محجوز .*4,000/)).toBeVisible()
  await seller.page.getByRole('button', { name: 'تم البيع للمشتري' }).click()
  const sell = seller.page.getByRole('dialog', { name: 'تم البيع للمشتري' })
  await sell.getByLabel('الكمية').fill('٥٠٠١')
  await sell.getByRole('button', { name: 'سجّل البيع' }).click()
  await expect(sell.getByLabel('الكمية')).toHaveAttribute('aria-invalid', 'true')
  await sell.getByLabel('الكمية').fill('٣٠٠٠')
  await sell.getByRole('button', { name: 'سجّل البيع' }).click()
  await expect(seller.page.getByText(/بيع .*3,000/).first()).toBeVisible()

  await buyer.page.reload()
  await expect(buyer.page.getByRole('listitem').filter({ hasText: 'أحجز لك الكمية اليوم' })).toBeVisible()
  await expect(telephoneIn(buyer.page)).toBeVisible()
  await expectAccessible(buyer.page)
  await expectWithin(buyer.page)
  await buyer.page.goto(`${paths.myDemands()}?show=matched`)
  await expect(buyer.page.getByRole('article')).toContainText(/نُفّذ .*3,000/)
  await expect(buyer.page.getByRole('article')).toContainText(/محجوز لك .*1,000/)
  await buyer.page.getByRole('link', { name: /صفقة مع .*هند العتيبي.*1,000/ }).click()
  await expect(buyer.page).toHaveURL(/of=deals&deal=\d+$/)
  await seller.page.goto(`${paths.myDemands()}?of=supplies`)
  const card = seller.page.getByRole('article')
  await expect(card).toContainText(/محجوز .*1,000/)
  await expect(card.getByRole('button', { name: /^احذف/ })).toBeDisabled()
  await expect(card).toContainText('منه كمية محجوزة في صفقة')
  await expect(card.getByRole('link', { name: /صفقة مع .*خالد الحربي.*1,000/ })).toBeVisible()

  await seller.page.goto(dealsPath)
  await seller.page.getByRole('article').getByRole('link').click()
  await seller.page.getByRole('button', { name: 'أنهِ الصفقة' }).click()
  await seller.page.getByRole('dialog').getByRole('button', { name: 'أنهِ الصفقة' }).click()
  await expect(seller.page.getByText('منتهية').first()).toBeVisible()
  await expect(seller.page.getByLabel('رسالتك')).toHaveCount(0)
  await buyer.page.context().close()
  await seller.page.context().close()
})

test('an interest is declined with a reason that the sender reads', { tag: '@long' }, async ({ browser }) => {
  const buyer = await enterSide(browser, 'en', importer('Khalid', 'Harbi'))
  const seller = await enterSide(browser, 'en', importer('Hind', 'Otaibi'))
  for (const side of [buyer, seller]) {
    await addMember(behar, side.person, side === buyer ? 'Khalid Harbi' : 'Hind Otaibi')
    await setSubscription(behar, side.person)
  }
  await addSupply(behar, seller.person, { ...goods, fish: 'trout', quantity: 600, price: 20 })
  const demand = await addDemand(behar, buyer.person, { ...goods, fish: 'trout', quantity: 500, target: 18 })
  await seller.page.goto(`${paths.myDemands()}?of=supplies`)
  await seller.page.getByRole('button', { name: `Send interest, D-${demand}` }).click()
  await seller.page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(seller.page.getByRole('link', { name: `View deal, D-${demand}` })).toBeVisible()

  await buyer.page.goto(dealsPath)
  await buyer.page.getByRole('article').getByRole('link', { name: 'Rainbow trout' }).click()
  await buyer.page.getByRole('button', { name: 'Decline' }).click()
  await buyer.page.getByRole('button', { name: 'Decline interest' }).click()
  await expect(buyer.page.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await buyer.page.getByLabel('Reason').fill('The price is too high')
  await buyer.page.getByRole('button', { name: 'Decline interest' }).click()
  await expect(buyer.page.getByText('Declined', { exact: true })).toBeVisible()
  await seller.page.goto(`${dealsPath}&show=over`)
  await seller.page.getByRole('article').getByRole('link').click()
  await expect(seller.page.getByText('The price is too high')).toBeVisible()
  await expect(telephoneIn(seller.page)).toHaveCount(0)
  await buyer.page.context().close()
  await seller.page.context().close()
})

/** Opens the page of a notification from the bell. */
async function openNotification(page: Page, text: RegExp): Promise<void> {
  await page.goto(paths.home())
  await page.getByRole('button', { name: /الإشعارات/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: text }).click()
}

const telephoneIn = (page: Page) => page.getByRole('main').locator('a[href^="tel:"]')
