import type { Page } from '@playwright/test'
import { withLong } from '#demo/testing/long.ts'
import { makeBuyer } from '#demo/testing/trade/trade.ts'
import type { Order } from '#shared/orders/contract.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { addGoods } from '../support/goods.ts'
import { lookAtOrder, placeOrder } from '../support/orders.ts'
import { enterAs } from '../support/person.ts'

/** The number of orders at the desk: five in the gate, twenty in the long run. Each order adds two clicks. */
const manyOrders = withLong ? 20 : 5
/** The most taps that a seller needs for each task; docs/measurements.md lists the counts. */
const most = {
  catch: 8,
  copy: 2,
  tenCopies: 12,
  yesterday: 2,
  auction: 5,
  arriving: 6,
  exactOrder: 4,
  weighedOrder: 6,
  ordersAtDesk: withLong ? 50 : 20,
} as const

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a seller lists a catch, copies of it and an auction within the agreed number of taps', async ({
  page,
}) => {
  const { id } = await enterAs(page, { type: 'local_seller', firstName: 'سالم' })
  await addGoods({ name: 'صافي السيف', price: 2_500, quantity: 40_000, sellerId: id })
  // The goods must not be frozen, because frozen goods have no catch date.
  await db.query({
    text: `update products set fish_type_id = (select id from options where list = 'fish_types' and code = 'fresh')
           where seller_id = $1`,
    values: [id],
  })
  const taps = await countTaps(page)
  const main = page.getByRole('main')
  await page.goto('/profile/my-shop')
  await test.step('a catch from home, with two numbers', async () => {
    await expect(page.getByRole('heading', { name: 'بانتظارك' })).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
    await taps.start()
    await page.getByRole('link', { name: 'اعرض صيدك' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: /سلة/ })).toBeHidden()
    await page.getByRole('list', { name: 'الأخيرة' }).getByRole('button').first().click()
    await page.getByRole('radio', { name: /^كيلو/ }).click()
    await type(page, 'عدد الكيلوات', '12')
    await type(page, 'السعر للكيلو', '31')
    await expectWithin(page)
    await page.getByRole('button', { name: 'اعرضه للبيع' }).click()
    await expect(page).toHaveURL('/profile/my-products')
    expect(await taps.taken()).toBeLessThanOrEqual(most.catch)
    await expect(page.getByText('عُرض للبيع:')).toBeVisible()
    await expect(page.getByText('عُرض منتجك للبيع')).toBeHidden()
    await expect(main.getByRole('link', { name: 'أضف منتجًا' })).toBeHidden()
    expect(await newestOf(id)).toMatchObject({ grams: 12_000, price: 3_100, caught_today: true })
  })
  await test.step('a copy, whose quantity is asked', async () => {
    await taps.start()
    await page.getByRole('button', { name: 'إعادة عرض صافي السيف' }).click()
    const kilos = page.getByLabel('كم كيلو اليوم؟')
    await expect(kilos).toBeFocused()
    await expect(kilos).toHaveValue('')
    await page.keyboard.type('٩')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'اعرضه للبيع' }).click()
    await expect(page.getByText('عُرض المنتج للبيع')).toBeVisible()
    expect(await taps.taken()).toBeLessThanOrEqual(most.copy)
    expect(await newestOf(id)).toMatchObject({ name: 'صافي السيف', grams: 9_000, caught_today: true })
  })
  await test.step('an auction from a product, whose stock becomes smaller', async () => {
    const source = await addGoods({ name: 'هامور المزاد', price: 6_000, quantity: 30_000, sellerId: id })
    await page.reload()
    await taps.start()
    await page.getByRole('button', { name: 'المزيد عن هامور المزاد' }).click()
    await page.getByRole('menuitem', { name: 'بيع بالمزاد' }).click()
    await expect(page.getByText(/تُؤخذ الدفعة من منتجك المعروض/)).toBeVisible()
    await type(page, 'سعر الافتتاح', '1500')
    await expectWithin(page)
    await page.getByRole('button', { name: 'انشر المزاد' }).click()
    await expect(page).toHaveURL(/my-auctions\/\d+$/)
    expect(await taps.taken()).toBeLessThanOrEqual(most.auction)
    const [left] = await db.query({
      text: 'select quantity_grams::int as grams, status from products where id = $1',
      values: [source],
    })
    expect(left).toEqual({ grams: 0, status: 'sold_out' })
  })
  await test.step('an arriving catch, with two numbers', async () => {
    await page.goto('/quay')
    const form = page.getByRole('form', { name: 'أعلن صيدًا قادمًا' })
    await expect(form.getByLabel('إلى أي سوق؟')).not.toHaveValue('')
    await taps.start()
    await form.getByRole('button').first().click()
    await form.getByRole('radio', { name: 'كبير' }).click()
    await type(page, 'الوزن التقديري', '120')
    await type(page, 'سعر الكيلو', '38')
    await form.getByRole('button', { name: 'بعد ساعتين' }).click()
    await form.getByRole('button', { name: 'أعلن', exact: true }).click()
    await expect(page.getByRole('region', { name: 'صيد على هذا الجهاز' })).toContainText('أُعلن')
    expect(await taps.taken()).toBeLessThanOrEqual(most.arriving)
    const [landing] = await db.query({
      text: 'select expected_grams::int as grams, price_halalas::int as price from landings where seller_id = $1',
      values: [id],
    })
    expect(landing).toEqual({ grams: 120_000, price: 3_800 })
  })
})

