import type { Locator, Page } from '@playwright/test'
import { openHall, recordOne, type TestHall } from '#demo/testing/trade/halls.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, listGoods, makeBuyer, moneyOf } from '#demo/testing/trade/trade.ts'
import { paths } from '#shared/base/paths.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'

const site = () => ({ db, url: String(process.env.SITE_URL) })

/** Signs a person of the hall in on this page. */
async function enter(page: Page, { token }: TestPerson): Promise<void> {
  await page.addInitScript((own) => localStorage.setItem('token', own), token)
}

/** Opens the page of a clerk in a hall that has already sold a hamour of a fisherman, so that the form suggests both. */
async function openDesk(page: Page): Promise<{ hall: TestHall; seller: TestPerson }> {
  const hall = await openHall(site())
  const seller = await addPerson(db, { type: 'fisherman', firstName: 'حسين', lastName: 'درويش' })
  const buyer = await addPerson(db, { firstName: 'مطعم', lastName: 'تاروت' })
  await recordOne(site(), hall, { seller_mobile: seller.mobile, buyer_mobile: buyer.mobile, price: 1_440 })
  await enter(page, hall.clerk)
  await page.goto(paths.hall())
  return { hall, seller }
}

const form = (page: Page) => page.getByRole('form', { name: 'الدفعة' })

/** Chooses seller and species for the first lot. */
async function begin(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'اختر البائع' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /حسين درويش/ })
    .click()
  await form(page).getByRole('button', { name: 'هامور', exact: true }).click()
}

/** Records a lot with three taps: the price, the buyer, and the button that records the sale. */
async function sell(page: Page, price: RegExp, buyer: string | RegExp): Promise<void> {
  await form(page).getByRole('button', { name: price }).click()
  await form(page).getByRole('button', { name: buyer }).click()
  await form(page).getByRole('button', { name: 'سجّل البيع' }).click()
}

