import type { Page } from '@playwright/test'
import { paths } from '#shared/base/paths.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import * as forms from '../support/goods.ts'
import { enterAs } from '../support/person.ts'
import { fromPhone, photo } from '../support/pictures.ts'

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a fisherman lists the catch of the day with two photos', async ({ page }) => {
    const { id } = await enterAs(page, { type: 'fisherman' })
    await openForm(page)
    await expect(page.getByText('0 من 6 مكتملة')).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
    await pickPhotos(page, await photo('first.jpg', fromPhone), await photo('second.jpg', { red: 220 }))
    await expect(page.getByRole('img', { name: 'الصورة 2' })).toBeVisible()
    await forms.chooseSpecies(page, 'ربيان القطيف', 'روبيان نمر')
    await expect(page.getByRole('radio', { name: 'مستورد' })).toBeDisabled()
    await forms.describeGoods(page)
    await page.getByLabel('عدد البانات').fill('٥')
    await expect(page.getByRole('region', { name: /^الكمية/ })).toContainText('160')
    await page.getByLabel('السعر للكيلو').fill('٢٠')
    await expect(page.getByLabel('كم كيلو بـ 100 ريال')).toHaveValue('5')
    await chooseMarket(page)
    await page.getByRole('button', { name: 'اليوم' }).click()
    await expect(page.getByText('6 من 6 مكتملة')).toBeVisible()
    await expect(page.getByText('المسودة محفوظة')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'معاينة' }).click()
    await expect(page.getByRole('dialog').getByText('3,200.00')).toBeVisible()
    await page.keyboard.press('Escape')
    await sell(page)
    await expect(page).toHaveURL(paths.myProducts())
    await expect(page.getByText(/عُرض للبيع: .*روبيان نمر كبير/)).toBeVisible()
    await expect(page.getByRole('listitem').getByRole('heading', { name: 'روبيان نمر كبير' })).toBeVisible()
    expect(await listedBy(id)).toEqual([
      expect.objectContaining({
        name_ar: 'روبيان نمر كبير',
        name_en: 'Green tiger prawn, large',
        origin: 'local',
        price_halalas: 2_000,
        grams: 160_000,
        pictures: 2,
      }),
    ])
  })

  test('a seller offers cleaning and cutting, and the next form repeats the choice', async ({ page }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    await openForm(page)
    await fillWhole(page, 'شعري')
    const fold = page.getByRole('button', { name: /^التنظيف والتقطيع/ })
    await expect(fold).toContainText('يُباع كاملًا فقط')
    await fold.click()
    await page.getByRole('checkbox', { name: 'منزوع الأحشاء' }).check()
    await page.getByRole('checkbox', { name: 'شرائح' }).check()
    await page.getByLabel('سعر «منزوع الأحشاء» للكيلو').fill('٠')
    await expectAccessible(page)
    await expectWithin(page)
    await fold.click()
    await sell(page)
    const steaks = page.getByLabel('سعر «شرائح» للكيلو')
    await expect(steaks).toBeFocused()
    await expect(steaks).toHaveAttribute('aria-invalid', 'true')
    await steaks.pressSequentially('4.5')
    await sell(page)
    await expect(page).toHaveURL(paths.myProducts())
    const [row] = await db.query({
      text: 'select preparations from products where seller_id = $1',
      values: [id],
    })
    expect(row).toEqual({ preparations: { gutted: 0, steaks: 450 } })
    await openForm(page)
    await expect(fold).toContainText('منزوع الأحشاء، شرائح')
    await fold.click()
    await expect(page.getByLabel('سعر «شرائح» للكيلو')).toHaveValue('4.50')
  })

  test('the product form shows missing values at their fields and focuses the first field', {
    tag: '@long',
  }, async ({ page }) => {
    await enterAs(page, { type: 'fisherman' })
    await openForm(page)
    await sell(page)
    const alert = await forms.expectMissing(page)
    await alert.getByRole('button', { name: 'الحجم' }).click()
    await expect(page.getByRole('radio', { name: 'صغير جدًا' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'كبير' }).check()
    await expect(alert.getByRole('button', { name: 'الحجم' })).toBeHidden()
    await page.getByLabel('السعر للكيلو').fill('12.345')
    await sell(page)
    await expect(page.getByLabel('السعر للكيلو')).toHaveAttribute('aria-invalid', 'true')
  })

  test('the product form shows a closed season before sending, with alternatives', { tag: '@long' }, async ({
    page,
  }) => {
    await enterAs(page, { type: 'local_seller' })
    await closeSeason('hareed')
    await openForm(page)
    await chooseMarket(page)
    await forms.chooseSpecies(page, 'حريد', 'حريد')
    await expect(page.getByText('لا يُعرض صيده المحلي الآن')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'هو مستورد' }).click()
    await expect(page.getByText('لا يُعرض صيده المحلي الآن')).toBeHidden()
    await expect(page.getByText('مستورد: موسم الحظر المحلي لا يشمله')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'بلد المنشأ' })).toBeVisible()
  })

  test('the product form shows a server refusal at its field and keeps the values', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/422/)
    const { id } = await enterAs(page, { type: 'local_seller' })
    await openForm(page)
    await fillWhole(page, 'باغة')
    await closeSeason('bagha')
    await sell(page)
    await expect(page.getByRole('button', { name: /^النوع: ?باغة/ })).toBeFocused()
    await expect(page.getByText(/حظر للاختبار.*المستورد والمستزرع مسموح/).first()).toBeVisible()
    await expect(page.getByLabel('السعر للكيلو')).toHaveValue('20')
    expect(await listedBy(id)).toEqual([])
  })

  test('photos of a product can be sorted by keyboard and by dragging, and other files are refused', {
    tag: '@long',
  }, async ({ page }) => {
    await enterAs(page, { type: 'fisherman' })
    await openForm(page)
    const pdf = { name: 'paper.pdf', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') }
    await pickPhotos(page, await photo('a.jpg', { red: 10 }), await photo('b.jpg', { red: 100 }), pdf)
    await expect(page.getByText('ليست صورة')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'حذف الصورة 3' }).click()
    await expect(page.getByText('ليست صورة')).toBeHidden()
    const first = page.getByRole('img', { name: 'الصورة 1' })
    const before = await first.getAttribute('src')
    await page.getByRole('button', { name: /^الصورة 1 من 2/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(first).not.toHaveAttribute('src', String(before))
    await expect(page.getByRole('button', { name: /^الصورة 2 من 2/ })).toBeFocused()
    const from = await boxOf(page, /^الصورة 2 من 2/)
    const to = await boxOf(page, /^الصورة 1 من 2/)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await page.mouse.up()
    await expect(first).toHaveAttribute('src', String(before))
  })

  test('the draft of a product is kept with its photos after a reload and can be discarded', {
    tag: '@long',
  }, async ({ page }) => {
    await enterAs(page, { type: 'fisherman' })
    await openForm(page)
    await pickPhotos(page, await photo('kept.jpg'))
    await forms.chooseSpecies(page, 'هامور', 'هامور')
    await page.getByLabel('السعر للكيلو').fill('62')
    await expect(page.getByText('المسودة محفوظة')).toBeVisible()
    await page.reload()
    await expect(page.getByText('هذه مسودتك كما تركتها على هذا الجهاز.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'الصورة 1' })).toBeVisible()
    await expect(page.getByLabel('السعر للكيلو')).toHaveValue(/^62/)
    await page.goto(paths.myProducts())
    const drafts = page.getByRole('region', { name: /المسودات/ })
    await expect(drafts.getByRole('listitem')).toContainText('هامور')
    await expect(drafts).toContainText('محفوظة على هذا الجهاز فقط')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'أكملها' }).click()
    await page.getByRole('button', { name: 'ابدأ من جديد' }).click()
    await page.getByRole('button', { name: 'احذفها وابدأ من جديد' }).click()
    await expect(page.getByLabel('السعر للكيلو')).toHaveValue('')
    await expect(page.getByRole('button', { name: /اختر النوع$/ })).toBeVisible()

    await page.getByLabel('السعر للكيلو').fill('58')
    await expect(page.getByText('المسودة محفوظة')).toBeVisible()
    await page.goto(paths.myProducts())
    await drafts.getByRole('button', { name: /^حذف المسودة/ }).click()
    await page.getByRole('button', { name: 'إبقاؤها' }).click()
    await expect(drafts.getByRole('listitem')).toHaveCount(1)
    await drafts.getByRole('button', { name: /^حذف المسودة/ }).click()
    await page.getByRole('button', { name: 'احذفها' }).click()
    await expect(drafts).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(drafts).toBeHidden()
  })

  test('a listing that is sent offline is kept on the device and sent once when the device is online', {
    tag: '@long',
  }, async ({ page, context, complaints }) => {
    complaints.ignore(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
    const { id } = await enterAs(page, { type: 'fisherman' })
    await openForm(page)
    await pickPhotos(page, await photo('sea.jpg'))
    await fillWhole(page, 'هامور')
    await context.setOffline(true)
    await sell(page)
    await expect(page.getByText('لا يوجد اتصال، محفوظ على هذا الجهاز')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'بانتظار الاتصال' })).toBeVisible()
    await expectAccessible(page)
    expect(await listedBy(id)).toEqual([])
    await context.setOffline(false)
    await expect(page).toHaveURL(paths.myProducts())
    await expect(page.getByRole('listitem').getByRole('heading', { name: 'هامور كبير' })).toBeVisible()
    expect(await listedBy(id)).toHaveLength(1)
  })

  test('a listing that waits for the network is sent from the seller’s home page', {
    tag: '@long',
  }, async ({ page, context, complaints }) => {
    // An empty page has no sessionStorage, which the script of this test uses.
    complaints.ignore(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|sessionStorage/)
    const { id } = await enterAs(page, { type: 'fisherman' })
    await openForm(page)
    await fillWhole(page, 'هامور')
    await context.setOffline(true)
    await sell(page)
    await expect(page.getByText('لا يوجد اتصال، محفوظ على هذا الجهاز')).toBeVisible()
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto('/profile/my-shop')
    await expect(page.getByText('عُرض منتجك للبيع')).toBeVisible()
    expect(await listedBy(id)).toHaveLength(1)
  })

  test('a lost answer does not list the goods twice', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/ERR_FAILED/)
    const { id } = await enterAs(page, { type: 'fisherman' })
    await openForm(page)
    await fillWhole(page, 'شعري')
    await page.route(
      '**/api/product/create',
      async (route) => {
        expect((await route.fetch()).status()).toBe(201)
        await route.abort('failed')
      },
      { times: 1 },
    )
    await sell(page)
    await expect(page).toHaveURL(paths.myProducts())
    await expect(page.getByRole('listitem').getByRole('heading', { name: 'شعري كبير' })).toBeVisible()
    expect(await listedBy(id)).toHaveLength(1)
  })

  test('a listing is copied with its pictures in one step', { tag: '@long' }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    const goods = await forms.addGoods({ name: 'صافي الأمس', price: 2_500, quantity: 40_000, sellerId: id })
    await page.goto(paths.addProduct(goods))
    await expect(page.getByLabel('الاسم بالعربية')).toHaveValue('صافي الأمس')
    await expect(page.getByLabel('السعر للكيلو')).toHaveValue('25')
    // The form asks for the quantity again, so that the same fish is not on sale twice.
    await page.getByLabel('عدد الكيلوات').fill('30')
    await sell(page)
    await expect(page).toHaveURL(paths.myProducts())
    await expect(page.getByRole('listitem').getByRole('heading', { name: 'صافي الأمس' })).toHaveCount(2)
    const [first, second] = await listedBy(id)
    expect(second).toMatchObject({ image_id: first?.image_id, grams: 30_000, price_halalas: 2_500 })
  })
})

