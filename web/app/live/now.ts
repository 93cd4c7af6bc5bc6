import { createContext, useContext, useSyncExternalStore } from 'react'

/** The time in ms at which the server rendered the page; hydration must render the same time. */
export const DrawnAtContext = createContext(0)

/**
 * The current time in ms, updated every minute; starts with the server's render time. With `select`, the component
 * renders again only when the selected value changes: a list shows the age of each of its entries, and few of them change
 * in a minute.
 */
export function useNow(): number
export function useNow<Value extends string | number | boolean>(select: (now: number) => Value): Value
export function useNow(select: (now: number) => unknown = (time) => time): unknown {
  const drawnAt = useContext(DrawnAtContext)
  return useSyncExternalStore(
    subscribe,
    () => select(now),
    () => select(drawnAt),
  )
}

/** One clock for all components, because a timer in each component would also cause a render for each of them. */
let now = Date.now()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** A component that mounts gets the current time; the other components keep their time until the next minute. */
function subscribe(listener: () => void): () => void {
  now = Date.now()
  listeners.add(listener)
  timer ??= setInterval(advance, 60_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function advance(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}
