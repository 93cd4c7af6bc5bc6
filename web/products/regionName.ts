import { intlLocale, type Locale } from '#shared/base/locale.ts'

/** A country's name from its two letters: `NO` to النرويج; the letters themselves where there is no such country. */
export function regionName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(intlLocale[locale], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
