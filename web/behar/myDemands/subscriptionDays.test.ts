import { describe, expect, it } from 'vitest'
import { textIn } from '../../app/texts/text.ts'
import { subscriptionText } from '../frame/messages.ts'
import { subscriptionDays } from './subscriptionDays.ts'

const starts = '2026-11-12T09:00:00Z'
const expires = '2026-12-12T09:00:00Z'
const at = (moment: string) => subscriptionDays(starts, expires, Date.parse(moment))

describe('subscriptionDays', () => {
  it.each([
    ['2026-11-12T09:00:00Z', 0, 30],
    ['2026-11-20T09:00:00Z', 8, 22],
    ['2026-11-20T08:59:59Z', 7, 23],
    ['2026-12-12T08:59:59Z', 29, 1],
    ['2026-12-12T09:00:00Z', 30, 0],
    ['2027-01-01T00:00:00Z', 30, 0],
    ['2026-11-01T00:00:00Z', 0, 30],
  ])('returns for the time %s %i passed days and %i remaining days', (moment, passed, left) => {
    expect(at(moment)).toEqual({ passed, left, all: 30 })
  })

  it('counts a subscription of less than a day as one day', () => {
    expect(subscriptionDays(starts, '2026-11-12T10:00:00Z', Date.parse(starts))).toEqual({
      passed: 0,
      left: 1,
      all: 1,
    })
  })
})

it('subscriptionText prints numbers of days in the Arabic plural forms', () => {
  const t = textIn(subscriptionText, 'ar')
  const told = [1, 2, 3, 22, 100].map((left) => t.span('a', 'b', left).split('، ')[1])
  expect(told).toEqual(['بقي يوم واحد', 'بقي يومان', 'بقي 3 أيام', 'بقي 22 يومًا', 'بقي 100 يوم'])
  expect(t.passed(8, 30)).toBe('مضى 8 من 30 يومًا')
})
