import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { openHall, recordOne, sendSales, sentSale, tryOne } from '#demo/testing/trade/halls.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { listGoods, makeBuyer, moneyOf, stockOf } from '#demo/testing/trade/trade.ts'
import type { AnswerOf } from '#shared/base/call.ts'
import { halalas } from '#shared/base/money.ts'
import type { HallCard, HallSale, listHallSales, showHall } from '#shared/hall/contract.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import { moveMoney } from '../../wallet/ledgerStore.ts'

const market = await testMarket()
const { db } = market
keepInvariants(market)
const hall = await openHall(market)

const freeOf = async ({ id }: Pick<TestPerson, 'id'>) => (await moneyOf(db, id)).free
const showDesk = ({ token }: { readonly token?: string }) =>
  ask<AnswerOf<typeof showHall>>(market, `GET halls/${hall.id}`, { token })
const reverse = (sale: Pick<HallSale, 'id'>, { token }: { readonly token?: string }, body = {}) =>
  ask<HallSale>(market, `POST halls/sales/${sale.id}/reverse`, {
    token,
    body: { reason: 'وزن خاطئ', ...body },
  })
const listDay = async (day = '') =>
  (
    await ask<AnswerOf<typeof listHallSales>>(market, `GET halls/${hall.id}/sales${day}`, {
      token: hall.clerk.token,
    })
  ).data
const newsOf = async ({ id }: TestPerson) =>
  (
    await db.query<{ kind: string }>({
      text: 'select kind from notifications where user_id = $1 order by number',
      values: [id],
    })
  ).map(({ kind }) => kind)

/** Adds a buyer with money and a card of the hall. If `allowed`, the hall may charge the buyer's wallet. */
async function cardHolder(riyals: number, allowed = true): Promise<TestPerson & { readonly card: HallCard }> {
  const buyer = await makeBuyer(db, { riyals })
  await recordOne(market, hall, { buyer_mobile: buyer.mobile, price: 1 })
  const { token } = buyer
  const { data } = await ask<{ cards: HallCard[] }>(market, 'GET profile/hall-cards', { token })
  const [card] = data.cards
  if (!card) throw new Error('the buyer has no card')
  if (allowed) await ask(market, `POST profile/hall-cards/${card.id}`, { token, body: { wallet: true } })
  return { ...buyer, card }
}

/** Puts goods on sale in the market of the hall; returns their id. */
async function goodsHere(seller: TestPerson, quantity: number): Promise<number> {
  const id = await listGoods(db, seller.id, { quantity })
  await db.query({ text: 'update products set market_id = $2 where id = $1', values: [id, hall.id] })
  return id
}

describe('a sale in cash', () => {
  it('pays the seller’s wallet and the dallal, and keeps the commission of the hall', async () => {
    const seller = await addPerson(db, { type: 'fisherman' })
    const before = await freeOf(hall.dallal)
    const sale = await recordOne(market, hall, {
      seller_mobile: seller.mobile,
      price: 1_234.57,
      quantity: 32.5,
    })
    expect(sale).toMatchObject({
      price: 1_234.57,
      price_per_kg: 37.98,
      hall_commission: 30.86,
      say: 18.51,
      proceeds: 1_185.2,
      payment: 'cash',
      buyer: null,
      reversed: null,
    })
    expect(await freeOf(seller)).toBe(118_520)
    expect((await freeOf(hall.dallal)) - before).toBe(1_851)
    expect(await newsOf(seller)).toEqual(['hall_sold'])
    const { data } = await ask<Wallet>(market, 'GET wallet', { token: seller.token })
    expect(data.transactions.data[0]).toMatchObject({
      type: 'sale',
      amount: 1_185.2,
      detail: sale.number,
      reference: { type: 'hall_sale', id: sale.id },
    })
  })

  it('leaves its proceeds as a debt to a seller without an account until the hall pays them in cash', async () => {
    const mobile = '0581234567'
    const sale = await recordOne(market, hall, {
      seller_mobile: mobile,
      seller_name: 'حسن بن علي',
      price: 500,
    })
    expect(sale.seller.name).toBe('حسن بن علي')
    const again = await recordOne(market, hall, { seller_id: sale.seller.id, price: 300 })
    expect(again.seller).toEqual(sale.seller)
    const { token } = hall.clerk
    const dues = await ask<{ dues: { person: { id: number }; amount: number; sales: number }[] }>(
      market,
      `GET halls/${hall.id}/dues`,
      { token },
    )
    expect(dues.data.dues.find(({ person }) => person.id === sale.seller.id)).toMatchObject({
      amount: 768,
      sales: 2,
    })
    const pay = (amount: number) =>
      ask<{ amount: number; sales: HallSale[] }>(market, `POST halls/${hall.id}/payouts`, {
        token,
        body: { person_id: sale.seller.id, amount },
      })
    expect((await pay(767)).failure.code).toBe('price_changed')
    const paid = await pay(768)
    expect([paid.status, paid.data.sales.map(({ id }) => id)]).toEqual([201, [sale.id, again.id]])
    expect((await pay(768)).failure.code).toBe('not_found')
    const refused = await reverse(sale, hall.chief)
    expect([refused.status, refused.failure.code]).toEqual([409, 'illegal_transition'])
    expect((await reverse(sale, hall.chief, { cash_returned: true })).status).toBe(200)
  })
})

