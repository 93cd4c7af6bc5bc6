import { Hand, Hourglass, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { Order } from '#shared/orders/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { ordersText, turnText } from '../messages.ts'
import { type Turn, turnFor } from '../turn.ts'

/** Whose turn it is and the next step with its deadline; highlighted for the reader's own turn. */
export function TurnPanel({ order }: { readonly order: Order }) {
  const t = useText(turnText)
  const common = useText(ordersText)
  const locale = useLocale()
  const now = useNow()
  const { who, say } = turnFor(order, now, locale)
  const Icon = icons[who]
  const other = order.side === 'seller' ? common.buyer : common.seller
  const head = {
    me: t.yourNextStep,
    other: t.theirNextStep(other),
    market: t.theirNextStep(common.market),
    nobody: t.nothingLeft,
  }[who]
  return (
    <section
      aria-live="polite"
      className={classes(
        'flex items-center gap-4 rounded-card border p-4 md:px-5',
        who === 'me' ? 'border-sand-edge bg-sand text-on-sand' : 'border-hairline bg-card',
      )}
    >
      <Icon aria-hidden size={26} className="shrink-0" />
      <div className="min-w-0">
        <p className={classes('text-dense', who !== 'me' && 'text-quiet')}>{head}</p>
        <p className={classes('text-h3', who === 'me' && 'text-text')}>{say}</p>
      </div>
    </section>
  )
}

const icons: Readonly<Record<Turn['who'], LucideIcon>> = {
  me: Hand,
  other: Hourglass,
  market: ShieldCheck,
  nobody: ShieldCheck,
}
