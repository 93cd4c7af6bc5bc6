import { type AuctionState, type Award, awardOf, type Effect } from '#shared/auctions/engine.ts'
import { grams } from '#shared/base/quantity.ts'
import type { News } from '../notifications/actions.ts'
import type { StepRow } from './stepStore.ts'

/** What a step did, and of which auction. */
interface Told {
  readonly row: Named
  readonly state: AuctionState
  readonly effects: readonly Effect[]
  /** Why it was stopped, for its owner. */
  readonly note: string
}

type Named = Pick<StepRow, 'id' | 'name_ar' | 'name_en' | 'lot_grams'>

/** Whom the end of an auction, what follows it and a stop are told, each once (contract, section 2, Notifications). */
export function newsOf(told: Told): News[] {
  return told.effects.flatMap((effect) => {
    if (effect.kind === 'ended') return ofEnd(told, effect.at)
    if (effect.kind === 'awarded') return ofAward(told, effect.award)
    if (effect.kind === 'lapsed') return ofLapse(told, effect.award)
    return effect.kind === 'voided' ? ofStop(told) : []
  })
}

function ofEnd({ row, state, effects }: Told, at: number): News[] {
  const { terms, leader, bidsCount } = state
  // Who ended it by accepting a bid knows.
  const accepted = effects.some(
    (effect) => effect.kind === 'awarded' && effect.award.by === 'owner' && effect.award.at < at,
  )
  if (accepted) return []
  const news = { ...from(row, 'ended'), to: terms.owner }
  return leader
    ? [{ ...news, kind: 'auction_ended', facts: { ...lotOf(row), price: leader.amount, bids: bidsCount } }]
    : [{ ...news, kind: 'auction_without_bids', facts: lotOf(row) }]
}

function ofAward({ row, state }: Told, award: Award): News[] {
  // Whose time was over, or whose lot was stopped, before anybody looked has nothing to order.
  if (awardOf(state) !== award || state.voidedAt !== null) return []
  const by = award.by === 'owner' ? state.terms.owner : null
  const facts = { ...lotOf(row), price: award.amount }
  return [{ ...from(row, `awarded:${award.number}`), by, to: award.bidder, kind: 'bid_accepted', facts }]
}

function ofLapse({ row, state }: Told, award: Award): News[] {
  const news = from(row, `lapsed:${award.number}`)
  const facts = { ...lotOf(row), price: award.amount }
  return [
    { ...news, to: state.terms.owner, kind: 'award_lapsed', facts },
    { ...news, to: award.bidder, kind: 'award_lost', facts },
  ]
}

function ofStop({ row, state, note }: Told): News[] {
  const news = from(row, 'voided')
  const facts = lotOf(row)
  const hopeful = awardOf(state)?.bidder ?? state.leader?.bidder
  return [
    { ...news, to: state.terms.owner, kind: 'auction_voided', facts: { ...facts, note } },
    ...(hopeful === undefined ? [] : [{ ...news, to: hopeful, kind: 'bid_voided', facts } as const]),
  ]
}

const from = ({ id }: Named, event: string) => ({ about: id, by: null, event: `auction:${id}:${event}` })

const lotOf = ({ name_ar, name_en, lot_grams }: Named) => ({
  fish: { ar: name_ar, en: name_en },
  weight: grams(lot_grams),
})
