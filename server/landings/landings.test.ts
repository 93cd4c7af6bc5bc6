import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import { makeBuyer, orderForm, orderOne } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { Landing, OwnLanding, OwnReservation, Reservation } from '#shared/landings/contract.ts'
import type { Product } from '#shared/products/contract.ts'
import { endDue } from './ending.ts'

const market = await testMarket()
const { db } = market
keepInvariants(market)
const goods = await goodsForm(db)
const { name: _, city_id, quantity: __, ...choices } = goods
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const form = { ...choices, quantity: 120, lands_at: inHours(3) }
const fishermanOf = (firstName = 'مكي') =>
  addPerson(db, { type: 'fisherman', firstName, lastName: 'العوامي' })
const makki = await fishermanOf()

type Sent = { readonly token?: string | undefined }
const announce = (body: object = form, { token }: Sent = makki, headers = {}) =>
  ask<OwnLanding>(market, 'POST landings', { token, body, headers })
const announced = async (body: object = form, by: Sent = makki) => (await announce(body, by)).data.id
const show = async (id: number) => (await ask<Landing>(market, `GET landings/${id}`)).data
const reserve = (id: number, quantity: number, { token }: Sent, headers = {}) =>
  ask<OwnReservation>(market, `POST landings/${id}/reserve`, { token, body: { quantity }, headers })
const confirm = (id: number, quantity: number, { token }: Sent = makki, more = {}) =>
  ask<OwnLanding>(market, `POST landings/${id}/confirm`, { token, body: { quantity, ...more } })
const cancel = (id: number, { token }: Sent = makki) =>
  ask<OwnLanding>(market, `POST landings/${id}/cancel`, { token })
const release = (id: number, { token }: Sent) =>
  ask<Reservation>(market, `POST reservations/${id}/cancel`, { token })
const reservationsOf = async ({ token }: Sent) =>
  (await ask<{ reservations: Page<OwnReservation> }>(market, 'GET profile/reservations', { token })).data
    .reservations.data
const stockOf = async (id: number | null) =>
  (await ask<{ products: Page<Product> }>(market, `GET products/list?ids=${id}`)).data.products.data.map(
    ({ quantity, status }) => [quantity, status],
  )[0]
const newsOf = async ({ token }: Sent) =>
  (
    await ask<Page<{ data: { message: string; data_type: string; data_id: number } }>>(
      market,
      'GET notifications',
      { token },
    )
  ).data.data.map(({ data }) => data)
/** Moves the deadlines of a catch and its holds to the past. */
const letPass = async (id: number) => {
  await db.query({
    text: `update landings set confirm_by = now() - interval '1 second' where id = $1`,
    values: [id],
  })
  await db.query({
    text: `update landing_reservations set held_until = now() - interval '1 second' where landing_id = $1 and status = 'held'`,
    values: [id],
  })
}

