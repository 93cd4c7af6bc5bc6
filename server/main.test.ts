import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#demo/testing/database.ts'
import { loadConfig } from '#platform/config.ts'
import { checkPort } from '#platform/listening.ts'
import { openLog } from '#platform/logs/log.ts'
import { startServer } from './main.ts'

const log = openLog({ level: 'silent' })
let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase('empty')
})
afterAll(() => database.drop())

const start = (env: Record<string, string> = {}) => {
  const config = loadConfig({ PORT: '0', DATA_DIR: database.dataDir, ...env })
  return startServer(config, { databaseUrl: database.url, log })
}

test('a stopping server refuses new requests and finishes running ones', async () => {
  const server = await start()
  const blocker = new pg.Client({ connectionString: database.url })
  await blocker.connect()
  await blocker.query('begin; lock table options in access exclusive mode')
  const running = fetch(`${server.url}/api/main/options`)
  await vi.waitFor(async () => {
    const { rows } = await blocker.query(`select from pg_locks where not granted and database is not null`)
    expect(rows.length).toBeGreaterThan(0)
  })

  const closed = server.close()
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  await blocker.query('commit')
  expect((await running).status).toBe(200)
  await closed
  await blocker.end()
})

test('a stopping server that a load balancer checks serves until the balancer has noticed the stop', async () => {
  const server = await start()
  const statusOf = async (path: string) => (await fetch(server.url + path)).status
  for (let check = 0; check < 4; check += 1) expect(await statusOf('/readyz')).toBe(200)
  const began = performance.now()
  const closed = server.close()
  expect(await statusOf('/readyz')).toBe(503)
  const running = await fetch(`${server.url}/api/main/options`)
  expect([running.status, running.headers.get('connection')]).toEqual([200, 'close'])
  await closed
  expect(performance.now() - began).toBeGreaterThan(2_000)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
})

test('a port that is in use, or a HOST of another machine, is reported in one line', async () => {
  const server = await start()
  const { port } = new URL(server.url)
  const line = `Port ${port} on 127.0.0.1 is taken: stop what uses it, or choose another PORT.`
  await expect(start({ PORT: port })).rejects.toThrow(line)
  await expect(checkPort({ host: '127.0.0.1', port: Number(port), variable: 'PORT' })).rejects.toThrow(line)
  await expect(checkPort({ host: '192.0.2.1', port: 0, variable: 'PORT' })).rejects.toThrow(
    'HOST 192.0.2.1 is no address of this machine.',
  )
  await server.close()
  await checkPort({ host: '127.0.0.1', port: Number(port), variable: 'PORT' })
})
