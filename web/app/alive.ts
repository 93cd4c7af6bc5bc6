import { useSyncExternalStore } from 'react'

/**
 * False while the server draws and for the first paint in the browser, true from then on: for what would only weigh
 * on the page as it arrives, since nobody reads it there.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => undefined
const yes = () => true
const no = () => false
