import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { secondProcess, testMarket } from '#demo/testing/fixtures/market.ts'
import { type TestPerson, testPassword } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest, ageRequest, makeOffer, offerOn } from '#demo/testing/trade/requests.ts'
import { brokenInvariants, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import { addDays } from '#shared/base/dates.ts'
import { closeDue } from '../asking/expiry.ts'

/** `second` is a second web process on the database of `market`. Calls alternate between the two processes. */
const market = await testMarket()
const second = await secondProcess(market)
const nora = await makeBuyer(market.db)

const times = <T>(count: number, make: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => make(place)))
const sellers = await times(12, (place) => makeSeller(market.db, { firstName: `بائع ${place}` }))
const at = (place: number) => ({ db: market.db, url: place % 2 ? second.url : market.url })
const seller = (place: number) => sellers[place % sellers.length] as TestPerson
/** Repeats a call while the answer is 503, because the machine may be slow. */
async function retryCall<A extends { readonly status: number }>(send: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
}
const accept = (offerId: number, place = 0) =>
  retryCall(() => ask(at(place), `POST requests/offers/${offerId}/accept`, { token: nora.token }))
const withdraw = (offerId: number, by: TestPerson, place = 1) =>
  retryCall(() => ask(at(place), `POST requests/offers/withdraw/${offerId}`, { token: by.token }))
const offer = (requestId: number, by: TestPerson, price: number, place = 1, key?: string) =>
  retryCall(() => offerOn(at(place), by, requestId, { price }, key ? { 'idempotency-key': key } : {}))
const close = (requestId: number, place = 1) =>
  retryCall(() => ask(at(place), `POST requests/close/${requestId}`, { token: nora.token }))

const stateOf = async (requestId: number) => {
  const [row] = await market.db.query<Record<string, number | string>>({
    text: `select r.status, r.offers_count, ${['open', 'accepted', 'declined', 'withdrawn', 'replaced']
      .map((status) => `count(o.id) filter (where o.status = '${status}')::int as ${status}`)
      .join(', ')}
           from requests r left join offers o on o.request_id = r.id where r.id = $1 group by r.id`,
    values: [requestId],
  })
  return row
}
const notificationsCount = async (person: TestPerson, about: number, kind: string) => {
  const rows = await market.db.query({
    text: 'select from notifications where user_id = $1 and data_id = $2 and kind = $3',
    values: [person.id, about, kind],
  })
  return rows.length
}
const statuses = (...answers: { readonly status: number }[]) => answers.map(({ status }) => status)

/** Adds a request of Nora with offers of `offers` sellers. */
async function requestWithOffers(offers: number): Promise<{ id: number; offers: number[] }> {
  const id = await addRequest(market.db, nora)
  const made: number[] = []
  for (let place = 0; place < offers; place += 1) made.push(await addOffer(market.db, seller(place), id))
  return { id, offers: made }
}

const rounds = 8

