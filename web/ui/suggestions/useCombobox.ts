import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** The state that a text input shares with the list of its suggestions (ListPopup.tsx). */
export type Combobox = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly listId: string
  /** True while the user wants suggestions; their code may still load. */
  readonly open: boolean
  /** True after the first opening: the time to load the suggestions. */
  readonly wanted: boolean
  /** The id of the highlighted option. */
  readonly active: string | undefined
  readonly highlight: (id: string | undefined) => void
  /** Called with what the open popup shows; `none` once it has closed. */
  readonly setShown: (shown: Shown) => void
  readonly show: () => void
  readonly close: () => void
}

/** The popup shows options, or a note such as "no matches". */
type Shown = 'none' | 'note' | 'options'

type ComboboxOptions = {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Called on Escape while no popup is shown. */
  readonly onEscape?: (() => void) | undefined
}

/**
 * A text input with suggestions (ARIA combobox with a list popup). The input is the same element from the server's HTML
 * on, so the focus and the text that is typed before hydration stay; the code of the list loads at the first focus. The
 * options are read from the document, so this code does not depend on what they show.
 */
export function useCombobox({ typed, onType, onEscape }: ComboboxOptions) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [active, highlight] = useState<string>()
  const [shown, setShown] = useState<Shown>('none')
  const expanded = shown === 'options'
  const show = () => {
    setOpen(true)
    setWanted(true)
  }
  const close = () => {
    setOpen(false)
    highlight(undefined)
  }
  useStateBeforeHydration(input, typed, onType, show)
  useEscape(input, shown === 'none' ? onEscape : close)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const option = active === undefined ? null : document.getElementById(active)
    const remove = event.key === 'Delete' ? removeButtonOf(option) : null
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    // Without a highlighted option, Enter submits the form, and Home, End and Delete edit the text.
    if (event.key === 'Enter') close()
    if (isArrow && !open) show()
    else if (isArrow || (option && (event.key === 'Home' || event.key === 'End')))
      highlight(nextOption(optionsOf(listId), option, event.key)?.id)
    else if (option && event.key === 'Enter') option.click()
    else if (remove) remove.click()
    else return
    event.preventDefault()
  }
  const combobox: Combobox = { input, listId, open, wanted, active, highlight, setShown, show, close }
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
      onKeyDown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        highlight(undefined)
        show()
        onType(event.target.value)
      },
    },
  } as const
}

/** The options that the arrow keys reach, in order. */
export function optionsOf(listId: string): HTMLElement[] {
  const list = document.getElementById(listId)
  return [...(list?.querySelectorAll<HTMLElement>('[role=option]:not([data-remove])') ?? [])]
}

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

/** Takes over what the user did before hydration: the typed text, and the focus, which opens the list. */
function useStateBeforeHydration(
  input: RefObject<HTMLInputElement | null>,
  typed: string,
  onType: (typed: string) => void,
  show: () => void,
) {
  const once = useRef(false)
  useLayoutEffect(() => {
    if (once.current || !input.current) return
    once.current = true
    if (input.current.value !== typed) onType(input.current.value)
    if (document.activeElement === input.current) show()
  })
}

/** Handles Escape at the input itself, because a dialog listens to it on the document and would close too. */
function useEscape(input: RefObject<HTMLInputElement | null>, onEscape: (() => void) | undefined) {
  useEffect(() => {
    const element = input.current
    if (!element || !onEscape) return undefined
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      event.preventDefault()
      onEscape()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  })
}
