import { describe, expect, it } from 'vitest'
import type { OwnProduct } from '#shared/products/listing.ts'
import { lotChanges, standingLot } from './lot.ts'

const now = new Date('2026-11-20T06:41:00Z')
const auction = {
  starting_price: 1_000,
  min_increment: 10,
  reserve_price: 1_200,
  auto_accept: false,
  starts_at: '2026-11-22T17:00:00.000Z',
  starts_after: null,
  ends_at: '2026-11-22T17:30:00.000Z',
  bids_count: 0,
  way: 'english' as const,
  floor_price: null,
  step_s: null,
}
const product = { auction } as OwnProduct
const before = standingLot(product, now)
const changed = (part: Partial<typeof before>, price = '1000') =>
  lotChanges({ before, lot: { ...before, ...part }, auction }, price, now)

describe('an edited lot', () => {
  it('keeps its own day and hour', () => {
    expect(before).toMatchObject({ start: 'own', day: '2026-11-22', time: '20:00', lasts: '30' })
  })

  it('keeps a start after a prayer', () => {
    const after = { auction: { ...auction, starts_after: 'fajr' } } as OwnProduct
    expect(standingLot(after, now).start).toBe('fajr')
  })

  it('sends nothing without a change', () => {
    expect(changed({})).toBeNull()
  })

  it('treats an unreadable increment or reserve as a change, so that the form refuses the value', () => {
    expect(changed({ step: 'own', ownStep: 'abc' })).toEqual({ min_increment: Number.NaN })
    expect(changed({ reserve: 'abc' })).toEqual({ reserve_price: Number.NaN })
  })

  it('sends only changed fields', () => {
    expect(changed({ reserve: '١٥٠٠' })).toEqual({ reserve_price: 1_500 })
    expect(changed({ reserve: '' })).toEqual({ reserve_price: '' })
    expect(changed({ step: 'own', ownStep: '25,5' })).toEqual({ min_increment: 25.5 })
    expect(changed({ autoAccept: true })).toEqual({ auto_accept: true })
    expect(changed({ lasts: '45' })).toEqual({ minutes: 45 })
    expect(changed({ step: 'own', ownStep: '25' })).toEqual({ min_increment: 25 })
    expect(changed({ start: 'asr' })).toEqual({ starts_after: 'asr' })
    expect(changed({ time: '21:00' })).toEqual({ starts_at: '2026-11-22T18:00:00.000Z' })
  })

  it('sets an immediate start a few seconds after the current time', () => {
    expect(changed({ start: 'now' })).toEqual({ starts_at: '2026-11-20T06:41:05.000Z' })
  })

  it('adjusts the default increment to the starting price', () => {
    expect(changed({}, '3000')).toEqual({ min_increment: 30 })
  })
})
