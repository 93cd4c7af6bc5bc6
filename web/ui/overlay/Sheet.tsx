import { lazy, type ReactNode, Suspense, useState } from 'react'

export type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Beside the title, quiet: how many. */
  readonly note?: string
  /** `bottom`: from the foot of a phone; `start`: a drawer from the inline start; `middle`: a question; `panel`: from the foot of a phone, in the middle of a wide screen; `drawer`: from the foot of a phone, at the inline end of a wide screen. */
  readonly side?: 'bottom' | 'start' | 'end' | 'middle' | 'panel' | 'drawer'
  /** Stays in sight under the scrolling body: clear and apply. */
  readonly footer?: ReactNode
  /** A head of its own instead of the title (which is still read aloud). */
  readonly head?: ReactNode
  /** Where the focus goes after closing, if not back to where it was. */
  readonly focusAfter?: () => HTMLElement | null
  readonly children: ReactNode
}

/** A panel over the page. Its code is loaded when it is first opened. */
export function Sheet(props: SheetProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <SheetDialog {...props} />
    </Suspense>
  )
}

const SheetDialog = lazy(() =>
  import('./SheetDialog.tsx').then((module) => ({ default: module.SheetDialog })),
)
