import { riyadhDay } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { useLocale } from '../base/text.ts'
import { classes } from '../base/ui/classes.ts'
import { Isolate } from '../base/ui/Isolate.tsx'

/** The day in Riyadh; where there is room with the day of the Hijri calendar beside it. */
export function NewsDate({
  at,
  withHijri = false,
  className,
}: {
  readonly at: string
  readonly withHijri?: boolean
  readonly className?: string
}) {
  const locale = useLocale()
  const day = new Date(at)
  return (
    <time dateTime={at} className={classes('text-meta text-quiet', className)}>
      <Isolate>{riyadhDay(day)}</Isolate>
      {withHijri && <> · {hijri(day, locale)}</>}
    </time>
  )
}

function hijri(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(calendars[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Riyadh',
  }).format(at)
}

const calendars = {
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
  en: 'en-GB-u-ca-islamic-umalqura-nu-latn',
} as const satisfies Record<Locale, string>
