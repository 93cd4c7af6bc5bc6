import { describe, expect, it } from 'vitest'
import { riyadhTime } from '../../base/dates.ts'
import { halalas } from '../../base/money.ts'
import { clearSpansOf, usualPrayers, usualPrayersOfSellers } from '../../catalog/clearTimes.ts'
import { callOf } from '../../catalog/prayers.ts'
import { clearFall } from './clearFall.ts'
import { type Fall, fallEnd } from './fall.ts'

const minute = 60_000
const dammam = { latitude: 26.43, longitude: 50.1 }
const spans = clearSpansOf(dammam, usualPrayers)
const asr = callOf('asr', dammam, new Date('2026-11-24T09:00:00Z')).getTime()
const afterAsr = asr + 20 * minute
/** The price falls in ten steps of one minute, and stays at the floor for one minute. */
const fall: Fall = {
  starting: halalas(200_000),
  floor: halalas(100_000),
  step: halalas(10_000),
  stepS: 60,
  startsAt: 0,
}
const start = (startsAt: number, part: Partial<Fall> = {}, chosen = false) =>
  clearFall({ ...fall, startsAt, ...part }, { chosen, spans })

describe('clearFall', () => {
  it('keeps a start whose whole fall is over before the prayer', () => {
    const before = asr - 5 * minute - 1 - (fallEnd(fall) - fall.startsAt)
    expect(start(before)).toEqual({ startsAt: before })
    expect(start(before, {}, true)).toEqual({ startsAt: before })
  })

  it('moves a start behind the prayer through which the price would fall', () => {
    expect(start(asr - 15 * minute)).toEqual({ startsAt: afterAsr })
    expect(start(asr)).toEqual({ startsAt: afterAsr })
  })

  it('refuses a start that the seller chose, and returns the next possible start', () => {
    expect(start(asr - 15 * minute, {}, true).problem).toEqual({
      field: 'starts_at',
      problem: { code: 'prayer_time', until: riyadhTime(new Date(afterAsr)) },
    })
    expect(start(afterAsr, {}, true)).toEqual({ startsAt: afterAsr })
  })

  it('refuses a fall that is longer than the time between any two prayers, and returns the longest possible step', () => {
    const long = { step: halalas(1_000), stepS: 600 }
    const { problem } = start(asr, long)
    expect(problem).toMatchObject({ field: 'step_s', problem: { code: 'between_prayers' } })
    const bound = problem && 'bound' in problem.problem ? problem.problem.bound : 0
    expect(bound).toBeGreaterThan(60)
    expect(start(asr, { ...long, stepS: bound }).problem).toBe(undefined)
    // The margin is 10 s, because the time between two prayers varies from day to day.
    expect(start(asr, { ...long, stepS: bound + 10 }).problem).not.toBe(undefined)
  })

  it('keeps every start in a market that does not avoid prayer times', () => {
    const free = clearSpansOf(dammam, usualPrayersOfSellers)
    expect(clearFall({ ...fall, startsAt: asr }, { chosen: true, spans: free })).toEqual({ startsAt: asr })
  })
})
