import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest, ageRequest } from '#demo/testing/trade/requests.ts'
import { listGoods, makeSeller } from '#demo/testing/trade/trade.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'

let id: number
const market = await testMarket()
const mona = await addPerson(market.db)
const salem = await makeSeller(market.db)
const sara = await makeSeller(market.db, { firstName: 'سارة' })
beforeEach(async () => {
  id = await addRequest(market.db, mona, { quantity: 80 })
})

const show = (person?: Pick<TestPerson, 'token'>, of: number | string = id, locale: 'ar' | 'en' = 'ar') =>
  ask<RequestDetails>(market, `GET requests/show/${of}`, { token: person?.token, locale })
const offersOf = async (person?: TestPerson) =>
  (await show(person)).data.offers.map(({ id: offer, status }) => [offer, status])
const run = (text: string, values: unknown[]) => market.db.query<{ id: number }>({ text, values })

describe('GET requests/show/{id}', () => {
  it('masks the name of the asker for everyone but the asker', async () => {
    for (const reader of [undefined, salem, await addPerson(market.db)]) {
      const { status, data } = await show(reader)
      expect([status, data.id, data.is_owner, data.asker.name]).toEqual([200, id, false, 'م* ا*'])
    }
    const own = await show(mona, id, 'en')
    expect([own.data.is_owner, own.data.asker.name, own.data.city.name]).toEqual([
      ...[true, 'منى الغامدي', 'Jeddah'],
    ])
    const bytes = await (await fetch(`${market.url}/api/requests/show/${id}`)).text()
    for (const secret of [mona.mobile.slice(-7), mona.email, 'الغامدي']) expect(bytes).not.toContain(secret)
  })

  it('returns current offers to the asker but only their own offers to sellers', async () => {
    const replaced = await addOffer(market.db, salem, id, { status: 'replaced' })
    const withdrawn = await addOffer(market.db, sara, id, { status: 'withdrawn' })
    const open = await addOffer(market.db, salem, id, { price: 51 })
    const declined = await addOffer(market.db, sara, id, { status: 'declined' })
    expect(await offersOf(mona)).toEqual([
      [declined, 'declined'],
      [open, 'open'],
    ])
    expect(await offersOf(salem)).toEqual([
      [open, 'open'],
      [replaced, 'replaced'],
    ])
    expect(await offersOf(sara)).toEqual([
      [declined, 'declined'],
      [withdrawn, 'withdrawn'],
    ])
    expect([await offersOf(), await offersOf(await makeSeller(market.db))]).toEqual([[], []])
    // The asker of one request does not see the offers on the request of another person.
    const other = await addRequest(market.db, salem)
    await addOffer(market.db, sara, other)
    expect((await show(mona, other)).data.offers).toEqual([])
  })

  it('returns an offer with its totals and masked contact data of the seller', async () => {
    const offered = { quantity: 33.333, price: 51.99, delivery: 'refrigerated', fish_type: 'chilled' }
    await addOffer(market.db, salem, id, { ...offered, delivery_days: 2, body: 'من القارب' })
    const [offer] = (await show(mona)).data.offers
    expect(offer).toMatchObject({
      product_request_id: id,
      quantity: 33.333,
      price: 51.99,
      subtotal: 1732.98,
      delivery_fee: 35,
      total: 1767.98,
      delivery_days: 2,
      delivery_method: { code: 'refrigerated', name: 'توصيل مبرّد' },
      fish_type: { code: 'chilled' },
      body: 'من القارب',
      is_mine: false,
      ended_at: null,
      seller: { id: salem.id, name: 'سالم الدوسري', type: 'local_seller', rating: null },
    })
    expect(offer?.seller.mobile).toMatch(/^058\d\*{4}\d\d$/)
    expect(offer?.seller.email).toMatch(/^per\*+@/)
    expect((await show(salem)).data.offers[0]?.is_mine).toBe(true)
  })

  it('names the city of the seller’s account in an offer, else that of the newest goods', async () => {
    const huda = await makeSeller(market.db)
    await addOffer(market.db, huda, id)
    const cityOf = async () => (await show(mona, id, 'en')).data.offers[0]?.seller_city?.name
    const inCity = (table: string, of: number, code: string) =>
      run(
        `update ${table} set city_id = (select id from cities where code = $2) where id = $1 returning id`,
        [of, code],
      )
    expect(await cityOf()).toBeUndefined()
    const product = await listGoods(market.db, huda.id, { price: 25, quantity: 200 })
    await inCity('products', product, 'jizan')
    expect(await cityOf()).toBe('Jizan')
    await inCity('users', huda.id, 'dammam')
    expect(await cityOf()).toBe('Dammam')
  })

  it('names the accepted offer and its order only to the two sides', async () => {
    const accepted = await addOffer(market.db, salem, id, { status: 'accepted' })
    await addOffer(market.db, sara, id, { status: 'declined' })
    await run("update requests set status = 'ordered' where id = $1", [id])
    const [order] = await run(
      `insert into orders (sale_type, buyer_id, seller_id, status, payment_status, city_id, payment_id, delivery_method_id,
         subtotal_halalas, offer_id)
       select 'offers', $1, $2, 'pending', 'unpaid', (select min(id) from cities),
         (select id from options where list = 'payments' and code = 'cod'),
         (select id from options where list = 'delivery_methods' and code = 'pickup_market'), 400000, $3
       returning id`,
      [mona.id, salem.id, accepted],
    )
    for (const side of [mona, salem]) {
      const { data } = await show(side)
      expect([data.status, data.accepted_offer_id, data.order_id]).toEqual(['ordered', accepted, order?.id])
    }
    for (const other of [sara, undefined, await addPerson(market.db)]) {
      const { data } = await show(other)
      expect([data.status, data.accepted_offer_id, data.order_id]).toEqual(['ordered', null, null])
      expect(JSON.stringify(data)).not.toContain(`"order_id":${order?.id}`)
    }
  })

  it('includes the accepted offer even when there are more offers than the limit', async () => {
    const accepted = await addOffer(market.db, salem, id, { status: 'accepted' })
    await market.db.query({
      text: `insert into offers (request_id, seller_id, status, quantity_grams, price_halalas, created_at, ended_at)
             select $1, $2, 'declined', 80000, 5000, now(), now() from generate_series(1, 250)`,
      values: [id, sara.id],
    })
    const { data } = await show(mona)
    expect([data.offers.length, data.accepted_offer_id, data.offers.at(-1)?.id]).toEqual([
      ...[200, accepted, accepted],
    ])
  })

  it('returns an expired request as closed and its offers as declined', async () => {
    const offer = await addOffer(market.db, salem, id)
    await ageRequest(market.db, id, 29.9)
    expect((await show(mona)).data.status).toBe('open')
    await ageRequest(market.db, id, 0.2)
    const { data } = await show(mona)
    expect([data.status, data.offers.map((one) => [one.id, one.status])]).toEqual([
      'closed',
      [[offer, 'declined']],
    ])
    expect(data.offers[0]?.ended_at).toBe(data.closes_at)
    expect((await show(salem)).data.offers[0]?.status).toBe('declined')
    expect((await show()).data.status).toBe('closed')
  })

  it('answers 404 to missing requests and invalid ids, and 401 to an invalid token', async () => {
    const missing = await show(undefined, 99_999_999)
    expect([missing.status, missing.failure.code]).toEqual([404, 'not_found'])
    for (const odd of ['0', '-1', '1.5', '1e1', 'x', '9007199254740991', '99999999999999999999', '%00']) {
      expect([odd, (await show(undefined, odd)).status]).toEqual([odd, 404])
    }
    expect((await show(undefined, '١')).status).toBe((await show(undefined, 1)).status)
    expect((await show({ token: 'false' }, id)).status).toBe(401)
  })
})

