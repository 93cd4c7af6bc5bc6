import { useSyncExternalStore } from 'react'

/**
 * False on the server and for the first render in the browser. Used to keep decorative parts out of the server's HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => undefined
const yes = () => true
const no = () => false
