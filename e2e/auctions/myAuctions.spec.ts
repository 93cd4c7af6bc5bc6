import type { Locator, Page } from '@playwright/test'
import { ageLot, type Lot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { paths } from '#shared/base/paths.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

const seller = { type: 'local_seller', firstName: 'ناصر', lastName: 'الدوسري' } as const

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a seller without auctions gets a link to the auction form', { tag: '@long' }, async ({ page }) => {
    await enterAs(page, seller)
    await page.goto(paths.account())
    await page.getByRole('region', { name: 'صفحات حسابي' }).getByRole('link', { name: 'مزاداتي' }).click()
    await expect(page).toHaveURL(paths.myAuctions())
    await expect(page.getByRole('heading', { name: 'لم تعرض مزادًا بعد' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tabpanel').getByRole('link', { name: 'أضف مزادًا' }).click()
    await expect(page).toHaveURL(paths.addAuction())
  })

  test('the seller’s list of auctions shows who must act, and has filters by state and text', async ({
    page,
  }) => {
    const nasser = await enterAs(page, seller)
    await lotOf(nasser, 'ناجل مجدول', { startsInS: 3_600, endsInS: 7_200 })
    await lotOf(nasser, 'هامور مفتوح')
    await lotOf(nasser, 'كنعد لم يبع', { startsInS: -7_200, endsInS: -60 })
    const ended = await lotOf(nasser, 'شعري منته')
    await bid(page, ended, 1_100)
    await ageLot(db, ended, 700)
    await page.goto(paths.myAuctions())
    await expect(cards(page)).toHaveCount(4)
    await expect(cardOf(page, 'هامور مفتوح')).toContainText('ينتهي خلال')
    await expect(cardOf(page, 'ناجل مجدول')).toContainText('مجدول')
    await expect(cardOf(page, 'شعري منته')).toContainText('بانتظارك: اقبل أعلى مزايدة')
    await expect(cardOf(page, 'شعري منته')).toContainText('1,100.00')
    await expect(page.getByRole('tab', { name: /^بانتظار قبولك/ })).toContainText('1')
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('tab', { name: /^مجدولة/ }).click()
    await expect(page).toHaveURL(`${paths.myAuctions()}?status=scheduled`)
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('tab', { name: /^مباعة/ }).click()
    await expect(page.getByRole('heading', { name: 'لا مزادات تطابق التصفية' })).toBeVisible()
    await page.getByRole('button', { name: 'عرض الكل' }).click()
    await page.getByLabel('ابحث في مزاداتك').fill('كنعد')
    await expect(cards(page)).toHaveCount(1)
    await expect(cardOf(page, 'كنعد لم يبع')).toContainText('انتهى دون مزايدات')
  })

  test('the owner accepts the highest bid after a confirmation', async ({ page }) => {
    const nasser = await enterAs(page, seller)
    const id = await lotOf(nasser, 'هامور للقبول', { reserve: 1_500 })
    await bid(page, id, 1_200)
    await ageLot(db, id, 700)
    await page.goto(paths.myAuctions())
    await page.getByRole('button', { name: 'اقبل أعلى مزايدة على هامور للقبول' }).click()
    const dialog = page.getByRole('dialog', { name: 'قبول أعلى مزايدة' })
    await expect(dialog).toContainText('1,200.00')
    await expect(dialog).toContainText('24.00')
    await expect(dialog).toContainText('س* ا*')
    await expect(dialog).toContainText('المزايدة دون أقل سعر تقبله')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'ليس الآن' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'اقبل أعلى مزايدة على هامور للقبول' }).click()
    await dialog.getByRole('button', { name: 'اقبل المزايدة' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('قُبلت المزايدة، وأُبلغ الفائز')).toBeVisible()
    await expect(cardOf(page, 'هامور للقبول')).toContainText('أمام الفائز حتى')
    await expect(page.getByRole('tab', { name: /^بانتظار الفائز/ })).toContainText('1')
  })

  test('a bid that arrives during the confirmation is shown before anything is accepted', async ({
    page,
  }) => {
    const nasser = await enterAs(page, seller)
    const id = await lotOf(nasser, 'صافي حي')
    await bid(page, id, 1_000)
    await page.goto(paths.myAuction(id))
    await expect(bids(page)).toHaveCount(1)
    await page.getByRole('button', { name: /^اقبل أعلى مزايدة/ }).click()
    const dialog = page.getByRole('dialog', { name: 'قبول أعلى مزايدة' })
    await expect(dialog).toContainText('1,000.00')
    await expect(dialog).toContainText('القبول الآن ينهي المزاد فورًا')
    await bid(page, id, 1_300)
    await expect(dialog).toContainText('وصلت مزايدة أعلى للتو')
    await expect(dialog).toContainText('1,000.00')
    await dialog.getByRole('button', { name: 'عرض المزايدة الجديدة' }).click()
    await expect(dialog).toContainText('1,300.00')
    await dialog.getByRole('button', { name: 'اقبل المزايدة' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'الخطوة التالية على' })).toContainText(
      'الخطوة التالية على الفائز',
    )
    await expect(bids(page)).toHaveCount(2)
    await expect(bids(page).first()).toContainText('مقبولة')
  })

  test('bids arrive live and masked on the page of one auction', { tag: '@long' }, async ({ page }) => {
    const nasser = await enterAs(page, seller)
    const id = await lotOf(nasser, 'روبيان مباشر')
    await page.goto(paths.myAuction(id))
    await expect(page.getByText('تظهر هنا كل مزايدة فور وصولها')).toBeVisible()
    await bid(page, id, 1_400)
    await expect(bids(page)).toHaveCount(1)
    await expect(bids(page).first()).toContainText('س* ا*')
    await expect(page.getByRole('region', { name: 'السعر الحالي' })).toContainText('1,400.00')
    await expect(page.getByRole('link', { name: 'عدّل الوصف والصور' })).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
  })

  test('the prices of an auction can be changed before the first bid', { tag: '@long' }, async ({ page }) => {
    const nasser = await enterAs(page, seller)
    const id = await lotOf(nasser, 'سبيطي', { startsInS: 7_200, endsInS: 9_000 })
    await page.goto(paths.myAuction(id))
    await page.getByRole('link', { name: 'تعديل', exact: true }).click()
    await expect(page).toHaveURL(`${paths.myAuction(id)}?edit=true`)
    await expect(page.getByRole('form', { name: 'تعديل المزاد' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('سعر الافتتاح').fill('٢٠٠٠')
    await page.getByLabel(/^أقل سعر تقبله/).fill('2500')
    await page.getByRole('button', { name: 'احفظ التغييرات' }).click()
    await expect(page).toHaveURL(paths.myAuction(id))
    const facts = page.getByRole('region', { name: 'شروط المزاد' })
    await expect(facts).toContainText('2,000.00')
    await expect(facts).toContainText('2,500.00')
  })

  test('an auction with bids allows changes of description and photos only', { tag: '@long' }, async ({
    page,
  }) => {
    const nasser = await enterAs(page, seller)
    const id = await lotOf(nasser, 'فارس')
    await bid(page, id, 1_000)
    await page.goto(paths.myAuction(id))
    await page.getByRole('link', { name: 'عدّل الوصف والصور' }).click()
    await expect(page.getByText('يمكنك تعديل الوصف والصور فقط')).toBeVisible()
    await expect(page.getByLabel('سعر الافتتاح')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByLabel(/^الوصف بالعربية/).fill('صيد الليلة، مبرد بالثلج')
    await page.getByRole('button', { name: 'احفظ التغييرات' }).click()
    await expect(page).toHaveURL(paths.myAuction(id))
    await expect.poll(() => detailsOf(id)).toBe('صيد الليلة، مبرد بالثلج')
  })

  test('an unsold lot is relisted with two taps', { tag: '@long' }, async ({ page }) => {
    const nasser = await enterAs(page, seller)
    await lotOf(nasser, 'زبيدي للإعادة', { startsInS: -7_200, endsInS: -60, starting: 1_750 })
    await page.goto(paths.myAuctions())
    await page.getByRole('link', { name: 'أعد عرضه: زبيدي للإعادة' }).click()
    await expect(page.getByLabel('سعر الافتتاح')).toHaveValue('1,750')
    await page.getByRole('button', { name: 'انشر المزاد' }).click()
    await expect(page).toHaveURL(/\/profile\/my-auctions\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'زبيدي للإعادة' })).toBeVisible()
    await expect(page.getByRole('main').getByText('مفتوح', { exact: true })).toBeVisible()
  })

  test('an auction without bids can be hidden and shown again', { tag: '@long' }, async ({ page }) => {
    const nasser = await enterAs(page, seller)
    const id = await lotOf(nasser, 'حبار للإخفاء')
    await page.goto(paths.myAuctions())
    await choose(page, 'حبار للإخفاء', 'إخفاء')
    await expect(page.getByText('أُخفي المزاد، ولا يراه أحد غيرك')).toBeVisible()
    await expect(cardOf(page, 'حبار للإخفاء')).toContainText('مخفي')
    expect((await page.request.get(`/api/auction/show/${id}`)).status()).toBe(404)
    await choose(page, 'حبار للإخفاء', 'إظهار')
    await expect(cardOf(page, 'حبار للإخفاء')).toContainText('مفتوح')
    await expect.poll(async () => (await page.request.get(`/api/auction/show/${id}`)).status()).toBe(200)
  })

  test('the auction of another user shows the same page as an unknown auction', { tag: '@long' }, async ({
    page,
  }) => {
    const other = await addPerson(db, seller)
    const id = await lotOf(other, 'ليس له')
    await enterAs(page, seller)
    await page.goto(paths.myAuction(id))
    await expect(page.getByRole('heading', { name: 'لم نجد هذا المزاد بين مزاداتك' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a list of own auctions that failed to load can be loaded again', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/503/)
    const nasser = await enterAs(page, seller)
    await lotOf(nasser, 'هامور بعد عطل')
    const calls = '**/api/product/my/local/auction**'
    await page.route(calls, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } }),
    )
    await page.goto(paths.myAuctions())
    await expect(page.getByRole('alert')).toContainText('تعذّر تحميل مزاداتك')
    await page.unroute(calls)
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(cards(page)).toHaveCount(1)
  })
})

