import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Profile } from '#shared/auth/profile.ts'
import { halalasOf } from '#shared/base/money.ts'
import { gramsOf, printKilograms } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { checkoutTitles } from '../../app/titles.ts'
import type { City } from '../../catalog/cities.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Checkout } from '../checkout/Checkout.tsx'
import { ConfirmationFrame } from '../checkout/ConfirmationFrame.tsx'
import { showPlaced } from '../checkout/loadCheckout.ts'
import { checkoutText } from '../checkout/messages.ts'
import { ordersText } from '../messages.ts'
import { leadToPayment } from '../placed/placePayment.ts'
import type { OfferData, OfferFacts } from './loadOffer.ts'
import { offerText } from './messages.ts'
import { OfferAccepted } from './OfferAccepted.tsx'
import { OfferFace } from './OfferFace.tsx'
import { nearestFirst, useOffer } from './useOffer.ts'

type OfferConfirmationProps = { readonly requestId: number; readonly data: OfferData }

/** Ordering an offer that was accepted: the form, what came of it, or why there is none (contract, Requests and offers). */
export function OfferConfirmation({ requestId, data }: OfferConfirmationProps) {
  const t = useText(checkoutTitles)
  const number = data.form?.facts?.request.number
  return (
    <ConfirmationFrame
      title={t.confirmation}
      crumbs={<Crumbs requestId={requestId} number={number} />}
      data={data}
    >
      {(unplaced, profile) => <Stand requestId={requestId} data={unplaced} profile={profile} />}
    </ConfirmationFrame>
  )
}

function Crumbs({ requestId, number }: { readonly requestId: number; readonly number: string | undefined }) {
  const t = useText(checkoutTitles)
  const words = useText(ordersText)
  const { mine } = useText(offerText)
  const link = { to: '/profile/my-requests/$requestId', params: { requestId: String(requestId) } } as const
  return (
    <Breadcrumbs
      crumbs={[
        { label: words.account, link: { to: '/profile/account' } },
        { label: mine, link: { to: '/profile/my-requests' } },
        ...(number ? [{ label: number, link }] : []),
        { label: t.confirmation },
      ]}
    />
  )
}

type StandProps = {
  readonly requestId: number
  readonly data: Extract<OfferData, { placed: null }>
  readonly profile: Profile
}

function Stand({ requestId, data: { form, face }, profile }: StandProps) {
  const t = useText(offerText)
  const router = useRouter()
  if (face) return <OfferFace requestId={requestId} face={face} />
  if (form.facts) {
    return <Ordering key={form.facts.offer.id} facts={form.facts} cities={form.cities} profile={profile} />
  }
  return <ErrorState title={t.failed} refusal={form.refusal} onRetry={() => void router.invalidate()} />
}

type OrderingProps = {
  readonly facts: OfferFacts
  readonly cities: readonly City[]
  readonly profile: Profile
}

function Ordering({ facts, cities, profile }: OrderingProps) {
  const t = useText(checkoutText)
  const words = useText(offerText)
  const navigate = useNavigate()
  const { live, stillSo } = useOffer(facts)
  const { request, offer } = live
  const weight = gramsOf(offer.quantity)
  return (
    <Checkout
      profile={profile}
      options={{ ...live, addresses: nearestFirst(live, cities) }}
      cities={cities}
      goods={{
        scope: `${profile.id}:offer:${offer.id}`,
        parcels: [
          {
            key: String(offer.id),
            name: t.goodsOf(request.fish.name, printKilograms(weight)),
            subtotal: halalasOf(offer.subtotal),
          },
        ],
        cityId: request.city_id,
        places: [],
        deliveryBecause: isBound(live) ? words.fixed : undefined,
        refusedBecause: null,
        orderingOf: (form) => ({ of: 'offer', id: offer.id, body: { ...form, sale_type: 'offers' } }),
        stillSo,
        onPlaced: async (placed) => {
          await navigate({ to: '.', search: { placed: showPlaced(placed) }, replace: true })
          leadToPayment(placed)
        },
      }}
    >
      <OfferAccepted facts={live} />
    </Checkout>
  )
}

/** The delivery that the offer names is the only one; where the market offers it no more the reader chooses another. */
function isBound({ offer, delivery_methods: offered }: OfferFacts): boolean {
  return offered.every(({ id }) => id === offer.delivery_method?.id)
}
