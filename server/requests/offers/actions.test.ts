import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import {
  addOffer,
  addRequest,
  ageRequest,
  makeOffer,
  offerForm,
  offerOn,
} from '#demo/testing/trade/requests.ts'
import { brokenInvariants, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import type { Offer } from '#shared/requests/contract.ts'

const market = await testMarket()
const nora = await makeBuyer(market.db)
const salem = await makeSeller(market.db)
const huda = await makeSeller(market.db, { firstName: 'هدى', lastName: 'العتيبي' })

const openRequest = (options: Parameters<typeof addRequest>[2] = {}) => addRequest(market.db, nora, options)
const one = async <Row>(text: string, values: unknown[]) =>
  (await market.db.query<Row>({ text, values }))[0] as Row
const requestRow = (id: number) =>
  one<{ status: string; offers_count: number }>('select status, offers_count from requests where id = $1', [
    id,
  ])
const offersOn = (id: number) =>
  market.db.query<{ id: number; status: string; seller_id: number }>({
    text: 'select id, status, seller_id from offers where request_id = $1 order by id',
    values: [id],
  })
const notificationsOf = async (person: TestPerson, about: number) => {
  const rows = await market.db.query<{ kind: string }>({
    text: 'select kind from notifications where user_id = $1 and data_id = $2 order by number',
    values: [person.id, about],
  })
  return rows.map(({ kind }) => kind)
}
/** Sends a body unchanged, because some of these values do not fit the type of the form. */
const send = (body: object | string, { token }: Partial<TestPerson> = salem) =>
  fetch(`${market.url}/api/requests/offers/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('POST requests/offers/create', () => {
  it('adds an offer with truncated totals and notifies the asker', async () => {
    const id = await openRequest({ quantity: 80 })
    const sellers = [
      salem,
      await addPerson(market.db, { type: 'fisherman', firstName: 'ياسر', lastName: 'الحربي' }),
      await addPerson(market.db, { type: 'international_seller', firstName: 'Omar', lastName: 'Said' }),
    ]
    for (const seller of sellers) {
      const { status, data } = await offerOn(market, seller, id, {
        quantity: 33.333,
        price: 52.75,
        delivery: 'seller_delivery',
        delivery_days: 2,
        fish_type: 'chilled',
        body: '  صيد الليلة  ',
      })
      expect([status, data]).toEqual([201, expect.objectContaining({ status: 'open', body: 'صيد الليلة' })])
      expect(data).toMatchObject({
        product_request_id: id,
        quantity: 33.333,
        price: 52.75,
        subtotal: 1_758.31,
        is_mine: true,
        delivery_days: 2,
        delivery_method: { code: 'seller_delivery' },
        fish_type: { code: 'chilled' },
        total: (175_831 + data.delivery_fee * 100) / 100,
        ended_at: null,
        seller: {
          id: seller.id,
          mobile: expect.stringContaining('****'),
          email: expect.stringContaining('*'),
        },
      })
      expect(data.delivery_fee).toBeGreaterThan(0)
    }
    expect(await requestRow(id)).toEqual({ status: 'open', offers_count: 3 })
    expect(await notificationsOf(nora, id)).toEqual(['offer_received', 'offer_received', 'offer_received'])
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('requires only a price and a quantity', async () => {
    const { data } = await offerOn(market, salem, await openRequest({ quantity: 80 }))
    expect(data).toMatchObject({
      body: '',
      delivery_days: null,
      delivery_method: null,
      fish_type: null,
      delivery_fee: 0,
      subtotal: 4_160,
      total: 4_160,
    })
  })

  it('accepts Arabic digits and fractions of a kilogram and ignores unknown fields', async () => {
    const id = await openRequest({ quantity: 0.4 })
    const answer = await send({
      product_request_id: String(id),
      quantity: '٠٫٤',
      price: '٥٢٫٥',
      delivery_days: '',
      status: 'accepted',
      seller_id: huda.id,
      offers_count: 9,
      total: 1,
    })
    const { data } = (await answer.json()) as { data: Offer }
    expect([answer.status, data.seller.id, data.status]).toEqual([201, salem.id, 'open'])
    expect([data.quantity, data.price, data.subtotal, data.total]).toEqual([0.4, 52.5, 21, 21])
    expect(await requestRow(id)).toEqual({ status: 'open', offers_count: 1 })
  })

  it('is refused to buyers and to the asker', async () => {
    const id = await openRequest()
    expect((await offerOn(market, {}, id)).status).toBe(401)
    const buyer = await makeBuyer(market.db)
    expect((await offerOn(market, buyer, id)).failure.code).toBe('forbidden')
    const own = await addRequest(market.db, salem)
    const refused = await offerOn(market, salem, own)
    expect([refused.status, refused.failure.code, refused.failure.message]).toEqual([
      ...[403, 'forbidden', 'لا يمكنك تقديم عرض على طلبك'],
    ])
    expect([...(await offersOn(id)), ...(await offersOn(own))]).toEqual([])
  })

  it('is refused for requests that are missing or no longer open', async () => {
    expect((await offerOn(market, salem, 987_654_321)).failure.code).toBe('not_found')
    const expired = await openRequest()
    await ageRequest(market.db, expired, 30)
    const closed = await openRequest({ status: 'closed' })
    const accepted = await openRequest({ status: 'accepted' })
    await addOffer(market.db, huda, accepted, { status: 'accepted' })
    for (const id of [expired, closed, accepted]) {
      const { status, failure } = await offerOn(market, salem, id)
      expect([status, failure.code, failure.message]).toEqual([409, 'conflict', 'لم يعد هذا الطلب مفتوحًا'])
      expect((await offersOn(id)).filter(({ seller_id }) => seller_id === salem.id)).toEqual([])
    }
  })

  const wrong: [string, Record<string, unknown>, string[]][] = [
    ['no quantity', { quantity: undefined }, ['quantity']],
    ['a quantity of 0', { quantity: 0 }, ['quantity']],
    ['a negative quantity', { quantity: -5 }, ['quantity']],
    ['a quantity below 1 kg', { quantity: 0.999 }, ['quantity']],
    ['a quantity above the requested quantity', { quantity: 80.001 }, ['quantity']],
    ['a fraction of a gram', { quantity: 1.0001 }, ['quantity']],
    ['a quantity of 1e300', { quantity: 1e300 }, ['quantity']],
    ['a list as quantity', { quantity: [4] }, ['quantity']],
    ['a boolean as quantity', { quantity: true }, ['quantity']],
    ['NaN as quantity', { quantity: 'NaN' }, ['quantity']],
    ['no price', { price: undefined }, ['price']],
    ['a price of 0', { price: 0 }, ['price']],
    ['a negative price', { price: -1 }, ['price']],
    ['a fraction of a halala', { price: 10.001 }, ['price']],
    ['a price with an exponent', { price: '1e3' }, ['price']],
    ['a price above the limit', { price: 10_000_000.01 }, ['price']],
    ['a subtotal above the limit', { quantity: 80, price: 125_000.01 }, ['quantity']],
    ['a negative number of days', { delivery_days: -1 }, ['delivery_days']],
    ['a fraction of a day', { delivery_days: 1.5 }, ['delivery_days']],
    ['a number of days above the limit', { delivery_days: 61 }, ['delivery_days']],
    ['an unknown delivery method', { delivery_method_id: 987_654 }, ['delivery_method_id']],
    ['an unknown fish type', { fish_type: 987_654 }, ['fish_type']],
    ['an id too large for its column', { fish_type: 9_007_199_254_740_991 }, ['fish_type']],
    ['a text that is too long', { body: 'س'.repeat(1_001) }, ['body']],
    ['the number of a request as its id', { product_request_id: 'R-1' }, ['product_request_id']],
    [
      'several invalid fields',
      { quantity: 81, delivery_method_id: 987_654, fish_type: 987_655 },
      ['delivery_method_id', 'fish_type', 'quantity'],
    ],
  ]
  it.each(wrong)('refuses %s at its fields and stores nothing', async (_, change, fields) => {
    const id = await openRequest({ quantity: 80 })
    const answer = await send({ ...(await offerForm(market.db, id)), ...change })
    const { code, errors } = (await answer.json()) as { code: string; errors: Record<string, string[]> }
    expect([answer.status, code, Object.keys(errors).sort()]).toEqual([422, 'validation_failed', fields])
    expect([await offersOn(id), await requestRow(id)]).toEqual([[], { status: 'open', offers_count: 0 }])
  })

  it('refuses unsafe numbers, text with a zero byte and bodies that are no object', async () => {
    const id = await openRequest()
    for (const body of [
      `{"product_request_id":${id},"quantity":1e309,"price":5}`,
      `{"product_request_id":${id},"quantity":2,"price":5,"body":"a\\u0000b"}`,
      `{"product_request_id":${id},"quantity":NaN,"price":5}`,
      '[]',
    ]) {
      const answer = await send(body)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    }
    expect(await offersOn(id)).toEqual([])
  })

  it('accepts subtotals from one halala to the largest amount', async () => {
    const dear = await openRequest({ quantity: 80 })
    expect((await offerOn(market, salem, dear, { quantity: 80, price: 125_000 })).data.subtotal).toBe(1e7)
    const little = await openRequest({ quantity: 0.05 })
    const { status, failure } = await offerOn(market, salem, little, { quantity: 0.05, price: 0.19 })
    expect([status, failure.errors]).toEqual([422, { price: ['لا يقل عن 0.2 ريال'] }])
    expect((await offerOn(market, salem, little, { quantity: 0.05, price: 0.2 })).data.subtotal).toBe(0.01)
  })

  it('refuses entries that are hidden or from another list', async () => {
    const id = await openRequest()
    const options = await market.db.query<{ id: number; list: string }>({
      text: `select min(id) as id, list from options where list in ('delivery_methods', 'fish_types') group by list`,
    })
    const of = (list: string) => options.find((option) => option.list === list)?.id
    const swapped = { delivery_method_id: of('fish_types'), fish_type: of('delivery_methods') }
    const hide = (hidden: boolean) =>
      market.db.query({
        text: 'update options set hidden = $1 where id = any($2)',
        values: [hidden, options.map((option) => option.id)],
      })
    await hide(true)
    const hidden = { delivery_method_id: of('delivery_methods'), fish_type: of('fish_types') }
    for (const chosen of [swapped, hidden]) {
      const answer = await send({ ...(await offerForm(market.db, id)), ...chosen })
      const { errors } = (await answer.json()) as { errors: object }
      expect(errors).toEqual({
        delivery_method_id: [expect.any(String)],
        fish_type: [expect.any(String)],
      })
    }
    await hide(false)
  })
})

describe('POST requests/offers/create repeated by a seller', () => {
  it('replaces the open offer and updates the unread notification of the asker', async () => {
    const id = await openRequest()
    const first = await makeOffer(market, salem, id, { price: 52 })
    await makeOffer(market, huda, id, { price: 50 })
    const [second, third] = [
      await makeOffer(market, salem, id, { price: 51 }),
      await makeOffer(market, salem, id, { price: 49, body: 'آخر سعر' }),
    ]
    expect((await offersOn(id)).map(({ id: offer, status }) => [offer, status])).toEqual([
      [first.id, 'replaced'],
      [expect.any(Number), 'open'],
      [second.id, 'replaced'],
      [third.id, 'open'],
    ])
    expect(await requestRow(id)).toEqual({ status: 'open', offers_count: 2 })
    // The unread notification contains the latest price.
    expect(await notificationsOf(nora, id)).toEqual(['offer_received', 'offer_received', 'offer_changed'])
    const { facts } = await one<{ facts: object }>(
      `select facts from notifications where user_id = $1 and data_id = $2 and kind = 'offer_changed'`,
      [nora.id, id],
    )
    expect(facts).toMatchObject({ price: 4_900 })
  })

  it('returns the open offer when all terms are equal', async () => {
    const id = await openRequest()
    const same = {
      price: 52,
      delivery: 'seller_delivery',
      delivery_days: 0,
      fish_type: 'fresh',
      body: 'طازج',
    }
    const first = await makeOffer(market, salem, id, same)
    expect(await makeOffer(market, salem, id, { ...same, body: ' طازج ' })).toEqual(first)
    expect(await offersOn(id)).toHaveLength(1)
    expect(await notificationsOf(nora, id)).toEqual(['offer_received'])
    for (const change of [
      { delivery_days: 1 },
      { body: 'مبرد' },
      { fish_type: 'frozen' },
      { quantity: 79 },
    ]) {
      const next = await makeOffer(market, salem, id, { ...same, ...change })
      expect(next.id).toBeGreaterThan(first.id)
    }
    expect(await requestRow(id)).toEqual({ status: 'open', offers_count: 1 })
  })

  it('does not change the open offer when it is refused', async () => {
    const id = await openRequest({ quantity: 80 })
    const first = await makeOffer(market, salem, id)
    expect((await offerOn(market, salem, id, { quantity: 81 })).status).toBe(422)
    expect(await offersOn(id)).toEqual([{ id: first.id, status: 'open', seller_id: salem.id }])
  })

  it('returns the offer of a repeated idempotency key even after a newer offer', async () => {
    const id = await openRequest()
    const key = { 'idempotency-key': 'salem-offers-once' }
    const first = await offerOn(market, salem, id, { price: 52 }, key)
    await makeOffer(market, salem, id, { price: 45 })
    const again = await offerOn(market, salem, id, { price: 52 }, key)
    expect([again.status, again.data]).toEqual([201, first.data])
    const other = await offerOn(market, salem, id, { price: 53 }, key)
    expect([other.status, other.failure.code]).toEqual([409, 'idempotency_mismatch'])
    expect((await offersOn(id)).map(({ status }) => status)).toEqual(['replaced', 'open'])
  })
})

describe('POST requests/offers/withdraw/{id}', () => {
  const withdraw = (offerId: number, person: Partial<TestPerson> = salem) =>
    ask<Offer>(market, `POST requests/offers/withdraw/${offerId}`, { token: person.token })

  it('ends the offer once, notifies the asker and allows a new offer', async () => {
    const id = await openRequest()
    const offer = await makeOffer(market, salem, id)
    await makeOffer(market, huda, id)
    const first = await withdraw(offer.id)
    expect([first.status, first.data]).toEqual([
      200,
      { ...offer, status: 'withdrawn', ended_at: expect.any(String) },
    ])
    const again = await withdraw(offer.id)
    expect([again.status, again.data]).toEqual([200, first.data])
    expect(await requestRow(id)).toEqual({ status: 'open', offers_count: 1 })
    expect(await notificationsOf(nora, id)).toEqual(['offer_received', 'offer_received', 'offer_withdrawn'])
    await makeOffer(market, salem, id)
    expect(await requestRow(id)).toEqual({ status: 'open', offers_count: 2 })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('answers not_found to other sellers', async () => {
    const id = await openRequest()
    const offer = await makeOffer(market, salem, id)
    const missing = await withdraw(987_654_321, huda)
    const foreign = await withdraw(offer.id, huda)
    expect([missing.status, foreign.status]).toEqual([404, 404])
    expect(foreign.failure).toEqual(missing.failure)
    expect([(await withdraw(offer.id, {})).status, (await withdraw(offer.id, nora)).status]).toEqual([
      401, 403,
    ])
    expect((await offersOn(id)).map(({ status }) => status)).toEqual(['open'])
  })

  it('is refused once the offer is decided or replaced or its request has closed', async () => {
    for (const status of ['accepted', 'declined', 'replaced'] as const) {
      const id = await openRequest({ status: status === 'accepted' ? 'accepted' : 'closed' })
      const offer = await addOffer(market.db, salem, id, { status })
      const { status: answered, failure } = await withdraw(offer)
      expect([answered, failure.code, failure.message]).toEqual([409, 'conflict', 'لم يعد هذا العرض متاحًا'])
    }
    const id = await openRequest()
    const { id: standing } = await makeOffer(market, salem, id)
    await ageRequest(market.db, id, 30)
    expect((await withdraw(standing)).status).toBe(409)
    expect((await offersOn(id)).map(({ status }) => status)).toEqual(['open'])
  })
})
