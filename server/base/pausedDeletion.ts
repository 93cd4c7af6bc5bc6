import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A backup copies the database first and the pictures afterwards, so no picture may be deleted in between. While the
 * file `backup-runs` of DATA_DIR is fresh, nothing is deleted; the sweep deletes the unused files later (sweep.ts).
 */
export async function pauseDeletion(dataDir: string): Promise<{ resume(): Promise<void> }> {
  const beat = () => writeFile(markOf(dataDir), '')
  await beat()
  const timer = setInterval(() => void beat().catch(() => undefined), beatMs)
  // A deletion that checked for the file before it was written ends within this time.
  await pause(settleMs)
  return {
    async resume() {
      clearInterval(timer)
      await rm(markOf(dataDir), { force: true })
    },
  }
}

/** Whether a backup is running. A file that a killed backup left behind is ignored. */
export async function isDeletionPaused(dataDir: string): Promise<boolean> {
  const found = await stat(markOf(dataDir)).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs < staleMs
}

const markOf = (dataDir: string) => join(dataDir, 'backup-runs')
const beatMs = 5_000
const staleMs = 30_000
const settleMs = 500