describe('a sale from a wallet', () => {
  it('charges the owner of the card once, even if it is sent several times', async () => {
    const buyer = await cardHolder(2_000)
    const sale = sentSale({ buyer_number: buyer.card.number, payment: 'wallet', price: 750 })
    const first = await sendSales(market, hall, [sale])
    const second = await sendSales(market, hall, [sale])
    expect(second.data.sales[0]?.sale).toEqual(first.data.sales[0]?.sale)
    const both = await Promise.all([sendSales(market, hall, [sale]), sendSales(market, hall, [sale])])
    expect(both.map(({ data }) => data.sales[0]?.sale?.id)).toEqual(
      Array(2).fill(first.data.sales[0]?.sale?.id),
    )
    expect(await freeOf(buyer)).toBe(125_000)
    expect(await newsOf(buyer)).toEqual(['hall_bought'])
    const changed = await sendSales(market, hall, [{ ...sale, price: 751 }])
    expect(changed.data.sales[0]?.refused?.code).toBe('idempotency_mismatch')
  })

  it('is refused without the owner’s consent, and with too little money', async () => {
    const silent = await cardHolder(2_000, false)
    const closed = await tryOne(market, hall, { buyer_number: silent.card.number, payment: 'wallet' })
    expect(closed.refused?.code).toBe('conflict')
    const poor = await cardHolder(10)
    const short = await tryOne(market, hall, { buyer_number: poor.card.number, payment: 'wallet' })
    expect(short.refused?.code).toBe('insufficient_funds')
    const walkIn = await tryOne(market, hall, { payment: 'wallet' })
    expect(walkIn.refused?.code).toBe('conflict')
    expect([await freeOf(silent), await freeOf(poor)]).toEqual([200_000, 1_000])
  })
})

describe('the VAT of a registered hall', () => {
  const vatOf = async () =>
    (
      await db.query<{ halalas: number }>({
        text: `select sum(balance_halalas)::bigint as halalas from accounts where kind = 'hall_vat'`,
      })
    )[0]?.halalas ?? 0

  it('is contained in its commission, moves to the VAT account, and moves back after a reversal', async () => {
    const number = '310175397400003'
    const registered = await openHall(market, { vat_number: number })
    const before = await vatOf()
    const sale = await recordOne(market, registered, { price: 1_234.57 })
    expect(sale).toMatchObject({ hall_commission: 30.86, say: 18.51, proceeds: 1_185.2 })
    // 30.86 × 15 / 115 = 4.0252, which is rounded up to 4.03.
    expect(sale.vat).toEqual({ number, percent: 15, amount: 4.03 })
    expect((await vatOf()) - before).toBe(403)
    const { data } = await ask<AnswerOf<typeof listHallSales>>(market, `GET halls/${registered.id}/sales`, {
      token: registered.clerk.token,
    })
    expect(data.totals).toMatchObject({ hall_commission: 30.86, vat: 4.03 })
    await reverse(sale, registered.chief)
    expect(await vatOf()).toBe(before)
  })
})

