import type { Page } from '@playwright/test'
import { findBreaches } from '#demo/invariants.ts'
import { fillWallet, moneyOf } from '#demo/testing/trade/trade.ts'
import type { Locale } from '#shared/base/locale.ts'
import { db } from '../support/database.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterSide, type Side } from '../support/person.ts'
import { photo } from '../support/pictures.ts'

/** The money of buyer and seller, on a phone in Arabic and on a wide screen in English. */
for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: the money of an order is held and released, and a returned order is refunded`, {
    tag: locale === 'ar' ? [] : ['@long'],
  }, async ({ browser }) => {
    test.setTimeout(150_000)
    const say = words[locale]
    const seller = await enterSide(browser, locale, {
      type: 'local_seller',
      firstName: 'سالم',
      lastName: 'الدوسري',
    })
    const buyer = await enterSide(browser, locale, { firstName: 'نورة', lastName: 'القحطاني' })
    await fillWallet(db, buyer.person.id, 1_000)

    const productId = await list(seller, say)
    const first = await buy(buyer.page, productId, say)
    await accept(seller.page, first, say)
    await confirm(buyer.page, first, say)
    // 4 kg at SR 25 without commission are SR 100, which are held for one day.
    expect(await moneyOf(db, seller.person.id)).toMatchObject({ free: 0, held: 10_000 })
    await db.query({
      text: `with over as (update holds set release_at = now() where order_id = $1 returning account_id)
             update accounts set next_release_at = now() where id = (select account_id from over)`,
      values: [first],
    })
    await seller.page.goto('/profile/wallet')
    await expect(seller.page.getByText(say.available).locator('..')).toContainText('100.00')

    const second = await buy(buyer.page, productId, say)
    await accept(seller.page, second, say)
    await confirm(buyer.page, second, say)
    await sendBack(buyer.page, second, say)
    await takeBack(seller.page, second, say)
    await buyer.page.goto('/profile/wallet')
    await expect(buyer.page.getByText(say.available).locator('..')).toContainText('900.00')
    expect(await moneyOf(db, seller.person.id)).toMatchObject({ free: 10_000, held: 0 })
    expect(await moneyOf(db, buyer.person.id)).toMatchObject({ free: 90_000, held: 0 })
    expect(await findBreaches(db)).toEqual([])
    await Promise.all([seller.page.context().close(), buyer.page.context().close()])
  })
}

const words = {
  ar: {
    choosePhotos: 'اختر صورًا',
    species: [/اختر النوع$/, 'ابحث عن نوع', 'هامور', 'اختر هامور'],
    choices: ['بلدي', 'طازج', 'كبير', 'درجة أولى', /^كيلو/],
    quantity: 'عدد الكيلوات',
    price: 'السعر للكيلو',
    market: 'السوق',
    sell: 'اعرضه للبيع',
    buy: 'شراء الآن',
    kilograms: 'الكمية بالكيلوجرام',
    pickup: 'استلام من السوق',
    wallet: 'المحفظة',
    pay: /^أكّد/,
    placed: 'استلمنا طلبك',
    accept: 'قبول الطلب',
    ready: 'جاهز للاستلام',
    received: 'تأكيد الاستلام',
    askReturn: 'طلب إرجاع',
    problem: 'ليست طازجة',
    describe: /^صف المشكلة/,
    sendReturn: 'أرسل طلب الإرجاع',
    takeBack: 'قبول الإرجاع',
    course: 'مراحل الطلب',
    complete: 'أُكّد الاستلام واكتمل الطلب',
    returned: 'قُبل الإرجاع واستُرد المبلغ',
    available: 'المتاح للشراء والسحب',
  },
  en: {
    choosePhotos: 'Choose photos',
    species: [/Choose species$/, 'Search species', 'Hamour', 'Choose Hamour'],
    choices: ['Local', 'Fresh', 'Large', 'First grade', /^Kilo/],
    quantity: 'Number of kilos',
    price: 'Price per kg',
    market: 'Market',
    sell: 'List for sale',
    buy: 'Buy now',
    kilograms: 'Quantity in kilograms',
    pickup: 'Pickup at the market',
    wallet: 'Wallet',
    pay: /^Place order/,
    placed: 'Order placed',
    accept: 'Accept order',
    ready: 'Mark as ready for pickup',
    received: 'Confirm receipt',
    askReturn: 'Request a return',
    problem: 'Not fresh',
    describe: /^Describe the problem/,
    sendReturn: 'Send return request',
    takeBack: 'Accept return',
    course: 'Order timeline',
    complete: 'Received, order completed',
    returned: 'Return accepted, money refunded',
    available: 'Available to spend or withdraw',
  },
} as const satisfies Record<Locale, object>
type Words = (typeof words)[Locale]

/** Lists 100 kg and returns the id of the product. */
async function list({ page, person }: Side, say: Words): Promise<number> {
  const [open, search, species, choose] = say.species
  await page.goto('/profile/add-product')
  await page.getByLabel(say.choosePhotos).setInputFiles([await photo('catch.jpg')])
  await page.getByRole('button', { name: open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(search).fill(species)
  await dialog.getByRole('radio', { name: species, exact: true }).check()
  await dialog.getByRole('button', { name: choose, exact: true }).click()
  for (const choice of say.choices)
    await page
      .getByRole('radio', { name: choice, ...(typeof choice === 'string' && { exact: true }) })
      .check()
  await page.getByLabel(say.quantity).fill('100')
  await page.getByLabel(say.price).fill('25')
  await page.getByRole('combobox', { name: say.market, exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: say.sell }).click()
  await expect(page).toHaveURL('/profile/my-products')
  const [row] = await db.query<{ id: number; quantity_grams: number }>({
    text: 'select id, quantity_grams from products where seller_id = $1',
    values: [person.id],
  })
  expect(row?.quantity_grams).toBe(100_000)
  return row?.id ?? 0
}

/** Buys 4 kg from the page of the product and returns the id of the order. */
async function buy(page: Page, productId: number, say: Words): Promise<number> {
  await page.goto(`/local-market/${productId}`)
  const kilograms = page.getByLabel(say.kilograms)
  await kilograms.fill('4')
  await kilograms.press('Enter')
  await page.getByRole('link', { name: say.buy }).click()
  await page.getByRole('radio', { name: say.pickup, exact: true }).check()
  await page.getByRole('radio', { name: say.wallet, exact: true }).check()
  await page.getByRole('button', { name: say.pay }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.placed })).toBeVisible()
  const placed = new URL(page.url()).searchParams.get('placed')
  return Number(placed)
}

async function accept(page: Page, id: number, say: Words): Promise<void> {
  await page.goto(`/profile/sell-orders/${id}`)
  await page.getByRole('button', { name: say.accept, exact: true }).click()
  await page.getByRole('button', { name: say.ready }).click()
  await expect(page.getByRole('button', { name: say.ready })).toBeHidden()
}

async function confirm(page: Page, id: number, say: Words): Promise<void> {
  await page.goto(`/profile/purchase-orders/${id}`)
  await page.getByRole('button', { name: say.received }).click()
  await page.getByRole('dialog').getByRole('button', { name: say.received }).click()
  await expect(page.getByRole('region', { name: say.course })).toContainText(say.complete)
}

async function sendBack(page: Page, id: number, say: Words): Promise<void> {
  await page.goto(`/profile/purchase-orders/${id}`)
  await page.getByRole('button', { name: say.askReturn }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: say.problem }).check()
  await sheet.getByLabel(say.describe).fill('وصل السمك دافئًا')
  await sheet.getByRole('button', { name: say.sendReturn }).click()
  await expect(sheet).toBeHidden()
}

async function takeBack(page: Page, id: number, say: Words): Promise<void> {
  await page.goto(`/profile/sell-orders/${id}`)
  await page.getByRole('button', { name: say.takeBack }).click()
  await page.getByRole('dialog').getByRole('button', { name: say.takeBack }).click()
  await expect(page.getByRole('region', { name: say.course })).toContainText(say.returned)
}
