import { lazy, type ReactNode, Suspense, useState } from 'react'

export type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** A count beside the title. */
  readonly note?: string
  /**
   * `bottom` at the bottom edge, `start` and `end` at an inline edge, `middle` centred, for questions. On a phone `panel` and
   * `drawer` are at the bottom edge; on a wide screen `panel` is centred and `drawer` at the inline end.
   */
  readonly side?: 'bottom' | 'start' | 'end' | 'middle' | 'panel' | 'drawer'
  /** Fixed under the scrolling body: clear and apply. */
  readonly footer?: ReactNode
  /** Replaces the visible title; screen readers still announce it. */
  readonly head?: ReactNode
  /** The element that gets the focus after closing (default: the previous one). */
  readonly focusAfter?: () => HTMLElement | null
  readonly children: ReactNode
}

/** A dialog over the page, loaded when it is first opened. */
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
