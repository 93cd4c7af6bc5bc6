import { intlLocale, type Locale } from '#shared/base/locale.ts'

/** The name of a country by its ISO code: `NO` gives النرويج. For an unknown code, the code itself. */
export function regionName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(intlLocale[locale], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
