import { addDays, riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { intlLocale, type Locale } from '#shared/base/locale.ts'
import { isolated } from '../app/texts/isolate.ts'
import { textIn } from '../app/texts/text.ts'
import { walletText } from './messages.ts'

/** A moment such as `tomorrow 07:45` or `today 09:41`; for other days, day and time. Numbers are in a bidi isolate. */
export function momentInWords(at: string, now: number, locale: Locale): string {
  const t = textIn(walletText, locale)
  const [moment, day] = [new Date(at), riyadhDay(new Date(at))]
  const time = isolated(riyadhTime(moment))
  if (day === riyadhDay(new Date(now))) return t.today(time)
  if (day === riyadhDay(addDays(new Date(now), 1))) return t.tomorrow(time)
  return isolated(`${day} ${riyadhTime(moment)}`)
}

/** A day as `tomorrow` or `today`; for other days, the date. */
export function dayInWords(at: string, now: number, locale: Locale): string {
  const t = textIn(walletText, locale)
  const day = riyadhDay(new Date(at))
  if (day === riyadhDay(new Date(now))) return t.toToday
  if (day === riyadhDay(addDays(new Date(now), 1))) return t.toTomorrow
  return isolated(day)
}

/** The name of a month: `2026-11` gives `November`. */
export function monthName(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocale[locale], { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}

export function monthWithYear(month: string, locale: Locale): string {
  return `${monthName(month, locale)} ${month.slice(0, 4)}`
}

/** The months from now back to `first`, newest first; at most 24. */
export function monthsBack(now: number, first: string): readonly string[] {
  const months: string[] = []
  let month = riyadhDay(new Date(now)).slice(0, 7)
  const until = riyadhDay(new Date(first)).slice(0, 7)
  do {
    months.push(month)
    month = monthBefore(month)
  } while (month >= until && months.length < 24)
  return months
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
