import { Gavel } from 'lucide-react'
import { lazy, useState } from 'react'
import { productPath } from '#shared/base/paths.ts'
import { gramsOf, printKilograms } from '#shared/base/quantity.ts'
import { offerOf, type Preparation, preparedRiyals } from '#shared/products/preparation.ts'
import { PageFailed } from '../../app/PageFailed.tsx'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { marketTitles } from '../../app/titles.ts'
import { useSession } from '../../auth/session.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Late } from '../../ui/Late.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { HundredTag, Money } from '../../ui/values/Money.tsx'
import { cardText, marketOf, otherNamesOf, type Shelf } from '../card.ts'
import { ProductBadges } from '../ProductBadges.tsx'
import { PreparationChoice } from '../preparation/PreparationChoice.tsx'
import { type OfferedGoods, useProductActions } from '../productActions.ts'
import { BuyDock } from './BuyDock.tsx'
import { Calculator } from './Calculator.tsx'
import { boundsOf } from './calculation.ts'
import { Gallery } from './Gallery.tsx'
import type { ProductData, ShownProduct } from './loadProduct.ts'
import { detailsText } from './messages.ts'
import { OwnGoods } from './OwnGoods.tsx'
import { useOnceInCart } from './useOnceInCart.ts'

/** The page of one product: pictures and properties at the start, price and seller at the end. */
export function ProductDetails({
  product,
  shelf,
}: {
  readonly product: ShownProduct
  readonly shelf: Shelf
}) {
  const t = useText(cardText)
  const market = useText(marketTitles)[product.origin]
  const { Heart } = useProductActions()
  return (
    <div className="content pb-10 md:pb-14">
      <Breadcrumbs
        className="pt-4"
        fromHome
        crumbs={[
          shelf === 'special'
            ? { label: t.specials, link: { to: '/special-products' } }
            : { label: market, link: { to: marketOf[product.origin] } },
          { label: product.name },
        ]}
      />
      <article className="grid gap-x-8 gap-y-4 md:mt-4 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <div className="relative min-w-0 lg:row-span-2">
          <Gallery key={product.id} images={product.images} name={product.name} />
          <Heart id={product.id} name={product.name} className="absolute inset-e-0 top-3 md:inset-e-3" />
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:row-span-3">
          <Title product={product} />
          <Price key={product.id} product={product} shelf={shelf} />
          <Late name="seller" fallback={<Skeleton className="h-22 rounded-card" />}>
            <SellerCard seller={product.seller} origin={product.origin} productId={product.id} />
          </Late>
        </div>
        <div className="min-w-0">
          <Late name="details" fallback={<Skeleton className="h-80 rounded-card" />}>
            <DetailsTable product={product} />
          </Late>
        </div>
      </article>
      <Late name="similar" fallback={null}>
        <Similar product={product} />
      </Late>
    </div>
  )
}

function Title({ product }: { readonly product: ShownProduct }) {
  const t = useText(detailsText)
  const others = otherNamesOf(product)
  return (
    <div>
      <div className="flex items-start justify-between gap-2">
        <div className="flex flex-wrap gap-2 pt-2">
          <ProductBadges
            origin={product.origin}
            farmed={product.farmed}
            caughtAt={product.caught_at}
            caughtTodayText={t.caughtToday}
          />
          <Badge tone="plain">{product.quality.name}</Badge>
        </div>
        <ShareButton title={product.name} path={productPath(product)} />
      </div>
      <h1 className="text-h1">{product.name}</h1>
      {others.length > 0 && (
        <p className="flex flex-wrap gap-x-3 text-dense text-quiet">
          {others.map(({ locale, name }) => (
            <Name key={locale} lang={locale}>
              {name}
            </Name>
          ))}
        </p>
      )}
    </div>
  )
}

