import { Scale } from 'lucide-react'
import { useState } from 'react'
import { fromRiyals, type Halalas, toRiyals } from '#shared/base/money.ts'
import type { OrderBehind } from '#shared/operator/orders.ts'
import { sharesOf } from '#shared/orders/shares.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { ChoiceChip } from '../base/ui/Chip.tsx'
import { Field, NumberBox, TextBox } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'

import { useUnsavedWarning } from '../base/unsaved.ts'
import { ordersText as orderWords } from '../orders/messages.ts'
import { Amount } from './Amount.tsx'
import { decisionText } from './decisionMessages.ts'
import { ordersText } from './ordersMessages.ts'
import { useStaffMay } from './staffMay.ts'
import { useDecision } from './useDecision.ts'

/** How much of a disputed order goes back, with what each side gets of it before it is decided. */
export function DisputeDecision({ behind }: { readonly behind: OrderBehind }) {
  const [t, common] = [useText(ordersText), useText(decisionText)]
  const locale = useLocale()
  const may = useStaffMay('finance')
  const { act, busy, refusal } = useDecision()
  const [refund, setRefund] = useState<number | null>(null)
  const [note, setNote] = useState('')
  useUnsavedWarning(note !== '' || refund !== null)
  const { order, own } = behind
  const { id, total } = order
  const tooMuch = refund !== null && refund > total
  const first = refund === null || tooMuch ? t.amountFirst : note.trim() === '' ? common.noteFirst : null
  const refusedBecause = own ? common.own : may ? first : common.financeOnly
  const decide = async () => {
    if (refund === null) return
    const body = { refund, note: note.trim() }
    const work = () => api('POST operator/orders/{id}/decide', { params: { id }, body }, { locale })
    if (await act('decide', work, t.wasDecided)) {
      setNote('')
      setRefund(null)
    }
  }
  const wrong = tooMuch ? [t.tooMuch(total.toFixed(2))] : refusal?.errors.refund
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="text-dense font-bold">{t.decide}</h3>
      <FormTrouble
        reason={refusal && !refusal.errors.note && !refusal.errors.refund ? refusal.message : undefined}
      />
      <Field label={t.refund} errors={wrong}>
        {(control) => (
          <NumberBox
            {...control}
            value={refund ?? undefined}
            onCommit={(value) => setRefund(value ?? null)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {(
          [
            [0, t.nothing],
            [Math.floor(total * 50) / 100, t.half],
            [total, t.whole],
          ] as const
        ).map(([amount, label]) => (
          <ChoiceChip key={label} chosen={refund === amount} onChange={() => setRefund(amount)}>
            {label}
          </ChoiceChip>
        ))}
      </div>
      {refund !== null && !tooMuch && <Shares behind={behind} refund={refund} />}
      <Field label={t.reason} errors={refusal?.errors.note}>
        {(control) => (
          <TextBox
            {...control}
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Button
        wide
        icon={Scale}
        busy={busy === 'decide'}
        refusedBecause={refusedBecause}
        onClick={() => void decide()}
      >
        {t.decideButton}
      </Button>
    </section>
  )
}

/** What comes of a decision, before it is taken. */
function Shares({ behind, refund }: { readonly behind: OrderBehind; readonly refund: number }) {
  const [t, words] = [useText(ordersText), useText(orderWords)]
  const { order, commission_bp: commissionBp } = behind
  const payment = order.payment.code as PaymentCode
  const halalas = (riyals: number) => fromRiyals(riyals) as Halalas
  const shares = sharesOf(
    { subtotal: halalas(order.subtotal), total: halalas(order.total), commissionBp, payment },
    halalas(refund),
  )
  const rows = [
    [t.buyer, shares.buyer],
    [t.seller, shares.seller],
    [t.market, shares.market],
  ] as const
  return (
    <div className="rounded-control border border-ice-edge bg-ice p-4" role="status">
      <p className="mb-1 text-meta text-quiet">
        {t.willGet} · {t.ends} <b>{words[refund > 0 ? 'returned' : 'completed']}</b>
      </p>
      <dl className="divide-y divide-hairline">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex min-h-9 items-center justify-between gap-4">
            <dt>{name}</dt>
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
