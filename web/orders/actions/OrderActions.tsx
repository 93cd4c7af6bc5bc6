import { Ban, Check, type LucideIcon, PackageCheck, Scale, Truck, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#shared/orders/contract.ts'
import { type RefusableStatus, refusableStatuses } from '#shared/orders/refusalReasons.ts'
import { needsAddress } from '#shared/orders/rules.ts'
import type { OrderStatus } from '#shared/orders/status.ts'
import { missingIn } from '../../app/calls/formState.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useNow } from '../../app/live/now.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ask, type Question } from '../../ui/overlay/questions.ts'
import { Money } from '../../ui/values/Money.tsx'
import { formText } from '../../wallet/charge/messages.ts'
import { detailsText } from '../details/messages.ts'
import { useOrderCall, useOrderStep } from '../useOrderCall.ts'
import { actionText, orderFormText } from './messages.ts'
import { ReasonSheet } from './ReasonSheet.tsx'
import { RefusalForm } from './RefusalForm.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import { questionBodies } from './stepQuestions.ts'
import { type OfferedStep, offeredSteps, type StepId, shortRefusal } from './steps.ts'
import type { Weights } from './useWeights.ts'

const stepIcons: Readonly<Record<StepId, LucideIcon>> = {
  accept: Check,
  reject: X,
  start: Truck,
  received: PackageCheck,
  delivered: PackageCheck,
  cancel: Ban,
  return: Undo2,
  takeBack: Undo2,
  refuseReturn: X,
  dispute: Scale,
}