test('a seller relists ten products, and all goods of yesterday, within the agreed number of taps', {
  tag: '@long',
}, async ({ page }) => {
  const { id } = await enterAs(page, { type: 'fisherman' })
  const names = Array.from({ length: 10 }, (_, place) => `صيد رقم ${place + 1}`)
  for (const name of names) await addGoods({ name, price: 2_000, quantity: 15_000, sellerId: id })
  await db.query({
    text: `update products set created_at = now() - interval '1 day' where seller_id = $1`,
    values: [id],
  })
  const taps = await countTaps(page)
  await page.goto('/profile/my-products')
  const send = page.getByRole('dialog').getByRole('button', { name: 'اعرض 10 منتجات للبيع' })
  await test.step('the list of yesterday', async () => {
    await taps.start()
    await page.getByRole('button', { name: 'أعد عرض قائمة أمس (10)' }).click()
    await send.click()
    await expect(page.getByText('عُرضت 10 منتجات للبيع')).toBeVisible()
    expect(await taps.taken()).toBeLessThanOrEqual(most.yesterday)
    expect(await countOf(id)).toBe(20)
  })
  await test.step('ten copies', async () => {
    await taps.start()
    for (const name of names)
      await page
        .getByRole('checkbox', { name: `اختيار ${name}`, exact: true })
        .first()
        .click()
    await expect(page.getByText('10 منتجات مختارة')).toBeVisible()
    await expectWithin(page)
    await page.getByRole('button', { name: 'إعادة العرض', exact: true }).click()
    await send.click()
    await expect.poll(() => countOf(id)).toBe(30)
    expect(await taps.taken()).toBeLessThanOrEqual(most.tenCopies)
  })
  await test.step('two copies, of which one is left out', async () => {
    const [kept = '', left = ''] = names
    await page.reload()
    for (const name of [kept, left])
      await page
        .getByRole('checkbox', { name: `اختيار ${name}`, exact: true })
        .first()
        .click()
    await page.getByRole('button', { name: 'إعادة العرض', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: `ليس اليوم: ${kept}` }).click()
    await sheet.getByRole('button', { name: `ليس اليوم: ${left}` }).click()
    await expect(sheet.getByRole('button', { name: 'اعرضه للبيع' })).toBeDisabled()
    await sheet.getByRole('button', { name: new RegExp(`^أعِد ${kept}،`) }).click()
    await sheet.getByRole('button', { name: 'اعرضه للبيع' }).click()
    await expect(page.getByText('عُرض المنتج للبيع')).toBeVisible()
    expect(await countOf(id)).toBe(31)
    expect(await newestOf(id)).toMatchObject({ name: kept, grams: 15_000 })
  })
})

test('a seller hands an order over within the agreed number of taps', async ({ page }) => {
  const seller = await enterAs(page, { type: 'local_seller', firstName: 'سالم' })
  const buyer = await makeBuyer(db)
  const taps = await countTaps(page)
  const open = async () => {
    const order = await placeOrder({ buyer, seller, kilograms: 3, price: 50 })
    await page.goto('/profile/sell-orders')
    await taps.start()
    const card = page.getByRole('listitem').filter({ hasText: order.number })
    await card.getByRole('button', { name: /^قبول/ }).click()
    return { order, card }
  }
  const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'تم التسليم' }).click()
  await test.step('as ordered, from the list', async () => {
    const { order, card } = await open()
    await card.getByRole('button', { name: /^جاهز للاستلام/ }).click()
    await card.getByRole('button', { name: /^تم التسليم/ }).click()
    await confirm()
    await expect(card).toContainText('مكتمل')
    expect(await taps.taken()).toBeLessThanOrEqual(most.exactOrder)
    expect(await lookAtOrder(order, buyer)).toMatchObject({ status: 'completed', total: 150 })
  })
  await test.step('with another weight', async () => {
    const { order, card } = await open()
    await card.getByRole('link', { name: /سجّل الوزن/ }).click()
    await expect(page.getByLabel(/الوزن الفعلي/)).toBeFocused()
    await page.keyboard.type('2.7')
    const dock = page.locator('[data-dock]')
    await dock.getByRole('button', { name: 'جاهز للاستلام' }).click()
    await dock.getByRole('button', { name: 'تم التسليم' }).click()
    await confirm()
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('مكتمل')
    expect(await taps.taken()).toBeLessThanOrEqual(most.weighedOrder)
    expect(await lookAtOrder(order, buyer)).toMatchObject({ status: 'completed', total: 135, refunded: 15 })
  })
})

