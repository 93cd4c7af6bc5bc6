import { useState } from 'react'
import type { Order } from '#shared/orders/contract.ts'
import { useNow } from '../base/now.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { Money } from '../base/ui/Money.tsx'
import { actionText } from './actionMessages.ts'
import { DisputeForm } from './DisputeForm.tsx'
import { detailsText } from './detailsMessages.ts'
import { ReturnForm } from './ReturnForm.tsx'
import { stepIcons } from './stepIcons.ts'
import { type OfferedStep, offeredSteps } from './steps.ts'
import { useAskedStep } from './useAskedStep.ts'

/** The steps that the reader may take now, the main one on a phone in a dock; those that are off say why. */
export function OrderActions({ order }: { readonly order: Order }) {
  const t = useText(actionText)
  const locale = useLocale()
  const now = useNow()
  const [form, setForm] = useState<'return' | 'dispute' | null>(null)
  const { busy, take } = useAskedStep(order)
  const steps = offeredSteps(order, now, locale)
  const main = steps.find(({ look, refusedBecause }) => look === 'main' && !refusedBecause)
  const others = steps.filter((step) => step !== main)
  const press = (step: OfferedStep) => {
    if (step.id === 'return' || step.id === 'dispute') setForm(step.id)
    else void take(step)
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
          {main && <MainStep order={order} step={main} busy={busy === main.to} onPress={press} />}
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

/** On a phone it stands in the place of the bar, with what the seller gets. */
function MainStep({
  order,
  step,
  busy,
  onPress,
}: {
  readonly order: Order
  readonly step: OfferedStep
  readonly busy: boolean
  readonly onPress: (step: OfferedStep) => void
}) {
  const t = useText(detailsText)
  const { proceeds } = order
  return (
    <div
      data-dock
      className="flex items-center gap-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-hairline max-md:bg-card max-md:px-4 max-md:py-2 md:mb-3"
    >
      {proceeds !== null && step.id !== 'takeBack' && (
        <p className="flex flex-col md:hidden">
          <span className="text-meta text-quiet">{t.proceeds}</span>
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
