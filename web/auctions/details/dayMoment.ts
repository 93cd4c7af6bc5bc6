import { riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { textIn } from '../../app/texts/text.ts'
import { dayDistance, riyadhMoment, weekday } from '../times.ts'
import { auctionText } from './messages.ts'

/** A moment relative to the day of the server's answer: `غدًا 05:32`; both in ISO 8601. */
export function dayMoment(iso: string, asOf: string, locale: Locale): string {
  const t = textIn(auctionText, locale)
  const at = new Date(iso)
  const time = `\u2066${riyadhTime(at)}\u2069`
  const distance = dayDistance(at, new Date(asOf))
  if (distance === 'today') return t.todayAt(time)
  if (distance === 'tomorrow') return t.tomorrowAt(time)
  return t.dayAt(weekday(at, locale), `\u2066${riyadhMoment(at)}\u2069`)
}