describe('POST landings', () => {
  it('announces a catch in the city of its market without listing a product', async () => {
    const { status, data } = await announce()
    expect(status).toBe(201)
    expect(data).toMatchObject({
      status: 'arriving',
      name: 'صافي',
      fish: { code: 'safi' },
      market: { id: goods.market_id },
      city: { id: city_id },
      expected: 120,
      free: 120,
      price: 32.5,
      landed: null,
      product_id: null,
      late: false,
      reservations: [],
      warnings: [],
      seller: { id: makki.id },
    })
    const list = await ask<{ landings: Page<Landing> }>(market, `GET landings?market_id=${goods.market_id}`)
    expect(list.data.landings.data.map(({ id }) => id)).toContain(data.id)
    expect(
      await db.query({ text: 'select from products where seller_id = $1', values: [makki.id] }),
    ).toHaveLength(0)
  })

  it('announces a catch once for each idempotency key, even after the stored answer was deleted', async () => {
    const key = { 'idempotency-key': 'at-sea-1' }
    const first = await announce(form, makki, key)
    expect((await announce(form, makki, key)).data.id).toBe(first.data.id)
    expect((await announce({ ...form, price: 40 }, makki, key)).failure.code).toBe('idempotency_mismatch')
    await db.query({ text: 'delete from idempotency_keys where user_id = $1', values: [makki.id] })
    expect((await announce(form, makki, key)).data.id).toBe(first.data.id)
  })

  it('accepts a form that is sent only after the landing time, and marks it as late', async () => {
    const { status, data } = await announce({ ...form, lands_at: inHours(-8) })
    expect([status, data.late, data.status]).toEqual([201, true, 'arriving'])
    expect(new Date(data.confirm_by).getTime()).toBeGreaterThan(Date.now() + 5.9 * 3_600_000)
  })

  it('refuses impossible times, unknown choices and too many catches', async () => {
    const fields = async (change: object) =>
      Object.keys((await announce({ ...form, ...change })).failure.errors ?? {})
    expect(await fields({ lands_at: inHours(-25) })).toEqual(['lands_at'])
    expect(await fields({ lands_at: inHours(170) })).toEqual(['lands_at'])
    expect(await fields({ type_fish_id: 999_999 })).toContain('type_fish_id')
    expect(await fields({ quantity: 0 })).toEqual(['quantity'])
    const busy = await fishermanOf('زكي')
    for (let made = 0; made < 20; made += 1) await announce(form, busy)
    expect((await announce(form, busy)).failure.code).toBe('conflict')
  })

  it('refuses accounts that do not sell', async () => {
    expect((await announce(form, await makeBuyer(db))).status).toBe(403)
    expect((await announce(form, {})).status).toBe(401)
  })
})

describe('reservations', () => {
  it('reduce the free part of the expected weight, and each buyer can have one', async () => {
    const id = await announced()
    const [nora, majed] = [await makeBuyer(db), await makeBuyer(db, { firstName: 'ماجد' })]
    const made = await reserve(id, 100, nora)
    expect([made.status, made.data.status, made.data.landing.free]).toEqual([201, 'waiting', 20])
    expect((await reserve(id, 1, nora)).failure.code).toBe('conflict')
    const much = await reserve(id, 21, majed)
    expect([much.status, much.failure.code, much.failure.errors]).toEqual([
      409,
      'out_of_stock',
      { quantity: ['المتبقي 20 كجم فقط'] },
    ])
    expect((await reserve(id, 0.5, majed)).status).toBe(422)
    expect((await reserve(id, 20, majed)).status).toBe(201)
    expect((await show(id)).free).toBe(0)
    expect((await newsOf(makki)).filter(({ data_id }) => data_id === id)).toHaveLength(2)
  })

  it('are refused for the seller’s own catch, for unknown catches and without a sign-in', async () => {
    const id = await announced()
    expect((await reserve(id, 1, makki)).status).toBe(403)
    expect((await reserve(987_654_321, 1, await makeBuyer(db))).status).toBe(404)
    expect((await reserve(id, 1, {})).status).toBe(401)
  })

  it('of the last kilograms succeed for only one of eight concurrent buyers', async () => {
    const id = await announced({ ...form, quantity: 10 })
    const buyers = await Promise.all(Array.from({ length: 8 }, () => makeBuyer(db)))
    const answers = await Promise.all(buyers.map((buyer) => reserve(id, 6, buyer)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)])
    expect((await show(id)).free).toBe(4)
  })

  it('can be cancelled before the landing by buyer and seller, and by nobody else', async () => {
    const id = await announced()
    const [nora, majed] = [await makeBuyer(db), await makeBuyer(db)]
    const one = (await reserve(id, 10, nora)).data.id
    expect((await release(one, majed)).status).toBe(404)
    expect((await release(one, {})).status).toBe(401)
    expect((await release(one, nora)).data.status).toBe('cancelled')
    expect((await release(one, nora)).data.status).toBe('cancelled')
    expect((await show(id)).free).toBe(120)
    const other = (await reserve(id, 10, majed)).data.id
    expect((await release(other, makki)).data.status).toBe('cancelled')
    expect((await newsOf(majed)).map(({ message }) => message)).toEqual([
      expect.stringContaining('ألغى البائع حجزك'),
    ])
    // A buyer may reserve again after a cancellation.
    expect((await reserve(id, 5, majed)).status).toBe(201)
  })
})

