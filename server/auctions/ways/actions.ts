import { hash, randomBytes } from 'node:crypto'
import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { OfferAnswer, PressAnswer } from '#shared/auctions/contract.ts'
import { awardOf, lapseOf } from '#shared/auctions/engine.ts'
import { bidText, commitmentText, termsText } from '#shared/auctions/record.ts'
import { pressClock } from '#shared/auctions/ways/dutch.ts'
import { offerRefusal } from '#shared/auctions/ways/sealed.ts'
import type { AuctionWay } from '#shared/auctions/ways.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { type Halalas, toRiyals } from '#shared/base/money.ts'
import { refusalOf } from '../bidding/answer.ts'
import { holdBidding } from '../bidding/store.ts'
import { markOf } from '../marks.ts'
import { stateOf } from '../row.ts'
import { writeStep } from '../step.ts'
import { lockAuction, type StepRow } from '../stepStore.ts'
import { findChain } from './offersStore.ts'
import { appendLink, endOffers } from './opening.ts'
import { insertPress } from './store.ts'

type Bidder = Pick<Caller, 'id'>

/**
 * Buys a Dutch lot at the clock's price in this transaction; the first press wins. `seen` is the price that the buyer saw.
 * Refuses: not_found; forbidden for the owner, or a type that does not bid; unauthenticated for a blocked or deleted person;
 * conflict for another way to sell; auction_closed; validation_failed at `money` with the price, if the clock is above it.
 */
export async function pressClockOf(
  tx: Sql,
  caller: Bidder,
  auctionId: number,
  seen: Halalas,
): Promise<PressAnswer> {
  const row = await holdAs(tx, caller, auctionId, 'dutch')
  const now = row.clock.getTime()
  const pressed = pressClock(stateOf(row), { bidder: caller.id, price: seen }, now)
  if (pressed.refused !== undefined) throw refusalOf(pressed)
  const { bid, state } = pressed
  const terms = hash('sha256', termsText(row.id, state.terms))
  const chained = {
    ...bid,
    hash: hash('sha256', bidText(terms, { ...bid, mark: markOf(row.salt, caller.id) })),
  }
  await insertPress(tx, auctionId, chained)
  await writeStep(tx, { ...row, last_hash: chained.hash, version: row.version + 1 }, pressed)
  const award = awardOf(state)
  if (!award) throw new RangeError('a press was not awarded')
  return {
    price: toRiyals(bid.amount),
    number: bid.number,
    hash: chained.hash,
    order_until: new Date(lapseOf(state, award)).toISOString(),
    server_time: row.clock.toISOString(),
  }
}

/**
 * Makes a sealed offer or replaces the bidder's earlier one. Only its commitment is public before the end. Refuses like
 * {@link pressClockOf}, with the starting price as the minimum; conflict after too many offers.
 */
export async function offerSealedOf(
  tx: Sql,
  caller: Bidder,
  auctionId: number,
  money: Halalas,
): Promise<OfferAnswer> {
  const row = await holdAs(tx, caller, auctionId, 'sealed')
  const now = row.clock.getTime()
  const refused = offerRefusal(stateOf(row), { bidder: caller.id, money }, now)
  if (refused) throw refusalOf(refused)
  const chain = await findChain(tx, auctionId, caller.id)
  if (chain.own >= limits.auction.offersEach)
    throw new Refusal('conflict', undefined, { words: 'offers_most' })
  const salt = randomBytes(32).toString('hex')
  const mark = markOf(row.salt, caller.id)
  const commitment = hash('sha256', commitmentText(auctionId, { mark, amount: money, salt }))
  const count = row.offers_count + (chain.offers ? 0 : 1)
  const secret = { amount: money, salt, commitment }
  const link = await appendLink(tx, row, { bidder: caller.id, secret, ended: null, at: now, count })
  return {
    number: link.number,
    amount: toRiyals(money),
    salt,
    commitment,
    hash: link.hash,
    offers_count: count,
    at: row.clock.toISOString(),
  }
}

/** Withdraws the bidder's sealed offer; changes nothing if there is none. Refuses like {@link offerSealedOf}. */
export async function withdrawOfferOf(
  tx: Sql,
  caller: Bidder,
  auctionId: number,
): Promise<{ readonly offers_count: number; readonly server_time: string }> {
  const row = await holdAs(tx, caller, auctionId, 'sealed')
  const now = row.clock.getTime()
  const refused = offerRefusal(stateOf(row), { bidder: caller.id, money: null }, now)
  if (refused) throw refusalOf(refused)
  const ended = await endOffers(tx, row, [caller.id], { at: now, ended: 'withdrawn' })
  return { offers_count: row.offers_count - ended, server_time: row.clock.toISOString() }
}

/**
 * Locks the bidder, then the auction, as a bid does, and reads the clock after that. An exclusion locks the person first, so
 * it finds every offer of the person.
 */
async function holdAs(tx: Sql, { id }: Bidder, auctionId: number, way: AuctionWay): Promise<StepRow> {
  const [held] = await holdBidding(tx, { auctions: [auctionId], bidders: [id] })
  if (!held || held.hidden) throw new Refusal('not_found')
  if (held.gone?.includes(id)) throw new Refusal('unauthenticated')
  if (held.barred?.includes(id)) throw new Refusal('forbidden')
  if (held.way !== way) throw new Refusal('conflict', undefined, { words: 'other_way' })
  const row = await lockAuction(tx, auctionId)
  if (!row) throw new Refusal('not_found')
  return row
}
