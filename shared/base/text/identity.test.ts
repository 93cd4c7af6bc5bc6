import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessNumber, mobileE164, nationalId, printMobile, vatNumber } from './identity.ts'
import vectors from './vectors.json' with { type: 'json' }

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

describe('mobileE164', () => {
  it.each(vectors.mobile)('reads $in as $e164', ({ in: typed, e164 }) =>
    expect(mobileE164(typed) ?? null).toBe(e164),
  )

  it('reads every usual format of a mobile', () => {
    const national = fc
      .tuple(fc.constantFrom(...'013456789'), digits(7))
      .map(([third, rest]) => `5${third}${rest}`)
    fc.assert(
      fc.property(national, (number) => {
        for (const prefix of ['0', '', '966', '+966', '00966', '+9660', '+966 ', '05'.slice(0, 1)]) {
          expect(mobileE164(prefix + number), prefix).toBe(`+966${number}`)
        }
        expect(mobileE164(printMobile(`+966${number}`))).toBe(`+966${number}`)
      }),
    )
  })

  it.each([
    '\u202d0501234567\u202c',
    '\u20660501234567\u2069',
    '\u061c050\u200f1234567\u200b',
    '\ufeff٠٥٠١٢٣٤٥٦٧',
  ])('ignores the invisible characters in %j', (typed) => expect(mobileE164(typed)).toBe('+966501234567'))
})

it('printMobile groups the digits of a mobile', () =>
  expect(printMobile('+966501234567')).toBe('050 123 4567'))

describe('nationalId', () => {
  it.each(vectors.national_id)('validates $in: $valid', ({ in: typed, valid }) => {
    expect(nationalId(typed) !== undefined).toBe(valid)
  })

  it('ignores direction marks', () => {
    expect(nationalId('\u202a1000000008\u202c')).toBe(nationalId('1000000008'))
    expect(nationalId('1000000008')).toBe('1000000008')
  })

  it('detects every single wrong digit', () => {
    const right = fc
      .tuple(fc.constantFrom('1', '2'), digits(8))
      .map(([first, rest]) => first + rest)
      .map((nine) => [...'0123456789'].map((last) => nine + last).find((number) => nationalId(number)) ?? '')
    fc.assert(
      fc.property(
        right,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (number, place, by) => {
          expect(nationalId(number)).toBe(number)
          const other = (Number(number[place]) + by) % 10
          expect(nationalId(number.slice(0, place) + other + number.slice(place + 1))).toBeUndefined()
        },
      ),
    )
  })
})

describe('businessNumber', () => {
  it.each(vectors.business_number)('reads $in as $kind', ({ in: typed, kind }) => {
    expect(businessNumber(typed)?.kind ?? null).toBe(kind)
  })
  it('returns Latin digits', () => expect(businessNumber('٧٠٠١٢٣٤٥٦٧')?.number).toBe('7001234567'))
})

describe('vatNumber', () => {
  it.each(['300123456700003', '٣٠٠١٢٣٤٥٦٧٠٠٠٠٣', ' 3001 2345 6700 003 '])('accepts %s', (typed) => {
    expect(vatNumber(typed)).toBe('300123456700003')
  })

  it.each([
    '',
    '30012345670000',
    '3001234567000033',
    '100123456700003',
    '300123456700001',
    '30012345670000a',
  ])('refuses "%s"', (typed) => {
    expect(vatNumber(typed)).toBeUndefined()
  })
})
