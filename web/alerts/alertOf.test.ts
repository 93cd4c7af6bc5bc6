import { describe, expect, it } from 'vitest'
import { alertOf } from './alertOf.ts'
import type { Alert } from './queries.ts'

const hamour = { fishId: 1, origin: 'local', place: 7 } as const
const priceAlert = (id: number, more: Partial<Alert> = {}): Alert => ({
  id,
  kind: 'price',
  fish: { id: 1, code: 'hamour', name: 'Hamour' },
  market: null,
  coast: null,
  origin: 'local',
  price: 40,
  channels: [],
  often: 'daily',
  created_at: '2026-11-20T09:00:00.000Z',
  sent_at: null,
  ...more,
})
const inMarket = (id: number) => ({ market: { id, name: `Market ${id}` } })
const found = (...alerts: Alert[]) => {
  const one = alertOf(alerts, hamour)
  return one && [one.alert.id, one.covers]
}

describe('alertOf', () => {
  it('finds no alert of another species or origin', () => {
    expect(found()).toBeUndefined()
    expect(found(priceAlert(1, { fish: { id: 2, code: 'safi', name: 'Safi' } }))).toBeUndefined()
    expect(found(priceAlert(1, { origin: 'imported' }))).toBeUndefined()
  })

  it('prefers a price alert of the place to one of every market, and both cover the place', () => {
    expect(found(priceAlert(1), priceAlert(2, inMarket(7)))).toEqual([2, true])
    expect(found(priceAlert(1))).toEqual([1, true])
    expect(alertOf([priceAlert(1)], { ...hamour, place: null })?.covers).toBe(true)
  })

  it('finds alerts of other places and kinds, which do not cover the place', () => {
    const landed = priceAlert(1, { kind: 'landed', origin: null, price: null })
    expect(found(landed, priceAlert(2, { coast: 'gulf' }))).toEqual([2, false])
    expect(found(landed, priceAlert(2, inMarket(8)))).toEqual([2, false])
    expect(found(landed)).toEqual([1, false])
  })
})
