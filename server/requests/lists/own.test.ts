import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { acceptOffer, orderOffer } from '#demo/testing/trade/offerOrders.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest, ageRequest } from '#demo/testing/trade/requests.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { OwnRequest } from '#shared/requests/contract.ts'
import type { RequestStatus } from '#shared/requests/status.ts'

type Own = Page<OwnRequest> & { readonly counts: Record<RequestStatus, number> }

const ids: Record<string, number> = {}
const market = await testMarket()
const mona = await addPerson(market.db)
for (const [name, status] of [
  ['first', 'open'],
  ['closed', 'closed'],
  ['due', 'open'],
  ['accepted', 'accepted'],
  ['ordered', 'ordered'],
  ['last', 'open'],
] as const) {
  ids[name] = await addRequest(market.db, mona, { title: name, status })
}
await ageRequest(market.db, ids.due ?? 0, 30)
await addRequest(market.db, await addPerson(market.db), { title: 'foreign' })
await addOffer(market.db, await makeSeller(market.db), ids.last ?? 0)

const my = (query = '', { token }: Partial<TestPerson> = mona) =>
  ask<Own>(market, `GET requests/my?${query}`, { token })
const titles = async (query = '') => (await my(query)).data.data.map(({ title }) => title)

describe('GET requests/my', () => {
  it('lists the caller’s requests, newest first, with counts by current state', async () => {
    const { status, data } = await my()
    expect(status).toBe(200)
    expect(data.data.map(({ title }) => title)).toEqual([
      ...['last', 'ordered', 'accepted', 'due', 'closed', 'first'],
    ])
    expect(data).toMatchObject({ total: 6, counts: { open: 2, accepted: 1, ordered: 1, closed: 2 } })
    expect(data.data[0]).toMatchObject({
      number: `R-${ids.last}`,
      is_owner: true,
      offers_count: 1,
      asker: { name: 'منى الغامدي' },
    })
  })

  it.each([
    ['open', ['last', 'first']],
    // A request counts as closed after its closing time, even before a worker has closed the request.
    ['closed', ['due', 'closed']],
    ['accepted', ['accepted']],
    ['ordered', ['ordered']],
  ])('filters by the state %s', async (state, names) => {
    expect(await titles(`status=${state}`)).toEqual(names)
    const { data } = await my(`status=${state}`)
    expect([data.total, data.data.every(({ status }) => status === state)]).toEqual([names.length, true])
    expect(data.counts).toEqual({ open: 2, accepted: 1, ordered: 1, closed: 2 })
  })

  it('names the order of the accepted offer', async () => {
    const { request, offer, buyer } = await acceptOffer(market.db)
    const before = await my('', buyer)
    expect(before.data.data).toMatchObject([{ id: request, status: 'accepted', order_id: null }])
    const { data: order } = await orderOffer(market, buyer, offer)
    const after = await my('', buyer)
    expect(after.data.data).toMatchObject([{ id: request, status: 'ordered', order_id: order.id }])
  })

  it('returns the requested page', async () => {
    expect(await titles('limit=4&page=1')).toEqual(['last', 'ordered', 'accepted', 'due'])
    expect(await titles('limit=4&page=2')).toEqual(['closed', 'first'])
    expect(await titles('limit=1&page=2&status=closed')).toEqual(['closed'])
    expect(await titles('limit=4&page=3')).toEqual([])
    expect(await titles('limit=100&page=1000000')).toEqual([])
  })

  it('is empty for people without requests and refused to anonymous callers', async () => {
    const { data } = await my('', await makeSeller(market.db))
    expect(data).toMatchObject({
      data: [],
      total: 0,
      counts: { open: 0, accepted: 0, ordered: 0, closed: 0 },
    })
    expect((await my('', {})).status).toBe(401)
    expect((await my('', { token: 'false' })).status).toBe(401)
  })

  it.each(['status=late', 'status=open,closed', 'page=0', 'page=1e1', 'limit=-1'])(
    'refuses %s',
    async (query) => {
      expect((await my(query)).status).toBe(422)
    },
  )
})
