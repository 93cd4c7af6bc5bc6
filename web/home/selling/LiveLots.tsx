import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { LiveLot, SellerHome } from '#shared/home/selling.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { deadlineText } from '../../orders/moments.ts'
import { Card } from '../../ui/Card.tsx'
import { CutName } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Plate } from '../../ui/values/Plate.tsx'
import { shopText } from './messages.ts'

/** The seller's open auctions with the highest bid, and a link to the auctions that have not started. */
export function LiveLots({ auctions }: { readonly auctions: NonNullable<SellerHome['auctions']> }) {
  const t = useText(shopText)
  return (
    <Card as="section" padding="none" aria-labelledby="shop-auctions" className="overflow-hidden">
      <h2 id="shop-auctions" className="px-4 pt-4 pb-2 text-h3 md:px-5">
        {t.auctions}
      </h2>
      <ul className="divide-y divide-hairline">
        {auctions.open.map((lot) => (
          <li key={lot.id}>
            <Lot lot={lot} />
          </li>
        ))}
        {auctions.scheduled > 0 && (
          <li>
            <Link
              to="/profile/my-auctions"
              search={{ status: 'scheduled' }}
              className="flex min-h-13 items-center px-4 text-dense font-bold text-primary hover:bg-tint md:px-5"
            >
              {t.scheduled(auctions.scheduled)}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  )
}

function Lot({ lot }: { readonly lot: LiveLot }) {
  const t = useText(shopText)
  const locale = useLocale()
  const now = useNow()
  return (
    <Link
      to="/profile/my-auctions/$auctionId"
      params={{ auctionId: String(lot.id) }}
      className="flex items-center gap-3 px-4 py-3 hover:bg-tint md:px-5"
    >
      <Plate image={lot.image} fit="whole" width={76} height={56} className="h-14 w-19" />
      <span className="min-w-0 grow">
        <span className="block font-bold">
          <CutName>{lot.name}</CutName>
        </span>
        <span className="block text-meta text-quiet">{t.ends(deadlineText(lot.ends_at, now, locale))}</span>
        {lot.reserve_met && (
          <span className="flex items-center gap-1 text-meta text-palm">
            <Check aria-hidden size={16} />
            {t.reserveMet}
          </span>
        )}
      </span>
      <span className="shrink-0 text-end">
        <span className="block text-meta text-quiet">{lot.bids_count > 0 ? t.highest : t.starting}</span>
        <Money riyals={lot.current_price} className="text-h3" />
        <span className="block text-meta text-quiet">{t.bids(lot.bids_count)}</span>
      </span>
    </Link>
  )
}
