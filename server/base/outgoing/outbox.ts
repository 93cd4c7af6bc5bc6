import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stores the messages that a sandbox does not send (contract, section 9, "outgoing messages"). */
export interface Outbox {
  put(message: {
    readonly to: string
    readonly channel: 'sms' | 'email'
    readonly text: string
    readonly unsubscribe?: string
  }): Promise<void>
}

/** Writes one JSON file per message below `DATA_DIR/outbox`, atomically and readable by its owner only. */
export function openOutbox(dataDir: string): Outbox {
  const folder = join(dataDir, 'outbox')
  return {
    async put(message) {
      const at = new Date().toISOString()
      const name = `${at.replace(/\D/g, '')}-${randomBytes(6).toString('hex')}`
      const draft = join(folder, `.${name}.part`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await writeFile(draft, JSON.stringify({ ...message, at }), { mode: 0o600, flag: 'wx' })
        await rename(draft, join(folder, `${name}.json`))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}
