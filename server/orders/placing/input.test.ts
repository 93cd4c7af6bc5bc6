import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTestMarket } from '#demo/testing/server.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import {
  brokenInvariants,
  listGoods,
  makeBuyer,
  makeSeller,
  orderForm,
  orderOne,
} from '#demo/testing/trade/trade.ts'
import type { OrderOptions } from '#shared/orders/placing.ts'

const market = await testMarket()
const trade = openTrade(market)
const [salem, nora] = await Promise.all([trade.makeSeller(), trade.makeBuyer({ riyals: 1_000 })])
const goods = await trade.listGoods(salem.id, { quantity: 20, price: 25 })
const form: Record<string, unknown> = { ...(await trade.orderForm()), quantity: 2 }

const ordersOf = async ({ id }: TestPerson) =>
  market.db.query<Record<string, unknown>>({
    text: 'select * from orders where buyer_id = $1 order by id',
    values: [id],
  })

describe('the body of an order', () => {
  it('cannot set prices, totals, seller, states or ids', async () => {
    const other = await trade.makeSeller()
    const { status, data } = await trade.orderOne(nora, goods, {
      ...form,
      id: 1,
      number: '1',
      price: 0.01,
      total: 0.01,
      subtotal: 0.01,
      delivery_fee: -5,
      seller_id: other.id,
      buyer_id: other.id,
      user_id: other.id,
      status: 'completed',
      payment_status: 'paid',
      commission_bp: 0,
      windows: { hold_s: 0 },
      charge_id: 1,
      product_id: 1,
      items: [{ product_id: 1, price: 0.01 }],
      products: [{ id: 1, quantity: 1, price: 0.01 }],
      __proto__: { quantity: 1 },
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      status: 'pending',
      subtotal: 50,
      delivery_fee: 0,
      total: 50,
      buyer: { id: nora.id },
      seller: { id: salem.id },
      items: [{ product_id: goods, price: 25, quantity: 2 }],
    })
    const tampered = { id: goods, quantity: 2, price: 0.01, seller_id: other.id, total: 0.01 }
    const cart = await trade.orderCart(nora, { ...form, seller_id: other.id, products: [tampered] })
    expect(cart.data.orders).toMatchObject([{ total: 50, seller: { id: salem.id } }])
    const [row] = await ordersOf(nora)
    expect(row).toMatchObject({ seller_id: salem.id, subtotal_halalas: 5_000, charge_id: null })
    expect(row?.windows).toMatchObject({ hold_s: 86_400, return_s: 86_400, pay_s: 86_400 })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it.each([
    ...[0, -1, -0.001, 0.0001, 1.0001, 1_000_001, null, true, false, [], [2], {}, { kg: 2 }],
    ...['-2', '1e3', '2 kg', 'two', '0x2', '1,5', 'Infinity', 'NaN'],
  ])('is refused with the quantity %j', async (quantity) => {
    const before = await trade.stockOf(goods)
    const one = await trade.orderOne(nora, goods, { ...form, quantity })
    expect([one.status, one.failure.code]).toEqual([422, 'validation_failed'])
    expect(Object.keys(one.failure.errors ?? {})).toEqual(['quantity'])
    const cart = await trade.orderCart(nora, { ...form, products: [{ id: goods, quantity }] })
    expect([cart.status, Object.keys(cart.failure.errors ?? {})]).toEqual([422, ['products.0.quantity']])
    expect(await trade.stockOf(goods)).toEqual(before)
  })

  it.each([0, -1, 1.5, 'abc', "1' or '1'='1", [], {}, true])(
    'is refused with the product id %j',
    async (id) => {
      const { status, failure } = await trade.orderCart(nora, { ...form, products: [{ id, quantity: 1 }] })
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['products.0.id']])
    },
  )

  it('is refused with numbers beyond the safe range', async () => {
    for (const quantity of ['1e309', '-1e309', '1e-9']) {
      const answer = await fetch(`${market.url}/api/orders/create/${goods}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${nora.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...form, quantity: 7 }).replace('"quantity":7', `"quantity":${quantity}`),
      })
      expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, ['quantity']])
    }
  })

  it('may have Arabic digits in its quantity', async () => {
    const { data } = await trade.orderOne(nora, goods, { ...form, quantity: '١٫٥' })
    expect(data.items[0]?.quantity).toBe(1.5)
  })

  it('must have between one and fifty lines for a cart', async () => {
    const line = { id: goods, quantity: 1 }
    for (const products of [[], Array(51).fill(line), 'all', { 0: line }, null, undefined]) {
      const { status, failure } = await trade.orderCart(nora, { ...form, products })
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['products']])
    }
    const { status } = await trade.orderCart(nora, { ...form, products: [null, 7, 'x'] })
    expect(status).toBe(422)
    const lines = Array.from({ length: 50 }, () => ({ id: goods, quantity: 1_000_000 }))
    expect((await trade.orderCart(nora, { ...form, products: lines })).failure.code).toBe('out_of_stock')
  })

  it('is refused when its total exceeds the largest amount', async () => {
    const dear = await trade.listGoods(salem.id, { price: 9_999_999.99, quantity: 100 })
    const one = await trade.orderOne(nora, dear, { ...form, quantity: 2 })
    expect([one.status, Object.keys(one.failure.errors ?? {})]).toEqual([422, ['quantity']])
    const products = [
      { id: dear, quantity: 1 },
      { id: goods, quantity: 1 },
    ]
    const cart = await trade.orderCart(nora, { ...form, products })
    expect([cart.status, Object.keys(cart.failure.errors ?? {})]).toEqual([422, ['products']])
    expect(await trade.stockOf(dear)).toEqual([100, 'active'])
  })

  it('is refused when it is no JSON object or contains invalid text', async () => {
    for (const body of [[], 'x', 7]) {
      const { status } = await trade.orderOne(nora, goods, body as object)
      expect(status).toBe(400)
    }
    const nul = await trade.orderOne(nora, goods, { ...form, body: 'a\u0000b' })
    expect(nul.status).toBe(422)
    const long = await trade.orderOne(nora, goods, { ...form, body: 'س'.repeat(1_001) })
    expect([long.status, Object.keys(long.failure.errors ?? {})]).toEqual([422, ['body']])
  })
})

describe('an order', () => {
  const send = async (change: object) => {
    const { status, failure } = await trade.orderOne(nora, goods, { ...form, ...change })
    return [status, failure.errors]
  }
  const choice = ['اختر من القائمة']

  it('is refused if it contains a choice that is hidden or from another list', async () => {
    const delivery = { delivery_method_id: form.payment_id }
    const payment = { payment_id: form.delivery_method_id }
    expect(await send({ city_id: 999_999 })).toEqual([422, { city_id: choice }])
    expect(await send({ ...delivery, ...payment })).toEqual([
      ...[422, { payment_id: choice, delivery_method_id: choice }],
    ])
    const required = await send({ city_id: undefined, payment_id: undefined, delivery_method_id: undefined })
    expect(required).toEqual([
      422,
      {
        city_id: ['اختر المدينة'],
        payment_id: ['اختر طريقة الدفع'],
        delivery_method_id: ['اختر طريقة الاستلام'],
      },
    ])
    const [hidden] = await market.db.query<{ id: number }>({
      text: `insert into options (list, code, name_ar, name_en, hidden)
             values ('delivery_methods', 'drone', 'درون', 'Drone', true) returning id`,
    })
    expect(await send({ delivery_method_id: hidden?.id })).toEqual([422, { delivery_method_id: choice }])
  })

  it('is refused if it contains a choice that was just hidden, despite the cached lists', async () => {
    expect((await trade.orderOne(nora, goods, form)).status).toBe(201)
    await market.db.query({ text: `update options set hidden = true where code = 'pickup_market'` })
    const [status, errors] = await send({})
    expect([status, errors]).toEqual([422, { delivery_method_id: choice }])
    await market.db.query({ text: `update options set hidden = false where code = 'pickup_market'` })
    await expect.poll(async () => (await send({}))[0]).toBe(201)
  })

  it('requires an address only for a delivery', async () => {
    const brought = await trade.orderForm({ delivery: 'courier' })
    const region = ['اختر المنطقة']
    const recipient = ['اكتب اسم المستلم']
    expect(await send(brought)).toEqual([
      422,
      {
        'address.region': region,
        'address.address': ['اكتب الحي والمبنى'],
        'address.recipient_name': recipient,
      },
    ])
    expect(
      await send({ ...brought, address: { region: '', address: 'حي الشاطئ', recipient_name: '' } }),
    ).toEqual([422, { 'address.region': region, 'address.recipient_name': recipient }])
    const address = { region: 'مكة المكرمة', address: 'حي الشاطئ', recipient_name: 'نورة' }
    for (const zip_code of ['9234', '02345', '92345', '123456', 'abcde', '1234a']) {
      const words = ['اكتب رمزًا بريديًا من 5 أرقام، أولها من 1 إلى 8']
      expect(await send({ ...brought, address: { ...address, zip_code } })).toEqual([
        422,
        { 'address.zip_code': words },
      ])
    }
    for (const short_address of ['abcd12', 'RQNA34123', '3412RQNA', 'حي النور']) {
      expect(await send({ ...brought, address: { ...address, short_address } })).toEqual([
        422,
        { 'address.short_address': ['اكتب 4 أحرف إنجليزية ثم 4 أرقام، مثل \u2066RRRD2929\u2069'] },
      ])
    }
    const { data } = await trade.orderOne(nora, goods, {
      ...{ ...form, ...brought, quantity: 1 },
      address: { ...address, short_address: 'rqna ٣٤١٢' },
    })
    expect(data.address).toEqual({ ...address, street: '', zip_code: '', short_address: 'RQNA3412' })
    // A pickup stores no address, even if the form contains an address.
    const fetched = await trade.orderOne(nora, goods, { ...form, quantity: 1, address })
    expect(fetched.data.address).toBe(null)
  })

  it('requires the normal sale type and a quantity for a product', async () => {
    expect(await send({ sale_type: 'auction' })).toEqual([422, { sale_type: choice }])
    expect(await send({ sale_type: 'offers' })).toEqual([422, { sale_type: choice }])
    expect(await send({ quantity: undefined })).toEqual([422, { quantity: ['اكتب الكمية'] }])
  })

  it('is refused with a payment method that is not configured', async () => {
    const bare = await openTestMarket({ env: { SANDBOX: '0', DEMO: '0', VERIFY_MOBILE: '0' } })
    try {
      const [seller, buyer] = [await makeSeller(bare.db), await makeBuyer(bare.db, { riyals: 100 })]
      const id = await listGoods(bare.db, seller.id)
      for (const payment of ['card', 'bank_transfer'] as const) {
        const sent = { ...(await orderForm(bare.db, { payment })), quantity: 1 }
        const { status, failure } = await orderOne(bare, buyer, id, sent)
        expect([status, failure.code]).toEqual([503, 'unavailable'])
      }
      const { data } = await ask<OrderOptions>(bare, 'GET orders/options', { token: buyer.token })
      expect(data.payments.map(({ code }) => code).sort()).toEqual(['cod', 'wallet'])
      const wallet = { ...(await orderForm(bare.db)), quantity: 1 }
      expect((await orderOne(bare, buyer, id, wallet)).status).toBe(201)
    } finally {
      await bare.close()
    }
  })
})

describe('placing an order', () => {
  it.each(['local_buyer', 'fisherman', 'local_seller', 'international_seller'] as const)(
    'is allowed to the account type %s',
    async (type) => {
      const person = await addPerson(market.db, { type })
      const sent = { ...(await trade.orderForm({ payment: 'cod' })), quantity: 1 }
      expect((await trade.orderOne(person, goods, sent)).status).toBe(201)
    },
  )

  it('is refused when the buyer or the seller has been removed', async () => {
    const leaving = await trade.makeSeller()
    const id = await trade.listGoods(leaving.id)
    await market.db.query({
      text: `update users set f_name = '', l_name = '', mobile = null, email = null, n_id = null, cr_number = null,
               password_hash = null, address = '', deleted_at = now() where id = $1`,
      values: [leaving.id],
    })
    expect((await trade.orderOne(nora, id, { ...form, quantity: 1 })).status).toBe(404)
    expect((await trade.orderOne(leaving, goods, { ...form, quantity: 1 })).status).toBe(401)
  })
})
