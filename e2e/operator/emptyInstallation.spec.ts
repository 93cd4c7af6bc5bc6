import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import {
  fillLists,
  fillSite,
  hangPicture,
  newFish,
  newInstagram,
  newLine,
  newMarket,
  newSite,
  newTitle,
  openDecided,
  openRow,
  openSection,
  protectAccount,
  publishNews,
  signInAsOperator,
  takeStep,
} from '../support/installationOperator.ts'
import {
  askToSell,
  buyGoods,
  join,
  type Newcomer,
  newGoods,
  reportTransfer,
  sellGoods,
  transferReference,
} from '../support/installationTraders.ts'
import { type Installation, openInstallation } from '../support/ownInstallation.ts'
import { openAlive } from '../support/people.ts'

/** Turns reference data into a trading market with commands and pages only, not through the database. */

const salem: Newcomer = { first: 'سالم', last: 'الدوسري', mobile: '555500002' }
const nora: Newcomer = { first: 'نورة', last: 'القحطاني', mobile: '555500003' }
const operatorMobile = '0555500001'

let market: Installation
test.beforeAll(async () => {
  test.setTimeout(200_000)
  market = await openInstallation()
})
test.afterAll(() => market?.close())

test('an empty installation becomes a trading market (Arabic)', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(240_000)
  const hind = await market.openBrowser(browser, 390)
  await openMarket(hind)
  const seller = await enter(browser, salem, 390)
  await putOnSale(hind, seller)
  const buyer = await enter(browser, nora, 1280)
  await fillWallet(hind, buyer)
  await shop(buyer)
  await lookBack(hind)
  expect(market.complaints()).toEqual([])
  expect(await market.verify()).toBeNull()
})

async function enter(browser: Browser, person: Newcomer, width: number): Promise<Page> {
  const page = await market.openBrowser(browser, width)
  await test.step(`${person.first} signs up with the code sent to the mobile`, () =>
    join(page, market, person))
  return page
}

/** The operator creates all content before the first visitor. */
async function openMarket(page: Page): Promise<void> {
  await test.step('the command creates the operator, who sees the first steps', async () => {
    const password = await market.makeStaff(operatorMobile, 'administrator')
    await signInAsOperator(page, operatorMobile, password)
    await expect(page.getByRole('heading', { name: 'الخطوات الأولى' })).toBeVisible()
    await expectWithin(page)
    await expectAccessible(page)
    await takeStep(page, 'اسمك')
    await page.getByLabel('الاسم الأول').fill('هند')
    await page.getByLabel('اسم العائلة').fill('القحطاني')
    await page.getByRole('button', { name: 'احفظ التغييرات' }).click()
    await expect(page, 'the steps follow the name').toHaveURL(/\/operator$/)
    await takeStep(page, 'تأمين الحساب')
    await protectAccount(page, password)
  })
  await test.step('the operator writes the site record', async () => {
    await takeStep(page, 'بيانات الموقع')
    await fillSite(page)
  })
  await test.step('the operator adds a market and a fish to the lists on a wide screen', async () => {
    await takeStep(page, 'القوائم')
    await page.setViewportSize({ width: 1280, height: 900 })
    await fillLists(page)
    await page.setViewportSize({ width: 390, height: 844 })
  })
  await test.step('the operator publishes news of the opening', async () => {
    await takeStep(page, 'أول خبر')
    await publishNews(page)
    await openSection(page, 'معرض الصور')
    await hangPicture(page)
  })
  await test.step('the overview shows six first steps as done', async () => {
    await openSection(page, 'نظرة عامة')
    await expect(page.getByText('تم', { exact: true })).toHaveCount(6)
  })
}

async function putOnSale(operator: Page, seller: Page): Promise<void> {
  await test.step('a seller sends the register and is verified', async () => {
    await askToSell(seller)
    await openSection(operator, 'نظرة عامة')
    await operator.getByRole('link', { name: /^طلبات توثيق 1/ }).click()
    const details = await openRow(operator, 'سالم الدوسري')
    await expect(details.getByText('رقم السجل غير مستخدم لحساب آخر')).toBeVisible()
    await expect(details.getByText('7005550002')).toBeVisible()
    await details.getByLabel('ملاحظة القرار').fill('السجل مطابق')
    await details.getByRole('button', { name: 'وثّق الحساب' }).click()
    await openDecided(operator, 'مقبول', 'سالم الدوسري')
    await expect(details.getByRole('listitem').filter({ hasText: 'السجل مطابق' })).toBeVisible()
  })
  await test.step('the seller puts the new fish on sale', () => sellGoods(seller))
  await test.step('the operator makes the product special', async () => {
    await openSection(operator, 'المنتجات')
    const details = await openRow(operator, newGoods)
    await details.getByRole('button', { name: 'أضفه إلى المميزة' }).click()
    await expect(details.getByText('ترتيبه 1')).toBeVisible()
  })
}

