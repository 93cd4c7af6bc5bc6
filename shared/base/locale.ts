/** The two languages of the product; Arabic is the original (specification, section 9). */
export type Locale = 'ar' | 'en'

/** A text in both languages. */
export type Pair = { readonly ar: string; readonly en: string }

/** A translated name in an answer; Arabic first (contract, section 1). */
export type Translation = { readonly locale: Locale; readonly name: string }

export const locales = ['ar', 'en'] as const satisfies readonly Locale[]
export const defaultLocale: Locale = 'ar'

export const directionOf = { ar: 'rtl', en: 'ltr' } as const satisfies Record<Locale, 'rtl' | 'ltr'>

/** The locales for Intl, with the Gregorian calendar and Latin digits, so that the browser's settings have no effect. */
export const intlLocale = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' } as const

/** Reads `Accept-Language`: English when it starts with `en`, else Arabic (contract, section 1). */
export function localeOfHeader(header: string | undefined): Locale {
  return /^\s*en/i.test(header ?? '') ? 'en' : 'ar'
}

/** Reads a choice of language that is stored or in a link; undefined for any other value. */
export function asLocale(value: unknown): Locale | undefined {
  return value === 'ar' || value === 'en' ? value : undefined
}

/** The name in the reader's language and both translations. */
export function named(pair: Pair, locale: Locale): { name: string; translations: Translation[] } {
  return { name: pair[locale], translations: translationsOf(pair) }
}

export function translationsOf(pair: Pair): Translation[] {
  return locales.map((locale) => ({ locale, name: pair[locale] }))
}
