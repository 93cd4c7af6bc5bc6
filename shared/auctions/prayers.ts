import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan'
import { addDays, riyadhDay } from '../base/dates.ts'

/** Fish auctions traditionally start after a prayer (domain, section 1), so a session may be set relative to a prayer. */
export const sessionPrayers = ['fajr', 'asr'] as const
export type SessionPrayer = (typeof sessionPrayers)[number]

/** Milliseconds from the call to prayer to the start of the session. */
export const afterCallMs = 30 * 60_000

export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The time of a prayer's call in a place on the Riyadh day of `at` (Umm al-Qura). */
export function callOf(prayer: SessionPrayer, { latitude, longitude }: Place, at: Date): Date {
  const [year = 0, month = 0, day = 0] = riyadhDay(at).split('-').map(Number)
  // The library reads the day in the time zone of this process, so the date is built in this zone.
  const date = new Date(year, month - 1, day, 12)
  return new PrayerTimes(new Coordinates(latitude, longitude), date, CalculationMethod.UmmAlQura())[prayer]
}

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
