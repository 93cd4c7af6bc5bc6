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

/** A whole PDF of one blank page. `script` runs in a viewer that runs scripts. */
export function pdfOf(script = 'app.alert(1)'): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${script})>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ]
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** A small JPEG picture of one colour, so that pictures of different colours differ. */
export async function photograph(background = '#0a5c73'): Promise<Blob> {
  const bytes = await sharp({ create: { width: 48, height: 36, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}
