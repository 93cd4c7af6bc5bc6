import { useNavigate, useRouter } from '@tanstack/react-router'
import { FileCheck } from 'lucide-react'
import { useCallback } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { halalasOf } from '#shared/base/money.ts'
import { gramsOf, printKilograms } from '#shared/base/quantity.ts'
import { useAfter } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import { checkoutTitles } from '../../app/titles.ts'
import { auctionsText } from '../../auctions/messages.ts'
import type { City } from '../../catalog/cities.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { TextLink } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Checkout } from '../checkout/Checkout.tsx'
import { ConfirmationFrame } from '../checkout/ConfirmationFrame.tsx'
import { showPlaced } from '../checkout/loadCheckout.ts'
import { checkoutText } from '../checkout/messages.ts'
import { leadToPayment } from '../placed/placePayment.ts'
import { AuctionFace } from './AuctionFace.tsx'
import { AuctionWon } from './AuctionWon.tsx'
import type { LotData, LotFacts } from './loadLot.ts'
import { lotText } from './messages.ts'
import { useLot } from './useLot.ts'

type AuctionConfirmationProps = { readonly auctionId: number; readonly data: LotData }

/** Ordering a lot that was won: the form, what came of it, or why there is none (specification, section 2, auctionConfirmation). */
export function AuctionConfirmation({ auctionId, data }: AuctionConfirmationProps) {
  const t = useText(checkoutTitles)
  const name = data.form?.facts?.product.name
  return (
    <ConfirmationFrame title={t.lot} crumbs={<Crumbs auctionId={auctionId} name={name} />} data={data}>
      {(unplaced, profile) => <Stand auctionId={auctionId} data={unplaced} profile={profile} />}
    </ConfirmationFrame>
  )
}

function Crumbs({ auctionId, name }: { readonly auctionId: number; readonly name: string | undefined }) {
  const t = useText(checkoutTitles)
  const words = useText(auctionsText)
  const link = { to: '/auctions/$auctionId', params: { auctionId: String(auctionId) } } as const
  return (
    <Breadcrumbs
      crumbs={[
        { label: words.title, link: { to: '/auctions' } },
        ...(name ? [{ label: name, link }] : []),
        { label: t.lot },
      ]}
    />
  )
}

type StandProps = {
  readonly auctionId: number
  readonly data: Extract<LotData, { placed: null }>
  readonly profile: Profile
}

function Stand({ auctionId, data: { form, face }, profile }: StandProps) {
  const t = useText(lotText)
  const router = useRouter()
  if (face) return <AuctionFace auctionId={auctionId} face={face} />
  if (form.facts) {
    return <Ordering key={auctionId} facts={form.facts} cities={form.cities} profile={profile} />
  }
  return <ErrorState title={t.failed} refusal={form.refusal} onRetry={() => void router.invalidate()} />
}

type OrderingProps = {
  readonly facts: LotFacts
  readonly cities: readonly City[]
  readonly profile: Profile
}

function Ordering({ facts, cities, profile }: OrderingProps) {
  const t = useText(checkoutText)
  const navigate = useNavigate()
  const router = useRouter()
  const { live, stillSo } = useLot(facts)
  const { product, lot } = live
  const lookAgain = useCallback(() => void router.invalidate(), [router])
  // Whoever lets the time pass sees that it has passed.
  useAfter(lot.order_until, lookAgain)
  const weight = gramsOf(product.quantity)
  return (
    <Checkout
      profile={profile}
      options={live}
      cities={cities}
      goods={{
        scope: `${profile.id}:lot:${product.id}`,
        parcels: [
          {
            key: String(product.id),
            name: t.goodsOf(product.name, printKilograms(weight)),
            subtotal: halalasOf(lot.amount),
          },
        ],
        cityId: product.city.id,
        places: [product.market.name],
        refusedBecause: null,
        orderingOf: (form) => ({ of: 'product', id: product.id, body: { ...form, sale_type: 'auction' } }),
        stillSo,
        onPlaced: async (placed) => {
          await navigate({ to: '.', search: { placed: showPlaced(placed) }, replace: true })
          leadToPayment(placed)
        },
      }}
      after={<RecordLink auctionId={product.id} bids={lot.bids_count} />}
    >
      <AuctionWon facts={live} />
    </Checkout>
  )
}

/** Everybody can check how the lot was won. */
function RecordLink({ auctionId, bids }: { readonly auctionId: number; readonly bids: number }) {
  const t = useText(lotText)
  const words = useText(auctionsText)
  return (
    <p className="mt-2">
      <TextLink
        to="/auctions/$auctionId/record"
        params={{ auctionId: String(auctionId) }}
        className="inline-flex min-h-11 items-center gap-2"
      >
        <FileCheck aria-hidden size={20} className="shrink-0" />
        {t.record(words.bids(bids))}
      </TextLink>
    </p>
  )
}
