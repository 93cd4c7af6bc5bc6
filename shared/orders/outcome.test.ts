import { describe, expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'

const ended = { status: 'completed', returnRefused: false, decidedRefund: null, total: 10_200 } as const

describe('outcomeOf', () => {
  it('says nothing of an order that simply came, or went back whole', () => {
    expect(outcomeOf(ended)).toBeNull()
    expect(outcomeOf({ ...ended, status: 'returned' })).toBeNull()
    expect(outcomeOf({ ...ended, status: 'returned', decidedRefund: 10_200 })).toBeNull()
    expect(outcomeOf({ ...ended, status: 'disputed', returnRefused: true })).toBeNull()
  })

  it('tells a refused return and a sale upheld by the market from a delivery', () => {
    expect(outcomeOf({ ...ended, returnRefused: true })).toBe('return_refused')
    expect(outcomeOf({ ...ended, returnRefused: true, decidedRefund: 0 })).toBe('sale_upheld')
  })

  it('tells a part of the money from all of it', () => {
    expect(outcomeOf({ ...ended, status: 'returned', decidedRefund: 5_100 })).toBe('partly_refunded')
  })
})
