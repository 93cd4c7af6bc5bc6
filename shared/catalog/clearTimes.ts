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

/** The setting for its auctions outside of sessions: their sellers choose any end until staff have saved a setting. */
export const usualPrayersOfSellers: PrayerSetting = { ...usualPrayers, clear: false }

/** The longest time in minutes that can be set on either side of a call. */
export const mostPrayerMinutes = 60

/** The Friday prayer with its sermon takes an hour, as in prayerEnd. */
const fridayMinutes = 60

/** Maps a closing to the first time at or after it that is outside of all prayer times; both in ms. */
export type Clearing = (at: number) => number

/** The clearing of a market. Without coordinates of its city, or when it is switched off, every time is clear. */
export function clearingOf(place: Place | null, setting: PrayerSetting): Clearing {
  if (!place || !setting.clear) return (at) => at
  const days = new Map<string, readonly Window[]>()
  const windowsOn = (at: number): readonly Window[] => {
    const day = riyadhDay(new Date(at))
    const known = days.get(day) ?? windowsOf(place, setting, new Date(at))
    days.set(day, known)
    return known
  }
  return (asked) => {
    let at = asked
    for (;;) {
      const inside = windowsOn(at).find(({ from, until }) => from <= at && at < until)
      if (!inside) return at
      at = inside.until
    }
  }
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
