import type { Sql } from '#platform/database/db.ts'
import { bidHash, termsHash } from '../../trade/chain.ts'
import { addGoods } from './belongings.ts'
import type { TestPerson } from './people.ts'

export interface Lot {
  /** Seconds from now; negative values are in the past. */
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

/** Inserts a lot of 50 kg without bids, which opened a minute ago and ends in ten minutes. */
export async function openLot(db: Sql, seller: Pick<TestPerson, 'id'>, lot: Lot = {}): Promise<number> {
  const { startsInS = -60, endsInS = 600, starting = 1_000, step = 50, reserve, autoAccept = false } = lot
  const { softCloseS = 120, softCapS = 3_600, acceptS = 86_400, awardS = 86_400 } = lot
  const id = await addGoods(db, seller, 'auction')
  await db.query({
    text: 'update products set price_halalas = $2 where id = $1',
    values: [id, starting * 100],
  })
  await db.query({
    text: `insert into auctions (product_id, starting_halalas, min_increment_halalas, reserve_halalas, auto_accept, starts_at,
             first_ends_at, ends_at, due_at, soft_close_s, soft_cap_s, accept_s, award_s)
           select $1, $2, $3, $4, $5, at + make_interval(secs => $6), ends, ends, ends, $8, $9, $10, $11
           from (select at, at + make_interval(secs => $7) as ends from (
             select date_trunc('milliseconds', now()) as at) clock) times`,
    values: [
      id,
      starting * 100,
      step * 100,
      reserve === undefined ? null : reserve * 100,
      autoAccept,
      startsInS,
      endsInS,
      softCloseS,
      softCapS,
      acceptS,
      awardS,
    ],
  })
  return id
}

/**
 * Ages one lot: moves every time of the lot and its bids back by this many seconds, and recomputes the hash chain of its
 * record. Uses one statement, so that no reader sees a partial state. Nobody may bid meanwhile.
 */
export async function ageLot(db: Sql, id: number, seconds: number): Promise<void> {
  await db.query({
    text: `with recursive shifted as (select make_interval(secs => $2) as shift),
           chain (number, hash) as (
             select 0, ${termsHash(' - s.shift')} from auctions a, shifted s where a.product_id = $1
             union all
             select b.number, ${bidHash('c.hash', ' - s.shift')}
             from chain c join bids b on b.auction_id = $1 and b.number = c.number + 1
             join auctions a on a.product_id = $1, shifted s
           ), bids_moved as (
             update bids b set at = b.at - s.shift, hash = c.hash from chain c, shifted s
             where b.auction_id = $1 and b.number = c.number
           ), awards_moved as (
             update awards w set at = w.at - s.shift, lapsed_at = w.lapsed_at - s.shift from shifted s
             where w.auction_id = $1
           )
           update auctions a set starts_at = a.starts_at - s.shift, first_ends_at = a.first_ends_at - s.shift,
             ends_at = a.ends_at - s.shift, closed_at = a.closed_at - s.shift, ordered_at = a.ordered_at - s.shift,
             voided_at = a.voided_at - s.shift, due_at = a.due_at - s.shift,
             last_hash = (select hash from chain c where c.number = a.bids_count and c.number > 0)
           from shifted s where a.product_id = $1`,
    values: [id, seconds],
  })
}
