import { useSyncExternalStore } from 'react'

/** True from 1280 px, where a table fits next to the menu. Only for private pages, which the server does not render. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches)
}

const wide = () => matchMedia('(width >= 80rem)')

function subscribe(listener: () => void): () => void {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
