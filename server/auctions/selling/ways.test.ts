import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import { brokenInvariants } from '#demo/testing/trade/trade.ts'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import { clearSpansOf, usualPrayers } from '#shared/catalog/clearTimes.ts'
import { callOf } from '#shared/catalog/prayers.ts'
import type { OwnProduct } from '#shared/products/listing.ts'

const market = await testMarket()
const nasser = await addPerson(market.db, { type: 'local_seller', firstName: 'ناصر', lastName: 'الدوسري' })
const form = { ...(await goodsForm(market.db)), quantity: 96, price: 3_000 }
const dutch = { ...form, way: 'dutch', floor_price: 2_000, min_increment: 150, step_s: 7 }

const create = (body: object, token: string | undefined = nasser.token) =>
  ask<OwnProduct>(market, 'POST product/auction/create', { token, body, locale: 'en' })
const show = async (id: number) =>
  (await ask<AuctionDetails>(market, `GET auction/show/${id}`, { token: nasser.token })).data

describe('POST product/auction/create of a Dutch lot', () => {
  it('derives the end from the fall, and sets automatic acceptance and no soft close', async () => {
    const { status, data } = await create(dutch)
    expect(status).toBe(201)
    const shown = await show(data.id)
    expect(shown).toMatchObject({
      ...{ way: 'dutch', status: 'open', starting_price: 3_000, min_increment: 150, price: 3_000 },
      ...{ fall: { floor_price: 2_000, step_s: 7 }, soft_close_s: 0 },
    })
    // The price falls in seven steps, of which the last one is smaller, and stays at the lowest price for one step.
    expect(Date.parse(shown.ends_at) - Date.parse(shown.starts_at)).toBe(8 * 7_000)
    expect(shown.latest_ends_at).toBe(shown.ends_at)
    const [row] = await market.db.query({
      text: 'select auto_accept, reserve_halalas, due_at = ends_at as due from auctions where product_id = $1',
      values: [data.id],
    })
    expect(row).toEqual({ auto_accept: true, reserve_halalas: null, due: true })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('stores the way of sale and the fall, which GET product/update returns to the seller for a relisting', async () => {
    const { data } = await create(dutch)
    const own = await ask<OwnProduct>(market, `GET product/update/${data.id}`, { token: nasser.token })
    expect(own.data.auction).toMatchObject({
      ...{ way: 'dutch', starting_price: 3_000, floor_price: 2_000, min_increment: 150, step_s: 7 },
    })
  })

  it('accepts a later start', async () => {
    const starts_at = new Date(Date.now() + 3_600_000).toISOString()
    const { data } = await create({ ...dutch, starts_at })
    const shown = await show(data.id)
    expect(shown).toMatchObject({ status: 'scheduled', starts_at, price: 3_000 })
    expect(Date.parse(shown.ends_at)).toBe(Date.parse(starts_at) + 8 * 7_000)
  })

  it.each([
    ['no lowest price', { floor_price: undefined }, 'floor_price'],
    ['a lowest price that is not below the starting price', { floor_price: 3_000 }, 'floor_price'],
    ['no step', { min_increment: undefined }, 'min_increment'],
    ['a step that passes the lowest price at once', { min_increment: 1_000.01 }, 'min_increment'],
    ['more than 200 steps', { min_increment: 4.99 }, 'min_increment'],
    ['no seconds', { step_s: undefined }, 'step_s'],
    ['too few seconds', { step_s: 4 }, 'step_s'],
    ['too many seconds', { step_s: 601 }, 'step_s'],
    ['a length', { minutes: 30 }, 'minutes'],
    ['a reserve', { reserve_price: 3_500 }, 'reserve_price'],
    ['an unknown way', { way: 'candle' }, 'way'],
    ['a start in the past', { starts_at: '2020-01-01T00:00:00Z' }, 'starts_at'],
  ])('is refused with %s', async (_, wrong, field) => {
    const { status, failure } = await create({ ...dutch, ...wrong })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  it('is refused to visitors and to accounts that do not bid', async () => {
    const buyer = await addPerson(market.db, { type: 'local_buyer' })
    expect((await create(dutch, buyer.token)).status).toBe(403)
    expect((await ask(market, 'POST product/auction/create', { body: dutch })).status).toBe(401)
  })
})

describe('POST product/auction/create of a Dutch lot in a market that keeps clear of prayer times', () => {
  const clearing = async () => {
    const [row] = await market.db.query<{ place: { latitude: number; longitude: number } }>({
      text: `with saved as (insert into market_prayers (market_id, clear, before_min, after_min) values ($1, true, 5, 20)
               on conflict (market_id) do update set clear = true, before_min = 5, after_min = 20)
             select json_build_object('latitude', c.latitude, 'longitude', c.longitude) as place
             from markets m join cities c on c.id = m.city_id where m.id = $1`,
      values: [form.market_id],
    })
    if (!row) throw new Error('no market')
    return { place: row.place, spans: clearSpansOf(row.place, usualPrayers) }
  }

  it('refuses a start from which the price would fall during a prayer, and accepts the next clear start', async () => {
    const { place, spans } = await clearing()
    const call = callOf('asr', place, new Date(Date.now() + 2 * 86_400_000)).getTime()
    const starts_at = new Date(call - 5 * 60_000 - 30_000).toISOString()
    const { status, failure } = await create({ ...dutch, starts_at })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['starts_at']])
    const next = spans.first(call, 8 * 7_000) ?? 0
    expect(failure.errors?.starts_at?.[0]).toContain(riyadhTime(new Date(next)))
    const after = await create({ ...dutch, starts_at: new Date(next).toISOString() })
    expect(after.status).toBe(201)
    expect((await show(after.data.id)).starts_at).toBe(new Date(next).toISOString())
  })

  it('moves an immediate start to the first clear time for the whole fall', async () => {
    const { spans } = await clearing()
    // A fall of almost seven hours fits between few pairs of prayers.
    const { status, data } = await create({ ...dutch, floor_price: 1_000, min_increment: 50, step_s: 600 })
    expect(status).toBe(201)
    const { starts_at, starts_after, ends_at } = await show(data.id)
    const lasts = Date.parse(ends_at) - Date.parse(starts_at)
    expect([lasts, starts_after]).toEqual([41 * 600_000, null])
    expect(spans.first(Date.parse(starts_at), lasts)).toBe(Date.parse(starts_at))
    expect(Date.parse(starts_at) - Date.now()).toBeLessThan(26 * 3_600_000)
  })

  it('refuses a fall that is longer than every time between two prayers', async () => {
    await clearing()
    const { status, failure } = await create({ ...dutch, min_increment: 10, step_s: 600 })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['step_s']])
  })
})

