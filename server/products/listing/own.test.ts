import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, addSignIn } from '#demo/testing/trade/people.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import type { Page } from '#shared/base/page.ts'
import type { OwnProduct } from '#shared/products/listing.ts'

const market = await testMarket()
const salem = await addPerson(market.db, { type: 'local_seller', firstName: 'سالم', lastName: 'الحربي' })
const form = await goodsForm(market.db)
const names = ['صافي القطيف', 'هامور الدمام', 'كنعد الفجر', 'ربيان أبيض', 'صافي جدة']
const ids: number[] = []
for (const name of names) {
  const body = { ...form, name: { ar: name, en: `Lot ${names.indexOf(name)}` } }
  ids.push((await ask<OwnProduct>(market, 'POST product/create', { token: salem.token, body })).data.id)
}
await market.db.query({ text: "update products set status = 'hidden' where id = $1", values: [ids[1]] })
await market.db.query({
  text: "update products set status = 'sold_out', quantity_grams = 0 where id = $1",
  values: [ids[2]],
})

type Own = {
  products: Page<OwnProduct>
  counts: { active: number; sold_out: number; hidden: number }
  markets: readonly { readonly id: number; readonly name: string }[]
}
const list = (query = '', { token } = salem) =>
  ask<Own>(market, `GET product/my/local/normal?${query}`, { token })
const idsOf = async (query: string) => (await list(query)).data.products.data.map(({ id }) => id)

