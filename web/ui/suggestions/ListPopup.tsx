import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { placeNextTo } from './placeNextTo.ts'
import type { Combobox } from './useCombobox.ts'
import { optionsOf, popupId, useListKeys } from './useListKeys.ts'

type ListPopupProps = {
  readonly combobox: Combobox
  /** The accessible name of the list. */
  readonly label: string
  /** True if there is nothing to show; the keys of the list still work. */
  readonly blank?: boolean
  /** The visible title above the options. */
  readonly heading?: string
  /** The number of matches in words, for screen readers. */
  readonly status: string | undefined
  /** The text that replaces the options, such as "no matches"; null or undefined if there are options. */
  readonly note?: string | null | undefined
  /** If true, highlights the first option, the best match of the typed text, so that Enter chooses it. */
  readonly highlightFirst?: boolean
  /** The smallest width in px; the default is the width of the field. */
  readonly minWidth?: number
  readonly children?: ReactNode
}

/** The suggestions of a combobox, in the top layer next to its field. Options are `ListOption`s. */
export function ListPopup(props: ListPopupProps) {
  const entered = useListKeys(props.combobox, props.highlightFirst)
  return props.combobox.open && !props.blank ? <OpenPopup {...props} entered={entered} /> : null
}

/** `entered`: an arrow key has moved into the list, so the highlight also has the outline of a focus. */
function OpenPopup(props: ListPopupProps & { readonly entered: boolean }) {
  const { entered, combobox, label, heading, status, note, highlightFirst, minWidth = 0, children } = props
  const popup = useRef<HTMLDivElement>(null)
  const { input, listId, active, highlight, setExpanded } = combobox
  usePlace(popup, input, minWidth)
  useEffect(() => {
    const options = optionsOf(listId)
    setExpanded(options.length > 0)
    if (!options.some(({ id }) => id === active)) highlight(highlightFirst ? options[0]?.id : undefined)
  })
  useEffect(() => () => setExpanded(false), [setExpanded])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the popup must not take the focus from the input.
    <div
      ref={popup}
      id={popupId(listId)}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-auto z-60 m-0 flex flex-col overflow-hidden rounded-card border-0 bg-card p-2 text-start text-text shadow-popover"
    >
      <span role="status" className="visually-hidden">
        {status}
      </span>
      {heading && (
        <p aria-hidden className="px-3 py-1 text-meta font-bold text-quiet">
          {heading}
        </p>
      )}
      {note ? (
        <p className="p-3 text-dense text-quiet">{note}</p>
      ) : (
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          data-entered={entered || undefined}
          // Without a `tabIndex`, browsers make a scrolling element a stop of the Tab key.
          tabIndex={-1}
          className="min-h-0 overflow-y-auto overscroll-contain outline-none"
        >
          {children}
        </div>
      )}
    </div>
  )
}

/**
 * Places the popup below the field, or above it if the room below is too small, and within the visible part of the
 * page. In the top layer, no scrolling container or dialog cuts it off.
 */
function usePlace(
  popup: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  minWidth: number,
) {
  useLayoutEffect(() => {
    const field = input.current?.parentElement
    const box = popup.current
    if (!field || !box) return undefined
    // Without support for popovers, the popup is not in the top layer, but has a fixed position all the same.
    if ('showPopover' in box) box.showPopover()
    const place = () => Object.assign(box.style, placeNextTo(field, minWidth))
    place()
    const resized = new ResizeObserver(place)
    resized.observe(field)
    const events = new AbortController()
    const options = { capture: true, passive: true, signal: events.signal }
    window.addEventListener('scroll', place, options)
    window.addEventListener('resize', place, options)
    // When a phone shows its keyboard, only the visual viewport changes.
    window.visualViewport?.addEventListener('resize', place, options)
    return () => {
      resized.disconnect()
      events.abort()
    }
  }, [popup, input, minWidth])
}