test.describe('on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false })

  test('a seller accepts, prints and hands over many orders within the agreed number of clicks', async ({
    page,
  }) => {
    const seller = await enterAs(page, { type: 'local_seller', firstName: 'سالم' })
    const buyer = await makeBuyer(db, { riyals: 10_000 })
    const orders: Order[] = []
    for (let count = 0; count < manyOrders; count += 1) {
      const payment = count === 0 ? 'cod' : 'wallet'
      orders.push(await placeOrder({ buyer, seller, payment, kilograms: 2, price: 50 }))
    }
    const taps = await countTaps(page)
    await page.goto('/profile/sell-orders')
    const main = page.getByRole('main')
    await taps.start()
    await test.step('all are accepted and prepared at once', async () => {
      await page.getByRole('checkbox', { name: 'اختيار كل طلبات الصفحة' }).click()
      await expect(page.getByText(withLong ? '20 طلبًا مختارًا' : '5 طلبات مختارة')).toBeVisible()
      await expectAccessible(page)
      await expectWithin(page)
      await page.getByRole('button', { name: `قبول (${manyOrders})` }).click()
      await page.getByRole('button', { name: `تم التجهيز (${manyOrders})` }).click()
      await expect(main.getByRole('button', { name: /^تم التسليم/ })).toHaveCount(manyOrders)
    })
    await test.step('the picking list adds the weights, and the labels have only cash to collect', async () => {
      await page.getByRole('link', { name: 'قائمة التجهيز' }).click()
      await expect(main.getByRole('row', { name: /المجموع/ })).toContainText(String(2 * manyOrders))
      await expectAccessible(page)
      await page.getByRole('link', { name: 'ملصقات الطلبات' }).click()
      const labels = main.getByRole('article')
      await expect(labels.getByRole('heading', { level: 2 })).toHaveCount(manyOrders)
      await expect(labels).toContainText(orders[0]?.number ?? '')
      await expect(labels.getByText('يُستلم نقدًا:')).toContainText('100.00')
      await expect(labels.getByText(/ريال/)).toHaveCount(1)
      await expect(labels.getByRole('listitem').first()).toContainText(/05\d \d{3} \d{4}/)
      await expectAccessible(page)
      await page.reload()
      await expect(labels.getByRole('heading', { level: 2 })).toHaveCount(manyOrders)
      await page.getByRole('link', { name: 'العودة إلى طلبات البيع' }).click()
    })
    await test.step('each is handed over', async () => {
      for (let left = orders.length; left > 0; left -= 1) {
        await main
          .getByRole('button', { name: /^تم التسليم/ })
          .first()
          .click()
        await page.getByRole('dialog').getByRole('button', { name: 'تم التسليم' }).click()
        await expect(main.getByRole('button', { name: /^تم التسليم/ })).toHaveCount(left - 1)
      }
    })
    const taken = await taps.taken()
    test.info().annotations.push({ type: 'clicks', description: String(taken) })
    expect(taken).toBeLessThanOrEqual(most.ordersAtDesk)
    for (const order of orders) {
      expect((await lookAtOrder(order, seller)).status).toBe('completed')
    }
  })
})

/** Counts the taps on a page, also across navigation. Choosing a field counts as a tap; typing does not. */
async function countTaps(page: Page): Promise<{
  /** Sets the count to zero. */
  readonly start: () => Promise<void>
  readonly taken: () => Promise<number>
}> {
  await page.addInitScript(() => {
    const count = () => {
      const taps = Number(sessionStorage.getItem('taps') ?? 0)
      sessionStorage.setItem('taps', String(taps + 1))
    }
    addEventListener('pointerdown', count, { capture: true })
  })
  return {
    start: () => page.evaluate(() => sessionStorage.removeItem('taps')),
    taken: () => page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0)),
  }
}

/** Taps a field and types into it. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click()
  await page.keyboard.type(text)
}

async function newestOf(sellerId: number): Promise<object | undefined> {
  const [row] = await db.query<object>({
    text: `select name_ar as name, quantity_grams::int as grams, price_halalas as price,
             (caught_at at time zone 'Asia/Riyadh')::date = (now() at time zone 'Asia/Riyadh')::date as caught_today
           from products where seller_id = $1 order by id desc limit 1`,
    values: [sellerId],
  })
  return row
}

async function countOf(sellerId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    text: 'select count(*)::int as count from products where seller_id = $1',
    values: [sellerId],
  })
  return row?.count ?? 0
}
