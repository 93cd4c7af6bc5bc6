import { pictureOf } from '#shared/base/paths.ts'
import { grouped } from '#shared/base/text/digits.ts'
import type { Seller } from '#shared/products/contract.ts'
import { countArabic, countEnglish, messages, useLocale, useText } from '../app/texts/text.ts'
import { classes } from '../ui/classes.ts'
import { Isolate } from '../ui/values/Isolate.tsx'
import { initialsOf } from './initials.ts'

type PartyAvatarProps = {
  readonly party: Pick<Seller, 'avatar' | 'name'>
  /** The size of the avatar in px. */
  readonly size?: keyof typeof sizes
}

/** The avatar of a seller or a buyer; if there is none, the initials. */
export function PartyAvatar({ party: { avatar, name }, size = 56 }: PartyAvatarProps) {
  const locale = useLocale()
  if (avatar) {
    return (
      <img
        src={pictureOf(avatar, 160)}
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
      {initialsOf(name, locale)}
    </span>
  )
}

const sizes = { 40: 'size-10 text-meta', 44: 'size-11 text-dense', 56: 'size-14' } as const

/** The average rating of a seller or a buyer as `4.2 (star) (4 ratings)`. */
export function PartyRating({ rating }: { readonly rating: Seller['rating'] }) {
  const t = useText(ratingText)
  if (!rating) return <span className="text-meta text-quiet">{t.none}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 text-meta text-quiet">
      <Isolate className="font-bold text-text">{rating.average.toFixed(1)}</Isolate>
      {/* Drawn, because the fonts of the site and of many devices have no star. */}
      <svg
        role="img"
        aria-label={t.ofFive}
        width="16"
        height="16"
        viewBox="0 0 24 24"
        className="fill-amber-dot"
      >
        <path d="M12 2l3 6.4 7 .9-5.1 4.8L18.2 21 12 17.6 5.8 21l1.3-6.9L2 9.3l7-.9z" />
      </svg>
      <span>({t.count(rating.count)})</span>
    </span>
  )
}

const ratingText = messages({
  ofFive: { ar: 'من 5 نجوم', en: 'of 5 stars' },
  count: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'بلا تقييمات',
        one: 'تقييم واحد',
        two: 'تقييمان',
        few: `${n} تقييمات`,
        many: `${n} تقييمًا`,
        other: `${grouped(n)} تقييم`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 rating', other: `${grouped(n)} ratings` }),
  },
  none: { ar: 'لا تقييمات بعد', en: 'No ratings yet' },
})
