import {
  type AuctionState,
  type Award,
  awardOf,
  bestOf,
  type Effect,
  type Exclusion,
} from '#shared/auctions/engine.ts'
import type { OrderFailure } from '#shared/auctions/status.ts'
import { grams } from '#shared/base/quantity.ts'
import type { News } from '../../notifications/actions.ts'
import type { StepRow } from '../stepStore.ts'

/** An auction after a step, with the effects of the step. */
interface SteppedAuction {
  readonly row: Named
  readonly state: AuctionState
  readonly effects: readonly Effect[]
  /** Reason of a stop, shown to the owner. */
  readonly note: string
  /** The bidders with a valid offer in a tender that is stopped before its end. */
  readonly offering?: readonly number[]
}

type Named = Pick<StepRow, 'id' | 'way' | 'name_ar' | 'name_en' | 'lot_grams' | 'leader_id'>

/**
 * The notifications about the effects of a step: an end, an award, a lapse, an exclusion or a stop. Each is sent once
 * (contract, section 2, Notifications).
 */
export function newsOf(stepped: SteppedAuction): News[] {
  return stepped.effects.flatMap((effect) => {
    if (effect.kind === 'ended') return ofEnd(stepped, effect.at)
    if (effect.kind === 'awarded') return ofAward(stepped, effect.award)
    if (effect.kind === 'excluded') return ofExclusion(stepped, effect)
    if (effect.kind === 'lapsed') return ofLapse(stepped, effect.award)
    return effect.kind === 'voided' ? ofStop(stepped) : []
  })
}

function ofEnd({ row, state, effects }: SteppedAuction, at: number): News[] {
  const { terms, leader, bidsCount } = state
  // An owner who ended the auction by accepting a bid gets no notification of the end.
  const accepted = effects.some(
    (effect) => effect.kind === 'awarded' && effect.award.by === 'owner' && effect.award.at < at,
  )
  if (accepted) return []
  const news = { ...from(row, 'ended'), to: terms.owner }
  const lot = lotOf(row)
  if (!leader) return [{ ...news, kind: unsoldKinds[row.way], facts: lot }]
  const sold = { ...lot, price: leader.amount }
  switch (row.way) {
    case 'english':
      return [{ ...news, kind: 'auction_ended', facts: { ...sold, bids: bidsCount } }]
    case 'dutch':
      return [{ ...news, kind: 'auction_taken', facts: sold }]
    case 'sealed':
      return [{ ...news, kind: 'auction_opened', facts: { ...sold, offers: bidsCount } }]
  }
}

const unsoldKinds = {
  english: 'auction_without_bids',
  dutch: 'auction_not_taken',
  sealed: 'auction_without_offers',
} as const

function ofAward({ row, state }: SteppedAuction, award: Award): News[] {
  // If the award has already lapsed or the lot was stopped, the winner gets no notification to order the lot.
  if (awardOf(state) !== award || state.voidedAt !== null) return []
  const by = award.by === 'owner' ? state.terms.owner : null
  const facts = { ...lotOf(row), price: award.amount }
  return [{ ...from(row, `awarded:${award.number}`), by, to: award.bidder, kind: 'bid_accepted', facts }]
}

/**
 * If the highest bidder is excluded, notifies the owner and the new highest bidder. The excluded person is notified by the
 * action that excludes. If an order failed in the same step, its notification already covers the change, and none is sent here.
 */
function ofExclusion(stepped: SteppedAuction, exclusion: Exclusion): News[] {
  const { row, state, effects } = stepped
  const { bidder, after, reason } = exclusion
  if (reason !== 'barred') return ofFailure(stepped, exclusion, reason)
  const failed = effects.some((effect) => effect.kind === 'excluded' && effect.reason !== 'barred')
  if (failed || row.leader_id !== bidder) return []
  const { leader, closed, terms } = state
  const news = { ...from(row, `excluded:${after}:${bidder}`), to: terms.owner }
  const lot = lotOf(row)
  if (!leader) return [{ ...news, kind: 'auction_bidder_out', facts: lot }]
  const facts = { ...lot, price: leader.amount }
  return [
    { ...news, kind: 'auction_price_back', facts },
    ...(closed ? [] : [{ ...news, to: leader.bidder, kind: 'auction_leads', facts } as const]),
  ]
}

/**
 * Notifies the owner about what follows: a new award, a bid that may be accepted, or no sale. Notifies the bidder that the order was rejected
 * or abandoned. The effect of the new award notifies the next winner.
 */
function ofFailure(
  { row, state }: SteppedAuction,
  { bidder, after }: Exclusion,
  reason: OrderFailure,
): News[] {
  const news = from(row, `${reason}:${after}:${bidder}`)
  const best = bestOf(state)
  const lot = lotOf(row)
  const owner = { ...news, to: state.terms.owner }
  const award = awardOf(state)
  const follows: News = award
    ? { ...owner, kind: 'lot_awarded_next', facts: { ...lot, price: award.amount } }
    : best
      ? { ...owner, kind: 'lot_reopened', facts: { ...lot, price: best.amount } }
      : { ...owner, kind: 'lot_unsold', facts: lot }
  return [follows, { ...news, to: bidder, kind: bidderKinds[reason], facts: lot }]
}

const bidderKinds = { rejected: 'lot_rejected', abandoned: 'lot_abandoned' } as const

function ofLapse({ row, state, effects }: SteppedAuction, award: Award): News[] {
  if (effects.some((effect) => effect.kind === 'excluded' && effect.bidder === award.bidder)) return []
  const news = from(row, `lapsed:${award.number}`)
  const facts = { ...lotOf(row), price: award.amount }
  return [
    { ...news, to: state.terms.owner, kind: 'award_lapsed', facts },
    { ...news, to: award.bidder, kind: 'award_lost', facts },
  ]
}

function ofStop({ row, state, note, offering = [] }: SteppedAuction): News[] {
  const news = from(row, 'voided')
  const facts = lotOf(row)
  const hopeful = state.standings.map(({ bidder }) => bidder).filter((bidder) => !hasLapsed(state, bidder))
  return [
    { ...news, to: state.terms.owner, kind: 'auction_voided', facts: { ...facts, note } },
    ...[...hopeful, ...offering].map((to) => ({ ...news, to, kind: 'bid_voided', facts }) as const),
  ]
}

/** A bidder whose award lapsed cannot win again. */
const hasLapsed = ({ awards }: AuctionState, person: number) =>
  awards.some(({ bidder, lapsedAt }) => bidder === person && lapsedAt !== null)

const from = ({ id }: Named, event: string) => ({ about: id, by: null, event: `auction:${id}:${event}` })

const lotOf = ({ name_ar, name_en, lot_grams }: Named) => ({
  fish: { ar: name_ar, en: name_en },
  weight: grams(lot_grams),
})
