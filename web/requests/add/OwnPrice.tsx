import { statisticsDays } from '#shared/base/limits.ts'
import { halalas, priceOf, printMoney } from '#shared/base/money.ts'
import { printKilograms } from '#shared/base/quantity.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { listingText } from '../../products/listing/messages.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { askText } from './messages.ts'
import type { AskData } from './useAskData.ts'
import type { RequestState } from './useRequestForm.ts'

type OwnPriceProps = { readonly state: RequestState; readonly data: AskData }

/** The buyer's own price beside the market price, and the total. */
export function OwnPrice({ state: { ask, change, errorsOf, fish, quantity }, data }: OwnPriceProps) {
  const t = useText(askText)
  const words = useText(listingText)
  const locale = useLocale()
  const price = priceTyped(ask.price)
  const average = fish && data.averageOf(fish.id)
  const by = average && price ? halalas(Math.abs(price - average)) : undefined
  const verdict =
    !average || !price || by === undefined
      ? ''
      : by === 0
        ? words.yoursSame
        : (price < average ? words.yoursBelow : words.yoursAbove)(isolated(printMoney(by, locale)))
  return (
    <div className="flex flex-col gap-2">
      <AmountField
        label={t.price}
        optional
        errors={errorsOf('price')}
        hint={
          average
            ? `${t.average(isolated(printMoney(average, locale)), statisticsDays)} ${verdict}`
            : undefined
        }
        value={ask.price}
        onChange={(typed) => change({ price: typed })}
      />
      {price && quantity !== undefined && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-ground px-4 py-3 text-dense">
          <span className="text-quiet">
            {t.sum(isolated(printKilograms(quantity)), isolated(printMoney(price, locale)))}
          </span>
          <output className="text-h3 font-bold">
            <Money halalas={priceOf(price, quantity)} />
          </output>
        </p>
      )}
    </div>
  )
}
