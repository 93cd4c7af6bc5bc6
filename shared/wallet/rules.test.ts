import { describe, expect, it } from 'vitest'
import vectors from '../base/text/vectors.json' with { type: 'json' }
import { foldedReference, groupIban, maskIban, monthSpan, printIban, saudiIban } from './rules.ts'

describe('saudiIban', () => {
  it.each(vectors.iban)('validates $in: $valid', ({ in: typed, valid }) =>
    expect(saudiIban(typed) !== undefined).toBe(valid),
  )

  it('detects transposed digits', () => {
    const right = 'SA0380000000608010167519'
    for (let place = 4; place < right.length - 1; place++) {
      const [one = '', other = ''] = right.slice(place, place + 2)
      if (one === other) continue
      expect(
        saudiIban(right.slice(0, place) + other + one + right.slice(place + 2)),
        String(place),
      ).toBeUndefined()
    }
  })

  it('accepts any usual notation', () => {
    for (const typed of [
      'SA0380000000608010167519',
      'sa03 8000 0000 6080 1016 7519',
      'SA03-8000-0000-6080-1016-7519',
      'SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩',
    ]) {
      expect(saudiIban(typed)).toBe('SA0380000000608010167519')
    }
  })

  it.each([
    'SA0380000000608010167518',
    'SA038000000060801016751',
    'SA03800000006080101675190',
    'GB82WEST12345698765432',
    'SA3080000000608010167519',
    '',
  ])('refuses %j', (typed) => expect(saudiIban(typed)).toBeUndefined())
})

it('printIban groups the characters of an IBAN, and maskIban hides its middle', () => {
  expect(printIban('SA0380000000608010167519')).toBe('SA03 8000 0000 6080 1016 7519')
  expect(maskIban('SA0380000000608010167519')).toBe('SA03 **** 7519')
})

describe('foldedReference', () => {
  it('returns the same text for any notation of a reference', () => {
    for (const typed of ['ft 26-99 ab', 'FT2699AB', 'ＦＴ26.99／AB', 'FT٢٦٩٩ab']) {
      expect(foldedReference(typed)).toBe('ft2699ab')
    }
    expect(foldedReference(' - ')).toBe('')
  })
})

describe('monthSpan', () => {
  it('returns the times at which a month begins and ends in Riyadh', () => {
    expect(monthSpan('2026-11')).toEqual({
      from: new Date('2026-10-31T21:00:00Z'),
      to: new Date('2026-11-30T21:00:00Z'),
    })
    expect(monthSpan('2026-12').to).toEqual(new Date('2026-12-31T21:00:00Z'))
    expect(monthSpan('2026-13')).toEqual({})
  })
})

describe('groupIban', () => {
  it.each([
    ['sa0', 'SA0'],
    ['sa038', 'SA03 8'],
    ['SA03 8000 0', 'SA03 8000 0'],
    ['SA٠٣٨', 'SA03 8'],
  ])('groups %s as %s', (typed, grouped) => expect(groupIban(typed)).toBe(grouped))
})
