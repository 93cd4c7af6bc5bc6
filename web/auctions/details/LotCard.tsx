import { Link } from '@tanstack/react-router'
import {
  Anchor,
  BadgeCheck,
  CalendarClock,
  ChevronDown,
  Globe,
  ListOrdered,
  type LucideIcon,
  MapPin,
  Package,
  Ruler,
  Snowflake,
  User,
} from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { paths } from '#shared/base/paths.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { ProductBadges } from '../../products/ProductBadges.tsx'
import { useProductActions } from '../../products/productActions.ts'
import { regionName } from '../../products/regionName.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { ZoomButton } from '../../ui/viewer/ZoomButton.tsx'
import { sessionText } from '../sessions/messages.ts'
import { riyadhMoment } from '../times.ts'
import { WayBadge } from '../WayBadge.tsx'
import { auctionText } from './messages.ts'

/** The lot: on a phone a collapsible bar of 72 px, on a wide screen a card with the picture. */
export function LotCard({ auction }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  const [open, setOpen] = useState(false)
  const { Heart } = useProductActions()
  const factsId = useId()
  const other = auction.translations.find(({ name }) => name !== auction.name)
  return (
    <Card as="section" padding="none" aria-label={t.lot} className="overflow-hidden lg:h-full">
      <div className="flex items-center gap-2 p-2 md:gap-3 md:p-3 lg:block lg:p-0">
        <div className="ice relative h-14 w-16 shrink-0 md:w-21 overflow-hidden rounded-control lg:h-62 lg:w-full lg:rounded-none">
          <Picture
            image={auction.image}
            alt=""
            width={340}
            height={248}
            sizes="(min-width: 64rem) 340px, 84px"
            priority
            className="mx-auto size-full object-contain"
          />
          <ZoomButton
            images={auction.images.length > 0 ? auction.images : [auction.image]}
            name={auction.name}
            iconClassName="max-lg:hidden"
          />
          <span className="absolute inset-s-3 top-3 max-lg:hidden">
            <ProductBadges {...auction} caughtAt={null} />
          </span>
          <span className="absolute inset-e-3 top-3 max-lg:hidden">
            <Heart id={auction.id} name={auction.name} />
          </span>
        </div>
        <div className="min-w-0 grow lg:px-5 lg:pt-4">
          <div className="flex items-center gap-x-2 max-lg:flex-wrap lg:items-start lg:justify-between">
            <h1 className="min-w-min text-h3 max-lg:line-clamp-2 lg:text-h2">{auction.name}</h1>
            <span className="lg:hidden ltr:hidden">
              <ProductBadges {...auction} caughtAt={null} />
            </span>
            {/* Beside the name, so that the line below has room for the weight and the market. */}
            <span className="lg:hidden empty:hidden">
              <WayBadge way={auction.way} />
            </span>
            <span className="max-lg:hidden">
              <ShareButton title={auction.name} path={paths.auctionDetails(auction.id)} />
            </span>
          </div>
          {other && (
            <p className="text-meta text-quiet max-lg:hidden">
              <Name lang={other.locale}>{other.name}</Name>
            </p>
          )}
          <DeviceName code={auction.fish.code} className="block text-meta text-quiet" />
          <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-meta text-quiet lg:hidden">
            {/* Hidden for English names, which need the whole line above. */}
            <span className="shrink-0 rtl:hidden">
              <ProductBadges {...auction} caughtAt={null} />
            </span>
            <span className="min-w-0">
              <Kilograms kilograms={auction.quantity} /> · {auction.market.name}
            </span>
          </p>
          <p className="mt-3 flex flex-wrap gap-2 max-lg:hidden">
            <WayBadge way={auction.way} />
            <CaughtBadge {...auction} />
            <Badge tone="plain">
              {t.number} <Isolate>{auction.id}</Isolate>
            </Badge>
          </p>
        </div>
        <div className="flex shrink-0 items-center max-[22rem]:flex-col lg:hidden">
          <Heart id={auction.id} name={auction.name} />
          <button
            type="button"
            aria-expanded={open}
            aria-controls={factsId}
            aria-label={open ? t.hideLot : t.showLot}
            onClick={() => setOpen(!open)}
            className="inline-flex size-11 items-center justify-center rounded-control hover:bg-tint"
          >
            <ChevronDown aria-hidden size={22} className={classes(open && 'rotate-180')} />
          </button>
        </div>
      </div>
      <div id={factsId} className={classes('px-4 pb-3 lg:px-5', !open && 'max-lg:hidden')}>
        <div className="flex justify-end lg:hidden">
          <ShareButton title={auction.name} path={paths.auctionDetails(auction.id)} />
        </div>
        <Facts auction={auction} />
        {auction.details && (
          <p className="mt-3 text-dense text-quiet">
            <Written text={auction.details} />
          </p>
        )}
      </div>
    </Card>
  )
}

/** Shows only the day of the catch, because the origin is on the picture. */
function CaughtBadge({ origin, farmed, caught_at }: AuctionDetails) {
  const t = useText(auctionText)
  return (
    <span className="contents [&>span:first-child]:hidden">
      <ProductBadges origin={origin} farmed={farmed} caughtAt={caught_at} caughtTodayText={t.caughtToday} />
    </span>
  )
}

function Facts({ auction }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  const sessions = useText(sessionText)
  const locale = useLocale()
  const moment = (iso: string) => <Isolate>{riyadhMoment(new Date(iso))}</Isolate>
  return (
    <dl className="mt-3">
      <Fact icon={Package} name={t.quantity}>
        <Kilograms kilograms={auction.quantity} />
      </Fact>
      <Fact icon={Ruler} name={t.size}>
        {auction.size.name}
      </Fact>
      <Fact icon={BadgeCheck} name={t.quality}>
        {auction.quality.name}
      </Fact>
      <Fact icon={Snowflake} name={t.state}>
        {auction.fish_type.name}
      </Fact>
      {auction.landing_place && (
        <Fact icon={Anchor} name={t.landingPlace}>
          {auction.landing_place}
        </Fact>
      )}
      {auction.origin === 'imported' && (
        <Fact icon={Globe} name={t.country}>
          {regionName(auction.origin_country, locale)}
        </Fact>
      )}
      <Fact icon={MapPin} name={t.market}>
        {auction.market.name}
      </Fact>
      <Fact icon={User} name={t.seller}>
        <Name>{auction.seller.name}</Name>
      </Fact>
      {auction.session && (
        <Fact icon={ListOrdered} name={sessions.title}>
          <Link
            to="/auctions/sessions/$sessionId"
            params={{ sessionId: String(auction.session.id) }}
            className="touch font-bold text-primary underline"
          >
            {sessions.inSession(String(auction.session.place))}
          </Link>
        </Fact>
      )}
      <Fact icon={CalendarClock} name={t.starts}>
        {moment(auction.starts_at)}
      </Fact>
      <Fact icon={CalendarClock} name={t.ends}>
        {moment(auction.ends_at)}
      </Fact>
    </dl>
  )
}

function Fact({
  icon: Icon,
  name,
  children,
}: {
  readonly icon: LucideIcon
  readonly name: string
  readonly children: ReactNode
}) {
  return (
    <div className="flex min-h-11 items-center gap-3 border-t border-hairline text-dense">
      <Icon aria-hidden size={18} className="shrink-0 text-quiet" />
      <dt className="shrink-0 text-quiet">{name}</dt>
      <dd className="min-w-0 grow text-end">{children}</dd>
    </div>
  )
}
