import { describe, expect, test } from 'vitest'
import type { Locale } from '#shared/base/locale.ts'
import { type Grams, grams } from '#shared/base/quantity.ts'
import type { Request } from '#shared/requests/contract.ts'
import { type Ask, askOf, blankAsk, changedFields, copiedAsk, fieldsOf, proposedTitle } from './ask.ts'
import { problemsOf } from './problems.ts'

const hamour = {
  translations: [
    { locale: 'ar', name: 'هامور' },
    { locale: 'en', name: 'Hamour' },
  ] satisfies { locale: Locale; name: string }[],
}
const whole = (part: Partial<Ask> = {}): Ask => ({
  ...blankAsk('ar'),
  fishId: 3,
  quantity: '80',
  cityId: 7,
  ...part,
})
// A Sunday morning in Riyadh.
const now = new Date('2026-11-22T06:00:00Z')

describe('the title of a request', () => {
  test('is proposed from species and quantity in the user’s language', () => {
    expect(proposedTitle(hamour, grams(80_000), 'ar')).toBe('هامور 80 كجم')
    expect(proposedTitle(hamour, grams(12_500), 'en')).toBe('Hamour, 12.5 kg')
    expect(proposedTitle(hamour, undefined, 'ar')).toBe('هامور')
    expect(proposedTitle(undefined, 80_000 as Grams, 'ar')).toBe('')
  })

  test('is treated as a proposal again if the stored title equals the proposal', () => {
    expect(askOf(request({ title: 'Hamour, 80 kg' }), 'ar')).toMatchObject({ title: '', titleIn: 'en' })
    expect(askOf(request({ title: 'للمطعم' }), 'ar')).toMatchObject({ title: 'للمطعم', titleIn: 'ar' })
  })
})

describe('the request body', () => {
  test('contains numbers from Latin and Arabic digits', () => {
    const fields = fieldsOf(
      whole({ quantity: '٨٠', price: '٥٨٫٥', neededBy: '٢٠٢٦-١١-٢٦' }),
      ' هامور 80 كجم ',
    )
    expect(fields).toEqual({
      title: 'هامور 80 كجم',
      fish_id: 3,
      city_id: 7,
      quantity: 80,
      price: 58.5,
      needed_by: '2026-11-26',
      size: '',
      quality: '',
      weight: '',
      body: '',
    })
  })

  test('contains only changed fields after an edit', () => {
    const stands = request({ price: 60, weight: 1.5 })
    const before = fieldsOf(askOf(stands, 'ar'), stands.title)
    expect(changedFields(before, before)).toBeNull()
    const after = fieldsOf({ ...askOf(stands, 'ar'), quantity: '100', price: '' }, 'هامور 100 كجم')
    expect(changedFields(before, after)).toEqual({ title: 'هامور 100 كجم', quantity: 100, price: '' })
  })

  test('omits the day of a repeated request if this day is past', () => {
    expect(copiedAsk(request({ needed_by: '2026-11-21' }), 'ar', '2026-11-22').neededBy).toBe('')
    expect(copiedAsk(request({ needed_by: '2026-11-22' }), 'ar', '2026-11-22').neededBy).toBe('2026-11-22')
  })
})

describe('problemsOf', () => {
  test('returns nothing if every required field is filled in', () => {
    expect(problemsOf(whole(), 'هامور', now, 'ar')).toEqual({})
  })

  test('reports missing fields, but a missing title only if a species is chosen', () => {
    expect(Object.keys(problemsOf(blankAsk('ar'), '', now, 'ar'))).toEqual(['fish_id', 'quantity', 'city_id'])
    expect(Object.keys(problemsOf(whole(), ' ', now, 'ar'))).toEqual(['title'])
  })

  test.each([
    ['quantity', '0', 'minimum quantity is 0.001 kg'],
    ['quantity', 'many', 'Enter a number'],
    ['quantity', '1.2345', 'Up to 3 decimal places'],
    ['quantity', '1000001', 'maximum quantity is 1,000,000 kg'],
    ['price', '12.345', 'Up to 2 decimal places'],
    ['price', '-1', 'at least SR 0.01'],
    ['weight', '1e3', 'Enter a number'],
    ['neededBy', '26-11-2026', 'like 2026-11-20'],
    ['neededBy', '2026-02-30', 'like 2026-11-20'],
    ['neededBy', '2026-11-21', 'has passed'],
    ['neededBy', '2027-11-23', '365'],
  ])('refuses the field %s with %s: %s', (field, typed, text) => {
    const found = problemsOf(whole({ [field]: typed }), 'Hamour', now, 'en')
    const name = field === 'neededBy' ? 'needed_by' : field
    expect(Object.keys(found)).toEqual([name])
    expect(found[name]?.[0]).toContain(text)
  })

  test('accepts today and the last allowed day', () => {
    for (const neededBy of ['2026-11-22', '2027-11-22'])
      expect(problemsOf(whole({ neededBy }), 'Hamour', now, 'en')).toEqual({})
  })
})

function request(part: Partial<Request>): Request {
  return {
    id: 1,
    number: 'R-1',
    status: 'open',
    title: 'هامور 80 كجم',
    body: '',
    fish_id: 3,
    city_id: 7,
    fish: {
      id: 3,
      code: 'hamour',
      name: 'هامور',
      official_name: null,
      image: null,
      hundred_riyal: false,
      ...hamour,
    },
    city: { id: 7, name: 'جدة' },
    size: null,
    quality: null,
    quantity: 80,
    weight: null,
    price: null,
    needed_by: null,
    image: '/uploads/fish_types/hamour-640.webp',
    has_image: false,
    is_owner: true,
    offers_count: 0,
    asker: { name: 'م* ا*', type: 'local_buyer' },
    closes_at: '2026-12-22T06:00:00Z',
    order_until: null,
    created_at: '2026-11-22T06:00:00Z',
    updated_at: '2026-11-22T06:00:00Z',
    ...part,
  }
}
