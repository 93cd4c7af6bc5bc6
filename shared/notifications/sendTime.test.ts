import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { riyadhTime, startOfDay } from '../base/dates.ts'
import { callOf, prayerEnd } from '../catalog/prayers.ts'
import { channels } from './groups.ts'
import { type Sending, sendTime } from './sendTime.ts'

const jeddah = { latitude: 21.4858, longitude: 39.1925 }
const night = { from: 22 * 60, until: 6 * 60 }
const push: Sending = { channel: 'push', urgent: false, quiet: null, urgentInQuiet: true, place: jeddah }
const at = (time: string) => new Date(`2026-11-21T${time}:00+03:00`)
const sent = (sending: Partial<Sending>, time: string) =>
  riyadhTime(sendTime({ ...push, ...sending }, at(time)))

describe('sendTime', () => {
  it('is now outside of quiet hours and prayer times', () => expect(sent({}, '10:00')).toBe('10:00'))

  it('is the end of the quiet hours, also over midnight', () => {
    expect(sent({ quiet: night }, '21:59')).toBe('21:59')
    expect(sent({ quiet: night }, '22:00')).toBe('06:00')
    expect(sent({ quiet: night }, '01:00')).toBe('06:00')
    expect(sent({ quiet: { from: 13 * 60, until: 14 * 60 } }, '13:30')).toBe('14:00')
    expect(sent({ quiet: { from: 13 * 60, until: 14 * 60 } }, '14:00')).toBe('14:00')
  })

  it('is the end of a prayer time, except for urgent messages', () => {
    const call = riyadhTime(callOf('asr', jeddah, at('12:00')))
    expect(sent({}, call)).toBe('15:48')
    expect(sent({ urgent: true }, call)).toBe(call)
  })

  it('is the end of a prayer time in which the quiet hours end', () => {
    // Fajr in Jeddah is at 05:18 on this day.
    expect(sent({ quiet: { from: 22 * 60, until: 5 * 60 + 30 } }, '02:00')).toBe('05:48')
  })

  it('is now for e-mail at any time', () =>
    expect(sent({ channel: 'email', quiet: night }, '02:00')).toBe('02:00'))

  it('is now for urgent messages in the quiet hours only if the person wants that', () => {
    expect(sent({ quiet: night, urgent: true }, '02:00')).toBe('02:00')
    expect(sent({ quiet: night, urgent: true, urgentInQuiet: false }, '02:00')).toBe('06:00')
  })

  it('is never before now, never in quiet hours or prayer times, and never later than needed', () => {
    const minute = fc.integer({ min: 0, max: 1_439 })
    const sending = fc.record({
      channel: fc.constantFrom(...channels),
      urgent: fc.boolean(),
      urgentInQuiet: fc.boolean(),
      place: fc.constant(jeddah),
      quiet: fc.option(
        fc.record({ from: minute, until: minute }).filter(({ from, until }) => from !== until),
      ),
    })
    const start = Date.UTC(2026, 0, 1)
    fc.assert(
      fc.property(sending, fc.integer({ min: 0, max: 365 * 1_440 }), (one, minutes) => {
        const now = new Date(start + minutes * 60_000)
        const time = sendTime(one, now)
        expect(time.getTime()).toBeGreaterThanOrEqual(now.getTime())
        expect(mustWait(one, time)).toBe(false)
        // The message is not allowed in any earlier minute.
        for (let ms = now.getTime(); ms < time.getTime(); ms += 60_000)
          expect(mustWait(one, new Date(ms))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

/** The rule of the send time, implemented minute by minute without the code under test. */
function mustWait({ channel, urgent, quiet, urgentInQuiet, place }: Sending, now: Date): boolean {
  if (channel === 'email') return false
  const minute = Math.floor((now.getTime() - startOfDay(now).getTime()) / 60_000)
  const isQuiet =
    quiet !== null &&
    (quiet.from < quiet.until
      ? minute >= quiet.from && minute < quiet.until
      : minute >= quiet.from || minute < quiet.until)
  return (isQuiet && !(urgent && urgentInQuiet)) || (!urgent && prayerEnd(place, now) !== null)
}
