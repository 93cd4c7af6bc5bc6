import { Scale } from 'lucide-react'
import { useState } from 'react'
import { fieldMessage } from '#shared/base/errors.ts'
import { type Halalas, halalas, halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { valueIn } from '#shared/base/text/digits.ts'
import type { OrderBehind } from '#shared/operator/orders.ts'
import { outcomeOf } from '#shared/orders/outcome.ts'
import { sharesOf } from '#shared/orders/shares.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ordersText as orderWords } from '../../orders/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { decisionText } from '../money/messages.ts'
import { Amount } from '../table/Amount.tsx'
import { ordersText } from './messages.ts'

/** Decides the refund of a disputed order or of frozen money; shows both shares first. */
export function DisputeDecision({ behind }: { readonly behind: OrderBehind }) {
  const [t, common] = [useText(ordersText), useText(decisionText)]
  const locale = useLocale()
  const may = useStaffMay('finance')
  const { send, busy, errors, reason } = useStaffCall('POST operator/orders/{id}/decide', {
    done: t.wasDecided,
    fields: ['note', 'refund'],
  })
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  useUnsavedWarning(note !== '' || typed !== '')
  const { order, own } = behind
  const { id } = order
  const total = halalasOf(order.total)
  const read = readAmount(typed, { least: nothing, most: total })
  const refund = valueIn(read)
  const first =
    read.kind === 'empty'
      ? t.amountFirst
      : read.kind === 'problem'
        ? fieldMessage(read.problem, locale)
        : note.trim() === ''
          ? common.noteFirst
          : null
  const refusedBecause = own ? common.own : may ? first : common.financeOnly
  const decide = async () => {
    if (refund === undefined) return
    const body = { refund: toRiyals(refund), note: note.trim() }
    if (await send({ params: { id }, body })) {
      setNote('')
      setTyped('')
    }
  }
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="text-dense font-bold">{order.status === 'disputed' ? t.decide : t.decideFrozen}</h3>
      <FormTrouble reason={reason} />
      <AmountField
        label={order.payment.code === 'cod' ? t.refundByHand : t.refund}
        hint={t.ofTotal(order.total.toFixed(2))}
        errors={errors.refund}
        least={nothing}
        most={total}
        value={typed}
        onChange={setTyped}
      />
      <div className="flex flex-wrap gap-2">
        {(
          [
            [nothing, t.nothing],
            // An odd halala goes to the seller.
            [halalas(Math.floor(total / 2)), t.half],
            [total, t.whole],
          ] as const
        ).map(([amount, label]) => (
          <ChoiceChip key={label} chosen={refund === amount} onChange={() => setTyped(printAmount(amount))}>
            {label}
          </ChoiceChip>
        ))}
      </div>
      {refund !== undefined && <Shares behind={behind} refund={refund} />}
      <Field label={t.reason} errors={errors.note}>
        {(control) => (
          <TextBox
            {...control}
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Button wide icon={Scale} busy={busy} refusedBecause={refusedBecause} onClick={() => void decide()}>
        {t.decideButton}
      </Button>
    </section>
  )
}

const nothing = halalas(0)

/** The shares of both sides before the decision. */
function Shares({ behind, refund }: { readonly behind: OrderBehind; readonly refund: Halalas }) {
  const [t, words] = [useText(ordersText), useText(orderWords)]
  const { order, commission_bp: commissionBp } = behind
  const payment = order.payment.code as PaymentCode
  const shares = sharesOf(
    { subtotal: halalasOf(order.subtotal), total: halalasOf(order.total), commissionBp, payment },
    refund,
  )
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
      {payment === 'cod' && <p className="mt-2 text-meta text-amber">{t.codDecision}</p>}
    </div>
  )
}