test.describe('in English, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the list of own auctions is a table, and the menu shows the number of pending actions', {
    tag: '@long',
  }, async ({ page }) => {
    const nasser = await enterAs(page, seller)
    const id = await lotOf(nasser, 'Wide hamour')
    await lotOf(nasser, 'Coming hamour', { startsInS: 3_600, endsInS: 7_200 })
    await bid(page, id, 1_100)
    await ageLot(db, id, 700)
    await page.goto(`${paths.myAuctions()}?lang=en`)
    await expect(page.getByRole('heading', { level: 1, name: 'My auctions' })).toBeVisible()
    const row = page.getByRole('row', { name: /Wide hamour/ })
    await expect(row).toContainText(/Accept it by .*tomorrow/)
    await expect(page.getByRole('row', { name: /Coming hamour/ })).toContainText('Scheduled')
    const entry = page.getByRole('complementary').getByRole('link', { name: /My auctions/ })
    await expect(entry).toHaveAccessibleName(/1 waiting for you/)
    await expectAccessible(page)
    await expectWithin(page)
    await row.getByRole('link', { name: 'Wide hamour' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wide hamour' })).toBeVisible()
    await expect(bids(page)).toHaveCount(1)
    await expectAccessible(page)
    await expectWithin(page)
  })

  test('the list of own auctions redirects a visitor to sign-in with a return address', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(paths.myAuctions())
    await expect(page).toHaveURL(paths.signIn(paths.myAuctions()))
  })
})

