import type { Locale } from '#shared/base/locale.ts'
import { textIn } from '../../app/texts/text.ts'
import { busyText } from './offlineMessages.ts'
import { PlainDocument } from './PlainDocument.tsx'

/** The page under 429: too many requests came from the reader's address within a minute (contract, section 1, "limits"). */
export function BusyDocument({ locale, nonce }: { readonly locale: Locale; readonly nonce: string }) {
  const { title, body } = textIn(busyText, locale)
  return <PlainDocument locale={locale} nonce={nonce} title={title} body={body} scene="signal" />
}
