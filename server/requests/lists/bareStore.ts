import type { Sql } from '#platform/database/db.ts'
import { type RequestRow, sign } from '../row.ts'

/** The columns of a request, its asker and its picture. The names of species, city, size and quality are in memory. */
export interface BareRow extends Omit<RequestRow, NamedColumn | 'image'> {
  readonly size_id: number | null
  readonly quality_id: number | null
  /**
   * The asker's own picture or the drawing of the requested cut. Otherwise it is null, because the picture of the species is
   * used; if the species has none, it is the market's logo.
   */
  readonly image: string | null
}

type NamedColumn =
  | `fish_${'code' | 'ar' | 'en' | 'image'}`
  | 'hundred_riyal'
  | `city_${'ar' | 'en'}`
  | 'size'
  | 'quality'

/** Rows with the version of the names that they need. */
export interface Bare {
  readonly version: number
  readonly rows: readonly BareRow[]
}

/** Requests by id, in the given order. */
export async function loadBareRequests(db: Sql, ids: readonly number[]): Promise<Bare> {
  const rows = await db.query<WrittenRow>({
    name: 'requests_load_bare',
    text: `select v.version, bare.* from ${bareRows('$1::bigint[]')}`,
    values: [ids],
  })
  return bareOf(rows)
}

/** Returns the from clause that selects the version (`v`) and the rows of these ids (`bare`), in the order of the ids. */
export const bareRows = (ids: string) => `search_version v left join lateral (
    select r.id, r.status, r.title, r.body, r.asker_id, u.type as asker_type, u.f_name, u.l_name, r.fish_id, r.city_id,
      r.size_id, r.quality_id, r.quantity_grams, r.weight_grams, r.price_halalas,
      to_char(r.needed_by, 'YYYY-MM-DD') as needed_by, r.image_id,
      case when r.image_id is not null then ri.path when f.image_id is null then ${sign} end as image,
      r.offers_count, r.created_at, r.updated_at, r.closes_at, r.order_until, given.place
    from unnest(${ids}) with ordinality as given (id, place) join requests r using (id)
    join users u on u.id = r.asker_id join fish f on f.id = r.fish_id left join images ri on ri.id = r.image_id) bare on true
  order by bare.place`

/** If there are no rows, the version is returned in one row whose other columns are null. */
export type WrittenRow = { readonly version: number } & (BareRow | { readonly id: null })

export function bareOf(written: readonly WrittenRow[]): Bare {
  return { version: written[0]?.version ?? 0, rows: written.filter((row) => row.id !== null) }
}
