import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { momentInWords } from '../wallet/when.ts'

/** A deadline inside a sentence; word joiners keep its date on one line. */
export function deadlineText(at: string, now: number, locale: Locale): string {
  return momentInWords(at, now, locale).replace(
    /(\d{4})-(\d{2})-(\d{2}) /,
    '$1\u2060-\u2060$2\u2060-\u2060$3\u00a0',
  )
}

/** A past time: the time of day if it was today, otherwise the day. */
export function whenText(at: string, now: number): string {
  const moment = new Date(at)
  const day = riyadhDay(moment)
  return day === riyadhDay(new Date(now)) ? riyadhTime(moment) : day
}
