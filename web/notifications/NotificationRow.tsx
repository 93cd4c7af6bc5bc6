import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import {
  Anchor,
  BellOff,
  BellRing,
  CalendarClock,
  CircleCheck,
  Fish,
  Gavel,
  HandCoins,
  Handshake,
  type LucideIcon,
  PackageOpen,
  Truck,
  UserRound,
  Wallet,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { pictureOf } from '#shared/base/paths.ts'
import type { DataType, Notification } from '#shared/notifications/contract.ts'
import type { Lead } from '#shared/notifications/rules.ts'
import { leadOf } from '#shared/notifications/rules.ts'
import { useCall } from '../app/calls/useCall.ts'
import { useText } from '../app/texts/text.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Ago } from '../ui/values/Ago.tsx'
import { partsOf } from './messageParts.ts'
import { notificationsText } from './messages.ts'

/** A notification with its text, time and link. */
export function NotificationRow({
  notification: { data, read_at },
  onLeave,
}: {
  readonly notification: Notification
  readonly onLeave: () => void
}) {
  const t = useText(notificationsText)
  const fresh = read_at === null
  return (
    <li className={fresh ? 'bg-ground' : undefined}>
      <RowLink data={data} onLeave={onLeave}>
        <RowPicture data={data} />
        <span className="min-w-0 grow">
          <span className="block text-dense">
            {fresh && <VisuallyHidden>{t.isNew} </VisuallyHidden>}
            {partsOf(data.message, data.strong).map(({ text, strong }, place) =>
              strong ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
                <strong key={place} className={classes('font-bold', text.length < 24 && 'whitespace-nowrap')}>
                  <bdi>{text}</bdi>
                </strong>
              ) : (
                text
              ),
            )}
          </span>
          <Ago at={data.time} className="mt-1 block text-meta text-quiet" />
        </span>
        <span
          aria-hidden="true"
          className={classes('mt-2 size-2.5 shrink-0 rounded-full', fresh && 'bg-primary')}
        />
      </RowLink>
      {data.alert && <StopAlert id={data.alert.id} />}
    </li>
  )
}

/** Ends the alert that caused a notification. */
function StopAlert({ id }: { readonly id: number }) {
  const t = useText(notificationsText)
  const [stopped, setStopped] = useState(false)
  const stop = useCall('DELETE profile/alerts/{id}', {
    done: t.alertStopped,
    toastRefusals: true,
    onDone: () => setStopped(true),
    // An alert that is not found has ended already.
    onRefused: ({ code }) => code === 'not_found' && setStopped(true),
  })
  if (stopped) return null
  return (
    <Button
      kind="text"
      icon={BellOff}
      busy={stop.busy}
      onClick={() => void stop.send({ params: { id } })}
      className="ms-19 mb-2"
    >
      {t.stopAlert}
    </Button>
  )
}

type DataProps = { readonly data: Notification['data'] }

/** Links to the page that a notification is about, if the route of this page exists. */
function RowLink({
  data,
  onLeave,
  children,
}: DataProps & { readonly onLeave: () => void; readonly children: ReactNode }) {
  const { routesByPath } = useRouter()
  const { path, params, search } = routeOf(leadOf(data))
  const row = 'flex gap-4 px-5 py-4'
  if (!(path in routesByPath)) return <div className={row}>{children}</div>
  return (
    <Link
      {...({ to: path, params, search } as LinkProps)}
      onClick={onLeave}
      className={classes(row, 'hover:bg-tint')}
    >
      {children}
    </Link>
  )
}

/** The avatar of the user who caused the notification; if there is none, an icon of the notification's type. */
function RowPicture({ data: { user, data_type } }: DataProps) {
  const { icon: Icon, tone } = looks[data_type]
  return user.avatar ? (
    <img
      src={pictureOf(user.avatar, 160)}
      alt={user.name}
      width={48}
      height={48}
      loading="lazy"
      className="size-12 shrink-0 rounded-full bg-sand object-cover"
    />
  ) : (
    <span
      aria-hidden="true"
      className={classes('inline-flex size-12 shrink-0 items-center justify-center rounded-full', tone)}
    >
      <Icon size={22} />
    </span>
  )
}

