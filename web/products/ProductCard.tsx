import { Link } from '@tanstack/react-router'
import { MapPin, Scale } from 'lucide-react'
import { type ComponentType, memo } from 'react'
import { useHydrated } from '../app/state/useHydrated.ts'
import { useText } from '../app/texts/text.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/Picture.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { Ago } from '../ui/values/Ago.tsx'
import { Dotted } from '../ui/values/Dotted.tsx'
import { CutName } from '../ui/values/Isolate.tsx'
import { Kilograms } from '../ui/values/Kilograms.tsx'
import { HundredTag, Money } from '../ui/values/Money.tsx'
import { type CardProduct, cardText, productLink, type Shelf } from './card.ts'
import { ProductBadges } from './ProductBadges.tsx'
import { useProductActions } from './productActions.ts'

type ProductCardProps = {
  readonly product: CardProduct
  /**
   * The list to which the card belongs: the address of the details begins with the address of this list. The default is
   * the market of the product's origin.
   */
  readonly shelf?: Shelf | undefined
  /** Shows a row with a small picture below 768 px, as in the market list. */
  readonly rowOnPhone?: boolean
  /** Shows a filled button that opens the details (specification, section 2, Special product cards). */
  readonly buy?: boolean
  /** True for the first row, whose pictures load eagerly. */
  readonly priority?: boolean
  readonly headingLevel?: 2 | 3
  /**
   * True for a card below the fold: favourite and cart buttons render after hydration, because they do not affect the
   * layout.
   */
  readonly below?: boolean
  /** Shows further names of the species; absent on pages whose first load must not grow. */
  readonly Further?: ComponentType<{ readonly code: string; readonly className?: string }>
}

/**
 * A product in a list: picture, name in both languages, price per kilogram, then place, quantity and age.
 * It is memoised, because each step of a navigation renders the list again although its products are the
 * same.
 */
export const ProductCard = memo(function ProductCard({
  product,
  shelf = product.origin,
  rowOnPhone = false,
  buy,
  priority = false,
  headingLevel = 3,
  below = false,
  Further,
}: ProductCardProps) {
  const t = useText(cardText)
  const { Heart, AddToCart } = useProductActions()
  const acts = useHydrated(below)
  const row = rowOnPhone ? rowLook : noRow
  const Heading = `h${headingLevel}` as const
  const to = productLink(product.id, shelf)
  const icon = classes('shrink-0', !buy && 'carted:hidden', row.icon)
  return (
    <Card
      as="article"
      padding="none"
      className={classes('group relative flex h-full flex-col', aligned, row.card)}
    >
      <div className={classes('ice h-44 overflow-hidden rounded-t-card', row.plate)}>
        <Picture
          image={product.image}
          alt=""
          width={280}
          height={176}
          sizes={rowOnPhone ? '(min-width: 48rem) 300px, 118px' : '300px'}
          priority={priority}
          className={classes(
            'mx-auto size-full',
            product.plate ? classes('object-contain px-[7%] py-3', row.picture) : 'object-cover',
          )}
        />
      </div>
      <div className={classes('px-4 pt-4', row.head)}>
        <div className={classes('flex flex-wrap items-start gap-x-2', row.names)}>
          <Heading className={classes('min-w-0 flex-1 text-h3 text-pretty', row.name)}>
            <Link
              {...to}
              className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary"
            >
              {product.name}
            </Link>
          </Heading>
          <div
            className={classes(
              'pointer-events-none absolute inset-s-3 top-3 flex flex-wrap gap-1',
              row.marks,
            )}
          >
            <ProductBadges {...product} />
          </div>
          {acts && (
            <Heart
              id={product.id}
              name={product.name}
              className={classes('absolute inset-e-3 top-3', row.heart)}
            />
          )}
          <Ago
            at={product.createdAt}
            className={classes('shrink-0 text-meta leading-7 text-quiet', row.age)}
          />
          <p className={classes('min-h-5.5 w-full min-w-0 text-meta text-quiet', row.otherName)}>
            {product.otherName && <CutName lang={product.otherName.locale}>{product.otherName.name}</CutName>}
            {Further && product.fish && <Further code={product.fish} className="block truncate" />}
          </p>
        </div>
      </div>
      <div
        className={classes(
          'flex min-h-8 flex-wrap items-center justify-between gap-x-2 px-4 pt-2',
          row.price,
        )}
      >
        <Money riyals={product.price} size="card" perKilogram />
        {product.hundredRiyal && <HundredTag pricePerKilogram={product.price} />}
      </div>
      <div
        className={classes(
          'flex grow flex-col gap-0.5 px-4 pt-3 pb-4 text-meta text-quiet',
          // Leaves room for the cart button.
          !buy && (rowOnPhone ? 'pe-17 md:carted:pe-38' : 'pe-17 carted:pe-38'),
          row.facts,
        )}
      >
        <p className="flex min-w-0 items-center gap-2">
          <MapPin aria-hidden size={16} className={icon} />
          <span className="truncate">{t.place(product.market, product.city)}</span>
        </p>
        <p className="mb-auto flex items-center gap-2">
          <Scale aria-hidden size={16} className={icon} />
          <Dotted>
            <span>
              {t.available} <Kilograms kilograms={product.quantity} className={row.quantity} />
            </span>
            {rowOnPhone && (
              <span data-phone>
                <Ago at={product.createdAt} />
              </span>
            )}
          </Dotted>
        </p>
        {buy && (
          <ButtonLink
            {...to}
            // Hidden in rows on a phone, because there the whole row is one link.
            className={classes('relative mt-3 me-13 carted:me-36', rowOnPhone && 'max-md:hidden')}
            aria-label={t.buyNamed(product.name)}
          >
            {t.buy}
          </ButtonLink>
        )}
      </div>
      {acts && product.quantity > 0 && (
        <AddToCart look="icon" goods={product} className={classes('absolute inset-e-4 bottom-4', row.cart)} />
      )}
    </Card>
  )
})

