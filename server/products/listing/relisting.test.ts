import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import { listGoods } from '#demo/testing/trade/trade.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { ProductDetails } from '#shared/products/contract.ts'
import type { OwnProduct } from '#shared/products/listing.ts'

const market = await testMarket()
const nasser = await addPerson(market.db, { type: 'local_seller', firstName: 'ناصر' })
const sara = await addPerson(market.db, { type: 'local_seller', firstName: 'سارة' })

const relist = (items: readonly object[], { token } = nasser, key?: string) =>
  ask<{ products: OwnProduct[] }>(market, 'POST product/relist', {
    token,
    body: { items },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
async function goods(quantity: number, price = 25, state = 'fresh'): Promise<number> {
  const id = await listGoods(market.db, nasser.id, { quantity, price })
  await market.db.query({
    text: "update products set fish_type_id = (select id from options where list = 'fish_types' and code = $2) where id = $1",
    values: [id, state],
  })
  return id
}
const ownOf = async (id: number, { token } = nasser) =>
  (await ask<OwnProduct>(market, `GET product/update/${id}`, { token })).data

describe('relisting goods', () => {
  it('creates new goods with the sent quantity, the old price and the catch date of today', async () => {
    const [one, other] = [await goods(37), await goods(12)]
    const { status, data } = await relist([
      { id: one, quantity: 20 },
      { id: other, quantity: 5, price: 31.5 },
    ])
    expect(status).toBe(201)
    expect(data.products.map(({ quantity, price }) => [quantity, price])).toEqual([
      [20, 25],
      [5, 31.5],
    ])
    const [first] = data.products
    const old = await ownOf(one)
    expect(first).toMatchObject({ name: old.name, image: old.image, type_fish_id: old.type_fish_id })
    expect(riyadhDay(new Date(first?.caught_at ?? 0))).toBe(riyadhDay(new Date()))
    expect(old.quantity).toBe(37)
  })

  it('gives frozen goods no catch date', async () => {
    const { data } = await relist([{ id: await goods(9, 25, 'frozen'), quantity: 4 }])
    expect(data.products[0]).toMatchObject({ quantity: 4, caught_at: null })
  })

  it('is done once for each key', async () => {
    const id = await goods(3)
    const key = 'relist-once-0123456789'
    const [one, again] = [
      await relist([{ id, quantity: 2 }], nasser, key),
      await relist([{ id, quantity: 2 }], nasser, key),
    ]
    expect(again.data.products[0]?.id).toBe(one.data.products[0]?.id)
  })

  it('is refused as a whole for goods of others and for a wrong quantity', async () => {
    const id = await goods(8)
    expect((await relist([{ id, quantity: 4 }], sara)).status).toBe(404)
    const wrong = await relist([
      { id, quantity: 4 },
      { id, quantity: 0 },
    ])
    expect([wrong.status, Object.keys(wrong.failure.errors ?? {})]).toEqual([422, ['items.1.quantity']])
  })
})

describe('an auction from goods on sale', () => {
  const auctionOf = async (id: number, quantity: number) => ({
    ...(await goodsForm(market.db)),
    quantity,
    price: 900,
    minutes: 30,
    copy_of: id,
    move_stock: true,
  })

  it('takes the lot from the stock of the goods', async () => {
    const id = await goods(37)
    const body = await auctionOf(id, 30)
    const made = await ask<OwnProduct>(market, 'POST product/auction/create', { token: nasser.token, body })
    expect([made.status, made.data?.quantity]).toEqual([201, 30])
    expect((await ownOf(id)).quantity).toBe(7)
    const more = await ask(market, 'POST product/auction/create', {
      token: nasser.token,
      body: await auctionOf(id, 8),
    })
    expect([more.status, Object.keys(more.failure.errors ?? {})]).toEqual([422, ['quantity']])
    expect((await ownOf(id)).quantity).toBe(7)
  })

  it('is named in the details of the goods while its lot contains their whole stock', async () => {
    const id = await goods(37)
    const body = await auctionOf(id, 37)
    const { data } = await ask<OwnProduct>(market, 'POST product/auction/create', {
      token: nasser.token,
      body,
    })
    const inAuction = { id: data.id, quantity: 37 }
    expect(await ownOf(id)).toMatchObject({ status: 'sold_out', quantity: 0, in_auction: inAuction })
    const shown = async () =>
      (await ask<ProductDetails>(market, `GET products/show/${id}`, { token: nasser.token })).data
    expect(await shown()).toMatchObject({ status: 'sold_out', in_auction: inAuction })
    // The lot got no bid and has ended, so its fish is no longer in an auction.
    await market.db.query({
      text: `update auctions set starts_at = starts_at - interval '1 day', first_ends_at = first_ends_at - interval '1 day',
               ends_at = ends_at - interval '1 day', due_at = due_at - interval '1 day' where product_id = $1`,
      values: [data.id],
    })
    expect((await ownOf(id)).in_auction).toBeNull()
    // Shared answers may be one second old.
    await expect.poll(async () => (await shown()).in_auction).toBeNull()
    const other = await goods(12)
    expect((await ownOf(other)).in_auction).toBeNull()
  })
})
