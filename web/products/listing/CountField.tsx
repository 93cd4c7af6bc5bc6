import { Minus, Plus } from 'lucide-react'
import { type Grams, printKilograms, readKilograms } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { Field } from '../../ui/form/Field.tsx'
import { BoxUnit } from '../../ui/form/NumberField.tsx'
import { useNumberText } from '../../ui/form/useNumberText.ts'
import { StepButton } from '../QuantityStepper.tsx'
import { unitText } from './messages.ts'

type CountFieldProps = {
  readonly label: string
  readonly errors: readonly string[] | undefined
  readonly count: string
  readonly onChange: (count: string) => void
  /** The change per click, which depends on the current number; one by default. */
  readonly stepFrom?: (number: number, direction: 'less' | 'more') => number
  /** The unit after the number; absent if the label names it. */
  readonly unit?: string
}

/** A number with up to three decimals between a minus and a plus button. */
export function CountField({
  label,
  errors = [],
  count,
  onChange,
  stepFrom = () => 1,
  unit,
}: CountFieldProps) {
  const t = useText(unitText)
  const { input, outcome, problem } = useNumberText({ value: count, onChange, read, print: printKilograms })
  const { onKeyDown } = input
  const thousandths: number = outcome.kind === 'value' ? outcome.value : 0
  const unreadable = outcome.kind === 'problem'
  const step = (direction: 'less' | 'more') => {
    if (unreadable) return
    const by = stepFrom(thousandths / 1_000, direction) * 1_000
    const next = Math.max(0, direction === 'more' ? thousandths + by : thousandths - by)
    onChange(printKilograms(next as Grams))
  }
  return (
    <Field label={label} errors={errors.length > 0 ? errors : problem ? [problem] : []}>
      {(control) => (
        <span className="flex items-stretch overflow-hidden rounded-control border border-line bg-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-coral">
          <StepButton
            className="w-12 shrink-0"
            icon={Minus}
            label={t.less}
            off={unreadable || thousandths <= 0}
            onPress={() => step('less')}
          />
          <span className="relative min-w-0 grow border-x border-hairline">
            <input
              {...control}
              {...input}
              onKeyDown={(event) => {
                onKeyDown(event)
                if (event.key === 'ArrowUp') step('more')
                if (event.key === 'ArrowDown') step('less')
              }}
              className="min-h-12 w-full min-w-0 bg-transparent px-1 text-center font-bold outline-none"
            />
            {unit && <BoxUnit>{unit}</BoxUnit>}
          </span>
          <StepButton
            className="w-12 shrink-0"
            icon={Plus}
            label={t.more}
            off={unreadable}
            onPress={() => step('more')}
          />
        </span>
      )}
    </Field>
  )
}

/** Zero can be typed here; the form refuses zero where it is too small. */
const read = (text: string) => readKilograms(text, { least: 0 as Grams })
