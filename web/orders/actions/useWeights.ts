import { useRef } from 'react'
import { type Halalas, toRiyals } from '#shared/base/money.ts'
import { type Grams, gramsOf, printKilograms, toKilograms } from '#shared/base/quantity.ts'
import type { Order } from '#shared/orders/contract.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ask } from '../../ui/overlay/questions.ts'
import { formText } from '../../wallet/charge/messages.ts'
import { useOrderCall } from '../useOrderCall.ts'
import { orderFormText } from './messages.ts'
import { lineOf, needsConfirmation, proceedsAfter, type WeighedLine } from './weighing.ts'

/** Typed weights are kept only while the recorded weights from which the form started are unchanged; otherwise they are dropped. */
type Typed = { readonly recorded: string; readonly weights: readonly string[] }
type Question = {
  readonly title: string
  readonly accept: string
  /** True if weights near the ordered ones are recorded without the question (`needsConfirmation`). */
  readonly onlyIfFar?: boolean
  /** True if the form shows no toast, because the toast of the step that follows also names the weight. */
  readonly quiet?: boolean
}

/** The form of the packed weights, which asks the user before it is sent. */
export function useWeights(order: Order) {
  const t = useText(orderFormText)
  const { wrongFields } = useText(formText)
  const locale = useLocale()
  const question = useRef<Question | undefined>(undefined)
  const { items } = order
  const recorded = items.map(({ quantity }) => printKilograms(gramsOf(quantity)))
  const stamp = recorded.join()
  const weightsOf = (typed: Typed) => (typed.recorded === stamp ? typed.weights : recorded)
  const linesOf = (typed: Typed) =>
    items.map((item, index) => lineOf(order.sale_type, item, weightsOf(typed)[index] ?? ''))
  const problemOf = ({ item, problem }: WeighedLine) =>
    problem === 'too_much'
      ? t.tooMuch(printKilograms(gramsOf(item.ordered_quantity)))
      : (problem ?? undefined)
  const cash = order.payment.code === 'cod'
  const effectOf = (change: Halalas) => {
    const money = moneyText(Math.abs(change) as Halalas, locale)
    return (change < 0 ? (cash ? t.moreCash : t.moreToPay) : cash ? t.lessToPay : t.backToBuyer)(money)
  }
  const start: Typed = { recorded: stamp, weights: recorded }
  const form = useForm(
    useOrderCall('POST orders/show/{id}/weights', {
      done: () => (question.current?.quiet ? null : t.weighed),
    }),
    {
      start,
      labels: Object.fromEntries(items.map(({ name }, index) => [fieldOf(index), name])),
      wire: { recorded: [], weights: [] },
      problems: (typed) =>
        Object.fromEntries(linesOf(typed).map((line, index) => [fieldOf(index), problemOf(line)])),
      before: (typed) => {
        if (question.current?.onlyIfFar && !needsConfirmation(linesOf(typed))) return Promise.resolve(true)
        const { title = t.weighAsk, accept = t.saveWeights } = question.current ?? {}
        const body = t.weighBody(effectOf(changeOf(linesOf(typed))))
        return ask({ title, body, accept, refuse: t.checkAgain })
      },
      sent: (typed) => ({ params: { id: order.id }, body: { items: linesOf(typed).flatMap(sentLine) } }),
      summary: wrongFields,
      unsaved: (typed) => order.may_weigh && isChanged(linesOf(typed)),
    },
  )
  const typed = weightsOf(form.typed)
  const lines = linesOf(form.typed)
  const change = changeOf(lines)
  const unsaved = order.may_weigh && isChanged(lines)
  return {
    ...form,
    typed,
    lines,
    change,
    unsaved,
    /** The effect of the typed weights on the money of the order; blank while one of them is wrong. */
    effect: lines.every(({ problem }) => problem === null) ? effectOf(change) : '',
    /** The sum of typed weights that differ from the recorded ones, in kilograms; null if there are none or one is wrong. */
    weight:
      unsaved && lines.every(({ problem }) => problem === null)
        ? printKilograms(lines.reduce((sum, { grams = 0 }) => sum + grams, 0) as Grams)
        : null,
    /** Sends the weights once the seller confirms; resolves to true when they are recorded. */
    submit: async (replacement?: Question): Promise<boolean> => {
      question.current = replacement
      return (await form.submit()) !== null
    },
    /** The seller's proceeds with the typed weights, in SAR; null for the buyer. */
    proceeds:
      order.proceeds === null ? null : unsaved ? toRiyals(proceedsAfter(order, change)) : order.proceeds,
    type: (index: number, text: string) => {
      form.clearErrors([fieldOf(index)])
      form.type({ recorded: stamp, weights: typed.map((one, place) => (place === index ? text : one)) })
    },
  }
}
export type Weights = ReturnType<typeof useWeights>

const fieldOf = (index: number) => `items.${index}.quantity`

const isChanged = (lines: readonly WeighedLine[]) =>
  lines.some(({ item, grams, problem }) => problem !== null || grams !== gramsOf(item.quantity))

const changeOf = (lines: readonly WeighedLine[]) =>
  lines.reduce((sum, line) => sum + line.change, 0) as Halalas

function sentLine({ item, grams }: WeighedLine) {
  return grams === undefined
    ? []
    : [{ product_id: item.product_id ?? undefined, quantity: toKilograms(grams) }]
}
