import { addDemand, addMember, addSupply, setSubscription } from '#demo/testing/beharRows.ts'
import { paths } from '#shared/base/paths.ts'
import { behar } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { addImporter, enterAs } from '../support/person.ts'

const importer = { type: 'international_seller', firstName: 'هند', lastName: 'العتيبي' } as const
const goods = { fish: 'rohu', category: 'frozen', size: 'large', country: 'IN' } as const
const supplies = `${paths.myDemands()}?of=supplies`

test.describe('own supplies in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a supply is found from the international market, reserved, sold in parts and removed', async ({
    page,
  }) => {
    const me = await enterAs(page, importer)
    await addMember(behar, me, 'هند العتيبي')
    await setSubscription(behar, me)
    const other = await addImporter('سارة', 'الحربي')
    const id = await addSupply(behar, me, { ...goods, quantity: 6_000, price: 20 })
    await addDemand(behar, other, { ...goods, target: 21 })
    await page.goto(paths.internationalMarketMain())
    await page.getByRole('main').getByRole('link', { name: 'سوق بحار' }).tap()
    await expect(page).toHaveURL(paths.beharMarketMain())
    await page.getByRole('link', { name: 'عروضي' }).tap()
    await expect(page).toHaveURL(supplies)
    await expect(page.getByRole('heading', { level: 1, name: 'عروضي في سوق بحار' })).toBeVisible()
    const card = page.getByRole('article')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText(`S-${id}`)
    await expect(card).toContainText('يطابق طلبًا على')
    await expectAccessible(page)
    await expectWithin(page)

    await card.getByRole('button', { name: /^احجز، S-/ }).tap()
    const reserve = page.getByRole('dialog', { name: 'احجز' })
    await expect(reserve.getByLabel('الكمية')).toHaveValue('6,000')
    await reserve.getByLabel('الكمية').fill('٢٠٠٠')
    await reserve.getByLabel('الكمية').press('Enter')
    await expect(reserve).toBeHidden()
    await expect(card).toContainText('4,000')
    await expect(card).toContainText(/محجوز .*2,000/)

    await card.getByRole('button', { name: /^تم البيع، S-/ }).tap()
    const sell = page.getByRole('dialog', { name: 'تم البيع' })
    await expect(sell).toContainText(/منها .*2,000.* كجم محجوزة/)
    await expectAccessible(page)
    await expectWithin(page)
    await sell.getByLabel('الكمية').fill('٢٥٠٠')
    await sell.getByRole('button', { name: 'سجّل البيع' }).tap()
    await expect(page.getByText(`سُجّل بيع`)).toBeVisible()
    await expect(card).toContainText('3,500')
    await expect(card).toContainText(/بيع .*2,500/)
    await page.reload()
    await expect(card).toContainText('3,500')

    await card.getByRole('button', { name: /^احذف، S-/ }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'احذف العرض' }).tap()
    await expect(page.getByRole('heading', { level: 2, name: 'لا عروض متاحة' })).toBeVisible()
    await page.getByRole('tab', { name: 'منتهية' }).tap()
    await expect(card).toContainText('محذوف')
    await expect(card.getByRole('button', { name: /^أضف عرضًا مثله/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: 'لا عروض متاحة' })).toBeVisible()
  })

  test('the price of a supply is edited by keyboard, and a change on another device is reported', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/409/)
    const me = await enterAs(page, importer)
    await addMember(behar, me, 'هند العتيبي')
    await setSubscription(behar, me)
    const id = await addSupply(behar, me, { ...goods, quantity: 900, price: 30 })
    await page.goto(supplies)
    const card = page.getByRole('article')
    await card.getByRole('button', { name: /^عدّل، S-/ }).press('Enter')
    const sheet = page.getByRole('dialog', { name: 'تعديل العرض' })
    await expect(sheet.getByLabel('سعر الكيلو')).toHaveValue(/^30/)
    await sheet.getByLabel('سعر الكيلو').fill('٢٨٫٥')
    await sheet.getByLabel('سعر الكيلو').press('Enter')
    await expect(page.getByText(`حُفظت تعديلات عرضك S-${id}`)).toBeVisible()
    await expect(card).toContainText('28.50')

    await card.getByRole('button', { name: /^تم البيع، S-/ }).tap()
    await behar.query({ text: "update supplies set status = 'sold' where id = $1", values: [id] })
    const sell = page.getByRole('dialog', { name: 'تم البيع' })
    await sell.getByRole('button', { name: 'سجّل البيع' }).tap()
    await expect(sell.getByRole('alert')).toContainText('تغيّرت الحالة')
  })
})