describe('GET product/my/local/normal', () => {
  it('lists goods of every state, newest first, with counts by state', async () => {
    const { status, data } = await list()
    expect(status).toBe(200)
    expect(data.products.data.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(data.products.total).toBe(5)
    expect(data.counts).toEqual({ active: 3, sold_out: 1, hidden: 1 })
    expect(data.products.data[2]).toMatchObject({
      status: 'sold_out',
      listed_quantity: 40,
      sold_quantity: 40,
    })
  })

  it('filters by state and by a part of the name in any spelling', async () => {
    expect(await idsOf('status=hidden')).toEqual([ids[1]])
    expect(await idsOf('status=sold_out')).toEqual([ids[2]])
    expect(await idsOf(`s=${encodeURIComponent('صافى')}`)).toEqual([ids[4], ids[0]])
    expect(await idsOf(`s=${encodeURIComponent('الصافي')}&status=active`)).toEqual([ids[4], ids[0]])
    expect(await idsOf('s=LOT%203')).toEqual([ids[3]])
    expect(await idsOf('s=')).toHaveLength(5)
    expect(await idsOf('s=%25')).toHaveLength(5)
    expect(await idsOf(`s=${encodeURIComponent("';--x")}`)).toEqual([])
    const { data } = await list('status=hidden&s=nothing')
    expect([data.products.total, data.counts.active]).toEqual([0, 3])
  })

  it('filters by market and names the markets of all goods', async () => {
    const [other] = await market.db.query<{ id: number; name: string }>({
      text: 'select id, name_en as name from markets where id <> $1 order by id limit 1',
      values: [form.market_id],
    })
    const move = (to: unknown) =>
      market.db.query({ text: 'update products set market_id = $2 where id = $1', values: [ids[0], to] })
    await move(other!.id)
    expect(await idsOf(`market_id=${other!.id}`)).toEqual([ids[0]])
    expect(await idsOf(`market_id=${other!.id}&s=${encodeURIComponent('هامور')}`)).toEqual([])
    const { data } = await list(`market_id=${other!.id}`)
    expect(data.counts.active).toBe(3)
    expect(data.markets.map(({ id }) => id).sort()).toEqual([form.market_id, other!.id].sort())
    expect((await list('market_id=x')).status).toBe(422)
    await move(form.market_id)
    expect((await list()).data.markets).toHaveLength(1)
  })

  it('sorts by price and by the remaining quantity, and refuses any other order', async () => {
    await market.db.query({
      text: 'update products set price_halalas = 9000 where id = $1',
      values: [ids[3]],
    })
    expect((await idsOf('sort=dearest'))[0]).toBe(ids[3])
    expect((await idsOf('sort=cheapest')).at(-1)).toBe(ids[3])
    expect((await idsOf('sort=least_left'))[0]).toBe(ids[2])
    expect((await idsOf('sort=most_left&limit=4')).includes(ids[2] ?? 0)).toBe(false)
    expect(await idsOf(`sort=cheapest&s=${encodeURIComponent('صافي')}`)).toEqual([ids[4], ids[0]])
    expect((await list('sort=name')).status).toBe(422)
  })

  it('returns the requested page and refuses invalid pages', async () => {
    const { data } = await list('limit=2&page=2')
    expect(data.products).toMatchObject({ total: 5, per_page: 2, current_page: 2, last_page: 3 })
    expect(data.products.data.map(({ id }) => id)).toEqual([ids[2], ids[1]])
    expect((await list('page=99')).data.products.data).toEqual([])
    const odd = await list('page=0&limit=x&status=gone')
    expect([odd.status, Object.keys(odd.failure.errors ?? {}).sort()]).toEqual([
      422,
      ['limit', 'page', 'status'],
    ])
  })

  it('does not list goods of others or auctions', async () => {
    const hassan = await addPerson(market.db, { type: 'fisherman' })
    expect((await list('', hassan)).data).toMatchObject({
      products: { data: [], total: 0 },
      counts: { active: 0, sold_out: 0, hidden: 0 },
    })
    const [seller] = await market.db.query<{ seller_id: number; normal: number }>({
      text: `select seller_id, count(*) filter (where sale_type = 'normal') as normal from products
             group by 1 having count(*) filter (where sale_type = 'auction') > 0 and count(*) < 100 limit 1`,
    })
    const { token } = await addSignIn(market.db, seller!.seller_id)
    const { data } = await ask<Own>(market, 'GET product/my/local/normal?limit=100', { token })
    expect(data.products.total).toBe(seller!.normal)
    expect(new Set(data.products.data.map(({ sale_type }) => sale_type)).size).toBeLessThan(2)
  })

  it('counts orders that wait for the seller', async () => {
    const [order] = await market.db.query<{ id: number }>({
      text: `select o.id from orders o join options y on y.id = o.payment_id
             where o.status in ('rejected', 'cancelled') and o.sale_type = 'normal' and y.code <> 'cod' limit 1`,
    })
    await market.db.query({
      text: `update order_items set product_id = $2 where order_id = $1`,
      values: [order!.id, ids[0]],
    })
    await market.db.query({
      text: 'update orders set seller_id = $2 where id = $1',
      values: [order!.id, salem.id],
    })
    const waiting = async (status: string, payment: string) => {
      await market.db.query({
        text: `update orders set status = $2, payment_status = $3, completed_at = case when $2 = 'completed' then now() end
               where id = $1`,
        values: [order!.id, status, payment],
      })
      return (await list()).data.products.data.map(({ open_orders }) => open_orders)
    }
    expect(await waiting('pending', 'paid')).toEqual([0, 0, 0, 0, 1])
    expect(await waiting('pending', 'unpaid')).toEqual([0, 0, 0, 0, 0])
    expect(await waiting('accepted', 'paid')).toEqual([0, 0, 0, 0, 1])
    expect(await waiting('in_progress', 'paid')).toEqual([0, 0, 0, 0, 0])
    expect(await waiting('return_requested', 'paid')).toEqual([0, 0, 0, 0, 1])
    expect(await waiting('completed', 'paid')).toEqual([0, 0, 0, 0, 0])
  })
})

it('GET profile/export contains the goods of the seller, newest first', async () => {
  const { data } = await ask<{ products: Record<string, unknown>[] }>(market, 'GET profile/export', {
    token: salem.token,
  })
  expect(data.products).toHaveLength(5)
  expect(data.products[0]).toMatchObject({
    id: ids[4],
    fish: 'safi',
    origin: 'local',
    farmed: false,
    origin_country: 'SA',
    quantity: 40,
    listed_quantity: 40,
    price: 32.5,
    status: 'active',
  })
})
