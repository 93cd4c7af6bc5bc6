import { hash } from 'node:crypto'
import { publishAfterCommit, type Sql } from '#platform/database/db.ts'
import {
  type AuctionEvent,
  type AuctionState,
  advance,
  dueAt,
  type Effect,
  type EventRefusal,
  type Exclusion,
} from '#shared/auctions/engine.ts'
import { exclusionText } from '#shared/auctions/record.ts'
import { Refusal } from '#shared/base/errors.ts'
import { notify } from '../notifications/actions.ts'
import { newsOf } from './closing/news.ts'
import { topicOf } from './live/topic.ts'
import { markOf } from './marks.ts'
import { stateOf } from './row.ts'
import {
  lockAuction,
  type SteppedRow,
  type StepRow,
  saveAwards,
  saveExclusion,
  saveStep,
} from './stepStore.ts'

/** What an auction became. */
export interface Stepped {
  /** The row as it was before, with the name and the weight of the lot. */
  readonly row: StepRow
  readonly state: AuctionState
  /** None where what was asked for stands already. */
  readonly effects: readonly Effect[]
  /** The database's clock when the row was held, in milliseconds. */
  readonly now: number
}

/**
 * Takes an auction a step further in one transaction: holds its row, does what the clock has brought by now as of when
 * it was due, then the event; writes, tells those whom it concerns, and says so to the streams after the commit. `note` is
 * what the owner is told of a stop. Bids have a way of their own. Refuses: not_found; of `accept` conflict, in words; of
 * `order` forbidden, auction_closed, conflict, in words; of `void` and `fail` illegal_transition (contract, Auctions).
 */
export async function stepAuction(
  tx: Sql,
  auctionId: number,
  event: Exclude<AuctionEvent, { kind: 'bid' }>,
  { note = '' }: { readonly note?: string } = {},
): Promise<Stepped> {
  const row = await lockAuction(tx, auctionId)
  if (!row) throw new Refusal('not_found')
  const now = row.clock.getTime()
  const step = advance(stateOf(row), event, now)
  if (step.refused !== undefined) throw refusalOf(step, event)
  const { state, effects } = step
  // Also where nothing happened but the moment, or it would be due for ever.
  const due = row.due_at?.getTime() ?? null
  if (effects.length > 0 || due !== dueAt(state)) await saveStep(tx, steppedOf(row, state, effects))
  if (effects.length > 0) {
    let last = row.last_hash
    for (const effect of effects) {
      if (effect.kind !== 'excluded') continue
      last = linkOf(row, last, effect)
      await saveExclusion(tx, auctionId, effect, { leader: state.leader, hash: last })
    }
    if (effects.some(({ kind }) => kind === 'awarded' || kind === 'lapsed')) {
      await saveAwards(tx, auctionId, state.awards)
    }
    await notify(tx, ...newsOf({ row, state, effects, note }))
    publishAfterCommit(tx, [topicOf(auctionId)])
  }
  return { row, state, effects, now }
}

/** Each kind of news of a step has a version of its own; a lapse and an order are sent as another state of the end. */
function steppedOf(row: StepRow, state: AuctionState, effects: readonly Effect[]): SteppedRow {
  let version = row.version
  const next = (kinds: readonly Effect['kind'][]) =>
    effects.some(({ kind }) => kinds.includes(kind)) ? ++version : null
  const told = {
    ended: next(['ended', 'lapsed', 'ordered']),
    awarded: next(['awarded']),
    excluded: next(['excluded']),
    voided: next(['voided']),
  }
  return {
    id: row.id,
    closedAt: effects.some(({ kind }) => kind === 'ended') ? state.endsAt : null,
    orderedAt: state.orderedAt,
    voidedAt: state.voidedAt,
    dueAt: dueAt(state),
    ...told,
    version,
  }
}

/** The hash of an exclusion over the last bid or exclusion before it. */
function linkOf(row: StepRow, last: string | null, { bidder, after, at, reason }: Exclusion): string {
  if (last === null) throw new RangeError(`auction ${row.id} has bids without a chain`)
  return hash('sha256', exclusionText(last, { after, mark: markOf(row.salt, bidder), at, reason }))
}

/** What is said to who asked for a step that the engine does not take. */
export function refusalOf({ refused }: EventRefusal, { kind }: Pick<AuctionEvent, 'kind'>): Refusal {
  if (refused === 'not_winner') return new Refusal('forbidden')
  if (refused === 'rejected') return new Refusal('conflict', undefined, { words: 'lot_rejected' })
  if (refused === 'abandoned') return new Refusal('conflict', undefined, { words: 'lot_abandoned' })
  if (refused === 'lapsed') return new Refusal('conflict', undefined, { words: 'award_lapsed' })
  if (kind === 'void' || kind === 'fail') return new Refusal('illegal_transition')
  if (kind === 'order') return new Refusal('auction_closed')
  const words = refused === 'not_highest' ? 'not_highest' : 'accept_over'
  return new Refusal('conflict', undefined, { words })
}
