import { addDays, riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { intlLocale, type Locale } from '#shared/base/locale.ts'
import type { Order } from '#shared/orders/contract.ts'
import { needsAddress } from '#shared/orders/rules.ts'
import { isolated } from '../app/texts/isolate.ts'
import { textIn } from '../app/texts/text.ts'
import { ordersText } from './messages.ts'

/**
 * The text of the time at which goods arrive or are ready for a pickup, such as `arrives today before 18:00`; undefined once
 * this time is past.
 */
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

/** The arrival of an open order; undefined once it is past, and for a pickup once the order is ready. */
export function orderArrival(
  { arrives_at, delivery_method: { code }, status }: Pick<Order, 'arrives_at' | 'delivery_method' | 'status'>,
  now: number,
  locale: Locale,
): string | undefined {
  const ready = status === 'in_progress' && !needsAddress(code)
  return ready ? undefined : arrivalText(arrives_at, code, now, locale)
}

/** A day such as `Wednesday 25 November`. */
function dateText(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocale[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Riyadh',
  }).format(at)
}
