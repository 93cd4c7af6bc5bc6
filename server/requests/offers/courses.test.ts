import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestInvariants } from '#demo/requests/invariants.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { withLong } from '#demo/testing/long.ts'
import { orderOffer } from '#demo/testing/trade/offerOrders.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { addRequest, ageRequest } from '#demo/testing/trade/requests.ts'
import { makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addDays } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import { type OfferStatus, offerStatusAt, type RequestStatus, statusAt } from '#shared/requests/status.ts'
import { accept } from '../accepting/actions.ts'
import { closeRequestOf } from '../asking/actions.ts'
import { closeDue } from '../asking/expiry.ts'
import { makeOffer, withdraw } from './actions.ts'

/** Runs random sequences of commands by several people and compares the results with a simple model. */

const market = await testMarket()
const nora = await makeBuyer(market.db)
const sellers = await Promise.all([1, 2, 3].map(() => makeSeller(market.db)))

/** A command. Its small numbers select people, requests, offers and prices. */
type Command =
  | { readonly do: 'offer'; readonly seller: number; readonly request: number; readonly price: number }
  | { readonly do: 'withdraw' | 'accept'; readonly offer: number; readonly by: number }
  | { readonly do: 'close'; readonly request: number }
  | { readonly do: 'order'; readonly request: number }
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'sweep' }

const few = (most: number) => fc.integer({ min: 0, max: most })
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('offer' as const),
      seller: few(2),
      request: few(1),
      price: few(1),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('withdraw', 'accept'), offer: few(7), by: few(5) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('close', 'order'), request: few(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: few(20) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'sweep' as const }) },
)
const courses = fc.array(command, { minLength: 4, maxLength: 24, size: 'max' })

interface ModelOffer {
  readonly id: number
  readonly seller: number
  readonly price: number
  status: OfferStatus
}
interface ModelRequest {
  readonly id: number
  closesAt: Date
  orderUntil: Date | null
  status: RequestStatus
  readonly offers: ModelOffer[]
}

/** The expected state, computed by the simplest possible rules. */
class Model {
  readonly now = new Date()
  readonly requests: ModelRequest[]

  constructor(ids: readonly number[]) {
    this.requests = ids.map((id) => ({
      id,
      closesAt: addDays(this.now, 30),
      orderUntil: null,
      status: 'open',
      offers: [],
    }))
  }

  get offers(): ModelOffer[] {
    return this.requests.flatMap(({ offers }) => offers).sort((one, other) => one.id - other.id)
  }

  request(place: number): ModelRequest {
    return this.requests[place % this.requests.length] as ModelRequest
  }

  of(offer: ModelOffer): ModelRequest {
    return this.requests.find(({ offers }) => offers.includes(offer)) as ModelRequest
  }

  wait(days: number): void {
    for (const request of this.requests) {
      request.closesAt = addDays(request.closesAt, -days)
      if (request.status === 'open' && this.now >= request.closesAt) this.close(request)
      request.orderUntil &&= addDays(request.orderUntil, -days)
      if (request.status === 'accepted' && request.orderUntil && this.now >= request.orderUntil) {
        request.status = 'closed'
        for (const offer of request.offers) if (offer.status === 'accepted') offer.status = 'declined'
      }
    }
  }

  close(request: ModelRequest): string {
    if (request.status === 'accepted' || request.status === 'ordered') return 'conflict request_over'
    request.status = 'closed'
    for (const offer of request.offers) if (offer.status === 'open') offer.status = 'declined'
    return 'done'
  }

  offer(request: ModelRequest, seller: number, price: number, id: number): string {
    if (request.status !== 'open') return 'conflict request_over'
    const storedState = request.offers.find((one) => one.seller === seller && one.status === 'open')
    if (storedState?.price === price) return storedState.id === id ? 'done' : 'another offer'
    if (storedState) storedState.status = 'replaced'
    request.offers.push({ id, seller, price, status: 'open' })
    return 'done'
  }

  withdraw(offer: ModelOffer, by: number): string {
    if (offer.seller !== by) return 'not_found'
    if (offer.status === 'open') offer.status = 'withdrawn'
    return offer.status === 'withdrawn' ? 'done' : 'conflict offer_over'
  }

  accept(offer: ModelOffer, by: number): string {
    const request = this.of(offer)
    if (by !== nora.id) return 'forbidden'
    if (offer.status === 'accepted') return 'done'
    if (offer.status === 'declined' && request.status === 'closed') return 'conflict request_over'
    if (offer.status !== 'open') return 'conflict offer_over'
    for (const other of request.offers) if (other.status === 'open') other.status = 'declined'
    offer.status = 'accepted'
    request.status = 'accepted'
    request.orderUntil = addDays(this.now, limits.request.orderDays)
    return 'done'
  }

  order(request: ModelRequest): ModelOffer | undefined {
    if (request.status !== 'accepted') return undefined
    request.status = 'ordered'
    return request.offers.find(({ status }) => status === 'accepted')
  }
}

const as = ({ caller }: { readonly caller: Caller }) => ({ caller, locale: 'ar' as const, now: new Date() })

