import { Star } from 'lucide-react'
import { pictureOf } from '#shared/base/paths.ts'
import type { Party } from '#shared/orders/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { initialsOf } from '../../products/initials.ts'
import { classes } from '../../ui/classes.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { detailsText } from './messages.ts'

/** The avatar of a party, or its initials. */
export function PartyDetails({ party }: { readonly party: Party }) {
  return party.avatar ? (
    <img
      src={pictureOf(party.avatar, 320)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      className="size-14 shrink-0 rounded-full bg-sand object-cover"
    />
  ) : (
    <span
      aria-hidden="true"
      className="inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-sand font-bold text-on-sand"
    >
      {initialsOf(party.name)}
    </span>
  )
}

export function PartyRating({ party: { rating } }: { readonly party: Party }) {
  const t = useText(detailsText)
  return (
    <p className="flex items-center gap-1.5 text-meta text-quiet">
      <Star
        aria-hidden
        size={16}
        className={classes('shrink-0', rating && 'fill-amber-dot stroke-amber-dot')}
      />
      {rating ? (
        <span>
          <Isolate className="font-bold text-text">{rating.average.toFixed(1)}</Isolate>{' '}
          {t.ratingOf(rating.count)}
        </span>
      ) : (
        t.noRating
      )}
    </p>
  )
}
