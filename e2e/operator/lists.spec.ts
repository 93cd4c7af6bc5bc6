import type { Page } from '@playwright/test'
import { paths } from '#shared/base/paths.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'
import { photo } from '../support/pictures.ts'

/** Tests of lists, seasons and settings and of their effect on the public site. */

test.describe('in Arabic', () => {
  test('an editor adds list entries, which sellers can choose until the editor hides them', {
    tag: '@long',
  }, async ({ page, browser }) => {
    test.setTimeout(120_000)
    await enterAs(page, { staff: 'editor' })
    await addCity(page)
    await addMarket(page)
    await addFish(page)
    await addSize(page)
    const seller = await (await browser.newContext()).newPage()
    await enterAs(seller, { type: 'local_seller' })
    await sellTheFish(seller)
    await seller.goto(`${paths.localMarket()}?s=زنجفور`)
    await expect(
      seller.getByRole('heading', { name: 'سمك تجربة القوائم', exact: false }).first(),
    ).toBeVisible()

    await openList(page, 'fish', 'سمك تجربة القوائم')
    await page.getByRole('button', { name: 'عدّل سمك تجربة القوائم' }).click()
    const sheet = page.getByRole('dialog', { name: 'تعديل النوع' })
    await expect(sheet.getByRole('button', { name: 'احذف' })).toBeDisabled()
    await expect(sheet.getByText(/يُخفى ولا يُحذف. المنتجات التي تستعمله: .?1/)).toBeVisible()
    await sheet.getByLabel('مخفي عن النماذج والمرشحات').check()
    await save(page)
    await expect(page.getByRole('row', { name: /سمك تجربة القوائم/ }).getByText('مخفي')).toBeVisible()
    await expect(async () => {
      await seller.goto(paths.addProduct())
      await seller.getByRole('button', { name: /اختر النوع|تغيير$/ }).click()
      await seller.getByRole('dialog').getByLabel('ابحث عن نوع').fill('تجربة القوائم')
      await expect(seller.getByRole('radio', { name: 'سمك تجربة القوائم' })).toHaveCount(0, {
        timeout: 1_000,
      })
    }).toPass()
    await seller.context().close()
  })

  test('the lists of the back office can be sorted, ask before unsaved changes are lost, and are read-only for viewers', {
    tag: '@long',
  }, async ({ page, browser }) => {
    await enterAs(page, { staff: 'editor' })
    await openList(page, 'categories')
    await expectAccessible(page)
    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^عدّل/ }) })
    const second = (await rows.nth(1).innerText()).split('\n')[0] ?? ''
    await rows.nth(1).getByRole('button', { name: /^ارفع/ }).click()
    await expect(rows.first()).toContainText(second)
    await rows.first().getByRole('button', { name: /^أنزل/ }).click()
    await expect(rows.nth(1)).toContainText(second)
    // Reorders by keyboard: Space picks the entry up, an arrow key moves it, and Space drops it.
    const handleOf = (at: number) => rows.nth(at).getByRole('button', { name: /^انقل/ })
    await handleOf(1).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await expect(rows.nth(1)).toContainText(second)
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await expect(rows.first()).toContainText(second)
    const [from, to] = [await handleOf(0).boundingBox(), await rows.nth(1).boundingBox()]
    if (!from || !to) throw new Error('the entries are not shown')
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, to.y + 20, { steps: 5 })
    await expect(rows.nth(1)).toHaveAttribute('data-over')
    await page.mouse.up()
    await expect(rows.nth(1)).toContainText(second)
    await page.getByRole('button', { name: 'أضف خيارًا' }).click()
    await page.getByLabel('الاسم بالعربية').fill('لم يُحفظ')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'متابعة الكتابة' }).click()
    await expect(page.getByLabel('الاسم بالعربية')).toHaveValue('لم يُحفظ')
    await page.getByLabel('الاسم بالإنجليزية').fill('Not kept')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'مغادرة' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const looking = await (await browser.newContext()).newPage()
    await enterAs(looking, { staff: 'viewer' })
    await openList(looking, 'categories')
    await expect(looking.getByRole('button', { name: 'أضف خيارًا' })).toBeDisabled()
    await expect(looking.getByText('التعديل للمحرر ومدير المنصة').first()).toBeVisible()
    await looking.context().close()
  })

  test('an administrator changes a duration, and the audit log shows the change', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/422/)
    await enterAs(page, { staff: 'administrator', firstName: 'سارة' })
    await page.goto('/operator/settings')
    await expect(page.getByText('الافتراضي 7 أيام').first()).toBeVisible()
    await expectAccessible(page)
    // The value is the configured default of the server, so that orders of parallel tests do not change.
    await page.getByLabel('يكتمل الطلب من نفسه بعد', { exact: true }).fill('٧')
    await page.getByLabel('سبب التغيير').fill('تثبيت المدة')
    await page.getByRole('button', { name: 'احفظ الإعدادات' }).click()
    const auditAction = page.getByRole('listitem').filter({ hasText: 'تثبيت المدة' })
    await expect(auditAction).toContainText('يكتمل الطلب من نفسه بعد')
    await expect(auditAction).toContainText(/الافتراضي\s+7 أيام/)
    await expect(auditAction).toContainText('سارة')
    const hold = page.getByLabel('حجز مبلغ البائع', { exact: true })
    const bounds =
      (await page.locator(`[id="${await hold.getAttribute('aria-describedby')}"]`).textContent()) ?? ''
    expect(bounds).toMatch(/\d/)
    await hold.fill('1')
    await page.getByRole('button', { name: 'احفظ الإعدادات' }).click()
    await expect(page.getByText('مدة حجز المبلغ لا تقل عن مهلة الإرجاع')).toBeVisible()
    await expect(hold).toHaveAccessibleDescription(
      new RegExp(`مدة حجز المبلغ لا تقل عن مهلة الإرجاع.*${bounds.slice(0, 20)}`),
    )
  })
})

