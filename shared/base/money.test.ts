import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fromRiyals,
  halalas,
  kilosPerHundred,
  maxAmount,
  moneyParts,
  priceOf,
  pricePerKg,
  printMoney,
  toRiyals,
} from './money.ts'
import { grams } from './quantity.ts'
import vectors from './text/vectors.json' with { type: 'json' }

const amount = fc.integer({ min: 0, max: maxAmount }).map(halalas)
const price = fc.integer({ min: 1, max: 10_000_000 }).map(halalas)
const weight = fc.integer({ min: 1, max: 100_000_000 }).map(grams)

describe('money:', () => {
  it('an amount converts from halalas to riyals and back without loss', () => {
    fc.assert(fc.property(amount, (stored) => void expect(fromRiyals(toRiyals(stored))).toBe(stored)))
  })

  it('fromRiyals accepts at most two decimals', () => {
    expect(fromRiyals(35.99)).toBe(3_599)
    expect(fromRiyals(10_000_000)).toBe(maxAmount)
    for (const wrong of [1.005, 0.001, 9_999_999.999, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
      expect(fromRiyals(wrong), String(wrong)).toBeUndefined()
    }
  })

  it('halalas refuses fractions of a halala', () => {
    expect(() => halalas(1.5)).toThrow(RangeError)
    expect(() => halalas(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError)
  })

  it.each(vectors.cut)('priceOf truncates $in to $out', ({ in: typed, out }) => {
    const thousandths = halalas(Math.round(Number(typed) * 1_000))
    const { whole, decimals } = moneyParts(priceOf(thousandths, grams(100)))
    expect(`${whole.replace(/,/g, '')}.${decimals}`).toBe(out)
  })

  it('priceOf returns weight times price, truncated by less than a halala', () => {
    fc.assert(
      fc.property(price, weight, (perKg, kilos) => {
        const exact = BigInt(perKg) * BigInt(kilos)
        const cut = BigInt(priceOf(perKg, kilos)) * 1_000n
        expect(cut <= exact && exact - cut < 1_000n).toBe(true)
      }),
    )
  })

  it('the prices of two parts together never exceed the price of the whole', () => {
    fc.assert(
      fc.property(price, weight, weight, (perKg, one, other) => {
        expect(priceOf(perKg, one) + priceOf(perKg, other)).toBeLessThanOrEqual(
          priceOf(perKg, grams(one + other)),
        )
      }),
    )
  })

  it('the price per kilogram times the weight never exceeds the total of the lot', () => {
    fc.assert(
      fc.property(price, weight, (total, kilos) => {
        const perKg = pricePerKg(total, kilos)
        expect(perKg).toBeDefined()
        expect(priceOf(perKg as typeof total, kilos)).toBeLessThanOrEqual(total)
      }),
    )
    expect(pricePerKg(halalas(100), grams(0))).toBeUndefined()
  })

  it('kilosPerHundred returns 4 kg for SR 25 per kg and 3.3 kg for SR 30 per kg', () => {
    expect(kilosPerHundred(halalas(2_500))).toBe(4)
    expect(kilosPerHundred(halalas(3_000))).toBe(3.3)
    fc.assert(
      fc.property(
        price,
        (perKg) => void expect(Math.round(kilosPerHundred(perKg) * 10) * perKg).toBeLessThanOrEqual(100_000),
      ),
    )
  })

  it('moneyParts returns grouped thousands and two decimals that parse back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -maxAmount, max: maxAmount }), (stored) => {
        const { whole, decimals } = moneyParts(halalas(stored))
        expect(`${whole}.${decimals}`).toMatch(/^-?\d{1,3}(,\d{3})*\.\d\d$/)
        expect(Math.round(Number(`${whole.replace(/,/g, '')}.${decimals}`) * 100)).toBe(stored)
      }),
    )
  })

  it('printMoney prints the label after the number in Arabic and before the number in English', () => {
    expect(printMoney(halalas(123_450), 'ar')).toBe('1,234.50 ريال')
    expect(printMoney(halalas(123_450), 'en')).toBe('SR 1,234.50')
    expect(printMoney(halalas(-5), 'en')).toBe('SR -0.05')
  })
})
