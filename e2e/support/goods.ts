import type { Locator, Page } from '@playwright/test'
import { db } from './database.ts'
import { expect } from './fixtures.ts'

interface Goods {
  readonly name: string
  /** Price in halalas per kilogram. */
  readonly price: number
  /** Quantity in grams. */
  readonly quantity: number
  readonly sellerId?: number
  /** The offered preparations with their prices in halalas per kilogram. */
  readonly preparations?: Readonly<Record<string, number>>
}

/** Adds goods of the local market for one test. No other test depends on these goods. */
export async function addGoods({
  name,
  price,
  quantity,
  sellerId,
  preparations = {},
}: Goods): Promise<number> {
  const [row] = await db.query<{ id: number }>({
    text: `insert into products (sale_type, origin, farmed, origin_country, name_ar, name_en, details_ar, details_en,
             fish_id, market_id, city_id, size_id, quality_id, fish_type_id, quantity_grams, price_halalas, image_id,
             status, seller_id, preparations)
           select sale_type, origin, farmed, origin_country, $1, $1, details_ar, details_en,
             fish_id, market_id, city_id, size_id, quality_id, fish_type_id, $3, $2, image_id,
             status, coalesce($4, seller_id), $5
           from products where sale_type = 'normal' and origin = 'local' and status = 'active' order by id limit 1
           returning id`,
    values: [name, price, quantity, sellerId ?? null, JSON.stringify(preparations)],
  })
  if (!row) throw new Error('nothing is on sale in the demo')
  return row.id
}

/** Changes goods as their seller would, while other people have their page open. */
export async function changeGoods(
  id: number,
  to: {
    readonly price?: number
    readonly quantity?: number
    readonly status?: 'active' | 'hidden'
    readonly preparations?: Readonly<Record<string, number>>
  },
): Promise<void> {
  await db.query({
    text: `update products set price_halalas = coalesce($2, price_halalas),
             quantity_grams = coalesce($3, quantity_grams),
             listed_grams = listed_grams + coalesce($3, quantity_grams) - quantity_grams, status = coalesce($4, status),
             preparations = coalesce($5, preparations) where id = $1`,
    values: [
      id,
      to.price ?? null,
      to.quantity ?? null,
      to.status ?? null,
      to.preparations ? JSON.stringify(to.preparations) : null,
    ],
  })
}

/** Opens the form of a product or an auction in English and dark mode, and chooses tiger prawn. */
export async function openWithTigerPrawn(page: Page, form: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${form}?lang=en`)
  await page.getByRole('button', { name: 'Choose species' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search species').fill('tiger prawn')
  await dialog.getByRole('radio', { name: 'Green tiger prawn' }).check()
  await dialog.getByRole('button', { name: 'Choose Green tiger prawn' }).click()
}

/** Chooses a species in the Arabic form of a product or an auction. */
export async function chooseSpecies(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('button', { name: /اختر النوع|تغيير$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ابحث عن نوع').fill(typed)
  await dialog.getByRole('radio', { name, exact: true }).check()
  await dialog.getByRole('button', { name: `اختر ${name}` }).click()
  await expect(dialog).toBeHidden()
}

/** Chooses origin, condition, size and quality. */
export async function describeGoods(page: Page): Promise<void> {
  for (const choice of ['بلدي', 'طازج', 'كبير', 'درجة أولى'])
    await page.getByRole('radio', { name: choice, exact: true }).check()
}

/** Expects the list of fields to correct, with the focus on the first field of the form; returns the list. */
export async function expectMissing(page: Page): Promise<Locator> {
  const alert = page.getByRole('alert').filter({ hasText: 'راجع ' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('button', { name: /اختر النوع$/ })).toBeFocused()
  return alert
}

/** Matches the address of the drawing of a cut, such as `fillet-white`, in any width. */
export async function drawingOf(cut: string): Promise<RegExp> {
  const [row] = await db.query<{ path: string }>({
    text: 'select i.path from cut_pictures c join images i on i.id = c.image_id where c.name = $1',
    values: [cut],
  })
  return new RegExp(`/${row?.path.replace(/-\d+\.\w+$/, '')}-`)
}
