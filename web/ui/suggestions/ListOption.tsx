import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import type { Combobox } from './useCombobox.ts'

type ListOptionProps = {
  readonly combobox: Combobox
  /** The id of the option, unique in the list. */
  readonly id: string | number
  readonly onChoose: () => void
  readonly chosen?: boolean
  readonly className?: string
  /** The name, if the content is an icon. */
  readonly label?: string
  /** True for an option that removes the option next to it. The Delete key activates it, and the arrow keys skip it. */
  readonly removes?: boolean
  readonly children: ReactNode
}

/** An option in a `ListPopup`. */
export function ListOption(props: ListOptionProps) {
  const { combobox, onChoose, chosen = false, className, label, removes, children } = props
  const id = `${combobox.listId}${props.id}`
  const highlighted = combobox.active === id
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (highlighted) option.current?.scrollIntoView({ block: 'nearest' })
  }, [highlighted])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the input, which handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the input points to the highlighted option.
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={chosen || highlighted}
      aria-label={label}
      data-remove={removes || undefined}
      data-highlighted={highlighted || undefined}
      onClick={onChoose}
      onMouseMove={() => highlighted || combobox.highlight(id)}
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 -outline-offset-2 outline-focus data-highlighted:bg-tint in-data-entered:data-highlighted:outline-2',
        className,
      )}
    >
      {children}
      {chosen && <Check aria-hidden size={18} className="shrink-0 text-primary" />}
    </div>
  )
}
