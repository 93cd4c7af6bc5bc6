import { describe, expect, test } from 'vitest'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import type { TypedDemand, TypedSupply } from './goodsForm.ts'
import { nearestTo, waitingFor } from './likelyMeetings.ts'

const today = '2026-11-22'
const goods = { fishType: '59', category: '2', size: '10', quantity: '9000', notes: '' }
const supply: TypedSupply = { ...goods, price: '42.50', country: 'NO', from: '2026-11-25', to: '' }
const demand: TypedDemand = { ...goods, price: '41', neededBy: '2026-12-03' }

const option = (id: number) => ({ id, code: 'x', name: 'x' })
const same = { fish_type: { ...option(59), fao_code: 'SAL' }, category: option(2), size: option(10) }

function listedDemand(part: Partial<Demand>): Demand {
  return {
    ...same,
    quantity: 5_000,
    mine: false,
    target_price: null,
    needed_by: '2026-12-03',
    ...part,
  } as Demand
}

function listedSupply(part: Partial<Supply>): Supply {
  const days = { available_from: '2026-11-25', available_to: null }
  return { ...same, quantity: 12_000, mine: false, price: 42.5, ...days, ...part } as Supply
}

describe('waitingFor', () => {
  test('counts the demands that the supply would match and returns their highest price', () => {
    const listed = [
      listedDemand({ target_price: 39.25 }),
      listedDemand({ target_price: 41 }),
      listedDemand({}),
      listedDemand({ target_price: 60, needed_by: '2026-11-24' }),
      listedDemand({ target_price: 60, size: option(11) }),
      listedDemand({ target_price: 60, mine: true }),
    ]
    expect(waitingFor(supply, listed, today)).toEqual({ count: 3, highest: 4_100 })
  })

  test('returns zero if no demand matches, and no price if the matching demand has no target', () => {
    expect(waitingFor(supply, [], today)).toEqual({ count: 0, highest: null })
    expect(waitingFor(supply, [listedDemand({})], today)).toEqual({ count: 1, highest: null })
  })

  test('treats a supply without a date as available today', () => {
    const listed = [listedDemand({ needed_by: today })]
    expect(waitingFor({ ...supply, from: '' }, listed, today).count).toBe(1)
  })
})

describe('nearestTo', () => {
  test('returns the cheapest of the supplies that other people offer in time', () => {
    const listed = [
      listedSupply({ id: 1, price: 44 }),
      listedSupply({ id: 2 }),
      listedSupply({ id: 3, price: 30, mine: true }),
      listedSupply({ id: 4, price: 30, available_from: '2026-12-04' }),
      listedSupply({ id: 5, price: 30, available_to: '2026-11-21' }),
    ]
    expect(nearestTo(demand, listed, today)).toMatchObject({ supply: { id: 2 }, over: 150 })
  })

  test('ignores the price if no target is typed, and the arrival date if no day is typed', () => {
    const late = listedSupply({ available_from: '2027-05-01' })
    expect(nearestTo({ ...demand, price: '', neededBy: '' }, [late], today)).toMatchObject({ over: 0 })
    expect(nearestTo(demand, [late], today)).toBeNull()
  })
})
