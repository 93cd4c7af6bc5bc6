import { Scale } from 'lucide-react'
import { useRef } from 'react'
import { type Halalas, halalas, halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { sureValueIn, valueIn } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import type { OrderBehind } from '#shared/operator/orders.ts'
import { outcomeOf } from '#shared/orders/outcome.ts'
import { sharesOf } from '#shared/orders/shares.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ordersText as orderWords } from '../../orders/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { ask, type Question } from '../../ui/overlay/questions.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { useShortcuts } from '../frame/shortcuts.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { decisionText } from '../money/messages.ts'
import { Amount } from '../table/Amount.tsx'
import { QueueHint } from '../table/keys/QueueHint.tsx'
import { useQueue, useQueueKeys } from '../table/keys/queue.ts'
import { ordersText } from './messages.ts'

/** Decides the refund of a disputed order or of frozen money; shows the shares of both sides before the decision. */
export function DisputeDecision({ behind }: { readonly behind: OrderBehind }) {
  const [t, common] = [useText(ordersText), useText(decisionText)]
  const locale = useLocale()
  const questionOf = useQuestion(behind)
  const may = useStaffMay('finance')
  const { order, own } = behind
  const total = halalasOf(order.total)
  const bounds = { least: nothing, most: total }
  const queue = useQueue()
  const form = useRef<HTMLFormElement>(null)
  const call = useStaffCall('POST operator/orders/{id}/decide', { done: t.wasDecided(order.number) })
  const { typed, type, field, busy, reason, submit } = useForm(call, {
    start: { refund: '', note: '' },
    labels: { refund: t.refund, note: t.reason },
    sent: ({ refund, note }) => ({
      params: { id: order.id },
      body: { refund: toRiyals(sureValueIn(readAmount(refund, bounds))), note: note.trim() },
    }),
    unsaved: true,
    resets: true,
  })
  const read = readAmount(typed.refund, bounds)
  const refund = valueIn(read)
  const first =
    read.kind === 'empty'
      ? t.amountFirst
      : read.kind === 'problem'
        ? fieldMessage(read.problem, locale)
        : typed.note.trim() === ''
          ? common.noteFirst
          : null
  const forbidden = own ? common.own : may ? null : common.financeOnly
  const refusedBecause = forbidden ?? first
  const decide = async () => {
    if (refund === undefined) return
    const next = queue?.leave(order.id)
    if (!(await ask(questionOf(refund)))) return
    if (await submit()) next?.()
  }
  useQueueKeys({
    accept: () => {
      if (refusedBecause === null) void decide()
      else form.current?.querySelector('input')?.focus()
    },
  })
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (refusedBecause === null) void decide()
      }}
      className="flex min-w-0 flex-col gap-3"
    >
      <h3 className="text-dense font-bold">{order.status === 'disputed' ? t.decide : t.decideFrozen}</h3>
      <FormTrouble reason={reason} />
      {forbidden === null && (
        <>
          <AmountField
            label={order.payment.code === 'cod' ? t.refundByHand : t.refund}
            hint={t.ofTotal(plainAmount(order.total))}
            {...bounds}
            {...field('refund')}
          />
          <div className="flex flex-wrap gap-2">
            {(
              [
                [nothing, t.nothing],
                // If the amount is odd, the last halala goes to the seller.
                [halalas(Math.floor(total / 2)), t.half],
                [total, t.whole],
              ] as const
            ).map(([amount, label]) => (
              <ChoiceChip
                key={label}
                chosen={refund === amount}
                onChange={() => type({ refund: printAmount(amount) })}
              >
                {label}
              </ChoiceChip>
            ))}
          </div>
          {refund !== undefined && <Shares behind={behind} refund={refund} />}
          <TextField label={t.reason} maxLength={200} {...field('note')} />
        </>
      )}
      <Button type="submit" wide icon={Scale} busy={busy} refusedBecause={refusedBecause}>
        {t.decideButton}
      </Button>
      <QueueHint id={order.id} refuses={false} decides={forbidden === null} />
    </form>
  )
}

const nothing = halalas(0)

/** The confirmation before sending, which names both sides and their amounts: a decision cannot be undone. */
function useQuestion(behind: OrderBehind): (refund: Halalas) => Question {
  const [t, common] = [useText(ordersText), useText(decisionText)]
  const [keys] = useShortcuts()
  const { buyer, seller, payment } = behind.order
  return (refund) => {
    const rest = plainAmount(toRiyals(decidedShares(behind, refund).seller))
    const sure = payment.code === 'cod' ? t.sureByHand : t.sureRefund
    return {
      title:
        refund === 0 ? t.sureNothing(seller.name, rest) : sure(buyer.name, plainAmount(toRiyals(refund))),
      body: refund === 0 ? t.sureFinal : t.sureBody(seller.name, rest),
      accept: t.decideButton,
      refuse: common.notYet,
      ...(keys && { key: 'KeyA' as const }),
    }
  }
}

function decidedShares({ order, commission_bp: commissionBp }: OrderBehind, refund: Halalas) {
  const payment = order.payment.code as PaymentCode
  const [subtotal, total] = [halalasOf(order.subtotal), halalasOf(order.total)]
  return sharesOf({ subtotal, total, commissionBp, payment }, refund)
}

/** The shares of both sides that follow from the typed refund. */
function Shares({ behind, refund }: { readonly behind: OrderBehind; readonly refund: Halalas }) {
  const [t, words] = [useText(ordersText), useText(orderWords)]
  const { order } = behind
  const shares = decidedShares(behind, refund)
  const ended = outcomeOf({
    status: refund > 0 ? 'returned' : 'completed',
    returnRefused: order.return?.refused_at !== null,
    decidedRefund: refund,
    total: halalasOf(order.total),
  })
  const rows = [
    [t.buyer, order.buyer.name, shares.buyer],
    [t.seller, order.seller.name, shares.seller],
    [t.market, null, shares.market],
  ] as const
  return (
    <div className="rounded-control border border-ice-edge bg-ice p-4" role="status">
      <p className="mb-1 text-meta text-quiet">
        {t.willGet} · {t.ends} <b>{words[ended ?? 'returned']}</b>
      </p>
      <dl className="divide-y divide-hairline">
        {rows.map(([side, name, amount]) => (
          <div key={side} className="flex min-h-9 items-center justify-between gap-4 py-1">
            <dt className="min-w-0">
              {side} {name && <Name className="text-quiet wrap-anywhere">{name}</Name>}
            </dt>
            <dd>
              <Amount riyals={toRiyals(amount)} className="font-bold" />
            </dd>
          </div>
        ))}
      </dl>
      {order.payment.code === 'cod' && <p className="mt-2 text-meta text-amber">{t.codDecision}</p>}
    </div>
  )
}
