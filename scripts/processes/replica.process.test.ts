import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { buildEmbedded } from '#demo/testing/commands.ts'
import { startReplica } from '#demo/testing/storage/replica.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { listGoods } from '#demo/testing/trade/trade.ts'
import { loadConfig } from '#platform/config.ts'
import { type Database, openDatabase, type Statement } from '#platform/database/db.ts'
import type { Embedded } from '#platform/database/embedded.ts'
import { type WithReplica, withReplica } from '#platform/database/replica.ts'
import { openLog } from '#platform/logs/log.ts'
import { createApp } from '#server/app.ts'
import { examineReplica } from '../steps/doctor/replica.ts'

/** A market whose public reads use a streaming replica. The tests delay and stop the replica. */

const log = openLog({ level: 'silent' })
const boundMs = 4_000
let root: string
let primary: Embedded
let app: FastifyInstance
let server: { readonly url: string }
let routed: WithReplica
let db: Database
let replica: Database
let replicaUrl: string
let stopReplica: () => Promise<void>
let seller: TestPerson
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'samak-test-replica-'))
  // PostgreSQL may run as another user than the tests.
  await chmod(root, 0o755)
  primary = await buildEmbedded(join(root, 'primary'), true)
  const folders = { from: join(root, 'primary'), dataDir: join(root, 'replica') }
  const started = await startReplica(primary.url, folders)
  stopReplica = started.stop
  replicaUrl = started.url
  // Test servers acknowledge commits before they are in the write-ahead log, and the market compares positions of that log.
  const setting = openDatabase(primary.url, { log, max: 1 })
  await setting.query({ text: 'alter role all set synchronous_commit = on' })
  await setting.close()
  db = openDatabase(primary.url, { log })
  replica = openDatabase(started.url, { log })
  const config = loadConfig({
    DATA_DIR: join(root, 'primary'),
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: started.url,
    DATABASE_READ_LAG_MS: String(boundMs),
    ...{ PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error', DEMO: '0' },
  })
  const options = { url: started.url, log, boundMs }
  routed = withReplica(openDatabase(primary.url, { log }), options)
  app = await createApp({ config, db: routed, log })
  server = { url: await app.listen({ host: '127.0.0.1', port: 0 }) }
  seller = await addPerson(db, { type: 'local_seller' })
})
afterAll(async () => {
  await app.close()
  await Promise.all([routed.close(), db.close(), replica.close()])
  await stopReplica()
  await primary.stop()
  await rm(root, { recursive: true })
})

const rename = (id: number, name: string) =>
  db.query({ text: 'update products set name_ar = $2, name_en = $2 where id = $1', values: [id, name] })
/** The name in the answer to a visitor; `cookie` is the visitor's cookie. */
const read = async (id: number, { token, cookie }: { token?: string; cookie?: string } = {}) => {
  const answer = await ask<{ name: string }>(server, `GET products/show/${id}`, {
    ...(token && { token }),
    headers: cookie ? { cookie } : {},
  })
  expect(answer.status).toBe(200)
  return answer.data.name
}
const hold = (verb: 'pause' | 'resume') => replica.query({ text: `select pg_wal_replay_${verb}()` })
/**
 * Waits until the replica has everything that was committed so far, and the market has seen the replica's position. A synchronous
 * commit first flushes the earlier commits, because the test server commits asynchronously.
 */
const caughtUp = async () => {
  await db.transaction(async (tx) => {
    await tx.query({ text: 'set local synchronous_commit = on' })
    await tx.query({ text: "select pg_logical_emit_message(true, 'test', '')" })
  })
  const since = performance.now()
  await expect.poll(() => performance.now() - routed.lagMs() > since).toBe(true)
}

it('visitors read from the replica, and see no state older than the limit while the replica is delayed', async () => {
  const id = await listGoods(db, seller.id, { quantity: 10, price: 20 })
  await rename(id, 'before')
  await caughtUp()
  await hold('pause')
  await rename(id, 'after')
  const renamed = performance.now()
  expect(await read(id)).toBe('before')
  let lastOld = renamed
  const look = async () => {
    const begun = performance.now()
    const name = await read(id)
    if (name === 'before') lastOld = begun
    return name
  }
  await expect.poll(look, { timeout: 30_000, interval: 50 }).toBe('after')
  // The answer itself may be cached for 1 s.
  expect(lastOld - renamed).toBeLessThan(boundMs + 1_000)
  // While the replica lags by more than the bound, the primary answers every read.
  expect(routed.lagMs()).toBeGreaterThan(boundMs)
  await rename(id, 'later')
  await expect.poll(() => read(id)).toBe('later')
  await hold('resume')
  await caughtUp()
})

it('a replica of a database that has been restored to an earlier time is not read', async () => {
  await hold('pause')
  try {
    const [row] = await replica.query<{ at: string }>({ text: 'select pg_last_wal_replay_lsn()::text as at' })
    // The position of the restored primary: first behind the replica's position, then equal to it.
    let position = '0/1000'
    const restored: Database = {
      ...db,
      query: async <Row>(statement: Statement) =>
        statement.text.includes('pg_current_wal_lsn') ? ([{ position }] as Row[]) : db.query<Row>(statement),
      close: async () => undefined,
    }
    const lines: string[] = []
    const warnings = openLog({ level: 'warn', to: { write: (line) => void lines.push(line) } })
    const pair = withReplica(restored, { url: replicaUrl, log: warnings, boundMs })
    await expect.poll(() => lines.join()).toContain('does not follow the primary')
    position = row?.at ?? ''
    await pause(1_000)
    expect(pair.lagMs()).toBe(Number.POSITIVE_INFINITY)
    await pair.close()
  } finally {
    await hold('resume')
  }
})

it('examineReplica finds a replica that is held back', async () => {
  const look = async () => {
    const found = await examineReplica({ url: replicaUrl, primaryUrl: primary.url, log })
    return found.map(({ what }) => what)
  }
  await hold('pause')
  try {
    await rename(await listGoods(db, seller.id, { quantity: 10, price: 20 }), 'unseen')
    expect(await look()).toContain(
      'The replica of DATABASE_READ_URL is behind, so the primary answers all readers',
    )
  } finally {
    await hold('resume')
  }
  expect(await look()).toContain('The replica of DATABASE_READ_URL follows the primary')
})

it('people who are signed in or have just written read from the primary', async () => {
  const id = await listGoods(db, seller.id, { quantity: 10, price: 20 })
  await rename(id, 'before')
  await caughtUp()
  await hold('pause')
  try {
    await rename(id, 'after')
    expect(await read(id)).toBe('before')
    expect(await read(id, { token: seller.token })).toBe('after')
    const write = await ask(server, 'POST profile', { token: seller.token, body: { f_name: 'سالم' } })
    const cookie = write.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^wrote=1; Max-Age=6; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await read(id, { cookie: cookie.split(';')[0] ?? '' })).toBe('after')
  } finally {
    await hold('resume')
  }
})

const measuredLag = async () => {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^replica_lag_seconds (.+)$/m.exec(text)?.[1]?.replace('+Inf', 'Infinity'))
}

it('reads continue on the primary after the replica has stopped', async () => {
  const id = await listGoods(db, seller.id, { quantity: 10, price: 20 })
  await rename(id, 'named')
  await caughtUp()
  expect(await measuredLag()).toBeLessThan(boundMs / 1_000)
  await stopReplica()
  for (let turn = 0; turn < 20; turn += 1) expect(await read(id)).toBe('named')
  await expect.poll(measuredLag, { timeout: 20_000 }).toBeGreaterThan(boundMs / 1_000)
})
