import type { Sql } from '#platform/database/db.ts'
import { fromRiyals } from '#shared/base/money.ts'
import { fromKilograms } from '#shared/base/quantity.ts'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import type { OfferStatus, RequestStatus } from '#shared/requests/status.ts'
import { type Ids, known, loadIds } from '../../store.ts'
import { type Asked, ask } from '../ask.ts'
import type { TestPerson } from './people.ts'

type Who = Pick<TestPerson, 'id'>
type Signed = Pick<TestPerson, 'token'>
type Headers = Readonly<Record<string, string>>

/** A request with codes in place of ids; the default is 80 kg of hamour for Jeddah. */
export interface TestRequest {
  readonly title?: string
  readonly body?: string
  readonly fish?: string
  readonly city?: string
  /** Null means that the size is not specified. */
  readonly size?: string | null
  readonly quality?: string | null
  /** In kilograms. */
  readonly quantity?: number
  /** Riyals per kilogram; null means that the price is not specified. */
  readonly price?: number | null
  /** `YYYY-MM-DD`. */
  readonly needed_by?: string
}

/** The values of a request form, before they are sent as JSON or as form data. */
export interface RequestForm {
  readonly title: string
  readonly body?: string
  readonly fish_id: number
  readonly city_id: number
  readonly size?: number
  readonly quality?: number
  readonly quantity: number
  readonly price?: number | null
  readonly needed_by?: string
}

/** A valid request form. */
export async function requestForm(db: Sql, wanted: TestRequest = {}): Promise<RequestForm> {
  const ids: Ids = await loadIds(db)
  const { fish, city, size, quality, ...rest } = { ...usual, ...wanted }
  return {
    ...rest,
    fish_id: known(ids.fish, fish),
    city_id: known(ids.cities, city),
    ...(size === null ? {} : { size: ids.option('sizes', size) }),
    ...(quality === null ? {} : { quality: ids.option('qualities', quality) }),
  }
}

/** Sends the request form as a person. */
export async function askFor(
  market: { readonly url: string; readonly db: Sql },
  { token }: Partial<Signed>,
  wanted: TestRequest = {},
  headers: Headers = {},
): Promise<Asked<RequestDetails>> {
  const body = await requestForm(market.db, wanted)
  return ask<RequestDetails>(market, 'POST requests/create', { token, body, headers })
}

/** Creates an open request through the API. */
export async function makeRequest(
  market: { readonly url: string; readonly db: Sql },
  asker: Signed,
  wanted: TestRequest = {},
): Promise<RequestDetails> {
  const made = await askFor(market, asker, wanted)
  if (made.status !== 201) throw new Error(`no request was made: ${JSON.stringify(made.failure)}`)
  return made.data
}

/** Inserts a request; returns its id. */
export async function addRequest(
  db: Sql,
  asker: Who,
  { status = 'open', ...wanted }: TestRequest & { readonly status?: RequestStatus } = {},
): Promise<number> {
  const { title, body, price, needed_by, ...form } = await requestForm(db, wanted)
  const { fish_id, city_id, size, quality, quantity } = form
  const [row] = await db.query<{ id: number }>({
    text: `insert into requests (asker_id, status, title, body, fish_id, city_id, size_id, quality_id, quantity_grams,
             price_halalas, needed_by, created_at, updated_at, closes_at, closed_at, closed_by, order_until)
           values ($1, $2, $3, coalesce($4, ''), $5, $6, $7, $8, $9, $10, $11, now(), now(), now() + interval '30 days',
             case when $2 = 'closed' then now() end, case when $2 = 'closed' then 'owner' end,
             case when $2 = 'accepted' then now() + interval '2 days' end) returning id`,
    values: [
      ...[asker.id, status, title, body, fish_id, city_id, size, quality, fromKilograms(quantity)],
      ...[price == null ? null : fromRiyals(price), needed_by],
    ],
  })
  return row?.id ?? 0
}

/** An offer with codes in place of ids. */
export interface TestOffer {
  /** In kilograms. */
  readonly quantity?: number
  /** Riyals per kilogram. */
  readonly price?: number
  readonly body?: string
  readonly delivery_days?: number
  readonly delivery?: string
  readonly fish_type?: string
}

export interface OfferForm {
  readonly product_request_id: number
  readonly quantity: number
  readonly price: number
  readonly body?: string
  readonly delivery_days?: number
  readonly delivery_method_id?: number
  readonly fish_type?: number
}

/** A valid form of an offer on a request. */
export async function offerForm(
  db: Sql,
  requestId: number,
  { delivery, fish_type, ...offered }: TestOffer = {},
): Promise<OfferForm> {
  const ids: Ids = await loadIds(db)
  return {
    product_request_id: requestId,
    quantity: 80,
    price: 52,
    ...offered,
    ...(delivery ? { delivery_method_id: ids.option('delivery_methods', delivery) } : {}),
    ...(fish_type ? { fish_type: ids.option('fish_types', fish_type) } : {}),
  }
}

/** Sends an offer on a request as a person. */
export async function offerOn(
  market: { readonly url: string; readonly db: Sql },
  { token }: Partial<Signed>,
  requestId: number,
  offered: TestOffer = {},
  headers: Headers = {},
): Promise<Asked<Offer>> {
  const body = await offerForm(market.db, requestId, offered)
  return ask<Offer>(market, 'POST requests/offers/create', { token, body, headers })
}

/** Creates an open offer through the API. */
export async function makeOffer(
  market: { readonly url: string; readonly db: Sql },
  seller: Signed,
  requestId: number,
  offered: TestOffer = {},
): Promise<Offer> {
  const made = await offerOn(market, seller, requestId, offered)
  if (made.status !== 201) throw new Error(`no offer was made: ${JSON.stringify(made.failure)}`)
  return made.data
}

/** Inserts an offer; if it is open, its request counts it. Returns its id. */
export async function addOffer(
  db: Sql,
  seller: Who,
  requestId: number,
  { status = 'open', ...offered }: TestOffer & { readonly status?: OfferStatus } = {},
): Promise<number> {
  const form = await offerForm(db, requestId, offered)
  const [row] = await db.query<{ id: number }>({
    text: `with counted as (update requests set offers_count = offers_count + 1 where id = $1 and $3 = 'open')
           insert into offers (request_id, seller_id, status, body, quantity_grams, price_halalas, delivery_days,
             delivery_method_id, fish_type_id, created_at, ended_at)
           values ($1, $2, $3, coalesce($4, ''), $5, $6, $7, $8, $9, now(), case when $3 <> 'open' then now() end)
           returning id`,
    values: [
      ...[requestId, seller.id, status, form.body, fromKilograms(form.quantity)],
      ...[fromRiyals(form.price), form.delivery_days, form.delivery_method_id, form.fish_type],
    ],
  })
  return row?.id ?? 0
}

/** Ages a request: moves every time of the request and its offers back by this many days. */
export async function ageRequest(db: Sql, requestId: number, days: number): Promise<void> {
  const back = (columns: readonly string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(secs => $2)`).join(', ')
  const values = [requestId, days * 86_400]
  const times = ['created_at', 'updated_at', 'closes_at', 'closed_at', 'order_until']
  await db.query({ text: `update requests set ${back(times)} where id = $1`, values })
  await db.query({
    text: `update offers set ${back(['created_at', 'ended_at'])} where request_id = $1`,
    values,
  })
}

const usual = {
  title: 'هامور طازج للمطعم',
  fish: 'hamour',
  city: 'jeddah',
  size: null,
  quality: null,
  quantity: 80,
} as const
