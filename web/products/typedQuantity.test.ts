import { describe, expect, it } from 'vitest'
import { grams } from '#shared/base/quantity.ts'
import { quantityProblem, readQuantity, typedQuantity } from './typedQuantity.ts'

const bounds = { least: grams(1_000), most: grams(80_000) }
const plain = (text: string | undefined) => text?.replace(/[\u2066-\u2069]/g, '')
const problem = (text: string, locale: 'ar' | 'en' = 'ar') => plain(quantityProblem(text, { bounds, locale }))

describe('a typed quantity', () => {
  it('above the available quantity is refused with a text that names the available quantity', () => {
    expect(readQuantity('500', bounds).kind).toBe('problem')
    expect([problem('500'), problem('٥٠٠', 'en')]).toEqual(['المتاح 80 كجم', '80 kg available'])
    expect(typedQuantity('500')).toBe(500_000)
  })

  it('is refused if it is below the least quantity, blank or unreadable', () => {
    expect([problem('0'), problem('0.5', 'en')]).toEqual(['أقل كمية 1 كجم', 'The minimum quantity is 1 kg'])
    expect(problem('')).toBe('اكتب رقمًا')
    expect([problem('12kg') === undefined, typedQuantity('12kg')]).toEqual([false, undefined])
  })

  it('at a bound or between the bounds is accepted', () =>
    expect(['1', '80', '12.5'].map((text) => problem(text))).toEqual([undefined, undefined, undefined]))

  it('above the quantity of a request is refused with a text that names this quantity', () =>
    expect(
      plain(quantityProblem('90', { bounds, locale: 'en', tooMuch: (most) => `${most} kg asked` })),
    ).toBe('80 kg asked'))
})