/** Returns `done` or the code of the refusal. Rethrows all other errors. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [error.code, error.words].filter(Boolean).join(' ')
  }
}

const make = (request: ModelRequest, seller: TestPerson, price: number) =>
  makeOffer(market.db, as(seller), {
    product_request_id: request.id,
    quantity: grams(40_000),
    price: (4_000 + price) as Halalas,
    body: undefined,
    delivery_days: undefined,
    delivery_method_id: undefined,
    fish_type: undefined,
  })
const acceptAs = (offer: ModelOffer, by: TestPerson) =>
  market.db.transaction((tx) => accept(tx, as(by), offer.id))
const closeAs = (request: ModelRequest) => closeRequestOf({ db: market.db }, as(nora), request.id)

/** Returns the seller with this number, or the asker for larger numbers. */
const person = (place: number): TestPerson => sellers[place] ?? nora

/** Runs a command on the market and on the model, and compares the results. */
async function take(model: Model, step: Command): Promise<void> {
  const { now } = model
  if (step.do === 'wait') {
    // The times are not whole days, so that no deadline coincides with the time of the comparison.
    const days = step.days * 1.01
    for (const { id } of model.requests) await ageRequest(market.db, id, days)
    return model.wait(days)
  }
  if (step.do === 'sweep') return void (await closeDue(market.db, now))
  if (step.do === 'offer') {
    const [request, seller] = [model.request(step.request), person(step.seller)]
    let id = 0
    const came = await outcome(make(request, seller, step.price).then((made) => (id = made.id)))
    return expect(came).toBe(model.offer(request, seller.id, step.price, id))
  }
  if (step.do === 'close') {
    const request = model.request(step.request)
    return expect(await outcome(closeAs(request))).toBe(model.close(request))
  }
  if (step.do === 'order') {
    const accepted = model.order(model.request(step.request))
    if (accepted) expect((await orderOffer(market, nora, accepted.id, { payment: 'cod' })).status).toBe(201)
    return
  }
  const offer = model.offers[step.offer % Math.max(1, model.offers.length)]
  if (!offer) return
  const by = person(step.by)
  if (step.do === 'accept') {
    return expect(await outcome(acceptAs(offer, by))).toBe(model.accept(offer, by.id))
  }
  expect(await outcome(withdraw(market.db, as(by), offer.id))).toBe(model.withdraw(offer, by.id))
}

/** Returns the state of the rows at a time, in the shape of the model. */
async function storedState(ids: readonly number[], now: Date) {
  const requests = await market.db.query<{
    id: number
    status: RequestStatus
    closesAt: Date
    orderUntil: Date | null
    offers: { id: number; status: OfferStatus }[]
  }>({
    text: `select id, status, closes_at as "closesAt", order_until as "orderUntil", (select coalesce(json_agg(json_build_object('id', o.id, 'status', o.status)
             order by o.id), '[]') from offers o where o.request_id = r.id) as offers
           from requests r where id = any($1) order by id`,
    values: [ids],
  })
  return requests.map(({ offers, ...request }) => ({
    id: request.id,
    status: statusAt(request, now),
    offers: offers.map(({ id, status }) => [id, offerStatusAt(status, request, now)]),
  }))
}

async function expectInOrder(): Promise<void> {
  const broken = await Promise.all(
    Object.entries(requestInvariants).map(async ([name, text]) => {
      const rows = await market.db.query({ text: `select * from (${text}) broken limit 1` })
      return rows.length > 0 ? [name] : []
    }),
  )
  expect(broken.flat()).toEqual([])
}

/** Creates two requests of Nora and a model of the requests. */
async function fresh(): Promise<Model> {
  const ids = [await addRequest(market.db, nora), await addRequest(market.db, nora)]
  const model = new Model(ids)
  await market.db.query({
    text: 'update requests set closes_at = $2 where id = any($1)',
    values: [ids, model.requests[0]?.closesAt],
  })
  return model
}

describe('commands on requests in random order', () => {
  it('give the results of the model and break no invariant', async () => {
    await fc.assert(
      fc.asyncProperty(courses, async (steps) => {
        const model = await fresh()
        const ids = model.requests.map(({ id }) => id)
        for (const step of steps) {
          await take(model, step)
          expect(await storedState(ids, model.now)).toEqual(
            model.requests.map(({ id, status, offers }) => ({
              id,
              status,
              offers: offers.map((offer) => [offer.id, offer.status]),
            })),
          )
          await expectInOrder()
        }
      }),
      { numRuns: withLong ? 25 : 10 },
    )
  }, 300_000)

  it('break no invariant when they are concurrent, whether they succeed or are refused', async () => {
    await fc.assert(
      fc.asyncProperty(courses, async (steps) => {
        const model = await fresh()
        // Adds the offers that the commands withdraw and accept.
        for (const seller of [0, 1, 2]) await take(model, { do: 'offer', seller, request: seller, price: 0 })
        const { offers } = model
        await Promise.all(steps.map((step, place) => outcome(go(model, offers, step, place))))
        await expectInOrder()
      }),
      { numRuns: withLong ? 25 : 10 },
    )
  }, 300_000)

  /** Runs a command without comparing results, because the results of concurrent commands are not predictable. */
  async function go(
    model: Model,
    offers: readonly ModelOffer[],
    step: Command,
    place: number,
  ): Promise<unknown> {
    const { now } = model
    if (step.do === 'offer') return make(model.request(step.request), person(step.seller), step.price)
    if (step.do === 'close') return closeAs(model.request(step.request))
    if (step.do === 'sweep') return closeDue(market.db, addDays(now, place % 2 ? 31 : 0))
    if (step.do === 'wait' || step.do === 'order') return undefined
    const offer = offers[step.offer % offers.length] as ModelOffer
    if (step.do === 'accept') return acceptAs(offer, nora)
    return withdraw(market.db, as(person(step.by)), offer.id)
  }
})
