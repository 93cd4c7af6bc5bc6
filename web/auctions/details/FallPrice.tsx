import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Money } from '../../ui/values/Money.tsx'
import { printLotAmount } from '../lotAmount.ts'
import { type FallNow, type FallTerms, fallPerKg, useFall } from '../useFall.ts'
import { LotPrice } from './LotPrice.tsx'
import { auctionText } from './messages.ts'

/** The current price of a Dutch lot, its next price and the time until then. */
export function useLotFall(auction: AuctionDetails): FallNow {
  return useFall(fallTermsOf(auction), auction.server_time)
}

function fallTermsOf({ fall, starting_price, min_increment, starts_at }: AuctionDetails): FallTerms {
  return {
    starting: starting_price,
    floor: fall?.floor_price ?? starting_price,
    step: min_increment,
    stepS: fall?.step_s ?? 1,
    startsAt: starts_at,
  }
}

/** The price of an open Dutch lot, which falls by the clock, and the next price. */
export function FallPrice({ auction }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  const locale = useLocale()
  const { price, next } = useLotFall(auction)
  const each = fallPerKg(price, auction.quantity)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <LotPrice riyals={price} />
        {each !== undefined && (
          <Money riyals={each} perKilogram className="text-dense text-quiet [&>bdi]:font-normal" />
        )}
      </div>
      <p className="mb-2 text-meta text-quiet">
        {next === null ? t.atFloor : t.thenPrice(printLotAmount(next, locale))}
      </p>
    </>
  )
}
