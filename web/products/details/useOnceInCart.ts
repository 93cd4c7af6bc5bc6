import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `run` once, when the product is first seen in the cart. The cart loads after the page, so the user may have made
 * a choice before; `run` applies it to the line. A line that is removed and put back later is not changed again.
 */
export function useOnceInCart<Line>(line: Line | undefined, run: (line: Line) => void): void {
  const seen = useRef(false)
  const isInCart = line !== undefined
  const runOnce = useEffectEvent(() => {
    if (line === undefined || seen.current) return
    seen.current = true
    run(line)
  })
  useEffect(() => {
    if (isInCart) runOnce()
  }, [isInCart])
}
