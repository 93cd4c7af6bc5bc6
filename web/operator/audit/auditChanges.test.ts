import { describe, expect, it } from 'vitest'
import { changesOf, isField, isState, splitLanguage } from './auditChanges.ts'

describe('changesOf', () => {
  it('lists only changed fields', () => {
    const before = { status: 'pending', note: null, place: { city: 1 } }
    expect(
      changesOf(before, { status: 'approved', note: null, place: { city: 1 }, amount_halalas: 250 }),
    ).toEqual([
      { field: 'status', before: 'pending', after: 'approved', changed: true },
      { field: 'amount_halalas', before: undefined, after: 250, changed: false },
    ])
  })

  it('lists every field of a new or removed record', () => {
    const row = { field: 'staff_role', changed: false }
    expect(changesOf(null, { staff_role: 'viewer' })).toEqual([
      { ...row, before: undefined, after: 'viewer' },
    ])
    expect(changesOf({ staff_role: 'viewer' }, null)).toEqual([
      { ...row, before: 'viewer', after: undefined },
    ])
    expect(changesOf(null, null)).toEqual([])
  })

  it('flattens nested fields', () => {
    const [before, after] = [
      { name: { ar: 'هامور', en: 'Hamour' } },
      { name: { ar: 'هامور', en: 'Grouper' } },
    ]
    expect(changesOf(before, after)).toEqual([
      { field: 'name.en', before: 'Hamour', after: 'Grouper', changed: true },
    ])
    const ids = { field: 'ids', changed: true }
    expect(changesOf({ ids: [1] }, { ids: [1, 2] })).toEqual([{ ...ids, before: [1], after: [1, 2] }])
  })
})

it('isField and isState recognize listed names but no inherited names', () => {
  expect([isField('status'), isField('yes'), isField('toString')]).toEqual([true, false, false])
  expect([isState('pending'), isState('search'), isState('constructor')]).toEqual([true, false, false])
})

describe('splitLanguage', () => {
  it('separates the language from a column and from a pair', () => {
    expect(splitLanguage('title_ar')).toEqual({ name: 'title', language: 'ar' })
    expect(splitLanguage('name.en')).toEqual({ name: 'name', language: 'en' })
    expect(splitLanguage('bar')).toEqual({ name: 'bar', language: null })
    expect(isField(splitLanguage('body_en').name)).toBe(true)
  })
})
