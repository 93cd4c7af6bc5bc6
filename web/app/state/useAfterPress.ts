import { useEffect, useState } from 'react'

/**
 * True if no press of a pointer is in progress when the component is mounted, else from the end of that press, with its click.
 * What appears when a field loses the focus would otherwise move the control that is being pressed, and the click would miss it.
 */
export function useAfterPress(): boolean {
  const [waits, setWaits] = useState(() => pressed)
  useEffect(() => {
    if (!waits) return
    const end = () => setWaits(false)
    // The press may have ended before this effect ran.
    if (!pressed) end()
    ends.add(end)
    return () => void ends.delete(end)
  }, [waits])
  return !waits
}

/** Time in ms after a pointer is released within which its click follows. */
const clickFollows = 300

let pressed = false
let timer: ReturnType<typeof setTimeout> | undefined
const ends = new Set<() => void>()

function endAfter(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    pressed = false
    for (const end of ends) end()
  }, ms)
}

if (typeof document !== 'undefined') {
  const listen = (kind: string, handler: () => void) =>
    document.addEventListener(kind, handler, { capture: true, passive: true })
  listen('pointerdown', () => {
    clearTimeout(timer)
    pressed = true
  })
  listen('pointerup', () => endAfter(clickFollows))
  listen('pointercancel', () => endAfter(0))
  // The task after the click, so that the handlers of the click see the same layout.
  listen('click', () => endAfter(0))
}
