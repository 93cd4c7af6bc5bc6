import { describe, expect, it } from 'vitest'
import { type SellerWish, unverifiedRefusal } from './unverified.ts'

const wishes: readonly SellerWish[] = [{ goods: 1 }, { goods: 0 }, 'auction', 'offer']
const refusals = (most: number | null, { onSale = 0, verified = false } = {}) =>
  wishes.map((wish) => unverifiedRefusal({ verified, most, onSale }, wish) !== null)

describe('unverifiedRefusal', () => {
  it('allows everything without a limit and to verified sellers', () => {
    expect(refusals(null)).toEqual([false, false, false, false])
    expect(refusals(0, { verified: true })).toEqual([false, false, false, false])
    expect(refusals(1, { verified: true, onSale: 9 })).toEqual([false, false, false, false])
  })

  it('allows goods up to the limit and offers, but no auctions', () => {
    expect(refusals(3, { onSale: 2 })).toEqual([false, false, true, false])
    expect(refusals(3, { onSale: 3 })).toEqual([true, false, true, false])
    expect(refusals(3, { onSale: 5 })[0]).toBe(true)
    expect(unverifiedRefusal({ verified: false, most: 3, onSale: 1 }, { goods: 3 })?.en).toContain(
      'at most 3',
    )
    const one = unverifiedRefusal({ verified: false, most: 1, onSale: 1 }, { goods: 1 })
    expect(one?.ar).toContain('منتج واحد معروض.')
    expect(one?.en).toContain('one of your products can')
  })

  it('allows nothing with a limit of 0', () => expect(refusals(0)).toEqual([true, true, true, true]))
})
