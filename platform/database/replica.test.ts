import { afterAll, expect, it } from 'vitest'
import { cloneDatabase } from '#demo/testing/database.ts'
import { openLog } from '../logs/log.ts'
import { openDatabase } from './db.ts'
import { withReplica } from './replica.ts'

const database = await cloneDatabase('empty')
afterAll(() => database.drop())

const closedPort = (url: string) => Object.assign(new URL(url), { port: '1' }).href

it.each([
  ['does not answer', closedPort, 'ECONNREFUSED'],
  ['is no replica', (url: string) => url, 'this server is no replica'],
])('withReplica logs once that a replica %s, and reads from the primary', async (_what, address, cause) => {
  const lines: string[] = []
  const log = openLog({ level: 'warn', to: { write: (line) => void lines.push(line) } })
  const primary = openDatabase(database.url, { log, max: 1 })
  const db = withReplica(primary, { url: address(database.url), log, boundMs: 2_000 })
  await expect.poll(() => lines.join()).toContain(cause)

  // The replica is sampled about four more times in this second, and only the first failure may be logged.
  await primary.query({ text: 'select pg_sleep(1.1)' })

  expect(lines.filter((line) => line.includes('is not read'))).toHaveLength(1)
  expect(db.lagMs()).toBe(Number.POSITIVE_INFINITY)
  expect(await db.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }])
  await db.close()
})