test.describe('in English, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })

  test('the preview of the product form follows the choices', { tag: '@long' }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    await forms.openWithTigerPrawn(page, paths.addProduct())
    const card = page.getByRole('complementary', { name: 'Buyer’s view' })
    await expect(card).toContainText('Green tiger prawn')
    for (const choice of ['Local', 'Fresh', 'Large', 'First grade'])
      await page.getByRole('radio', { name: choice, exact: true }).check()
    await page.getByRole('radio', { name: /^Mann/ }).check()
    await page.getByLabel('Number of manns').fill('10')
    await page.getByLabel('Weight per unit').fill('15.5')
    await page.getByLabel('Kg for SR 100').fill('4')
    await expect(page.getByLabel('Price per kg')).toHaveValue('25')
    await expect(page.getByText(/387\.50.? per mann/)).toBeVisible()
    await expect(card).toContainText('155')
    await expect(card).toContainText('3,875.00')
    await page.getByRole('combobox', { name: 'Market', exact: true }).selectOption({ index: 1 })
    await page.getByRole('button', { name: /^Name and description/ }).click()
    const drawing = card.getByRole('article').locator('img').first()
    await page.getByLabel('Name in English').fill('Peeled tiger prawns')
    await expect(drawing).toHaveAttribute('src', /fish_types\/peeled/)
    await page.getByLabel('Name in English').fill('Tiger prawns of this morning')
    await expect(card).toContainText('Tiger prawns of this morning')
    await expect(drawing).not.toHaveAttribute('src', /fish_types\/peeled/)
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('button', { name: 'List for sale' }).click()
    await expect(page).toHaveURL(`${paths.myProducts()}?lang=en`)
    expect(await listedBy(id)).toEqual([
      expect.objectContaining({
        name_en: 'Tiger prawns of this morning',
        name_ar: 'روبيان نمر كبير',
        grams: 155_000,
        price_halalas: 2_500,
        pictures: 0,
      }),
    ])
  })
})

