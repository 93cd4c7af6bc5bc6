import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'

/** An auction that ends soon, and the ids of the people to remind: its bidders and the people who saved it. */
export interface EndingRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly lot_grams: Grams
  readonly price: Halalas
  readonly ends_at: Date
  readonly people: readonly number[]
}

/**
 * Marks the open auctions that end within `soonMs` and are at least half over, and returns them. No auction is marked
 * twice, even if a later bid moves its end. Excluded bidders cannot win and get no reminder. Only English auctions are
 * marked, because only their bids raise the price near the end.
 */
export function takeEnding(tx: Sql, soonMs: number, most: number): Promise<EndingRow[]> {
  return tx.query<EndingRow>({
    name: 'auctions_take_ending',
    text: `with marked as (
             insert into auction_reminders (auction_id, at)
             select a.product_id, now() from auctions a join products p on p.id = a.product_id
             where a.ends_at > now() and a.ends_at <= now() + $1 * interval '1 ms' and a.starts_at <= now() and a.voided_at is null and p.status <> 'hidden'
               and a.way = 'english'
               and a.ends_at - now() <= (a.first_ends_at - a.starts_at) / 2
               and not exists (select from auction_reminders m where m.auction_id = a.product_id)
             order by a.ends_at limit $2
             on conflict do nothing
             returning auction_id)
           select p.id, p.name_ar, p.name_en, p.quantity_grams as lot_grams, a.ends_at,
             coalesce(a.current_halalas, a.starting_halalas) as price,
             to_json(array(select b.bidder_id from bids b where b.auction_id = p.id
                     and not exists (select from exclusions e where e.auction_id = p.id and e.bidder_id = b.bidder_id)
                   union select v.user_id from favorites v where v.product_id = p.id and v.user_id <> p.seller_id
                   order by 1 limit 2000)) as people
           from marked m join auctions a on a.product_id = m.auction_id join products p on p.id = a.product_id`,
    values: [soonMs, most],
  })
}
