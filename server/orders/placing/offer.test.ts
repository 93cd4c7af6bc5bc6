import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { acceptOffer, offerOrderForm, orderOffer, stateOf } from '#demo/testing/trade/offerOrders.ts'
import { notificationsOf } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest } from '#demo/testing/trade/requests.ts'
import { moneyOf, orderForm, reportPaid } from '#demo/testing/trade/trade.ts'
import type { Order } from '#shared/orders/contract.ts'
import { orderNumber } from '#shared/orders/rules.ts'

const secret = 'a secret of this test alone'
const market = await testMarket({ env: { GATEWAY_SECRET: secret } })
keepInvariants(market)

const home = { region: 'مكة المكرمة', address: 'حي الروضة، مبنى 7', recipient_name: 'نورة القحطاني' }
const show = async ({ id }: Order, { token }: TestPerson) =>
  (await ask<Order>(market, `GET orders/offers/show/${id}`, { token })).data
const choice = ['اختر من القائمة']

describe('GET orders/offers/create/{id}', () => {
  it('returns the request, the offer and the options, with the city of the request', async () => {
    const { request, offer, buyer, seller } = await acceptOffer(market.db)
    const { status, data } = await offerOrderForm(market, buyer, offer)
    expect(status).toBe(200)
    expect(data.request).toMatchObject({ id: request, status: 'accepted', quantity: 4, is_owner: true })
    expect(data.offer).toMatchObject({
      id: offer,
      status: 'accepted',
      quantity: 4,
      price: 25.5,
      subtotal: 102,
      seller: { id: seller.id, mobile: expect.stringContaining('****') },
    })
    expect(data.city_id).toBe(data.request.city_id)
    expect(data.wallet_available).toBe(1_000)
    expect(data.payments.map(({ code }) => code).sort()).toEqual(['bank_transfer', 'card', 'cod', 'wallet'])
    expect(data.delivery_methods.length).toBeGreaterThan(1)
  })

  it('lists only the delivery method of the offer', async () => {
    const { offer, buyer } = await acceptOffer(market.db, { delivery: 'courier' })
    const { data } = await offerOrderForm(market, buyer, offer)
    expect(data.delivery_methods.map(({ code, fee }) => [code, fee])).toEqual([['courier', 25]])
    expect(data.offer).toMatchObject({ delivery_method: { code: 'courier' }, total: 127 })
  })

  it('is refused to everyone but the asker, and for open, declined and ordered offers', async () => {
    const { offer, declined, buyer, seller, other } = await acceptOffer(market.db)
    const stranger = await addPerson(market.db)
    for (const send of [offerOrderForm, orderOffer]) {
      expect((await send(market, {}, offer)).status).toBe(401)
      for (const foreign of [
        stranger,
        seller,
        other,
        await addPerson(market.db, { staff: 'administrator' }),
      ]) {
        const { status, failure } = await send(market, foreign, offer)
        const unknown = await send(market, foreign, 999_999_999)
        expect([status, failure]).toEqual([404, unknown.failure])
      }
      const over = await send(market, buyer, declined)
      expect([over.status, over.failure.message]).toEqual([409, 'لم يعد هذا العرض متاحًا'])
      const request = await addRequest(market.db, buyer)
      const open = await send(market, buyer, await addOffer(market.db, other, request))
      expect([open.status, open.failure.message]).toEqual([409, 'اقبل العرض أولًا ثم أكمل طلبه'])
    }
    expect((await orderOffer(market, buyer, offer)).status).toBe(201)
    for (const again of [
      await offerOrderForm(market, buyer, offer),
      await orderOffer(market, buyer, offer),
    ]) {
      expect([again.status, again.failure.message]).toEqual([409, 'سبق أن أكملت طلب هذا العرض'])
    }
  })
})

