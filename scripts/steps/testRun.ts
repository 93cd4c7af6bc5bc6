import { availableParallelism } from 'node:os'

// Settings that both test runners and `npm test` share.

/**
 * Two workers more than there are cores, because a worker waits a quarter of its time for answers, processes and timers. One
 * PostgreSQL serves all workers, and more than nine workers would wait for its connections.
 */
export const testWorkers = Math.min(availableParallelism() + 2, 9)

/** The report of a runner: its counts, and the time of each file. */
export interface RunReport {
  readonly passed: number
  readonly failed: number
  readonly files: readonly FileTime[]
}

export interface FileTime {
  readonly path: string
  readonly seconds: number
  readonly tests: number
  /** The titles of the tests that failed. */
  readonly failures: readonly string[]
}

/** The slowest files as lines of a table: seconds, tests, path. */
export function slowestFiles(files: readonly FileTime[], count = 10): string[] {
  return [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(
      ({ path, seconds, tests }) =>
        `${seconds.toFixed(1).padStart(7)} s ${String(tests).padStart(4)} tests  ${path}`,
    )
}
