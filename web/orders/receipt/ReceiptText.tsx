import type { ReactNode } from 'react'
import { locales } from '#shared/base/locale.ts'
import { textIn } from '../../app/texts/text.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { receiptText } from './messages.ts'

/** The texts of a receipt in both languages. */
export const words = { ar: textIn(receiptText, 'ar'), en: textIn(receiptText, 'en') }
type Words = (typeof words)['ar']
/** The names of the texts that have no parameters. */
export type Word = { [Name in keyof Words]: Words[Name] extends string ? Name : never }[keyof Words]

/** A text in both languages, at the two ends of a line. */
export function Two({ word, children }: { readonly word: Word; readonly children?: ReactNode }) {
  return (
    <span className="flex items-baseline justify-between gap-4">
      <span lang="ar" dir="rtl">
        {words.ar[word]}
      </span>
      {children}
      <span lang="en" dir="ltr">
        {words.en[word]}
      </span>
    </span>
  )
}

/** A value in both languages; printed once if the two are equal. */
export function Both({ of }: { readonly of: (locale: 'ar' | 'en') => string }) {
  return of('ar') === of('en') ? (
    <Name>{of('ar')}</Name>
  ) : (
    locales.map((locale, index) => (
      <span key={locale}>
        {index > 0 && ' · '}
        <Name lang={locale}>{of(locale)}</Name>
      </span>
    ))
  )
}
