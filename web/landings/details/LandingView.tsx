import { Anchor } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Landing } from '#shared/landings/contract.ts'
import { PageFailed } from '../../app/PageFailed.tsx'
import { useHydrated } from '../../app/state/useHydrated.ts'
import { useText } from '../../app/texts/text.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { Gallery } from '../../products/details/Gallery.tsx'
import { PartyAvatar, PartyRating } from '../../products/PartyAvatar.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { ArrivingBadge, LandingTime } from '../LandingTime.tsx'
import { landingStateText, landingText } from '../messages.ts'
import type { LandingData } from './loadLanding.ts'
import { detailsText } from './messages.ts'

const LandingActions = lazy(() =>
  import('./LandingActions.tsx').then((module) => ({ default: module.LandingActions })),
)

export function LandingView({ data: { landing, refusal } }: { readonly data: LandingData }) {
  const t = useText(landingText)
  if (landing) return <LandingDetails key={landing.id} landing={landing} />
  return <PageFailed title={t.failed} refusal={refusal} />
}

/** The page of a catch: pictures and facts at the inline start, price and reservation at the inline end. */
function LandingDetails({ landing }: { readonly landing: Landing }) {
  const t = useText(detailsText)
  return (
    <div className="content pb-10 md:pb-14">
      <Breadcrumbs
        className="pt-4"
        fromHome
        crumbs={[{ label: t.crumb, link: { to: '/local-market' } }, { label: landing.name }]}
      />
      <article className="grid gap-x-8 gap-y-4 md:mt-4 lg:grid-cols-2">
        <Gallery images={landing.images} name={landing.name} />
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center gap-2 pt-2">
              <StateBadge landing={landing} />
              {landing.status === 'arriving' && <LandingTime at={landing.lands_at} className="font-bold" />}
            </div>
            <div>
              <h1 className="text-h1">{landing.name}</h1>
              <DeviceName code={landing.fish.code} className="text-dense text-quiet" />
            </div>
            <Money riyals={landing.price} size="block" perKilogram />
          </div>
          <StateNote landing={landing} />
          <Actions landing={landing} />
          <ToGoods landing={landing} />
          <Voice landing={landing} />
          <Facts landing={landing} />
          <Card as="section" aria-label={t.seller} className="flex items-center gap-4">
            <PartyAvatar party={landing.seller} />
            <div className="min-w-0">
              <h2 className="text-dense font-bold">
                <Name>{landing.seller.name}</Name>
              </h2>
              <PartyRating rating={landing.seller.rating} />
            </div>
          </Card>
        </div>
      </article>
    </div>
  )
}

function StateBadge({ landing: { status } }: { readonly landing: Landing }) {
  const text = useText(landingStateText)
  if (status === 'arriving') return <ArrivingBadge />
  // "Sold out" would mislead a buyer whose kilograms are held, and this page is the same for everybody.
  return <Badge tone={status === 'landed' ? 'palm' : 'plain'}>{text[status]}</Badge>
}

/** Says what happened to a catch that is no longer arriving. */
function StateNote({ landing: { status, on_sale } }: { readonly landing: Landing }) {
  const t = useText(detailsText)
  const text = useText(landingStateText)
  if (status === 'arriving') return null
  const note = {
    landed: on_sale === 0 ? t.soldOutNote : t.landedNote,
    cancelled: t.cancelledNote,
    missed: t.missedNote,
  }[status]
  return (
    <Notice icon={Anchor} tone={status === 'landed' ? 'palm' : 'amber'} title={text[status]}>
      {note}
    </Notice>
  )
}

/**
 * A link to the product of a catch that is not arriving any more, or else to other goods of the species. It follows the actions,
 * so that a buyer first sees the own hold.
 */
function ToGoods({ landing: { status, product_id, on_sale, fish } }: { readonly landing: Landing }) {
  const t = useText(detailsText)
  if (status === 'arriving') return null
  return product_id !== null && on_sale !== 0 ? (
    <ButtonLink wide size="main" to="/local-market/$productId" params={{ productId: String(product_id) }}>
      {t.toProduct}
    </ButtonLink>
  ) : (
    <ButtonLink wide size="main" kind="outlined" to="/local-market" search={{ fishId: [fish.id] }}>
      {t.similar(fish.name)}
    </ButtonLink>
  )
}

/** The actions depend on the signed-in user, so only the browser can render them. */
function Actions({ landing }: { readonly landing: Landing }) {
  const hydrated = useHydrated()
  const waiting = <Skeleton className="h-40 rounded-card" />
  if (!hydrated) return waiting
  return (
    <Suspense fallback={waiting}>
      <LandingActions landing={landing} />
    </Suspense>
  )
}

function Voice({ landing: { voice } }: { readonly landing: Landing }) {
  const t = useText(landingText)
  if (voice === null) return null
  return (
    <figure>
      <figcaption className="mb-1 text-dense font-bold">{t.voice}</figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: voice notes have no transcript */}
      <audio controls preload="none" src={voice} className="w-full" />
    </figure>
  )
}

function Facts({ landing }: { readonly landing: Landing }) {
  const t = useText(detailsText)
  const text = useText(landingText)
  const { market, landing_place, lands_at, expected, landed, free, size, fish_type, status } = landing
  const rows = [
    [t.market, market.name],
    ...(landing_place === null ? [] : [[t.place, landing_place] as const]),
    [t.time, <LandingTime key="time" at={lands_at} verb={false} />],
    [t.expected, <Kilograms key="expected" kilograms={expected} />],
    ...(status === 'arriving' ? [[text.free, <Kilograms key="free" kilograms={free} />] as const] : []),
    ...(landed === null ? [] : [[t.landed, <Kilograms key="landed" kilograms={landed} />] as const]),
    [t.size, size.name],
    [t.condition, fish_type.name],
  ] as const
  return (
    <Card className="py-2">
      <dl className="divide-y divide-hairline text-dense">
        {rows.map(([label, value]) => (
          <div key={label} className="flex min-h-11 items-center justify-between gap-3">
            <dt className="text-quiet">{label}</dt>
            <dd className="text-end font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
