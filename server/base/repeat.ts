import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#platform/logs/log.ts'

/** A loop that runs in this process. */
export interface Repeating {
  /** Stops the loop after the current run. */
  close(): Promise<void>
}

/** Runs `work` at once, and again `everyMs` milliseconds after each run ends, by the monotonic timer. */
export function repeat(
  name: string,
  { everyMs, work }: { readonly everyMs: number; readonly work: () => Promise<void> },
  log: Log,
): Repeating {
  const ending = new AbortController()
  const run = async () => {
    while (!ending.signal.aborted) {
      await work().catch((error: unknown) => log.warn({ err: error }, `${name} failed; it is repeated`))
      await pause(everyMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async close() {
      ending.abort()
      await running
    },
  }
}
