import { type ComponentProps, useRef } from 'react'
import { latinDigits } from '#shared/base/text/digits.ts'
import { classes } from '../../ui/classes.ts'
import { codeDigits } from '../useCompleteCode.ts'

/**
 * Six boxes, left to right, over one input. A pasted or autofilled code therefore fills all boxes, and a screen reader
 * reads one field. Accepts Arabic and Latin digits and drops other characters.
 */
export function CodeBoxes({
  value,
  onType,
  ...rest
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'type'> & {
  readonly value: string
  readonly onType: (digits: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  // Digits are always appended, which is also how the boxes look.
  const toEnd = () => input.current?.setSelectionRange(value.length, value.length)
  return (
    <span dir="ltr" className="group relative grid grid-cols-6 gap-2">
      <input
        {...rest}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onFocus={toEnd}
        onSelect={toEnd}
        onChange={({ target }) => onType(digitsOf(target.value, value))}
        className="peer absolute inset-0 z-10 w-full opacity-0"
      />
      {Array.from({ length: codeDigits }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position.
          key={place}
          aria-hidden
          className={classes(
            'inline-flex h-15 min-w-0 items-center justify-center rounded-control border border-line bg-card text-h2 peer-aria-invalid:border-coral',
            place === Math.min(value.length, codeDigits - 1) &&
              'group-focus-within:outline-3 group-focus-within:outline-offset-2 group-focus-within:outline-focus',
          )}
        >
          {value[place]}
        </span>
      ))}
    </span>
  )
}

/** The digits after a change. Digits after a full code start a new one, so that a wrong code need not be deleted first. */
function digitsOf(typed: string, before: string): string {
  const digits = latinDigits(typed).replace(/\D/g, '')
  const again = before.length === codeDigits && digits.length > codeDigits && digits.startsWith(before)
  return digits.slice(again ? codeDigits : 0).slice(0, codeDigits)
}
