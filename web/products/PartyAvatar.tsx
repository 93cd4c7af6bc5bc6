import { Star } from 'lucide-react'
import { pictureOf } from '#shared/base/paths.ts'
import type { Seller } from '#shared/products/contract.ts'
import { classes } from '../ui/classes.ts'
import { Isolate } from '../ui/values/Isolate.tsx'
import { initialsOf } from './initials.ts'

type PartyAvatarProps = {
  readonly party: Pick<Seller, 'avatar' | 'name'>
  /** The size in px. */
  readonly size?: keyof typeof sizes
}

/** The avatar of a seller or a buyer; if there is none, the initials. */
export function PartyAvatar({ party: { avatar, name }, size = 56 }: PartyAvatarProps) {
  if (avatar) {
    return (
      <img
        src={pictureOf(avatar, 320)}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className={classes('shrink-0 rounded-full bg-sand object-cover', sizes[size])}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-sand font-bold text-on-sand',
        sizes[size],
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

const sizes = { 40: 'size-10 text-meta', 44: 'size-11 text-dense', 56: 'size-14' } as const

type PartyRatingProps = {
  readonly rating: Seller['rating']
  readonly words: { readonly ratingOf: (count: number) => string; readonly noRating: string }
}

/** The average rating of a seller or a buyer, and the number of ratings. */
export function PartyRating({ rating, words }: PartyRatingProps) {
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
          {words.ratingOf(rating.count)}
        </span>
      ) : (
        words.noRating
      )}
    </p>
  )
}