const cards = (page: Page) => page.getByRole('list', { name: 'مزاداتي' }).getByRole('listitem')
const cardOf = (page: Page, name: string): Locator => cards(page).filter({ hasText: name })
const bids = (page: Page) => page.getByRole('region', { name: /^(المزايدات|Bids)$/ }).getByRole('row')

/** Chooses an item from a card's menu. */
async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `خيارات أخرى لمزاد ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function lotOf(person: TestPerson, name: string, lot: Lot = {}): Promise<number> {
  const id = await openLot(db, person, lot)
  await db.query({
    text: 'update products set name_ar = $2, name_en = $2, price_halalas = $3 where id = $1',
    values: [id, name, (lot.starting ?? 1_000) * 100],
  })
  return id
}

/** Bids this many riyals on a lot as a new person. */
async function bid(page: Page, id: number, riyals: number): Promise<void> {
  const { token } = await addPerson(db, { type: 'local_seller', firstName: 'سارة', lastName: 'القحطاني' })
  const answer = await page.request.post(`/api/auction/show/${id}/bid`, {
    data: { money: riyals },
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(answer.status()).toBe(201)
}

async function detailsOf(id: number): Promise<string | undefined> {
  const [row] = await db.query<{ details_ar: string }>({
    text: 'select details_ar from products where id = $1',
    values: [id],
  })
  return row?.details_ar
}