describe('goods on sale', () => {
  it('are sold by only one of two clerks, and the other clerk sees the remaining quantity', async () => {
    const seller = await addPerson(db, { type: 'fisherman' })
    const product_id = await goodsHere(seller, 50)
    const [one, other] = await Promise.all([
      tryOne(market, hall, { product_id, quantity: 40 }),
      tryOne(market, { ...hall, clerk: hall.chief }, { product_id, quantity: 40 }),
    ])
    const refused = [one, other].map((each) => each.refused).filter((each) => each !== null)
    expect(refused.map(({ code }) => code)).toEqual(['out_of_stock'])
    expect(refused[0]?.message).toContain('10 كجم')
    expect(await stockOf(db, product_id)).toEqual([10, 'active'])
    await recordOne(market, hall, { product_id, quantity: 10 })
    expect(await stockOf(db, product_id)).toEqual([0, 'sold_out'])
  })

  it('are on sale again after a reversal', async () => {
    const seller = await addPerson(db, { type: 'fisherman' })
    const product_id = await goodsHere(seller, 20)
    const sale = await recordOne(market, hall, { product_id, quantity: 20 })
    expect(await stockOf(db, product_id)).toEqual([0, 'sold_out'])
    await reverse(sale, hall.chief)
    expect(await stockOf(db, product_id)).toEqual([20, 'active'])
    expect(await freeOf(seller)).toBe(0)
  })

  it('of another market are refused', async () => {
    const product_id = await listGoods(db, (await addPerson(db, { type: 'fisherman' })).id, {})
    await db.query({
      text: 'update products set market_id = $2 where id = $1',
      values: [product_id, hall.id + 1],
    })
    const { refused } = await tryOne(market, hall, { product_id })
    expect(refused?.errors).toHaveProperty('product_id')
  })
})

describe('the reversal of a sale', () => {
  it('moves all money back, once, with its reason', async () => {
    const seller = await addPerson(db, { type: 'fisherman' })
    const buyer = await cardHolder(1_000)
    const dallal = await freeOf(hall.dallal)
    const sale = await recordOne(market, hall, {
      seller_mobile: seller.mobile,
      buyer_number: buyer.card.number,
      payment: 'wallet',
      price: 900,
    })
    expect((await reverse(sale, hall.clerk)).status).toBe(403)
    expect((await reverse(sale, buyer)).status).toBe(404)
    const { data } = await reverse(sale, hall.chief)
    expect(data.reversed).toMatchObject({ reason: 'وزن خاطئ', by: 'جاسم الدلال' })
    expect((await reverse(sale, hall.chief)).data.reversed).toEqual(data.reversed)
    expect([await freeOf(seller), await freeOf(buyer), await freeOf(hall.dallal)]).toEqual([
      0,
      100_000,
      dallal,
    ])
    expect(await newsOf(seller)).toEqual(['hall_sold', 'hall_sale_reversed'])
    expect(await newsOf(buyer)).toEqual(['hall_bought', 'hall_sale_reversed'])
  })

  it('is refused after the seller has spent the money', async () => {
    const seller = await addPerson(db, { type: 'fisherman' })
    const sale = await recordOne(market, hall, { seller_mobile: seller.mobile, price: 100 })
    await moveMoney(db, {
      key: `test:spent:${seller.id}`,
      type: 'payout',
      from: { person: seller.id },
      to: { market: 'payout' },
      amount: halalas(9_600),
      about: { type: 'charge', id: 1 },
    })
    const refused = await reverse(sale, hall.chief)
    expect([refused.status, refused.failure.code]).toEqual([409, 'insufficient_funds'])
  })
})

describe('the time of a sale', () => {
  it('is correct even if the clock of the device is wrong', async () => {
    const skewed = (minutesAgo: number) => new Date(Date.now() + 86_400_000 - minutesAgo * 60_000)
    const sale = sentSale({ sold_at: skewed(50).toISOString() })
    const { data } = await sendSales(market, hall, [sale], { sentAt: skewed(0) })
    const soldAt = Date.parse(data.sales[0]?.sale?.sold_at ?? '')
    expect(Math.abs(soldAt - (Date.now() - 50 * 60_000))).toBeLessThan(5_000)
  })

  it('may not be more than seven days ago', async () => {
    const old = new Date(Date.now() - 8 * 86_400_000)
    const { refused } = await tryOne(market, hall, { sold_at: old.toISOString() })
    expect(refused?.errors).toHaveProperty('sold_at')
  })
})

