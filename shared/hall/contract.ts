import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import {
  amount,
  day,
  entry,
  id,
  mobile,
  moment,
  nameText,
  optional,
  problem,
  text,
  weight,
  whole,
  yesNo,
} from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { hallPayments, hallRoles } from './rules.ts'

/** Open-outcry auctions in a hall: the sales that clerks record (contract, section 2, The hall). */

const from = 'contract 2, The hall; an addition'

/** The commissions in basis points of the hammer price, from a day in Riyadh. */
export const HallTerms = z.object({
  from: z.string(),
  hall_bp: z.number(),
  say_bp: z.number(),
  /** The VAT number; null if the hall is not registered for VAT. */
  vat_number: z.nullable(z.string()),
})

export const Hall = z.object({
  /** The id of the hall, which is the id of its market. */
  id: z.number(),
  name: z.string(),
  role: z.enum(hallRoles),
  /** The dallal, who receives the sa'y; null if the hall keeps it. */
  dallal: z.nullable(z.string()),
  /** The terms of today and of later days, oldest first. */
  terms: z.array(HallTerms),
})
export type Hall = z.output<typeof Hall>

/** A person known to a hall, with or without an account of the market. */
export const HallPerson = z.object({
  id: z.number(),
  /** The number of the person's card in this hall. */
  number: z.number(),
  name: z.string(),
  /** The masked mobile of the person. */
  mobile: z.nullable(z.string()),
  account: z.boolean(),
  /** Whether the owner allows this hall to charge the wallet. */
  wallet: z.boolean(),
  /** Whether the person has bought in this hall. */
  buys: z.boolean(),
})
export type HallPerson = z.output<typeof HallPerson>

/** Goods on sale in the hall's market. A sale in the hall can take its lot from them. */
export const HallLot = z.object({
  product_id: z.number(),
  name: z.string(),
  fish_id: z.number(),
  /** The quantity that is left, in kilograms. */
  quantity: z.number(),
  seller: z.string(),
})
export type HallLot = z.output<typeof HallLot>

/** The VAT that is contained in the hall's part of a price: in its commission, and in the sa'y if there is no dallal. */
const HallVat = z.object({ number: z.string(), percent: z.number(), amount: z.number() })

const Party = z.object({ id: z.number(), number: z.number(), name: z.string() })

export const HallSale = z.object({
  id: z.number(),
  /** The displayed number: `H-12`. */
  number: z.string(),
  /** The key and the slip's number, as the device sent them. */
  key: z.string(),
  reference: z.string(),
  fish: z.object({ id: z.number(), code: z.string(), name: z.string() }),
  product_id: z.nullable(z.number()),
  tubs: z.nullable(z.number()),
  quantity: z.number(),
  /** The hammer price of the whole lot, SAR. */
  price: z.number(),
  price_per_kg: z.number(),
  seller: Party,
  /** The buyer; null for a walk-in buyer. */
  buyer: z.nullable(Party),
  payment: z.enum(hallPayments),
  hall_commission: z.number(),
  say: z.number(),
  proceeds: z.number(),
  /** The VAT of the sale; null if the hall was not registered on the day of the sale. */
  vat: z.nullable(HallVat),
  clerk: z.string(),
  /** The time of the sale by the server's clock, and the time at which the server received it. */
  sold_at: z.string(),
  received_at: z.string(),
  /** The time at which the seller without an account got the proceeds in cash. */
  paid_at: z.nullable(z.string()),
  reversed: z.nullable(z.object({ at: z.string(), by: z.string(), reason: z.string() })),
})
export type HallSale = z.output<typeof HallSale>

const params = z.object({ id: id() })

/** The halls in which the caller is a clerk or a chief; empty for everybody else. */
export const listHalls = call('GET halls', {
  who: 'signed_in',
  from,
  answer: z.object({ halls: z.array(Hall) }),
})

/** Everything that a device needs to sell without a network. */
export const showHall = call('GET halls/{id}', {
  who: 'signed_in',
  from,
  params,
  answer: z.object({
    hall: Hall,
    people: z.array(HallPerson),
    lots: z.array(HallLot),
    /** The species sold here lately, most sold first, with the weight of a tub in kilograms. */
    usual: z.array(z.object({ fish_id: z.number(), tub: z.number(), price: z.number() })),
    server_time: z.string(),
  }),
  refuses: ['not_found'],
})

/** The largest number of lots that one call records. */
export const salesAtOnce = 50

/** A sale as the device recorded it. The key makes the sale idempotent without a time limit, and not only for 24 hours. */
export const SentSale = z
  .object({
    key: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    reference: text(20),
    /** The time of the sale by the clock of the device. */
    sold_at: moment(),
    /** The id of the species; absent for goods on sale, whose listing names the species. */
    fish_id: optional(entry()),
    product_id: optional(id()),
    tubs: optional(whole(1, 1_000)),
    quantity: weight(),
    price: amount(),
    /** The seller: a person of the hall, or a mobile. Goods on sale already have a seller. */
    seller_id: optional(id()),
    seller_mobile: optional(mobile()),
    seller_name: optional(nameText()),
    /** The buyer: the number of a card, or a mobile. Without both, the buyer is a walk-in buyer. */
    buyer_number: optional(whole(1, 1_000_000_000)),
    buyer_mobile: optional(mobile()),
    payment: z.enum(hallPayments),
  })
  .check(
    z.refine(({ fish_id, product_id }) => fish_id !== undefined || product_id !== undefined, {
      path: ['fish_id'],
      ...problem({ code: 'required' }),
    }),
    z.refine(
      ({ seller_id, seller_mobile, product_id }) =>
        seller_id !== undefined || seller_mobile !== undefined || product_id !== undefined,
      { path: ['seller_id'], ...problem({ code: 'required' }) },
    ),
  )
