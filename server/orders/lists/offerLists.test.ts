import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { makeOfferDeal } from '#demo/testing/trade/offerOrders.ts'
import { makeDeal, passHours, sent, setStatus } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest } from '#demo/testing/trade/requests.ts'
import type { Page } from '#shared/base/page.ts'
import type { Order, OrderSummary } from '#shared/orders/contract.ts'

const market = await testMarket()
keepInvariants(market)

type Call = 'GET orders' | 'GET orders/my' | 'GET orders/offers' | 'GET orders/offers/my'
const list = async (call: Call, { token }: TestPerson, query = '') =>
  (await ask<Page<OrderSummary>>(market, `${call}${query}`, { token })).data
const idsIn = async (call: Call, person: TestPerson, query = '') =>
  (await list(call, person, query)).data.map(({ id }) => id)
const show = (id: number, { token }: { readonly token?: string }, family = 'orders/offers') =>
  ask<Order>(market, `GET ${family}/show/${id}`, { token })

describe('GET orders/offers and orders/offers/my', () => {
  it('list the orders of offers of each side, and no other list contains these orders', async () => {
    const { id, request, buyer, seller, other } = await makeOfferDeal(market)
    const selling = await list('GET orders/offers', seller)
    expect(selling).toMatchObject({ total: 1, per_page: 12, current_page: 1, last_page: 1 })
    expect(selling.data[0]).toMatchObject({
      id,
      side: 'seller',
      sale_type: 'offers',
      status: 'pending',
      total: 102,
      allowed_statuses: ['accepted', 'rejected'],
      items: [{ product_id: null, name: 'هامور', quantity: 4 }],
      request: { id: request, number: `R-${request}`, title: 'هامور طازج للمطعم' },
      buyer: { id: buyer.id, mobile: expect.stringContaining('****') },
    })
    expect((await list('GET orders/offers/my', buyer)).data[0]).toMatchObject({
      id,
      side: 'buyer',
      allowed_statuses: ['cancelled'],
      due: { status: 'cancelled' },
    })
    for (const query of ['', '?sale_type=offers']) {
      expect(await idsIn('GET orders', seller, query)).toEqual([])
      expect(await idsIn('GET orders/my', buyer, query)).toEqual([])
    }
    for (const person of [other, seller]) expect(await idsIn('GET orders/offers/my', person)).toEqual([])
    expect(await idsIn('GET orders/offers', other)).toEqual([])
  })

  it('do not contain orders of products', async () => {
    const { buyer, seller } = await makeDeal(market)
    expect(await idsIn('GET orders/offers', seller)).toEqual([])
    expect(await idsIn('GET orders/offers/my', buyer, '?sale_type=normal')).toEqual([])
  })

  it('filter by state and by whether the order waits for the caller', async () => {
    const deal = await makeOfferDeal(market, { upTo: sent })
    const { id, buyer, seller } = deal
    const both = async (query: string) => [
      await idsIn('GET orders/offers', seller, query),
      await idsIn('GET orders/offers/my', buyer, query),
    ]
    expect(await both('?status=in_progress')).toEqual([[id], [id]])
    expect(await both('?status=pending')).toEqual([[], []])
    expect(await both('?sale_type=offers')).toEqual([[id], [id]])
    expect(await both('?sale_type=normal')).toEqual([[], []])
    expect(await both('?group=mine')).toEqual([[], [id]])
    expect(await both('?group=stopped')).toEqual([[], []])
    expect(await both('?product_id=1')).toEqual([[], []])
    const wrong = await ask(market, 'GET orders/offers?status=eaten', { token: seller.token })
    expect([wrong.status, Object.keys(wrong.failure.errors ?? {})]).toEqual([422, ['status']])
  })

  it('return pages without gaps or repetitions, newest first', async () => {
    const { buyer, seller } = await makeOfferDeal(market)
    await manyOf(buyer, seller, 30)
    const first = await list('GET orders/offers', seller, '?limit=20')
    expect(first).toMatchObject({ total: 31, last_page: 2 })
    const ids = [
      ...first.data.map(({ id }) => id),
      ...(await idsIn('GET orders/offers', seller, '?limit=20&page=2')),
    ]
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
    expect(ids).toEqual(await idsIn('GET orders/offers/my', buyer, '?limit=100'))
    expect(await idsIn('GET orders/offers', seller, '?limit=20&page=3')).toEqual([])
  })

  it('hide unpaid orders from the seller and show due orders in their new state', async () => {
    const card = await makeOfferDeal(market, { payment: 'card' })
    expect(await idsIn('GET orders/offers', card.seller)).toEqual([])
    expect(await idsIn('GET orders/offers/my', card.buyer, '?group=mine')).toEqual([card.id])
    const paid = await makeOfferDeal(market)
    await passHours(market, paid, 24)
    expect((await list('GET orders/offers', paid.seller)).data[0]?.status).toBe('cancelled')
  })

  it('require a sign-in, and GET orders/offers requires a seller', async () => {
    const { token } = await addPerson(market.db)
    const statusOf = async (call: Call, by?: string) => (await ask(market, call, { token: by })).status
    expect(await statusOf('GET orders/offers', token)).toBe(403)
    expect(await statusOf('GET orders/offers/my', token)).toBe(200)
    expect([await statusOf('GET orders/offers'), await statusOf('GET orders/offers/my')]).toEqual([401, 401])
  })
})

