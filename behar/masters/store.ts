import type { Sql } from '#platform/database/db.ts'

/** A list entry. A hidden entry keeps its name on existing rows and is not offered any more. */
export interface ListedRow {
  readonly id: number
  readonly code: string
  readonly ar: string
  readonly en: string
  readonly hidden: boolean
}

export interface FishRow extends ListedRow {
  /** The FAO 3-alpha code. */
  readonly fao: string
  readonly scientific: string
}

/** The lists in their order, including hidden entries. */
export interface Lists {
  readonly categories: readonly ListedRow[]
  readonly sizes: readonly ListedRow[]
  readonly fishTypes: readonly FishRow[]
}

/** Loads all lists. */
export async function loadLists(db: Sql): Promise<Lists> {
  const [categories, sizes, fishTypes] = await Promise.all([
    db.query<ListedRow>({
      name: 'masters_categories',
      text: `select ${columns} from categories order by place, id`,
    }),
    db.query<ListedRow>({ name: 'masters_sizes', text: `select ${columns} from sizes order by place, id` }),
    db.query<FishRow>({
      name: 'masters_fish_types',
      text: `select ${columns}, fao_code as fao, scientific_name as scientific from fish_types order by place, id`,
    }),
  ])
  return { categories, sizes, fishTypes }
}

const columns = 'id, code, name_ar as ar, name_en as en, hidden'
