import { type ChangeEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'

/** The state that a text input shares with its list of suggestions (ListPopup.tsx). */
export type Combobox = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly listId: string
  /** True while the user wants suggestions, even while their code still loads. */
  readonly open: boolean
  /** True after the first opening, from which on the suggestions are loaded. */
  readonly wanted: boolean
  /** The id of the highlighted option. */
  readonly active: string | undefined
  readonly highlight: (id: string | undefined) => void
  /** Called with true when the popup begins to show options, and with false when it stops. */
  readonly setExpanded: (expanded: boolean) => void
  readonly show: () => void
  readonly close: () => void
  /** Called on Escape while no popup is shown. */
  readonly onEscape: (() => void) | undefined
}

type ComboboxOptions = {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onEscape?: (() => void) | undefined
}

/**
 * A text input with suggestions (ARIA combobox with a list popup). The input is the same element from the server's HTML
 * on, so the focus and the text that is typed before hydration stay. The code of the list and of its keys loads at the
 * first focus.
 */
export function useCombobox({ typed, onType, onEscape }: ComboboxOptions) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [active, highlight] = useState<string>()
  const [expanded, setExpanded] = useState(false)
  const show = () => {
    setOpen(true)
    setWanted(true)
  }
  const close = () => {
    setOpen(false)
    highlight(undefined)
  }
  const hydrated = useRef(false)
  // Takes over the user's actions before hydration: the typed text, and the focus, which opens the list.
  useLayoutEffect(() => {
    if (hydrated.current || !input.current) return
    hydrated.current = true
    if (input.current.value !== typed) onType(input.current.value)
    if (document.activeElement === input.current) show()
  })
  const list = { active, highlight, setExpanded, show, close, onEscape }
  const combobox: Combobox = { input, listId, open, wanted, ...list }
  return {
    combobox,
    control: {
      ref: input,
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-activedescendant': expanded ? active : undefined,
      // With `dir="auto"`, an empty field would be left-to-right, with its hint at the far end.
      dir: typed ? 'auto' : undefined,
      value: typed,
      onFocus: show,
      onClick: show,
      onBlur: close,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        highlight(undefined)
        show()
        onType(event.target.value)
      },
    },
  } as const
}
