import type { Deal } from '#shared/behar/dealContract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { dealAddress } from '../myDemands/search.ts'
import { printedWeight } from '../printed.ts'
import { reservingDeals } from '../steps/parts.ts'
import { dealText } from './messages.ts'
import { useLiveDeals } from './useDeals.ts'

type ReservingDealsProps = {
  /** The board of the user's own entry. */
  readonly side: Deal['side']
  readonly id: number
}

/** Links from the user's own entry to each deal that has reserved a part. */
export function ReservingDeals({ side, id }: ReservingDealsProps) {
  const t = useText(dealText)
  const locale = useLocale()
  const deals = reservingDeals(side, id, useLiveDeals().data?.data ?? [])
  if (deals.length === 0) return null
  return (
    <ul>
      {deals.map((deal) => (
        <li key={deal.id}>
          <TextLink
            to="/international-market/behar-market/my-demands"
            search={dealAddress(deal.id)}
            className="inline-flex min-h-11 items-center"
          >
            {t.reservedIn(deal.other, printedWeight(deal.reserved, locale))}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