async function fillWallet(operator: Page, buyer: Page): Promise<void> {
  await test.step('the buyer reports a transfer, and the operator approves it beside its receipt', async () => {
    await reportTransfer(buyer)
    await openSection(operator, 'نظرة عامة')
    await operator.getByRole('link', { name: /^تأكيدات تحويل 1/ }).click()
    const details = await openRow(operator, 'نورة القحطاني')
    await expect(details.getByText('المرجع غير مستعمل')).toBeVisible()
    await expect(details.getByRole('img', { name: 'صورة الإيصال' })).toBeVisible()
    await details.getByLabel('ملاحظة القرار').fill(`وصلت ${transferReference}`)
    await details.getByRole('button', { name: /^اعتمد / }).click()
    await openDecided(operator, 'معتمد', 'نورة القحطاني')
    await expect(details.getByText(/القرار من هند القحطاني/)).toBeVisible()
    await openAlive(buyer, '/profile/wallet')
    const available = buyer.getByRole('region', { name: 'المتاح للشراء والسحب' })
    await expect(available).toContainText('1,000.00')
  })
}

/** The buyer finds the operator's content. */
async function shop(buyer: Page): Promise<void> {
  const main = buyer.getByRole('main')
  await test.step('the buyer finds the news, the ticker and the site record', async () => {
    await openAlive(buyer, '/')
    await expect(main.getByRole('link', { name: newTitle.ar, exact: true })).toBeVisible()
    await expect(buyer.getByText(newLine).first()).toBeVisible()
    await expect(buyer.getByRole('contentinfo')).toContainText(newSite.email)
    await expect(buyer.getByRole('contentinfo').locator(`a[href="${newInstagram}"]`)).toBeVisible()
    await main.getByRole('link', { name: newTitle.ar, exact: true }).click()
    await expect(buyer.getByRole('heading', { level: 1, name: newTitle.ar })).toBeVisible()
    await openAlive(buyer, '/news')
    await expect(main.getByRole('article').getByRole('heading', { name: newTitle.ar })).toBeVisible()
    await openAlive(buyer, '/contact-us')
    await expect(main).toContainText(newSite.phone)
    await openAlive(buyer, '/about-us')
    await expect(main.getByText('مرفأ دارين').or(main.getByAltText('مرفأ دارين')).first()).toBeAttached()
  })
  await test.step('the buyer finds the product by the new market and the new fish', async () => {
    await openAlive(buyer, '/local-market')
    const filters = buyer.getByRole('complementary', { name: 'تصفية النتائج' })
    await filters.getByRole('button', { name: /^كل الأسواق/ }).click()
    await filters.getByRole('checkbox', { name: newMarket.ar }).check()
    await expect(buyer).toHaveURL(/marketId=\d+/)
    await filters.getByLabel('نوع السمك').first().click()
    await filters.getByRole('combobox').fill(newFish.ar)
    await buyer.getByRole('option', { name: newFish.ar }).click()
    await expect(buyer).toHaveURL(/fishId=\d+/)
    await expect(main.getByRole('heading', { level: 2, name: newGoods })).toBeVisible()
  })
  await test.step('the buyer orders a special product', async () => {
    await openAlive(buyer, '/special-products')
    await main
      .getByRole('link', { name: `شراء ${newGoods}`, exact: true })
      .first()
      .click()
    await expect(buyer.getByRole('heading', { level: 1, name: newGoods })).toBeVisible()
    await buyGoods(buyer)
  })
}

async function lookBack(page: Page): Promise<void> {
  await test.step('the operator sees the order, and the first steps disappear', async () => {
    await openSection(page, 'الطلبات')
    const details = await openRow(page, 'نورة القحطاني')
    await expect(details.getByText(newGoods).first()).toBeVisible()
    await openSection(page, 'نظرة عامة')
    await expect(page.getByRole('heading', { name: 'الخطوات الأولى' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'قيمة المبيعات كل ساعة' })).toBeVisible()
  })
  await test.step('the audit log holds every action, and the books balance', async () => {
    await openSection(page, 'سجل القرارات')
    const rows = page.locator('tr[data-row]')
    for (const auditAction of auditActions)
      await expect(rows.filter({ hasText: auditAction }).first(), auditAction).toBeVisible()
    await openSection(page, 'دفتر الأموال')
    await expect(page.getByRole('status').filter({ hasText: 'الدفتر متوازن' })).toBeVisible()
    await expect(rows.filter({ hasText: 'نورة القحطاني' }).first()).toBeVisible()
  })
}

const auditActions = [
  ...['إنشاء حساب تشغيل', 'تفعيل التحقق بخطوتين', 'تعديل بيانات الموقع', 'إضافة سطر الشريط'],
  ...['إضافة مدينة', 'إضافة سوق', 'إضافة خيار قائمة', 'إضافة نوع سمك', 'إضافة خبر', 'إضافة صورة المعرض'],
  ...['توثيق بائع', 'تغيير تمييز منتج', 'اعتماد تحويل بنكي'],
]