export type SentSale = z.output<typeof SentSale>

/** The outcome of one sent sale: recorded, or refused with the reason; a refused sale can be sent again. */
export const RecordedSale = z.object({
  key: z.string(),
  sale: z.nullable(HallSale),
  refused: z.nullable(
    z.object({
      code: z.string(),
      message: z.string(),
      errors: z.optional(z.record(z.string(), z.readonly(z.array(z.string())))),
    }),
  ),
})
export type RecordedSale = z.output<typeof RecordedSale>

/**
 * Records sales, each in a transaction of its own. The answers are in the order in which the sales were sent. A repeated key returns the recorded
 * sale and changes nothing.
 */
export const recordSales = call('POST halls/{id}/sales', {
  who: 'signed_in',
  from,
  params,
  body: z.object({
    /** The device's clock at the time of sending. */
    sent_at: moment(),
    sales: z.array(SentSale).check(z.minLength(1), z.maxLength(salesAtOnce)),
  }),
  answer: z.object({ sales: z.array(RecordedSale) }),
  trades: true,
  refuses: ['not_found'],
})

/** The sums of a day in SAR and kilograms; reversed sales are not counted. */
export const HallTotals = z.object({
  sales: z.number(),
  quantity: z.number(),
  price: z.number(),
  hall_commission: z.number(),
  say: z.number(),
  /** The VAT that is contained in the hall's part. */
  vat: z.number(),
  proceeds: z.number(),
  /** The cash taken from buyers, and the cash paid to sellers, on that day. */
  cash_in: z.number(),
  cash_out: z.number(),
})
export type HallTotals = z.output<typeof HallTotals>

/** The sales of a day in Riyadh (default: today), newest first, with the day's sums. */
export const listHallSales = call('GET halls/{id}/sales', {
  who: 'signed_in',
  from,
  params,
  query: z.object({ day: optional(day()), ...paging(25) }),
  answer: z.object({ sales: pageOf(HallSale), totals: HallTotals, day: z.string() }),
  refuses: ['not_found'],
})

/**
 * Reverses a sale and every movement of its money. Only a chief can do this. If the seller was paid in cash, the chief states that the seller has
 * returned the cash.
 */
export const reverseHallSale = call('POST halls/sales/{id}/reverse', {
  who: 'signed_in',
  from,
  params,
  body: z.object({ reason: text(limits.text.line), cash_returned: optional(yesNo()) }),
  answer: HallSale,
  refuses: ['not_found', 'forbidden', 'illegal_transition', 'insufficient_funds'],
})

/** Adds a person to the hall's list, or returns the person who has this mobile. */
export const addHallPerson = call('POST halls/{id}/people', {
  who: 'signed_in',
  from,
  params,
  body: z.object({ name: nameText(), mobile: optional(mobile()) }),
  answer: HallPerson,
  status: 201,
  once: true,
  refuses: ['not_found', 'idempotency_mismatch'],
})

/** The amount that the hall owes a seller without an account. */
export const HallDue = z.object({ person: HallPerson, amount: z.number(), sales: z.number() })
export type HallDue = z.output<typeof HallDue>

/** Sellers without an account whose proceeds were not paid yet, the oldest first. */
export const listHallDues = call('GET halls/{id}/dues', {
  who: 'signed_in',
  from,
  params,
  answer: z.object({ dues: z.array(HallDue) }),
  refuses: ['not_found'],
})

/**
 * Records that a seller without an account got all open proceeds in cash. `amount` is the sum that the clerk has seen:
 * `price_changed` if another sale came in meanwhile.
 */
export const payHallSeller = call('POST halls/{id}/payouts', {
  who: 'signed_in',
  from,
  params,
  body: z.object({ person_id: id(), amount: amount() }),
  answer: z.object({ person: HallPerson, amount: z.number(), sales: z.array(HallSale), paid_at: z.string() }),
  status: 201,
  trades: true,
  once: true,
  refuses: ['not_found', 'price_changed', 'idempotency_mismatch'],
})

/** The caller's card in a hall. */
export const HallCard = z.object({
  id: z.number(),
  hall: z.object({ id: z.number(), name: z.string() }),
  number: z.number(),
  wallet: z.boolean(),
})
export type HallCard = z.output<typeof HallCard>

/** The caller's cards in all halls. */
export const listHallCards = call('GET profile/hall-cards', {
  who: 'signed_in',
  from,
  answer: z.object({ cards: z.array(HallCard) }),
})

/** Allows or forbids a hall to charge the caller's wallet. */
export const changeHallCard = call('POST profile/hall-cards/{id}', {
  who: 'signed_in',
  from,
  params,
  body: z.object({ wallet: yesNo() }),
  answer: HallCard,
  refuses: ['not_found'],
})
