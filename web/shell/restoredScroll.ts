import { useElementScrollRestoration, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Restores the scroll position after a reload or on the way back for pages that load their content in the
 * browser. The router restores it once, while such a page still shows a short skeleton. This hook repeats
 * it while the page grows, until the reader scrolls or acts. A new history entry starts no restoring, even
 * if the router keeps the position (`resetScroll: false`), because the page may scroll itself, for example
 * to the next row of a queue.
 */
export function useRestoredScroll(): void {
  const key = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key })
  const stored = useElementScrollRestoration({ getElement: () => window })
  const { history } = useRouter()
  const action = useRef('')
  useEffect(() => history.subscribe((change) => (action.current = change.action.type)), [history])
  const end = useRef<(() => void) | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history.
  useEffect(() => {
    // A page may complete its address while it loads, which does not end the restoring.
    if (action.current === 'REPLACE') return
    end.current?.()
    end.current = action.current !== 'PUSH' && stored?.scrollY ? holdAt(stored.scrollY) : undefined
  }, [key])
  useEffect(() => () => end.current?.(), [])
}

/**
 * Scrolls to the position whenever the height of the page changes, for at most {@link holdMs}. Returns a function that stops
 * this.
 */
function holdAt(top: number): () => void {
  const scroll = () => {
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' })
  }
  const sizes = new ResizeObserver(scroll)
  sizes.observe(document.body)
  const end = () => {
    clearTimeout(timer)
    sizes.disconnect()
    for (const event of acts) window.removeEventListener(event, end)
  }
  const timer = setTimeout(end, holdMs)
  for (const event of acts) window.addEventListener(event, end, { passive: true })
  return end
}

const holdMs = 5_000
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
