import { useEffect, useState } from 'react'
import type { Combobox } from './useCombobox.ts'

/**
 * Handles the keys of a combobox with a list (ARIA authoring practices, combobox with a list). Without `highlightFirst`,
 * nothing is highlighted until the user presses an arrow key (list autocomplete with manual selection). With
 * `highlightFirst`, the best match is highlighted while the user types, and Enter chooses it. Unlike in the ARIA
 * practices, the first arrow key still moves to the first or last option, so ArrowDown and Enter choose the best match
 * too. Returns whether an arrow key has moved into the list. The options are read from the document. The listener is on
 * the input itself, so that Escape closes only the list and not a dialog, which listens on the document.
 */
export function useListKeys(combobox: Combobox, highlightFirst = false): boolean {
  const [entered, setEntered] = useState(false)
  if (entered && !combobox.open) setEntered(false)
  useEffect(() => {
    const input = combobox.input.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || !handleKey(event.key, combobox, { highlightFirst, entered, setEntered }))
        return
      event.stopPropagation()
      event.preventDefault()
    }
    const onInput = () => setEntered(false)
    input?.addEventListener('keydown', onKeyDown)
    input?.addEventListener('input', onInput)
    return () => {
      input?.removeEventListener('keydown', onKeyDown)
      input?.removeEventListener('input', onInput)
    }
  })
  return entered
}

type Entry = {
  readonly highlightFirst: boolean
  readonly entered: boolean
  readonly setEntered: (entered: boolean) => void
}

/** Returns whether the list has handled the key. Otherwise, the key is for the text or the form. */
function handleKey(
  key: string,
  { listId, open, active, highlight, show, close, onEscape }: Combobox,
  { highlightFirst, entered, setEntered }: Entry,
): boolean {
  const highlighted = active === undefined ? null : document.getElementById(active)
  // A key may come between new options and the effect that highlights the first of them.
  const option = highlighted ?? ((highlightFirst && optionsOf(listId)[0]) || null)
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
  if (isArrow && !open) show()
  else if (isArrow || (option && (key === 'Home' || key === 'End'))) {
    const options = optionsOf(listId)
    const automatic = highlightFirst && !entered && option === options[0]
    const next = nextOption(options, automatic ? null : option, key)
    highlight(next?.id)
    setEntered(next !== undefined)
  } else if (key === 'Enter') {
    close()
    option?.click()
    return option !== null
  } else if (key === 'Escape') {
    const action = document.getElementById(popupId(listId)) ? close : onEscape
    action?.()
    return action !== undefined
  } else if (key === 'Delete') {
    const remove = removeButtonOf(option)
    remove?.click()
    return remove !== null
  } else return false
  return true
}

/** The options that the arrow keys reach, in order. */
export function optionsOf(listId: string): HTMLElement[] {
  const list = document.getElementById(listId)
  return [...(list?.querySelectorAll<HTMLElement>('[role=option]:not([data-remove])') ?? [])]
}

/** The id of the popup, which exists while it is open. */
export const popupId = (listId: string) => `${listId}popup`

/** The option that removes the option next to it. */
function removeButtonOf(option: HTMLElement | null): HTMLElement | null {
  const next = option?.nextElementSibling
  return next instanceof HTMLElement && 'remove' in next.dataset ? next : null
}

/** Past either end of the list, no option is highlighted. */
function nextOption(options: readonly HTMLElement[], from: HTMLElement | null, key: string) {
  if (key === 'Home') return options[0]
  if (key === 'End' || (key === 'ArrowUp' && !from)) return options.at(-1)
  return options[(from ? options.indexOf(from) : -1) + (key === 'ArrowDown' ? 1 : -1)]
}
