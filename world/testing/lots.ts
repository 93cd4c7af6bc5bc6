import type { Sql } from '#node/db.ts'
import { addGoods } from './belongings.ts'
import type { TestPerson } from './people.ts'

export interface Lot {
  /** Seconds from now; past ones are below 0. */
  readonly startsInS?: number
  readonly endsInS?: number
  /** SAR for the whole lot. */
  readonly starting?: number
  readonly step?: number
  readonly reserve?: number
  readonly autoAccept?: boolean
  readonly softCloseS?: number
  readonly softCapS?: number
  readonly acceptS?: number
  readonly awardS?: number
}

/** Puts up a lot of 50 kg straight in the database, open since a minute and for ten more; nobody has bid yet. */
export async function openLot(db: Sql, seller: TestPerson, lot: Lot = {}): Promise<number> {
  const { startsInS = -60, endsInS = 600, starting = 1_000, step = 50, reserve, autoAccept = false } = lot
  const { softCloseS = 120, softCapS = 3_600, acceptS = 86_400, awardS = 86_400 } = lot
  const id = await addGoods(db, seller, 'auction')
  await db.query({
    text: `insert into auctions (product_id, starting_halalas, min_increment_halalas, reserve_halalas, auto_accept, starts_at,
             first_ends_at, ends_at, due_at, soft_close_s, soft_cap_s, accept_s, award_s)
           select $1, $2, $3, $4, $5, at + make_interval(secs => $6), ends, ends, ends, $8, $9, $10, $11
           from (select at, at + make_interval(secs => $7) as ends from (
             select date_trunc('milliseconds', now()) as at) clock) times`,
    values: [
      ...[id, starting * 100, step * 100, reserve === undefined ? null : reserve * 100, autoAccept],
      ...[startsInS, endsInS, softCloseS, softCapS, acceptS, awardS],
    ],
  })
  return id
}

/** Lets time pass for one lot: everything that it says of time moves back by so many seconds. */
export async function ageLot(db: Sql, id: number, seconds: number): Promise<void> {
  await db.query({
    text: `update auctions set starts_at = starts_at - shift, first_ends_at = first_ends_at - shift, ends_at = ends_at - shift,
             closed_at = closed_at - shift, due_at = due_at - shift
           from (select make_interval(secs => $2) as shift) by where product_id = $1`,
    values: [id, seconds],
  })
  await db.query({
    text: `update awards set at = at - make_interval(secs => $2), lapsed_at = lapsed_at - make_interval(secs => $2)
           where auction_id = $1`,
    values: [id, seconds],
  })
}
