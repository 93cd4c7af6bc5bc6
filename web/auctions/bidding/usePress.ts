import { type MouseEvent, useRef } from 'react'

/**
 * Sends the amount that was shown at pointer down, because the amount may change before pointer up. Ignores the second of
 * two quick taps, and the repeats of a held key.
 */
export function usePress(onPress: (amount: number) => void) {
  const seen = useRef<number | null>(null)
  const last = useRef(Number.NEGATIVE_INFINITY)
  return (amount: number) => ({
    onPointerDown: () => {
      seen.current = amount
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.repeat) event.preventDefault()
      else seen.current = amount
    },
    onClick: ({ detail, timeStamp }: MouseEvent) => {
      const meant = seen.current ?? amount
      seen.current = null
      if (detail > 1 || timeStamp - last.current < quickMs) return
      last.current = timeStamp
      onPress(meant)
    },
  })
}

/** Two taps within this time, in ms, count as one. */
const quickMs = 400