describe('POST product/auction/create of a sealed tender', () => {
  it('accepts a duration and a reserve, and sets automatic acceptance and no soft close', async () => {
    const { status, data } = await create({ ...form, way: 'sealed', minutes: 30, reserve_price: 3_500 })
    expect(status).toBe(201)
    expect(await show(data.id)).toMatchObject({
      ...{ way: 'sealed', status: 'open', fall: null, offers_count: 0, soft_close_s: 0, price: 3_000 },
    })
    const [row] = await market.db.query({
      text: 'select auto_accept, reserve_halalas, soft_cap_s from auctions where product_id = $1',
      values: [data.id],
    })
    expect(row).toEqual({ auto_accept: true, reserve_halalas: 350_000, soft_cap_s: 0 })
  })

  it('is refused with the fields of a Dutch lot, and without an end', async () => {
    const tender = { ...form, way: 'sealed', minutes: 30 }
    const extra = await create({ ...tender, floor_price: 2_000, step_s: 10 })
    expect(Object.keys(extra.failure.errors ?? {}).toSorted()).toEqual(['floor_price', 'step_s'])
    expect(Object.keys((await create({ ...form, way: 'sealed' })).failure.errors ?? {})).toEqual(['ends_at'])
    expect((await create({ ...form, minutes: 30, floor_price: 2_000 })).status).toBe(422)
  })
})