describe('POST orders/offers/create/{id}', () => {
  it('orders the whole offer at its price from the wallet', async () => {
    const { request, offer, buyer, seller } = await acceptOffer(market.db)
    const { status, data } = await orderOffer(market, buyer, offer, { body: 'نظّفه من فضلك' })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      sale_type: 'offers',
      status: 'pending',
      payment_status: 'paid',
      side: 'buyer',
      number: orderNumber(data.id),
      subtotal: 102,
      delivery_fee: 0,
      total: 102,
      pay: null,
      address: null,
      body: 'نظّفه من فضلك',
      payment: { code: 'wallet' },
      buyer: { id: buyer.id, mobile: buyer.mobile },
      seller: { id: seller.id },
      items: [
        {
          product_id: null,
          name: 'هامور',
          origin: 'local',
          image: expect.any(String),
          quantity: 4,
          ordered_quantity: 4,
          price: 25.5,
          total: 102,
        },
      ],
      request: { id: request, number: `R-${request}`, title: 'هامور طازج للمطعم' },
      timeline: [{ status: 'pending', by: 'buyer', name: 'نورة القحطاني' }],
      allowed_statuses: ['cancelled'],
      due: { status: 'cancelled' },
    })
    expect(data.seller.mobile).toMatch(/\*{4}/)
    expect(Date.parse(data.due?.at ?? '') - Date.parse(data.created_at)).toBe(86_400_000)
    expect(await stateOf(market.db, request)).toBe('ordered')
    expect(await moneyOf(market.db, buyer.id)).toEqual({ free: 89_800, held: 0, escrow: 10_200 })
    expect(await notificationsOf(market, data, seller)).toEqual(['offer_order_placed'])
    expect(await show(data, buyer)).toEqual(data)
  })

  it('orders goods of an international seller as imported, with the delivery of the offer', async () => {
    const { offer, buyer, seller } = await acceptOffer(market.db, {
      sellerType: 'international_seller',
      delivery: 'courier',
    })
    const other = await orderOffer(market, buyer, offer, { delivery: 'seller_delivery', address: home })
    expect([other.status, other.failure.errors]).toEqual([422, { delivery_method_id: choice }])
    const bare = await orderOffer(market, buyer, offer, { delivery: 'courier' })
    expect(Object.keys(bare.failure.errors ?? {})).toEqual([
      ...['address.region', 'address.address', 'address.recipient_name'],
    ])
    const { data } = await orderOffer(market, buyer, offer, {
      payment: 'cod',
      delivery: 'courier',
      address: home,
    })
    expect(data).toMatchObject({
      payment_status: 'unpaid',
      delivery_fee: 25,
      total: 127,
      pay: null,
      address: home,
      items: [{ origin: 'imported' }],
    })
    expect(await moneyOf(market.db, buyer.id)).toEqual({ free: 100_000, held: 0, escrow: 0 })
    expect(await notificationsOf(market, data, seller)).toEqual(['offer_order_placed'])
    expect((await show(data, seller)).allowed_statuses).toEqual(['accepted', 'rejected'])
  })

  it('accepts another delivery method when the method of the offer was hidden', async () => {
    const hide = (hidden: boolean) =>
      market.db.query({
        text: `update options set hidden = $1 where list = 'delivery_methods' and code = 'refrigerated'`,
        values: [hidden],
      })
    await market.db.query({
      text: `insert into options (list, code, name_ar, name_en, fee_halalas)
             values ('delivery_methods', 'refrigerated', 'توصيل مبرّد', 'Refrigerated', 9_900) on conflict do nothing`,
    })
    const { offer, buyer } = await acceptOffer(market.db, { delivery: 'refrigerated' })
    await hide(true)
    try {
      await expect
        .poll(async () => (await offerOrderForm(market, buyer, offer)).data.delivery_methods.length)
        .toBeGreaterThan(1)
      const gone = await orderOffer(market, buyer, offer, { delivery: 'refrigerated', address: home })
      expect([gone.status, gone.failure.errors]).toEqual([422, { delivery_method_id: choice }])
      expect((await orderOffer(market, buyer, offer)).data).toMatchObject({ delivery_fee: 0, total: 102 })
    } finally {
      await hide(false)
    }
  })

  it('notifies the seller of a card order only after the payment', async () => {
    const { request, offer, buyer, seller } = await acceptOffer(market.db, { riyals: 0 })
    const { status, data } = await orderOffer(market, buyer, offer, { payment: 'card' })
    expect([status, data.payment_status]).toEqual([201, 'unpaid'])
    expect(data).toMatchObject({
      pay: { amount: 102, redirect_url: expect.any(String) },
      due: { status: 'cancelled', at: data.pay?.pay_by },
    })
    expect([await notificationsOf(market, data, seller), await stateOf(market.db, request)]).toEqual([
      [],
      'ordered',
    ])
    expect(await reportPaid(market, secret, data)).toBe(200)
    expect(await reportPaid(market, secret, data)).toBe(200)
    expect(await show(data, buyer)).toMatchObject({ payment_status: 'paid', pay: null })
    expect(await moneyOf(market.db, buyer.id)).toEqual({ free: 0, held: 0, escrow: 10_200 })
    expect(await notificationsOf(market, data, seller)).toEqual(['offer_order_placed'])
  })

  it('keeps the payment of an order pending until staff approve the bank transfer', async () => {
    const { offer, buyer, seller } = await acceptOffer(market.db, { riyals: 0 })
    const { data } = await orderOffer(market, buyer, offer, { payment: 'bank_transfer' })
    expect(data.pay).toMatchObject({ amount: 102, reference: expect.stringMatching(/^SMK-/) })
    const report = await ask<{ id: number }>(market, 'POST confirm_bank/create', {
      token: buyer.token,
      body: formOf({
        amount: '102',
        bank_name: 'الراجحي',
        account_holder: 'نورة القحطاني',
        transfer_reference: `FT-${data.id}`,
        transferred_at: '2026-11-20',
        order_id: String(data.id),
        receipt: new Blob([pixel], { type: 'image/png' }),
      }),
    })
    expect(report.status).toBe(201)
    expect((await show(data, buyer)).payment_status).toBe('pending')
    const finance = await addPerson(market.db, { staff: 'finance' })
    const approved = await ask(market, `POST operator/confirmations/${report.data.id}/approve`, {
      token: finance.token,
      body: {},
    })
    expect(approved.status).toBe(200)
    expect((await show(data, seller)).allowed_statuses).toEqual(['accepted', 'rejected'])
    expect(await notificationsOf(market, data, seller)).toEqual(['offer_order_placed'])
  })

  it('is refused without a change when the balance of the wallet is too low', async () => {
    const { request, offer, buyer, seller } = await acceptOffer(market.db, { riyals: 101.99 })
    const { status, failure } = await orderOffer(market, buyer, offer)
    expect([status, failure.code]).toEqual([409, 'insufficient_funds'])
    expect(await stateOf(market.db, request)).toBe('accepted')
    expect(await moneyOf(market.db, buyer.id)).toEqual({ free: 10_199, held: 0, escrow: 0 })
    expect((await offerOrderForm(market, buyer, offer)).status).toBe(200)
    const { data } = await orderOffer(market, buyer, offer, { payment: 'cod' })
    expect(await notificationsOf(market, data, seller)).toEqual(['offer_order_placed'])
  })
})