describe('a landing', () => {
  it('with less weight serves the reservations in order of time and puts the rest on sale', async () => {
    const id = await announced()
    const [nora, majed, huda] = [
      await makeBuyer(db, { riyals: 5_000 }),
      await makeBuyer(db),
      await makeBuyer(db),
    ]
    for (const [buyer, weight] of [
      [nora, 50],
      [majed, 40],
      [huda, 30],
    ] as const)
      await reserve(id, weight, buyer)
    const { data } = await confirm(id, 80.5)
    expect(data).toMatchObject({ status: 'landed', landed: 80.5 })
    expect(data.reservations.map(({ status, kept }) => [status, kept])).toEqual([
      ['held', 50],
      ['held', 30.5],
      ['lost', 0],
    ])
    expect(await stockOf(data.product_id)).toEqual([0, 'sold_out'])
    expect((await show(id)).on_sale).toBe(0)
    const [news] = await newsOf(majed)
    expect(news).toMatchObject({ data_type: 'landing', data_id: id })
    expect(news?.message).toMatch(/وصل صافي إلى .+: 80\.5 كجم\. لك منه 30\.5 كجم محجوزة حتى الساعة \d\d:\d\d/)
    expect((await newsOf(huda))[0]?.message).toContain('ولم يكفِ لحجزك')
    // Only the holder can order the held goods, a part first and then the rest.
    const order = { ...(await orderForm(db)), quantity: 20 }
    const product = data.product_id ?? 0
    const stranger = await makeBuyer(db, { riyals: 5_000 })
    expect((await orderOne(market, stranger, product, order)).failure.code).toBe('out_of_stock')
    expect(
      (await ask<{ product: Product }>(market, `GET orders/create/${product}`, nora)).data.product,
    ).toMatchObject({ quantity: 50, status: 'active' })
    expect((await orderOne(market, nora, product, order)).status).toBe(201)
    expect((await reservationsOf(nora))[0]).toMatchObject({ status: 'held', held: 30 })
    expect((await orderOne(market, nora, product, { ...order, quantity: 31 })).failure.code).toBe(
      'out_of_stock',
    )
    expect((await reservationsOf(nora))[0]).toMatchObject({ status: 'held', held: 30 })
    expect((await orderOne(market, nora, product, { ...order, quantity: 30 })).status).toBe(201)
    expect((await reservationsOf(nora))[0]).toMatchObject({ status: 'done', held: 0, kept: 50 })
  })

  it('triggers alerts when it is confirmed and not before, and only for the part that nobody reserved', async () => {
    const id = await announced()
    await reserve(id, 20, await makeBuyer(db))
    const waiting = await makeBuyer(db)
    await ask(market, 'POST profile/alerts', {
      token: waiting.token,
      body: { kind: 'landed', fish_id: goods.type_fish_id, channels: ['push'], often: 'always' },
    })
    const signals = () =>
      db.query<{ record_id: number }>({
        text: 'select record_id from alert_signals where seller_id = $1',
        values: [makki.id],
      })
    const before = (await signals()).length
    const { data } = await confirm(id, 118.5, makki, { price: 30 })
    expect(await stockOf(data.product_id)).toEqual([98.5, 'active'])
    expect([data.on_sale, data.price]).toEqual([98.5, 30])
    const after = await signals()
    expect(after).toHaveLength(before + 1)
    expect(after.map(({ record_id }) => record_id)).toContain(data.product_id)
  })

  it('is confirmed once, only by the seller of the catch and only while the catch is arriving', async () => {
    const id = await announced()
    expect((await confirm(id, 10, await fishermanOf())).status).toBe(404)
    expect((await confirm(id, 10, await makeBuyer(db))).status).toBe(403)
    expect((await confirm(id, 10, {})).status).toBe(401)
    const answers = await Promise.all([confirm(id, 10), confirm(id, 10), cancel(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await reserve(id, 1, await makeBuyer(db))).failure.code).toBe('conflict')
  })

  it('has holds that end at their time; anybody can then order the goods, even before the job has run', async () => {
    const id = await announced()
    const [nora, majed] = [await makeBuyer(db), await makeBuyer(db)]
    const hold = (await reserve(id, 60, nora)).data.id
    await reserve(id, 60, majed)
    const { data } = await confirm(id, 120)
    expect(await stockOf(data.product_id)).toEqual([0, 'sold_out'])
    // The buyer may end a hold; the seller may not.
    expect((await release(hold, makki)).failure.code).toBe('conflict')
    expect((await release(hold, nora)).data).toMatchObject({ status: 'done', held: 0 })
    expect(await stockOf(data.product_id)).toEqual([60, 'active'])
    await letPass(id)
    expect((await reservationsOf(majed))[0]).toMatchObject({ status: 'done', held: 0 })
    const buyer = await makeBuyer(db, { riyals: 5_000 })
    const order = { ...(await orderForm(db)), quantity: 100 }
    expect((await orderOne(market, buyer, data.product_id ?? 0, order)).status).toBe(201)
    expect(await stockOf(data.product_id)).toEqual([20, 'active'])
  })
})

describe('a catch that is not landed', () => {
  it('is cancelled by its seller with its reservations', async () => {
    const id = await announced()
    const nora = await makeBuyer(db)
    await reserve(id, 10, nora)
    expect((await cancel(id, await fishermanOf())).status).toBe(404)
    expect((await cancel(id)).data).toMatchObject({ status: 'cancelled', reservations: [{ status: 'lost' }] })
    expect((await cancel(id)).data.status).toBe('cancelled')
    expect((await newsOf(nora))[0]?.message).toMatch(/^لن يصل صافي/)
    expect((await confirm(id, 10)).failure.code).toBe('conflict')
  })

  it('is missed after its deadline, and the job ends it and notifies both sides', async () => {
    const id = await announced()
    const nora = await makeBuyer(db)
    await reserve(id, 10, nora)
    await letPass(id)
    expect((await show(id)).status).toBe('missed')
    expect((await confirm(id, 10)).failure.code).toBe('conflict')
    await Promise.all([endDue(db, new Date()), endDue(db, new Date())])
    expect((await reservationsOf(nora))[0]).toMatchObject({ status: 'lost', landing: { status: 'missed' } })
    expect((await newsOf(nora))[0]?.message).toMatch(/^لم يُؤكَّد وصول صافي/)
    const own = (await newsOf(makki)).filter(({ data_id }) => data_id === id)
    expect(own[0]?.message).toMatch(/^لم تؤكد وصول صافي/)
  })

  it('ends when its seller is blocked, and reservations end when their buyer is blocked', async () => {
    const admin = await addPerson(db, { staff: 'administrator' })
    const block = ({ id }: TestPerson) =>
      ask(market, `POST operator/users/${id}`, {
        token: admin.token,
        body: { blocked: true, note: 'بلاغات' },
      })
    const zaki = await fishermanOf('زكي')
    const [id, landedId] = [await announced(form, zaki), await announced(form, zaki)]
    const nora = await makeBuyer(db)
    await reserve(id, 10, nora)
    await reserve(landedId, 10, nora)
    const { data } = await confirm(landedId, 50, zaki)
    expect((await block(nora)).status).toBe(200)
    expect([(await show(id)).free, await stockOf(data.product_id)]).toEqual([120, [50, 'active']])
    expect((await block(zaki)).status).toBe(200)
    // The answer about a catch may come from a cache of one second.
    await expect.poll(async () => (await show(id)).status).toBe('cancelled')
  })
})
