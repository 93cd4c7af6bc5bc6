import { riyadhDay } from '../base/dates.ts'
import { callOf, isFriday, type Place, prayers } from './prayers.ts'

/** Times around prayers in which no auction of a market closes (contract, Auctions, "Prayer times"). */

/** The setting of a market, in minutes around the call to each of the five prayers. */
export interface PrayerSetting {
  readonly clear: boolean
  readonly before_min: number
  readonly after_min: number
}

/** The setting for the sessions of a market whose staff have saved none. */
export const usualPrayers: PrayerSetting = { clear: true, before_min: 5, after_min: 20 }

/** The setting for auctions outside of sessions in a market whose staff have saved none: sellers may choose any end. */
export const usualPrayersOfSellers: PrayerSetting = { ...usualPrayers, clear: false }

/** The largest number of minutes before or after a call to prayer that can be set. */
export const mostPrayerMinutes = 60

/** The Friday prayer with its sermon takes an hour, as in prayerEnd. */
const fridayMinutes = 60

/** Maps a closing to the first time at or after it that is outside of all prayer times; both in ms. */
export type Clearing = (at: number) => number

/**
 * Returns the clearing of a market. Without coordinates of its city, or when the setting is switched off, every time is clear.
 */
export function clearingOf(place: Place | null, setting: PrayerSetting): Clearing {
  const { first } = clearSpansOf(place, setting)
  return (at) => first(at, 0) ?? at
}

/** Spans of time without a prayer time in them; all values in ms. */
export interface ClearSpans {
  /** The first start, at or after `at`, of a clear span of `lastsMs`; undefined if no time between two prayers is that long. */
  readonly first: (at: number, lastsMs: number) => number | undefined
  /** The length of the longest clear span between `at` and the last prayer of the next day. */
  readonly longestMs: (at: number) => number
}

/** The clear spans of a market, by the same setting as {@link clearingOf}. */
export function clearSpansOf(place: Place | null, setting: PrayerSetting): ClearSpans {
  if (!place || !setting.clear) return { first: (at) => at, longestMs: () => Number.POSITIVE_INFINITY }
  const days = new Map<string, readonly Window[]>()
  const windowsOn = (at: number): readonly Window[] => {
    const day = riyadhDay(new Date(at))
    const known = days.get(day) ?? windowsOf(place, setting, new Date(at))
    days.set(day, known)
    return known
  }
  const first = (asked: number, lastsMs: number): number | undefined => {
    if (lastsMs >= dayMs) return undefined
    let at = asked
    // The times between prayers are about the same every day, so a span that does not fit within two days never fits.
    for (let moves = 0; moves <= 2 * prayers.length; moves++) {
      const end = at + lastsMs
      const near = [...windowsOn(at), ...windowsOn(end)]
      const inside = near.find(({ from, until }) => from <= end && at < until)
      if (!inside) return at
      at = inside.until
    }
    return undefined
  }
  const longestMs = (at: number): number => {
    const windows = [at, at + dayMs].flatMap(windowsOn).filter(({ until }) => until > at)
    let [before, longest] = [at, 0]
    for (const { from, until } of windows.toSorted((one, other) => one.from - other.from)) {
      // A span that ends exactly when a prayer time begins is not clear.
      longest = Math.max(longest, from - 1 - before)
      before = Math.max(before, until)
    }
    return longest
  }
  return { first, longestMs }
}

interface Window {
  readonly from: number
  readonly until: number
}

/** The prayer times of a day; none of them reaches into another day. */
function windowsOf(place: Place, { before_min, after_min }: PrayerSetting, day: Date): Window[] {
  return prayers.map((prayer) => {
    const call = callOf(prayer, place, day).getTime()
    const after = prayer === 'dhuhr' && isFriday(day) ? Math.max(after_min, fridayMinutes) : after_min
    return { from: call - before_min * minuteMs, until: call + after * minuteMs }
  })
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
