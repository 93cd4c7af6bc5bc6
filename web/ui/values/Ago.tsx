import { riyadhDay, startOfDay } from '#shared/base/dates.ts'
import { intlLocale, type Locale } from '#shared/base/locale.ts'
import { useNow } from '../../app/live/now.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useLocale, useText } from '../../app/texts/text.ts'

/** A relative time, such as "قبل ساعتين"; after a week, the date as YYYY-MM-DD. */
export function Ago({ at, className }: { readonly at: string; readonly className?: string }) {
  const locale = useLocale()
  const t = useText(baseText)
  const moment = new Date(at)
  const text = useNow((now) => {
    const minutes = Math.floor((now - moment.getTime()) / 60_000)
    if (minutes < 1) return t.justNow
    const format = relativeTime(locale)
    if (minutes < 60) return format.format(-minutes, 'minute')
    if (minutes < 24 * 60) return format.format(-Math.floor(minutes / 60), 'hour')
    // Days are days of the calendar, as in the headings of lists: "yesterday" does not mean 24 hours ago.
    const days = (startOfDay(new Date(now)).getTime() - startOfDay(moment).getTime()) / (24 * 3_600_000)
    return days < 7 && format.format(-days, 'day')
  })
  return (
    <time dateTime={at} className={className}>
      {text || <bdi dir="ltr">{riyadhDay(moment)}</bdi>}
    </time>
  )
}

/**
 * One formatter serves all elements, because a formatter takes milliseconds to build on a phone, and a list has dozens of
 * times.
 */
function relativeTime(locale: Locale): Intl.RelativeTimeFormat {
  formats[locale] ??= new Intl.RelativeTimeFormat(intlLocale[locale], {
    numeric: 'auto',
    style: locale === 'ar' ? 'long' : 'short',
  })
  return formats[locale]
}

const formats: Partial<Record<Locale, Intl.RelativeTimeFormat>> = {}
