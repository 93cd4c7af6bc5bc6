import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { OwnChannel, Source } from '#shared/prices/choices.ts'
import type { Preparation } from '#shared/products/preparation.ts'

export interface OwnLine {
  readonly fish_id: number
  readonly day: string
  readonly market_id: number | null
  readonly source: Source
  readonly channel: OwnChannel
  readonly size_id: number
  readonly grams: Grams
  readonly price_halalas: Halalas
  readonly preparation: Preparation
  /** The price of the preparation for a kilogram of whole fish. */
  readonly preparation_halalas: Halalas
}

/**
 * The sales of a seller since a time, newest first, including sales in halls before the person had an account. Sales of halls
 * have negative ids.
 */
export function listOwnLines(
  db: Sql,
  sellerId: number,
  { since, fishId }: { readonly since: Date; readonly fishId: number | null },
): Promise<OwnLine[]> {
  return db.query<OwnLine>({
    name: 'prices_own_lines',
    text: `select l.fish_id, (l.completed_at at time zone 'Asia/Riyadh')::date::text as day, l.market_id, l.source,
             case when l.id < 0 then 'hall' else l.channel end as channel, l.size_id, l.grams, l.price_halalas, l.preparation,
             coalesce(i.preparation_halalas, 0) as preparation_halalas
           from price_lines l left join order_items i on i.id = l.id
           where l.seller_id = any($1::bigint || array(select -p.id from hall_people p where p.user_id = $1)) and l.completed_at >= $2
             and ($3::int is null or l.fish_id = $3)
           order by l.completed_at desc limit 5000`,
    values: [sellerId, since, fishId],
  })
}
