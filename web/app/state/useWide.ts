import { useSyncExternalStore } from 'react'

/**
 * Whether the window is at least 1280 px wide (`table`: a table fits next to the menu) or 1024 px wide (`desk`). Only for
 * private pages, which the server does not render.
 */
export function useWide(from: keyof typeof widths = 'table'): boolean {
  const { isWide, subscribe } = widths[from]
  return useSyncExternalStore(subscribe, isWide)
}

const widths = { table: widthFrom('80rem'), desk: widthFrom('64rem') } as const

function widthFrom(least: string) {
  const query = () => matchMedia(`(width >= ${least})`)
  return {
    isWide: () => query().matches,
    subscribe: (listener: () => void) => {
      const one = query()
      one.addEventListener('change', listener)
      return () => one.removeEventListener('change', listener)
    },
  }
}
