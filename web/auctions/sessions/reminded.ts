import type { Locale } from '#shared/base/locale.ts'
import { textIn } from '../../app/texts/text.ts'
import { sessionText } from './messages.ts'

/** Says when the reminder of a session comes; `now` is in ms. */
export function remindedText(startsAt: string, now: number, locale: Locale): string {
  const t = textIn(sessionText, locale)
  return Date.parse(startsAt) - now > quarterMs ? t.remindDone : t.remindSoon
}

const quarterMs = 15 * 60_000
