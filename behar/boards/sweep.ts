import type { Clock } from '#node/clock.ts'
import type { Database } from '#node/db.ts'
import type { Log } from '#node/log.ts'

export function openSweep(_deps: { readonly db: Database; readonly log: Log; readonly clock: Clock }) {
  return { close: async () => undefined }
}
