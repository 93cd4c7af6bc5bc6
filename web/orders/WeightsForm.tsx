import { Check, Scale } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Halalas, printMoney } from '#shared/base/money.ts'
import { fromKilograms, printKilograms, toKilograms } from '#shared/base/quantity.ts'
import type { Order, OrderItem, OrderSaleType } from '#shared/orders/contract.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { Field, TextBox } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { Name } from '../base/ui/Isolate.tsx'
import { Money } from '../base/ui/Money.tsx'
import { ask } from '../base/ui/questions.ts'
import { showToast } from '../base/ui/toasts.ts'
import { useSending } from '../wallet/useSending.ts'
import { detailsText } from './detailsMessages.ts'
import { orderFormText } from './formMessages.ts'
import { Plate } from './Goods.tsx'
import { LinePrice } from './LinePrice.tsx'
import { isolatedMoney } from './moments.ts'
import { useOrderCache } from './orderQueries.ts'
import { useStaleCheck } from './useStaleCheck.ts'
import { commissionAfter, lineOf, moneyOf, proceedsAfter, type WeighedLine } from './weighing.ts'

/** What was really packed, against what was ordered: the difference in kilograms and riyals, and what the seller gets. */
export function WeightsForm({ order }: { readonly order: Order }) {
  const t = useText(orderFormText)
  const locale = useLocale()
  const { form, typed, type, lines, less, sending, submit } = useWeights(order)
  const clean = lines.every(({ problem }) => problem === null)
  return (
    <Card as="section" padding="details" aria-labelledby="weigh">
      <form
        ref={form}
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
        <p className="mt-1 text-meta text-quiet">{t.weighHint}</p>
        <FormTrouble reason={sending.reason} />
        <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
          {lines.map((line, index) => (
            <Line
              key={line.item.product_id}
              order={order}
              line={line}
              name={`items.${index}.quantity`}
              typed={typed[index] ?? ''}
              errors={sending.errorsOf(`items.${index}.quantity`)}
              onType={(text) => type(index, text)}
            />
          ))}
        </ul>
        <Sums order={order} less={less} />
        <Button
          type="submit"
          kind="outlined"
          icon={Scale}
          wide
          busy={sending.busy}
          refusedBecause={clean && less === 0 ? t.nothingToSave : null}
          className="mt-4"
        >
          {t.saveWeights}
        </Button>
      </form>
      <span className="visually-hidden" role="status">
        {less > 0 && t.backToBuyer(isolatedMoney(printMoney(less, locale)))}
      </span>
    </Card>
  )
}

/** What is typed, the question before it is sent, and what came of it. */
function useWeights(order: Order) {
  const t = useText(orderFormText)
  const locale = useLocale()
  const cache = useOrderCache()
  const stale = useStaleCheck()
  const form = useRef<HTMLFormElement>(null)
  const fields = order.items.map((_, index) => `items.${index}.quantity`)
  const sending = useSending<string>({ form, fields })
  const [typed, setTyped] = useState(() => order.items.map(({ quantity }) => quantity.toFixed(2)))
  const lines = order.items.map((item, index) => lineOf(order.sale_type, item, typed[index] ?? ''))
  const less = lines.reduce((sum, { lessMoney }) => sum + lessMoney, 0) as Halalas
  const submit = async () => {
    const wrong = lines.findIndex(({ problem }) => problem !== null)
    if (wrong >= 0) return sending.goTo(`items.${wrong}.quantity`)
    const money = isolatedMoney(printMoney(less, locale))
    const question = {
      title: t.weighAsk,
      body: t.weighBody(money),
      accept: t.saveWeights,
      refuse: t.checkAgain,
    }
    if (!(await ask(question))) return
    const items = lines.flatMap(({ item, grams }) =>
      grams === undefined ? [] : [{ product_id: item.product_id ?? undefined, quantity: toKilograms(grams) }],
    )
    await sending.send({ items }, () =>
      stale(async () => {
        const sent = { params: { id: order.id }, body: { items } }
        cache.keep(await api('POST orders/show/{id}/weights', sent, { locale }))
        showToast('success', t.weighed)
      }),
    )
  }
  return {
    form,
    typed,
    type: (index: number, text: string) => {
      sending.forgive(`items.${index}.quantity`)
      setTyped((before) => before.map((one, place) => (place === index ? text : one)))
    },
    lines,
    less,
    sending,
    submit,
  }
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
  const own =
    problem === 'too_much' ? [t.tooMuch(printOf(item))] : problem === 'none' ? [t.notANumber] : undefined
  return (
    <li className="flex flex-col gap-3 py-4">
      <Ordered line={line} saleType={order.sale_type} />
      <div className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[16rem_minmax(0,1fr)]">
        <Field label={t.weightOf(item.name)} errors={errors ?? own}>
          {(control) => (
            <TextBox
              {...control}
              name={name}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              value={typed}
              onChange={(event) => onType(event.target.value)}
            />
          )}
        </Field>
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
      <Plate image={item.image} size="large" />
      <div className="min-w-0 grow basis-24">
        <p className="font-bold">
          <Name>{item.name}</Name>
        </p>
        <p className="text-meta text-quiet">
          {t.ordered} <LinePrice saleType={saleType} kilograms={item.ordered_quantity} price={item.price} />
        </p>
      </div>
      <Money halalas={(moneyOf(item.total) - line.lessMoney) as Halalas} className="ms-auto" />
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
  const money = isolatedMoney(printMoney(line.lessMoney, locale))
  return (
    <div className="text-dense sm:pt-6">
      <p className="text-amber">{t.less(printKilograms(line.lessGrams))}</p>
      <p className="text-quiet">{order.payment.code === 'cod' ? t.lessToPay(money) : t.backToBuyer(money)}</p>
    </div>
  )
}

function Sums({ order, less }: { readonly order: Order; readonly less: Halalas }) {
  const t = useText(orderFormText)
  const details = useText(detailsText)
  const commission = commissionAfter(order, less)
  const rows = [
    { label: t.fishOrdered, amount: moneyOf(order.subtotal) },
    { label: t.difference, amount: -less as Halalas },
    { label: order.delivery_method.name, amount: moneyOf(order.delivery_fee) },
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
        <dt>{t.youGet}</dt>
        <dd>
          <Money halalas={proceedsAfter(order, less)} size="card" />
        </dd>
      </div>
    </dl>
  )
}

function printOf(item: OrderItem): string {
  const grams = fromKilograms(item.quantity)
  return grams === undefined ? String(item.quantity) : printKilograms(grams)
}
