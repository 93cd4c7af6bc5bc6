import type { Locale } from '#shared/base/locale.ts'
import type { Halalas } from '#shared/base/money.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { textIn } from '../../app/texts/text.ts'
import type { Question } from '../../ui/overlay/questions.ts'
import { myProductsText } from './messages.ts'

/** A price that rises or falls by this factor may have a misplaced decimal point. */
const farFactor = 4

export function isFarPrice(before: Halalas, price: Halalas): boolean {
  return before > 0 && price > 0 && (price >= before * farFactor || price * farFactor <= before)
}

export type PriceChange = { readonly name: string; readonly before: Halalas; readonly price: Halalas }

/** The question before prices that are far from the earlier ones are used; null if there are none. */
export function farPriceQuestion(changes: readonly PriceChange[], locale: Locale): Question | null {
  const t = textIn(myProductsText, locale)
  const far = changes.filter(({ before, price }) => isFarPrice(before, price))
  if (far.length === 0) return null
  const lines = far.map(({ name, before, price }) =>
    t.farPrice(name, moneyText(price, locale), moneyText(before, locale)),
  )
  return { title: t.farTitle, body: lines.join(' '), accept: t.farAccept, refuse: t.farRefuse }
}
