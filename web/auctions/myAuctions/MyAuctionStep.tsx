import { useState } from 'react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { MyAcceptSheet } from './MyAcceptSheet.tsx'
import { myAuctionsText } from './messages.ts'
import { acceptable, relistable } from './ownTurn.ts'

type MyAuctionStepProps = {
  readonly auction: OwnAuction
  /** Of several the first that waits is filled. */
  readonly filled: boolean
  /** Where it is followed already there is no way to it. */
  readonly alone?: boolean
  /** One word, where there is no room for more. */
  readonly short?: boolean
  readonly className?: string
}

/** The one thing to do with an auction now: accept, list again, open its order, or else follow it. */
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
  // In a list nobody ends a running auction in passing: that stands on its own page.
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
