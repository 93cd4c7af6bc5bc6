import { useEffect, useState } from 'react'
import type { Read } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import { useLocale } from '../../app/texts/text.ts'

export type NumberText<T> = {
  /** The text in the box. It is in the state of the form, so that the form sends what the box shows. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly read: (text: string) => Read<T>
  /** Formats a value on blur; `read` must return an equal value for the formatted text. */
  readonly print: (value: T) => string
}

/** Time in ms after the last key before a parse error is shown. */
const typingPauseMs = 800

/**
 * State of every number input. It parses the text on each key, shows a parse error when typing pauses or on blur, and
 * formats the value on blur. Enter counts as blur, so a submit sends what the box shows.
 */
export function useNumberText<T>({ value, onChange, read, print }: NumberText<T>) {
  const locale = useLocale()
  const outcome = read(value)
  const unreadable = outcome.kind === 'problem'
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    if (!unreadable) return
    const timer = setTimeout(() => setSettled(value), typingPauseMs)
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
      type: 'text' as const,
      inputMode: 'decimal' as const,
      dir: 'ltr' as const,
      autoComplete: 'off',
      maxLength: 40,
      value,
      onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
      onBlur: settle,
      onKeyDown: (event: { readonly key: string }) => event.key === 'Enter' && settle(),
    },
  }
}
