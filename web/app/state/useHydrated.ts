import { useSyncExternalStore } from 'react'

/**
 * False on the server and for the first render in the browser. Used to keep decorative parts out of the server's HTML.
 * Without `late` it is always true, and the component is not rendered a second time.
 */
export function useHydrated(late = true): boolean {
  return useSyncExternalStore(never, yes, late ? no : yes)
}

const never = () => () => undefined
const yes = () => true
const no = () => false
