import type { Sql } from '#platform/database/db.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Option } from '#shared/catalog/contract.ts'
import { type FishRow, type ListedRow, type Lists, loadLists } from './store.ts'

/** The cached lists, with their entries by id. */
export interface Masters extends Lists {
  readonly byId: {
    readonly categories: ReadonlyMap<number, ListedRow>
    readonly sizes: ReadonlyMap<number, ListedRow>
    readonly fishTypes: ReadonlyMap<number, FishRow>
  }
}

/** Caches the lists for a few seconds, because every row needs their names and the lists change only with a release. */
export function openMasters(db: Sql): { load(): Promise<Masters> } {
  const cache = new ShortCache<Masters>({ lifeMs: cacheMs })
  return { load: () => cache.get('lists', async () => mastersOf(await loadLists(db))) }
}

const cacheMs = 5_000

/** A list entry in the reader's language. */
export function optionOf({ id, code, ...name }: Omit<ListedRow, 'hidden'>, locale: Locale): Option {
  return { id, code, name: name[locale] }
}

function mastersOf(lists: Lists): Masters {
  const { categories, sizes, fishTypes } = lists
  return {
    ...lists,
    byId: { categories: mapOf(categories), sizes: mapOf(sizes), fishTypes: mapOf(fishTypes) },
  }
}

function mapOf<Row extends ListedRow>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
