import type { Locale } from '#shared/base/locale.ts'
import type { RefusalFacts } from '../../app/calls/api.ts'
import { reasonOf } from '../../app/calls/refusalReason.ts'
import { baseText } from '../../app/texts/messages.ts'
import { hallText } from '../messages.ts'

/** The reason why a payout was not recorded. The server's text for another sum is about the price of goods. */
export function payoutRefusal(refusal: RefusalFacts, locale: Locale): string {
  return refusal.code === 'price_changed'
    ? hallText.dueChanged[locale]
    : reasonOf(refusal, baseText.notDone[locale], locale)
}
