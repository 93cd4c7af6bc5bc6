import { fromRiyals, halalas, printMoney } from '#shared/base/money.ts'
import { fromKilograms, grams, printKilograms } from '#shared/base/quantity.ts'
import type { Offer } from '#shared/requests/contract.ts'
import { useLocale, useText } from '../base/text.ts'
import { compareText } from './compareMessages.ts'

/** Kilograms of the wire as they are written. */
export const kilogramsOf = (kilograms: number) => printKilograms(fromKilograms(kilograms) ?? grams(0))

/** How an offer's fish comes, and what that costs: `نقل مبرد، 60.00 ريال`. */
export function useDelivery(): (offer: Offer) => string {
  const t = useText(compareText)
  const locale = useLocale()
  return ({ delivery_method, delivery_fee }) => {
    if (!delivery_method) return t.chooseDelivery
    if (delivery_fee > 0) {
      const fee = `\u2068${printMoney(fromRiyals(delivery_fee) ?? halalas(0), locale)}\u2069`
      return t.withFee(delivery_method.name, fee)
    }
    // What is fetched costs nothing to bring: it is not said to be included.
    return delivery_method.code.startsWith('pickup') ? delivery_method.name : t.included(delivery_method.name)
  }
}
