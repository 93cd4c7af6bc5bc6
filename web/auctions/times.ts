import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { intlLocale, type Locale } from '#shared/base/locale.ts'

const dayMs = 86_400_000

/** The time left, given in ms, as `18:34` or `1:05:33`; undefined for a day or more. */
export function countdown(left: number): string | undefined {
  if (left >= dayMs) return undefined
  const seconds = Math.max(0, Math.floor(left / 1_000))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** Part of the day by the hour in Riyadh. */
export type DayPart = 'night' | 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening'

export function dayPart(at: Date): DayPart {
  const hour = Number(riyadhTime(at).slice(0, 2))
  if (hour < 4) return 'night'
  if (hour < 7) return 'dawn'
  if (hour < 12) return 'morning'
  if (hour < 15) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** Compares two moments by the calendar day in Riyadh. */
export function dayDistance(at: Date, now: Date): 'today' | 'tomorrow' | 'later' {
  const day = riyadhDay(at)
  if (day === riyadhDay(now)) return 'today'
  return day === riyadhDay(new Date(now.getTime() + dayMs)) ? 'tomorrow' : 'later'
}

/** The name of the weekday in Riyadh. */
export function weekday(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocale[locale], { weekday: 'long', timeZone: 'Asia/Riyadh' }).format(at)
}

/** Prints a moment in Riyadh, such as `2026-11-20 09:41`. */
export function riyadhMoment(at: Date): string {
  return `${riyadhDay(at)} ${riyadhTime(at)}`
}

/** Prints the time of day in Riyadh of an ISO 8601 moment, such as `09:41:22`. */
export function secondsOf(iso: string): string {
  return `${riyadhTime(new Date(iso))}:${iso.slice(17, 19)}`
}

/** The auctions that have not ended yet. */
export function notEnded<Auction extends { readonly endsAt: string }>(
  auctions: readonly Auction[],
  nowMs: number,
): Auction[] {
  return auctions.filter(({ endsAt }) => Date.parse(endsAt) > nowMs)
}
