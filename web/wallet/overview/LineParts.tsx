import { Clock } from 'lucide-react'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import type { Payout, Transaction } from '#shared/wallet/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { apart, isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { walletText } from '../messages.ts'
import { momentInWords } from '../when.ts'
import { lookOf, orderSide } from './lineLooks.ts'
import { OrderLink } from './OrderLink.tsx'

/** The icon of a line, on green for incoming money. */
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

/** The reason of a line: a link to the order, the bank and reference, the account, or the hold. */
export function LineReason({ line }: { readonly line: Transaction }) {
  const t = useText(walletText)
  const { type, reference, detail, held_change } = line
  if (type === 'hold' || type === 'release') {
    return (
      <>
        <HoldChange change={held_change} />{' '}
        {reference.type === 'order' ? <OrderReason line={line} /> : detail && t.order(isolated(detail))}
      </>
    )
  }
  if (reference.type === 'order') return <OrderReason line={line} />
  if (reference.type === 'payout') return <>{t.iban(isolated(detail))}</>
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

function HoldChange({ change }: { readonly change: number }) {
  const t = useText(walletText)
  const locale = useLocale()
  const money = apart(printMoney(halalasOf(Math.abs(change)), locale))
  return <>{change < 0 ? t.freed(money) : t.kept(money)}</>
}

/** The state of an unfinished line: held until a time, or a pending or refused payout. */
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
  if (type !== 'payout' || amount > 0) return null
  const status = payouts.find(({ id }) => id === reference.id)?.status
  if (status === 'pending') {
    return (
      <Badge tone="tint" icon={Clock}>
        {t.waitsTransfer}
      </Badge>
    )
  }
  return status === 'refused' ? <Badge tone="coral">{t.refused}</Badge> : null
}
