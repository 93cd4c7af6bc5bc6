import { useRouter } from '@tanstack/react-router'
import { FileCheck } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { halalasOf, toRiyals } from '#shared/base/money.ts'
import { gramsOf, printKilograms, toKilograms } from '#shared/base/quantity.ts'
import type { LotAward } from '#shared/orders/placing.ts'
import type { Source } from '#shared/orders/source.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useAfter } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import type { City } from '../../catalog/cities.ts'
import { preparationText } from '../../products/preparation/messages.ts'
import { useQuantityHeld } from '../../products/quantityHold.ts'
import { TextLink } from '../../ui/Button.tsx'
import { Checkout } from '../checkout/Checkout.tsx'
import type { Reading } from '../checkout/loadCheckout.ts'
import { checkoutText } from '../checkout/messages.ts'
import { recordText } from './awardTexts.ts'
import { offerPlacesOf, placesOf } from './goodsPlaces.ts'
import { LotGoods } from './LotGoods.tsx'
import {
  goneStatuses,
  type LotFacts,
  type OfferFacts,
  type PageSource,
  type ProductFacts,
  readLot,
  readOffer,
  type SourceFacts,
} from './loadConfirmation.ts'
import { offerText } from './messages.ts'
import { OfferGoods } from './OfferGoods.tsx'
import { ProductGoods } from './ProductGoods.tsx'
import { dropWanted, useProductOrder, wantedOf } from './useProductOrder.ts'

type Props<Facts> = {
  readonly facts: Facts
  readonly cities: readonly City[]
  readonly profile: Profile
}

/** The checkout of one source: the goods panel, and the order form for this kind of source. */
export function SourceCheckout({
  source,
  facts,
  ...rest
}: Props<SourceFacts> & { readonly source: PageSource }) {
  if (facts.kind === 'offer') return <OfferCheckout key={facts.offer.id} facts={facts} {...rest} />
  if (facts.kind === 'lot') return <LotCheckout key={source.id} facts={facts} {...rest} />
  if (source.kind !== 'product') return null
  return <ProductCheckout key={source.id} facts={facts} source={source} {...rest} />
}

function ProductCheckout({
  facts,
  cities,
  profile,
  source: { shelf, quantity, preparation },
}: Props<ProductFacts> & { readonly source: Extract<PageSource, { kind: 'product' }> }) {
  const t = useText(checkoutText)
  const scope = scopeOf(profile, { kind: 'product', id: facts.product.id })
  const order = useProductOrder(facts, { weight: wantedOf(quantity), preparation }, scope)
  const { product, bounds, weight, prepared, price, subtotal, live } = order
  const named = useText(preparationText)
  const held = useQuantityHeld()
  const changed = order.tooMuch || order.priceWas !== undefined || order.preparationGone
  const name = prepared.code === 'whole' ? product.name : named.of(product.name, prepared.name)
  const parcel = {
    key: String(product.id),
    name: t.goodsOf(name, printKilograms(weight)),
    subtotal,
    vatIncluded: product.vat_included,
  }
  return (
    <Checkout
      profile={profile}
      options={live}
      cities={cities}
      goods={{
        scope,
        parcels: [parcel],
        ...placesOf(product),
        refusedBecause: !bounds ? t.nothingLeft : changed ? t.changesFirst : held ? t.quantityFirst : null,
        orderingOf: (form) => ({
          of: 'product',
          id: product.id,
          body: {
            ...form,
            quantity: toKilograms(weight),
            ...(prepared.code !== 'whole' && { preparation: prepared.code }),
            expected_price: toRiyals(price),
          },
        }),
        stillSo: order.stillSo,
        onPlaced: () => dropWanted(scope),
      }}
    >
      <ProductGoods order={order} shelf={shelf} />
    </Checkout>
  )
}

