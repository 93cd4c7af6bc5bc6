import { expect, it } from 'vitest'
import { publicationTime, sentTime, typedTimeOf } from './newsTime.ts'

const now = Date.parse('2026-11-28T06:30:00.000Z')
const saved = '2026-11-25T06:22:31.417Z'
const typed = '2026-11-29T06:22:00.000Z'

it('publicationTime of a draft is null unless a time was typed', () => {
  expect(publicationTime({ published_at: saved, hidden: true })).toBeNull()
  expect(publicationTime({ published_at: typed, hidden: true })).toBe(typed)
  expect(publicationTime({ published_at: saved, hidden: false })).toBe(saved)
})

it('typedTimeOf fills the field in Riyadh time, and leaves it empty for a draft without a time', () => {
  expect(typedTimeOf({ published_at: typed, hidden: true })).toBe('2026-11-29T09:22')
  expect(typedTimeOf({ published_at: saved, hidden: true })).toBe('')
  expect(typedTimeOf(null)).toBe('')
})

it('sentTime publishes an old draft now and not at the time when it was saved', () => {
  const draft = { at: '', before: '', now }
  expect(sentTime({ ...draft, publishesDraft: true })).toEqual({ published_at: '2026-11-28T06:30:00.000Z' })
  expect(sentTime({ ...draft, publishesDraft: false })).toEqual({})
})

it('sentTime sends a changed time, now for a removed time, and nothing for an unchanged time', () => {
  const open = { before: '2026-11-29T09:22', publishesDraft: false, now }
  expect(sentTime({ ...open, at: '2026-11-29T09:22' })).toEqual({})
  expect(sentTime({ ...open, at: '2026-11-30T07:00' })).toEqual({ published_at: '2026-11-30T07:00:00+03:00' })
  expect(sentTime({ ...open, at: '' })).toEqual({ published_at: '2026-11-28T06:30:00.000Z' })
})
