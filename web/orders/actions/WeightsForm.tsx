import { Check, Scale } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { type Halalas, halalasOf } from '#shared/base/money.ts'
import { gramsOf, printKilograms } from '#shared/base/quantity.ts'
import type { Order, OrderSaleType } from '#shared/orders/contract.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { PreparationNote } from '../../products/preparation/PreparationNote.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { detailsText } from '../details/messages.ts'
import { LinePrice } from '../details/OrderItems.tsx'
import { ItemPlate } from '../list/OrderParts.tsx'
import { orderFormText } from './messages.ts'
import type { Weights } from './useWeights.ts'
import { commissionAfter, proceedsAfter, type WeighedLine } from './weighing.ts'

/**
 * Records the packed weights. Shows their difference from the order in kilograms and riyals, and the seller's proceeds.
 */
export function WeightsForm({ order, weights }: { readonly order: Order; readonly weights: Weights }) {
  const t = useText(orderFormText)
  const { ref, typed, type, lines, errorsOf, unsaved, submit } = weights
  useFocusFromLink(ref)
  const cash = order.payment.code === 'cod'
  return (
    <Card as="section" padding="details" aria-labelledby="weigh">
      <form
        ref={ref}
        noValidate
        aria-labelledby="weigh"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <h2 id="weigh" className="text-h3">
          {t.weighTitle}
        </h2>
        <p className="mt-1 text-meta text-quiet">{cash ? t.weighHintCash : t.weighHint}</p>
        <FormTrouble reason={weights.reason} />
        <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
          {lines.map((line, index) => (
            <Line
              key={line.item.product_id}
              order={order}
              line={line}
              name={`items.${index}.quantity`}
              typed={typed[index] ?? ''}
              errors={errorsOf(`items.${index}.quantity`)}
              onType={(text) => type(index, text)}
            />
          ))}
        </ul>
        <Sums order={order} weights={weights} />
        <Button
          type="submit"
          kind="outlined"
          icon={Scale}
          wide
          busy={weights.busy}
          refusedBecause={unsaved ? null : t.nothingToSave}
          className="mt-4"
        >
          {t.saveWeights}
        </Button>
      </form>
      <span className="visually-hidden" role="status">
        {unsaved && weights.effect}
      </span>
    </Card>
  )
}

/** Puts the cursor into the first weight if the address names this form, as the lists of orders do. */
function useFocusFromLink(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (window.location.hash !== '#weigh') return
    const input = form.current?.querySelector('input')
    input?.focus()
    input?.select()
  }, [form])
}

function Line({
  order,
  line,
  name,
  typed,
  errors,
  onType,
}: {
  readonly order: Order
  readonly line: WeighedLine
  readonly name: string
  readonly typed: string
  readonly errors: readonly string[] | undefined
  readonly onType: (text: string) => void
}) {
  const t = useText(orderFormText)
  const { item, problem } = line
  const own = problem === 'too_much' ? [t.tooMuch(printKilograms(gramsOf(item.ordered_quantity)))] : undefined
  return (
    <li className="flex flex-col gap-3 py-4">
      <Ordered line={line} saleType={order.sale_type} />
      <div className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[16rem_minmax(0,1fr)]">
        <QuantityField
          label={t.weightOf(item.name)}
          name={name}
          errors={errors ?? own}
          value={typed}
          onChange={onType}
        />
        <Difference order={order} line={line} />
      </div>
    </li>
  )
}

function Ordered({ line, saleType }: { readonly line: WeighedLine; readonly saleType: OrderSaleType }) {
  const t = useText(detailsText)
  const { item } = line
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <ItemPlate image={item.image} size="large" />
      <div className="min-w-0 grow basis-24">
        <p className="font-bold">
          <Name>{item.name}</Name>
        </p>
        <p className="text-meta text-quiet">
          {t.ordered} <LinePrice saleType={saleType} kilograms={item.ordered_quantity} item={item} />
        </p>
        <PreparationNote preparation={item.preparation} />
      </div>
      <Money halalas={(halalasOf(item.ordered_total) - line.lessMoney) as Halalas} className="ms-auto" />
    </div>
  )
}

function Difference({ order, line }: { readonly order: Order; readonly line: WeighedLine }) {
  const t = useText(orderFormText)
  const locale = useLocale()
  if (line.problem !== null) return null
  if (line.lessGrams === 0) {
    return (
      <p className="flex items-center gap-2 text-dense text-palm sm:pt-6">
        <Check aria-hidden size={18} className="shrink-0" />
        {t.same}
      </p>
    )
  }
  const money = moneyText(line.lessMoney, locale)
  return (
    <div className="text-dense sm:pt-6">
      <p className="text-amber">{t.less(printKilograms(line.lessGrams))}</p>
      <p className="text-quiet">{order.payment.code === 'cod' ? t.lessToPay(money) : t.backToBuyer(money)}</p>
    </div>
  )
}

function Sums({ order, weights: { lines, change } }: { readonly order: Order; readonly weights: Weights }) {
  const t = useText(orderFormText)
  const details = useText(detailsText)
  const ordered = lines.reduce((sum, { item }) => sum + halalasOf(item.ordered_total), 0) as Halalas
  const less = lines.reduce((sum, { lessMoney }) => sum + lessMoney, 0)
  const commission = commissionAfter(order, change)
  const rows = [
    { label: t.fishOrdered, amount: ordered },
    { label: t.difference, amount: -less as Halalas },
    { label: order.delivery_method.name, amount: halalasOf(order.delivery_fee) },
    { label: details.commission, amount: -commission as Halalas },
  ].filter(({ amount }) => amount !== 0)
  return (
    <dl className="mt-3 flex flex-col gap-1">
      {rows.map(({ label, amount }) => (
        <div key={label} className="flex items-baseline justify-between gap-3 text-dense">
          <dt className="text-quiet">{label}</dt>
          <dd>
            <Money halalas={amount} />
          </dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-3 border-t border-hairline pt-3 text-h3">
        <dt>{order.payment.code === 'cod' ? details.collect : t.youGet}</dt>
        <dd>
          <Money halalas={proceedsAfter(order, change)} size="card" />
        </dd>
      </div>
    </dl>
  )
}
