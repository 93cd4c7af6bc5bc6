import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '#shared/base/paths.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { addGoods, changeGoods } from '../support/goods.ts'
import { enterAs } from '../support/person.ts'

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a seller without goods gets a link to the product form', { tag: '@long' }, async ({ page }) => {
    await enterAs(page, { type: 'fisherman' })
    await page.goto(paths.myProducts())
    await expect(page.getByRole('heading', { name: 'لم تعرض شيئًا بعد' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tabpanel').getByRole('link', { name: 'أضف منتجًا' }).click()
    await expect(page).toHaveURL(paths.addProduct())
  })

  test('the seller’s own goods are listed with their stock and filtered by state and text', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    const [, second] = await threeGoods(id)
    await changeGoods(second, { status: 'hidden' })
    await page.goto(paths.myProducts())
    await expect(rows(page)).toHaveCount(3)
    await expect(rowOf(page, 'روبيان أول')).toContainText('بقي')
    await expect(rowOf(page, 'روبيان أول')).toContainText('20.00')
    await expect(rowOf(page, 'هامور ثان')).toContainText('موقوف مؤقتًا')
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('tab', { name: /^موقوف/ }).click()
    await expect(page).toHaveURL(`${paths.myProducts()}?status=hidden`)
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('tab', { name: /^نفدت الكمية/ }).click()
    await expect(page.getByRole('heading', { name: 'لا منتجات تطابق التصفية' })).toBeVisible()
    await page.getByRole('button', { name: 'عرض الكل' }).click()
    await page.getByLabel('ابحث في منتجاتك').fill('ثالث')
    await expect(rows(page)).toHaveCount(1)
    await expect(rowOf(page, 'شعري ثالث')).toBeVisible()
  })

  test('a pause of a product is shown immediately and reverted if the server refuses the pause', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/503/)
    const { id } = await enterAs(page, { type: 'local_seller' })
    const [first] = await threeGoods(id)
    await page.goto(paths.myProducts())
    const row = rowOf(page, 'روبيان أول')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/product/status/*', async (route) => {
      await held
      await route.continue()
    })
    await choose(page, 'روبيان أول', 'إيقاف العرض')
    await expect(row, 'before the server has answered').toContainText('موقوف مؤقتًا')
    await expect(page.getByText('أُوقف العرض، ولا يراه المشترون')).toBeHidden()
    release()
    await expect(page.getByText('أُوقف العرض، ولا يراه المشترون')).toBeVisible()
    expect(await stateOf(first)).toMatchObject({ status: 'hidden' })
    await page.unroute('**/api/product/status/*')
    await page.route('**/api/product/status/*', (route) =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': '20' },
        json: { code: 'unavailable', message: 'الخدمة غير متاحة الآن' },
      }),
    )
    await choose(page, 'روبيان أول', 'استئناف العرض')
    await expect(page.getByText('الخدمة غير متاحة الآن (بعد 20 ثانية)')).toBeVisible()
    await expect(row).toContainText('موقوف مؤقتًا')
    await page.unroute('**/api/product/status/*')
    await choose(page, 'روبيان أول', 'استئناف العرض')
    await expect(row).toContainText('معروض')
    await expect.poll(() => stateOf(first)).toMatchObject({ status: 'active' })
  })

  test('a restock sets the available quantity, and zero means sold out', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'fisherman' })
    const [first] = await threeGoods(id)
    await page.goto(paths.myProducts())
    const row = rowOf(page, 'روبيان أول')
    await choose(page, 'روبيان أول', 'تحديث الكمية')
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByLabel('كم كيلو عندك الآن؟').fill('كثير')
    await dialog.getByRole('button', { name: 'تحديث', exact: true }).click()
    await expect(dialog.getByText('اكتب رقمًا')).toBeVisible()
    await dialog.getByLabel('كم كيلو عندك الآن؟').fill('٩٠٫٥')
    await dialog.getByRole('button', { name: 'تحديث', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('90.5')
    expect(await stateOf(first)).toMatchObject({ grams: 90_500, status: 'active' })
    await choose(page, 'روبيان أول', 'تحديث الكمية')
    await dialog.getByLabel('كم كيلو عندك الآن؟').fill('0')
    await dialog.getByRole('button', { name: 'تحديث', exact: true }).click()
    await expect(row).toContainText('نفدت الكمية')
    expect(await stateOf(first)).toMatchObject({ grams: 0, status: 'sold_out' })
  })

  test('the product form sends only changed fields and asks before it discards unsaved changes', async ({
    page,
  }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    const [first] = await threeGoods(id)
    await page.goto(paths.myProducts())
    await page.getByRole('link', { name: 'تعديل روبيان أول' }).click()
    await expect(page).toHaveURL(paths.myProduct(first))
    await expect(page.getByLabel('السعر للكيلو')).toHaveValue('20')
    await expectAccessible(page)
    await page.getByLabel('كم كيلو بـ 100 ريال').fill('٤')
    await expect(page.getByLabel('السعر للكيلو')).toHaveValue('25')
    await page.getByRole('link', { name: 'رجوع' }).click()
    await page.getByRole('button', { name: 'متابعة الكتابة' }).click()
    await expect(page).toHaveURL(paths.myProduct(first))
    // A sale reduces the stock while the form is open. Saving the price must not restore the old quantity.
    await changeGoods(first, { quantity: 30_000 })
    await page.getByRole('button', { name: 'احفظ التغييرات' }).click()
    await expect(page).toHaveURL(paths.myProducts())
    await expect(page.getByText('حُفظت التغييرات')).toBeVisible()
    await expect(rowOf(page, 'روبيان أول')).toContainText('25.00')
    expect(await stateOf(first)).toMatchObject({ price: 2_500, grams: 30_000 })
  })

  test('the sheet that lists a product again requires a quantity and links to the product form', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    const [first] = await threeGoods(id)
    await page.goto(paths.myProducts())
    await choose(page, 'روبيان أول', 'إعادة عرض المنتج')
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'اعرضه للبيع' }).click()
    await expect(sheet.getByLabel('كم كيلو اليوم؟')).toBeFocused()
    await expect(sheet.getByLabel('كم كيلو اليوم؟')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await sheet.getByRole('link', { name: 'تعديل التفاصيل أولًا' }).click()
    await expect(page).toHaveURL(paths.addProduct(first))
    await expect(page.getByLabel('الاسم بالعربية')).toHaveValue('روبيان أول')
  })

  test('the product of another user shows the same page as an unknown product', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/404/)
    const other = await addGoods({ name: 'ليس له', price: 1_000, quantity: 9_000 })
    await enterAs(page, { type: 'local_seller' })
    await page.goto(paths.myProduct(other))
    await expect(page.getByRole('heading', { name: 'لم نجد هذا المنتج بين منتجاتك' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'منتجاتي' }).last().click()
    await expect(page).toHaveURL(paths.myProducts())
  })

  test('a list of own products that failed to load can be loaded again', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/503/)
    const { id } = await enterAs(page, { type: 'local_seller' })
    await threeGoods(id)
    await page.route('**/api/product/my/local/normal**', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } }),
    )
    await page.goto(paths.myProducts())
    await expect(page.getByRole('heading', { name: 'تعذّر تحميل منتجاتك' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/product/my/local/normal**')
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(rows(page)).toHaveCount(3)
  })
})