describe('the body of an order of an offer', () => {
  it('cannot set prices, people, states or goods', async () => {
    const { offer, buyer, seller, other } = await acceptOffer(market.db)
    const { data } = await orderOffer(market, buyer, offer, {
      price: 0.01,
      subtotal: 0.01,
      total: 0.01,
      delivery_fee: -5,
      commission_bp: 0,
      windows: {},
      seller_id: other.id,
      buyer_id: other.id,
      offer_id: 1,
      product_id: 1,
      status: 'completed',
      payment_status: 'paid',
      fish_id: 1,
      items: [{ product_id: 1, price: 0.01 }],
    })
    expect(data).toMatchObject({
      status: 'pending',
      total: 102,
      buyer: { id: buyer.id },
      seller: { id: seller.id },
      items: [{ product_id: null, price: 25.5, quantity: 4 }],
    })
  })

  it('may contain only the quantity of the offer or no quantity', async () => {
    const { request, offer, buyer } = await acceptOffer(market.db)
    for (const [quantity, words] of [
      [3.999, 'أقل كمية 4 كجم'],
      [4.001, 'أكثر كمية 4 كجم'],
    ] as const) {
      const { status, failure } = await orderOffer(market, buyer, offer, { quantity })
      expect([status, failure.errors]).toEqual([422, { quantity: [words] }])
    }
    for (const quantity of [0, -4, 'four', [4], true]) {
      const { status, failure } = await orderOffer(market, buyer, offer, { quantity })
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['quantity']])
    }
    const wrong = { quantity: 3, city_id: 999_999, payment_id: 999_999, delivery_method_id: 999_999 }
    const all = await orderOffer(market, buyer, offer, wrong)
    expect(Object.keys(all.failure.errors ?? {}).sort()).toEqual(Object.keys(wrong).sort())
    expect(await stateOf(market.db, request)).toBe('accepted')
    expect((await orderOffer(market, buyer, offer, { quantity: '٤' })).status).toBe(201)
  })

  it('is refused with another sale type and for an invalid offer', async () => {
    const { offer, buyer } = await acceptOffer(market.db)
    for (const sale_type of ['normal', 'auction', 'stolen']) {
      const { status, failure } = await orderOffer(market, buyer, offer, { sale_type })
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['sale_type']])
    }
    const body = { ...(await orderForm(market.db)), sale_type: 'offers' }
    for (const id of ['0', '-1', 'abc', '1e3', '9999999999999999999']) {
      const { status } = await ask(market, `POST orders/offers/create/${id}`, { token: buyer.token, body })
      expect([404, 422]).toContain(status)
    }
  })

  it('is refused with a city that was hidden after the lists were cached', async () => {
    const { request, offer, buyer } = await acceptOffer(market.db)
    expect((await offerOrderForm(market, buyer, offer)).status).toBe(200)
    const form = await orderForm(market.db)
    const hide = (hidden: boolean) =>
      market.db.query({
        text: 'update cities set hidden = $2 where id = $1',
        values: [form.city_id, hidden],
      })
    await hide(true)
    const { status, failure } = await orderOffer(market, buyer, offer, { city_id: form.city_id })
    await hide(false)
    expect([status, failure.errors]).toEqual([422, { city_id: choice }])
    expect(await stateOf(market.db, request)).toBe('accepted')
  })

  it('is refused when goods and delivery exceed the largest amount', async () => {
    const dear = { quantity: 1_000, price: 10_000, riyals: 0 }
    const { offer, buyer } = await acceptOffer(market.db, dear)
    const brought = { payment: 'cod', delivery: 'courier', address: home } as const
    const { status, failure } = await orderOffer(market, buyer, offer, brought)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['delivery_method_id']])
    expect((await orderOffer(market, buyer, offer, { payment: 'cod' })).data.total).toBe(10_000_000)
  })
})

/** The bytes of a PNG of one white pixel, used as a receipt. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
