import { useSyncExternalStore } from 'react'

/** Whether there is room for a table beside the menu: from 1280 px on. Private pages are drawn in the browser only. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches)
}

const wide = () => matchMedia('(width >= 80rem)')

function subscribe(listener: () => void): () => void {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
