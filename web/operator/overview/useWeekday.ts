import { intlLocale } from '#shared/base/locale.ts'
import { useLocale } from '../../app/texts/text.ts'

/** The weekday in Riyadh in the reader's language, such as "الجمعة". */
export function useWeekday(at: string): string {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(intlLocale[locale], { weekday: 'long', timeZone: 'Asia/Riyadh' })
  return format.format(new Date(at))
}
