import type { AuctionState, Standing } from '#shared/auctions/engine.ts'
import type { OrderFailure } from '#shared/auctions/status.ts'
import type { AuctionWay } from '#shared/auctions/ways.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { SessionPrayer } from '#shared/catalog/prayers.ts'
import type { ProductRow } from '../products/present.ts'

/** The columns of an auction that the engine needs; times are whole milliseconds. */
export interface StateRow {
  readonly seller_id: number
  readonly way: AuctionWay
  readonly floor_halalas: Halalas | null
  readonly step_s: number | null
  readonly starting_halalas: Halalas
  readonly min_increment_halalas: Halalas
  readonly reserve_halalas: Halalas | null
  readonly auto_accept: boolean
  readonly starts_at: Date
  readonly first_ends_at: Date
  readonly ends_at: Date
  /** The planned closing in a session; null outside of one. */
  readonly planned_ends_at: Date | null
  readonly soft_close_s: number
  readonly soft_cap_s: number
  readonly accept_s: number
  readonly award_s: number
  readonly current_halalas: Halalas | null
  readonly bids_count: number
  readonly leader_id: number | null
  readonly max_halalas: Halalas | null
  readonly closed_at: Date | null
  readonly ordered_at: Date | null
  readonly voided_at: Date | null
  /** The best bid of each bidder, highest first; null if nobody but the leader can win. */
  readonly standings: readonly Standing[] | null
  readonly awards: readonly AwardRow[]
  /** The database's clock, which alone decides the state. */
  readonly clock: Date
}

/** An award of an auction; times are in milliseconds. */
interface AwardRow {
  readonly bidder: number
  readonly amount: Halalas
  readonly number: number
  readonly at: number
  readonly by_owner: boolean
  readonly lapsed: number | null
  readonly failure: OrderFailure | null
}

/** The columns of the session of an auction `a`. */
export const sessionColumns = `a.session_id,
  case when a.session_id is not null then (
    select count(*) from auctions o where o.session_id = a.session_id and o.voided_at is null
      and (o.session_position, o.product_id) <= (a.session_position, a.product_id)) end as session_place`

/** The row of an auction that readers see. */
export interface AuctionRow extends StateRow, Omit<ProductRow, 'seller_id'> {
  readonly starts_after: SessionPrayer | null
  readonly salt: Buffer
  /** The session of the lot, and its place among the lots that were not stopped; null outside of a session. */
  readonly session_id: number | null
  readonly session_place: number | null
  /** The version at the last exclusion of a bidder; 0 for none. */
  readonly excluded_version: number
  /** Weight of the whole lot in grams. An order of the lot does not change it. */
  readonly lot_grams: number
  /** The number of bidders with a valid offer in a tender. */
  readonly offers_count: number
}

/** Whether the bidder of a bid `b` was excluded after it. */
export const excluded = `exists (select from exclusions e
    where e.auction_id = b.auction_id and e.bidder_id = b.bidder_id and e.after_number >= b.number)`

/** The best bid of each bidder of an auction `a`, highest first, without bidders who were excluded after that bid. */
export const allStandings = `(
    select json_agg(json_build_object('bidder', bidder_id, 'amount', amount, 'number', number) order by amount desc, number desc)
    from (select bidder_id, max(amount_halalas) as amount, max(number) as number from bids b
          where auction_id = a.product_id and not ${excluded} group by bidder_id) best)`

/** The engine's columns of an auction `a` and its product `p`, without the standings. */
export const rowColumns = `p.seller_id, a.way, a.floor_halalas, a.step_s, a.starting_halalas, a.min_increment_halalas, a.reserve_halalas, a.auto_accept, a.starts_at,
  a.first_ends_at, a.ends_at, a.planned_ends_at, a.soft_close_s, a.soft_cap_s, a.accept_s, a.award_s, a.current_halalas, a.bids_count,
  a.leader_id, a.max_halalas, a.closed_at, a.ordered_at, a.voided_at,
  coalesce((select json_agg(json_build_object('bidder', bidder_id, 'amount', amount_halalas, 'number', bid_number,
      'at', floor(extract(epoch from at) * 1000)::bigint, 'by_owner', by_owner,
      'lapsed', floor(extract(epoch from lapsed_at) * 1000)::bigint, 'failure', case when lapsed_at is not null then (
        select reason from exclusions e where e.auction_id = w.auction_id and e.bidder_id = w.bidder_id and e.reason <> 'barred') end)
      order by number)
    from awards w where auction_id = a.product_id), '[]') as awards`

/**
 * Loads the standings only if they can decide the winner: after an exclusion, and after an award lapsed or is due to lapse.
 * Otherwise the highest bid is the last bid. Reads of most open auctions therefore do not touch the bids.
 */
export const stateColumns = `${rowColumns},
  case when a.bids_count > 0 and a.ordered_at is null and a.voided_at is null
      and (a.excluded_version > 0 or a.ends_at + make_interval(secs => a.award_s) <= now()
        and ((a.auto_accept and a.closed_at is null) or exists (select from awards w where w.auction_id = a.product_id
          and (w.lapsed_at is not null or w.at + make_interval(secs => a.award_s) <= now()))))
    then ${allStandings} end as standings`

/** The price of an auction `a` now: the highest bid, the clock of a Dutch lot (`priceAt`), or the starting price. */
export const priceNow = `coalesce(a.current_halalas, case when a.way = 'dutch'
  then greatest(a.floor_halalas, a.starting_halalas - a.min_increment_halalas
    * floor(greatest(0, extract(epoch from now() - a.starts_at)) / a.step_s)::bigint)
  else a.starting_halalas end)`

export function stateOf(row: StateRow): AuctionState {
  const { leader_id, current_halalas, max_halalas, bids_count } = row
  const leader =
    leader_id === null || current_halalas === null
      ? null
      : { bidder: leader_id, amount: current_halalas, max: max_halalas ?? current_halalas }
  return {
    terms: {
      owner: row.seller_id,
      starting: row.starting_halalas,
      increment: row.min_increment_halalas,
      reserve: row.reserve_halalas,
      autoAccept: row.auto_accept,
      startsAt: row.starts_at.getTime(),
      firstEndsAt: row.first_ends_at.getTime(),
      softCloseS: row.soft_close_s,
      softCapS: row.soft_cap_s,
      acceptS: row.accept_s,
      awardS: row.award_s,
      way: row.way,
      ...(row.floor_halalas !== null && row.step_s !== null
        ? { floor: row.floor_halalas, stepS: row.step_s }
        : {}),
    },
    endsAt: row.ends_at.getTime(),
    plannedEnd: row.planned_ends_at?.getTime(),
    bidsCount: bids_count,
    leader,
    closed: row.closed_at !== null,
    sealed: row.way === 'sealed' && row.closed_at === null,
    standings:
      row.standings ?? (leader ? [{ bidder: leader.bidder, amount: leader.amount, number: bids_count }] : []),
    awards: row.awards.map(({ by_owner, lapsed, ...award }) => ({
      ...award,
      by: by_owner ? 'owner' : 'clock',
      lapsedAt: lapsed,
    })),
    orderedAt: row.ordered_at?.getTime() ?? null,
    voidedAt: row.voided_at?.getTime() ?? null,
  }
}
