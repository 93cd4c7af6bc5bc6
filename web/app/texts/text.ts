import { createContext, useContext } from 'react'
import { intlLocale, type Locale } from '#shared/base/locale.ts'

/** The language of this visit, provided by the root. It is the same on the server and during hydration. */
export const LocaleContext = createContext<Locale>('ar')

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** A text in both languages. A text that takes values is a function in both languages. */
export type Text<T = string> = { readonly ar: T; readonly en: T }

/** The messages of a screen, written with {@link messages} or `as const satisfies Messages`. */
export type Messages = { readonly [key: string]: Text<string> | Text<(...values: never[]) => string> }

type Localized<M extends Messages> = { readonly [K in keyof M]: M[K]['ar'] }

/** Checks at compile time that both languages take the same values. */
export function messages<const M extends Messages>(pairs: M & Matching<M>): M {
  return pairs
}

/** Texts with the keys and the values of other messages. */
export type Matching<M extends Messages> = {
  readonly [K in keyof M]: M[K]['ar'] extends string ? Text<string> : Text<M[K]['ar']>
}

/** The messages in the current language: `t.title`, `t.found(58)`. */
export function useText<M extends Messages>(pairs: M): Localized<M> {
  return textIn(pairs, useLocale())
}

/** The messages in a language, for use outside of components, such as page titles and the toasts of an action. */
export function textIn<M extends Messages>(pairs: M, locale: Locale): Localized<M> {
  let localized = cache.get(pairs)?.[locale]
  if (!localized) {
    localized = Object.fromEntries(Object.entries(pairs).map(([key, pair]) => [key, pair[locale]]))
    cache.set(pairs, { ...cache.get(pairs), [locale]: localized })
  }
  return localized as Localized<M>
}

const cache = new WeakMap<Messages, { [L in Locale]?: Record<string, unknown> }>()

/** The six Arabic plural forms; `one` and `two` usually leave out the number. */
export type ArabicForms = {
  readonly zero: string
  readonly one: string
  readonly two: string
  readonly few: string
  readonly many: string
  readonly other: string
}

/** The plural form for a count in Arabic; the forms contain the number: `{ few: `${n} نتائج` }`. */
export function countArabic(n: number, forms: ArabicForms): string {
  arabicRules ??= new Intl.PluralRules(intlLocale.ar)
  return forms[arabicRules.select(n)]
}

export function countEnglish(n: number, forms: { readonly one: string; readonly other: string }): string {
  return n === 1 ? forms.one : forms.other
}

/** The object is built at its first use, because that takes milliseconds on a phone. */
let arabicRules: Intl.PluralRules | undefined