const tones = {
  urgent: 'bg-coral-tint text-coral',
  done: 'bg-palm-tint text-palm',
  waiting: 'bg-amber-tint text-amber',
  plain: 'bg-tint text-primary',
} as const

/**
 * Icon and colour of each type of notification. Coral means urgent, green means done, and amber means that an action is
 * required.
 */
const looks: Record<DataType, { readonly icon: LucideIcon; readonly tone: string }> = {
  orders: { icon: PackageOpen, tone: tones.waiting },
  auction_orders: { icon: PackageOpen, tone: tones.waiting },
  user_orders: { icon: Truck, tone: tones.plain },
  auction: { icon: Gavel, tone: tones.plain },
  auction_confirm: { icon: CircleCheck, tone: tones.done },
  auction_outbid: { icon: Gavel, tone: tones.urgent },
  request_offer: { icon: HandCoins, tone: tones.waiting },
  offer_accepted: { icon: Handshake, tone: tones.done },
  request: { icon: HandCoins, tone: tones.plain },
  wallet: { icon: Wallet, tone: tones.done },
  account: { icon: UserRound, tone: tones.plain },
  product: { icon: Fish, tone: tones.urgent },
  behar_deal: { icon: Handshake, tone: tones.waiting },
  subscription: { icon: CalendarClock, tone: tones.waiting },
  alert_product: { icon: Fish, tone: tones.plain },
  alert_auction: { icon: Gavel, tone: tones.plain },
  alert_price: { icon: BellRing, tone: tones.plain },
  landing: { icon: Anchor, tone: tones.waiting },
  auction_session: { icon: Gavel, tone: tones.urgent },
  behar_demand: { icon: Handshake, tone: tones.waiting },
}

/** The route to which a notification links. The caller checks whether the route exists. */
function routeOf(lead: Lead): {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, unknown>>
} {
  return {
    path: routePaths[lead.route],
    params: paramsOf(lead),
    search: searchOf(lead),
  }
}

function searchOf(lead: Lead): Readonly<Record<string, unknown>> {
  if ('dealId' in lead) return { of: 'deals', deal: lead.dealId }
  return 'demandId' in lead ? { demand: lead.demandId } : {}
}

function paramsOf(lead: Lead): Readonly<Record<string, string>> {
  if ('auctionId' in lead) return { auctionId: String(lead.auctionId) }
  if ('requestId' in lead) return { requestId: String(lead.requestId) }
  if ('sessionId' in lead) return { sessionId: String(lead.sessionId) }
  if ('landingId' in lead) return { landingId: String(lead.landingId) }
  if ('productId' in lead) return { productId: String(lead.productId) }
  if ('fish' in lead) return { fish: lead.fish }
  return 'orderId' in lead ? { orderId: String(lead.orderId) } : {}
}

const routePaths = {
  sellOrders: '/profile/sell-orders/$orderId',
  purchaseOrders: '/profile/purchase-orders/$orderId',
  myAuctions: '/profile/my-auctions/$auctionId',
  myProducts: '/profile/my-products/$productId',
  auctionConfirmation: '/auctions/$auctionId/confirmation',
  auctionDetails: '/auctions/$auctionId',
  landingDetails: '/landings/$landingId',
  auctionSession: '/auctions/sessions/$sessionId',
  myRequests: '/profile/my-requests/$requestId',
  requestDetails: '/requests/$requestId',
  wallet: '/profile/wallet',
  account: '/profile/account',
  subscription: '/profile/subscription',
  productDetails: '/local-market/$productId',
  fishPrices: '/prices/$fish',
  prices: '/prices',
  myDemands: '/international-market/behar-market/my-demands',
  beharMarketMain: '/international-market/behar-market/main',
} as const satisfies Record<Lead['route'], string>
