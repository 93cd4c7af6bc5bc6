import { useEffect, useState } from 'react'
import { fieldMessage } from '#shared/base/errors.ts'
import type { Read } from '#shared/base/text/digits.ts'
import { useLocale } from '../../app/texts/text.ts'

export type NumberText<T> = {
  /** What stands in the box: the form's own state, so that what is shown is what is sent. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly read: (text: string) => Read<T>
  /** The form in which a value is shown once the field is left; `read` reads it back unchanged. */
  readonly print: (value: T) => string
}

/** How long after the last key a text that cannot be read counts as more than half-typed. */
const stopsTypingMs = 800

/**
 * The behaviour of every number input: reads on each key, shows why a text cannot be read once typing stops or the field is
 * left, and then prints what was read. Enter counts as leaving, so a submit sends what is shown.
 */
export function useNumberText<T>({ value, onChange, read, print }: NumberText<T>) {
  const locale = useLocale()
  const outcome = read(value)
  const unreadable = outcome.kind === 'problem'
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    if (!unreadable) return
    const timer = setTimeout(() => setSettled(value), stopsTypingMs)
    return () => clearTimeout(timer)
  }, [unreadable, value])
  const settle = () => {
    setSettled(value)
    if (outcome.kind !== 'value') return
    const printed = print(outcome.value)
    if (printed !== value) onChange(printed)
  }
  return {
    outcome,
    settle,
    problem: unreadable && settled === value ? fieldMessage(outcome.problem, locale) : undefined,
    input: {
      ...({ type: 'text', inputMode: 'decimal', dir: 'ltr', autoComplete: 'off', maxLength: 40 } as const),
      value,
      onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
      onBlur: settle,
      onKeyDown: (event: { readonly key: string }) => event.key === 'Enter' && settle(),
    },
  }
}
