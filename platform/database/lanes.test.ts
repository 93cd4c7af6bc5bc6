import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#demo/testing/database.ts'
import { openLog } from '../logs/log.ts'
import { Connection, servingTimeouts } from './connection.ts'
import { type Lanes, openLanes } from './lanes.ts'

let database: TestDatabase
let other: pg.Client
let lanes: Lanes

beforeAll(async () => {
  database = await cloneDatabase('empty')
  other = new pg.Client({ connectionString: database.url })
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await database.drop()
})
beforeEach(() => {
  const config = { connectionString: database.url }
  const log = openLog({ level: 'silent' })
  lanes = openLanes({
    open: (lost) => new Connection({ config, log, timeouts: servingTimeouts, lost }),
    most: 6,
    timeouts: servingTimeouts,
  })
  return () => lanes.close()
})

const ask = async (value: number) =>
  (await lanes.query({ text: 'select $1::int as value', values: [value] })).rows
const backends = async () =>
  (await lanes.query({ name: 'own', text: 'select pg_backend_pid() as pid' })).rows[0].pid as number

test('lanes return each answer and each failure to its own caller', async () => {
  const sent = Array.from({ length: 200 }, (_, value) =>
    value % 10 === 3 ? lanes.query({ text: `select ${value} / 0` }) : ask(value),
  )
  const answers = await Promise.allSettled(sent)
  for (const [value, answer] of answers.entries()) {
    if (value % 10 === 3) expect(answer.status === 'rejected' && answer.reason.code).toBe('22012')
    else expect(answer).toEqual({ status: 'fulfilled', value: [{ value }] })
  }
})

test('lanes serve many concurrent callers of a prepared statement on few connections', async () => {
  const pids = await Promise.all(Array.from({ length: 60 }, backends))
  const distinct = new Set(pids).size
  expect(distinct).toBeGreaterThanOrEqual(4)
  expect(distinct).toBeLessThanOrEqual(6)
})

test('lanes use one connection for sequential statements', async () => {
  const pids = new Set<number>()
  for (let count = 0; count < 10; count++) pids.add(await backends())
  expect(pids.size).toBe(1)
})

test('lanes do not queue statements behind a statement that waits for a lock', async () => {
  await other.query('select pg_advisory_lock(7)')
  const waiting = lanes.query({ text: 'select pg_advisory_lock(7)' })
  for (let count = 0; count < 20; count++) expect(await ask(count)).toEqual([{ value: count }])
  await other.query('select pg_advisory_unlock(7)')
  await waiting
})

test('lanes fail the statements of a lost connection and open a new connection for the next statement', async () => {
  const pid = await backends()
  await other.query('select pg_advisory_lock(8)')
  const waiting = lanes.query({ text: 'select pg_advisory_lock(8)' })
  waiting.catch(() => undefined)
  await other.query('select pg_terminate_backend($1)', [pid])
  await expect(waiting).rejects.toThrow()
  await other.query('select pg_advisory_unlock(8)')
  await expect.poll(backends).not.toBe(pid)
})
