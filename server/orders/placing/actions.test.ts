import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants } from '#demo/testing/trade/trade.ts'
import type { Order } from '#shared/orders/contract.ts'
import type { OrderOptions } from '#shared/orders/placing.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import type { Product } from '#shared/products/contract.ts'

let salem: TestPerson
let nora: TestPerson
const market = await testMarket()
const trade = openTrade(market)
beforeEach(async () => {
  ;[salem, nora] = await Promise.all([trade.makeSeller(), trade.makeBuyer({ riyals: 1_000 })])
})

const home = {
  region: 'المنطقة الشرقية',
  address: 'حي الشاطئ، مبنى 12',
  street: 'طريق الخليج',
  zip_code: '٣٢٤١٥',
  recipient_name: 'نورة القحطاني',
}
const newsOf = ({ id }: TestPerson) =>
  market.db.query<{ kind: string; data_id: number; facts: object }>({
    text: 'select kind, data_type, data_id, facts from notifications where user_id = $1 order by number',
    values: [id],
  })

describe('POST orders/create/{id}', () => {
  it('takes stock and wallet money and notifies the seller', async () => {
    const id = await trade.listGoods(salem.id, { quantity: 10, price: 25.5 })
    const form = await trade.orderForm()
    const { status, data } = await trade.orderOne(nora, id, {
      ...form,
      quantity: 2.5,
      body: 'نظّفه من فضلك',
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      sale_type: 'normal',
      status: 'pending',
      payment_status: 'paid',
      side: 'buyer',
      number: orderNumber(data.id),
      subtotal: 63.75,
      delivery_fee: 0,
      total: 63.75,
      address: null,
      body: 'نظّفه من فضلك',
      pay: null,
      payment: { code: 'wallet' },
      buyer: { id: nora.id, mobile: nora.mobile },
      seller: { id: salem.id },
      items: [{ product_id: id, name: 'هامور طازج', quantity: 2.5, ordered_quantity: 2.5, price: 25.5 }],
      timeline: [{ status: 'pending', by: 'buyer', name: 'نورة القحطاني' }],
      allowed_statuses: ['cancelled'],
      due: { status: 'cancelled' },
    })
    expect(data.seller.mobile).toMatch(/\*{4}/)
    expect(Date.parse(data.due?.at ?? '') - Date.parse(data.created_at)).toBe(86_400_000)
    expect(await trade.stockOf(id)).toEqual([7.5, 'active'])
    expect(await trade.moneyOf(nora.id)).toEqual({ free: 93_625, held: 0, escrow: 6_375 })
    expect(await newsOf(salem)).toEqual([
      {
        kind: 'order_placed',
        data_type: 'orders',
        data_id: data.id,
        facts: { number: data.number, total: 6_375 },
      },
    ])
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('moves no money for an order in cash', async () => {
    const id = await trade.listGoods(salem.id)
    const form = await trade.orderForm({ payment: 'cod', delivery: 'seller_delivery', address: home })
    const { status, data } = await trade.orderOne(nora, id, { ...form, quantity: 4 })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      payment_status: 'unpaid',
      subtotal: 100,
      delivery_fee: 15,
      total: 115,
      pay: null,
      // Arabic digits become Latin digits, and missing parts become empty strings.
      address: { ...home, zip_code: '32415', short_address: '' },
    })
    expect(await trade.moneyOf(nora.id)).toEqual({ free: 100_000, held: 0, escrow: 0 })
    expect((await newsOf(salem)).map(({ kind }) => kind)).toEqual(['order_placed'])
    const seen = await ask<Order>(market, `GET orders/show/${data.id}`, { token: salem.token })
    expect(seen.data).toMatchObject({ side: 'seller', allowed_statuses: ['accepted', 'rejected'] })
  })

  it('does not notify the seller before a card payment', async () => {
    const id = await trade.listGoods(salem.id)
    const form = await trade.orderForm({ payment: 'card' })
    const { status, data } = await trade.orderOne(nora, id, { ...form, quantity: 2 })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      status: 'pending',
      payment_status: 'unpaid',
      total: 50,
      pay: { amount: 50, redirect_url: expect.stringContaining(`${data.pay?.charge_id}`) },
      due: { status: 'cancelled', at: data.pay?.pay_by },
    })
    expect(await trade.stockOf(id)).toEqual([48, 'active'])
    expect(await newsOf(salem)).toEqual([])
  })

  it('returns the reference and the bank account for a transfer', async () => {
    const id = await trade.listGoods(salem.id)
    const form = await trade.orderForm({ payment: 'bank_transfer' })
    const { data } = await trade.orderOne(nora, id, { ...form, quantity: 2 })
    expect(data.pay).toMatchObject({
      amount: 50,
      reference: expect.stringMatching(/^SMK-[A-Z0-9]{6}$/),
      bank_name: expect.any(String),
      iban: expect.stringMatching(/^SA\d{22}$/),
      pay_by: data.due?.at,
    })
    expect(data.pay?.redirect_url).toBe(undefined)
  })

  it('accepts less than a kilogram only for the whole remaining stock', async () => {
    const id = await trade.listGoods(salem.id, { quantity: 1.4 })
    const form = await trade.orderForm()
    const little = await trade.orderOne(nora, id, { ...form, quantity: 0.999 })
    expect([little.status, little.failure.errors]).toEqual([422, { quantity: ['أقل كمية 1 كجم'] }])
    expect((await trade.orderOne(nora, id, { ...form, quantity: 1 })).status).toBe(201)
    const less = await trade.orderOne(nora, id, { ...form, quantity: 0.3 })
    expect([less.status, less.failure.errors]).toEqual([422, { quantity: ['أقل كمية 0.4 كجم'] }])
    expect((await trade.orderOne(nora, id, { ...form, quantity: '0.4' })).status).toBe(201)
    expect(await trade.stockOf(id)).toEqual([0, 'sold_out'])
    const late = await trade.orderOne(nora, id, { ...form, quantity: 1 })
    expect([late.status, late.failure.code]).toEqual([409, 'out_of_stock'])
    expect(late.failure.errors).toEqual({ quantity: ['المتبقي 0 كجم فقط'] })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('uses the stock of a lapsed order before the worker has cancelled the order', async () => {
    const id = await trade.listGoods(salem.id, { quantity: 5 })
    const byCard = await trade.orderForm({ payment: 'card' })
    const { data: lapsed } = await trade.orderOne(nora, id, { ...byCard, quantity: 5 })
    const form = { ...(await trade.orderForm()), quantity: 3 }
    expect((await trade.orderOne(nora, id, form)).failure.errors).toEqual({
      quantity: ['المتبقي 0 كجم فقط'],
    })
    await market.db.query({
      text: `update orders set due_at = now() - interval '1 second' where id = $1`,
      values: [lapsed.id],
    })
    expect((await trade.orderOne(nora, id, form)).status).toBe(201)
    expect(await trade.stockOf(id)).toEqual([2, 'active'])
    const { data } = await ask<Order>(market, `GET orders/show/${lapsed.id}`, { token: nora.token })
    expect(data).toMatchObject({ status: 'cancelled', pay: null })
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})

describe('POST orders/create', () => {
  it('places for each seller one order with its own delivery fee, and one charge for all orders', async () => {
    const huda = await trade.makeSeller({ firstName: 'هدى' })
    const [first, second, third] = await Promise.all([
      trade.listGoods(salem.id, { price: 10 }),
      trade.listGoods(huda.id, { price: 20 }),
      trade.listGoods(salem.id, { price: 30.55 }),
    ])
    const form = await trade.orderForm({ payment: 'card', delivery: 'courier', address: home })
    const products = [
      { id: third, quantity: 1.333 },
      { id: second, quantity: 2 },
      { id: first, quantity: 3 },
      { id: third, quantity: 1 },
    ]
    const { status, data } = await trade.orderCart(nora, { ...form, products })
    expect(status).toBe(201)
    expect(data.orders.map(({ seller, total, items }) => [seller.id, total, items.length])).toEqual([
      [salem.id, 30 + 71.27 + 25, 2],
      [huda.id, 40 + 25, 1],
    ])
    expect(
      data.orders[0]?.items.map(({ product_id, quantity, total }) => [product_id, quantity, total]),
    ).toEqual([
      [third, 2.333, 71.27],
      [first, 3, 30],
    ])
    expect(data.pay?.amount).toBe(191.27)
    expect(data.orders.map(({ pay }) => pay?.charge_id)).toEqual(Array(2).fill(data.pay?.charge_id))
    // The answer equals the later answer of orders/show.
    for (const order of data.orders) {
      const shown = await ask<Order>(market, `GET orders/show/${order.id}`, { token: nora.token })
      expect(shown.data).toEqual(order)
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('divides the fee of a shared delivery among the sellers of one market', async () => {
    const huda = await trade.makeSeller({ firstName: 'هدى' })
    const mona = await trade.makeSeller({ firstName: 'منى' })
    const rashid = await trade.makeSeller({ firstName: 'راشد' })
    const [first, second, third, elsewhere] = await Promise.all([
      trade.listGoods(salem.id, { price: 10 }),
      trade.listGoods(huda.id, { price: 20 }),
      trade.listGoods(mona.id, { price: 40 }),
      trade.listGoods(rashid.id, { price: 30 }),
    ])
    await market.db.query({
      text: `update products set market_id = (select id from markets where id <> market_id order by id limit 1)
             where id = $1`,
      values: [elsewhere],
    })
    const form = await trade.orderForm({ delivery: 'refrigerated', address: home })
    const products = [elsewhere, third, second, first].map((id) => ({ id, quantity: 2 }))
    const { status, data } = await trade.orderCart(nora, {
      ...form,
      products,
      expected_total: 200 + 35 + 35,
    })
    expect(status).toBe(201)
    expect(
      data.orders.map(({ seller, delivery_fee, delivery_orders }) => [
        seller.id,
        delivery_fee,
        delivery_orders,
      ]),
    ).toEqual([
      [rashid.id, 35, 1],
      [mona.id, 11.67, 3],
      [huda.id, 11.67, 3],
      [salem.id, 11.66, 3],
    ])
    const [, shared] = data.orders
    const cancelled = await ask<Order>(market, `GET orders/show/${shared?.id}/status/cancelled`, {
      token: nora.token,
    })
    expect(cancelled.data).toMatchObject({ status: 'cancelled', refunded: 91.67, delivery_fee: 11.67 })
    const kept = await ask<Order>(market, `GET orders/show/${data.orders[3]?.id}`, { token: nora.token })
    expect(kept.data).toMatchObject({ status: 'pending', delivery_fee: 11.66, total: 31.66 })
    expect(await trade.moneyOf(nora.id)).toEqual({
      free: 100_000 - 9_500 - 5_167 - 3_166,
      held: 0,
      escrow: 9_500 + 5_167 + 3_166,
    })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('pays either all orders or no order from the wallet', async () => {
    const huda = await trade.makeSeller({ firstName: 'هدى' })
    const products = [
      { id: await trade.listGoods(salem.id, { price: 100 }), quantity: 6 },
      { id: await trade.listGoods(huda.id, { price: 100 }), quantity: 5 },
    ]
    const form = await trade.orderForm()
    const dear = await trade.orderCart(nora, { ...form, products })
    expect([dear.status, dear.failure.code]).toEqual([409, 'insufficient_funds'])
    expect(await trade.moneyOf(nora.id)).toEqual({ free: 100_000, held: 0, escrow: 0 })
    expect(await trade.stockOf(products[0]?.id ?? 0)).toEqual([50, 'active'])
    const [one, other] = products
    const fits = { ...form, products: [{ ...one, quantity: 4 }, other] }
    expect((await trade.orderCart(nora, fits)).status).toBe(201)
    expect(await trade.moneyOf(nora.id)).toEqual({ free: 10_000, held: 0, escrow: 90_000 })
    expect([(await newsOf(salem)).length, (await newsOf(huda)).length]).toEqual([1, 1])
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('refuses the whole cart with an error at each invalid line', async () => {
    const [good, short, hidden] = await Promise.all([
      trade.listGoods(salem.id),
      trade.listGoods(salem.id, { quantity: 3 }),
      trade.listGoods(salem.id, { status: 'hidden' }),
    ])
    const form = await trade.orderForm()
    const send = (...products: object[]) => trade.orderCart(nora, { ...form, products })
    const line = { id: good, quantity: 2 }
    const gone = await send(line, { id: hidden, quantity: 2 }, { id: 999_999_999, quantity: 1 })
    expect([gone.status, gone.failure.code, Object.keys(gone.failure.errors ?? {})]).toEqual([
      ...[404, 'not_found', ['products.1.id', 'products.2.id']],
    ])
    const much = await send(line, { id: short, quantity: 2 }, { id: short, quantity: 1.5 })
    expect([much.status, much.failure.code, much.failure.errors]).toEqual([
      ...[409, 'out_of_stock', { 'products.1.quantity': ['المتبقي 3 كجم فقط'] }],
    ])
    const small = await send(line, { id: short, quantity: 0.5 })
    expect([small.status, small.failure.errors]).toEqual([422, { 'products.1.quantity': ['أقل كمية 1 كجم'] }])
    expect([await trade.stockOf(good), await trade.stockOf(short)]).toEqual([
      [50, 'active'],
      [3, 'active'],
    ])
    const { data } = await ask<{ total: number }>(market, 'GET orders/my', { token: nora.token })
    expect(data.total).toBe(0)
  })
})

describe('the arrival of an order', () => {
  it.each([
    ['qatif', 0, 24],
    ['riyadh', 24, 48],
    ['madinah', 48, 72],
  ])('from Dammam to %s is %i to %i hours away', async (to, least, most) => {
    const cities = new Map(
      (
        await market.db.query<{ code: string; id: number }>({
          text: `select code, id from cities where code in ('dammam', $1)`,
          values: [to],
        })
      ).map(({ code, id }) => [code, id]),
    )
    const id = await trade.listGoods(salem.id)
    await market.db.query({
      text: 'update products set city_id = $1 where id = $2',
      values: [cities.get('dammam'), id],
    })
    const form = await trade.orderForm({ delivery: 'seller_delivery', address: home })
    const { data } = await trade.orderOne(nora, id, { ...form, city_id: cities.get(to), quantity: 1 })
    const shown = await ask<Order>(market, `GET orders/show/${data.id}`, { token: salem.token })
    for (const { arrives_at, created_at } of [data, shown.data]) {
      const hours = (Date.parse(arrives_at ?? '') - Date.parse(created_at)) / 3_600_000
      expect([hours >= least, hours < most]).toEqual([true, true])
    }
  })
})

describe('GET orders/create and orders/options', () => {
  it('return the options, the address book and the available balance', async () => {
    const id = await trade.listGoods(salem.id)
    const away = await trade.orderForm({ delivery: 'refrigerated', address: home })
    await trade.orderOne(nora, id, { ...away, quantity: 2 })
    await trade.orderOne(nora, id, { ...away, quantity: 2 })
    const { status, data } = await ask<OrderOptions & { product: Product }>(
      market,
      `GET orders/create/${id}`,
      {
        token: nora.token,
        locale: 'en',
      },
    )
    expect(status).toBe(200)
    expect(data.product).toMatchObject({ id, quantity: 46, name: 'Fresh hamour' })
    expect(data.payments.map(({ code }) => code).sort()).toEqual(['bank_transfer', 'card', 'cod', 'wallet'])
    expect(data.delivery_methods.find(({ code }) => code === 'refrigerated')).toMatchObject({
      fee: 35,
      needs_address: true,
      name: 'Refrigerated delivery',
    })
    expect(data.delivery_methods.find(({ code }) => code === 'pickup_port')).toMatchObject({
      fee: 0,
      needs_address: false,
    })
    const { region: _region, ...parts } = home
    expect(data.addresses).toEqual([
      expect.objectContaining({ ...parts, zip_code: '32415', short_address: '', is_default: true }),
    ])
    expect(data.addresses[0]?.city.id).toBe(away.city_id)
    expect([data.wallet_available, data.city_id]).toEqual([830, away.city_id])
    const { product: _product, ...options } = data
    const cart = await ask<OrderOptions>(market, 'GET orders/options', { token: nora.token, locale: 'en' })
    // The methods are not compared, because their arrival times depend on the time of the call.
    expect(cart.data).toEqual({ ...options, delivery_methods: expect.any(Array) })
  })

  it('return the coordinates of cities and the arrival rules of delivery methods', async () => {
    const { data } = await ask<OrderOptions>(market, 'GET orders/options', { token: nora.token })
    expect(data.cities.find(({ code }) => code === 'dammam')).toMatchObject({
      latitude: expect.closeTo(26.4, 0),
      longitude: expect.closeTo(50.1, 0),
    })
    expect(data.delivery_methods.find(({ code }) => code === 'seller_delivery')?.arrival).toEqual({
      lead_hours: 4,
      from_hour: 8,
      until_hour: 22,
    })
  })

  it('refuse hidden goods, lots, the caller’s own goods and anonymous callers', async () => {
    const [mine, hidden, lot] = await Promise.all([
      trade.listGoods(salem.id),
      trade.listGoods(salem.id, { status: 'hidden' }),
      trade.listGoods(salem.id, { saleType: 'auction' }),
    ])
    const form = { ...(await trade.orderForm()), quantity: 1 }
    for (const id of [hidden, lot, 999_999_999]) {
      expect((await ask(market, `GET orders/create/${id}`, { token: nora.token })).status).toBe(404)
      const { status, failure } = await trade.orderOne(nora, id, form)
      // All answers are equal, so that an answer does not reveal whether the goods exist.
      expect([status, failure]).toEqual([404, { code: 'not_found', message: failure.message }])
    }
    const own = await ask(market, `GET orders/create/${mine}`, { token: salem.token })
    expect([own.status, own.failure.message]).toEqual([403, 'لا يمكنك شراء منتجاتك'])
    expect((await trade.orderOne(salem, mine, form)).failure).toEqual(own.failure)
    const products = [{ id: mine, quantity: 1 }]
    expect((await trade.orderCart(salem, { ...form, products })).failure).toEqual(own.failure)
    for (const path of [`GET orders/create/${mine}`, 'GET orders/options'] as const) {
      expect((await ask(market, path)).status).toBe(401)
    }
    expect((await trade.orderOne({}, mine, form)).status).toBe(401)
    expect((await trade.orderCart({}, { ...form, products })).status).toBe(401)
    expect(await trade.stockOf(mine)).toEqual([50, 'active'])
  })
})
