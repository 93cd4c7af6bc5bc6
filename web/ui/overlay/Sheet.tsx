import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react'

export type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** A text next to the title, such as a count. */
  readonly note?: string
  /**
   * `bottom` is at the bottom edge. `start` and `end` are at an inline edge. `middle` is centred, for questions.
   * `large` fills the window, for pictures. `panel` and `drawer` are at the bottom edge on a phone; on a wide screen,
   * `panel` is centred and `drawer` is at the inline end.
   */
  readonly side?: 'bottom' | 'start' | 'end' | 'middle' | 'panel' | 'drawer' | 'large'
  /** Content that stays below the scrolling body, such as the buttons clear and apply. */
  readonly footer?: ReactNode
  /** If set, replaces the visible title; screen readers still announce the title. */
  readonly head?: ReactNode
  /** Returns the element that gets the focus after opening; by default, the first control. */
  readonly focusFirst?: () => HTMLElement | null
  /** Returns the element that gets the focus after closing; by default, the element that had the focus before. */
  readonly focusAfter?: () => HTMLElement | null
  /** Called for each key that is pressed in the dialog. */
  readonly onKey?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

/** A dialog above the page; its code is loaded when it is first opened. */
export function Sheet(props: SheetProps) {
  const [opened, setOpened] = useState(props.open)
  if (props.open && !opened) setOpened(true)
  if (!opened) return null
  return (
    <Suspense fallback={null}>
      <SheetDialog {...props} />
    </Suspense>
  )
}

const SheetDialog = lazy(() =>
  import('./SheetDialog.tsx').then((module) => ({ default: module.SheetDialog })),
)
