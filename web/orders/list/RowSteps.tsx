import type { OrderSummary } from '#shared/orders/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { actionText } from '../actions/messages.ts'
import { questionBodies } from '../actions/stepQuestions.ts'
import { isEnded, OrderAgain } from '../again/OrderAgain.tsx'
import type { OrderSide } from '../orderQueries.ts'
import { orderPaths } from '../orderQueries.ts'
import { isPaidTogether, turnFor } from '../turn.ts'
import { useOrderStep } from '../useOrderCall.ts'

/**
 * The buttons of a row: accept and reject, a link to the reader's next step, or an ended order again. The row itself is the
 * link to the order, so other rows have no button.
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
        {!table && (
          <Button
            kind="outlined"
            busy={busy === 'rejected'}
            aria-label={t.rejectOf(number)}
            onClick={async () => {
              const sure = await ask({
                title: t.rejectAsk,
                body: questionBodies(order, locale).reject,
                accept: t.reject,
                refuse: t.back,
                grave: true,
              })
              if (sure) await take(order, 'rejected', t.rejected)
            }}
            className="text-coral"
          >
            {t.rejectShort}
          </Button>
        )}
      </div>
    )
  }
  if (mine) {
    return (
      <div className={className}>
        <StepLink side={side} order={order} kind={kind}>
          {isPaidTogether(order) ? t.view : t[shortSteps[order.status] ?? 'view']}
        </StepLink>
      </div>
    )
  }
  if (!isEnded(order)) return null
  return (
    <div className={className}>
      <OrderAgain order={order} />
    </div>
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
  children,
}: {
  readonly side: OrderSide
  readonly order: OrderSummary
  readonly kind: 'filled' | 'outlined'
  readonly children: string
}) {
  const t = useText(actionText)
  return (
    <ButtonLink
      kind={kind}
      to={orderPaths[side].one}
      params={{ orderId: String(order.id) }}
      aria-label={`${children}, ${t.viewOrder(order.number)}`}
    >
      {children}
    </ButtonLink>
  )
}
