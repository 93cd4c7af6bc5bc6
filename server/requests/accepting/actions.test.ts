import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest, ageRequest, makeOffer } from '#demo/testing/trade/requests.ts'
import { brokenInvariants, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'

const market = await testMarket()
const nora = await makeBuyer(market.db)
const salem = await makeSeller(market.db)
const huda = await makeSeller(market.db, { firstName: 'هدى', lastName: 'العتيبي' })
const yasser = await makeSeller(market.db, { type: 'fisherman', firstName: 'ياسر', lastName: 'الحربي' })

const accept = (
  offerId: number,
  person: Partial<TestPerson> = nora,
  { method = 'GET' as 'GET' | 'POST', headers = {} } = {},
) =>
  ask<RequestDetails>(market, `${method} requests/offers/${offerId}/accept`, { token: person.token, headers })
const states = async (requestId: number) => {
  const rows = await market.db.query<{ id: number; status: string }>({
    text: `select id, status from offers where request_id = $1
           union all select 0, status from requests where id = $1 order by id`,
    values: [requestId],
  })
  return Object.fromEntries(rows.map(({ id, status }) => [id === 0 ? 'request' : id, status]))
}
const notificationsOf = async (person: TestPerson, about: number) => {
  const rows = await market.db.query<{ kind: string }>({
    text: 'select kind from notifications where user_id = $1 and data_id = $2 order by number',
    values: [person.id, about],
  })
  return rows.map(({ kind }) => kind)
}

/** Adds a request of Nora with offers of these people. */
async function offered(...people: TestPerson[]): Promise<{ id: number; offers: Offer[] }> {
  const id = await addRequest(market.db, nora)
  const offers: Offer[] = []
  for (const [place, person] of people.entries()) {
    offers.push(await makeOffer(market, person, id, { price: 50 + place }))
  }
  return { id, offers }
}

describe('GET requests/offers/{id}/accept', () => {
  it('accepts the offer, declines the others and notifies each seller', async () => {
    const { id, offers } = await offered(salem, huda, yasser)
    const [first, second, third] = offers.map((offer) => offer.id) as [number, number, number]
    const other = await offered(salem, huda)
    const { status, data } = await accept(second)
    expect([status, data.status, data.accepted_offer_id]).toEqual([200, 'accepted', second])
    expect(data).toMatchObject({ id, offers_count: 3, order_id: null, is_owner: true })
    expect(data.offers.map((offer) => [offer.id, offer.status])).toEqual([
      [third, 'declined'],
      [second, 'accepted'],
      [first, 'declined'],
    ])
    expect(await notificationsOf(huda, id)).toEqual(['offer_accepted'])
    expect([await notificationsOf(salem, id), await notificationsOf(yasser, id)]).toEqual([
      ['offer_declined'],
      ['offer_declined'],
    ])
    // Offers on other requests stay open.
    expect(await states(other.id)).toMatchObject({ request: 'open', [other.offers[0]?.id ?? 0]: 'open' })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('does not change offers that were replaced or withdrawn', async () => {
    const { id, offers } = await offered(salem, huda, yasser)
    const [first, second, third] = offers.map((offer) => offer.id) as [number, number, number]
    const better = await makeOffer(market, salem, id, { price: 40 })
    await ask(market, `POST requests/offers/withdraw/${third}`, { token: yasser.token })
    await accept(better.id)
    expect(await states(id)).toEqual({
      request: 'accepted',
      [first]: 'replaced',
      [second]: 'declined',
      [third]: 'withdrawn',
      [better.id]: 'accepted',
    })
    expect([await notificationsOf(salem, id), await notificationsOf(yasser, id)]).toEqual([
      ['offer_accepted'],
      [],
    ])
  })

  it('changes nothing when repeated, even after the order', async () => {
    const { id, offers } = await offered(salem, huda)
    const first = await accept(offers[0]?.id ?? 0, nora, { method: 'POST' })
    const stood = await market.db.query({ text: 'select * from offers where request_id = $1', values: [id] })
    const again = await accept(offers[0]?.id ?? 0)
    const same = ({ data: { server_time: _, ...rest } }: typeof first) => rest
    expect([first.status, again.status, same(again)]).toEqual([200, 200, same(first)])
    expect(again.headers.get('cache-control')).toBe('no-store')
    expect(await notificationsOf(salem, id)).toEqual(['offer_accepted'])
    expect(
      await market.db.query({ text: 'select * from offers where request_id = $1', values: [id] }),
    ).toEqual(stood)
    await market.db.query({ text: `update requests set status = 'ordered' where id = $1`, values: [id] })
    const ordered = await accept(offers[0]?.id ?? 0)
    expect([ordered.status, ordered.data.status]).toEqual([200, 'ordered'])
    await market.db.query({ text: `update requests set status = 'accepted' where id = $1`, values: [id] })
  })

  it('is refused to everyone but the asker', async () => {
    const { id, offers } = await offered(salem, huda)
    const [offer] = offers
    const stranger = await makeBuyer(market.db)
    expect((await accept(offer?.id ?? 0, {})).status).toBe(401)
    for (const person of [stranger, salem, huda]) {
      const { status, failure } = await accept(offer?.id ?? 0, person)
      expect([status, failure.code]).toEqual([403, 'forbidden'])
    }
    expect((await accept(987_654_321)).status).toBe(404)
    expect((await states(id)).request).toBe('open')
  })

  it('is refused for an offer or request that has ended', async () => {
    for (const status of ['withdrawn', 'replaced', 'declined'] as const) {
      const id = await addRequest(market.db, nora)
      const offer = await addOffer(market.db, salem, id, { status })
      const { status: answered, failure } = await accept(offer)
      expect([answered, failure.code, failure.message]).toEqual([409, 'conflict', 'لم يعد هذا العرض متاحًا'])
      expect((await states(id)).request).toBe('open')
    }
    const { id, offers } = await offered(salem, huda)
    await accept(offers[0]?.id ?? 0)
    const other = await accept(offers[1]?.id ?? 0)
    expect([other.status, other.failure.message]).toEqual([409, 'لم يعد هذا العرض متاحًا'])
    expect((await states(id))[offers[0]?.id ?? 0]).toBe('accepted')
  })

  it('is refused after the closing time of the request', async () => {
    const { id, offers } = await offered(salem)
    await ageRequest(market.db, id, 30)
    const { status, failure } = await accept(offers[0]?.id ?? 0)
    expect([status, failure.code, failure.message]).toEqual([409, 'conflict', 'لم يعد هذا الطلب مفتوحًا'])
    expect(await states(id)).toEqual({ request: 'open', [offers[0]?.id ?? 0]: 'open' })
    expect(await notificationsOf(salem, id)).toEqual([])
  })

  it('changes nothing for prefetch, image and HEAD requests', async () => {
    const { id, offers } = await offered(salem)
    const path = offers[0]?.id ?? 0
    for (const headers of [
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'sec-fetch-dest': 'image' },
    ]) {
      expect((await accept(path, nora, { headers })).status).toBe(403)
    }
    const head = await fetch(`${market.url}/api/requests/offers/${path}/accept`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${nora.token}` },
    })
    expect(head.ok).toBe(false)
    expect((await states(id)).request).toBe('open')
    expect((await accept(path, nora, { headers: { 'sec-fetch-dest': 'empty' } })).status).toBe(200)
  })

  it('hides the asker’s name in offers and notifications of sellers', async () => {
    const { offers } = await offered(salem)
    await accept(offers[0]?.id ?? 0)
    const news = await ask(market, 'GET notifications?limit=1', { token: salem.token })
    expect(JSON.stringify(news.data)).toContain('ن* ا*')
    const own = await ask(market, 'GET requests/offers/my?limit=1', { token: salem.token })
    const shown = await ask(market, `GET requests/show/${offers[0]?.product_request_id}`, {
      token: salem.token,
    })
    for (const { data } of [news, own, shown]) {
      const text = JSON.stringify(data)
      for (const known of ['نورة', 'القحطاني', nora.email, nora.mobile.slice(4)])
        expect(text).not.toContain(known)
    }
  })
})

describe('GET requests/show/{id}', () => {
  it('returns all offers to the asker but only their own offers to sellers', async () => {
    const { id, offers } = await offered(salem, huda)
    const seen = async (person: Partial<TestPerson>) => {
      const { data } = await ask<RequestDetails>(market, `GET requests/show/${id}`, { token: person.token })
      return data.offers.map((offer) => offer.id)
    }
    const [first, second] = offers.map((offer) => offer.id)
    expect(await seen(nora)).toEqual([second, first])
    expect([await seen(salem), await seen(huda)]).toEqual([[first], [second]])
    expect([await seen(yasser), await seen({}), await seen(await makeBuyer(market.db))]).toEqual([[], [], []])
  })

  it('returns the seller of an offer with masked contact data', async () => {
    const { id } = await offered(salem)
    const { data } = await ask<RequestDetails>(market, `GET requests/show/${id}`, { token: nora.token })
    expect(data.offers[0]?.seller).toMatchObject({
      id: salem.id,
      name: 'سالم الدوسري',
      type: 'local_seller',
      rating: null,
      mobile: expect.stringMatching(/^\d{4}\*{4}\d{2}$/),
    })
    for (const known of [salem.email, salem.mobile.slice(4)])
      expect(JSON.stringify(data)).not.toContain(known)
  })
})
