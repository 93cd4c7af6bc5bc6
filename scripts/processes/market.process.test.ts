import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Commands, openCommands } from '#demo/testing/commands.ts'
import { longTest } from '#demo/testing/fixtures/longTest.ts'
import { openDatabase } from '#platform/database/db.ts'
import { findProcess } from '#platform/database/embedded/processes.ts'
import { startEmbedded } from '#platform/database/embedded.ts'
import { openLog } from '#platform/logs/log.ts'

const LONG = { timeout: 120_000, interval: 100 }
const log = openLog({ level: 'error' })

let commands: Commands
let dataDir: string
const npmRun: Commands['npmRun'] = (command, env) => commands.npmRun(command, env)

beforeAll(async () => {
  commands = await openCommands()
  dataDir = commands.dataDir
  const embedded = await startEmbedded({ dataDir, log })
  await withDatabase(embedded.url, (db) => db.query({ text: 'create table kept as select 40 as kilos' }))
  await embedded.stop()
})
afterEach(async () => {
  commands.endAll()
  await vi.waitFor(() => expect(postmaster()).toBeNull(), LONG)
})
afterAll(() => commands.remove())

const postmaster = () => commands.postmaster()

/** Returns the pids of npm, the launcher and the market. Each process is the only child of the previous process. */
function family(npm: number | undefined): number[] {
  const pids = [npm ?? 0]
  for (const pid of pids) {
    try {
      const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
      if (child && pids.length < 3) pids.push(Number(child))
    } catch {
      // There is no /proc here, or the process has ended.
    }
  }
  return pids
}

const status = async (url: string) => (await fetch(url)).status

async function withDatabase<T>(
  url: string,
  work: (db: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const db = openDatabase(url, { log, max: 1 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

describe('npm start', { timeout: 300_000 }, () => {
  test('serves the market, refuses a second start and ends all its processes on SIGTERM', async () => {
    const market = npmRun('start')
    const url = await market.ready()
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await Promise.all(['/healthz', '/readyz', '/'].map((path) => status(url + path)))).toEqual([
      200, 200, 200,
    ])
    expect(market.output()).toContain('"npm run operator -- 05XXXXXXXX" creates the first administrator')

    const second = npmRun('start')
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`The market already runs with the data in ${dataDir} (process `)

    const database = postmaster()
    const pids = family(market.child.pid)
    market.child.kill('SIGTERM')
    expect(await market.ended).toBe(0)
    for (const pid of [...pids, database ?? 0]) expect(findProcess(pid)).toBeNull()
  })

  longTest?.('keeps the data after kill -9 of npm, launcher and market', async () => {
    const market = npmRun('start')
    await market.ready()
    const left = postmaster()
    for (const pid of family(market.child.pid)) process.kill(pid, 'SIGKILL')
    await market.ended

    const next = npmRun('start')
    expect(await status(`${await next.ready()}/readyz`)).toBe(200)
    expect(postmaster()).not.toBe(left)
    next.child.kill('SIGINT')
    expect(await next.ended).toBe(0)
    const embedded = await startEmbedded({ dataDir, log })
    const kept = await withDatabase(embedded.url, (db) => db.query({ text: 'select kilos from kept' }))
    await embedded.stop()
    expect(kept).toEqual([{ kilos: 40 }])
  })

  test('ends the launcher, the market and PostgreSQL after kill -9 of npm alone', async () => {
    const market = npmRun('start')
    await market.ready()
    const pids = [...family(market.child.pid), postmaster() ?? 0]
    market.child.kill('SIGKILL')
    await vi.waitFor(() => expect(pids.filter((pid) => findProcess(pid))).toEqual([]), LONG)
  })

  test('serves again after kill -9 of PostgreSQL', async () => {
    const market = npmRun('start')
    const url = await market.ready()
    process.kill(postmaster() ?? 0, 'SIGKILL')
    await vi.waitFor(async () => expect(await status(`${url}/readyz`)).toBe(200), LONG)
    expect(await status(`${url}/healthz`)).toBe(200)
    expect(await status(`${url}/api/main/options`)).toBe(200)
  })

  test('reports a port in use in one line', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen({ host: '127.0.0.1', port: 0 }, resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const market = npmRun('start', { PORT: String(port) })
    expect(await market.ended).toBe(1)
    expect(market.output()).toContain(
      `\nPort ${port} on 127.0.0.1 is taken: stop what uses it, or choose another PORT.\n`,
    )
    await new Promise((resolve) => other.close(resolve))
  })

  test('reports an invalid variable in one line', async () => {
    const market = npmRun('start', { PORT: 'abc' })
    expect(await market.ended).toBe(1)
    expect(market.output()).toContain('\nPORT: must be a whole number, not "abc"\n')
  })
})

describe('npm run', { timeout: 300_000 }, () => {
  test('serve can start before its database and reports a missing DATABASE_URL', async () => {
    const away = npmRun('serve', { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })
    const url = await away.ready()
    expect(await status(`${url}/healthz`)).toBe(200)
    expect(await status(`${url}/readyz`)).toBe(503)
    away.child.kill('SIGTERM')
    expect(await away.ended).toBe(0)

    const without = npmRun('serve')
    expect(await without.ended).toBe(1)
    expect(without.output()).toContain('npm run serve needs DATABASE_URL')
  })

  longTest?.('serve, worker, migrate and seed share one database server', async () => {
    const embedded = await startEmbedded({ dataDir, log })
    const env = { DATABASE_URL: embedded.url }
    const tasks = ['migrate', 'migrate', 'seed'].map((command) => npmRun(command, env))
    expect(await Promise.all(tasks.map(({ ended }) => ended))).toEqual([0, 0, 0])
    const servers = [npmRun('serve', env), npmRun('serve', env)]
    const urls = await Promise.all(servers.map((one) => one.ready()))
    expect(await Promise.all(urls.map((url) => status(`${url}/readyz`)))).toEqual([200, 200])
    const worker = npmRun('worker', env)
    await vi.waitFor(() => expect(worker.output()).toContain('Ready for jobs'), LONG)
    for (const { child } of [...servers, worker]) child.kill('SIGTERM')
    expect(await Promise.all([...servers, worker].map(({ ended }) => ended))).toEqual([0, 0, 0])
    await embedded.stop()
  })
})