const list = (page: Page): Locator => page.getByRole('region', { name: 'ما سجّلته' }).getByRole('listitem')

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a clerk sells a lot in three taps and undoes another sale, and the seller gets the proceeds', async ({
    page,
  }) => {
    const { seller } = await openDesk(page)
    const before = (await moneyOf(db, seller.id)).free
    await begin(page)
    await expect(form(page).getByLabel('الوزن')).toHaveValue('32')
    await sell(page, /1,440\.00/, /مطعم تاروت/)
    await expect(list(page)).toHaveCount(1)
    await list(page).getByRole('button', { name: /تراجع/ }).click()
    await expect(list(page)).toHaveCount(0)
    await expect(form(page).getByLabel('ثمن البيع')).toHaveValue('1,440')
    await sell(page, /1,510\.00/, /نقدًا بلا اسم/)
    await expect(list(page).first()).toContainText('يمكن التراجع')
    await expectAccessible(page)
    await expectWithin(page)
    await expect(list(page).first()).toContainText('سُجّل', { timeout: 30_000 })
    await expect.poll(async () => (await moneyOf(db, seller.id)).free - before).toBe(144_960)
    // The seller and the species stay for the next lot; price and buyer do not.
    await expect(form(page).getByRole('button', { name: 'حسين درويش' })).toBeVisible()
    await form(page).getByRole('button', { name: 'سجّل البيع' }).click()
    await expect(form(page).getByRole('alert').first()).toBeVisible()
    await list(page)
      .getByRole('button', { name: /^قسيمة H-/ })
      .click()
    const slips = page.getByRole('article')
    await expect(slips).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'اطبع' })).toBeInViewport()
    await expect(slips.last()).toContainText('37.75')
    await expect(slips.last()).toContainText('1,449.60')
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'اطبع' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.reload()
    await expect(form(page).getByRole('button', { name: 'حسين درويش' })).toBeVisible()
    await form(page).getByRole('button', { name: 'امسح ما كتبته' }).click()
    await page.reload()
    await expect(form(page).getByRole('button', { name: 'اختر البائع' })).toBeVisible()
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('a chief reverses a sale with a reason and pays a seller in cash', async ({ page }) => {
    const hall = await openHall(site())
    const wrong = await recordOne(site(), hall, {
      price: 900,
      seller_mobile: '0587000001',
      seller_name: 'علي العبد',
    })
    await recordOne(site(), hall, { price: 600, seller_id: wrong.seller.id })
    await enter(page, hall.chief)
    await page.goto(paths.hall())
    await page.getByRole('tab', { name: 'اليوم' }).click()
    const row = page.getByRole('listitem').filter({ hasText: wrong.number })
    await row.getByRole('button', { name: 'ألغِ البيع' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'ألغِ البيع' }).click()
    await expect(sheet.getByText('اكتب السبب')).toBeVisible()
    await sheet.getByLabel('السبب').fill('السعر كُتب خطأً')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'ألغِ البيع' }).click()
    await expect(row).toContainText('ألغاه جاسم الدلال: السعر كُتب خطأً')
    await page.getByRole('tab', { name: 'مستحقات البائعين' }).click()
    const due = page.getByRole('listitem').filter({ hasText: 'علي العبد' })
    await expect(due).toContainText('576')
    await due.getByRole('button', { name: 'ادفع نقدًا' }).click()
    await page.getByRole('button', { name: 'سلّمته' }).click()
    await expect(page.getByRole('article')).toContainText('576.00')
    await page.getByRole('button', { name: 'ارجع إلى البيع' }).click()
    await expect(page.getByText('لا مستحقات لأحد')).toBeVisible()
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('sales stay on the device when the sign-in ends, and the page asks for a new sign-in', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/401/)
    const { hall } = await openDesk(page)
    await begin(page)
    await sell(page, /1,440\.00/, /نقدًا بلا اسم/)
    await db.query({ text: 'delete from tokens where user_id = $1', values: [hall.clerk.id] })
    await expect(page.getByText('انتهت جلستك: سجّل الدخول ليُرسل ما بقي')).toBeVisible({ timeout: 30_000 })
    await expect(list(page)).toHaveCount(1)
    await expect(list(page).first()).toContainText('ينتظر الإرسال')
    await expectAccessible(page)
  })

  test('the owner of a hall card lets the hall charge the wallet, and sees the purchase', async ({
    page,
  }) => {
    const hall = await openHall(site())
    const buyer = await makeBuyer(db, { riyals: 2_000 })
    const { buyer: card } = await recordOne(site(), hall, { buyer_mobile: buyer.mobile, price: 10 })
    await enter(page, buyer)
    await page.goto('/profile/wallet')
    const cards = page.getByRole('region', { name: 'بطاقاتي في الحراج' })
    await expect(cards).toContainText(String(card?.number))
    await cards.getByRole('checkbox').check()
    await expect(page.getByText('يمكن لهذا الحراج الخصم من محفظتك')).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
    const sale = await recordOne(site(), hall, { buyer_number: card?.number, payment: 'wallet', price: 700 })
    await page.goto('/profile/wallet')
    const line = page.getByRole('listitem').filter({ hasText: sale.number })
    await expect(line).toContainText('شراء من الحراج')
    await expect(line).toContainText('700.00')
  })

  test('the page of the hall tells people without a role in a hall that they work in none', {
    tag: '@long',
  }, async ({ page }) => {
    await enter(page, await addPerson(db))
    await page.goto(paths.hall())
    await expect(page.getByRole('heading', { name: 'لست معيّنًا في حراج' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('without a network:', () => {
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })

  test('sales are queued on the device, survive a reload, and a conflict is shown', async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(120_000)
    complaints.ignore(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const hall = await openHall(site())
    const seller = await addPerson(db, { type: 'fisherman', firstName: 'حسين', lastName: 'درويش' })
    await recordOne(site(), hall, { seller_mobile: seller.mobile, price: 1_440 })
    const product = await listGoods(db, seller.id, { quantity: 20 })
    await db.query({ text: 'update products set market_id = $2 where id = $1', values: [product, hall.id] })
    await enter(page, hall.clerk)
    await page.goto(paths.hall())
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const isKept = () => page.evaluate(async () => (await caches.match('/hall')) !== undefined)
    await expect.poll(isKept).toBe(true)
    await context.setOffline(true)
    await expect(page.getByText('بلا شبكة: يُحفظ البيع في جهازك')).toBeVisible()
    await begin(page)
    await sell(page, /1,440\.00/, /نقدًا بلا اسم/)
    // Another clerk sells the same goods in the meantime.
    await form(page).getByRole('button', { name: 'من بضاعة معروضة' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /هامور طازج/ })
      .click()
    await form(page).getByLabel('ثمن البيع').fill('800')
    await form(page)
      .getByRole('button', { name: /نقدًا بلا اسم/ })
      .click()
    await form(page).getByRole('button', { name: 'سجّل البيع' }).click()
    await recordOne(site(), { ...hall, clerk: hall.chief }, { product_id: product, quantity: 20, price: 700 })
    await page.goto(paths.hall())
    await expect(list(page)).toHaveCount(2)
    await expect(page.getByText('بيعان لم يُرسلا')).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByText('متصل', { exact: true })).toBeVisible({ timeout: 40_000 })
    const [conflict, recorded] = [list(page).nth(0), list(page).nth(1)]
    await expect(conflict.getByRole('alert')).toContainText('بيعت هذه البضاعة كلها قبل قليل', {
      timeout: 40_000,
    })
    await expect(recorded).toContainText('سُجّل')
    await conflict.getByRole('button', { name: 'صحّحه' }).click()
    await expect(list(page)).toHaveCount(1)
    await expect(form(page).getByLabel('ثمن البيع')).toHaveValue('800')
    await expect(form(page).getByLabel('الوزن')).toHaveValue('20')
    const rows = await db.query<{ count: number }>({
      text: 'select count(*) from hall_sales where market_id = $1 and clerk_id = $2 and hammer_halalas = 144000',
      values: [hall.id, hall.clerk.id],
    })
    // The first sale added the species to the suggestions; the second sale was recorded without a network.
    expect(rows[0]?.count).toBe(2)
  })
})

test.describe('in English, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })

  test('a clerk records a lot by keyboard only, and the sales of the day are beside the form', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'locale', value: 'en', url: site().url }])
    await openDesk(page)
    const { keyboard } = page
    const lot = page.getByRole('form', { name: 'Lot' })
    const option = page.getByRole('option').first()
    await lot.getByRole('combobox', { name: 'Seller' }).focus()
    await keyboard.insertText('حسين')
    await expect(option).toContainText('حسين درويش')
    await keyboard.press('Enter')
    await keyboard.insertText('hamo')
    await expect(option).toContainText('Hamour')
    await keyboard.press('Enter')
    await keyboard.insertText('2')
    await keyboard.press('Enter')
    await expect(lot.getByLabel('Weight')).toHaveValue('64')
    await keyboard.press('Enter')
    await keyboard.insertText('2880')
    await keyboard.press('Enter')
    await keyboard.insertText('تاروت')
    await expect(option).toContainText('مطعم تاروت')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    const waiting = page.getByRole('region', { name: 'Not recorded yet' }).getByRole('listitem')
    await expect(waiting).toContainText('2,880.00')
    await expect(lot.getByRole('combobox', { name: 'Species' })).toBeFocused()
    await expectWithin(page)
    await expect(page.getByRole('row').filter({ hasText: '2,880.00' })).toContainText('مطعم تاروت', {
      timeout: 30_000,
    })
    await expect(waiting).toHaveCount(0)
    await expectAccessible(page)
    const species = lot.getByRole('combobox', { name: 'Species' })
    await species.fill('no such fish')
    await lot.getByRole('button', { name: 'Clear the lot' }).click()
    await expect(species).toHaveValue('')
  })

  test('an administrator changes the commission of a hall and names a clerk', async ({ page, context }) => {
    const hall = await openHall(site())
    const clerk = await makeBuyer(db, { firstName: 'Yousef', lastName: 'Naser' })
    await context.addCookies([{ name: 'locale', value: 'en', url: site().url }])
    await enter(page, hall.administrator)
    await page.goto(`/operator/halls?id=${hall.id}`)
    await page.getByRole('row').nth(1).getByRole('button').first().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Hall commission').fill('3.25')
    await sheet.getByLabel('VAT number of the hall').fill('310175397400003')
    await sheet.getByRole('region', { name: 'People' }).getByLabel('Mobile').fill(clerk.mobile)
    await sheet.getByRole('button', { name: 'Name', exact: true }).click()
    await expect(sheet.getByText('Yousef Naser')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('3.25%')
  })
})
