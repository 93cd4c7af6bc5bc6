import { Star } from 'lucide-react'
import type { Order } from '#shared/orders/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { orderFormText } from './messages.ts'
import { RatingForm } from './RatingForm.tsx'

/** The ratings of both sides, and the form while the reader has not rated. */
export function RatingCard({ order }: { readonly order: Order }) {
  const t = useText(orderFormText)
  const { by_buyer: byBuyer, by_seller: bySeller } = order.ratings
  if (!order.may_rate && !byBuyer && !bySeller) return null
  return (
    <Card as="section" padding="details" aria-labelledby="ratings" className="flex flex-col gap-4">
      <h2 id="ratings" className="text-h3">
        {order.may_rate ? (order.side === 'buyer' ? t.rateSeller : t.rateBuyer) : t.ratings}
      </h2>
      {order.may_rate && <RatingForm order={order} />}
      {byBuyer && <GivenRating label={t.ratedByBuyer} rating={byBuyer} />}
      {bySeller && <GivenRating label={t.ratedBySeller} rating={bySeller} />}
    </Card>
  )
}

function GivenRating({
  label,
  rating: { stars, text },
}: {
  readonly label: string
  readonly rating: NonNullable<Order['ratings']['by_buyer']>
}) {
  const t = useText(orderFormText)
  return (
    <div>
      <p className="text-meta text-quiet">{label}</p>
      <p className="flex gap-1 py-1" role="img" aria-label={t.starsOf(stars)}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star
            key={star}
            aria-hidden
            size={20}
            className={classes(star <= stars ? 'fill-amber-dot stroke-amber-dot' : 'text-line')}
          />
        ))}
      </p>
      {text && (
        <p dir="auto" className="whitespace-pre-line">
          {text}
        </p>
      )}
    </div>
  )
}
