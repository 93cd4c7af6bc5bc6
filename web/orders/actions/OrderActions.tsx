import { useState } from 'react'
import type { Order } from '#shared/orders/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { detailsText } from '../details/messages.ts'
import { stepIcons } from '../details/stepIcons.ts'
import { DisputeForm } from './DisputeForm.tsx'
import { actionText } from './messages.ts'
import { ReturnForm } from './ReturnForm.tsx'
import { type OfferedStep, offeredSteps } from './steps.ts'
import { useConfirmedStep } from './useConfirmedStep.ts'
import type { Weights } from './useWeights.ts'

/** The steps of the reader; disabled ones say why. On phones the main step is in a dock. */
export function OrderActions({ order, weights }: { readonly order: Order; readonly weights: Weights }) {
  const t = useText(actionText)
  const locale = useLocale()
  const now = useNow()
  const [form, setForm] = useState<'return' | 'dispute' | null>(null)
  const { busy, take } = useConfirmedStep(order)
  const steps = offeredSteps(order, now, locale)
  const main = steps.find(({ look, refusedBecause }) => look === 'main' && !refusedBecause)
  const others = steps.filter((step) => step !== main)
  /** Records a typed weight before the goods leave. */
  const takeWithWeights = async (step: OfferedStep) => {
    const packed = step.id === 'start' || step.id === 'delivered'
    if (packed && weights.unsaved && !(await weights.submit({ title: t.weighFirst, accept: t.weighAndGoOn })))
      return
    await take(step)
  }
  const press = (step: OfferedStep) => {
    if (step.id === 'return' || step.id === 'dispute') setForm(step.id)
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
              step={main}
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
    </>
  )
}

/** On phones it replaces the bottom bar and shows the seller's proceeds. */
function MainStep({
  cash,
  proceeds,
  step,
  busy,
  onPress,
}: {
  readonly cash: boolean
  /** SAR; null where nothing is shown. */
  readonly proceeds: number | null
  readonly step: OfferedStep
  readonly busy: boolean
  readonly onPress: (step: OfferedStep) => void
}) {
  const t = useText(detailsText)
  return (
    <div
      data-dock
      className="flex items-center gap-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-hairline max-md:bg-card max-md:px-4 max-md:py-2 md:mb-3"
    >
      {proceeds !== null && (
        <p className="flex flex-col md:hidden">
          <span className="text-meta text-quiet">{cash ? t.collect : t.proceeds}</span>
          <Money riyals={proceeds} size="card" className="-mt-1" />
        </p>
      )}
      <Button
        size="main"
        icon={stepIcons[step.id]}
        busy={busy}
        onClick={() => onPress(step)}
        className="grow"
      >
        {step.label}
      </Button>
    </div>
  )
}