describe('the market price in GET requests/show/{id}', () => {
  const priceOf = async (fish: string) => {
    const request = await addRequest(market.db, mona, { fish })
    return (await show(undefined, request)).data.market_price
  }
  const goodsOf = async (fish: string, seller: TestPerson, price: number, quantity: number) => {
    const product = await listGoods(market.db, seller.id, { price, quantity })
    await run(
      'update products set fish_id = (select id from fish where code = $2) where id = $1 returning id',
      [...[product, fish]],
    )
    return product
  }

  it('is the truncated weighted average of the listed prices when there are no sales', async () => {
    // All goods of this species are hidden, so the species has no price.
    await run("update products set status = 'hidden' where fish_id = (select id from fish where code = $1)", [
      'wolf-herring',
    ])
    expect(await priceOf('wolf-herring')).toBeNull()
    await goodsOf('wolf-herring', salem, 20, 10)
    await goodsOf('wolf-herring', sara, 30.01, 5)
    expect(await priceOf('wolf-herring')).toEqual({ average: 23.33, basis: 'asked' })
  })

  it('equals the price on the home page for every species', async () => {
    const { data } = await ask<{ fish: { code: string; average_price: number; basis: string }[] }>(
      market,
      'GET main',
      { token: mona.token },
    )
    expect(data.fish.length).toBeGreaterThan(3)
    expect(new Set(data.fish.map(({ basis }) => basis))).toContain('sold')
    for (const { code, average_price: average, basis } of data.fish) {
      expect([code, await priceOf(code)]).toEqual([code, { average, basis }])
    }
  })
})

describe('matching goods in GET requests/show/{id}', () => {
  it('are returned only to the asker and only while the request is open', async () => {
    const wish = await addRequest(market.db, mona, { fish: 'safi', city: 'dammam', price: null })
    const product = await listGoods(market.db, salem.id, { price: 25, quantity: 200 })
    await run(
      `update products set fish_id = (select id from fish where code = 'safi'),
         city_id = (select id from cities where code = 'dammam') where id = $1 returning id`,
      [product],
    )
    const matches = async (person?: TestPerson) =>
      (await show(person, wish)).data.matches.map(({ product: { id: of } }) => of)
    expect(await matches(mona)).toContain(product)
    for (const other of [undefined, salem, sara]) expect(await matches(other)).toEqual([])
    await ageRequest(market.db, wish, 30)
    expect(await matches(mona)).toEqual([])
  })
})
