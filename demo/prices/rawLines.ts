import type { Sql } from '#platform/database/db.ts'

/** A sold line of a completed order, or a sale of a hall, from the raw rows. */
export interface RawLine {
  readonly day: string
  readonly fish_id: number
  readonly market_id: number | null
  readonly city: string | null
  readonly coastal: boolean | null
  readonly region: string | null
  readonly seller_id: number
  readonly origin: string
  readonly farmed: boolean | null
  readonly size_id: number | null
  readonly sale_type: string
  readonly grams: number
  readonly price: number
}

/** Loads every sold line. The price of a lot is computed from its accepted bid. */
export async function rawLines(sql: Sql): Promise<RawLine[]> {
  return sql.query<RawLine>({
    text: `select to_char(o.completed_at + interval '3 hours', 'YYYY-MM-DD') as day, i.fish_id, i.market_id, c.code as city, c.coastal,
             r.code as region, o.seller_id, i.origin, coalesce(i.farmed, p.farmed) as farmed,
             case when i.farmed is null then coalesce(p.size_id, q.size_id) else i.size_id end as size_id, o.sale_type,
             i.quantity_grams as grams,
             case when b.amount_halalas is not null and o.sale_type = 'auction'
               then greatest(1, div(b.amount_halalas * 1000, i.ordered_grams)) else i.price_halalas end as price
           from order_items i join orders o on o.id = i.order_id left join products p on p.id = i.product_id
           left join markets m on m.id = i.market_id left join cities c on c.id = m.city_id left join regions r on r.id = c.region_id
           left join offers f on f.id = o.offer_id left join requests q on q.id = f.request_id
           left join awards w on w.auction_id = i.product_id and w.bidder_id = o.buyer_id left join bids b on b.auction_id = w.auction_id and b.number = w.bid_number
           where o.status = 'completed' and i.quantity_grams <> 0
           union all
           select to_char(h.sold_at + interval '3 hours', 'YYYY-MM-DD'), h.fish_id, h.market_id, c.code, c.coastal, r.code,
             coalesce(h.seller_user_id, 0 - h.seller_id), 'local', h.farmed, null, 'auction', h.quantity_grams,
             greatest(1, div(h.hammer_halalas * 1000, h.quantity_grams))
           from hall_sales h join markets m on m.id = h.market_id join cities c on c.id = m.city_id join regions r on r.id = c.region_id
           where h.reversed_at is null`,
  })
}

/** The places for which a line counts: the Kingdom, its market, and the coast of a market in a coastal city. */
export function placesOf({ market_id, coastal, region }: RawLine): string[] {
  const places = ['all']
  if (market_id !== null) places.push(String(market_id))
  if (coastal) places.push(region === 'eastern' ? 'gulf' : 'red_sea')
  return places
}

export function sourceOf({ origin, farmed }: RawLine): 'caught' | 'farmed' | 'imported' {
  return origin === 'imported' ? 'imported' : farmed ? 'farmed' : 'caught'
}

export function channelOf({ sale_type }: RawLine): string {
  return sale_type === 'auction' ? 'auction' : sale_type === 'offers' ? 'offer' : 'fixed'
}
