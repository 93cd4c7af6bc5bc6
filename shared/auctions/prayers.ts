import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan'
import { addDays, riyadhDay } from '../base/dates.ts'

/** The haraj follows the prayers, not the clock (domain, section 1): a session may be given as after one of them. */
export const sessionPrayers = ['fajr', 'asr'] as const
export type SessionPrayer = (typeof sessionPrayers)[number]

/** A session begins so long after the call. */
export const afterCallMs = 30 * 60_000

export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** When the call of a prayer is heard in a place on the Riyadh day of `at` (Umm al-Qura). */
export function callOf(prayer: SessionPrayer, { latitude, longitude }: Place, at: Date): Date {
  const [year = 0, month = 0, day = 0] = riyadhDay(at).split('-').map(Number)
  // Only the day counts, and it is read in the zone of whoever computes.
  const date = new Date(year, month - 1, day, 12)
  return new PrayerTimes(new Coordinates(latitude, longitude), date, CalculationMethod.UmmAlQura())[prayer]
}

/** The next session after a prayer in a place: when its call is heard, and when it begins; never before `now`. */
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
