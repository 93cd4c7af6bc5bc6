import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, MapPin } from 'lucide-react'
import { memo } from 'react'
import { useLocale, useText } from '../../app/texts/text.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { cleared, countFilters } from '../../products/filters/filters.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Badge, OriginBadge } from '../../ui/values/Badge.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { bidsOf } from '../bidsOf.ts'
import type { CardAuction } from '../card.ts'
import { auctionsText } from '../messages.ts'
import { TimeStrip } from '../TimeStrip.tsx'
import { fallPerKg, useFall } from '../useFall.ts'
import { WayBadge } from '../WayBadge.tsx'
import type { AuctionFilters } from './filters.ts'
import type { AuctionsData } from './loadAuctions.ts'

type AuctionListProps = Pick<AuctionsData, 'asOf'> & {
  readonly auctions: readonly CardAuction[]
  readonly total: number
  readonly filters: AuctionFilters
}

/** The auctions of a page, or the empty state. */
export function AuctionList({ auctions, total, asOf, filters }: AuctionListProps) {
  if (auctions.length === 0) return <NoAuctions total={total} filters={filters} />
  return (
    <ul className={auctionGrid}>
      {auctions.map((auction, index) => (
        <li key={auction.id} className="min-w-0">
          <AuctionCard
            auction={auction}
            asOf={asOf}
            priority={index < firstRow}
            first={index === 0 && auction.status === 'open' && !filters.sort}
          />
        </li>
      ))}
    </ul>
  )
}

export const auctionGrid = 'grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3'

const firstRow = 3

/** The empty state, whose next step depends on why the list is empty. */
function NoAuctions({ total, filters }: { readonly total: number; readonly filters: AuctionFilters }) {
  const t = useText(auctionsText)
  const emptyState = (body: string, actions: React.ReactNode) => (
    <Empty title={t.empty} body={body} actions={actions} />
  )
  if (total > 0) {
    return emptyState(
      t.emptyPage,
      <ButtonLink to="/auctions" search={{ ...filters, page: undefined }}>
        {t.firstPage}
      </ButtonLink>,
    )
  }
  if (countFilters(filters) > 0) {
    return emptyState(
      t.emptyFiltered,
      <ButtonLink to="/auctions" search={cleared(filters)} resetScroll={false}>
        {t.clearFilters}
      </ButtonLink>,
    )
  }
  const market = (
    <ButtonLink to="/local-market" kind="outlined">
      {t.toMarket}
    </ButtonLink>
  )
  if (filters.status) {
    return emptyState(
      filters.status === 'ended' ? t.emptyEnded : t.emptyScheduled,
      <>
        <ButtonLink to="/auctions" resetScroll={false}>
          {t.showOpen}
        </ButtonLink>
        {market}
      </>,
    )
  }
  return emptyState(
    t.emptyOpen,
    <>
      <ButtonLink to="/auctions" search={{ status: 'scheduled' }} resetScroll={false}>
        {t.showScheduled}
      </ButtonLink>
      {market}
    </>,
  )
}

type AuctionCardProps = {
  readonly auction: CardAuction
  readonly asOf: string
  /** True for the first row, whose pictures load eagerly. */
  readonly priority: boolean
  /** True for the first card, which has the filled button. */
  readonly first: boolean
}

