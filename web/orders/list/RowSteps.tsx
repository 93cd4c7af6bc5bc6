import { X } from 'lucide-react'
import { useState } from 'react'
import type { OrderSummary } from '#shared/orders/contract.ts'
import { needsAddress } from '#shared/orders/rules.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { actionText } from '../actions/messages.ts'
import { RefusalForm } from '../actions/RefusalForm.tsx'
import { questionBodies } from '../actions/stepQuestions.ts'
import { isEnded, OrderAgain } from '../again/OrderAgain.tsx'
import type { OrderSide } from '../orderQueries.ts'
import { orderPaths } from '../orderQueries.ts'
import { isPaidTogether, turnFor } from '../turn.ts'
import { useOrderStep } from '../useOrderCall.ts'

/**
 * The buttons of a row: the seller's steps up to the delivery, a link to the reader's next step, or the button that
 * orders the goods of an ended order again. Other rows have no button, because the row itself links to the order.
 */
export function RowSteps({
  side,
  order,
  first,
  table = false,
  className,
}: {
  readonly side: OrderSide
  readonly order: OrderSummary
  /** True for the first row, which has the only filled button. */
  readonly first: boolean
  /** True in a table, which has room for only one short label. */
  readonly table?: boolean
  readonly className: string
}) {
  const t = useText(actionText)
  const locale = useLocale()
  const now = useNow()
  const { busy, take } = useOrderStep()
  const { number, allowed_statuses: allowed } = order
  const mine = turnFor(order, now, locale).who === 'me'
  const kind = first && mine && !isPaidTogether(order) ? 'filled' : 'outlined'
  if (side === 'seller' && allowed.includes('accepted')) {
    return (
      <div className={className}>
        <Button
          kind={kind}
          busy={busy === 'accepted'}
          aria-label={t.acceptOf(number)}
          onClick={() => void take(order, 'accepted', t.accepted)}
        >
          {table ? t.acceptShort : t.accept}
        </Button>
        <Refuse order={order} from="pending" table={table} />
      </div>
    )
  }
  if (side === 'seller' && !table && allowed.includes('in_progress')) {
    const delivers = needsAddress(order.delivery_method.code)
    const step = delivers ? t.start : t.ready
    return (
      <div className={className}>
        <Button
          kind={kind}
          busy={busy === 'in_progress'}
          aria-label={t.of(step, number)}
          onClick={() => void take(order, 'in_progress', delivers ? t.started : t.madeReady)}
          className="px-3"
        >
          {step}
        </Button>
        <StepLink side={side} order={order} kind="outlined" hash="weigh">
          {t.weighShort}
        </StepLink>
      </div>
    )
  }
  if (side === 'seller' && order.status === 'in_progress' && allowed.includes('completed')) {
    return (
      <div className={className}>
        <Button
          kind="outlined"
          busy={busy === 'completed'}
          aria-label={t.of(t.delivered, number)}
          onClick={async () => {
            const { delivered: body } = questionBodies(order, locale)
            const sure = await ask({ title: t.deliveredAsk, body, accept: t.delivered, refuse: t.notYet })
            if (sure) await take(order, 'completed', t.handedOver)
          }}
        >
          {t.delivered}
        </Button>
      </div>
    )
  }
  if (mine) {
    return (
      <div className={className}>
        <StepLink side={side} order={order} kind={kind}>
          {isPaidTogether(order) ? t.view : t[shortSteps[order.status] ?? 'view']}
        </StepLink>
        {side === 'seller' && order.status === 'accepted' && <Refuse order={order} from="accepted" table />}
      </div>
    )
  }
  if (!isEnded(order)) return null
  return (
    <div className={classes(className, table && 'whitespace-nowrap [&>*]:px-3')}>
      <OrderAgain order={order} />
    </div>
  )
}

/** The refusal of a new or an accepted order, with its reason. */
function Refuse({
  order,
  from,
  table,
}: {
  readonly order: OrderSummary
  readonly from: 'pending' | 'accepted'
  readonly table: boolean
}) {
  const t = useText(actionText)
  const [open, setOpen] = useState(false)
  const isNew = from === 'pending'
  const label = isNew ? t.rejectOf(order.number) : t.cancelOf(order.number)
  const press = () => setOpen(true)
  return (
    <>
      {table ? (
        <IconButton icon={X} label={label} onClick={press} className="text-coral!" />
      ) : (
        <Button kind="outlined" aria-label={label} onClick={press} className="text-coral">
          {t.rejectShort}
        </Button>
      )}
      <RefusalForm
        order={order}
        from={from}
        open={open}
        done={isNew ? t.rejected : t.cancelled}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const shortSteps: Partial<
  Record<OrderSummary['status'], 'payShort' | 'weighShort' | 'confirmShort' | 'answerShort'>
> = {
  pending: 'payShort',
  accepted: 'weighShort',
  in_progress: 'confirmShort',
  return_requested: 'answerShort',
}

function StepLink({
  side,
  order,
  kind,
  hash,
  children,
}: {
  readonly side: OrderSide
  readonly order: OrderSummary
  readonly kind: 'filled' | 'outlined'
  /** The part of the order's page that gets the focus. */
  readonly hash?: 'weigh'
  readonly children: string
}) {
  const t = useText(actionText)
  return (
    <ButtonLink
      kind={kind}
      to={orderPaths[side].one}
      params={{ orderId: String(order.id) }}
      {...(hash ? { hash } : {})}
      aria-label={`${children}, ${t.viewOrder(order.number)}`}
    >
      {children}
    </ButtonLink>
  )
}
