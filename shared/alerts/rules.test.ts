import { describe, expect, it } from 'vitest'
import { type AlertTerms, fires, type Signal } from './rules.ts'

const now = new Date('2026-11-21T12:00:00+03:00')
const price: AlertTerms = {
  kind: 'price',
  fish: 1,
  place: 7,
  origin: 'local',
  price: 4_500,
  often: 'daily',
  person: 100,
  firedAt: null,
}
const landed: AlertTerms = { ...price, kind: 'landed', origin: null, price: null }
const auction: AlertTerms = { ...landed, kind: 'auction' }
const goods: Signal = {
  kind: 'goods',
  fish: 1,
  market: 7,
  coast: 'gulf',
  origin: 'local',
  price: 4_500,
  landed: true,
  seller: 200,
}
const average: Signal = { ...goods, coast: null, kind: 'average', landed: false, seller: null }
const opened: Signal = { ...goods, kind: 'auction', price: null, landed: false }

describe('a price alert', () => {
  it('is sent for goods of its species, origin and market at its price or less', () => {
    expect(fires(price, goods, now)).toBe(true)
    expect(fires(price, { ...goods, price: 4_501 }, now)).toBe(false)
    expect(fires(price, { ...goods, fish: 2 }, now)).toBe(false)
    expect(fires(price, { ...goods, origin: 'imported' }, now)).toBe(false)
    expect(fires(price, { ...goods, market: 8 }, now)).toBe(false)
    expect(fires({ ...price, place: null }, { ...goods, market: 8 }, now)).toBe(true)
    expect(fires(price, { ...goods, landed: false }, now)).toBe(true)
  })

  it('is sent only for the average of its own place (market, coast or country)', () => {
    expect(fires(price, average, now)).toBe(true)
    expect(fires({ ...price, place: null }, average, now)).toBe(false)
    const kingdom: Signal = { ...average, market: null }
    const coast: Signal = { ...kingdom, coast: 'gulf' }
    const places = [7, 'gulf', null] as const
    const fired = (signal: Signal) => places.filter((place) => fires({ ...price, place }, signal, now))
    expect([average, coast, kingdom].map(fired)).toEqual([[7], ['gulf'], [null]])
  })

  it('is not sent for an auction', () => expect(fires(price, opened, now)).toBe(false))
})

describe('an alert of landed fish', () => {
  it('is sent for new local goods of its market only', () => {
    expect(fires(landed, goods, now)).toBe(true)
    expect(fires(landed, { ...goods, landed: false }, now)).toBe(false)
    expect(fires(landed, { ...goods, origin: 'imported' }, now)).toBe(false)
    expect(fires(landed, { ...goods, market: 8 }, now)).toBe(false)
    expect(fires(landed, average, now)).toBe(false)
  })
})

describe('an alert of auctions', () => {
  it('is sent for an auction of its species and market only', () => {
    expect(fires(auction, opened, now)).toBe(true)
    expect(fires(auction, { ...opened, market: 8 }, now)).toBe(false)
    expect(fires({ ...auction, place: null }, { ...opened, market: 8, origin: 'imported' }, now)).toBe(true)
    expect(fires(auction, goods, now)).toBe(false)
  })
})

describe('an alert of a coast', () => {
  it.each([
    ['price', { ...price, place: 'gulf' }, goods],
    ['landed', { ...landed, place: 'gulf' }, goods],
    ['auction', { ...auction, place: 'gulf' }, opened],
  ] as const)('(%s) is sent for the markets of this coast only', (_kind, alert, signal) => {
    expect(fires(alert, signal, now)).toBe(true)
    expect(fires(alert, { ...signal, market: 8 }, now)).toBe(true)
    expect(fires(alert, { ...signal, coast: 'red_sea' }, now)).toBe(false)
    expect(fires(alert, { ...signal, coast: null }, now)).toBe(false)
  })
})

describe('fires', () => {
  it('returns true for a daily alert once a day in Riyadh', () => {
    const at = (time: string) => ({ ...price, firedAt: new Date(time) })
    expect(fires(at('2026-11-21T00:00:00+03:00'), goods, now)).toBe(false)
    expect(fires(at('2026-11-20T23:59:59+03:00'), goods, now)).toBe(true)
  })

  it('returns true again on the same day for an alert with `often: always`, except for an average', () => {
    const always: AlertTerms = { ...price, often: 'always', firedAt: new Date('2026-11-21T11:00:00+03:00') }
    expect(fires(always, goods, now)).toBe(true)
    expect(fires(always, average, now)).toBe(false)
  })

  it('returns false for the person’s own goods', () =>
    expect(fires({ ...price, person: 200 }, goods, now)).toBe(false))
})
