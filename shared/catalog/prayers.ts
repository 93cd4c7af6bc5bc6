import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan'
import { addDays, riyadhDay } from '../base/dates.ts'

/** Fish auctions traditionally start after a prayer, so a session may be set relative to a prayer. */
export const sessionPrayers = ['fajr', 'asr'] as const
export type SessionPrayer = (typeof sessionPrayers)[number]

/** The daily prayers. */
export const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
type Prayer = (typeof prayers)[number]

/** Milliseconds from the call to prayer to the start of the session. */
export const afterCallMs = 30 * 60_000

export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The time of a prayer's call in a place on the Riyadh day of `at` (Umm al-Qura). */
export function callOf(prayer: Prayer, { latitude, longitude }: Place, at: Date): Date {
  const [year = 0, month = 0, day = 0] = riyadhDay(at).split('-').map(Number)
  // The library reads the day in the time zone of this process, so the date is built in this zone.
  const date = new Date(year, month - 1, day, 12)
  const method = CalculationMethod.UmmAlQura()
  // In Ramadan the calendar puts Isha two hours after Maghrib, instead of 90 minutes.
  if (prayer === 'isha' && isRamadan(at)) method.ishaInterval = 120
  return new PrayerTimes(new Coordinates(latitude, longitude), date, method)[prayer]
}

/**
 * The end of the prayer time in which `at` is; null outside of prayer times. A prayer time lasts half an hour from its call,
 * and an hour for the Friday prayer.
 */
export function prayerEnd(place: Place, at: Date): Date | null {
  for (const prayer of prayers) {
    const call = callOf(prayer, place, at)
    const end = new Date(call.getTime() + (prayer === 'dhuhr' && isFriday(at) ? 2 : 1) * prayerMs)
    if (call <= at && at < end) return end
  }
  return null
}

const prayerMs = 30 * 60_000

/** Whether the Riyadh day of `at` is a Friday. */
export const isFriday = (at: Date) => new Date(`${riyadhDay(at)}T00:00:00Z`).getUTCDay() === 5

function isRamadan(at: Date): boolean {
  return hijriMonth.format(at) === '9'
}

const hijriMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'Asia/Riyadh',
})

/**
 * The next auction session that follows a prayer at a place: the time of the call to prayer and the start of the session.
 * The start is always after `now`; the call may be before it.
 */
export function nextSession(
  prayer: SessionPrayer,
  place: Place,
  now: Date,
): { readonly call: Date; readonly start: Date } {
  const today = sessionOn(prayer, place, now)
  return today.start > now ? today : sessionOn(prayer, place, addDays(now, 1))
}

function sessionOn(prayer: SessionPrayer, place: Place, day: Date) {
  const call = callOf(prayer, place, day)
  return { call, start: new Date(call.getTime() + afterCallMs) }
}
