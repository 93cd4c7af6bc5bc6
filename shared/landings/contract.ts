import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { fileRefusals } from '../base/errors.ts'
import { amount, entries, id, moment, optional, text, weight } from '../base/fields.ts'
import { picturesUpTo, voice } from '../base/files.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { FishOption, Option } from '../catalog/contract.ts'
import { Seller } from '../products/contract.ts'
import { SeasonWarning } from '../products/listing.ts'
import { landingLimits, landingStates, reservationStates } from './rules.ts'

/** Arriving catches and their reservations (contract, section 2, Arriving catches). */

const from = 'contract 2, Arriving catches; an addition'

const Place = z.object({ id: z.number(), name: z.string() })

/** A catch that is announced before it lands. Weights in kilograms, the price in SAR per kilogram. */
export const Landing = z.object({
  id: z.number(),
  status: z.enum(landingStates),
  name: z.string(),
  fish: FishOption,
  market: Place,
  city: Place,
  landing_place: z.nullable(z.string()),
  size: Option,
  quality: Option,
  fish_type: Option,
  /** The estimated weight, and the part of it that nobody has reserved. */
  expected: z.number(),
  free: z.number(),
  price: z.number(),
  lands_at: z.string(),
  /** The deadline for the seller to confirm the weight. */
  confirm_by: z.string(),
  /** The true weight and the product; null until the catch has landed. */
  landed: z.nullable(z.number()),
  product_id: z.nullable(z.number()),
  /** The part of the landed goods that is on sale now: 0 if all of it is reserved, sold or hidden. Null until the landing. */
  on_sale: z.nullable(z.number()),
  image: z.string(),
  images: z.array(z.string()),
  /** The path of the seller's voice note. */
  voice: z.nullable(z.string()),
  seller: Seller,
  created_at: z.string(),
})
export type Landing = z.output<typeof Landing>

/** A reservation, as its buyer and the seller of the catch see it. */
export const Reservation = z.object({
  id: z.number(),
  status: z.enum(reservationStates),
  /** The reserved weight, the part of the landed weight that the reservation got, and the weight that is still held. */
  quantity: z.number(),
  kept: z.number(),
  held: z.number(),
  held_until: z.nullable(z.string()),
  created_at: z.string(),
})
export type Reservation = z.output<typeof Reservation>

/** A reservation of the caller with its catch. */
export const OwnReservation = z.extend(Reservation, { landing: Landing })
export type OwnReservation = z.output<typeof OwnReservation>

/** A catch of the caller with its reservations, oldest first; the names of the buyers are masked. */
export const OwnLanding = z.extend(Landing, {
  reservations: z.array(z.extend(Reservation, { buyer: z.string() })),
  /** True if the expected time had passed when the announcement arrived. */
  late: z.boolean(),
})
export type OwnLanding = z.output<typeof OwnLanding>

const params = z.object({ id: id() })

/** The arriving catches, sorted by their landing time. */
export const listLandings = call('GET landings', {
  who: 'anyone',
  from,
  query: z.object({ market_id: entries(), fish_id: entries(), ...paging() }),
  answer: z.object({ landings: pageOf(Landing) }),
  shared: true,
})

/** One catch in any state. */
export const showLanding = call('GET landings/{id}', {
  who: 'anyone',
  from,
  params,
  answer: Landing,
  refuses: ['not_found'],
  shared: true,
})

const landingBody = z.object({
  type_fish_id: id(),
  market_id: id(),
  landing_place: optional(text(limits.text.name)),
  size: id(),
  quality: id(),
  fish_type: id(),
  /** The estimated weight of the catch. */
  quantity: weight(),
  /** In halalas per kilogram. */
  price: amount(),
  lands_at: moment(),
  images: picturesUpTo(landingLimits.images),
  /** At most a minute and a megabyte: WebM or Ogg with Opus, or MP4 with AAC. */
  voice: optional(voice()),
})
export type NewLanding = z.output<typeof landingBody>

/** Announces a catch. The catch gets the city of its market and the name of its species. */
export const announceLanding = call('POST landings', {
  who: 'seller',
  from,
  form: { files: landingLimits.images + 1 },
  body: landingBody,
  answer: z.extend(OwnLanding, { warnings: z.array(SeasonWarning) }),
  status: 201,
  trades: true,
  once: true,
  refuses: ['conflict', ...fileRefusals, 'idempotency_mismatch'],
})

/** The caller's catches with their reservations, newest first. */
export const listMyLandings = call('GET profile/landings', {
  who: 'seller',
  from,
  query: z.object(paging()),
  answer: z.object({ landings: pageOf(OwnLanding) }),
})

/** Confirms that a catch has landed, with its true weight: it becomes a product, and reservations are served in order of time. */
export const confirmLanding = call('POST landings/{id}/confirm', {
  who: 'seller',
  from,
  params,
  body: z.object({ quantity: weight(), price: optional(amount()) }),
  answer: OwnLanding,
  trades: true,
  once: true,
  refuses: ['not_found', 'conflict', 'idempotency_mismatch'],
})

/** Cancels a catch that will not land; its reservations end with it. */
export const cancelLanding = call('POST landings/{id}/cancel', {
  who: 'seller',
  from,
  params,
  answer: OwnLanding,
  refuses: ['not_found', 'conflict'],
})

/** Reserves a part of an arriving catch. No money moves. */
export const reserveLanding = call('POST landings/{id}/reserve', {
  who: 'signed_in',
  from,
  params,
  body: z.object({ quantity: weight() }),
  answer: OwnReservation,
  status: 201,
  trades: true,
  once: true,
  refuses: ['not_found', 'conflict', 'out_of_stock', 'idempotency_mismatch'],
})

/** The caller's reservations, newest first. */
export const listMyReservations = call('GET profile/reservations', {
  who: 'signed_in',
  from,
  query: z.object({ landing_id: optional(id()), product_id: optional(id()), ...paging() }),
  answer: z.object({ reservations: pageOf(OwnReservation) }),
})

/** Cancels a reservation. The buyer can cancel it until it is ordered, the seller until the catch lands. */
export const cancelReservation = call('POST reservations/{id}/cancel', {
  who: 'signed_in',
  from,
  params,
  answer: Reservation,
  refuses: ['not_found', 'conflict'],
})
