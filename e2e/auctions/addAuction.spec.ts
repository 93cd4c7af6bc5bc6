import type { Page } from '@playwright/test'
import { ageLot, openLot } from '#demo/testing/trade/lots.ts'
import { paths } from '#shared/base/paths.ts'
import { nextSession } from '#shared/catalog/prayers.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { chooseSpecies, describeGoods, expectMissing, openWithTigerPrawn } from '../support/goods.ts'
import { enterAs } from '../support/person.ts'

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a seller lists a lot that starts after Asr', async ({ page }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    await openForm(page)
    await expect(page.getByText('0 من 7 مكتملة')).toBeVisible()
    await expect(page.getByText(/اختر مدينة الدفعة/).first()).toBeVisible()
    await fillLot(page)
    await page.getByRole('button', { name: 'اكتملت بيانات الدفعة' }).click()
    await expect(page.getByRole('region', { name: /^الدفعة المعروضة/ })).toContainText('3 × 32 = 96')
    await page.getByRole('radio', { name: 'بعد العصر بنصف ساعة' }).check()
    await page.getByRole('radio', { name: /^45/ }).check()
    await page.getByLabel('سعر الافتتاح').fill('٣٢٠٠')
    await expect(page.getByText(/33\.33.*للكيلو/)).toBeVisible()
    await page.getByRole('radio', { name: '50', exact: true }).check()
    await page.getByLabel('أقل سعر تقبله').fill('4000')
    await page.getByRole('switch', { name: 'اقبل أعلى مزايدة تلقائيًا' }).click()
    await expect(page.getByText('3 من 3 مكتملة')).toBeVisible()
    await expect(page.getByText('المسودة محفوظة')).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
    const [place] = await db.query<{ latitude: number; longitude: number }>({
      text: `select c.latitude, c.longitude from cities c join markets m on m.city_id = c.id where m.id = $1`,
      values: [Number(await marketOf(page))],
    })
    await publish(page)
    await expect(page).toHaveURL(/\/profile\/my-auctions\/\d+$/)
    const [lot] = await lotsOf(id)
    expect(lot).toMatchObject({
      starts_after: 'asr',
      lasts: 45 * 60,
      starting: 320_000,
      step: 5_000,
      reserve: 400_000,
      auto_accept: true,
      grams: 96_000,
    })
    const { start } = nextSession('asr', place ?? { latitude: 0, longitude: 0 }, new Date())
    expect(lot?.starts_at).toEqual(start)
  })

  test('a lot with an immediate start opens immediately', { tag: '@long' }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    await openForm(page)
    await fillLot(page)
    await page.getByRole('radio', { name: 'الآن' }).check()
    await page.getByLabel('سعر الافتتاح').fill('900')
    await publish(page)
    await expect(page).toHaveURL(/\/profile\/my-auctions\/\d+$/)
    const [lot] = await lotsOf(id)
    expect(lot).toMatchObject({ starts_after: null, lasts: 30 * 60, step: 900, reserve: null, open: true })
  })

  test('the auction form shows missing values at their fields and focuses the first field', {
    tag: '@long',
  }, async ({ page }) => {
    await enterAs(page, { type: 'local_seller' })
    await openForm(page)
    await publish(page)
    const alert = await expectMissing(page)
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'سعر الافتتاح' }).click()
    await expect(page.getByLabel('سعر الافتتاح')).toBeFocused()
  })

  test('the auction form refuses an invalid day, duration and reserve before sending', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    await openForm(page)
    await fillLot(page)
    await page.getByRole('radio', { name: 'في وقت أحدده' }).check()
    await expect(page.getByLabel('الساعة')).toHaveValue('20:00')
    await page.getByLabel('اليوم').fill('2020-01-01')
    await page.getByRole('radio', { name: 'أخرى' }).first().check()
    await page.getByLabel('المدة بالدقائق').fill('٧٫٥')
    await page.getByLabel('سعر الافتتاح').fill('1000')
    await page.getByLabel('أقل سعر تقبله').fill('999')
    await publish(page)
    await expect(page.getByText('هذا الوقت مضى')).toBeVisible()
    await expect(page.getByText('اكتب رقمًا صحيحًا بلا كسور')).toBeVisible()
    await expect(page.getByText('لا يقل عن سعر الافتتاح 1,000 ريال')).toBeVisible()
    await expect(page.getByLabel('اليوم')).toBeFocused()
    // A target behind the sticky header counts as too small, so the first choice of the start is scrolled to the centre.
    const first = page.getByRole('radio', { name: 'بعد الفجر بنصف ساعة' })
    await first.evaluate((choice) => choice.scrollIntoView({ block: 'center' }))
    await expectAccessible(page)
    expect(await lotsOf(id)).toEqual([])
  })

  test('the auction form shows a server refusal at its field and keeps the values', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/422/)
    const { id } = await enterAs(page, { type: 'local_seller' })
    await openForm(page)
    await fillLot(page)
    await page.getByRole('button', { name: 'اكتملت بيانات الدفعة' }).click()
    await page.getByRole('radio', { name: 'الآن' }).check()
    await page.getByLabel('سعر الافتتاح').fill('1000')
    await page.route(
      '**/api/product/auction/create',
      async (route) => {
        const errors = { minutes: ['لا تقل المدة عن 45 دقيقة من البداية'], size: ['اختر من القائمة'] }
        const json = { message: 'راجع الحقول المشار إليها', code: 'validation_failed', errors }
        await route.fulfill({ status: 422, json })
      },
      { times: 1 },
    )
    await publish(page)
    // The section of the lot is collapsed and must open, because it contains an error.
    await expect(page.getByRole('radio', { name: 'كبير', exact: true })).toBeFocused()
    await expect(page.getByText('لا تقل المدة عن 45 دقيقة من البداية')).toBeVisible()
    await expect(page.getByLabel('سعر الافتتاح')).toHaveValue('1,000')
    await page.getByRole('radio', { name: 'وسط', exact: true }).check()
    await page.getByRole('radio', { name: /^60/ }).check()
    await publish(page)
    await expect(page).toHaveURL(/\/profile\/my-auctions\/\d+$/)
    expect(await lotsOf(id)).toHaveLength(1)
  })

  test('the draft of a lot is kept after a reload and is separate from the draft of goods', {
    tag: '@long',
  }, async ({ page }) => {
    await enterAs(page, { type: 'local_seller' })
    await openForm(page)
    await fillLot(page)
    await page.getByLabel('سعر الافتتاح').fill('1500')
    await page.getByRole('radio', { name: /^60/ }).check()
    await expect(page.getByText('المسودة محفوظة')).toBeVisible()
    await page.reload()
    await expect(page.getByText('هذه مسودتك كما تركتها على هذا الجهاز.')).toBeVisible()
    await expect(page.getByLabel('سعر الافتتاح')).toHaveValue('1,500')
    await expect(page.getByRole('radio', { name: /^60/ })).toBeChecked()
    await page.goto(paths.addProduct())
    await expect(page.getByRole('heading', { name: 'الصور' })).toBeVisible()
    await expect(page.getByText('هذه مسودتك كما تركتها على هذا الجهاز.')).toBeHidden()
    const drafts = page.getByRole('region', { name: /المسودات/ })
    for (const list of [paths.myProducts(), paths.myAuctions()]) {
      await page.goto(list)
      await expect(drafts.getByRole('listitem')).toContainText(/مزاد: .*لم يُنشر المزاد بعد/)
    }
    await expectAccessible(page)
    await drafts.getByRole('link', { name: 'أكملها' }).click()
    await expect(page).toHaveURL(paths.addAuction())
    await expect(page.getByLabel('سعر الافتتاح')).toHaveValue('1,500')
  })

  test('a lot that is sent offline is kept on the device and sent once when the device is online', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.ignore(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
    const { id } = await enterAs(page, { type: 'local_seller' })
    await openForm(page)
    await fillLot(page)
    await page.getByLabel('سعر الافتتاح').fill('1500')
    await context.setOffline(true)
    await publish(page)
    await expect(page.getByText('لا يوجد اتصال، محفوظ على هذا الجهاز')).toBeVisible()
    expect(await lotsOf(id)).toEqual([])
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/profile\/my-auctions\/\d+$/)
    expect(await lotsOf(id)).toHaveLength(1)
  })

  test('an unsold lot is relisted with one tap', { tag: '@long' }, async ({ page }) => {
    const seller = await enterAs(page, { type: 'local_seller' })
    const { id } = seller
    const old = await openLot(db, seller, { starting: 2_000, step: 20, reserve: 2_500, autoAccept: true })
    await ageLot(db, old, 7_200)
    await page.goto(paths.addAuction(old))
    await expect(page.getByRole('region', { name: /^الدفعة المعروضة/ })).toContainText('50 كجم')
    await expect(page.getByLabel('سعر الافتتاح')).toHaveValue('2,000')
    await expect(page.getByLabel('أقل سعر تقبله')).toHaveValue('2,500')
    await expectAccessible(page)
    await publish(page)
    await expect(page).toHaveURL(/\/profile\/my-auctions\/\d+$/)
    const [first, again] = await lotsOf(id)
    expect(again).toMatchObject({
      starting: 200_000,
      step: 2_000,
      reserve: 250_000,
      auto_accept: true,
      open: true,
      lasts: first?.lasts,
      image_id: first?.image_id,
      grams: 50_000,
    })
  })
})

