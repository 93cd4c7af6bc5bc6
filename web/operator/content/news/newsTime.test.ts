import { expect, it } from 'vitest'
import { publicationTime, sentTime, typedTimeOf } from './newsTime.ts'

const published_at = '2026-11-29T06:22:00.000Z'
const draft = { published_at, hidden: true, time_chosen: false }

it('publicationTime of a draft is null unless a time was chosen', () => {
  expect(publicationTime(draft)).toBeNull()
  expect(publicationTime({ ...draft, time_chosen: true })).toBe(published_at)
  expect(publicationTime({ ...draft, hidden: false })).toBe(published_at)
})

it('typedTimeOf fills the field in Riyadh time, and leaves it empty for a draft without a time', () => {
  expect(typedTimeOf({ ...draft, time_chosen: true })).toBe('2026-11-29T09:22')
  expect(typedTimeOf(draft)).toBe('')
  expect(typedTimeOf(null)).toBe('')
})

it('sentTime sends a changed time, a blank for a removed time, and nothing for an unchanged time', () => {
  const before = '2026-11-29T09:22'
  expect(sentTime(before, before)).toEqual({})
  expect(sentTime('', '')).toEqual({})
  expect(sentTime('2026-11-30T07:00', before)).toEqual({ published_at: '2026-11-30T07:00:00+03:00' })
  expect(sentTime('', before)).toEqual({ published_at: '' })
})
