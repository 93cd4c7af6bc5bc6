import { Minus, Plus } from 'lucide-react'
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { typedNumber } from '#shared/base/digits.ts'
import { type Grams, grams, minOrder, printKilograms, weightLabel } from '#shared/base/quantity.ts'
import { useLocale } from '../base/text.ts'
import { type Bounds, within } from './calculation.ts'
import { StepButton } from './StepButton.tsx'

type StepperProps = {
  readonly weight: Grams
  readonly bounds: Bounds
  /** How much a press moves; a kilogram unless told. */
  readonly step?: Grams
  readonly onChange: (weight: Grams) => void
  readonly labels: { readonly less: string; readonly more: string; readonly quantity: string }
}

/** Minus first, then the number, then plus; in both directions of writing. Either kind of digits can be typed. */
export function QuantityStepper({ weight, bounds, step = minOrder, onChange, labels }: StepperProps) {
  const locale = useLocale()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const move = (by: number) => onChange(within(grams(weight + by), bounds))
  const commit = (text: string) => {
    const typed = typedNumber(text)
    setDraft(null)
    if (typed !== undefined) onChange(within(grams(Math.round(typed * 1000)), bounds))
  }
  const box = useRef<HTMLInputElement>(null)
  // What was typed before the page was alive.
  const takeAhead = useEffectEvent(() => commit(box.current?.value ?? ''))
  useLayoutEffect(() => {
    if (box.current?.value !== box.current?.defaultValue) takeAhead()
  }, [])
  return (
    <div className="inline-flex items-stretch rounded-control border border-line">
      <StepButton
        className="size-11 rounded-control"
        icon={Minus}
        label={labels.less}
        off={weight <= bounds.least}
        onPress={() => move(-step)}
      />
      <label htmlFor={id} className="flex items-center justify-center gap-1 border-x border-hairline px-1">
        <span className="visually-hidden">{labels.quantity}</span>
        <input
          ref={box}
          id={id}
          type="text"
          inputMode="decimal"
          dir="ltr"
          value={draft ?? printKilograms(weight)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => draft !== null && commit(draft)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit(draft ?? '')
            if (event.key === 'ArrowUp') move(step)
            if (event.key === 'ArrowDown') move(-step)
          }}
          className="field-sizing-content max-w-24 min-w-7 bg-transparent text-center font-bold outline-none"
        />
        <span aria-hidden="true" className="font-bold">
          {weightLabel[locale]}
        </span>
      </label>
      <StepButton
        className="size-11 rounded-control"
        icon={Plus}
        label={labels.more}
        off={weight >= bounds.most}
        onPress={() => move(step)}
      />
    </div>
  )
}
