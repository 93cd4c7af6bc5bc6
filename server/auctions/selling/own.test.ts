import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addAuction } from '#demo/testing/trade/belongings.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, addSignIn } from '#demo/testing/trade/people.ts'
import { statusOf } from '#shared/auctions/engine.ts'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { auctionStatuses } from '#shared/auctions/status.ts'
import type { Page } from '#shared/base/page.ts'
import { type StateRow, stateColumns, stateOf } from '../row.ts'

const market = await testMarket()
const nasser = await addPerson(market.db, { type: 'local_seller', firstName: 'ناصر', lastName: 'الدوسري' })
const sara = await addPerson(market.db, { type: 'local_seller', firstName: 'سارة', lastName: 'القحطاني' })
const huda = await addPerson(market.db, { type: 'local_seller', firstName: 'هدى', lastName: 'العتيبي' })

interface Own {
  products: Page<OwnAuction>
  counts: Record<string, number>
}
const listOf = (query = '', token = nasser.token) =>
  ask<Own>(market, `GET product/my/local/auction${query}`, { token })
const idsOf = async (query = '') => (await listOf(query)).data.products.data.map(({ id }) => id)

describe("the seller's auctions", () => {
  it('are listed newest first with their status and the bid that can be accepted', async () => {
    const scheduled = await openLot(market.db, nasser, { startsInS: 600, endsInS: 1_200, reserve: 1_200 })
    const open = await addAuction(market.db, nasser, -1, 1, [sara, huda])
    const unsold = await openLot(market.db, nasser, { startsInS: -7_200, endsInS: -60 })
    const ended = await addAuction(market.db, nasser, -3, -1, [sara, huda])
    const void_ = await addAuction(market.db, nasser, -1, 1, [sara])
    await market.db.query({
      text: 'update auctions set voided_at = now(), due_at = null where product_id = $1',
      values: [void_],
    })
    const { status, data } = await listOf()
    expect(status).toBe(200)
    expect(data.products.data.map(({ id, status: state }) => [id, state])).toEqual([
      [void_, 'void'],
      [ended, 'ended'],
      [unsold, 'unsold'],
      [open, 'open'],
      [scheduled, 'scheduled'],
    ])
    const none = Object.fromEntries(auctionStatuses.map((one) => [one, 0]))
    expect(data.counts).toEqual({ ...none, void: 1, ended: 1, unsold: 1, open: 1, scheduled: 1 })
    expect(data.products.total).toBe(5)
    const [gone, over, nobody, running, coming] = data.products.data
    expect(coming).toMatchObject({ reserve_price: 1_200, auto_accept: false, best_bid: null, hidden: false })
    expect(running?.best_bid).toMatchObject({ amount: 1_020, bidder: expect.stringContaining('*') })
    expect(over?.best_bid?.amount).toBe(1_020)
    expect(Date.parse(over?.accept_until ?? '')).toBe(Date.parse(over?.ends_at ?? '') + 86_400_000)
    expect([nobody?.best_bid, nobody?.accept_until, gone?.best_bid]).toEqual([null, null, null])
  })

  it('can be filtered by status, name and id', async () => {
    const all = await idsOf()
    for (const status of auctionStatuses) {
      const { data } = await listOf(`?status=${status}`)
      expect(data.products.total).toBe(data.counts[status])
      expect(data.products.data.every((one) => one.status === status)).toBe(true)
    }
    const [first] = (await listOf()).data.products.data
    const word = first?.name.split(' ')[0] ?? ''
    expect(await idsOf(`?s=${encodeURIComponent(word)}`)).toEqual(all)
    expect(await idsOf(`?s=${encodeURIComponent(word)}&status=open`)).toHaveLength(1)
    expect(await idsOf('?s=xyzxyz')).toEqual([])
    expect(await idsOf('?limit=2&page=2')).toEqual(all.slice(2, 4))
    expect(await idsOf(`?id=${all[1]}`)).toEqual(all.slice(1, 2))
    expect((await listOf(`?id=${all[1]}`, sara.token)).data.products).toMatchObject({ data: [], total: 0 })
    expect(await idsOf(`?id=${all[1]}`)).toEqual([all[1]])
    expect((await listOf('?status=sold')).status).toBe(422)
  })

  it('are visible only to their seller', async () => {
    const [hers] = await idsOf()
    expect((await listOf('', sara.token)).data.products.data).toEqual([])
    expect((await listOf(`?id=${hers}`, sara.token)).data.products.data).toEqual([])
    expect((await ask(market, 'GET product/my/local/auction')).status).toBe(401)
    const { token } = await addPerson(market.db)
    expect((await listOf('', token)).status).toBe(403)
  })
})

describe('the statuses and counts of a seller’s list of auctions', () => {
  it('agree with statusOf for every seller of the demo', async () => {
    const sellers = await market.db.query<{ seller_id: number }>({
      text: `select distinct seller_id from products where sale_type = 'auction'`,
    })
    expect(sellers.length).toBeGreaterThan(2)
    const seen = new Set<string>()
    for (const { seller_id } of sellers) {
      const { token } = await addSignIn(market.db, seller_id)
      const [person] = await market.db.query<{ type: string }>({
        text: 'select type from users where id = $1',
        values: [seller_id],
      })
      if (person?.type === 'local_buyer') continue
      const rows = await market.db.query<StateRow & { id: number }>({
        text: `select p.id, ${stateColumns}, now() as clock from products p join auctions a on a.product_id = p.id
               where p.seller_id = $1`,
        values: [seller_id],
      })
      const expected = new Map(rows.map((row) => [row.id, statusOf(stateOf(row), row.clock.getTime())]))
      const { data } = await listOf('?limit=100', token)
      for (const one of data.products.data)
        expect([one.id, one.status]).toEqual([one.id, expected.get(one.id)])
      for (const status of auctionStatuses) {
        const count = [...expected.values()].filter((one) => one === status).length
        expect([status, data.counts[status]]).toEqual([status, count])
        if (count > 0) seen.add(status)
        const { data: some } = await listOf(`?limit=100&status=${status}`, token)
        expect(some.products.total).toBe(count)
        for (const one of some.products.data) {
          expect(one.status).toBe(status)
          expect(one.awarded_bid !== null).toBe(status === 'awarded' || status === 'ordered')
          if (status === 'ordered') expect(one.order_id).toEqual(expect.any(Number))
        }
      }
    }
    expect(seen.size).toBeGreaterThan(4)
  })
})
