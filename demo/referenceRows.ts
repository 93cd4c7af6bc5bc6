import type { Sql } from '#platform/database/db.ts'
import { uploadsBase } from '#shared/base/paths.ts'
import { cutPictures } from '#shared/products/cuts.ts'
import { marketVatNumber, planRows } from './behar/plans.ts'
import { type Option, type OptionList, options } from './reference/options.ts'
import { cities, markets, regions, seasonSources, seasons, species } from './reference/reference.ts'
import { numbered, pair } from './rows.ts'
import { siteRow } from './site.ts'
import { type Ids, insertRows, known, pathOf, type Rows } from './store.ts'

export interface ReferenceOptions {
  /** Ids of pictures by `folder/key`. */
  readonly pictures: ReadonlyMap<string, number>
  readonly startAt: Date
  readonly demo: boolean
}

/** Inserts regions, cities, markets, options and species, and the site's own record. */
export async function insertReference(
  sql: Sql,
  { pictures, startAt, demo }: ReferenceOptions,
): Promise<void> {
  const optionRows = allOptions()
  const tables: [string, Rows][] = [
    ['regions', regionRows()],
    ['cities', cityRows()],
    ['markets', marketRows()],
    ['options', optionRows],
    ['fish', fishRows(optionRows, pictures)],
  ]
  for (const [table, rows] of tables) await insertRows(sql, table, rows)
  const logo = pictures.get('gallery/samak')
  if (logo === undefined) throw new RangeError('the logo was not copied')
  await insertRows(sql, 'site', [siteRow(startAt, uploadsBase + (await pathOf(sql, logo)), demo)])
}

/** Inserts the drawings of cut fish, also into a market that an earlier version built without them. */
export async function insertCuts(sql: Sql, pictures: ReadonlyMap<string, number>): Promise<void> {
  const rows = cutPictures.map((name) => {
    const image_id = pictures.get(`fish_types/${name}`)
    if (image_id === undefined) throw new RangeError(`the picture of ${name} was not copied`)
    return { name, image_id }
  })
  await insertRows(sql, 'cut_pictures', rows)
}

/** Inserts the demo's plans and its VAT number, also into a demo that an earlier version built without them. */
export async function insertPlans(sql: Sql): Promise<void> {
  await insertRows(sql, 'plans', planRows)
  await sql.query({ text: 'update trade_settings set vat_number = $1', values: [marketVatNumber] })
}

/** Inserts the fishing seasons, also into a demo that an earlier version built without seasons. */
export async function insertSeasons(sql: Sql, ids: Ids): Promise<void> {
  const fish = [...numbered(seasons)].flatMap(([{ species: codes }, season_id]) =>
    codes.map((code) => ({ season_id, fish_id: known(ids.fish, code) })),
  )
  const places = [...numbered(seasons)].flatMap(([{ regions: codes }, season_id]) =>
    codes.map((code) => ({ season_id, region_id: known(ids.regions, code) })),
  )
  await insertRows(sql, 'seasons', seasonRows())
  await insertRows(sql, 'season_fish', fish)
  await insertRows(sql, 'season_regions', places)
}

function seasonRows(): Rows {
  return [...numbered(seasons)].map(([season, id]) => ({
    id,
    code: season.code,
    kind: season.kind,
    from_day: season.from,
    to_day: season.to,
    gear: season.gear ?? null,
    min_size_cm: season.min_size_cm ?? null,
    rule_ar: season.rule_ar,
    rule_en: season.rule_en,
    source: season.sources.map((key) => seasonSources[key]?.title).join('; '),
    hidden: false,
  }))
}

const idsByCode = (list: readonly { readonly code: string }[]) =>
  new Map(list.map(({ code }, place) => [code, place + 1]))

const regionIds = idsByCode(regions)
const cityIds = idsByCode(cities)

function regionRows(): Rows {
  return [...numbered(regions)].map(([region, id]) => ({
    id,
    code: region.code,
    name_ar: region.name_ar,
    name_en: region.name_en,
    postal_first_digit: region.postal_first_digit,
    position: id,
  }))
}

function cityRows(): Rows {
  return [...numbered(cities)].map(([city, id]) => ({
    id,
    code: city.code,
    region_id: regionIds.get(city.region),
    name_ar: city.name_ar,
    name_en: city.name_en,
    aliases: city.aliases,
    coastal: city.coastal,
    latitude: city.latitude,
    longitude: city.longitude,
    position: id,
    hidden: false,
  }))
}

/** The rows of markets. The official name is one of the aliases; cards show the short name. */
function marketRows(): Rows {
  return [...numbered(markets)].map(([market, id]) => ({
    id,
    code: market.code,
    city_id: cityIds.get(market.city),
    kind: market.kind,
    name_ar: market.name_ar,
    name_en: market.name_en,
    aliases: [...new Set([market.full_name_ar, market.full_name_en, ...market.aliases])],
    note_ar: market.note_ar ?? null,
    note_en: market.note_en ?? null,
    is_primary: market.primary ?? false,
    position: id,
    hidden: false,
  }))
}

function allOptions(): { id: number; list: string; code: string }[] {
  const entries = (Object.entries(options) as [OptionList, readonly Option[]][]).flatMap(
    ([list, entriesOfList]) => entriesOfList.map((entry, place) => ({ list, entry, position: place + 1 })),
  )
  return entries.map(({ list, entry, position }, place) => ({
    id: place + 1,
    list,
    code: entry.code,
    ...pair('name', entry),
    fee_halalas: (entry.fee ?? 0) * 100,
    lead_hours: entry.arrival?.[0] ?? null,
    from_hour: entry.arrival?.[1] ?? null,
    until_hour: entry.arrival?.[2] ?? null,
    position,
    hidden: false,
  }))
}

function fishRows(
  optionRows: readonly { id: number; list: string; code: string }[],
  pictures: ReadonlyMap<string, number>,
): Rows {
  const categories = new Map(
    optionRows.filter(({ list }) => list === 'categories').map(({ code, id }) => [code, id]),
  )
  return [...numbered(species)].map(([one, id]) => ({
    id,
    code: one.code,
    name_ar: one.name_ar,
    name_en: one.name_en,
    official_name_en: one.official_name_en ?? null,
    scientific_name: one.scientific_name,
    fao_code: one.fao_code,
    category_id: categories.get(one.category),
    aliases_ar: one.aliases_ar,
    aliases_en: one.aliases_en,
    waters: one.waters,
    hundred_riyal: one.hundred_riyal,
    image_id: pictures.get(`fish_types/${one.code}`) ?? null,
    position: id,
    hidden: one.hidden ?? false,
  }))
}