describe('people of a hall', () => {
  it('are linked to the account that verifies their mobile later', async () => {
    const mobile = '0581112223'
    const first = await recordOne(market, hall, { seller_mobile: mobile })
    const owner = await addPerson(db, { type: 'fisherman' })
    await db.query({
      text: 'update users set mobile = $2 where id = $1',
      values: [owner.id, '+966581112223'],
    })
    const second = await recordOne(market, hall, { seller_mobile: mobile, price: 200 })
    expect([second.seller.id, second.seller.name]).toEqual([first.seller.id, 'منى الغامدي'])
    expect(await freeOf(owner)).toBe(19_200)
  })

  it('are not linked to an account whose mobile is not verified', async () => {
    const claimant = await addPerson(db)
    await db.query({
      text: 'update users set mobile_verified_at = null where id = $1',
      values: [claimant.id],
    })
    await recordOne(market, hall, { seller_mobile: claimant.mobile })
    expect(await freeOf(claimant)).toBe(0)
  })

  it('can neither sell to themselves nor trade with a blocked account', async () => {
    const { mobile, id } = await addPerson(db, { type: 'fisherman' })
    const own = await tryOne(market, hall, { seller_mobile: mobile, buyer_mobile: mobile })
    expect(own.refused?.code).toBe('conflict')
    await db.query({ text: 'update users set blocked = true where id = $1', values: [id] })
    const blocked = await tryOne(market, hall, { seller_mobile: mobile })
    expect(blocked.refused?.code).toBe('conflict')
    await db.query({ text: 'update users set blocked = false where id = $1', values: [id] })
  })

  it('are added once for each mobile, each with a separate number', async () => {
    const add = (body: object) =>
      ask<{ id: number; number: number }>(market, `POST halls/${hall.id}/people`, {
        token: hall.clerk.token,
        body,
      })
    const [one, other, same] = [
      await add({ name: 'أبو حسين' }),
      await add({ name: 'أبو علي', mobile: '0583334445' }),
      await add({ name: 'أبو علي', mobile: '583334445' }),
    ]
    expect(other.data.number).toBe(one.data.number + 1)
    expect(same.data).toEqual(other.data)
  })
})

describe('a batch of sales', () => {
  it('records the valid sales and names each refused sale', async () => {
    const sales = [sentSale(), sentSale({ fish_id: 99_999 }), sentSale()]
    const { data } = await sendSales(market, hall, sales)
    expect(data.sales.map(({ sale, refused }) => [sale !== null, refused?.code])).toEqual([
      [true, undefined],
      [false, 'validation_failed'],
      [true, undefined],
    ])
  })

  it('answers 404 to people who do not work in the hall, and 401 without a sign-in', async () => {
    const stranger = await addPerson(db, { staff: 'administrator' })
    expect((await sendSales(market, hall, [sentSale()], { by: stranger })).status).toBe(404)
    expect((await sendSales(market, hall, [sentSale()], { by: {} })).status).toBe(401)
    expect((await showDesk(stranger)).status).toBe(404)
    expect((await sendSales(market, hall, [])).status).toBe(422)
  })
})

describe('the day of a hall', () => {
  it('contains the sums of its sales and of its cash', async () => {
    const before = (await listDay()).totals
    await recordOne(market, hall, { price: 1_000, quantity: 16 })
    await reverse(await recordOne(market, hall, { price: 9_999 }), hall.chief)
    const { totals, sales } = await listDay()
    expect(totals.sales - before.sales).toBe(1)
    expect(totals.quantity - before.quantity).toBe(16)
    expect(totals.cash_in - before.cash_in).toBe(1_000)
    expect(totals.hall_commission - before.hall_commission).toBeCloseTo(25, 6)
    expect(sales.data[0]?.reversed).not.toBeNull()
    expect((await listDay('?day=2020-01-01')).totals.sales).toBe(0)
  })
})

it('a sale of a hall counts in the prices of its species until it is reversed', async () => {
  const figureOf = async () => {
    const { data } = await ask<{ headline: { average_price: number } | null }>(
      market,
      `GET prices/hamour?place=${hall.id}`,
    )
    const rows = await db.query<{ grams: number }>({
      text: `select coalesce(sum(grams), 0)::bigint as grams from price_places where place = $1 and channel = 'auction'`,
      values: [String(hall.id)],
    })
    return { headline: data.headline !== undefined, grams: rows[0]?.grams ?? 0 }
  }
  const before = await figureOf()
  const sale = await recordOne(market, hall, { quantity: 64 })
  expect((await figureOf()).grams - before.grams).toBe(64_000)
  await reverse(sale, hall.chief)
  expect((await figureOf()).grams).toBe(before.grams)
})
