import type { Sql } from '#platform/database/db.ts'
import type { AuctionWay } from '#shared/auctions/ways.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import { boardRows } from '#shared/hall/board.ts'
import { priceNow } from '../../auctions/row.ts'
import { isOpen } from '../../products/search/goods.ts'

export interface BoardMarketRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly city_ar: string
  readonly city_en: string
  readonly latitude: number | null
  readonly longitude: number | null
}

export async function findBoardMarket(db: Sql, id: number): Promise<BoardMarketRow | undefined> {
  const [row] = await db.query<BoardMarketRow>({
    name: 'board_market',
    text: `select m.id, m.name_ar, m.name_en, c.name_ar as city_ar, c.name_en as city_en, c.latitude, c.longitude
           from markets m join cities c on c.id = m.city_id where m.id = $1 and not m.hidden`,
    values: [id],
  })
  return row
}

export interface LiveLotRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly grams: Grams
  readonly price: Halalas
  readonly way: AuctionWay
  readonly starting: Halalas
  readonly floor: Halalas | null
  readonly step: Halalas
  readonly step_s: number | null
  readonly starts_at: Date
  readonly bids: number
  readonly offers: number
  readonly ends_at: Date
}

/** The open auctions of a market, the earliest end first. */
export function listLive(db: Sql, marketId: number): Promise<LiveLotRow[]> {
  return db.query<LiveLotRow>({
    name: 'board_live',
    text: `select p.id, p.name_ar, p.name_en, p.listed_grams as grams, ${priceNow} as price,
             a.way, a.starting_halalas as starting, a.floor_halalas as floor, a.min_increment_halalas as step, a.step_s, a.starts_at,
             a.bids_count as bids, a.offers_count as offers, a.ends_at
           from auctions a join products p on p.id = a.product_id
           where p.market_id = $1 and p.status <> 'hidden' and ${isOpen} order by a.ends_at, p.id limit ${boardRows.live}`,
    values: [marketId],
  })
}

export interface HammeredRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly grams: Grams
  readonly price: Halalas
  readonly per_kg: Halalas
  readonly sold_at: Date
}

/** The last sales of the hall that are not reversed. */
export function listHammered(db: Sql, marketId: number): Promise<HammeredRow[]> {
  return db.query<HammeredRow>({
    name: 'board_hammered',
    text: `select s.id, f.name_ar, f.name_en, s.quantity_grams as grams, s.hammer_halalas as price, s.price_halalas as per_kg, s.sold_at
           from hall_sales s join fish f on f.id = s.fish_id
           where s.market_id = $1 and s.reversed_at is null order by s.sold_at desc, s.id desc limit ${boardRows.hammered}`,
    values: [marketId],
  })
}

export interface NextRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly grams: Grams
  readonly starts_at: Date
}

/** The auctions of a market that have not begun and belong to no session. */
export function listNext(db: Sql, marketId: number): Promise<NextRow[]> {
  return db.query<NextRow>({
    name: 'board_next',
    text: `select p.id, p.name_ar, p.name_en, p.listed_grams as grams, a.starts_at
           from auctions a join products p on p.id = a.product_id
           where p.market_id = $1 and p.status <> 'hidden' and a.starts_at > now() and a.voided_at is null
             and a.session_id is null
           order by a.starts_at, p.id limit ${boardRows.next}`,
    values: [marketId],
  })
}
