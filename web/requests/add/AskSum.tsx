import { priceOf } from '#shared/base/money.ts'
import { useText } from '../../app/texts/text.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { askText } from './messages.ts'
import type { AskData } from './useAskData.ts'
import type { RequestState } from './useRequestForm.ts'

/** What it comes to, beside the button on a phone: at one's own price, else at the market's average, else how much it is. */
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

/** What the quantity comes to, and by which price. */
export function worthOf({ ask, fish, quantity }: RequestState, data: AskData) {
  if (quantity === undefined) return undefined
  const own = priceTyped(ask.price)
  const price = own ?? (fish && data.averageOf(fish.id))
  if (!price) return undefined
  return { by: own ? 'atYours' : 'atAverage', price, sum: priceOf(price, quantity) } as const
}