/** The steps that the user can take; a disabled step shows the reason. On phones the main step is in a dock. */
export function OrderActions({ order, weights }: { readonly order: Order; readonly weights: Weights }) {
  const t = useText(actionText)
  const locale = useLocale()
  const now = useNow()
  const [form, setForm] = useState<'return' | 'dispute' | RefusableStatus | null>(null)
  const { busy, take } = useConfirmedStep(order)
  const steps = offeredSteps(order, now, locale)
  const main = steps.find(({ look, refusedBecause }) => look === 'main' && !refusedBecause)
  const refusal = main && steps.find(({ id }) => id === 'reject' || id === 'refuseReturn')
  const others = steps.filter((step) => step !== main && step !== refusal)
  const sending = needsAddress(order.delivery_method.code) ? 'started' : 'madeReady'
  const weighedDone = { started: t.weighedStarted, madeReady: t.weighedReady, delivered: t.weighedDelivered }
  /**
   * Takes a step. Before the seller hands the goods over, records the typed weights; one toast then names
   * both.
   */
  const takeWithWeights = async (step: OfferedStep) => {
    const packed = step.id === 'start' || step.id === 'delivered'
    const question = {
      ...{ title: t.weighFirst, accept: t.weighAndGoOn, quiet: true },
      onlyIfFar: step.id === 'start',
    }
    const weighs = packed && weights.unsaved
    if (weighs && !(await weights.submit(question))) return
    await take(step, weighs ? weighedDone[step.id === 'start' ? sending : 'delivered'] : undefined)
  }
  const press = (step: OfferedStep) => {
    const refused = order.side === 'seller' && isRefusal(step.id) && refusableOf(order.status)
    if (refused) setForm(refused)
    else if (step.id === 'return' || step.id === 'dispute') setForm(step.id)
    else void takeWithWeights(step)
  }
  return (
    <>
      {steps.length > 0 && (
        <Card
          as="section"
          padding="details"
          aria-labelledby="steps"
          className={others.length === 0 ? 'max-md:p-0 max-md:shadow-none' : undefined}
        >
          <h2 id="steps" className="visually-hidden">
            {t.steps}
          </h2>
          {main && (
            <MainStep
              cash={order.payment.code === 'cod'}
              proceeds={main.id === 'takeBack' ? null : weights.proceeds}
              weight={main.id === 'takeBack' ? null : weights.weight}
              step={main}
              refusal={refusal ?? null}
              busy={busy === main.to || weights.busy}
              onPress={press}
            />
          )}
          <ul className="flex flex-col gap-3">
            {others.map((step) => (
              <li key={step.id}>
                <Button
                  kind={step.look === 'grave' ? 'refusal' : 'outlined'}
                  icon={stepIcons[step.id]}
                  wide
                  busy={busy === step.to}
                  refusedBecause={step.refusedBecause}
                  onClick={() => press(step)}
                >
                  {step.label}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ReturnForm order={order} open={form === 'return'} onClose={() => setForm(null)} />
      <DisputeForm order={order} open={form === 'dispute'} onClose={() => setForm(null)} />
      {order.side === 'seller' &&
        refusableStatuses.map((from) => (
          <RefusalForm
            key={from}
            order={order}
            from={from}
            photos={(order.return?.images.length ?? 0) > 0}
            open={form === from && order.status === from}
            onClose={() => setForm(null)}
          />
        ))}
    </>
  )
}

const isRefusal = (id: StepId) => id === 'reject' || id === 'cancel' || id === 'refuseReturn'
const refusableOf = (status: OrderStatus) => refusableStatuses.find((known) => known === status)

/**
 * The main step, with the refusal beside it. On phones it replaces the bottom bar and shows the seller's proceeds with the
 * typed weight.
 */
function MainStep({
  cash,
  proceeds,
  weight,
  step,
  refusal,
  busy,
  onPress,
}: {
  readonly cash: boolean
  /** The proceeds in SAR; null if none are shown. */
  readonly proceeds: number | null
  /** The typed weight in kilograms that is not recorded yet; null if there is none. */
  readonly weight: string | null
  readonly step: OfferedStep
  readonly refusal: OfferedStep | null
  readonly busy: boolean
  readonly onPress: (step: OfferedStep) => void
}) {
  const t = useText(detailsText)
  const locale = useLocale()
  const form = useText(orderFormText)
  return (
    <div
      data-dock
      className="flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-hairline max-md:bg-card max-md:px-4 max-md:py-2 md:mb-3"
    >
      {proceeds !== null && (
        <p className="flex shrink-0 flex-col md:hidden">
          <span className="text-meta text-quiet">
            {cash ? t.collect : t.proceeds} {weight !== null && form.atWeight(isolated(weight))}
          </span>
          <Money riyals={proceeds} size="card" className="-mt-1" />
        </p>
      )}
      <Button
        size="main"
        icon={stepIcons[step.id]}
        busy={busy}
        onClick={() => onPress(step)}
        className="min-w-0 grow max-md:px-3"
      >
        {step.label}
      </Button>
      {refusal && (
        <Button
          kind="refusal"
          size="main"
          aria-label={refusal.label}
          onClick={() => onPress(refusal)}
          className="shrink-0 max-md:px-4"
        >
          {shortRefusal(refusal.id, locale)}
        </Button>
      )}
    </div>
  )
}

type FormProps = { readonly order: Order; readonly open: boolean; readonly onClose: () => void }

/** The form that disputes a refused return; staff decide the dispute (contract 2, orders/dispute). */
function DisputeForm({ order, open, onClose }: FormProps) {
  const t = useText(orderFormText)
  const { wrongFields } = useText(formText)
  const form = useForm(useOrderCall('POST orders/dispute', {}), {
    start: { reason: '' },
    labels: { reason: t.disputeReason },
    problems: (typed) => missingIn(typed, ['reason']),
    sent: ({ reason }) => ({ body: { order_id: order.id, reason } }),
    summary: wrongFields,
    unsaved: ({ reason }) => reason.trim() !== '',
    onSent: onClose,
  })
  return (
    <ReasonSheet
      open={open}
      onClose={onClose}
      form={form}
      title={t.disputeTitle}
      intro={order.payment.code === 'cod' ? t.disputeIntroCash : t.disputeIntro}
      label={t.disputeReason}
      send={form.busy ? t.sending : t.sendDispute}
    />
  )
}

/** Takes a step. A step that has a question is taken only after the user confirms. */
function useConfirmedStep(order: Order) {
  const t = useText(actionText)
  const locale = useLocale()
  const { busy, take } = useOrderStep()
  const bodies = questionBodies(order, locale)
  const questions: Partial<Record<StepId, Question>> = {
    received: { title: t.receivedAsk, body: bodies.received, accept: t.received, refuse: t.notYet },
    delivered: { title: t.deliveredAsk, body: bodies.delivered, accept: t.delivered, refuse: t.notYet },
    cancel: { title: t.cancelAsk, body: bodies.cancel, accept: t.cancel, refuse: t.keepOrder, grave: true },
    takeBack: { title: t.takeBackAsk, body: bodies.takeBack, accept: t.takeBack, refuse: t.back },
  }
  return {
    busy,
    /** `done` is the toast after the step; without it, the page alone shows the new state. */
    async take({ id, to }: OfferedStep, done?: string): Promise<void> {
      if (id === 'return' || id === 'dispute') return
      const question = questions[id]
      if (question && !(await ask(question))) return
      await take(order, to, done)
    },
  }
}
