import { Star } from 'lucide-react'
import { pictureOf } from '#shared/base/paths.ts'
import type { Seller } from '#shared/products/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { initialsOf } from '../../products/initials.ts'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { compareText } from './messages.ts'

/** The seller: avatar or initials, name, kind of seller and rating. */
export function OfferSeller({ seller }: { readonly seller: Seller }) {
  const t = useText(compareText)
  const { name, type, rating } = seller
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar seller={seller} />
      <span className="min-w-0">
        <span className="block text-dense font-bold break-words">
          <Name>{name}</Name>
        </span>
        <span className="block text-meta font-normal text-quiet">
          {t[type]}
          {' · '}
          {rating ? (
            <span className="whitespace-nowrap">
              <Star
                aria-hidden
                size={14}
                className="inline-block -translate-y-px fill-amber-dot stroke-amber-dot"
              />{' '}
              <span aria-hidden="true">
                <Isolate>{rating.average.toFixed(1)}</Isolate> <Isolate>({rating.count})</Isolate>
              </span>
              <VisuallyHidden>{t.rated(rating.average.toFixed(1), rating.count)}</VisuallyHidden>
            </span>
          ) : (
            t.noRating
          )}
        </span>
      </span>
    </span>
  )
}

function Avatar({ seller: { avatar, name } }: { readonly seller: Seller }) {
  const shape = 'size-11 shrink-0 rounded-full'
  if (avatar) {
    return (
      <img
        src={pictureOf(avatar, 320)}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        className={classes(shape, 'object-cover')}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={classes(
        shape,
        'inline-flex items-center justify-center bg-sand text-dense font-bold text-on-sand',
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
