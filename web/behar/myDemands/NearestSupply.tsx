import { type Grams, grams, gramsOf, toKilograms } from '#shared/base/quantity.ts'
import type { Demand } from '#shared/behar/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { meetingText } from '../boards/messages.ts'
import { useLiveDeals } from '../deals/useDeals.ts'
import { printedWeight } from '../printed.ts'
import { promisedFor } from '../steps/parts.ts'
import { demandText } from './messages.ts'

/**
 * The cheapest supply that matches the user's own demand, compared with the target; if there is none, a text that says
 * so.
 */
export function NearestSupply({ demand }: { readonly demand: Demand }) {
  const t = useText(demandText)
  const { moreSupplies } = useText(meetingText)
  const { nearest, matches, status } = demand
  if (!nearest)
    return <p className="text-dense text-quiet">{status.code === 'matched' ? t.noneNow : t.noneYet}</p>
  const country = nearest.origin_country.name
  const more = matches > 1 ? moreSupplies(matches - 1) : ''
  return (
    <div className="rounded-control bg-ground px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-dense">
        <strong className="font-bold">{nearest.over > 0 ? t.nearest(country) : t.matchedBy(country)}</strong>
        <Kilograms kilograms={nearest.quantity} className="text-meta text-quiet" />
      </p>
      <p className="text-dense">
        <Against demand={demand} nearest={nearest} />
      </p>
      <p className="text-meta text-quiet">
        {t.from(nearest.available_from)}
        <Short demand={demand} nearest={nearest} />
        {more && ` · ${more}`}
      </p>
    </div>
  )
}

type Both = { readonly demand: Demand; readonly nearest: NonNullable<Demand['nearest']> }

/** The price compared with the target. */
function Against({ demand: { target_price }, nearest: { price, over } }: Both) {
  const t = useText(demandText)
  const printed = plainAmount(price)
  if (over > 0) return t.above(printed, plainAmount(over))
  return target_price === null ? t.atPrice(printed) : t.meets(printed)
}

/** The missing quantity, if one supply and the already reserved quantity do not cover the demand. */
function Short({ demand, nearest }: Both) {
  const t = useText(demandText)
  const locale = useLocale()
  const promised = usePromised(demand)
  const missing = gramsOf(demand.quantity) - promised - gramsOf(nearest.quantity)
  return missing > 0 && ` · ${t.less(printedWeight(toKilograms(grams(missing)), locale))}`
}

/** The quantity that the user's deals have reserved for the demand; 0 until the deals have loaded. */
export function usePromised({ id }: Pick<Demand, 'id'>): Grams {
  return promisedFor(id, useLiveDeals().data?.data ?? [])
}
