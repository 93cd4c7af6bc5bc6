import { describe, expect, it } from 'vitest'
import { gramsOf } from '#shared/base/quantity.ts'
import type { Deal } from '#shared/behar/dealContract.ts'
import { firstForDeal, promisedFor, reservingDeals } from './parts.ts'

const option = { id: 1, code: 'salmon', name: 'Salmon' }
const deal = (parts: Partial<Deal>): Deal => ({
  id: 2,
  status: 'agreed',
  side: 'supply',
  sent: false,
  other: 'Khalid',
  category: option,
  fish_type: option,
  size: option,
  supply: { id: 1241, number: 'S-1241', status: 'available', quantity: 12_000, reserved: 0, price: 40 },
  demand: { id: 914, number: 'D-914', status: 'matched', quantity: 9_000, target_price: 41 },
  quantity: 6_000,
  note: '',
  reason: '',
  reserved: 0,
  sold: 0,
  contact: null,
  unread: 0,
  created_at: '2026-11-28T10:00:00.000Z',
  changed_at: '2026-11-28T10:00:00.000Z',
  ...parts,
})
const supply = (quantity: number, reserved: number): Deal['supply'] => ({
  ...deal({}).supply,
  quantity,
  reserved,
})

describe('firstForDeal', () => {
  it('returns the proposed quantity, not the whole quantity that the demand needs', () => {
    expect(firstForDeal('reserve', deal({}))).toBe(gramsOf(6_000))
    expect(firstForDeal('sell', deal({}))).toBe(gramsOf(6_000))
  })

  it('returns the rest of the proposed quantity', () => {
    const partly = deal({ reserved: 4_500, supply: supply(7_500, 4_500) })
    expect(firstForDeal('reserve', partly)).toBe(gramsOf(1_500))
    expect(firstForDeal('sell', partly)).toBe(gramsOf(4_500))
  })

  it('returns the largest possible quantity if there is no proposed quantity or if it is used up', () => {
    expect(firstForDeal('reserve', deal({ quantity: null }))).toBe(gramsOf(9_000))
    const done = deal({ reserved: 6_000, supply: supply(6_000, 6_000) })
    expect(firstForDeal('reserve', done)).toBe(gramsOf(3_000))
  })

  it('returns at most the largest possible quantity', () => {
    expect(firstForDeal('reserve', deal({ supply: supply(2_000, 0) }))).toBe(gramsOf(2_000))
  })
})

describe('reservingDeals', () => {
  it('returns the deals that have reserved a part of this entry of the user', () => {
    const demand = { side: 'demand', reserved: 4_500 } as const
    const deals = [deal({ id: 3, reserved: 800 }), deal({ id: 4 }), deal({ id: 5, ...demand })]
    expect(reservingDeals('supply', 1241, deals).map(({ id }) => id)).toEqual([3])
    expect(reservingDeals('demand', 914, deals).map(({ id }) => id)).toEqual([5])
    expect(reservingDeals('demand', 1241, deals)).toEqual([])
  })
})

describe('promisedFor', () => {
  it('adds what the deals of the demand’s owner have reserved for this demand', () => {
    const buyer = { side: 'demand' } as const
    const other = { ...deal({}).demand, id: 911 }
    const deals = [
      deal({ ...buyer, reserved: 4_500 }),
      deal({ ...buyer, id: 3, reserved: 500.5 }),
      deal({ ...buyer, id: 4, reserved: 700, demand: other }),
      deal({ id: 5, reserved: 300 }),
    ]
    expect(promisedFor(914, deals)).toBe(gramsOf(5_000.5))
    expect(promisedFor(1, deals)).toBe(gramsOf(0))
  })
})
