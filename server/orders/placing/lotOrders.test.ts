import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { bidOn, wonLot } from '#demo/testing/trade/awards.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { type LotTrade, openLotTrade, past } from '#demo/testing/trade/lotTrade.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { fillWallet, moneyOf, orderOne, reportPaid, stockOf } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { Order, OrderSummary } from '#shared/orders/contract.ts'

const secret = 'a secret of this test alone'
let { salem, huda, rashid, won, formOf, order, formFor, auction, broken } = {} as LotTrade
const market = await testMarket({ env: { GATEWAY_SECRET: secret } })
beforeEach(async () => {
  ;({ salem, huda, rashid, won, formOf, order, formFor, auction, broken } = await openLotTrade(market))
})
const newsOf = ({ id }: TestPerson) =>
  market.db.query<{ kind: string; data_type: string; data_id: number; facts: object }>({
    text: `select kind, data_type, data_id, facts from notifications where user_id = $1
           and data_type in ('orders', 'auction_orders', 'user_orders') order by number`,
    values: [id],
  })
const home = {
  region: 'الشرقية',
  address: 'حي الشاطئ، مبنى 12',
  recipient_name: 'هدى العتيبي',
}
const sound = async () => expect(await broken()).toEqual({})

describe('GET orders/create of a lot', () => {
  it('returns the lot, the accepted amount and the deadline to the winner', async () => {
    const id = await won({ awardS: 3_600 })
    const { status, data } = await formFor(huda, id)
    expect(status).toBe(200)
    expect(data.product).toMatchObject({ id, sale_type: 'auction', quantity: 50, price: 26.66 })
    expect(data.lot).toMatchObject({
      amount: 1_333,
      price_per_kg: 26.66,
      way: 'english',
      accepted_by: 'owner',
      bids_count: 2,
    })
    expect(Date.parse(data.lot.order_until) - Date.parse(data.lot.accepted_at)).toBe(3_600_000)
    expect(Math.abs(Date.parse(data.lot.server_time) - Date.now())).toBeLessThan(60_000)
    expect(data.wallet_available).toBe(5_000)
    expect(data.payments.map(({ code }) => code).sort()).toEqual(['bank_transfer', 'card', 'cod', 'wallet'])
  })

  it('is possible once the lot is awarded automatically, even before the award is stored', async () => {
    const id = await openLot(market.db, salem, { ...past, autoAccept: true, reserve: 1_300 })
    await bidOn(market.db, id, [{ by: huda, riyals: 1_333, agoS: 1_800 }])
    const { data } = await formFor(huda, id)
    expect(data.lot).toMatchObject({ amount: 1_333, accepted_by: 'clock' })
    expect(data.lot.accepted_at).toBe((await auction(id)).ends_at)
  })

  it('is refused to everyone but the winner', async () => {
    const id = await won()
    const buyer = await addPerson(market.db)
    for (const other of [rashid, buyer]) {
      const { status, failure } = await formFor(other, id)
      expect([status, failure.code]).toEqual([403, 'forbidden'])
      expect((await order(other, id)).failure).toEqual(failure)
    }
    expect((await formFor(salem, id)).failure.message).toBe('لا يمكنك شراء منتجاتك')
    expect((await order(salem, id)).failure.message).toBe('لا يمكنك شراء منتجاتك')
    expect((await formFor({}, id)).status).toBe(401)
    expect((await order({}, id)).status).toBe(401)
    expect((await auction(id)).status).toBe('awarded')
    expect(await stockOf(market.db, id)).toEqual([50, 'active'])
  })

  it('answers not_found for hidden and unknown lots', async () => {
    const id = await won()
    await market.db.query({
      text: `update products set status = 'hidden', hidden_by_staff = true where id = $1`,
      values: [id],
    })
    for (const gone of [id, 999_999_999]) {
      expect((await formFor(huda, gone)).status).toBe(404)
      expect((await order(huda, gone)).status).toBe(404)
    }
  })
})