test.describe('in English, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })

  test('rows of own products show their state, and the menu shows the number of products', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    await threeGoods(id)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${paths.myProducts()}?lang=en`)
    const list = page.getByRole('list', { name: 'My products' })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list.getByRole('listitem').first()).toContainText('On sale')
    await expect(page.getByRole('link', { name: /^My products\s*3$/ })).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
    await list.getByRole('button', { name: 'Pause روبيان أول' }).click()
    await expect(list.getByRole('button', { name: 'Resume روبيان أول' })).toBeVisible()
    await expect(page.getByText('Listing paused. Buyers cannot see it')).toBeVisible()
  })
})

test.describe('on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a new wholesaler lists goods with the sample file', { tag: '@long' }, async ({ page }) => {
    await enterAs(page, { type: 'local_seller' })
    await page.goto(paths.myProducts())
    await page.getByRole('tabpanel').getByRole('button', { name: 'استيراد CSV' }).click()
    const sheet = page.getByRole('dialog', { name: 'استيراد المنتجات من ملف' })
    const download = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'تنزيل ملف نموذجي' }).click()
    const buffer = await readFile(await (await download).path())
    await sheet.getByLabel('ملف المنتجات').setInputFiles({ name: 'sample.csv', mimeType: 'text/csv', buffer })
    await expect(sheet.getByRole('row')).toHaveCount(2)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'عرض منتج جديد' }).click()
    await expect(sheet).toContainText('عُرض للبيع: منتج واحد')
    await page.keyboard.press('Escape')
    await expect(rows(page)).toHaveCount(1)
  })

  test('price and stock of a product are changed in its row, and selected products are paused together', async ({
    page,
  }) => {
    const { id } = await enterAs(page, { type: 'local_seller' })
    const [first, second] = await threeGoods(id)
    await page.goto(paths.myProducts())
    const price = page.getByRole('textbox', { name: 'تغيير سعر روبيان أول' })
    const open = page.getByRole('button', { name: 'تغيير سعر روبيان أول' })
    await test.step('Enter saves, and the value has the focus again', async () => {
      await open.press('Enter')
      await expect(price).toBeFocused()
      await page.keyboard.type('٢٣٫٥')
      await expectAccessible(page)
      await expectWithin(page)
      await page.keyboard.press('Enter')
      await expect(rowOf(page, 'روبيان أول')).toContainText('23.50')
      await expect(open).toBeFocused()
      expect(await stateOf(first)).toMatchObject({ price: 2_350, grams: 60_000 })
    })
    await test.step('Escape restores', async () => {
      await open.press('Enter')
      await page.keyboard.type('99')
      await page.keyboard.press('Escape')
      await expect(price).toBeHidden()
      await expect(rowOf(page, 'روبيان أول')).toContainText('23.50')
    })
    await test.step('Tab saves, and the focus moves on', async () => {
      await open.press('Enter')
      await page.keyboard.type('24')
      await page.keyboard.press('Tab')
      await expect(price).toBeHidden()
      await expect(rowOf(page, 'روبيان أول')).toContainText('24.00')
      await expect(open).not.toBeFocused()
      expect(await stateOf(first)).toMatchObject({ price: 2_400 })
      await open.press('Enter')
      await page.keyboard.type('23.5')
      await page.keyboard.press('Enter')
      await expect(rowOf(page, 'روبيان أول')).toContainText('23.50')
    })
    await test.step('all goods of the page are selected at once', async () => {
      const all = page.getByRole('checkbox', { name: 'اختيار كل منتجات الصفحة' })
      await all.check()
      await expect(page.getByText('3 منتجات مختارة')).toBeVisible()
      await all.uncheck()
      await expect(page.getByText('3 منتجات مختارة')).toBeHidden()
    })
    await test.step('a wrong price is refused at the field', async () => {
      await open.press('Enter')
      await page.keyboard.type('0')
      await page.keyboard.press('Enter')
      await expect(price).toHaveAttribute('aria-invalid', 'true')
      await page.keyboard.press('Escape')
      expect(await stateOf(first)).toMatchObject({ price: 2_350 })
    })
    await test.step('the stock', async () => {
      await page.getByRole('button', { name: 'تغيير الكمية المتاحة من هامور ثان' }).click()
      await page.keyboard.type('12.5')
      await page.keyboard.press('Enter')
      await expect(rowOf(page, 'هامور ثان')).toContainText('12.5')
      expect(await stateOf(second)).toMatchObject({ grams: 12_500 })
    })
    await test.step('the order is in the address', async () => {
      await page.getByLabel('الترتيب').selectOption('dearest')
      await expect(page).toHaveURL(/sort=dearest/)
      await expect(rows(page).first()).toContainText('هامور ثان')
    })
    await test.step('an edited file changes prices after a preview, and names a wrong line', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'تصدير CSV' }).click()
      const file = await readFile(await (await download).path(), 'utf8')
      await page.getByRole('button', { name: 'استيراد CSV' }).click()
      const sheet = page.getByRole('dialog', { name: 'استيراد المنتجات من ملف' })
      const chooseFile = (text: string) =>
        sheet
          .getByLabel('ملف المنتجات')
          .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await chooseFile('الاسم,الكمية\r\nروبيان,5')
      await expect(sheet.getByRole('alert')).toContainText('عمود الرقم')
      await chooseFile(`${file.replace('23.50', '19.50')}999999999,,5,5\r\n`)
      await expect(sheet.getByRole('row', { name: /روبيان أول/ })).toContainText('19.50')
      await expect(sheet).toContainText('لا منتج لك بهذا الرقم')
      await expectAccessible(page)
      await expectWithin(page)
      expect(await stateOf(first)).toMatchObject({ price: 2_350 })
      await sheet.getByRole('button', { name: 'تغيير منتج واحد' }).click()
      await expect(sheet).toContainText('تغيّر: منتج واحد')
      expect(await stateOf(first)).toMatchObject({ price: 1_950, grams: 60_000 })
      await page.keyboard.press('Escape')
      await expect(rowOf(page, 'روبيان أول')).toContainText('19.50')
    })
    await test.step('a line without a number lists a new product after a preview, once for one file', async () => {
      await page.getByRole('button', { name: 'استيراد CSV' }).click()
      const sheet = page.getByRole('dialog', { name: 'استيراد المنتجات من ملف' })
      await expect(sheet).toContainText('1,000')
      const lines = ['النوع,السعر للكيلو (ريال),المتاح (كجم)', 'شعري,31,15', 'حوت أزرق,31,15', 'شعري,0,15']
      const choose = () =>
        sheet.getByLabel('ملف المنتجات').setInputFiles({
          name: 'new.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(lines.join('\r\n')),
        })
      const list = async () => {
        await choose()
        await expect(sheet).toContainText('«حوت أزرق» ليس في القائمة')
        await expect(sheet.getByRole('row', { name: /شعري/ })).toContainText('15')
        await expectAccessible(page)
        await expectWithin(page)
        await sheet.getByRole('button', { name: 'عرض منتج جديد' }).click()
        await expect(sheet).toContainText('عُرض للبيع: منتج واحد')
      }
      await list()
      await choose()
      await expect(sheet).toContainText('عُرض من هذا الملف منتج واحد من قبل')
      await expect(sheet.getByRole('button', { name: 'عرض منتج جديد' })).toBeHidden()
      await page.keyboard.press('Escape')
      await page.reload()
      // After a reload the page has no record of the earlier import; the server still lists the line only once.
      await page.getByRole('button', { name: 'استيراد CSV' }).click()
      await list()
      await sheet.getByRole('button', { name: 'تم', exact: true }).click()
      await page.reload()
      await expect(rows(page)).toHaveCount(4)
      await expect(rows(page).filter({ hasText: '31.00' })).toHaveCount(1)
    })
    await test.step('selected goods are paused together', async () => {
      await page.getByRole('checkbox', { name: 'اختيار روبيان أول' }).check()
      await page.getByRole('checkbox', { name: 'اختيار هامور ثان' }).check()
      await page.getByRole('button', { name: 'إيقاف العرض', exact: true }).click()
      await expect(page.getByText('أُوقف عرض منتجين')).toBeVisible()
      expect([await stateOf(first), await stateOf(second)]).toMatchObject([
        { status: 'hidden' },
        { status: 'hidden' },
      ])
    })
  })
})

const rows = (page: Page) => page.getByRole('list', { name: 'منتجاتي' }).getByRole('listitem')

const rowOf = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Chooses an item from a row's menu. */
async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `المزيد عن ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

async function threeGoods(sellerId: number): Promise<[number, number, number]> {
  return [
    await addGoods({ name: 'روبيان أول', price: 2_000, quantity: 60_000, sellerId }),
    await addGoods({ name: 'هامور ثان', price: 6_200, quantity: 48_000, sellerId }),
    await addGoods({ name: 'شعري ثالث', price: 2_850, quantity: 72_000, sellerId }),
  ]
}

async function stateOf(id: number): Promise<object | undefined> {
  const [row] = await db.query<object>({
    text: 'select status, quantity_grams::int as grams, price_halalas as price from products where id = $1',
    values: [id],
  })
  return row
}
