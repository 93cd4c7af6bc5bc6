import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import { defaultStep, endProblem, reserveProblem, startProblem, stepChoices } from './rules.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const minute = 60_000
const day = 24 * 60 * minute

describe('the increment', () => {
  it.each([
    [320_000, 3_200],
    [33_333, 333],
    [9_999, 100],
    [1, 100],
  ])('is 1 %% of %d halalas, truncated, but at least SR 1: %d', (starting, step) =>
    expect(defaultStep(halalas(starting))).toBe(step),
  )

  it('can be chosen from four rising amounts, the lowest of which is the default', () => {
    expect(stepChoices(halalas(320_000))).toEqual([3_200, 5_000, 10_000, 20_000])
    expect(stepChoices(halalas(5_000))).toEqual([100, 200, 500, 1_000])
    expect(stepChoices(halalas(1_000_000_000))).toEqual([10_000_000, 20_000_000, 50_000_000, 100_000_000])
  })
})

describe('auction times:', () => {
  it.each([
    ['a millisecond ago', -1, 'past'],
    ['now', 0, undefined],
    ['in 14 days', 14 * day, undefined],
    ['in 14 days and a millisecond', 14 * day + 1, 'ahead_most'],
  ])('startProblem accepts a start from now until 14 days ahead: %s', (_name, ms, code) =>
    expect(startProblem(later(ms), now)?.code).toBe(code),
  )

  it.each([
    ['five minutes', 5 * minute, undefined],
    ['five minutes less a millisecond', 5 * minute - 1, 'lasts_least'],
    ['no time', 0, 'past'],
    ['14 days', 14 * day, undefined],
    ['14 days and a millisecond', 14 * day + 1, 'lasts_most'],
  ])('endProblem accepts a duration from five minutes to 14 days: %s', (_name, ms, code) =>
    expect(endProblem({ startsAt: now, endsAt: later(ms) }, { now, shortestS: 300 })?.code).toBe(code),
  )
})

it('reserveProblem refuses a reserve below the starting price', () => {
  expect(reserveProblem(null, halalas(100))).toBe(undefined)
  expect(reserveProblem(halalas(100), halalas(100))).toBe(undefined)
  expect(reserveProblem(halalas(99), halalas(150))).toEqual({ code: 'at_least', bound: 1.5 })
})
