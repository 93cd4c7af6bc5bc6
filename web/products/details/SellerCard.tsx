import { ChevronRight, Star } from 'lucide-react'
import { pictureOf } from '#shared/base/paths.ts'
import type { Origin, Seller } from '#shared/products/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { marketOf } from '../card.ts'
import { initialsOf } from '../initials.ts'
import { detailsText } from './messages.ts'

/** The seller, the seller's rating, and a link to the seller's other products. */
export function SellerCard({ seller, origin }: { readonly seller: Seller; readonly origin: Origin }) {
  const t = useText(detailsText)
  return (
    <Card as="section" aria-label={t.seller} className="flex items-center gap-4">
      <Avatar seller={seller} />
      <div className="min-w-0 grow basis-0">
        <h2 className="text-dense font-bold">
          <Name>{seller.name}</Name>
        </h2>
        <p className="text-meta text-quiet">{t[seller.type]}</p>
        <p className="flex items-center gap-1.5 text-meta text-quiet">
          <Star
            aria-hidden
            size={16}
            className={classes('shrink-0', seller.rating && 'fill-amber-dot stroke-amber-dot')}
          />
          {seller.rating ? (
            <span>
              <Isolate className="font-bold text-text">{seller.rating.average.toFixed(1)}</Isolate>{' '}
              {t.ratingOf(seller.rating.count)}
            </span>
          ) : (
            t.noRating
          )}
        </p>
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

function Avatar({ seller }: { readonly seller: Seller }) {
  if (seller.avatar) {
    return (
      <img
        src={pictureOf(seller.avatar, 320)}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className="size-14 shrink-0 rounded-full object-cover"
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-sand font-bold text-on-sand"
    >
      {initialsOf(seller.name)}
    </span>
  )
}
