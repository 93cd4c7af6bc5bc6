import { isStale, useOrderCache } from './orderQueries.ts'

/** Does a step; where it came too late, the order is looked at again, and the refusal is told as any other. */
export function useStaleCheck() {
  const { refresh } = useOrderCache()
  return async function check(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (isStale(error)) await refresh()
      throw error
    }
  }
}
