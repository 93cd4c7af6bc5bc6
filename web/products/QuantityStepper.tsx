import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import {
  type Grams,
  grams,
  minOrder,
  printKilograms,
  readKilograms,
  weightLabel,
} from '#shared/base/quantity.ts'
import type { Read } from '#shared/base/text/digits.ts'
import { useTypedAhead } from '../app/state/useTypedAhead.ts'
import { useLocale } from '../app/texts/text.ts'
import { useNumberText } from '../ui/form/useNumberText.ts'
import { type Bounds, within } from './details/calculation.ts'
import { useHeldWhile } from './quantityHold.ts'

type StepperProps = {
  readonly weight: Grams
  readonly bounds: Bounds
  /** The change per click; one kilogram by default. */
  readonly step?: Grams
  readonly onChange: (weight: Grams) => void
  readonly labels: { readonly less: string; readonly more: string; readonly quantity: string }
}

/**
 * Minus, number, plus, in both writing directions. A keystroke applies if it gives a quantity within the bounds. On blur,
 * a quantity outside of the bounds becomes the nearest bound. Unreadable text stays, shows its error and disables the
 * order buttons of the page.
 */
export function QuantityStepper({ weight, bounds, step = minOrder, onChange, labels }: StepperProps) {
  const locale = useLocale()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const type = (text: string) => {
    setDraft(text)
    const read = readQuantity(text)
    if (read.kind === 'value' && within(read.value, bounds) === read.value) onChange(read.value)
  }
  const number = { value: draft ?? printKilograms(weight), onChange: type }
  const { input, outcome, problem } = useNumberText({ ...number, read: readQuantity, print: printKilograms })
  const unreadable = outcome.kind !== 'value'
  const typed = unreadable ? weight : outcome.value
  useHeldWhile(draft !== null && (unreadable || within(typed, bounds) !== typed))
  const take = (next: Grams) => {
    setDraft(null)
    onChange(within(next, bounds))
  }
  const move = (by: number) => !unreadable && take(grams(Math.max(0, typed + by)))
  const settle = () => {
    input.onBlur()
    if (draft !== null && !unreadable) take(typed)
  }
  const box = useTypedAhead((text) => {
    const read = readQuantity(text)
    if (read.kind === 'value') take(read.value)
    else setDraft(text)
  })
  return (
    <div className="inline-flex max-w-full flex-col items-start gap-1">
      <div className="inline-flex items-stretch rounded-control border border-line has-aria-invalid:border-coral">
        <StepButton
          className="size-11 rounded-control"
          icon={Minus}
          label={labels.less}
          off={unreadable || typed <= bounds.least}
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
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem && `${id}-problem`}
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
          off={unreadable || typed >= bounds.most}
          onPress={() => move(step)}
        />
      </div>
      <p id={`${id}-problem`} aria-live="polite" className="text-meta text-coral empty:hidden">
        {problem}
      </p>
    </div>
  )
}

/** Reads the quantity. Blank is an error; zero is a quantity, which becomes the minimum. */
function readQuantity(text: string): Read<Grams> {
  const read = readKilograms(text, { least: grams(0) })
  return read.kind === 'empty' ? { kind: 'problem', problem: { code: 'number' } } : read
}

type StepButtonProps = {
  readonly icon: typeof Plus
  readonly label: string
  readonly off: boolean
  readonly onPress: () => void
  /** The size classes. */
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
