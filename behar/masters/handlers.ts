import type { Sql } from '#platform/database/db.ts'
import { type Handler, handle } from '#platform/http/http.ts'
import { type Locale, named } from '#shared/base/locale.ts'
import { listCategories, listFishTypes, listSizes, listStatuses } from '#shared/behar/contract.ts'
import { listedStatuses } from '#shared/behar/status.ts'
import { openMasters } from './masters.ts'
import type { ListedRow } from './store.ts'

/** The lists for the integration's forms, in the caller's language, without hidden entries (contract, section 6). */
export function masterHandlers(db: Sql): Handler[] {
  const masters = openMasters(db)
  return [
    handle(listCategories, async (_input, { locale }) => ({
      categories: listed((await masters.load()).categories, locale),
    })),

    handle(listSizes, async (_input, { locale }) => ({
      sizes: listed((await masters.load()).sizes, locale),
    })),

    handle(listFishTypes, async (_input, { locale }) => ({
      fish_types: shown((await masters.load()).fishTypes).map((fish) => ({
        ...entryOf(fish, locale),
        fao_code: fish.fao,
        scientific_name: fish.scientific,
      })),
    })),

    handle(listStatuses, async ({ query }, { locale }) => ({
      statuses: listedStatuses[query.status_type].map(({ id, code, name }) => ({
        id,
        code,
        ...named(name, locale),
      })),
    })),
  ]
}

const listed = (rows: readonly ListedRow[], locale: Locale) => shown(rows).map((row) => entryOf(row, locale))

const shown = <Row extends ListedRow>(rows: readonly Row[]) => rows.filter(({ hidden }) => !hidden)

function entryOf({ id, code, ar, en }: ListedRow, locale: Locale) {
  return { id, code, ...named({ ar, en }, locale) }
}
