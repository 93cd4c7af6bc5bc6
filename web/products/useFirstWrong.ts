import { type RefObject, useEffect, useState } from 'react'

/** Moves the focus to the first field that is marked as wrong, once it is drawn so. */
export function useFirstWrong(form: RefObject<HTMLFormElement | null>): () => void {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    controlOf(wrong ?? null)?.focus()
  }, [form, asked])
  return () => setAsked((before) => before + 1)
}

/** A group of choices is focused at the chosen one, else at its first. */
export function controlOf(element: HTMLElement | null): HTMLElement | null {
  if (element?.getAttribute('role') !== 'radiogroup') return element
  return (
    element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>('input:enabled')
  )
}
