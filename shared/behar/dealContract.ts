import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { id, optional, text, weight } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { Option } from '../catalog/contract.ts'
import { dealSides, dealStates, noticeNews } from './deals.ts'
import { demandStatuses, supplyStatuses } from './status.ts'

const base = 'platforms/behar-market/deals'
const from = 'contract 6'

/** The contact data of the other side, as the main market knew it when that side agreed. */
export const Contact = z.object({ name: z.string(), mobile: z.string(), email: z.nullable(z.string()) })
export type Contact = z.output<typeof Contact>

/** A deal as its reader sees it. Quantities are kilograms, prices SAR per kilogram. */
export const Deal = z.object({
  id: z.number(),
  status: z.enum(dealStates),
  /** The entry that the reader owns. */
  side: z.enum(dealSides),
  /** Whether the reader has sent the interest. */
  sent: z.boolean(),
  /** The name of the other side. */
  other: z.string(),
  category: Option,
  fish_type: Option,
  size: Option,
  supply: z.object({
    id: z.number(),
    number: z.string(),
    status: z.enum(supplyStatuses),
    quantity: z.number(),
    /** All kilograms of the supply that are reserved. */
    reserved: z.number(),
    price: z.number(),
  }),
  demand: z.object({
    id: z.number(),
    number: z.string(),
    status: z.enum(demandStatuses),
    quantity: z.number(),
    target_price: z.nullable(z.number()),
  }),
  /** The quantity that the sender proposed. */
  quantity: z.nullable(z.number()),
  note: z.string(),
  /** The reason for which the receiver declined. */
  reason: z.string(),
  /** The quantity that is reserved for this deal, and the quantity that the deal has sold. */
  reserved: z.number(),
  sold: z.number(),
  /** Null until both sides have agreed. */
  contact: z.nullable(Contact),
  /** The number of messages of the other side that the reader has not opened. */
  unread: z.number(),
  created_at: z.string(),
  /** The time of the last step or message. */
  changed_at: z.string(),
})
export type Deal = z.output<typeof Deal>

export const DealMessage = z.object({ id: z.number(), mine: z.boolean(), text: z.string(), at: z.string() })
export type DealMessage = z.output<typeof DealMessage>

const refuses = ['illegal_transition'] as const

/**
 * Sends an interest in a match. The caller owns one of the entries, another person owns the other one, and the entries match now. A repetition
 * returns the existing deal.
 */
export const addDeal = call(`POST ${base}/add`, {
  who: 'importer',
  from,
  body: z.object({
    supply_id: id(),
    demand_id: id(),
    quantity: optional(weight()),
    note: optional(text(limits.text.note)),
  }),
  answer: Deal,
  status: 201,
  trades: true,
  refuses: ['subscription_ended', 'already_exists', 'illegal_transition'],
})

/** The caller's deals, the last changed first, with the number of those in which the caller has to act. */
export const listDeals = call(`POST ${base}/list`, {
  who: 'importer',
  from,
  body: z.object({
    ...paging(),
    /** True returns only deals that are sent or agreed, false only the others. */
    live: optional(z.boolean()),
  }),
  reads: true,
  answer: z.extend(pageOf(Deal), { waiting: z.number() }),
})

/** A deal of the caller with its messages, the oldest first; marks them as read. */
export const showDeal = call(`POST ${base}/show`, {
  who: 'importer',
  from,
  body: z.object({ id: id() }),
  answer: z.object({ deal: Deal, messages: z.array(DealMessage) }),
})

const own = z.object({ id: id() })

/** Accepts an interest: from now on both sides see the contact of the other. */
export const acceptDeal = call(`POST ${base}/accept`, {
  who: 'importer',
  from,
  body: own,
  answer: Deal,
  trades: true,
  refuses,
})

export const declineDeal = call(`POST ${base}/decline`, {
  who: 'importer',
  from,
  body: z.object({ id: id(), reason: text(limits.text.note) }),
  answer: Deal,
  refuses,
})

/** Withdraws an unanswered interest that the caller sent. */
export const withdrawDeal = call(`POST ${base}/withdraw`, {
  who: 'importer',
  from,
  body: own,
  answer: Deal,
  refuses,
})

/** Ends an agreed deal and releases its reserved quantity. */
export const endDeal = call(`POST ${base}/end`, { who: 'importer', from, body: own, answer: Deal, refuses })

const part = {
  who: 'importer',
  from,
  body: z.object({ id: id(), quantity: weight() }),
  answer: Deal,
  once: true,
  refuses: ['illegal_transition', 'idempotency_mismatch'],
} as const

/** Reserves kilograms of the supply for this deal. Only the seller can do this. */
export const reserveForDeal = call(`POST ${base}/reserve`, part)

/** Sells kilograms, the reserved ones first, and subtracts them from the supply and from the demand. Only the seller can do this. */
export const sellForDeal = call(`POST ${base}/sell`, part)

export const addDealMessage = call(`POST ${base}/message`, {
  who: 'importer',
  from,
  body: z.object({ id: id(), text: text(limits.text.note) }),
  answer: DealMessage,
  status: 201,
  once: true,
  refuses: ['illegal_transition', 'idempotency_mismatch'],
})

/**
 * Notifies an importer of a deal's step, or of a supply that matches their demand, in the name of the caller. The integration
 * calls it with the token of the person who made the step or offers the supply. The caller is never notified, and a repeated
 * call notifies only once.
 */
export const sendNotice = call('POST main/integration/notices', {
  who: 'importer',
  from,
  body: z.object({
    receiver_id: id(),
    news: z.enum(noticeNews),
    /** Required for the news of a deal. */
    deal_id: optional(id()),
    /** Required for `match`. */
    demand_id: optional(id()),
    /** The integration's number of the notice. */
    notice_id: id(),
  }),
  answer: z.object({ notified: z.boolean() }),
  limit: { most: limits.behar.noticesPerMinute, windowMs: 60_000 },
})
