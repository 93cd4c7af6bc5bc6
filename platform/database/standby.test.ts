import { afterAll, expect, it } from 'vitest'
import { cloneDatabase } from '#demo/testing/database.ts'
import { openLog } from '../logs/log.ts'
import { type Database, DatabaseUnavailable, openDatabase } from './db.ts'

const log = openLog({ level: 'silent' })
const database = await cloneDatabase('empty')
const db = openDatabase(database.url, { log, max: 1 })
afterAll(async () => {
  await db.close()
  await database.drop()
})

const update = { text: 'update options set id = id where false' }
const name = new URL(database.url).pathname.slice(1)
/** With `on`, new sessions are read-only, as on a primary that has become a standby. */
const becomes = (mode: 'on' | 'off') =>
  db.query({ text: `alter database "${name}" set default_transaction_read_only = ${mode}` })

it.each([
  ['a statement', (on: Database) => on.query(update)],
  ['a transaction', (on: Database) => on.transaction((tx) => tx.query(update))],
])(
  'openDatabase reports %s that a standby refuses as unavailable, and does not use that connection again',
  async (_name, change) => {
    await becomes('on')
    const demoted = openDatabase(database.url, { log, max: 1 })
    await expect(change(demoted)).rejects.toThrow(DatabaseUnavailable)
    await becomes('off')
    // The session would stay read-only, so only another connection can succeed.
    await expect.poll(() => change(demoted).then(() => 'done')).toBe('done')
    await demoted.close()
  },
)
