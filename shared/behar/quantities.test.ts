import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grams } from '../base/quantity.ts'
import {
  afterDealMove,
  afterFulfilling,
  afterMove,
  fulfillProblem,
  isDone,
  mostOf,
  mostOfDeal,
  removeSupplyProblem,
  type SupplyParts,
  supplyMoves,
  supplyProblem,
} from './quantities.ts'
import { demandStatuses, supplyStatuses } from './status.ts'

const supply = (change: Partial<SupplyParts> = {}): SupplyParts => ({
  status: 'available',
  quantity: grams(1_000),
  reserved: grams(0),
  promised: grams(0),
  sold: grams(0),
  ...change,
})

describe('a step of a supply', () => {
  it('is allowed only in certain states', () => {
    const allowed = (move: (typeof supplyMoves)[number]) =>
      supplyStatuses.filter((status) => {
        const reserved = grams(status === 'reserved' ? 1_000 : 0)
        return supplyProblem(move, supply({ status, reserved })) === null
      })
    expect(allowed('reserve')).toEqual(['available'])
    expect(allowed('release')).toEqual(['reserved'])
    expect(allowed('sell')).toEqual(['available', 'reserved', 'expired'])
    expect(supplyProblem('release', supply({ reserved: grams(1) }))).toBeNull()
    expect(supplyProblem('release', supply({ reserved: grams(1), promised: grams(1) }))).not.toBeNull()
  })

  it('with the whole quantity counts as done if the supply already has its state', () => {
    expect(isDone('reserve', supply({ status: 'reserved', reserved: grams(1_000) }))).toBe(true)
    expect(isDone('sell', supply({ status: 'sold' }))).toBe(true)
    expect(isDone('release', supply())).toBe(true)
    expect(isDone('release', supply({ reserved: grams(1) }))).toBe(false)
  })

  it('reserves a part, then everything, and releases everything again', () => {
    const part = afterMove('reserve', supply(), grams(400))
    expect(part).toEqual(supply({ quantity: grams(600), reserved: grams(400) }))
    const all = afterMove('reserve', part, grams(600))
    expect(all).toEqual(supply({ status: 'reserved', reserved: grams(1_000) }))
    expect(afterMove('release', all, grams(1_000))).toEqual(supply())
  })

  it('sells the reserved quantity first, and marks the supply as sold when nothing is left', () => {
    const part = supply({ quantity: grams(600), reserved: grams(400) })
    expect(afterMove('sell', part, grams(500))).toEqual(supply({ quantity: grams(500), sold: grams(500) }))
    expect(afterMove('sell', part, grams(1_000))).toEqual(
      supply({ status: 'sold', quantity: grams(1_000), sold: grams(1_000) }),
    )
  })

  it('leaves an expired supply expired', () => {
    const expired = supply({ status: 'expired', quantity: grams(600), reserved: grams(400) })
    expect(afterMove('sell', expired, grams(100))).toMatchObject({
      status: 'expired',
      quantity: 900,
      sold: 100,
    })
    expect(afterMove('sell', expired, grams(1_000)).status).toBe('sold')
  })

  it('neither creates nor loses a gram', () => {
    const whole = ({ status, quantity, reserved, sold }: SupplyParts) =>
      status === 'sold' ? sold : (status === 'reserved' ? 0 : quantity) + reserved + sold
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            move: fc.constantFrom(...supplyMoves),
            share: fc.double({ min: 0, max: 1, noNaN: true }),
          }),
        ),
        (steps) => {
          let now = supply()
          for (const { move, share } of steps) {
            const quantity = grams(Math.ceil(mostOf(move, now) * share))
            if (quantity === 0 || supplyProblem(move, now)) continue
            now = afterMove(move, now, quantity)
            expect(whole(now)).toBe(1_000)
            expect(now.quantity).toBeGreaterThan(0)
          }
        },
      ),
    )
  })
})

describe('a step of a deal', () => {
  const agreed = { supply: supply(), reserved: grams(0), needed: grams(700) }

  it('moves at most the free quantity and the quantity that the demand needs', () => {
    expect(mostOfDeal('reserve', agreed)).toBe(700)
    expect(mostOfDeal('reserve', { ...agreed, reserved: grams(600) })).toBe(100)
    expect(mostOfDeal('sell', { ...agreed, needed: grams(2_000) })).toBe(1_000)
    const promised = supply({ reserved: grams(600), promised: grams(600) })
    expect(mostOfDeal('end', { ...agreed, supply: promised, reserved: grams(600) })).toBe(600)
  })

  it('reserves a promised quantity, which only the deal can sell or release', () => {
    const promised = afterDealMove('reserve', supply(), { quantity: grams(400), reserved: grams(0) })
    expect(promised).toEqual(supply({ quantity: grams(600), reserved: grams(400), promised: grams(400) }))
    expect(mostOf('sell', promised)).toBe(600)
    expect(mostOf('release', promised)).toBe(0)
    expect(removeSupplyProblem(promised)).toBe('illegal_transition')
    expect(afterMove('sell', promised, grams(100))).toMatchObject({
      quantity: 500,
      reserved: 400,
      promised: 400,
    })
    expect(afterDealMove('end', promised, { quantity: grams(400), reserved: grams(400) })).toEqual(supply())
    expect(afterDealMove('sell', promised, { quantity: grams(500), reserved: grams(400) })).toEqual(
      supply({ quantity: grams(500), sold: grams(500) }),
    )
  })

  it('can sell a quantity that was reserved before the supply expired', () => {
    const expired = supply({ status: 'expired', promised: grams(1_000) })
    expect(mostOfDeal('sell', { supply: expired, reserved: grams(1_000), needed: grams(2_000) })).toBe(1_000)
    expect(afterDealMove('sell', expired, { quantity: grams(1_000), reserved: grams(1_000) })).toMatchObject({
      status: 'sold',
      sold: 1_000,
      promised: 0,
    })
  })
})

describe('fulfilling a demand', () => {
  it('is allowed while the demand waits, and after its day of need', () => {
    expect(demandStatuses.filter((status) => fulfillProblem({ status }) === null)).toEqual([
      'open',
      'matched',
      'expired',
    ])
  })

  it('reduces the needed quantity, and marks the demand as fulfilled when nothing is needed', () => {
    const demand = { status: 'matched', quantity: grams(900), fulfilled: grams(0) } as const
    const part = afterFulfilling(demand, grams(300))
    expect(part).toEqual({ status: 'matched', quantity: 600, fulfilled: 300 })
    expect(afterFulfilling(part, grams(600))).toEqual({ status: 'fulfilled', quantity: 900, fulfilled: 900 })
  })
})
