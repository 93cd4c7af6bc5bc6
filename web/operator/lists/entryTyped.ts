import type { Entry } from './defineList.tsx'
import type { EntryTyped } from './EntrySheet.tsx'

/** What stands in the boxes of a record's form that every list has; blank for a new one. */
export function entryTyped(row: Entry | null): EntryTyped {
  const nameIn = (locale: 'ar' | 'en') => row?.translations.find((one) => one.locale === locale)?.name ?? ''
  return { name: { ar: nameIn('ar'), en: nameIn('en') }, code: row?.code ?? '', hidden: row?.hidden ?? false }
}

/** The same as it is sent: a blank code is left to the server. */
export function entryBody({ name, code, hidden }: EntryTyped) {
  return { name, hidden, ...(code.trim() === '' ? {} : { code: code.trim() }) }
}

/** Further names as one text. */
export const aliasText = (names: readonly string[] = []) => names.join('، ')