/** An auction in a list: time, lot, price and price per kilogram. It is memoised, as product cards are. */
const AuctionCard = memo(function AuctionCard({ auction, asOf, priority, first }: AuctionCardProps) {
  const t = useText(auctionsText)
  const { id, name, price, bids, quantity, market, status } = auction
  const standing = status === 'open' ? auction.standing : null
  const to = { to: '/auctions/$auctionId', params: { auctionId: String(id) } } as const
  const over = status !== 'open' && status !== 'scheduled'
  const counted = bidsOf(
    { status, way: auction.way ?? 'english', bids_count: bids, offers_count: auction.offers ?? 0 },
    useLocale(),
  )
  const running =
    auction.offers === undefined ? (auction.way ? t[auction.way] : counted) : t.offers(auction.offers)
  const bidsText = status === 'scheduled' ? t.opening : over ? counted : running
  return (
    <Card as="article" padding="none" className="group relative flex h-full flex-col">
      <TimeStrip {...auction} asOf={asOf} />
      <div className="grid grow content-start gap-x-3 p-3 max-md:grid-cols-[112px_minmax(0,1fr)] md:flex md:flex-col md:p-0">
        <div className="ice relative h-22 max-md:ltr:h-26 overflow-hidden rounded-control max-md:row-span-4 md:h-40 md:rounded-none">
          <Picture
            image={auction.image}
            alt=""
            width={384}
            height={160}
            sizes="(min-width: 48rem) 384px, 112px"
            priority={priority}
            className="mx-auto size-full object-contain max-md:ltr:pt-6"
          />
          <span className="pointer-events-none absolute inset-s-1.5 top-1.5 md:inset-s-3 md:top-3 max-md:rtl:hidden">
            <OriginBadge {...auction} />
          </span>
          {standing && (
            <span className="pointer-events-none absolute inset-s-3 bottom-3 max-md:hidden">
              <StandingBadge standing={standing} />
            </span>
          )}
          {auction.way && (
            <span className="pointer-events-none absolute inset-e-3 top-3 max-md:hidden">
              <WayBadge way={auction.way} />
            </span>
          )}
        </div>
        <div className="flex items-start justify-between gap-2 max-[22.5rem]:flex-wrap md:grow md:px-4 md:pt-4">
          <div className="min-w-0">
            <h2 className="line-clamp-2 text-h3 text-pretty">
              <Link
                {...to}
                className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary"
              >
                {name}
              </Link>
            </h2>
            <DeviceName code={auction.fish} className="block truncate text-meta text-quiet" />
          </div>
          {/* Shown next to a short Arabic name. English names need the whole line, so their badge is on the picture. */}
          <span className="shrink-0 md:hidden ltr:hidden">
            <OriginBadge {...auction} />
          </span>
          <Kilograms kilograms={quantity} className="text-dense font-bold max-md:hidden" />
        </div>
        <Dotted className="text-meta text-quiet md:hidden">
          <Kilograms kilograms={quantity} />
          <PerKilogram auction={auction} asOf={asOf} />
        </Dotted>
        <div className="flex flex-wrap items-baseline justify-between gap-x-2 md:px-4">
          {auction.fall ? (
            <FallingMoney fall={auction.fall} asOf={asOf} />
          ) : (
            <Money riyals={price} size="card" />
          )}
          <span className="text-meta text-quiet max-md:hidden">
            <PerKilogram auction={auction} asOf={asOf} className="[&>bdi]:font-normal" />
          </span>
          <span className="text-meta whitespace-nowrap text-quiet md:hidden">
            {/* On a phone the picture has no badge of the way to sell, so this line names it. */}
            {auction.offers !== undefined && <>{t.sealed} · </>}
            {bidsText}
          </span>
        </div>
        <div className="flex min-w-0 items-center justify-between gap-2 text-meta text-quiet md:px-4 md:pb-4">
          <span className="flex min-w-0 items-center gap-2">
            <MapPin aria-hidden size={16} className="shrink-0 max-md:hidden" />
            <span className={classes('truncate', standing && 'max-md:hidden')}>{market}</span>
            {standing && (
              <span className="md:hidden">
                <StandingBadge standing={standing} />
              </span>
            )}
          </span>
          <span className="shrink-0 max-md:hidden">{bidsText}</span>
        </div>
      </div>
      <div className="mt-auto px-4 pb-4 max-md:hidden">
        <ButtonLink
          {...to}
          wide
          kind={first ? 'filled' : 'outlined'}
          className="relative"
          aria-label={over ? t.resultNamed(name) : t.followNamed(name)}
        >
          {over ? t.result : t.follow}
        </ButtonLink>
      </div>
    </Card>
  )
})

/** The price of an open Dutch lot by the server's clock. */
function FallingMoney({
  fall,
  asOf,
}: Pick<AuctionCardProps, 'asOf'> & { readonly fall: NonNullable<CardAuction['fall']> }) {
  return <Money riyals={useFall(fall, asOf).price} size="card" />
}

/** The price per kilogram; that of an open Dutch lot falls with its price. */
function PerKilogram({
  auction: { fall, quantity, pricePerKg },
  asOf,
  className = '',
}: Pick<AuctionCardProps, 'auction' | 'asOf'> & { readonly className?: string }) {
  if (!fall) return <Money riyals={pricePerKg} perKilogram className={className} />
  return <FallingPerKilogram fall={fall} quantity={quantity} asOf={asOf} className={className} />
}

function FallingPerKilogram({
  fall,
  quantity,
  asOf,
  className,
}: Pick<AuctionCardProps, 'asOf'> & {
  readonly fall: NonNullable<CardAuction['fall']>
  readonly quantity: number
  readonly className: string
}) {
  const each = fallPerKg(useFall(fall, asOf).price, quantity)
  return each === undefined ? null : <Money riyals={each} perKilogram className={className} />
}

/** The user's standing in an open auction, as a badge. */
function StandingBadge({ standing }: { readonly standing: NonNullable<CardAuction['standing']> }) {
  const t = useText(auctionsText)
  return standing === 'leading' ? (
    <Badge tone="palm" icon={CircleCheck}>
      {t.leading}
    </Badge>
  ) : (
    <Badge tone="coral" icon={CircleAlert}>
      {t.outbid}
    </Badge>
  )
}
