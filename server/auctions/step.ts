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
  type Step,
} from '#shared/auctions/engine.ts'
import { exclusionText } from '#shared/auctions/record.ts'
import { openOffers } from '#shared/auctions/ways/sealed.ts'
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
import { listOffering } from './ways/offersStore.ts'
import { endOffers, offersDue, saveOpened } from './ways/opening.ts'

/** The result of a step. */
export interface Stepped {
  /** The row before the step, with the name and the weight of the lot. */
  readonly row: StepRow
  readonly state: AuctionState
  /** Empty if the event changes nothing. */
  readonly effects: readonly Effect[]
  /** The database's clock when the row was locked, in milliseconds. */
  readonly now: number
}

/**
 * Applies an event to an auction in one transaction. Locks the row, opens the offers of a tender that has ended, and settles
 * everything that is due, as of its due time. Then applies the event, writes the changes and notifies. Publishes to the streams
 * after the commit. `note` is the reason of a stop for the owner. Bids are decided by foldBids. Refuses (contract, Auctions):
 * not_found; `accept` with conflict; `order` with forbidden, auction_closed or conflict; `void` and `fail` with
 * illegal_transition. Each conflict has a message of its own.
 */
export async function stepAuction(
  tx: Sql,
  auctionId: number,
  event: AuctionEvent,
  { note = '' }: { readonly note?: string } = {},
): Promise<Stepped> {
  const row = await lockAuction(tx, auctionId)
  if (!row) throw new Refusal('not_found')
  const now = row.clock.getTime()
  const offers = await offersDue(tx, row)
  const opened = offers && openOffers(stateOf(row), offers)
  const step = advance(opened?.state ?? stateOf(row), event, now)
  if (step.refused !== undefined) throw refusalOf(step, event)
  const last = opened && offers ? await saveOpened(tx, row, opened.bids, offers) : row.last_hash
  const out = event.kind === 'exclude' ? [event.bidder] : []
  const links = step.state.sealed ? await endOffers(tx, row, out, { at: now, ended: 'barred' }) : 0
  const { state, effects } = await writeStep(
    tx,
    { ...row, last_hash: last, version: row.version + links },
    step,
    note,
  )
  return { row, state, effects, now }
}

/** Writes a step with its notifications, and publishes it. The caller has locked the row and written any bids. */
export async function writeStep(
  tx: Sql,
  row: StepRow,
  { state, effects }: Pick<Step, 'state' | 'effects'>,
  note = '',
): Promise<Pick<Step, 'state' | 'effects'>> {
  const auctionId = row.id
  // A changed due time is saved even without effects; otherwise the auction would stay due.
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
    // The bidders of a stopped tender are loaded here. The state does not contain them, because their offers stay sealed.
    const offering =
      state.sealed && effects.some(({ kind }) => kind === 'voided') ? await listOffering(tx, auctionId) : []
    await notify(tx, ...newsOf({ row, state, effects, note, offering }))
    publishAfterCommit(tx, [topicOf(auctionId)])
  }
  return { state, effects }
}

/** Gives each kind of event of a step its own version. A lapse and an order are sent as another `ended` event. */
function steppedOf(row: StepRow, state: AuctionState, effects: readonly Effect[]): SteppedRow {
  let version = row.version
  const next = (kinds: readonly Effect['kind'][]) =>
    effects.some(({ kind }) => kinds.includes(kind)) ? ++version : null
  const versions = {
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
    ...versions,
    version,
  }
}

/** The hash of an exclusion, which is computed from the exclusion and the previous link of the chain. */
function linkOf(row: StepRow, last: string | null, { bidder, after, at, reason }: Exclusion): string {
  if (last === null) throw new RangeError(`auction ${row.id} has bids without a chain`)
  return hash('sha256', exclusionText(last, { after, mark: markOf(row.salt, bidder), at, reason }))
}

/** Maps an engine refusal to an API error. */
export function refusalOf({ refused }: EventRefusal, { kind }: Pick<AuctionEvent, 'kind'>): Refusal {
  if (refused === 'not_winner') return new Refusal('forbidden')
  if (refused === 'in_session') return new Refusal('conflict', undefined, { words: 'accept_in_session' })
  if (refused === 'rejected') return new Refusal('conflict', undefined, { words: 'lot_rejected' })
  if (refused === 'abandoned') return new Refusal('conflict', undefined, { words: 'lot_abandoned' })
  if (refused === 'lapsed') return new Refusal('conflict', undefined, { words: 'award_lapsed' })
  if (kind === 'void' || kind === 'fail') return new Refusal('illegal_transition')
  if (kind === 'order') return new Refusal('auction_closed')
  const words = refused === 'not_highest' ? 'not_highest' : 'accept_over'
  return new Refusal('conflict', undefined, { words })
}