test.describe('in English, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })

  test('the summary of the auction form follows the choices', { tag: '@long' }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    await openWithTigerPrawn(page, paths.addAuction())
    for (const choice of ['Local', 'Fresh', 'Large', 'First grade'])
      await page.getByRole('radio', { name: choice, exact: true }).check()
    await page.getByLabel('Number of tubs').fill('2')
    await page.getByRole('combobox', { name: 'Market', exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Starting price').fill('6400')
    const short = page.getByRole('complementary', { name: 'Auction summary' })
    await expect(short).toContainText('6,400.00')
    await expect(short).toContainText('100.00')
    await page.getByRole('radio', { name: 'At a time I choose' }).check()
    await page.getByLabel('Time', { exact: true }).fill('21:30')
    await page.getByRole('radio', { name: 'Other' }).first().check()
    await page.getByLabel('Duration in minutes', { exact: true }).fill('90')
    await expect(short).toContainText('21:30')
    await expect(short).toContainText('23:00')
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('button', { name: 'Publish auction' }).click()
    await expect(page).toHaveURL(/\/profile\/my-auctions\/\d+\?lang=en$/)
    expect(await lotsOf(id)).toEqual([expect.objectContaining({ starting: 640_000, lasts: 90 * 60 })])
  })
})

async function openForm(page: Page): Promise<void> {
  await page.goto(paths.addAuction())
  await expect(page.getByRole('heading', { name: 'الصور' })).toBeVisible()
}

