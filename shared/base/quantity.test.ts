import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromKilograms, grams, minOrder, printKilograms, toKilograms } from './quantity.ts'

describe('weights', () => {
  it('convert from grams to kilograms and back without loss', () => {
    const weight = fc.integer({ min: 0, max: 1_000_000_000 }).map(grams)
    fc.assert(fc.property(weight, (stored) => void expect(fromKilograms(toKilograms(stored))).toBe(stored)))
  })

  it('accept at most three decimals', () => {
    expect(fromKilograms(0.125)).toBe(125)
    expect(fromKilograms(1)).toBe(minOrder)
    for (const wrong of [0.0005, 1.2345, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(fromKilograms(wrong), String(wrong)).toBeUndefined()
    }
  })

  it('refuse fractions of a gram', () => expect(() => grams(0.5)).toThrow(RangeError))

  it('print without trailing zeros', () => {
    expect(
      [0, 500, 1_000, 12_500, 12_345, 1_840_000, -1_250].map((weight) => printKilograms(grams(weight))),
    ).toEqual(['0', '0.5', '1', '12.5', '12.345', '1,840', '-1.25'])
  })

  it('parse to the same value after printing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (weight) => {
        const printed = printKilograms(grams(weight))
        expect(fromKilograms(Number(printed.replace(/,/g, '')))).toBe(weight)
        expect(printed).not.toMatch(/\.\d*0$/)
      }),
    )
  })
})