function Price({ product, shelf }: { readonly product: ShownProduct; readonly shelf: Shelf }) {
  const t = useText(detailsText)
  const { id, price, quantity, fish, price_range, preparations } = product
  const [chosen, setChosen] = useState<Preparation>()
  // The page is the same for everybody, so its owner is known only in the browser.
  const own = useSession().profile?.id === product.seller.id
  const line = useProductActions().useCartLine(id)
  const goods = goodsOf(product, line?.preparation ?? chosen ?? 'whole')
  useOnceInCart(line, ({ preparation, prepare }) => {
    if (chosen && chosen !== preparation) prepare(goodsOf(product, chosen))
  })
  if (!boundsOf(quantity)) {
    return (
      <Card padding="details" className="flex flex-col items-start gap-3">
        {product.in_auction ? (
          <>
            <Badge tone="tint" icon={Gavel}>
              {t.inAuction}
            </Badge>
            <p className="text-dense">
              {t.inAuctionBody(isolated(printKilograms(gramsOf(product.in_auction.quantity))))}
            </p>
            <ButtonLink wide to="/auctions/$auctionId" params={{ auctionId: String(product.in_auction.id) }}>
              {t.toAuction}
            </ButtonLink>
          </>
        ) : (
          <Badge tone="plain">{t.soldOut}</Badge>
        )}
        <p className="text-quiet">
          <Money riyals={price} perKilogram />
        </p>
        <ButtonLink
          wide
          kind={product.in_auction ? 'outlined' : 'filled'}
          to={marketOf[product.origin]}
          search={{ fishId: [product.type_fish_id] }}
        >
          {t.sameFish}
        </ButtonLink>
      </Card>
    )
  }
  return (
    <Card padding="details">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Money riyals={price} size="block" perKilogram />
        {fish.hundred_riyal && <HundredTag pricePerKilogram={price} block />}
      </div>
      {price_range && (
        <Late name="price-range" fallback={<Skeleton className="mt-4 h-24" />}>
          <PriceRange price={price} range={price_range} fish={fish.code} />
        </Late>
      )}
      <PreparationChoice
        offered={preparations}
        chosen={goods.preparation}
        wholePicture={fish.image ?? undefined}
        onChoose={(code) => {
          setChosen(code)
          line?.prepare(goodsOf(product, code))
        }}
      />
      {own ? (
        <OwnGoods id={id} quantity={quantity} />
      ) : (
        <Calculator
          price={goods.price}
          available={quantity}
          hundredRiyal={fish.hundred_riyal}
          inCart={line?.kilograms}
          onChoose={(kilograms) => line?.setKilograms(goods, kilograms)}
        >
          {(weight, total) => <BuyDock goods={goods} shelf={shelf} weight={weight} total={total} />}
        </Calculator>
      )}
    </Card>
  )
}

/** The product in this preparation, or whole if the seller does not offer it any more. */
function goodsOf(product: ShownProduct, wanted: Preparation): OfferedGoods & { preparation: Preparation } {
  const { id, name, quantity, seller } = product
  const {
    code: preparation = 'whole',
    price: extra = 0,
    image = product.image,
  } = offerOf(product.preparations, wanted) ?? {}
  const price = preparedRiyals(product.price, extra)
  return { id, name, image, price, preparation, quantity, sellerId: seller.id }
}

// These parts load when they are near the screen.
const PriceRange = lazy(() => import('./PriceRange.tsx').then((module) => ({ default: module.PriceRange })))
const SellerCard = lazy(() => import('./SellerCard.tsx').then((module) => ({ default: module.SellerCard })))
const DetailsTable = lazy(() =>
  import('./DetailsTable.tsx').then((module) => ({ default: module.DetailsTable })),
)
const Similar = lazy(() => import('./Similar.tsx').then((module) => ({ default: module.Similar })))

/** The product; or the error with a retry button. */
export function ProductDetailsView({
  data: { product, refusal },
  shelf,
}: {
  readonly data: ProductData
  readonly shelf: Shelf
}) {
  const t = useText(detailsText)
  if (product) return <ProductDetails product={product} shelf={shelf} />
  return <PageFailed title={t.failed} refusal={refusal} />
}
