import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearingOf, clearSpansOf, mostPrayerMinutes, usualPrayers } from './clearTimes.ts'
import { callOf, prayers } from './prayers.ts'

const dammam = { latitude: 26.43, longitude: 50.1 }
const minute = 60_000
const tuesday = new Date('2026-11-24T09:00:00Z')
const friday = new Date('2026-11-27T09:00:00Z')
const clear = clearingOf(dammam, usualPrayers)
const callAt = (prayer: (typeof prayers)[number], day = tuesday) => callOf(prayer, dammam, day).getTime()

describe('clearingOf', () => {
  it.each(prayers)(
    'moves a closing that is 5 minutes before the call to %s to 20 minutes after the call',
    (prayer) => {
      const call = callAt(prayer)
      const after = call + 20 * minute
      expect([call - 5 * minute, call, after - 1].map(clear)).toEqual([after, after, after])
      expect([call - 5 * minute - 1, after].map(clear)).toEqual([call - 5 * minute - 1, after])
    },
  )

  it('keeps a full hour clear after the call to the Friday prayer, but not after other calls on Friday', () => {
    const call = callAt('dhuhr', friday)
    expect(clear(call)).toBe(call + 60 * minute)
    expect(clear(callAt('asr', friday))).toBe(callAt('asr', friday) + 20 * minute)
  })

  it('changes nothing when it is switched off, and without coordinates of the city', () => {
    const call = callAt('asr')
    expect(clearingOf(dammam, { ...usualPrayers, clear: false })(call)).toBe(call)
    expect(clearingOf(null, usualPrayers)(call)).toBe(call)
  })

  it('changes nothing with a setting of zero minutes, except after the call to the Friday prayer', () => {
    const none = clearingOf(dammam, { clear: true, before_min: 0, after_min: 0 })
    expect(none(callAt('asr'))).toBe(callAt('asr'))
    expect(none(callAt('dhuhr', friday))).toBe(callAt('dhuhr', friday) + 60 * minute)
  })

  const minutes = fc.integer({ min: 0, max: mostPrayerMinutes })
  const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) })
  const places = fc.record({
    latitude: fc.double({ min: 16, max: 32, noNaN: true }),
    longitude: fc.double({ min: 34, max: 56, noNaN: true }),
  })

  it('never moves a closing earlier or twice, and keeps the order of closings, for every setting, place and time of the year', () =>
    fc.assert(
      fc.property(places, minutes, minutes, moments, fc.nat(7_200_000), (place, before, after, at, later) => {
        const one = clearingOf(place, { clear: true, before_min: before, after_min: after })
        expect(one(at)).toBeGreaterThanOrEqual(at)
        expect(one(one(at))).toBe(one(at))
        expect(one(at + later)).toBeGreaterThanOrEqual(one(at))
        for (const prayer of prayers) {
          const call = callOf(prayer, place, new Date(one(at))).getTime()
          const inside = one(at) >= call - before * minute && one(at) < call + after * minute
          expect(inside, prayer).toBe(false)
        }
      }),
      { numRuns: 300 },
    ))
})

describe('clearSpansOf', () => {
  const spans = clearSpansOf(dammam, usualPrayers)
  const asr = callAt('asr')

  it('moves a span behind the prayer time that it would reach, even if only its end would reach it', () => {
    const from = asr - 5 * minute
    const after = asr + 20 * minute
    expect(spans.first(from - 10 * minute, 10 * minute - 1)).toBe(from - 10 * minute)
    expect(spans.first(from - 10 * minute, 10 * minute)).toBe(after)
    expect(spans.first(asr, 10 * minute)).toBe(after)
    expect(spans.first(after, 10 * minute)).toBe(after)
  })

  it('moves a span behind several prayers until it fits, and returns nothing for a span that never fits', () => {
    const night = callAt('isha') + 20 * minute
    expect(spans.first(callAt('maghrib'), 120 * minute)).toBe(night)
    expect(spans.first(asr, 12 * 60 * minute)).toBe(undefined)
    expect(spans.first(asr, 24 * 60 * minute)).toBe(undefined)
  })

  it('accepts every start when it is switched off', () => {
    const off = clearSpansOf(dammam, { ...usualPrayers, clear: false })
    expect(off.first(asr, 48 * 60 * minute)).toBe(asr)
    expect(off.longestMs(asr)).toBe(Number.POSITIVE_INFINITY)
  })

  it('returns only spans clear of prayer times, up to the longest possible span', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }),
        fc.nat(9 * 60),
        (at, minutes) => {
          const lastsMs = minutes * minute
          const start = spans.first(at, lastsMs)
          const longest = spans.longestMs(at)
          expect(spans.first(at, longest)).not.toBe(undefined)
          if (lastsMs <= longest) expect(start).not.toBe(undefined)
          for (let now = start ?? 0; start !== undefined && now <= start + lastsMs; now += 4 * minute)
            expect(clear(now)).toBe(now)
        },
      ),
      { numRuns: 200 },
    ))
})