describe('an order of a lot', () => {
  it('contains the whole lot at the accepted amount and is paid from the wallet', async () => {
    const id = await won()
    const { status, data } = await order(huda, id, { body: 'أستلمها صباحًا' })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      sale_type: 'auction',
      status: 'pending',
      payment_status: 'paid',
      side: 'buyer',
      subtotal: 1_333,
      delivery_fee: 0,
      total: 1_333,
      pay: null,
      body: 'أستلمها صباحًا',
      buyer: { id: huda.id },
      seller: { id: salem.id },
      items: [{ product_id: id, quantity: 50, ordered_quantity: 50, price: 26.66, total: 1_333 }],
      timeline: [{ status: 'pending', by: 'buyer' }],
      allowed_statuses: ['cancelled'],
    })
    expect(await stockOf(market.db, id)).toEqual([0, 'sold_out'])
    expect(await moneyOf(market.db, huda.id)).toEqual({ free: 366_700, held: 0, escrow: 133_300 })
    expect(await newsOf(salem)).toEqual([
      {
        kind: 'auction_order_placed',
        data_type: 'auction_orders',
        data_id: data.id,
        facts: { number: data.number, total: 133_300 },
      },
    ])
    expect((await auction(id)).status).toBe('ordered')
    // The answer equals the later answer of orders/show.
    const shown = await ask<Order>(market, `GET orders/show/${data.id}`, { token: huda.token })
    expect(shown.data).toEqual(data)
    await sound()
  })

  it('has a delivery fee, a commission and proceeds like other orders', async () => {
    await market.db.query({ text: 'update trade_settings set commission_bp = 250' })
    try {
      const id = await won()
      const form = await formOf({ delivery: 'courier', address: home })
      const { data } = await orderOne(market, huda, id, form)
      expect(data).toMatchObject({ subtotal: 1_333, delivery_fee: 25, total: 1_358, address: home })
      const seen = await ask<Order>(market, `GET orders/show/${data.id}`, { token: salem.token })
      expect(seen.data).toMatchObject({ side: 'seller', commission: 33.32, proceeds: 1_324.68 })
      for (const status of ['accepted', 'in_progress', 'completed']) {
        const step = `POST orders/show/${data.id}/status/${status}` as const
        expect((await ask(market, step, { token: salem.token })).status).toBe(200)
      }
      expect(await moneyOf(market.db, salem.id)).toMatchObject({ free: 0, held: 132_468 })
      await sound()
    } finally {
      await market.db.query({ text: 'update trade_settings set commission_bp = 0' })
    }
  })

  it('is sent to the seller without a payment when it is in cash', async () => {
    const id = await won()
    const { data } = await orderOne(market, huda, id, await formOf({ payment: 'cod' }))
    expect(data).toMatchObject({ payment_status: 'unpaid', total: 1_333, pay: null })
    expect((await newsOf(salem)).map(({ kind }) => kind)).toEqual(['auction_order_placed'])
    expect(await moneyOf(market.db, huda.id)).toEqual({ free: 500_000, held: 0, escrow: 0 })
    await sound()
  })

  it('is sent to the seller only after a payment by card or transfer', async () => {
    const byCard = await won()
    const card = await orderOne(market, huda, byCard, await formOf({ payment: 'card' }))
    expect(card.data).toMatchObject({
      payment_status: 'unpaid',
      pay: { amount: 1_333, redirect_url: expect.any(String) },
      due: { status: 'cancelled', at: card.data.pay?.pay_by },
    })
    const byBank = await won()
    const bank = await orderOne(market, huda, byBank, await formOf({ payment: 'bank_transfer' }))
    expect(bank.data.pay).toMatchObject({ amount: 1_333, reference: expect.stringMatching(/^SMK-/) })
    expect([await newsOf(salem), (await auction(byCard)).status]).toEqual([[], 'ordered'])
    expect(await reportPaid(market, secret, card.data)).toBe(200)
    expect(await newsOf(salem)).toMatchObject([
      { kind: 'auction_order_placed', data_type: 'auction_orders', data_id: card.data.id },
    ])
    const shown = await ask<Order>(market, `GET orders/show/${card.data.id}`, { token: huda.token })
    expect(shown.data).toMatchObject({ payment_status: 'paid', pay: null })
    await sound()
  })

  it('is refused without a change when the balance of the wallet is too low', async () => {
    await fillWallet(market.db, rashid.id, 1_000)
    const id = await wonLot(market.db, { seller: salem, bids: [{ by: rashid, riyals: 1_000.5 }] })
    const { status, failure } = await order(rashid, id)
    expect([status, failure.code]).toEqual([409, 'insufficient_funds'])
    expect((await auction(id)).status).toBe('awarded')
    expect(await stockOf(market.db, id)).toEqual([50, 'active'])
    expect((await orderOne(market, rashid, id, await formOf({ payment: 'cod' }))).status).toBe(201)
    await sound()
  })

  it('accepts only the quantity of the lot or no quantity', async () => {
    const id = await won()
    for (const [quantity, words] of [
      [49.999, 'أقل كمية 50 كجم'],
      [50.001, 'أكثر كمية 50 كجم'],
      [1, 'أقل كمية 50 كجم'],
    ] as const) {
      const { status, failure } = await order(huda, id, { quantity })
      expect([status, failure.errors]).toEqual([422, { quantity: [words] }])
    }
    const wrong = await order(huda, id, { quantity: 3, city_id: 999_999, payment_id: 999_999 })
    expect(Object.keys(wrong.failure.errors ?? {}).sort()).toEqual(['city_id', 'payment_id', 'quantity'])
    expect((await auction(id)).status).toBe('awarded')
    expect((await order(huda, id, { quantity: '٥٠' })).status).toBe(201)
  })

  it('ignores amounts that are sent with the form', async () => {
    const id = await won()
    const { data } = await order(huda, id, {
      price: 0.01,
      amount: 1,
      total: 1,
      accepted: 1,
      bidder: rashid.id,
      buyer_id: rashid.id,
      number: 1,
    })
    expect(data).toMatchObject({ total: 1_333, buyer: { id: huda.id }, sale_type: 'auction' })
  })
})

describe('repeating an order of a lot', () => {
  it('places one order for six concurrent calls', async () => {
    const id = await won()
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(huda, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    const late = answers.filter(({ status }) => status === 409)
    expect(new Set(late.map(({ failure }) => failure.code))).toEqual(new Set(['auction_closed']))
    expect(await moneyOf(market.db, huda.id)).toEqual({ free: 366_700, held: 0, escrow: 133_300 })
    const { data } = await ask<Page<OrderSummary>>(market, `GET orders/my?product_id=${id}`, {
      token: huda.token,
    })
    expect([data.total, data.data[0]?.items[0]?.product_id]).toEqual([1, id])
    await sound()
  })

  it('returns the first answer for the same key and content', async () => {
    const id = await won()
    const key = { 'idempotency-key': `lot-${id}-first` }
    const [first, again] = await Promise.all([order(huda, id, {}, key), order(huda, id, {}, key)])
    expect([first?.status, again?.status]).toEqual([201, 201])
    expect(again?.data).toEqual(first?.data)
    const other = await order(huda, id, { body: 'غير ذلك' }, key)
    expect([other.status, other.failure.code]).toEqual([409, 'idempotency_mismatch'])
    await sound()
  })
})
