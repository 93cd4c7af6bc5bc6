import { afterEach, describe, expect, it } from 'vitest'
import { riyadhDay, riyadhTime } from '../base/dates.ts'
import { callOf, nextSession, type Place, prayerEnd, type SessionPrayer } from './prayers.ts'

const makkah: Place = { latitude: 21.427, longitude: 39.8287 }
const jeddah: Place = { latitude: 21.4858, longitude: 39.1925 }
const qatif: Place = { latitude: 26.5652, longitude: 50.0089 }
const noonOf = (day: string) => new Date(`${day}T12:00:00+03:00`)

/** The printed Umm al-Qura calendar of 2016 for Makkah: day, time of Fajr, time of Asr. */
const printed = [
  ['2016-01-05', '05:39', '15:32'],
  ['2016-02-04', '05:39', '15:49'],
  ['2016-03-05', '05:22', '15:55'],
  ['2016-04-03', '04:55', '15:50'],
  ['2016-05-02', '04:27', '15:39'],
  ['2016-06-04', '04:11', '15:37'],
  ['2016-07-08', '04:18', '15:43'],
  ['2016-08-02', '04:32', '15:46'],
  ['2016-09-04', '04:48', '15:45'],
  ['2016-10-06', '04:58', '15:32'],
  ['2016-11-05', '05:09', '15:19'],
  ['2016-12-04', '05:24', '15:17'],
] as const

describe('callOf', () => {
  it.each(printed)(
    'returns a time within a minute of the published time for Makkah on %s',
    (day, fajr, asr) => {
      for (const [prayer, time] of [
        ['fajr', fajr],
        ['asr', asr],
      ] as const) {
        const expected = Date.parse(`${day}T${time}:00+03:00`)
        expect(Math.abs(callOf(prayer, makkah, noonOf(day)).getTime() - expected)).toBeLessThanOrEqual(60_000)
      }
    },
  )

  it.each([
    ['Jeddah', jeddah],
    ['Qatif', qatif],
  ] as const)(
    'returns times at which the sun in %s has the position that Umm al-Qura defines, in every season',
    (_, place) => {
      for (const day of ['2026-01-15', '2026-03-20', '2026-06-21', '2026-09-23', '2026-11-21']) {
        const fajr = callOf('fajr', place, noonOf(day))
        expect(Math.abs(sunOver(place, fajr).height + 18.5), `${day} fajr`).toBeLessThan(0.35)
        const asr = sunOver(place, callOf('asr', place, noonOf(day)))
        // Asr begins when the shadow of an object is as long as the object plus its shadow at noon.
        const shadow = 1 / Math.tan(radians(asr.height))
        const atNoon = Math.tan(radians(Math.abs(place.latitude - asr.declination)))
        expect(Math.abs(shadow - 1 - atNoon), `${day} asr`).toBeLessThan(0.03)
      }
    },
  )

  it('returns an earlier time in Qatif than in Jeddah', () => {
    const day = noonOf('2026-11-21')
    expect(riyadhTime(callOf('fajr', jeddah, day))).toBe('05:18')
    expect(riyadhTime(callOf('asr', jeddah, day))).toBe('15:18')
    expect(riyadhTime(callOf('fajr', qatif, day))).toBe('04:40')
    expect(riyadhTime(callOf('asr', qatif, day))).toBe('14:27')
  })
})

describe('nextSession', () => {
  it('returns a start half an hour after the call to prayer', () => {
    const { call, start } = nextSession('fajr', jeddah, new Date('2026-11-21T00:10:00+03:00'))
    expect([riyadhDay(call), riyadhTime(call), riyadhTime(start)]).toEqual(['2026-11-21', '05:18', '05:48'])
  })

  it('returns the session of today until it starts, then the session of the next day', () => {
    const { start } = nextSession('asr', qatif, new Date('2026-11-21T09:00:00+03:00'))
    const justBefore = nextSession('asr', qatif, new Date(start.getTime() - 1))
    expect(justBefore.start).toEqual(start)
    const begun = nextSession('asr', qatif, start)
    expect(riyadhDay(begun.start)).toBe('2026-11-22')
    expect(Math.abs(begun.start.getTime() - start.getTime() - 86_400_000)).toBeLessThanOrEqual(120_000)
  })

  it('chooses the session by the day in Riyadh, not by the day in UTC', () => {
    const lateEvening = nextSession('fajr', jeddah, new Date('2026-11-20T23:30:00Z'))
    expect(riyadhDay(lateEvening.start)).toBe('2026-11-21')
    const morning = nextSession('fajr', jeddah, new Date('2026-11-20T20:30:00Z'))
    expect(riyadhDay(morning.start)).toBe('2026-11-21')
  })

  it('returns a start in the future at every time of a year', () => {
    const first = Date.UTC(2026, 0, 1)
    for (let hours = 0; hours < 365 * 24; hours += 7) {
      const now = new Date(first + hours * 3_600_000)
      for (const prayer of ['fajr', 'asr'] as const) {
        const { start } = nextSession(prayer, qatif, now)
        expect(start.getTime()).toBeGreaterThan(now.getTime())
        expect(start.getTime() - now.getTime()).toBeLessThan(86_400_000 + 180_000)
      }
    }
  })
})

