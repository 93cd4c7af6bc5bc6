import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { halalasOf } from '#shared/base/money.ts'
import type { Payout, Transaction } from '#shared/wallet/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { isolated, moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { walletText } from '../messages.ts'
import { momentInWords } from '../when.ts'
import { lookOf, orderSide, payoutAnchor } from './lineLooks.ts'

/** The icon of a line; for incoming money it is on a green background. */
export function LineIcon({ line, className }: { readonly line: Transaction; readonly className: string }) {
  const { icon: Icon } = lookOf(line)
  return (
    <span
      className={classes(
        'flex shrink-0 items-center justify-center rounded-full',
        line.amount > 0 ? 'bg-palm-tint text-palm' : 'bg-tint text-primary',
        className,
      )}
    >
      <Icon aria-hidden size={18} />
    </span>
  )
}

/**
 * The reason of a line, such as a link to the order or the renewal, the bank account of a payout, or the change of the
 * held amount.
 */
export function LineReason({ line }: { readonly line: Transaction }) {
  const t = useText(walletText)
  const { type, reference, detail, held_change } = line
  if (type === 'hold' || type === 'release') {
    const order =
      reference.type === 'order' ? <OrderReason line={line} /> : detail && t.order(isolated(detail))
    return (
      <>
        <HoldChange change={held_change} />
        {order && <> · {order}</>}
      </>
    )
  }
  if (reference.type === 'order') return <OrderReason line={line} />
  if (reference.type === 'renewal') return <RenewalLink line={line} />
  if (reference.type === 'payout') return <>{t.iban(isolated(detail))}</>
  if (reference.type === 'charge') return <LongCode>{detail}</LongCode>
  return <Name>{detail}</Name>
}

function OrderReason({ line: { reference, detail, ...line } }: { readonly line: Transaction }) {
  const t = useText(walletText)
  return (
    <OrderLink
      side={orderSide({ reference, detail, ...line })}
      id={reference.id}
      className="touch text-primary hover:underline"
    >
      {t.order(isolated(detail))}
    </OrderLink>
  )
}

function RenewalLink({ line: { reference, detail } }: { readonly line: Transaction }) {
  return (
    <Link
      to="/profile/subscription"
      search={{ renewal: reference.id }}
      className="touch text-primary hover:underline"
    >
      <Isolate>{detail}</Isolate>
    </Link>
  )
}

function HoldChange({ change }: { readonly change: number }) {
  const t = useText(walletText)
  const locale = useLocale()
  const money = moneyText(halalasOf(Math.abs(change)), locale)
  return <>{change < 0 ? t.freed(money) : t.kept(money)}</>
}

/**
 * The badge of a line: the time until which the amount is held, or that the payout is pending or refused. A refused
 * payout has a link to the reason.
 */
export function LineBadge({
  line: { held_until, type, amount, reference },
  payouts,
}: {
  readonly line: Transaction
  readonly payouts: readonly Payout[]
}) {
  const t = useText(walletText)
  const locale = useLocale()
  const now = useNow()
  if (held_until && Date.parse(held_until) > now) {
    return (
      <Badge tone="amber" icon={Clock}>
        {t.heldBadge(momentInWords(held_until, now, locale))}
      </Badge>
    )
  }
  if (type !== 'payout') return null
  const status = payouts.find(({ id }) => id === reference.id)?.status
  if (status === 'refused') {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        {amount < 0 && <Badge tone="coral">{t.refused}</Badge>}
        <Link
          to="/profile/wallet"
          search={true}
          hash={payoutAnchor(reference.id)}
          className="touch text-meta text-primary hover:underline"
        >
          {t.whyRefused}
        </Link>
      </span>
    )
  }
  if (amount > 0) return null
  if (status === 'pending') {
    return (
      <Badge tone="tint" icon={Clock}>
        {t.waitsTransfer}
      </Badge>
    )
  }
  return null
}

/** An amount with its sign: green for incoming money, normal for outgoing money, muted for zero. */
export function SignedAmount({
  riyals,
  className,
}: {
  readonly riyals: number
  readonly className?: string
}) {
  const tone = riyals > 0 ? 'text-palm' : riyals < 0 ? 'text-text' : 'text-quiet'
  return (
    <span className={classes('font-bold', tone, className)}>
      <Isolate>{printSigned(riyals)}</Isolate>
    </span>
  )
}

/** An amount with its sign, such as `+2,150.00` or `−32.25`. */
function printSigned(riyals: number): string {
  const sign = riyals > 0 ? '+' : riyals < 0 ? '−' : ''
  return sign + plainAmount(Math.abs(riyals))
}

/** A link to an order on the side of the user; plain text if that route does not exist. */
export function OrderLink({
  side,
  id,
  className,
  children,
}: {
  readonly side: 'buyer' | 'seller'
  readonly id: number
  readonly className?: string
  readonly children: ReactNode
}) {
  const { routesByPath } = useRouter()
  const path: string = paths[side]
  if (!(path in routesByPath)) return <span>{children}</span>
  const link = { to: path, params: { orderId: String(id) } } as LinkProps
  return (
    <Link {...link} className={className}>
      {children}
    </Link>
  )
}

const paths = {
  buyer: '/profile/purchase-orders/$orderId',
  seller: '/profile/sell-orders/$orderId',
} as const
