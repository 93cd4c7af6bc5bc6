import { ChevronRight } from 'lucide-react'
import type { Origin, Seller } from '#shared/products/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { marketOf } from '../card.ts'
import { PartyAvatar, PartyRating } from '../PartyAvatar.tsx'
import { HeldGoods } from './held/HeldGoods.tsx'
import { detailsText } from './messages.ts'

type SellerCardProps = {
  readonly seller: Seller
  readonly origin: Origin
  /**
   * The id of the product. If fish of this product is held for the reader, the card shows it above the
   * seller.
   */
  readonly productId: number
}

/** The seller, the seller's rating, and a link to the seller's other products; above it, the goods that are held for the reader. */
export function SellerCard({ productId, ...party }: SellerCardProps) {
  return (
    <div className="flex flex-col gap-4">
      <HeldGoods productId={productId} />
      <Party {...party} />
    </div>
  )
}

function Party({ seller, origin }: Omit<SellerCardProps, 'productId'>) {
  const t = useText(detailsText)
  return (
    <Card as="section" aria-label={t.seller} className="flex items-center gap-4">
      <PartyAvatar party={seller} />
      <div className="min-w-0 grow basis-0">
        <h2 className="text-dense font-bold">
          <Name>{seller.name}</Name>
        </h2>
        <p className="text-meta text-quiet">{t[seller.type]}</p>
        <PartyRating rating={seller.rating} />
      </div>
      <ButtonLink
        kind="outlined"
        to={marketOf[origin]}
        search={{ sellerId: seller.id }}
        aria-label={t.allListingsOf(seller.name)}
      >
        <span className="max-sm:hidden">{t.allListings}</span>
        <ChevronRight aria-hidden size={20} className="onwards sm:hidden" />
      </ButtonLink>
    </Card>
  )
}
