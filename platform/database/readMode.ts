import { AsyncLocalStorage } from 'node:async_hooks'

/** The database that answers the reads of the current request; without a mode, the primary. */
export type ReadMode = 'replica' | 'primary'

const current = new AsyncLocalStorage<ReadMode>()

/** Runs `work`, whose single statements go to a replica if the mode is `replica` and a replica is fresh (replica.ts). */
export function readingFrom<T>(mode: ReadMode, work: () => T): T {
  return current.run(mode, work)
}

export function readMode(): ReadMode | undefined {
  return current.getStore()
}
