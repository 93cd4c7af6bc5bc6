import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  clearable,
  day,
  decimal,
  entries,
  entry,
  id,
  ids,
  mobile,
  nameText,
  nationalNumber,
  noteText,
  optional,
  problem,
  registerNumber,
  text,
  whole,
} from './fields.ts'
import { limits } from './limits.ts'
import { messageAtField } from './text/messageAtField.ts'

/** The codes of the problems that a schema reports for a value. */
function faults(schema: z.core.$ZodType, value: unknown): string[] {
  const issues = z.safeParse(schema, value).error?.issues ?? []
  return issues.map((issue) => (issue.code === 'custom' ? String(issue.params?.code) : issue.code))
}

describe('noteText', () => {
  it('asks for a note at a blank field, not for a reason', () => {
    expect([' ', '', '\u200f'].map((value) => faults(noteText(20), value))).toEqual(Array(3).fill(['note']))
    expect(messageAtField({ code: 'note' }, 'ar', 'note')).toBe('اكتب الملاحظة')
    expect(messageAtField({ code: 'note' }, 'en', 'note')).toBe('Enter the note')
    expect(messageAtField({ code: 'required' }, 'en', 'note')).toBe('Enter the reason')
  })

  it('is trimmed and has a maximum length', () => {
    expect(z.parse(noteText(20), ' called the buyer ')).toBe('called the buyer')
    expect(faults(noteText(3), 'four')).toEqual(['too_big'])
  })
})

describe('id fields', () => {
  it('accept numbers and texts, in Latin or Arabic digits', () => {
    expect(['7', '٧', 7, ' 7 '].map((value) => z.parse(id(), value))).toEqual([7, 7, 7, 7])
  })

  it.each([0, -1, 1.5, '1.5', '0', '9007199254740993'])(
    'refuse %j because it is not a positive whole number',
    (value) => expect(faults(id(), value)).toEqual(['whole']),
  )

  it.each(['abc', '1e3', '', null, undefined, {}, [], Number.NaN, true])(
    'refuse %j because it is not a number',
    (value) => {
      expect(faults(id(), value)).toEqual(['invalid_type'])
    },
  )

  it('accept one id, several ids or a repeated parameter in a filter', () => {
    const sent = ['3', '3,7', ['3', '7'], ['3,700'], '3،7', 3, '٣,٧']
    expect(sent.map((value) => z.parse(ids(), value))).toEqual([
      [3],
      [3, 7],
      [3, 7],
      [3, 700],
      [3, 7],
      [3],
      [3, 7],
    ])
    expect(['', [], undefined, ','].map((value) => z.parse(ids(), value))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(faults(ids(), '3,x')).toEqual(['invalid_type'])
    expect(
      faults(
        ids(),
        Array.from({ length: limits.listIds + 1 }, (_, place) => place + 1),
      ),
    ).toEqual(['too_many'])
  })

  it('refuse numbers above 32 bits for list entries', () => {
    expect([z.parse(entry(), '٧'), z.parse(entry(), 2_147_483_647)]).toEqual([7, 2_147_483_647])
    expect(faults(entry(), 2_147_483_648)).toEqual(['choice'])
    expect(faults(entry(), 0)).toEqual(['whole'])
    expect(z.parse(entries(), '3,7')).toEqual([3, 7])
    expect(faults(entries(), '3000000000,7')).toEqual(['choice'])
    expect(z.parse(id(), 3_000_000_000)).toBe(3_000_000_000)
  })
})

describe('number fields', () => {
  it('check whole numbers and their bounds', () => {
    expect(z.parse(whole(1, 100), '٤٢')).toBe(42)
    expect(faults(whole(1, 100), 0)).toEqual(['at_least'])
    expect(faults(whole(1, 100), 101)).toEqual(['at_most'])
    expect(faults(whole(1, 100), 1.5)).toEqual(['whole'])
  })

  it('check decimals and their bounds', () => {
    expect(z.parse(decimal(2, 100), '١٢٫٥٠')).toBe(12.5)
    expect(faults(decimal(2, 100), 12.345)).toEqual(['decimals'])
    expect(faults(decimal(2, 100), -1)).toEqual(['at_least'])
    expect(faults(decimal(2, 100), '1e309')).toEqual(['invalid_type'])
    expect(faults(decimal(2, 10_000_000), 10_000_000.01)).toEqual(['at_most'])
  })

  it('accept every amount of whole halalas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (halalas) => {
        expect(faults(decimal(2, 10_000_000), halalas / 100)).toEqual([])
        expect(faults(decimal(2, 10_000_000), String(halalas / 100))).toEqual([])
      }),
    )
  })
})

