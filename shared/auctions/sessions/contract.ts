import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { entry, id, moment, optional, text, whole, yesNo } from '../../base/fields.ts'
import { limits } from '../../base/limits.ts'
import { mostPrayerMinutes } from '../../catalog/clearTimes.ts'
import { Auction } from '../contract.ts'
import { sessionLimits, sessionStates } from './rules.ts'

/** Auction sessions: the lots of a market's auction day in their order (contract, section 2, Auctions, "Sessions"). */

const from = 'contract 2, Auctions, sessions; an addition'

export const SessionHead = z.object({
  id: z.number(),
  /** The market and the day of the session, in the reader's language. */
  title: z.string(),
  market: z.object({ id: z.number(), name: z.string() }),
  starts_at: z.string(),
  /** The planned closing of the last lot; null without lots. */
  ends_at: z.nullable(z.string()),
  /** The seconds between two closings. */
  seconds_per_lot: z.number(),
  state: z.enum(sessionStates),
  /** The number of public lots that were not stopped, and the number of those that have not closed. */
  lots_count: z.number(),
  lots_left: z.number(),
})
export type SessionHead = z.output<typeof SessionHead>

export const SessionLot = z.extend(
  z.pick(Auction, {
    id: true,
    name: true,
    image: true,
    quantity: true,
    price: true,
    price_per_kg: true,
    current_price: true,
    bids_count: true,
    status: true,
    starts_at: true,
    ends_at: true,
  }),
  {
    /** The place of the lot in its session, from 1. */
    place: z.number(),
    /** The code of the species. */
    fish_code: z.string(),
    seller: z.string(),
    /** The closing as announced; `ends_at` may be later. */
    first_ends_at: z.string(),
  },
)
export type SessionLot = z.output<typeof SessionLot>

export const Session = z.extend(SessionHead, {
  /** The lots in their order, without stopped and hidden lots. */
  lots: z.array(SessionLot),
  /** Whether planned closings keep clear of prayer times. */
  clear_of_prayers: z.boolean(),
  server_time: z.string(),
})
export type Session = z.output<typeof Session>

const params = z.object({ id: id() })

/** The sessions that are announced or open, the earliest first. */
export const listAuctionSessions = call('GET auction/sessions', {
  who: 'anyone',
  from,
  query: z.object({ market_id: optional(entry()) }),
  answer: z.object({ sessions: z.array(SessionHead), server_time: z.string() }),
  shared: true,
})

/** A session with its lots, also after it has closed. */
export const showAuctionSession = call('GET auction/sessions/{id}', {
  who: 'anyone',
  from,
  params,
  answer: Session,
  shared: true,
  refuses: ['not_found'],
})

/**
 * The sessions that have not begun and for which the caller requested a reminder. Public pages load this list separately, because their other answers
 * are shared by all readers.
 */
export const listSessionReminders = call('GET auction/session-reminders', {
  who: 'signed_in',
  from,
  answer: z.object({ ids: z.array(z.number()) }),
})

/** Reminds the caller once before the session starts; a repetition changes nothing. */
export const remindOfSession = call('POST auction/sessions/{id}/reminder', {
  who: 'signed_in',
  from,
  params,
  answer: z.object({ reminded: z.boolean() }),
  refuses: ['not_found', 'conflict'],
})

/** Removes the caller's reminder of a session. Succeeds even if there is no reminder. */
export const forgetSession = call('DELETE auction/sessions/{id}/reminder', {
  who: 'signed_in',
  from,
  params,
  answer: z.object({ reminded: z.boolean() }),
})

/** Puts a lot of the caller at the end of an announced session of its market. The session sets the times of the lot. */
export const joinAuctionSession = call('POST auction/sessions/{id}/lots', {
  who: 'bidder',
  from,
  params,
  body: z.object({ auction_id: id() }),
  answer: Session,
  trades: true,
  refuses: ['not_found', 'conflict'],
})

export const MarketPrayers = z.object({
  clear: z.boolean(),
  before_min: z.number(),
  after_min: z.number(),
})

/** A market whose sessions the caller runs. */
export const SessionMarket = z.object({
  id: z.number(),
  name: z.string(),
  /** Whether closings keep clear of prayer times, and the minutes before and after the call to prayer. */
  prayers: MarketPrayers,
  /** False if the coordinates of the market's city are unknown, so that no prayer time is known. */
  located: z.boolean(),
})
export type SessionMarket = z.output<typeof SessionMarket>

/**
 * The markets whose sessions the caller runs, with these sessions, including those that closed in the last week. Staff run the sessions of every
 * market, and a hall chief runs the sessions of the hall's market. Empty for everybody else.
 */
export const showSessionDesk = call('GET auction/session-desk', {
  who: 'signed_in',
  from,
  answer: z.object({
    markets: z.array(SessionMarket),
    sessions: z.array(SessionHead),
    server_time: z.string(),
  }),
})

const terms = {
  starts_at: moment(),
  seconds_per_lot: whole(sessionLimits.leastGapS, sessionLimits.mostGapS),
}

/** Announces a session of a market. */
export const announceSession = call('POST auction/sessions', {
  who: 'signed_in',
  from,
  body: z.object({ market_id: entry(), ...terms }),
  answer: Session,
  status: 201,
  refuses: ['forbidden', 'already_exists'],
})

/**
 * Changes start and pace of an announced session; its lots are planned again. `was` is the start and the pace that the caller
 * saw: `conflict` if somebody else has changed them.
 */
export const changeSession = call('POST auction/sessions/{id}', {
  who: 'signed_in',
  from,
  params,
  body: z.object({ ...terms, was: z.optional(z.object(terms)) }),
  answer: Session,
  refuses: ['not_found', 'forbidden', 'conflict', 'already_exists'],
})

const lotIds = () => z.array(id()).check(z.maxLength(sessionLimits.lots))

/**
 * Puts the lots of an announced session into this order; lots that are not named follow in their order. `was` is the order that the caller saw:
 * `conflict` if somebody else has moved or stopped one of its lots. Lots that have joined since then cause no conflict.
 */
export const orderSession = call('POST auction/sessions/{id}/order', {
  who: 'signed_in',
  from,
  params,
  body: z.object({ lots: lotIds(), was: z.optional(lotIds()) }),
  answer: Session,
  refuses: ['not_found', 'forbidden', 'conflict'],
})

/** Stops a lot of an announced session and plans the lots after it again. The lot's seller is notified of the reason. */
export const removeSessionLot = call('POST auction/sessions/{id}/lots/{auctionId}/remove', {
  who: 'signed_in',
  from,
  params: z.object({ id: id(), auctionId: id() }),
  body: z.object({ reason: text(limits.text.line) }),
  answer: Session,
  refuses: ['not_found', 'forbidden', 'conflict'],
})

/** Sets whether closings of a market keep clear of prayer times. Announced sessions keep their plan. */
export const setMarketPrayers = call('POST auction/session-desk/{id}/prayers', {
  who: 'signed_in',
  from,
  params: z.object({ id: entry() }),
  body: z.object({
    clear: yesNo(),
    before_min: whole(0, mostPrayerMinutes),
    after_min: whole(0, mostPrayerMinutes),
  }),
  answer: SessionMarket,
  refuses: ['not_found', 'forbidden'],
})
