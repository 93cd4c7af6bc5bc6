import type { Page } from '@playwright/test'
import { db } from './database.ts'

interface Goods {
  readonly name: string
  /** Price in halalas per kilogram. */
  readonly price: number
  /** Quantity in grams. */
  readonly quantity: number
  readonly sellerId?: number
}

/** Adds goods of the local market for one test. No other test depends on these goods. */
export async function addGoods({ name, price, quantity, sellerId }: Goods): Promise<number> {
  const [row] = await db.query<{ id: number }>({
    text: `insert into products (sale_type, origin, farmed, origin_country, name_ar, name_en, details_ar, details_en,
             fish_id, market_id, city_id, size_id, quality_id, fish_type_id, quantity_grams, price_halalas, image_id,
             status, seller_id)
           select sale_type, origin, farmed, origin_country, $1, $1, details_ar, details_en,
             fish_id, market_id, city_id, size_id, quality_id, fish_type_id, $3, $2, image_id,
             status, coalesce($4, seller_id)
           from products where sale_type = 'normal' and origin = 'local' and status = 'active' order by id limit 1
           returning id`,
    values: [name, price, quantity, sellerId ?? null],
  })
  if (!row) throw new Error('nothing is on sale in the demo')
  return row.id
}

/** Changes goods as their seller would, while others look at the goods. */
export async function changeGoods(
  id: number,
  to: { readonly price?: number; readonly quantity?: number; readonly status?: 'active' | 'hidden' },
): Promise<void> {
  await db.query({
    text: `update products set price_halalas = coalesce($2, price_halalas),
             quantity_grams = coalesce($3, quantity_grams),
             listed_grams = listed_grams + coalesce($3, quantity_grams) - quantity_grams, status = coalesce($4, status) where id = $1`,
    values: [id, to.price ?? null, to.quantity ?? null, to.status ?? null],
  })
}

/** Chooses the species in the English form of a product or an auction. */
export async function chooseTigerPrawn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose the species' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Find a species').fill('tiger prawn')
  await dialog.getByRole('radio', { name: 'Green tiger prawn' }).check()
  await dialog.getByRole('button', { name: 'Choose Green tiger prawn' }).click()
}
