import { Minus, Plus } from 'lucide-react'
import { latinDigits, typedNumber } from '#shared/base/digits.ts'
import { useText } from '../base/text.ts'
import type { Control } from '../base/ui/Field.tsx'
import { StepButton } from './StepButton.tsx'
import { unitText } from './unitMessages.ts'

type CountBoxProps = {
  readonly control: Control
  readonly count: string
  readonly onChange: (count: string) => void
  /** How much a press moves from where it stands; one unless told. */
  readonly stepFrom?: (number: number, way: 'less' | 'more') => number
  /** The unit behind the number, where its label does not say it. */
  readonly unit?: string
}

/** Minus first, then the number, then plus; either kind of digits. */
export function CountBox({ control, count, onChange, stepFrom = () => 1, unit }: CountBoxProps) {
  const words = useText(unitText)
  const number = typedNumber(count) ?? 0
  const more = () => onChange(stepped(number + stepFrom(number, 'more')))
  const less = () => onChange(stepped(number - stepFrom(number, 'less')))
  return (
    <span className="flex items-stretch overflow-hidden rounded-control border border-line bg-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-coral">
      <StepButton
        className="w-12 shrink-0"
        icon={Minus}
        label={words.less}
        off={number <= 0}
        onPress={less}
      />
      <span className="relative min-w-0 grow border-x border-hairline">
        <input
          {...control}
          type="text"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={12}
          value={count}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onChange(latinDigits(count))}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') more()
            if (event.key === 'ArrowDown') less()
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
      <StepButton className="w-12 shrink-0" icon={Plus} label={words.more} off={false} onPress={more} />
    </span>
  )
}

/** To the gram: 0.1 and 0.2 are 0.3. */
function stepped(number: number): string {
  return String(Math.max(0, Math.round(number * 1_000) / 1_000))
}