/** Subgrid: neighbouring cards share the rows of their four parts, so a name of two lines shifts none of the parts. */
const aligned = 'md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0 md:grid-cols-[minmax(0,1fr)]'

/** Classes for each item of a grid of cards. */
export const cardItem =
  'min-w-0 md:row-span-4 md:grid md:grid-cols-[minmax(0,1fr)] md:grid-rows-subgrid md:gap-y-0'

/**
 * The parts of the card as a row, with the picture at the start and the price below a thin line. Badges are next to short
 * Arabic names. English names take the whole line, so the badges are next to the shorter name in the other language.
 */
const rowLook = {
  card: 'max-md:grid max-md:grid-cols-[118px_minmax(0,1fr)] max-md:gap-x-3 max-md:p-3',
  picture: 'max-md:px-1.5 max-md:py-1',
  name: 'max-md:grow-0 max-md:basis-auto max-md:ltr:basis-full',
  otherName: 'max-md:ltr:w-auto',
  plate: 'max-md:row-span-2 max-md:h-24 max-md:rounded-card',
  head: 'max-md:p-0',
  names: 'max-md:flex-wrap max-md:items-center max-md:gap-x-1.5 max-md:gap-y-1 max-md:pe-6',
  marks: 'max-md:static max-md:ltr:order-last',
  heart: 'max-md:inset-e-2 max-md:top-2 max-md:bg-transparent max-md:shadow-none',
  cart: 'max-md:inset-e-3 max-md:bottom-3',
  age: 'max-md:hidden',
  price:
    'max-md:order-last max-md:col-span-2 max-md:mt-3 max-md:min-h-14 max-md:border-t max-md:border-hairline max-md:p-0 max-md:pt-3 max-md:pe-14 max-md:carted:pe-36',
  facts: 'max-md:gap-0 max-md:p-0',
  icon: 'max-md:hidden',
  quantity: 'max-md:font-bold max-md:text-text',
} as const

const noRow: Readonly<Partial<Record<keyof typeof rowLook, string>>> = {}

/** The skeleton of a product card, in the size of the card. */
export function ProductCardSkeleton({
  rowOnPhone = false,
  buy = false,
}: {
  readonly rowOnPhone?: boolean
  readonly buy?: boolean
}) {
  return (
    <Card padding="none" className={classes('overflow-hidden', rowOnPhone && 'max-md:p-3')}>
      <div
        className={classes(rowOnPhone && 'max-md:grid max-md:grid-cols-[118px_minmax(0,1fr)] max-md:gap-3')}
      >
        <Skeleton className={classes('h-44 rounded-none', rowOnPhone && 'max-md:h-24 max-md:rounded-card')} />
        <div className={classes('flex flex-col gap-2 px-4 pt-5', rowOnPhone && 'max-md:p-0')}>
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className={classes('mt-2 h-3.5 w-3/4 md:hidden', !rowOnPhone && 'hidden')} />
        </div>
      </div>
      <div
        className={classes(
          'flex justify-between px-4 pt-4',
          rowOnPhone && 'max-md:mt-3 max-md:border-t max-md:border-hairline max-md:px-0 max-md:pt-3',
        )}
      >
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="h-7 w-1/4" />
      </div>
      <div className={classes('flex flex-col gap-2 px-4 pt-4 pb-5', rowOnPhone && 'max-md:hidden')}>
        <Skeleton className="h-3.5 w-1/2" />
        <Skeleton className="h-3.5 w-2/5" />
        {buy && <Skeleton className="mt-2 h-11 w-full" />}
      </div>
    </Card>
  )
}

/** A few products next to each other: a row to swipe on a phone, columns on a wide screen. */
export function ProductStrip({
  products,
  buy,
}: {
  readonly products: readonly CardProduct[]
  /** True if each product has a filled button. */
  readonly buy?: boolean
}) {
  return (
    <ul className="quiet-scroll -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-4 md:mx-0 md:grid md:grid-cols-2 md:gap-5 md:overflow-visible md:px-0 md:pb-0 lg:grid-cols-4">
      {products.map((product) => (
        <li key={product.id} className={classes(cardItem, 'w-68 flex-none snap-start md:w-auto')}>
          <ProductCard product={product} below buy={buy} />
        </li>
      ))}
    </ul>
  )
}
