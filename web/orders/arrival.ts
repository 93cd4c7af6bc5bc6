import { addDays, riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { intlLocale, type Locale } from '#shared/base/locale.ts'
import { needsAddress } from '#shared/orders/rules.ts'
import { isolated } from '../app/texts/isolate.ts'
import { textIn } from '../app/texts/text.ts'
import { ordersText } from './messages.ts'

/** When goods arrive, or are ready for a pickup, such as `arrives today before 18:00`; undefined once it is past. */
export function arrivalText(
  arrivesAt: string | null,
  deliveryCode: string,
  now: number,
  locale: Locale,
): string | undefined {
  if (arrivesAt === null || Date.parse(arrivesAt) <= now) return undefined
  const t = textIn(ordersText, locale)
  const delivered = needsAddress(deliveryCode)
  const at = new Date(arrivesAt)
  const time = isolated(riyadhTime(at))
  const day = riyadhDay(at)
  if (day === riyadhDay(new Date(now))) return delivered ? t.arrivesToday(time) : t.readyToday(time)
  const morning = Number(riyadhTime(at).slice(0, 2)) < noon
  if (day === riyadhDay(addDays(new Date(now), 1))) {
    if (!delivered) return t.readyTomorrow(time)
    return morning ? t.arrivesTomorrowMorning : t.arrivesTomorrow(time)
  }
  const date = dateText(at, locale)
  return delivered ? t.arrivesOn(date) : t.readyOn(date)
}

const noon = 12

/** A day such as `Wednesday 25 November`. */
function dateText(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocale[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Riyadh',
  }).format(at)
}