async function openForm(page: Page): Promise<void> {
  await page.goto(paths.addProduct())
  await expect(page.getByRole('heading', { name: 'الصور' })).toBeVisible()
}

/** Fills in the form except for the pictures. */
async function fillWhole(page: Page, species: string): Promise<void> {
  await chooseMarket(page)
  await forms.chooseSpecies(page, species, species)
  await forms.describeGoods(page)
  await page.getByLabel('عدد البانات').fill('2')
  await page.getByLabel('السعر للكيلو').fill('20')
  await page.getByLabel('السعر للكيلو').blur()
}

async function pickPhotos(page: Page, ...files: Awaited<ReturnType<typeof photo>>[]): Promise<void> {
  await page.getByLabel('اختر صورًا').setInputFiles(files)
}

async function chooseMarket(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'السوق' }).selectOption({ index: 1 })
}

async function sell(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'اعرضه للبيع' }).click()
}

async function boxOf(page: Page, name: RegExp): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('button', { name }).boundingBox()
  return { x: (box?.x ?? 0) + 14, y: (box?.y ?? 0) + 14 }
}

/** Closes a species everywhere for the whole year. No other test sells the species. */
async function closeSeason(fish: string): Promise<void> {
  await db.query({
    text: `with season as (
             insert into seasons (code, kind, from_day, to_day, rule_ar, rule_en)
             values ('test-' || $1, 'closed', '01-01', '12-31', 'حظر للاختبار', 'Closed for a test') returning id
           ), fishes as (insert into season_fish select season.id, fish.id from season, fish where fish.code = $1)
           insert into season_regions select season.id, regions.id from season, regions`,
    values: [fish],
  })
}

interface ListedRow {
  readonly name_ar: string
  readonly image_id: number | null
  readonly grams: number
  readonly price_halalas: number
}

async function listedBy(sellerId: number): Promise<ListedRow[]> {
  return db.query<ListedRow>({
    text: `select p.name_ar, p.name_en, p.origin, p.price_halalas, p.quantity_grams::int as grams, p.image_id,
             ((p.image_id is distinct from f.image_id)::int
              + (select count(*) from product_images i where i.product_id = p.id))::int as pictures
           from products p join fish f on f.id = p.fish_id where p.seller_id = $1 order by p.id`,
    values: [sellerId],
  })
}
