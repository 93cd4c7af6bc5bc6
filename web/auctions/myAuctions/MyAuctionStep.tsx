import { useState } from 'react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { MyAcceptSheet } from './MyAcceptSheet.tsx'
import { myAuctionsText } from './messages.ts'
import { acceptable, relistable } from './turn.ts'

type MyAuctionStepProps = {
  readonly auction: OwnAuction
  /** The first one that needs its owner is filled. */
  readonly filled: boolean
  /** On the auction's own page, where no link to it is needed. */
  readonly alone?: boolean
  /** A one-word label where space is short. */
  readonly short?: boolean
  readonly className?: string
}

/** The main action on an auction now: accept, relist, open its order, or follow it. */
export function MyAuctionStep({
  auction,
  filled,
  alone = false,
  short = false,
  className,
}: MyAuctionStepProps) {
  const t = useText(myAuctionsText)
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
  // A running auction is ended on its own page only, never from a list.
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
