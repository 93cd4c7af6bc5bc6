import { createContext, useContext } from 'react'
import { intlLocale, type Locale } from '#shared/base/locale.ts'

/** The language of this visit; the root provides it, the server and the first paint agree on it. */
export const LocaleContext = createContext<Locale>('ar')

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** A text in both languages, or a function in both where something is counted or named. */
export type Text<T = string> = { readonly ar: T; readonly en: T }

/** The messages of a feature; written once with `as const satisfies Messages`, or by {@link messages}. */
export type Messages = { readonly [key: string]: Text<string> | Text<(...values: never[]) => string> }

type Localized<M extends Messages> = { readonly [K in keyof M]: M[K]['ar'] }

/** Checks at compile time that both languages take the same values. */
export function messages<const M extends Messages>(pairs: M & Matching<M>): M {
  return pairs
}

type Matching<M extends Messages> = {
  readonly [K in keyof M]: M[K]['ar'] extends string ? Text<string> : Text<M[K]['ar']>
}

/** The messages in the reader's language: `t.title`, `t.found(58)`. */
export function useText<M extends Messages>(pairs: M): Localized<M> {
  return textIn(pairs, useLocale())
}

/** The same outside of components: page titles, toasts of an action. */
export function textIn<M extends Messages>(pairs: M, locale: Locale): Localized<M> {
  let localized = kept.get(pairs)?.[locale]
  if (!localized) {
    localized = Object.fromEntries(Object.entries(pairs).map(([key, pair]) => [key, pair[locale]]))
    kept.set(pairs, { ...kept.get(pairs), [locale]: localized })
  }
  return localized as Localized<M>
}

const kept = new WeakMap<Messages, { [L in Locale]?: Record<string, unknown> }>()

/** The six Arabic forms; `one` and `two` usually drop the number. */
export type ArabicForms = {
  readonly zero: string
  readonly one: string
  readonly two: string
  readonly few: string
  readonly many: string
  readonly other: string
}

/** The form of a counted noun in Arabic, the number already in its place: `{ few: `${n} نتائج` }`. */
export function countArabic(n: number, forms: ArabicForms): string {
  return forms[arabicRules.select(n)]
}

export function countEnglish(n: number, forms: { readonly one: string; readonly other: string }): string {
  return n === 1 ? forms.one : forms.other
}

const arabicRules = new Intl.PluralRules(intlLocale.ar)