describe('concurrent calls on requests and offers', () => {
  it('accept only one of twelve offers and notify each seller once', async () => {
    const { id, offers } = await requestWithOffers(12)
    const answers = await Promise.all(offers.map((one, place) => accept(one, place)))
    expect(statuses(...answers).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
    const winner = answers.findIndex(({ status }) => status === 200)
    for (const { status, failure } of answers) {
      if (status === 409) expect(failure.message).toBe('لم يعد هذا العرض متاحًا')
    }
    expect(await stateOf(id)).toMatchObject({
      status: 'accepted',
      offers_count: 12,
      accepted: 1,
      declined: 11,
    })
    for (const [place, person] of sellers.entries()) {
      expect(await notificationsCount(person, id, 'offer_accepted')).toBe(place === winner ? 1 : 0)
      expect(await notificationsCount(person, id, 'offer_declined')).toBe(place === winner ? 0 : 1)
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('accept an offer once for twenty equal calls', async () => {
    const { id, offers } = await requestWithOffers(2)
    const answers = await times(20, (place) => accept(offers[0] ?? 0, place))
    expect(new Set(statuses(...answers))).toEqual(new Set([200]))
    expect(await notificationsCount(seller(0), id, 'offer_accepted')).toBe(1)
    expect(await stateOf(id)).toMatchObject({ status: 'accepted', accepted: 1, declined: 1 })
  })

  it('either accept or withdraw an offer', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, offers } = await requestWithOffers(2)
      const [first = 0] = offers
      const both = [() => accept(first), () => withdraw(first, seller(0))] as const
      const [accepted, withdrawn] = await inTurn(round, both)
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual(statuses(accepted, withdrawn))
      expect(await stateOf(id)).toMatchObject(
        accepted.status === 200
          ? { status: 'accepted', offers_count: 2, accepted: 1, declined: 1, withdrawn: 0 }
          : { status: 'open', offers_count: 1, open: 1, withdrawn: 1 },
      )
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('either accept an offer or replace the offer by a more expensive offer', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, offers } = await requestWithOffers(1)
      const both = [() => accept(offers[0] ?? 0), () => offer(id, seller(0), 99)] as const
      const [accepted, made] = await inTurn(round, both)
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual(statuses(accepted, made))
      expect(await stateOf(id)).toMatchObject(
        accepted.status === 200
          ? { status: 'accepted', accepted: 1, open: 0, replaced: 0 }
          : { status: 'open', offers_count: 1, open: 1, replaced: 1 },
      )
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('either accept an offer or close the request', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, offers } = await requestWithOffers(2)
      const all = [
        () => accept(offers[0] ?? 0),
        () => close(id),
        () => offer(id, seller(5), 51, round),
      ] as const
      const [accepted, closed, made] = await inTurn(round, all)
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual(statuses(accepted, closed))
      expect([201, 409]).toContain(made?.status)
      const state = await stateOf(id)
      const inTime = made?.status === 201 ? 1 : 0
      expect(state).toMatchObject({ open: 0, offers_count: 2 + inTime })
      expect(state).toMatchObject(
        accepted.status === 200
          ? { status: 'accepted', accepted: 1, declined: 1 + inTime }
          : { status: 'closed', accepted: 0, declined: 2 + inTime },
      )
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('either accept an offer or close the request at its closing time', async () => {
    // This time is after the closing time of the request, and before the deadline for the order of the accepted offer.
    const ahead = addDays(new Date(), 1.5)
    for (let round = 0; round < rounds; round += 1) {
      const { id, offers } = await requestWithOffers(2)
      await ageRequest(market.db, id, 29)
      const both = [
        () => accept(offers[0] ?? 0),
        async () => ({ status: await closeDue(market.db, ahead) }),
      ] as const
      const [accepted] = await inTurn(round, both)
      // The worker skips the row while it is locked, so the worker runs again.
      await closeDue(market.db, ahead)
      expect([200, 409]).toContain(accepted.status)
      expect(await stateOf(id)).toMatchObject(
        accepted.status === 200
          ? { status: 'accepted', accepted: 1, declined: 1 }
          : { status: 'closed', accepted: 0, declined: 2 },
      )
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('either change a request before the acceptance or refuse the change', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, offers } = await requestWithOffers(2)
      const change = new FormData()
      change.append('title', 'شعري بدل الهامور')
      const both = [
        () => accept(offers[0] ?? 0),
        () => retryCall(() => ask(at(1), `POST requests/update/${id}`, { token: nora.token, body: change })),
      ] as const
      const [accepted, changed] = await inTurn(round, both)
      expect([
        [200, 200],
        [200, 409],
      ]).toContainEqual(statuses(accepted, changed))
      expect(await notificationsCount(seller(0), id, 'request_changed')).toBe(changed.status === 200 ? 1 : 0)
      expect(await stateOf(id)).toMatchObject({ status: 'accepted', accepted: 1, declined: 1 })
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})

describe('many concurrent calls', () => {
  it('leave one open offer per seller', async () => {
    const { id } = await requestWithOffers(0)
    const answers = await times(20, (place) => offer(id, seller(0), 40 + place, place))
    expect(new Set(statuses(...answers))).toEqual(new Set([201]))
    expect(await stateOf(id)).toMatchObject({ offers_count: 1, open: 1, replaced: 19 })
    expect(await notificationsCount(nora, id, 'offer_received')).toBe(1)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('make one offer for one idempotency key', async () => {
    const { id } = await requestWithOffers(0)
    const answers = await times(20, (place) => offer(id, seller(0), 44, place, 'one-offer'))
    expect(new Set(statuses(...answers))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await stateOf(id)).toMatchObject({ offers_count: 1, open: 1, replaced: 0 })
  })

  it('leave a request consistent after offers, withdrawals and acceptances', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, offers } = await requestWithOffers(6)
      const answers = await Promise.all([
        ...sellers.map((person, place) => offer(id, person, 60 + place, place)),
        ...offers.slice(0, 3).map((one, place) => withdraw(one, seller(place), place)),
        accept(offers[4] ?? 0),
        accept(offers[5] ?? 0, 1),
      ])
      expect(
        answers.map(({ status }) => status).filter((status) => ![200, 201, 409].includes(status)),
      ).toEqual([])
      const state = await stateOf(id)
      expect(state?.accepted).toBe(state?.status === 'accepted' ? 1 : 0)
      expect(await brokenInvariants(market.db)).toEqual({})
    }
  })
})

describe('the removal of an account', () => {
  const leave = ({ token }: TestPerson, place = 1) =>
    retryCall(() => ask(at(place), 'POST profile/delete', { token, body: { password: testPassword } }))

  it('withdraws the seller’s offer even when the offer is accepted concurrently', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const leaver = await makeSeller(market.db)
      const { id } = await requestWithOffers(1)
      const { id: first } = await makeOffer(market, leaver, id)
      const both = [() => accept(first), () => leave(leaver)] as const
      const [accepted, left] = await inTurn(round, both)
      expect([200, 409]).toContain(accepted.status)
      expect(left.status).toBe(200)
      // After an acceptance, the removal closes the request. Without an acceptance, the request stays open for others.
      expect(await stateOf(id)).toMatchObject(
        accepted.status === 200
          ? { status: 'closed', accepted: 0, withdrawn: 1, declined: 1 }
          : { status: 'open', offers_count: 1, open: 1, withdrawn: 1 },
      )
      expect(await notificationsCount(nora, id, 'offer_withdrawn')).toBe(1)
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('does not deadlock with removals of other people on the same request', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [asker, ...offering] = [
        await makeBuyer(market.db),
        ...(await times(4, () => makeSeller(market.db))),
      ]
      const ids = await times(3, () => addRequest(market.db, asker))
      for (const id of ids) for (const person of offering) await addOffer(market.db, person, id)
      const everybody = [...offering, asker].map((person, place) => () => leave(person, place))
      const answers = await Promise.all((round % 2 ? everybody : everybody.reverse()).map((go) => go()))
      expect(new Set(statuses(...answers))).toEqual(new Set([200]))
      for (const id of ids) {
        expect(await stateOf(id)).toMatchObject({ status: 'closed', open: 0, accepted: 0 })
      }
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('leaves no open offer on the asker’s request when sellers make offers concurrently', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const asker = await makeBuyer(market.db)
      const id = await addRequest(market.db, asker)
      await addOffer(market.db, seller(0), id)
      const all = [() => leave(asker), ...[1, 2, 3].map((place) => () => offer(id, seller(place), 50, place))]
      const answers = await Promise.all((round % 2 ? all : all.reverse()).map((go) => go()))
      expect(statuses(...answers).filter((status) => ![200, 201, 409].includes(status))).toEqual([])
      expect(await stateOf(id)).toMatchObject({ status: 'closed', open: 0 })
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})

/** Runs the functions concurrently. In every second round, they are started in reverse order. Returns the results in order. */
async function inTurn<Work extends readonly (() => Promise<unknown>)[]>(
  round: number,
  works: Work,
): Promise<{ -readonly [Place in keyof Work]: Awaited<ReturnType<Work[Place]>> }> {
  const running: Promise<unknown>[] = []
  const places = works.map((_, place) => place)
  for (const place of round % 2 ? places : places.reverse())
    running[place] = works[place]?.() as Promise<unknown>
  return (await Promise.all(running)) as { -readonly [Place in keyof Work]: Awaited<ReturnType<Work[Place]>> }
}
