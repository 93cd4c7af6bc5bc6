import { Minus, Plus } from 'lucide-react'
import { type Grams, printKilograms, readKilograms } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { Field } from '../../ui/form/Field.tsx'
import { useNumberText } from '../../ui/form/useNumberText.ts'
import { StepButton } from '../StepButton.tsx'
import { unitText } from './messages.ts'

type CountFieldProps = {
  readonly label: string
  readonly errors: readonly string[] | undefined
  readonly count: string
  readonly onChange: (count: string) => void
  /** How much a press moves from where it stands; one unless told. */
  readonly stepFrom?: (number: number, way: 'less' | 'more') => number
  /** The unit behind the number, where its label does not say it. */
  readonly unit?: string
}

/** A number to three decimals between a button for less and one for more. */
export function CountField({
  label,
  errors = [],
  count,
  onChange,
  stepFrom = () => 1,
  unit,
}: CountFieldProps) {
  const words = useText(unitText)
  const { input, outcome, problem } = useNumberText({ value: count, onChange, read, print: printKilograms })
  const { onKeyDown } = input
  const thousandths: number = outcome.kind === 'value' ? outcome.value : 0
  const unreadable = outcome.kind === 'problem'
  const step = (way: 'less' | 'more') => {
    if (unreadable) return
    const by = stepFrom(thousandths / 1_000, way) * 1_000
    const next = Math.max(0, way === 'more' ? thousandths + by : thousandths - by)
    onChange(printKilograms(next as Grams))
  }
  return (
    <Field label={label} errors={errors.length > 0 ? errors : problem ? [problem] : []}>
      {(control) => (
        <span className="flex items-stretch overflow-hidden rounded-control border border-line bg-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-coral">
          <StepButton
            className="w-12 shrink-0"
            icon={Minus}
            label={words.less}
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
            {unit && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 inset-e-3 flex items-center text-dense text-quiet"
              >
                {unit}
              </span>
            )}
          </span>
          <StepButton
            className="w-12 shrink-0"
            icon={Plus}
            label={words.more}
            off={unreadable}
            onPress={() => step('more')}
          />
        </span>
      )}
    </Field>
  )
}

/** Nothing is a number too: where it is not enough, the form says so. */
const read = (text: string) => readKilograms(text, { least: 0 as Grams })