/** Fills in the goods of the lot: three tubs of hamour. */
async function fillLot(page: Page): Promise<void> {
  await chooseSpecies(page, 'هامور', 'هامور')
  await describeGoods(page)
  await page.getByLabel('عدد البانات').fill('3')
  await page.getByRole('combobox', { name: 'السوق' }).selectOption({ index: 1 })
}

/** Returns the chosen market, which is the first market of the list. */
async function marketOf(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'تغيير الدفعة' }).click()
  return page.getByRole('combobox', { name: 'السوق' }).inputValue()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'انشر المزاد' }).click()
}

interface LotRow {
  readonly starts_after: string | null
  readonly starts_at: Date
  /** Duration in seconds. */
  readonly lasts: number
  readonly starting: number
  readonly step: number
  readonly reserve: number | null
  readonly auto_accept: boolean
  readonly open: boolean
  readonly grams: number
  readonly image_id: number
}

async function lotsOf(sellerId: number): Promise<LotRow[]> {
  return db.query<LotRow>({
    text: `select a.starts_after, a.starts_at, extract(epoch from a.ends_at - a.starts_at)::int as lasts,
             a.starting_halalas as starting, a.min_increment_halalas as step, a.reserve_halalas as reserve, a.auto_accept,
             a.starts_at <= now() and a.ends_at > now() as open, p.quantity_grams::int as grams, p.image_id
           from auctions a join products p on p.id = a.product_id where p.seller_id = $1 order by p.id`,
    values: [sellerId],
  })
}
