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

describe('money', () => {
  it('survives the wire: halalas to riyals and back', () => {
    fc.assert(fc.property(amount, (kept) => void expect(fromRiyals(toRiyals(kept))).toBe(kept)))
  })

  it('takes at most two decimals', () => {
    expect(fromRiyals(35.99)).toBe(3_599)
    expect(fromRiyals(10_000_000)).toBe(maxAmount)
    for (const wrong of [1.005, 0.001, 9_999_999.999, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
      expect(fromRiyals(wrong), String(wrong)).toBeUndefined()
    }
  })

  it('is whole or refused', () => {
    expect(() => halalas(1.5)).toThrow(RangeError)
    expect(() => halalas(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError)
  })

  it.each(vectors.cut)('$in is cut to $out, never rounded', ({ in: typed, out }) => {
    const thousandths = halalas(Math.round(Number(typed) * 1_000))
    const { whole, decimals } = moneyParts(priceOf(thousandths, grams(100)))
    expect(`${whole.replace(/,/g, '')}.${decimals}`).toBe(out)
  })

  it('a lot costs its weight times its price, cut by less than a halala', () => {
    fc.assert(
      fc.property(price, weight, (perKg, kilos) => {
        const exact = BigInt(perKg) * BigInt(kilos)
        const cut = BigInt(priceOf(perKg, kilos)) * 1_000n
        expect(cut <= exact && exact - cut < 1_000n).toBe(true)
      }),
    )
  })

  it('two halves never cost more than the whole', () => {
    fc.assert(
      fc.property(price, weight, weight, (perKg, one, other) => {
        expect(priceOf(perKg, one) + priceOf(perKg, other)).toBeLessThanOrEqual(
          priceOf(perKg, grams(one + other)),
        )
      }),
    )
  })

  it('the price per kilogram of a lot gives the lot at most', () => {
    fc.assert(
      fc.property(price, weight, (total, kilos) => {
        const perKg = pricePerKg(total, kilos)
        expect(perKg).toBeDefined()
        expect(priceOf(perKg as typeof total, kilos)).toBeLessThanOrEqual(total)
      }),
    )
    expect(pricePerKg(halalas(100), grams(0))).toBeUndefined()
  })

  it('small fish: 25 SAR per kg are 4 kilos for 100, 30 SAR are 3.3', () => {
    expect(kilosPerHundred(halalas(2_500))).toBe(4)
    expect(kilosPerHundred(halalas(3_000))).toBe(3.3)
    fc.assert(
      fc.property(
        price,
        (perKg) => void expect(Math.round(kilosPerHundred(perKg) * 10) * perKg).toBeLessThanOrEqual(100_000),
      ),
    )
  })

  it('is printed with two decimals and grouped thousands, and reads back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -maxAmount, max: maxAmount }), (kept) => {
        const { whole, decimals } = moneyParts(halalas(kept))
        expect(`${whole}.${decimals}`).toMatch(/^-?\d{1,3}(,\d{3})*\.\d\d$/)
        expect(Math.round(Number(`${whole.replace(/,/g, '')}.${decimals}`) * 100)).toBe(kept)
      }),
    )
  })

  it('has its label after the number in Arabic and before it in English', () => {
    expect(printMoney(halalas(123_450), 'ar')).toBe('1,234.50 ريال')
    expect(printMoney(halalas(123_450), 'en')).toBe('SR 1,234.50')
    expect(printMoney(halalas(-5), 'en')).toBe('SR -0.05')
  })
})
