import { describe, expect, it } from 'vitest'
import {
  blankCatch,
  fieldsOf,
  nextTime,
  type Past,
  problemsOf,
  speciesTiles,
  timeChoices,
  withSpecies,
} from './announcement.ts'

/** The time in Riyadh is 02:27. */
const now = new Date('2026-11-27T23:27:00Z')
const past: Past = [
  { fishId: 7, sizeId: 3, marketId: 5, price: 32.5 },
  { fishId: 9, sizeId: 2, marketId: 4, price: 20 },
]

describe('the form of a catch', () => {
  it('starts in the market of the last catch, with size and price of the last catch of its species', () => {
    const blank = blankCatch(past)
    expect([blank.marketId, blankCatch([]).marketId]).toEqual([5, null])
    expect(withSpecies(blank, 7, past)).toMatchObject({ fishId: 7, sizeId: 3, price: '32.50' })
    expect(withSpecies({ ...blank, price: '12', sizeId: 1 }, 8, past)).toMatchObject({
      fishId: 8,
      sizeId: 1,
      price: '12',
    })
  })

  it('starts in the market of the newest catch on the device, which waits for a network', () => {
    const onDevice = [
      { typed: { marketId: 8 }, at: 2 },
      { typed: { marketId: 6 }, at: 1 },
    ]
    expect(blankCatch(past, onDevice).marketId).toBe(8)
  })

  it('offers the species of the last catches first', () => {
    expect(speciesTiles(past, [{ id: 1 }, { id: 9 }, { id: 2 }], 4)).toEqual([7, 9, 1, 2])
  })

  it('offers times in whole five minutes and the start of the next auction at dawn', () => {
    expect(timeChoices(now).map(({ hours, at }) => [hours, at.toISOString()])).toEqual([
      [1, '2026-11-28T00:25:00.000Z'],
      [2, '2026-11-28T01:25:00.000Z'],
      [4, '2026-11-28T03:25:00.000Z'],
      [null, '2026-11-28T02:30:00.000Z'],
    ])
    expect(nextTime('02:00', now).toISOString()).toBe('2026-11-28T23:00:00.000Z')
  })

  it('names each part that is missing or wrong, in both languages', () => {
    expect(Object.keys(problemsOf(blankCatch([]), now, 'ar'))).toEqual([
      ...['fish', 'size', 'weight', 'price', 'landsAt', 'market'],
    ])
    expect(problemsOf(blankCatch([]), now, 'en')).toMatchObject({
      fish: 'Choose the species',
      size: 'Choose the size',
      weight: 'Enter the weight',
      price: 'Enter the price per kg',
      landsAt: 'Choose the landing time',
    })
    const typed = {
      ...blankCatch(past),
      fishId: 7,
      sizeId: 3,
      weight: '١٢٠',
      price: '32.5',
      landsAt: now.toISOString(),
    }
    expect(problemsOf(typed, now, 'en')).toEqual({})
    const late = new Date(now.getTime() - 25 * 3_600_000).toISOString()
    expect(problemsOf({ ...typed, landsAt: late }, now, 'en')).toEqual({ landsAt: 'This time has passed' })
    expect(fieldsOf(typed, { quality: 1, fishType: 2 })).toEqual({
      type_fish_id: 7,
      market_id: 5,
      size: 3,
      quality: 1,
      fish_type: 2,
      quantity: 120,
      price: 32.5,
      lands_at: now.toISOString(),
    })
  })
})