test.describe('in English, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

  test('an editor adds a season, sees an overlap and hides the season', { tag: '@long' }, async ({
    page,
  }) => {
    await enterAs(page, { staff: 'editor' })
    for (const rule of ['First closed season of a test', 'Second closed season of a test']) {
      await page.goto('/operator/seasons?lang=en')
      await page.getByRole('button', { name: 'Add a season' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel('Rule in Arabic').fill('حظر للتجربة')
      await sheet.getByLabel('Rule in English').fill(rule)
      const fish = sheet.getByRole('group', { name: /^Species/ })
      await fish.getByRole('searchbox').fill('Indian mackerel')
      await fish.getByRole('checkbox').first().check()
      await sheet
        .getByRole('group', { name: /^Regions/ })
        .getByRole('checkbox', { name: 'Eastern Province' })
        .check()
      await sheet.getByLabel('From (MM-DD)').fill('02-10')
      await sheet.getByLabel('To (MM-DD)').fill('02-20')
      // No other test uses this region and fish.
      await sheet.getByLabel('Gear').fill('Trawl of a test')
      await expectAccessible(page)
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(sheet).toHaveCount(0)
    }
    await expect(page.getByText('Overlaps: First closed season of a test')).toBeVisible()
    await expectWithin(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Edit Second closed season of a test' }).click()
    await page.getByLabel('Hidden: no effect and no warning').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Overlaps: First closed season of a test')).toHaveCount(0)
  })

  test('lists and settings fit the screen', { tag: '@long' }, async ({ page }) => {
    await enterAs(page, { staff: 'viewer' })
    for (const part of ['lists?', 'lists?list=markets&', 'lists?list=delivery_methods&', 'settings?']) {
      await page.goto(`/operator/${part}lang=en`)
      const whole = part.startsWith('lists') ? 'table' : 'form'
      await expect(page.locator(whole)).toBeVisible()
      await expectWithin(page)
      await expectAccessible(page)
    }
  })
})

async function openList(page: Page, list: string, words?: string): Promise<void> {
  await page.goto(`/operator/lists?list=${list}`)
  if (words) await page.getByRole('searchbox', { name: 'ابحث بالاسم أو الرمز' }).fill(words)
  await expect(page.getByRole('table')).toBeVisible()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'احفظ', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function nameIt(page: Page, ar: string, en: string): Promise<void> {
  await page.getByLabel('الاسم بالعربية').fill(ar)
  await page.getByLabel('الاسم بالإنجليزية').fill(en)
}

async function addCity(page: Page): Promise<void> {
  await openList(page, 'cities')
  await page.getByRole('button', { name: 'أضف مدينة' }).click()
  await nameIt(page, 'مدينة تجربة القوائم', 'Lists Test City')
  await page.getByRole('combobox', { name: 'المنطقة' }).last().selectOption({ label: 'الشرقية' })
  await save(page)
}

async function addMarket(page: Page): Promise<void> {
  await openList(page, 'markets')
  await page.getByRole('button', { name: 'أضف سوقًا' }).click()
  await nameIt(page, 'سوق تجربة القوائم', 'Lists Test Market')
  await page.getByRole('combobox', { name: 'المدينة' }).selectOption({ label: 'مدينة تجربة القوائم' })
  await save(page)
}

async function addFish(page: Page): Promise<void> {
  await openList(page, 'fish')
  await page.getByRole('button', { name: 'أضف نوعًا' }).click()
  await expect(page.getByLabel('الاسم بالعربية')).toBeFocused()
  await page.keyboard.press('Enter')
  for (const label of ['الاسم بالعربية', 'الاسم بالإنجليزية', 'التصنيف'])
    await expect(page.getByRole('dialog').getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  await nameIt(page, 'سمك تجربة القوائم', 'Lists test fish')
  await page.getByRole('dialog').getByLabel('التصنيف').selectOption({ index: 1 })
  await page.getByLabel('أسماء أخرى بالعربية').fill('زنجفور، شنقل')
  await page.getByLabel('أسماء أخرى بالإنجليزية').fill('Zunjufur')
  await page.getByLabel('الصورة', { exact: true }).setInputFiles(await photo('fish.jpg'))
  await save(page)
}

async function addSize(page: Page): Promise<void> {
  await openList(page, 'sizes')
  await page.getByRole('button', { name: 'أضف خيارًا' }).click()
  await nameIt(page, 'ضخم للتجربة', 'Giant of a test')
  await save(page)
}

/** Lists a product with the seller's form, using only the new names. */
async function sellTheFish(page: Page): Promise<void> {
  await page.goto(paths.addProduct())
  await page.getByRole('button', { name: /اختر النوع$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ابحث عن نوع').fill('زنجفور')
  await dialog.getByRole('radio', { name: 'سمك تجربة القوائم', exact: true }).check()
  await dialog.getByRole('button', { name: 'اختر سمك تجربة القوائم' }).click()
  for (const choice of ['بلدي', 'طازج', 'ضخم للتجربة', 'درجة أولى'])
    await page.getByRole('radio', { name: choice, exact: true }).check()
  await page.getByLabel('عدد البانات').fill('2')
  await page.getByLabel('السعر للكيلو').fill('20')
  await page
    .getByRole('combobox', { name: 'السوق', exact: true })
    .selectOption({ label: 'سوق تجربة القوائم' })
  await page.getByRole('button', { name: 'اعرضه للبيع' }).click()
  await expect(page).toHaveURL(paths.myProducts())
}
