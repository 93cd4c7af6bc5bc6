import type { Database, Sql } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { UploadedFile } from '#shared/base/files.ts'
import type { Locale } from '#shared/base/locale.ts'
import { paged } from '#shared/base/page.ts'
import {
  addCity,
  addFish,
  addMarket,
  addOption,
  type CityChange,
  changeCity,
  changeFish,
  changeMarket,
  changeOption,
  type FishChange,
  listCities,
  listFish,
  listMarkets,
  listOptions,
  type MarketChange,
  type OptionChange,
  removeCity,
  removeFish,
  removeMarket,
  removeOption,
} from '#shared/operator/lists/lists.ts'
import type { Files } from '../../base/files.ts'
import { recordImage, type WrittenImage } from '../../base/images/images.ts'
import { removeUnused, withUpload } from '../../base/images/upload.ts'
import { addEntry, changeEntry, type EntryValues, removeEntry } from './actions.ts'
import {
  type ListQuery,
  listCityRows,
  listFishRows,
  listMarketRows,
  listOptionRows,
  type Rows,
} from './entriesStore.ts'
import { listedCity, listedFish, listedMarket, listedOption } from './present.ts'

export interface ListsDeps {
  readonly db: Database
  readonly files: Files
}

/** The lists of species, markets, cities and options, for staff (contract, section 8). */
export const listsHandlers = (deps: ListsDeps) => [
  ...fishHandlers(deps),
  ...marketHandlers(deps),
  ...cityHandlers(deps),
  ...optionHandlers(deps),
]

function fishHandlers({ db, files }: ListsDeps) {
  const show = entryLoader(db, listFishRows, listedFish)
  /** Writes the picture before the transaction, and the row of the picture within the transaction. */
  const withPicture = (
    file: UploadedFile | undefined,
    work: (tx: Sql, image: number | undefined) => Promise<number>,
  ) =>
    withUpload(files, file && { folder: 'fish_types', field: 'image', file }, (written) =>
      db.transaction(async (tx) => work(tx, await recorded(tx, written))),
    )
  return [
    handle(listFish, async ({ query }, { locale }) =>
      pageOfRows(await listFishRows(db, query), query, (row) => listedFish(row, locale)),
    ),

    handle(addFish, async ({ body }, context) => {
      const id = await withPicture(body.image, (tx, image) =>
        addEntry(tx, context.caller, 'fish', fishOf(body, image)),
      )
      return show(id, context.locale)
    }),

    handle(changeFish, async ({ params: { id }, body }, context) => {
      let dropped: number | null = null
      await withPicture(body.image, async (tx, image) => {
        const changed = await changeEntry(tx, context.caller, 'fish', { id, ...fishOf(body, image) })
        dropped = changed.dropped
        return id
      })
      if (dropped !== null) await removeUnused({ db, files }, [dropped])
      return show(id, context.locale)
    }),

    handle(removeFish, async ({ params: { id } }, context) => {
      const { dropped } = await removeEntry(db, context.caller, 'fish', id)
      if (dropped !== null) await removeUnused({ db, files }, [dropped])
      return { id }
    }),
  ]
}

const marketHandlers = ({ db }: ListsDeps) => {
  const show = entryLoader(db, listMarketRows, listedMarket)
  return [
    handle(listMarkets, async ({ query }, { locale }) =>
      pageOfRows(await listMarketRows(db, query), query, (row) => listedMarket(row, locale)),
    ),

    handle(addMarket, async ({ body }, context) => {
      const market = marketOf({ ...body, kind: body.kind ?? 'auction_market' })
      return show(
        await db.transaction((tx) => addEntry(tx, context.caller, 'markets', market)),
        context.locale,
      )
    }),

    handle(changeMarket, async ({ params: { id }, body }, context) => {
      await db.transaction((tx) => changeEntry(tx, context.caller, 'markets', { id, ...marketOf(body) }))
      return show(id, context.locale)
    }),

    handle(removeMarket, async ({ params: { id } }, context) => {
      await removeEntry(db, context.caller, 'markets', id)
      return { id }
    }),
  ]
}

