import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { type Halalas, halalasOf, pricePerKg } from '#shared/base/money.ts'
import { gramsOf } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { useAccept } from './MyAuctionMenu.tsx'
import { ownTextOf } from './messages.ts'
import { acceptable, relistable } from './turn.ts'

type MyAuctionStepProps = {
  readonly auction: OwnAuction
  /** True for the first auction that needs its owner; its button is filled. */
  readonly filled: boolean
  /** True on the auction's own page, where no link to that page is needed. */
  readonly alone?: boolean
  /** Uses a one-word label where there is little space. */
  readonly short?: boolean
  readonly className?: string
}

/** The main action on an auction now: accept, relist, open its order, or follow the auction. */
export function MyAuctionStep({
  auction,
  filled,
  alone = false,
  short = false,
  className,
}: MyAuctionStepProps) {
  const t = useText(ownTextOf(auction.way))
  const [asking, setAsking] = useState(false)
  const { id, name, order_id } = auction
  const kind = filled ? 'filled' : 'outlined'
  const look = { kind, wide: true, className: classes('whitespace-nowrap', className) } as const
  if (order_id !== null)
    return (
      <ButtonLink
        to="/profile/sell-orders/$orderId"
        params={{ orderId: String(order_id) }}
        aria-label={t.toOrderNamed(name)}
        {...look}
      >
        {t.toOrder}
      </ButtonLink>
    )
  if (relistable(auction))
    return (
      <ButtonLink
        to="/profile/add-auction"
        search={{ copyOf: id }}
        aria-label={t.relistNamed(name)}
        {...look}
      >
        {t.relist}
      </ButtonLink>
    )
  // A running auction can be ended only on its own page, not from a list.
  if (acceptable(auction) && (alone || auction.status === 'ended'))
    return (
      <>
        <Button {...look} aria-label={t.acceptNamed(name)} onClick={() => setAsking(true)}>
          {short ? t.acceptShort : t.accept}
        </Button>
        <MyAcceptSheet auction={auction} open={asking} onClose={() => setAsking(false)} />
      </>
    )
  if (alone) return null
  return (
    <ButtonLink
      to="/profile/my-auctions/$auctionId"
      params={{ auctionId: String(id) }}
      aria-label={t.manageNamed(name)}
      {...look}
    >
      {t.manage}
    </ButtonLink>
  )
}

type MyAcceptSheetProps = {
  readonly auction: OwnAuction
  readonly open: boolean
  readonly onClose: () => void
}

/** Confirms the acceptance of a bid: bidder, amount, price per kilogram, and whether the bid reaches the reserve. */
function MyAcceptSheet({ auction, open, onClose }: MyAcceptSheetProps) {
  const t = useText(ownTextOf(auction.way))
  const { busy, accept } = useAccept(t.accepted)
  const best = acceptable(auction)
  // Accepts exactly the shown bid. If a newer bid arrives, the sheet shows it before it can be accepted.
  const [read, setRead] = useState(best)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setRead(best)
  }
  const newer = best !== null && best.id !== read?.id
  const press = async () => {
    if (newer) return setRead(best)
    if (read && (await accept(read.id))) onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="middle"
      title={t.acceptTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="outlined" onClick={onClose}>
            {t.notNow}
          </Button>
          {best && (
            <Button busy={busy} onClick={() => void press()}>
              {newer ? t.showHigher : t.acceptNow}
            </Button>
          )}
        </div>
      }
    >
      {read && <Facts auction={auction} bid={read} />}
      <div aria-live="polite" className="px-4 pb-4">
        {(newer || best === null) && (
          <p className="flex items-start gap-2 rounded-control bg-amber-tint px-4 py-3 text-dense text-amber">
            <TriangleAlert aria-hidden size={18} className="mt-1 shrink-0" />
            {best === null ? t.bidGone : t.higherCame}
          </p>
        )}
      </div>
    </Sheet>
  )
}

function Facts({
  auction: { status, quantity, reserve_price, name, way },
  bid: { amount, bidder },
}: {
  readonly auction: OwnAuction
  readonly bid: NonNullable<OwnAuction['best_bid']>
}) {
  const t = useText(ownTextOf(way))
  const below = reserve_price !== null && amount < reserve_price
  const perKilo = perKiloOf(amount, quantity)
  return (
    <div className="flex flex-col gap-3 p-4 pb-3">
      <p className="text-dense text-quiet">
        <Name>{name}</Name>
      </p>
      <dl className="divide-y divide-hairline border-y border-hairline">
        <Fact term={t.amount}>
          <Money riyals={amount} size="card" />
        </Fact>
        <Fact term={t.perKilo}>{perKilo !== undefined && <Money halalas={perKilo} perKilogram />}</Fact>
        <Fact term={t.bidder}>
          <Name className="font-bold">{bidder}</Name>
        </Fact>
        <Fact term={t.reserve}>
          {reserve_price === null ? t.noReserve : <Money riyals={reserve_price} />}
        </Fact>
      </dl>
      {below && (
        <p className="flex items-start gap-2 text-dense text-amber">
          <TriangleAlert aria-hidden size={18} className="mt-1 shrink-0" />
          {t.acceptBelow}
        </p>
      )}
      <p className="text-dense">{status === 'open' ? t.acceptOpen : t.acceptEnded}</p>
    </div>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <dt className="text-dense text-quiet">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The price per kilogram, truncated and not rounded, like every price per kilogram. */
function perKiloOf(amount: number, kilograms: number): Halalas | undefined {
  return pricePerKg(halalasOf(amount), gramsOf(kilograms))
}
