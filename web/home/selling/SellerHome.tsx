import { Link, type LinkProps } from '@tanstack/react-router'
import { Anchor, ChevronRight, CircleCheck, Plus } from 'lucide-react'
import type { SellerHome as Home } from '#shared/home/selling.ts'
import { useProfile } from '../../account/profile.ts'
import { VerificationSteps } from '../../account/upgrade/VerificationSteps.tsx'
import { useText } from '../../app/texts/text.ts'
import { shopTitle } from '../../app/titles.ts'
import { OrderCards } from '../../orders/list/OrderRows.tsx'
import { OwnPrices } from '../../prices/selling/OwnPrices.tsx'
import { OwnDrafts } from '../../products/myProducts/OwnDrafts.tsx'
import { ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton, SkeletonList } from '../../ui/states/Skeleton.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { BeharCard } from './BeharCard.tsx'
import { LiveLots } from './LiveLots.tsx'
import { shopText } from './messages.ts'
import { ShopFigures } from './ShopFigures.tsx'
import { useSellerHome } from './useSellerHome.ts'

/** The home page of a seller: pending actions, the latest orders, today's figures and open auctions. */
export function SellerHome() {
  const t = useText(shopText)
  const { title } = useText({ title: shopTitle })
  const home = useSellerHome()
  // The verification steps come first only if the market limits unverified sellers.
  const { unverified_goods, can_view } = useProfile()
  const limited = unverified_goods !== null
  const imports = can_view.includes('beharMarketMain')
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3 md:mb-5">
        <h1 className="grow text-h1 max-md:visually-hidden">{title}</h1>
        <ButtonLink to="/quay" size="main" kind="outlined" icon={Anchor} className="max-md:w-full">
          {t.announce}
        </ButtonLink>
        {/* On a phone the large button of the bottom bar announces a catch; for an importer it adds a supply. */}
        <ButtonLink
          to="/profile/add-product"
          size="main"
          icon={Plus}
          className={imports ? 'max-md:w-full' : 'max-md:hidden'}
        >
          {imports ? t.listImport : t.list}
        </ButtonLink>
      </div>
      <OwnDrafts />
      {limited && <VerificationSteps />}
      {imports && (
        <div className="mb-3 md:mb-5">
          <BeharCard />
        </div>
      )}
      <Loaded result={home} title={t.failed} loading={<HomeSkeleton />} carded>
        {(data) =>
          data.has_listed ? <Shown home={data} /> : <NothingListed home={data} imports={imports} />
        }
      </Loaded>
      {!limited && <VerificationSteps />}
    </>
  )
}

function Shown({ home }: { readonly home: Home }) {
  const t = useText(shopText)
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <Waiting waiting={home.waiting} />
      {home.orders.length > 0 && (
        <section aria-labelledby="shop-orders">
          <div className="mb-2 flex items-center justify-between gap-3">
            <h2 id="shop-orders" className="text-h3">
              {t.orders}
            </h2>
            <TextLink to="/profile/sell-orders">{t.allOrders}</TextLink>
          </div>
          <OrderCards side="seller" orders={home.orders} />
        </section>
      )}
      <ShopFigures home={home} />
      {home.has_sold && <OwnPrices />}
      {home.auctions && (home.auctions.open.length > 0 || home.auctions.scheduled > 0) && (
        <LiveLots auctions={home.auctions} />
      )}
    </div>
  )
}

type WaitingKey = keyof Home['waiting']

/** The counts of pending actions in the order of urgency, each with a link to its list. */
const places: readonly { readonly key: WaitingKey; readonly link: LinkProps }[] = [
  { key: 'accept', link: { to: '/profile/sell-orders', search: { status: 'pending' } } },
  { key: 'prepare', link: { to: '/profile/sell-orders', search: { status: 'accepted' } } },
  { key: 'hand_over', link: { to: '/profile/sell-orders', search: { status: 'in_progress' } } },
  { key: 'returns', link: { to: '/profile/sell-orders', search: { status: 'mine' } } },
  { key: 'lots', link: { to: '/profile/my-auctions', search: { status: 'ended' } } },
  { key: 'offers', link: { to: '/profile/my-requests', search: { show: 'offers', status: 'accepted' } } },
]

function Waiting({ waiting }: { readonly waiting: Home['waiting'] }) {
  const t = useText(shopText)
  const shown = places.filter(({ key }) => waiting[key] > 0)
  return (
    <Card as="section" padding="none" aria-labelledby="shop-waiting" className="overflow-hidden">
      <h2 id="shop-waiting" className="px-4 pt-4 pb-2 text-h3 md:px-5">
        {t.waiting}
      </h2>
      {shown.length === 0 && (
        <p className="flex items-start gap-3 px-4 pb-4 text-dense md:px-5">
          <CircleCheck aria-hidden size={22} className="shrink-0 text-palm" />
          <span>
            <span className="block font-bold">{t.nothing}</span>
            <span className="text-quiet">{t.nothingBody}</span>
          </span>
        </p>
      )}
      <ul className="divide-y divide-hairline empty:hidden">
        {shown.map(({ key, link }) => (
          <li key={key}>
            <Link {...link} className="flex min-h-13 items-center gap-3 px-4 hover:bg-tint md:px-5">
              <span className="grow">{t[key]}</span>
              <span
                className={classes(
                  'inline-flex h-7 min-w-7 items-center justify-center rounded-full px-2 text-dense font-bold',
                  // A prepared order also needs its buyer, so it is not urgent; the counts of the menu and of the list
                  // leave it out.
                  key === 'hand_over' ? 'bg-tint text-primary' : 'bg-coral text-on-coral',
                )}
              >
                <Isolate>{waiting[key]}</Isolate>
              </span>
              <ChevronRight aria-hidden size={20} className="onwards shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/**
 * Shown before the first listing. Orders and money may exist, because an account can buy and sell in a hall before it lists
 * goods.
 */
function NothingListed({ home, imports }: { readonly home: Home; readonly imports: boolean }) {
  const t = useText(shopText)
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <Card>
        <Empty
          title={imports ? t.firstImport : t.first}
          body={t.firstBody}
          // The button above is visible to importers, and to everybody on a wide screen.
          actions={
            !imports && (
              <ButtonLink to="/profile/add-product" icon={Plus} className="md:hidden">
                {t.listFirst}
              </ButtonLink>
            )
          }
        />
      </Card>
      <ShopFigures home={home} />
      {home.has_sold && <OwnPrices />}
    </div>
  )
}

function HomeSkeleton() {
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <Skeleton className="h-40 w-full rounded-card" />
      <SkeletonList count={2} className="grid gap-3 md:grid-cols-2 md:gap-5">
        <Skeleton className="h-44 w-full rounded-card" />
      </SkeletonList>
      <Skeleton className="h-56 w-full rounded-card" />
    </div>
  )
}
