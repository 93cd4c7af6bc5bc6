import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { type Grams, grams, minOrder, printKilograms, weightLabel } from '#shared/base/quantity.ts'
import { useTypedAhead } from '../app/state/useTypedAhead.ts'
import { useLocale } from '../app/texts/text.ts'
import { useNumberText } from '../ui/form/useNumberText.ts'
import { type Bounds, within } from './details/calculation.ts'
import { useHeldWhile } from './quantityHold.ts'
import { quantityProblem, readQuantity, type TooMuch, typedQuantity } from './typedQuantity.ts'

type StepperProps = {
  readonly weight: Grams
  readonly bounds: Bounds
  /** The change per click; one kilogram by default. */
  readonly step?: Grams
  readonly onChange: (weight: Grams) => void
  readonly labels: { readonly less: string; readonly more: string; readonly quantity: string }
  /** The text for a quantity above the upper bound; the default says how much is available. */
  readonly tooMuch?: TooMuch
}

/**
 * Minus, number, plus, in both writing directions. A keystroke applies if it gives a quantity within the bounds. Any other text
 * stays as it was typed, shows its error and disables the order buttons of the page.
 */
export function QuantityStepper({
  weight,
  bounds,
  step = minOrder,
  onChange,
  labels,
  tooMuch,
}: StepperProps) {
  const locale = useLocale()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const read = (text: string) => readQuantity(text, bounds)
  const type = (text: string) => {
    setDraft(text)
    const typed = read(text)
    if (typed.kind === 'value') onChange(typed.value)
  }
  const number = { value: draft ?? printKilograms(weight), onChange: type }
  const { input, outcome, problem } = useNumberText({ ...number, read, print: printKilograms })
  const wrong = outcome.kind !== 'value'
  const typed = wrong ? typedQuantity(number.value) : outcome.value
  useHeldWhile(draft !== null && wrong)
  const take = (next: Grams) => {
    setDraft(null)
    onChange(within(next, bounds))
  }
  const move = (by: number) => typed !== undefined && take(grams(Math.max(0, typed + by)))
  const settle = () => {
    input.onBlur()
    if (draft !== null && !wrong) take(outcome.value)
  }
  const box = useTypedAhead((text) => {
    const read = readQuantity(text, bounds)
    if (read.kind === 'value') take(read.value)
    else setDraft(text)
  })
  const shown = problem && quantityProblem(number.value, { bounds, locale, ...(tooMuch && { tooMuch }) })
  return (
    <div className="inline-flex max-w-full flex-col items-start gap-1">
      <div className="inline-flex items-stretch rounded-control border border-line has-aria-invalid:border-coral">
        <StepButton
          className="size-11 rounded-control"
          icon={Minus}
          label={labels.less}
          off={typed === undefined || typed <= bounds.least}
          onPress={() => move(-step)}
        />
        <label
          htmlFor={id}
          className="flex items-center justify-center gap-1 border-x border-hairline px-1.5"
        >
          <span className="visually-hidden">{labels.quantity}</span>
          <input
            {...input}
            ref={box}
            id={id}
            aria-invalid={shown !== undefined || undefined}
            aria-describedby={shown && `${id}-problem`}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle()
              if (event.key === 'ArrowUp') move(step)
              if (event.key === 'ArrowDown') move(-step)
            }}
            className="field-sizing-content max-w-24 min-w-6 bg-transparent text-center font-bold outline-none"
          />
          <span aria-hidden="true" className="font-bold">
            {weightLabel[locale]}
          </span>
        </label>
        <StepButton
          className="size-11 rounded-control"
          icon={Plus}
          label={labels.more}
          off={typed === undefined || typed >= bounds.most}
          onPress={() => move(step)}
        />
      </div>
      <p id={`${id}-problem`} aria-live="polite" className="text-meta text-coral empty:hidden">
        {shown}
      </p>
    </div>
  )
}

type StepButtonProps = {
  readonly icon: typeof Plus
  readonly label: string
  readonly off: boolean
  readonly onPress: () => void
  /** The CSS classes that set the size of the button. */
  readonly className: string
}

/** A button that decreases or increases a number, with an accessible name. */
export function StepButton({ icon: Icon, label, off, onPress, className }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onPress}
      className={`${className} inline-flex items-center justify-center hover:bg-tint disabled:text-line disabled:hover:bg-transparent`}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}
