import { useSyncExternalStore } from 'react'

/**
 * False on the server and for the first render in the browser. Used to keep decorative parts out of the server's HTML. If
 * `late` is false, returns true from the first render on, so that the component does not render a second time.
 */
export function useHydrated(late = true): boolean {
  return useSyncExternalStore(never, yes, late ? no : yes)
}

const never = () => () => undefined
const yes = () => true
const no = () => false