const cityHandlers = ({ db }: ListsDeps) => {
  const show = entryLoader(db, listCityRows, listedCity)
  return [
    handle(listCities, async ({ query }, { locale }) =>
      pageOfRows(await listCityRows(db, query), query, (row) => listedCity(row, locale)),
    ),

    handle(addCity, async ({ body }, context) => {
      const values = cityOf(body)
      return show(
        await db.transaction((tx) => addEntry(tx, context.caller, 'cities', values)),
        context.locale,
      )
    }),

    handle(changeCity, async ({ params: { id }, body }, context) => {
      await db.transaction((tx) => changeEntry(tx, context.caller, 'cities', { id, ...cityOf(body) }))
      return show(id, context.locale)
    }),

    handle(removeCity, async ({ params: { id } }, context) => {
      await removeEntry(db, context.caller, 'cities', id)
      return { id }
    }),
  ]
}

const optionHandlers = ({ db }: ListsDeps) => {
  const show = entryLoader(db, listOptionRows, listedOption)
  return [
    handle(listOptions, async ({ query }, { locale }) =>
      pageOfRows(await listOptionRows(db, query), query, (row) => listedOption(row, locale)),
    ),

    handle(addOption, async ({ body: { list, ...body } }, context) => {
      const { columns, ...values } = optionOf(body)
      const entry = { ...values, list, columns: { ...columns, list } }
      return show(
        await db.transaction((tx) => addEntry(tx, context.caller, 'options', entry)),
        context.locale,
      )
    }),

    handle(changeOption, async ({ params: { id }, body }, context) => {
      await db.transaction((tx) => changeEntry(tx, context.caller, 'options', { id, ...optionOf(body) }))
      return show(id, context.locale)
    }),

    handle(removeOption, async ({ params: { id } }, context) => {
      await removeEntry(db, context.caller, 'options', id)
      return { id }
    }),
  ]
}

function fishOf(body: FishChange, image: number | undefined): EntryValues {
  const { aliases, category, official_name_en, scientific_name, fao_code, hundred_riyal, ...rest } = body
  const names = { field: 'category', of: 'categories', id: category } as const
  const columns = { aliases_ar: aliases?.ar, aliases_en: aliases?.en, category_id: category, image_id: image }
  return {
    ...common(rest, { ...columns, official_name_en, scientific_name, fao_code, hundred_riyal }),
    names,
  }
}

function marketOf({ aliases, city_id, kind, primary, ...rest }: MarketChange): EntryValues {
  const names = { field: 'city_id', of: 'cities', id: city_id } as const
  return { ...common(rest, { aliases, city_id, kind }), primary, names }
}

function cityOf({ aliases, region_id, coastal, latitude, longitude, ...rest }: CityChange): EntryValues {
  const names = { field: 'region_id', of: 'regions', id: region_id } as const
  return { ...common(rest, { aliases, region_id, coastal, latitude, longitude }), names }
}

const optionOf = ({ fee, arrival, ...rest }: OptionChange): EntryValues => ({
  ...common(rest, { fee_halalas: fee, ...arrival }),
  arrival,
})

function common({ name, code, hidden, order }: OptionChange, own: EntryValues['columns']): EntryValues {
  return { columns: { name_ar: name?.ar, name_en: name?.en, ...own }, code, hidden, order }
}

/** Returns the function that loads one entry in the shape of its list. */
function entryLoader<Row, Item>(
  db: Database,
  list: (db: Sql, query: ListQuery) => Promise<Rows<Row>>,
  present: (row: Row, locale: Locale) => Item,
) {
  return async (id: number, locale: Locale): Promise<Item> => {
    const [row] = (await list(db, { id, page: 1, limit: 1 })).rows
    // A colleague deleted the entry concurrently.
    if (!row) throw new Refusal('not_found')
    return present(row, locale)
  }
}

function pageOfRows<Row, Item>({ rows, count }: Rows<Row>, query: ListQuery, present: (row: Row) => Item) {
  return paged(rows.map(present), count, query)
}

async function recorded(tx: Sql, written: WrittenImage | undefined): Promise<number | undefined> {
  return written && (await recordImage(tx, written)).id
}
