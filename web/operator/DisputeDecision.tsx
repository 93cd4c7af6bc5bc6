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
import { Name } from '../base/ui/Isolate.tsx'
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
  const wrong = refund === null ? null : problemOf(refund, total, t)
  const first = refund === null || wrong ? t.amountFirst : note.trim() === '' ? common.noteFirst : null
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
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="text-dense font-bold">{t.decide}</h3>
      <FormTrouble
        reason={refusal && !refusal.errors.note && !refusal.errors.refund ? refusal.message : undefined}
      />
      <Field
        label={t.refund}
        hint={t.ofTotal(total.toFixed(2))}
        errors={wrong ? [wrong] : refusal?.errors.refund}
      >
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
            [halfOf(total), t.half],
            [total, t.whole],
          ] as const
        ).map(([amount, label]) => (
          <ChoiceChip key={label} chosen={refund === amount} onChange={() => setRefund(amount)}>
            {label}
          </ChoiceChip>
        ))}
      </div>
      {refund !== null && !wrong && <Shares behind={behind} refund={refund} />}
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

/** Whole halalas, none below nothing and none above all of it; null for what can be decided. */
function problemOf(
  refund: number,
  total: number,
  t: { readonly halalas: string; readonly notNegative: string; readonly tooMuch: (total: string) => string },
): string | null {
  if (fromRiyals(refund) === undefined) return t.halalas
  if (refund < 0) return t.notNegative
  return refund > total ? t.tooMuch(total.toFixed(2)) : null
}

/** Of an odd halala the seller has more. */
function halfOf(total: number): number {
  return toRiyals(Math.floor((fromRiyals(total) ?? 0) / 2) as Halalas)
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
    [t.buyer, order.buyer.name, shares.buyer],
    [t.seller, order.seller.name, shares.seller],
    [t.market, null, shares.market],
  ] as const
  return (
    <div className="rounded-control border border-ice-edge bg-ice p-4" role="status">
      <p className="mb-1 text-meta text-quiet">
        {t.willGet} · {t.ends} <b>{words[refund > 0 ? 'returned' : 'completed']}</b>
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
