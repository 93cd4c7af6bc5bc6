import type { Database } from '#platform/database/db.ts'
import type { Channel, News, Standing, StreamEvent } from '#platform/streams/streamTopics.ts'
import { nextMinimum } from '#shared/auctions/bidding.ts'
import type { AuctionNews } from '#shared/auctions/contract.ts'
import {
  acceptUntil,
  awardOf,
  dueAt,
  lapseOf,
  reserveMet,
  settle,
  statusOf,
} from '#shared/auctions/engine.ts'
import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { maskedPerson } from '#shared/base/text/masks.ts'
import { markOf } from '../marks.ts'
import { stateOf } from '../row.ts'
import { type LiveBidRow, type LiveRow, listVersions, loadLive } from './store.ts'
import { auctionTopic } from './topic.ts'

/**
 * The event stream of an auction (contract, section 5). The id of an event is the version of the reported row. A client
 * that missed several events of one kind gets one event with the current state.
 */
export function auctionChannel(db: Database): Channel {
  return {
    name: auctionTopic,
    restMs: 200,
    async read(wanted) {
      const rows = await loadLive(
        db,
        wanted.map(({ key }) => key),
        streamedBids,
      )
      const after = new Map(wanted.map((one) => [one.key, one.after]))
      return new Map(rows.map((row) => [row.id, newsOf(row, after.get(row.id) ?? null)]))
    },
    async since(_after, followed) {
      return { changed: followed.length > 0 ? await listVersions(db, followed) : [], last: 0 }
    },
  }
}

/** The maximum number of bids in an event; a client that missed more bids reloads the auction. */
const streamedBids = 8

function newsOf(row: LiveRow, after: number | null): News {
  const versions = kinds.map((kind) => ({ kind, id: row[`${kind}_version`] }))
  const events = versions
    .filter(({ id }) => after !== null && id > after)
    .sort((one, other) => one.id - other.id)
    .flatMap(({ kind, id }): StreamEvent[] => {
      const data = tell[kind](row)
      return data ? [{ id, name: kind, data }] : []
    })
  return {
    events,
    last: Math.max(...versions.map(({ id }) => id)),
    standing: standingOf(row),
    changesInMs: changesInMs(row),
  }
}

const kinds = ['bid', 'extended', 'ended', 'awarded', 'excluded', 'voided', 'offers'] as const

/** The data of each kind of event in a language; undefined if there is nothing left to report. */
const tell: {
  [Kind in (typeof kinds)[number]]: (row: LiveRow) => ((locale: Locale) => AuctionNews[Kind]) | undefined
} = {
  bid(row) {
    const [top] = row.newest
    if (!top || row.current_halalas === null) return undefined
    const { current_halalas, starting_halalas, min_increment_halalas, bids_count } = row
    return (locale) => ({
      current_price: toRiyals(current_halalas),
      next_minimum: toRiyals(nextMinimum(starting_halalas, current_halalas, min_increment_halalas)),
      bids_count,
      reserve_met: reserveMet(stateOf(row)),
      ends_at: row.ends_at.toISOString(),
      bidder: maskedPerson(top, locale),
      mark: markOf(row.salt, top.bidder_id),
      bids: row.newest.map((bid) => liveBid(bid, row, locale)),
      ...now(row),
    })
  },
  extended: (row) => () => ({ ends_at: row.ends_at.toISOString(), ...now(row) }),
  ended: (row) => () => stand(row),
  awarded(row) {
    const state = stateOf(row)
    const award = awardOf(state)
    const { accepted } = row
    if (!award || !accepted) return undefined
    return (locale) => {
      const { id, number, amount, bidder, mark } = liveBid(accepted, row, locale)
      return {
        bid: { id, number, amount, bidder, mark },
        at: new Date(award.at).toISOString(),
        order_until: new Date(lapseOf(state, award)).toISOString(),
        ...now(row),
      }
    }
  },
  excluded: (row) => () => now(row),
  voided: (row) => () => now(row),
  // The event contains only the number of offers. Amounts and bidders are secret, so no offer is read.
  offers: (row) => () => ({ offers_count: row.offers_count, ...now(row) }),
}

function liveBid(bid: LiveBidRow, { salt }: LiveRow, locale: Locale): AuctionNews['bid']['bids'][number] {
  const { id, number, amount_halalas, bidder_id, automatic, at } = bid
  return {
    id,
    number,
    automatic,
    amount: toRiyals(amount_halalas),
    bidder: maskedPerson(bid, locale),
    mark: markOf(salt, bidder_id),
    at: new Date(at).toISOString(),
  }
}

const now = ({ clock }: LiveRow) => ({ server_time: clock.toISOString() })

function stand(row: LiveRow): AuctionNews['ended'] {
  const at = row.clock.getTime()
  const { state } = settle(stateOf(row), at)
  const until = acceptUntil(state)
  return {
    status: statusOf(state, at),
    ends_at: new Date(state.endsAt).toISOString(),
    accept_until: until === null || until <= at ? null : new Date(until).toISOString(),
    bids_count: state.bidsCount,
    ...now(row),
  }
}

/**
 * The status to report. A change that follows from the clock alone is reported as an end, whether or not it is recorded.
 */
function standingOf(row: LiveRow): Standing {
  const data = stand(row)
  const unrecorded = settle(stateOf(row), row.clock.getTime()).effects.length > 0
  const over = unrecorded || data.status === 'unsold'
  return {
    name: (over ? 'ended' : 'standing') satisfies keyof AuctionNews,
    data: () => data,
    says: `${data.status} ${unrecorded}`,
    apart: unrecorded,
  }
}

/** The ms until time alone changes the state: until the start, the end, or the deadline to accept or to order. */
function changesInMs(row: LiveRow): number | undefined {
  const at = row.clock.getTime()
  const { state } = settle(stateOf(row), at)
  const moments = [dueAt(state), state.voidedAt === null ? acceptUntil(state) : null, state.terms.startsAt]
  const coming = moments.filter((moment) => moment !== null && moment > at) as number[]
  return coming.length > 0 ? Math.min(...coming) - at + lateMs : undefined
}

/** This time in ms is added to each wait, because the database's clock and this process's timers can drift apart. */
const lateMs = 5