describe('prayerEnd', () => {
  const endAt = (time: string, place = jeddah) => {
    const end = prayerEnd(place, new Date(`${time}:00+03:00`))
    return end && riyadhTime(end)
  }

  it('returns half an hour after the call within a prayer time, and null outside', () => {
    const call = riyadhTime(callOf('asr', jeddah, noonOf('2026-11-21')))
    expect(call).toBe('15:18')
    expect(endAt('2026-11-21T15:17')).toBeNull()
    expect(endAt('2026-11-21T15:18')).toBe('15:48')
    expect(endAt('2026-11-21T15:47')).toBe('15:48')
    expect(endAt('2026-11-21T15:48')).toBeNull()
  })

  it('returns an hour after the call of the Friday prayer', () => {
    const call = callOf('dhuhr', jeddah, noonOf('2026-11-20'))
    const within = new Date(call.getTime() + 45 * 60_000)
    expect(prayerEnd(jeddah, within)?.getTime()).toBe(call.getTime() + 60 * 60_000)
    const saturday = callOf('dhuhr', jeddah, noonOf('2026-11-21'))
    expect(prayerEnd(jeddah, new Date(saturday.getTime() + 45 * 60_000))).toBeNull()
  })
})

it('callOf puts Isha two hours after Maghrib in Ramadan, and 90 minutes in other months', () => {
  const minutes = (day: string) =>
    (callOf('isha', makkah, noonOf(day)).getTime() - callOf('maghrib', makkah, noonOf(day)).getTime()) /
    60_000
  expect([minutes('2026-03-01'), minutes('2026-11-21')]).toEqual([120, 90])
})

describe('nextSession in the time zone', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it.each(['UTC', 'Asia/Riyadh', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo'])(
    '%s returns the same times',
    (other) => {
      const expected = (['fajr', 'asr'] as const).map((prayer) => sessionsOf(prayer))
      process.env.TZ = other
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(other)
      expect((['fajr', 'asr'] as const).map((prayer) => sessionsOf(prayer))).toEqual(expected)
    },
  )

  const sessionsOf = (prayer: SessionPrayer) =>
    ['2026-03-28T22:00:00Z', '2026-06-21T01:00:00Z', '2026-11-21T09:30:00Z', '2026-12-31T21:30:00Z'].map(
      (now) => nextSession(prayer, jeddah, new Date(now)).start.toISOString(),
    )
})

/** Height and declination of the sun in degrees, by the low-precision formulas of the Astronomical Almanac (0.02°). */
function sunOver({ latitude, longitude }: Place, at: Date) {
  const days = at.getTime() / 86_400_000 + 2_440_587.5 - 2_451_545
  const anomaly = radians(357.529 + 0.98560028 * days)
  const lambda = radians(
    280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly),
  )
  const tilt = radians(23.439 - 0.00000036 * days)
  const declination = Math.asin(Math.sin(tilt) * Math.sin(lambda))
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(lambda), Math.cos(lambda))
  const siderealHours = 18.697374558 + 24.06570982441908 * days
  const hourAngle = radians(siderealHours * 15 + longitude) - ascension
  const height = Math.asin(
    Math.sin(radians(latitude)) * Math.sin(declination) +
      Math.cos(radians(latitude)) * Math.cos(declination) * Math.cos(hourAngle),
  )
  return { height: (height * 180) / Math.PI, declination: (declination * 180) / Math.PI }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