describe('GET orders/show and orders/offers/show', () => {
  it('return orders of offers and orders of products alike', async () => {
    const [offered, normal] = [await makeOfferDeal(market), await makeDeal(market)]
    for (const { id, buyer } of [offered, normal]) {
      const [one, other] = [await show(id, buyer), await show(id, buyer, 'orders')]
      expect([one.status, one.data.request !== null]).toEqual([200, id === offered.id])
      expect(one.data).toEqual(other.data)
    }
  })

  it('return an order of an offer only to its sides and to staff', async () => {
    const { id, buyer, seller, other } = await makeOfferDeal(market)
    const [stranger, staff] = [await addPerson(market.db), await addPerson(market.db, { staff: 'viewer' })]
    expect((await show(id, buyer)).data.side).toBe('buyer')
    expect((await show(id, seller)).data).toMatchObject({
      side: 'seller',
      buyer: { mobile: expect.stringContaining('****'), email: expect.stringContaining('*') },
    })
    expect((await show(id, staff)).data).toMatchObject({ side: 'staff', allowed_statuses: [] })
    for (const person of [stranger, other]) {
      for (const path of [`show/${id}`, `show/${id}/status/accepted`, `show/${id}/status/cancelled`]) {
        const foreign = await ask(market, `GET orders/offers/${path}`, { token: person.token })
        const unknown = await ask(market, `GET orders/offers/${path.replace(`${id}`, '999999999')}`, {
          token: person.token,
        })
        expect([foreign.status, foreign.failure]).toEqual([404, unknown.failure])
      }
    }
    expect((await show(id, {})).status).toBe(401)
    expect((await ask(market, `POST orders/offers/show/${id}/status/accepted`)).status).toBe(401)
    const step = (person: TestPerson, status: string) =>
      ask(market, `POST orders/offers/show/${id}/status/${status}`, { token: person.token })
    expect((await step(staff, 'accepted')).status).toBe(403)
    expect((await step(buyer, 'accepted')).status).toBe(403)
    expect((await step(seller, 'eaten')).status).toBe(422)
    expect((await step(seller, 'completed')).status).toBe(409)
    expect((await show(id, seller)).data.status).toBe('pending')
  })

  it('do not change the state for a prefetch or HEAD request', async () => {
    const deal = await makeOfferDeal(market)
    const path = `orders/offers/show/${deal.id}/status/accepted` as const
    const prefetch = await ask(market, `GET ${path}`, {
      token: deal.seller.token,
      headers: { 'sec-purpose': 'prefetch' },
    })
    expect(prefetch.status).toBe(403)
    const head = await fetch(`${market.url}/api/${path}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${deal.seller.token}` },
    })
    expect(head.status).toBeGreaterThanOrEqual(400)
    expect((await show(deal.id, deal.seller)).data.status).toBe('pending')
    expect((await setStatus(market, deal, deal.seller, 'accepted')).status).toBe(200)
  })
})

/** Adds `count` orders of offers with payment by card, which the buyer has cancelled. */
async function manyOf(buyer: TestPerson, seller: TestPerson, count: number): Promise<void> {
  for (let place = 0; place < count; place++) {
    const request = await addRequest(market.db, buyer, { status: 'closed', quantity: 4 })
    const offer = await addOffer(market.db, seller, request, { quantity: 4, price: 25, status: 'declined' })
    await market.db.query({
      text: `with made as (
               insert into orders (sale_type, offer_id, buyer_id, seller_id, status, payment_status, city_id, payment_id,
                 delivery_method_id, subtotal_halalas)
               select 'offers', $1, $2, $3, 'cancelled', 'refunded', o.city_id, p.id, delivery_method_id, 10000
               from orders o join options p on p.list = 'payments' and p.code = 'card'
               where buyer_id = $2 order by o.id limit 1 returning id),
             line as (
               insert into order_items (order_id, fish_id, origin, name_ar, name_en, quantity_grams, ordered_grams,
                 price_halalas, total_halalas)
               select made.id, r.fish_id, 'local', 'هامور', 'Hamour', 4000, 4000, 2500, 10000 from made, requests r
               where r.id = $4)
             insert into order_events (order_id, position, status, at, by_user_id, side)
             select id, 1, 'cancelled', now(), $2, 'buyer' from made`,
      values: [offer, buyer.id, seller.id, request],
    })
  }
}
