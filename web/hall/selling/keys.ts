import type { KeyboardEvent } from 'react'

/** The fields of the form of an input, in the order of the page. */
function fieldsOf(input: HTMLInputElement): HTMLInputElement[] {
  return [...(input.form?.querySelectorAll('input') ?? [])]
}

/** Moves the focus to the field after `input`; false after the last. */
export function focusNext(input: HTMLInputElement | null): boolean {
  if (!input) return false
  const fields = fieldsOf(input)
  const next = fields[fields.indexOf(input) + 1]
  next?.focus()
  next?.select()
  return next !== undefined
}

/**
 * Enter moves to the next field and calls `act` in the last one. In a list of suggestions, it first chooses the highlighted one.
 */
export function onEnter(event: KeyboardEvent<HTMLFormElement>, act: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
    return
  event.preventDefault()
  if (!focusNext(event.target)) act()
}