describe('fields', () => {
  it('read a day as the time at which the day begins in Riyadh', () =>
    expect(z.parse(day(), '2026-11-20')).toEqual(new Date('2026-11-19T21:00:00Z')))
  it('refuse a day that does not exist', () => expect(faults(day(), '2026-02-30')).toEqual(['date']))

  it('treat an empty value as absent if they are optional', () => {
    const limit = z.object({ limit: optional(whole(1, 10)) })
    for (const sent of [{}, { limit: '' }, { limit: null }, { limit: undefined }]) {
      expect(z.parse(limit, sent).limit).toBeUndefined()
    }
    expect(z.parse(limit, { limit: '3' }).limit).toBe(3)
    expect(faults(limit, { limit: ' ' })).toEqual(['invalid_type'])
  })

  it('treat a blank value as null if they are clearable', () => {
    const place = z.object({ place: clearable(text(5)) })
    for (const blank of ['', '  ', null]) expect(z.parse(place, { place: blank }).place).toBeNull()
    for (const sent of [{}, { place: undefined }]) expect(z.parse(place, sent).place).toBeUndefined()
    expect(z.parse(place, { place: ' quay ' }).place).toBe('quay')
    expect(faults(place, { place: 'too long' })).toEqual(['too_big'])
  })

  it('never throw for any input', () => {
    const schemas = [id(), ids(), whole(1, 9), decimal(3, 9), day(), optional(id()), clearable(id())]
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...schemas), (value, schema) => {
        expect(typeof z.safeParse(schema as z.core.$ZodType, value).success).toBe('boolean')
      }),
    )
  })
})

describe('text fields', () => {
  it('keep joined emoji and remove direction marks', () => {
    const emoji = 'صيد اليوم ❤️ 👨‍👩‍👧'
    expect(z.parse(text(200), `\u202e ${emoji}\u200f`)).toBe(emoji)
    expect(z.parse(nameText(), 'أبو\u00ad\ufe0f فهد\u3164')).toBe('أبو فهد')
  })

  it.each(['\u3164', ' \ufe0f\u200d ', '\u2800', '\u034f\u115f'])('treat %j as blank', (typed) => {
    expect(faults(text(200), typed)).toEqual(['too_small'])
    expect(faults(nameText(), typed)).toEqual(['too_small'])
    expect(z.parse(clearable(text(200)), typed)).toBeNull()
  })
})

describe('personal number fields', () => {
  it('report a missing, too long or invalid number as a single problem', () => {
    for (const [schema, code] of [
      [mobile(), 'mobile'],
      [nationalNumber(), 'n_id'],
      [registerNumber(), 'cr_number'],
    ] as const) {
      expect(faults(schema, '  ')).toEqual(['too_small'])
      expect(faults(schema, '5'.repeat(limits.text.name + 1))).toEqual(['too_big'])
      expect(faults(schema, '12')).toEqual([code])
    }
  })

  it('do not suppress problems of the whole form', () => {
    const form = z
      .object({ mobile: mobile() })
      .check(z.refine(() => false, { ...problem({ code: 'different' }), when: () => true }))
    expect(faults(form, { mobile: '' })).toEqual(['too_small', 'different'])
  })
})
