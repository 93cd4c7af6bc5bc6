import { halalasOf, printMoney } from '#shared/base/money.ts'
import { gramsOf, printKilograms } from '#shared/base/quantity.ts'
import type { Offer } from '#shared/requests/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { compareText } from './messages.ts'

/** Prints kilograms of the API. */
export const kilogramsOf = (kilograms: number) => printKilograms(gramsOf(kilograms))

/** The delivery method and its cost: `نقل مبرد، 60.00 ريال`. */
export function useDelivery(): (offer: Offer) => string {
  const t = useText(compareText)
  const locale = useLocale()
  return ({ delivery_method, delivery_fee }) => {
    if (!delivery_method) return t.chooseDelivery
    if (delivery_fee > 0) {
      const fee = `\u2068${printMoney(halalasOf(delivery_fee), locale)}\u2069`
      return t.withFee(delivery_method.name, fee)
    }
    // Pickup has no cost, so it is not described as included.
    return delivery_method.code.startsWith('pickup') ? delivery_method.name : t.included(delivery_method.name)
  }
}
