import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addAuction } from '#demo/testing/trade/belongings.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { OwnProduct } from '#shared/products/listing.ts'

const market = await testMarket()
const nasser = await addPerson(market.db, { type: 'local_seller', firstName: 'ناصر', lastName: 'الدوسري' })
const sara = await addPerson(market.db, { type: 'local_seller', firstName: 'سارة', lastName: 'القحطاني' })

const change = (id: number, body: object, { token } = nasser) =>
  ask<OwnProduct>(market, `POST product/update/${id}`, { token, body })
const valuesOf = async (id: number) => {
  const { data } = await ask<OwnProduct>(market, `GET product/update/${id}`, { token: nasser.token })
  return data.auction
}
async function versionsOf(id: number) {
  const [row] = await market.db.query<{ version: number; extended_version: number; due: boolean }>({
    text: `select version, extended_version, due_at = ends_at and first_ends_at = ends_at as due
           from auctions where product_id = $1`,
    values: [id],
  })
  return row
}
const tomorrow = () => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 24 * 3_600_000)

describe('an update of a lot without bids', () => {
  it('changes the starting price, step, reserve and automatic acceptance', async () => {
    const id = await openLot(market.db, nasser)
    const { status, data } = await change(id, {
      price: 1_500,
      min_increment: 75,
      reserve_price: 2_000,
      auto_accept: true,
    })
    expect(status).toBe(200)
    expect(data.auction).toMatchObject({
      starting_price: 1_500,
      min_increment: 75,
      reserve_price: 2_000,
      auto_accept: true,
    })
    expect((await change(id, { reserve_price: '' })).data.auction?.reserve_price).toBe(null)
  })

  it('keeps the duration when it contains only a new start', async () => {
    const id = await openLot(market.db, nasser, { startsInS: 600, endsInS: 2_400 })
    const start = tomorrow()
    const { data } = await change(id, { starts_at: start.toISOString() })
    expect(data.auction).toMatchObject({
      starts_at: start.toISOString(),
      ends_at: new Date(start.getTime() + 1_800_000).toISOString(),
    })
    expect((await change(id, { minutes: 60 })).data.auction?.ends_at).toBe(
      new Date(start.getTime() + 3_600_000).toISOString(),
    )
    expect(await versionsOf(id)).toEqual({ version: 2, extended_version: 2, due: true })
  })

  it('recalculates the start after a prayer only when the prayer or the city changes', async () => {
    const id = await openLot(market.db, nasser, { startsInS: 600, endsInS: 2_400 })
    const cities = await market.db.query<{ id: number }>({
      text: "select id from cities where code in ('dammam', 'jeddah') order by code",
      values: [],
    })
    const [dammam, jeddah] = cities.map(({ id }) => id)
    const first = (await change(id, { starts_after: 'asr', city_id: dammam })).data
    expect(first.auction?.starts_after).toBe('asr')
    const { version = 0 } = (await versionsOf(id)) ?? {}
    expect((await change(id, { starts_after: 'asr' })).data.auction).toEqual(first.auction)
    expect((await versionsOf(id))?.version).toBe(version)
    const moved = (await change(id, { city_id: jeddah })).data
    expect(moved.auction?.starts_after).toBe('asr')
    expect(moved.auction?.starts_at).not.toBe(first.auction?.starts_at)
  })

  it.each([
    ['a reserve below the starting price', { reserve_price: 999 }, 'reserve_price'],
    ['a starting price above the reserve', { price: 9_000 }, 'reserve_price'],
    ['a step below SR 1', { min_increment: 0.5 }, 'min_increment'],
    ['a start that is over', { starts_at: new Date(Date.now() - 3_600_000).toISOString() }, 'starts_at'],
    ['an end that is over', { ends_at: new Date(Date.now() - 30_000).toISOString() }, 'ends_at'],
    ['a duration that is too short', { minutes: 2 }, 'minutes'],
  ])('is refused and changes nothing when it contains %s', async (_name, wrong, field) => {
    const id = await openLot(market.db, nasser, { reserve: 5_000 })
    const before = await valuesOf(id)
    const { status, failure } = await change(id, wrong)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
    expect(await valuesOf(id)).toEqual(before)
  })

  it('is refused to other sellers', async () => {
    const id = await openLot(market.db, nasser)
    expect((await change(id, { price: 1 }, sara)).status).toBe(404)
  })
})

describe('an update of a lot with bids', () => {
  it('may change the details but none of the terms', async () => {
    const id = await addAuction(market.db, nasser, -1, 1, [sara])
    const before = await valuesOf(id)
    expect((await change(id, { details: { ar: 'من قارب واحد' } })).status).toBe(200)
    expect((await change(id, { min_increment: before?.min_increment, auto_accept: false })).status).toBe(200)
    for (const sent of [
      { price: 500 },
      { min_increment: 50 },
      { reserve_price: 5_000 },
      { auto_accept: true },
      { minutes: 300 },
      { starts_at: tomorrow().toISOString() },
    ]) {
      const { status, failure } = await change(id, sent)
      expect([sent, status, failure.message]).toEqual([
        sent,
        409,
        'على هذا المزاد مزايدات، لذلك يمكنك تعديل الوصف والصور فقط',
      ])
    }
    expect(await valuesOf(id)).toEqual(before)
  })
})

describe('an update of an ended lot', () => {
  it('may change only the details', async () => {
    const id = await openLot(market.db, nasser, { startsInS: -7_200, endsInS: -3_600 })
    expect((await change(id, { details: { ar: 'لم يُبع' } })).status).toBe(200)
    for (const sent of [
      { price: 500 },
      { quantity: 12 },
      { minutes: 500 },
      { ends_at: tomorrow().toISOString() },
    ]) {
      const { status, failure } = await change(id, sent)
      expect([status, failure.message]).toEqual([409, 'انتهى هذا المزاد، لذلك يمكنك تعديل الوصف والصور فقط'])
    }
  })
})
