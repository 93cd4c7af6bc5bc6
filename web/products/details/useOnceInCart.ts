import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Runs once, when the product is first seen in the cart. The cart is loaded after the page, so that a choice may have been made
 * before. A line that is removed and put back keeps its own values.
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
