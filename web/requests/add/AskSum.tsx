import { priceOf } from '#shared/base/money.ts'
import { useText } from '../../app/texts/text.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { askText } from './messages.ts'
import type { AskData } from './useAskData.ts'
import type { RequestState } from './useRequestForm.ts'

/** The total beside the submit button on a phone: at the buyer's price, else at the market average; else the quantity. */
export function AskSum({ state, data }: { readonly state: RequestState; readonly data: AskData }) {
  const t = useText(askText)
  const { quantity } = state
  const worth = worthOf(state, data)
  if (quantity === undefined) return null
  return (
    <p className="shrink-0 text-meta xl:hidden">
      <span className="block text-quiet">{worth ? t[worth.by] : t.wanted}</span>
      <span className="block text-h3 font-bold">
        {worth ? <Money halalas={worth.sum} /> : <Kilograms grams={quantity} />}
      </span>
    </p>
  )
}

/** The total of the quantity, and the price that it is computed with. */
export function worthOf({ ask, fish, quantity }: RequestState, data: AskData) {
  if (quantity === undefined) return undefined
  const own = priceTyped(ask.price)
  const price = own ?? (fish && data.averageOf(fish.id))
  if (!price) return undefined
  return { by: own ? 'atYours' : 'atAverage', price, sum: priceOf(price, quantity) } as const
}
