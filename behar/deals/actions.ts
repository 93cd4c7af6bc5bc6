import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Repeat } from '#platform/http/repeat.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Grams, grams } from '#shared/base/quantity.ts'
import type { Contact } from '#shared/behar/dealContract.ts'
import { type DealNews, type DealStep, dealProblem } from '#shared/behar/deals.ts'
import { demandStatusOn, supplyStatusOn } from '#shared/behar/status.ts'
import { lockTrader, requireSubscription } from '../boards/adding.ts'
import { within } from '../boards/changes/stepping.ts'
import { findMessage, insertMessage, type MessageRow } from './messagesStore.ts'
import { insertNotice } from './noticesStore.ts'
import { factsOf } from './present.ts'
import {
  type DealRow,
  findDeal,
  findLiveDeal,
  findPair,
  insertDeal,
  lockDeal,
  type PairRow,
  writeAgreed,
  writeClosed,
} from './store.ts'

export interface Interest {
  readonly supply_id: number
  readonly demand_id: number
  readonly quantity?: Grams | undefined
  readonly note?: string | undefined
}

/**
 * Sends an interest in a match to the owner of the other entry, once; returns the id of the deal (contract, section 6,
 * deals/add). Refuses: not_found unless the sender owns exactly one of the entries; illegal_transition when they do not match
 * now; validation_failed for more than the supply has free or the demand needs; already_exists when the other side has already
 * sent an interest; subscription_ended.
 */
export function sendInterest(
  db: Database,
  { sender, contact }: { readonly sender: number; readonly contact: Contact },
  { supply_id: supply, demand_id: demand, quantity, note }: Interest,
): Promise<number> {
  return db.transaction(async (tx) => {
    const expiresAt = await lockTrader(tx, sender)
    const now = await timeOf(tx)
    const pair = await findPair(tx, { supply, demand })
    if (!pair || (pair.seller === sender) === (pair.buyer === sender)) throw new Refusal('not_found')
    const live = await findLiveDeal(tx, { supply, demand })
    if (live?.sender === sender) return live.id
    if (live) throw new Refusal('already_exists')
    requireSubscription(expiresAt, now)
    if (!matches(pair, riyadhDay(now))) throw new Refusal('illegal_transition')
    if (quantity !== undefined) within(quantity, grams(Math.min(pair.free, pair.needed)))
    const { seller, buyer } = pair
    const id = await insertDeal(tx, {
      ...{ supply, demand, seller, buyer, sender, contact, now },
      quantity: quantity ?? null,
      note: note ?? '',
    })
    // After findLiveDeal found no deal, the other side sent an interest.
    if (id === undefined) throw new Refusal('already_exists')
    const receiver = seller === sender ? buyer : seller
    await insertNotice(tx, { actor: sender, receiver, deal: id, news: 'interest', now })
    return id
  })
}

/**
 * Applies the rule of meetingOf to entries that are still open, but allows a price above the target and a smaller quantity,
 * because both are negotiable.
 */
function matches(pair: PairRow, today: string): boolean {
  const supply = supplyStatusOn({ status: pair.supply_status, availableTo: pair.available_to }, today)
  const demand = demandStatusOn({ status: pair.demand_status, neededBy: pair.needed_by }, today)
  const waits = supply === 'available' && (demand === 'open' || demand === 'matched')
  return waits && pair.same && pair.available_from <= pair.needed_by
}

interface Acting {
  readonly member: number
  readonly id: number
}

/**
 * Accepts an interest, which reveals both contacts; a repetition changes nothing (contract, section 6, deals/accept).
 * Refuses: not_found; illegal_transition.
 */
export function acceptDealOf(db: Database, { member, id, contact }: Acting & { readonly contact: Contact }) {
  return change(db, { member, id }, 'accept', async (tx, deal, now) => {
    const side = deal.seller_id === member ? 'seller' : 'buyer'
    await writeAgreed(tx, { id, side, contact, now })
    return 'accepted'
  })
}

export function declineDealOf(db: Database, { member, id, reason }: Acting & { readonly reason: string }) {
  return change(db, { member, id }, 'decline', async (tx, _deal, now) => {
    await writeClosed(tx, { id, status: 'declined', reason, now })
    return 'declined'
  })
}

export function withdrawDealOf(db: Database, { member, id }: Acting) {
  return change(db, { member, id }, 'withdraw', async (tx, _deal, now) => {
    await writeClosed(tx, { id, status: 'withdrawn', now })
    return 'withdrawn'
  })
}

/** The state to which each step without a quantity leads. In this state, a repetition of the step changes nothing. */
const reached = { accept: 'agreed', decline: 'declined', withdraw: 'withdrawn' } as const

function change(
  db: Database,
  { member, id }: Acting,
  step: keyof typeof reached,
  write: (tx: Sql, deal: DealRow, now: Date) => Promise<DealNews>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockTrader(tx, member)
    await lockDeal(tx, id)
    const deal = await findDeal(tx, { id, member })
    if (!deal) throw new Refusal('not_found')
    const bySender = step === 'withdraw'
    if (deal.status === reached[step] && (deal.sender_id === member) === bySender) return
    const now = await timeOf(tx)
    requireStep(step, deal, { id: member, today: riyadhDay(now) })
    const news = await write(tx, deal, now)
    await insertNotice(tx, { actor: member, receiver: otherOf(deal, member), deal: id, news, now })
  })
}

/**
 * Adds a message to a live deal, once per key (contract, section 6, deals/message). Refuses: not_found;
 * illegal_transition after the end; idempotency_mismatch.
 */
export function addMessage(
  db: Database,
  { member, id, text, repeat }: Acting & { readonly text: string; readonly repeat: Repeat | undefined },
): Promise<MessageRow> {
  return db.transaction(async (tx) => {
    await lockTrader(tx, member)
    await lockDeal(tx, id)
    const deal = await findDeal(tx, { id, member })
    if (!deal) throw new Refusal('not_found')
    const now = await timeOf(tx)
    const before = repeat && (await findMessage(tx, { sender: member, key: repeat.key, now }))
    if (before && !before.digest.equals(repeat.digest)) throw new Refusal('idempotency_mismatch')
    if (before) return before
    requireStep('message', deal, { id: member, today: riyadhDay(now) })
    const message = await insertMessage(tx, { deal: id, sender: member, body: text, now, repeat })
    await insertNotice(tx, { actor: member, receiver: otherOf(deal, member), deal: id, news: 'message', now })
    return message
  })
}

/** Refuses: illegal_transition when the side cannot make the step. */
export function requireStep(
  step: DealStep,
  deal: DealRow,
  reader: { readonly id: number; readonly today: string },
): void {
  const problem = dealProblem(step, factsOf(deal, reader))
  if (problem) throw new Refusal(problem)
}

export function otherOf(deal: DealRow, member: number): number {
  return deal.seller_id === member ? deal.buyer_id : deal.seller_id
}
