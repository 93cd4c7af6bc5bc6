import sharp from 'sharp'
import type { Sql } from '#platform/database/db.ts'
import { type Ids, known, loadIds } from '../../store.ts'

/** The values of a seller's form, before they are sent as JSON or as form data. */
export interface GoodsForm {
  readonly name: { readonly ar: string; readonly en: string }
  readonly type_fish_id: number
  readonly market_id: number
  readonly city_id: number
  readonly size: number
  readonly quality: number
  readonly fish_type: number
  readonly quantity: number | string
  readonly price: number | string
}

/** The choice of goods, with codes in place of ids; the default is safi from Dammam. */
export interface GoodsChoice {
  readonly fish?: string
  readonly city?: string
  readonly market?: string
}

/** A valid form; no season applies to safi. */
export async function goodsForm(db: Sql, choice: GoodsChoice = {}): Promise<GoodsForm> {
  const ids: Ids = await loadIds(db)
  return {
    name: { ar: 'صافي القطيف الطازج', en: 'Fresh Qatif safi' },
    type_fish_id: known(ids.fish, choice.fish ?? 'safi'),
    market_id: known(ids.markets, choice.market ?? 'dammam-central'),
    city_id: known(ids.cities, choice.city ?? 'dammam'),
    size: ids.option('sizes', 'medium'),
    quality: ids.option('qualities', 'a'),
    fish_type: ids.option('fish_types', 'fresh'),
    quantity: 40,
    price: 32.5,
  }
}

/** Converts a form to form data, with its pictures and further values. */
export function asFormData(
  { name, ...rest }: Partial<GoodsForm>,
  more: readonly (readonly [string, string | Blob])[] = [],
): FormData {
  const form = new FormData()
  for (const [locale, value] of Object.entries(name ?? {})) form.append(`name[${locale}]`, value)
  for (const [field, value] of Object.entries(rest)) form.append(field, String(value))
  for (const [field, value] of more) form.append(field, value)
  return form
}

/** A small JPEG picture of one colour, so that pictures of different colours differ. */
export async function photograph(background = '#0a5c73'): Promise<Blob> {
  const bytes = await sharp({ create: { width: 48, height: 36, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}