function LotCheckout({ facts, cities, profile }: Props<LotFacts>) {
  const t = useText(checkoutText)
  const router = useRouter()
  const { live, stillSo } = useLiveFacts(facts, (reading) => readLot(facts.product.id, reading))
  const { product, lot } = live
  const reload = useCallback(() => void router.invalidate(), [router])
  // Reloads when the time to order is over, so that the page shows it at once.
  useAfter(lot.order_until, reload)
  const name = t.goodsOf(product.name, printKilograms(gramsOf(product.quantity)))
  const parcel = {
    key: String(product.id),
    name,
    subtotal: halalasOf(lot.amount),
    vatIncluded: product.vat_included,
  }
  return (
    <Checkout
      profile={profile}
      options={live}
      cities={cities}
      goods={{
        scope: scopeOf(profile, { kind: 'lot', id: product.id }),
        parcels: [parcel],
        ...placesOf(product),
        refusedBecause: null,
        orderingOf: (body) => ({ of: 'lot', id: product.id, body }),
        stillSo,
      }}
      after={<RecordLink auctionId={product.id} lot={lot} />}
    >
      <LotGoods facts={live} />
    </Checkout>
  )
}

function OfferCheckout({ facts, cities, profile }: Props<OfferFacts>) {
  const t = useText(checkoutText)
  const { fixed } = useText(offerText)
  const { live, stillSo } = useLiveFacts(facts, (reading) => readOffer(facts.offer.id, reading))
  const { request, offer } = live
  const name = t.goodsOf(request.fish.name, printKilograms(gramsOf(offer.quantity)))
  const parcel = {
    key: String(offer.id),
    name,
    subtotal: halalasOf(offer.subtotal),
    vatIncluded: live.vat_included,
  }
  return (
    <Checkout
      profile={profile}
      options={live}
      cities={cities}
      goods={{
        scope: scopeOf(profile, { kind: 'offer', id: offer.id }),
        parcels: [parcel],
        ...offerPlacesOf(live),
        wantedCity: request.city_id,
        days: offer.delivery_days,
        deliveryBecause: hasFixedDelivery(live) ? fixed : undefined,
        refusedBecause: null,
        orderingOf: (body) => ({ of: 'offer', id: offer.id, body }),
        stillSo,
      }}
    >
      <OfferGoods facts={live} />
    </Checkout>
  )
}

/** The name under which the browser stores the typed form and the sent order of a source. */
const scopeOf = ({ id: userId }: Profile, { kind, id }: Source) => `${userId}:${kind}:${id}`

/** The data of a lot or an offer. `stillSo` reads it again; it resolves to false once the reader may no longer order. */
function useLiveFacts<Facts>(facts: Facts, read: (reading: Reading) => Promise<Facts>) {
  const router = useRouter()
  const locale = useLocale()
  const [live, setLive] = useState(facts)
  const stillSo = async (): Promise<boolean> => {
    try {
      setLive(await read({ locale, signal: undefined }))
      return true
    } catch (error) {
      const gone = error instanceof Refusal && goneStatuses.has(error.status)
      if (!gone) throw error
      await router.invalidate()
      return false
    }
  }
  return { live, stillSo }
}

/**
 * Whether the form lists only the delivery method of the offer. It lists all methods if the market has stopped offering
 * that one.
 */
function hasFixedDelivery({ offer, delivery_methods: listed }: OfferFacts): boolean {
  return listed.every(({ id }) => id === offer.delivery_method?.id)
}

function RecordLink({ auctionId, lot }: { readonly auctionId: number; readonly lot: LotAward }) {
  const locale = useLocale()
  return (
    <p className="mt-2">
      <TextLink
        to="/auctions/$auctionId/record"
        params={{ auctionId: String(auctionId) }}
        className="inline-flex min-h-11 items-center gap-2"
      >
        <FileCheck aria-hidden size={20} className="shrink-0" />
        {recordText(lot, locale)}
      </TextLink>
    </p>
  )
}
