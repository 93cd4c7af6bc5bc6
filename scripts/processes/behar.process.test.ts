import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { type Commands, openCommands } from '#demo/testing/commands.ts'
import { longTest } from '#demo/testing/fixtures/longTest.ts'
import { findProcess } from '#platform/database/embedded/processes.ts'
import { type Embedded, startEmbedded } from '#platform/database/embedded.ts'
import { openLog } from '#platform/logs/log.ts'

const LONG = { timeout: 120_000, interval: 100 }

let commands: Commands
/** The database for the tests of `npm run behar`. */
let embedded: Embedded | undefined
beforeAll(async () => {
  commands = await openCommands()
})
afterEach(async () => {
  commands.endAll()
  // PostgreSQL of a killed start must end before the next test starts.
  if (!embedded) await vi.waitFor(() => expect(commands.postmaster()).toBeNull(), LONG)
})
afterAll(() => commands.remove())

const status = async (url: string) => (await fetch(url)).status
const nobody = 'postgres://nobody@127.0.0.1:9/none'

/** Returns the pids of the integration's processes of this test, which have the data folder in their environment. */
function integrations(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => findProcess(pid)?.command.endsWith('scripts/behar.ts'))
    .filter((pid) => environmentOf(pid).includes(commands.dataDir))
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

async function takenPort(): Promise<{ port: number; free(): Promise<unknown> }> {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen({ host: '127.0.0.1', port: 0 }, resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, free: () => new Promise((resolve) => other.close(resolve)) }
}

describe('npm start', { timeout: 300_000 }, () => {
  test('starts the integration and restarts a killed integration', async () => {
    const market = commands.npmRun('start')
    const url = await market.ready()
    const { data } = await ask<{ behar_url: string }>({ url }, 'GET main/integration')
    expect(data.behar_url).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await status(`${data.behar_url}/readyz`)).toBe(200)
    // The market of this start authenticates the callers of the integration.
    const answer = await ask({ url: data.behar_url }, 'GET platforms/behar-market', { token: 'made-up' })
    expect(answer.status).toBe(401)

    const [pid = 0, ...more] = integrations()
    expect(more).toEqual([])
    process.kill(pid, 'SIGKILL')
    expect(await Promise.all(['/', '/readyz', '/api/main'].map((path) => status(url + path)))).toEqual([
      200, 200, 200,
    ])
    await vi.waitFor(async () => expect(await status(`${data.behar_url}/readyz`)).toBe(200), LONG)
    expect(integrations()).not.toContain(pid)

    const verified = commands.npmRun('verify')
    expect([await verified.ended, verified.output()]).toEqual([0, expect.stringContaining('rules hold')])

    market.child.kill('SIGTERM')
    expect(await market.ended).toBe(0)
    expect(integrations()).toEqual([])
  })

  test('ends the integration when npm is killed', async () => {
    const market = commands.npmRun('start')
    await market.ready()
    expect(integrations()).toHaveLength(1)
    market.child.kill('SIGKILL')
    await vi.waitFor(() => expect(integrations()).toEqual([]), LONG)
  })

  longTest?.('reports in one line that the integration’s port is in use', async () => {
    const { port, free } = await takenPort()
    const market = commands.npmRun('start', { BEHAR_PORT: String(port) })
    expect(await market.ended).toBe(1)
    expect(market.output()).toContain(
      `\nPort ${port} on 127.0.0.1 is taken: stop what uses it, or choose another BEHAR_PORT.\n`,
    )
    await free()
    const same = commands.npmRun('start', { PORT: String(port), BEHAR_PORT: String(port) })
    expect(await same.ended).toBe(1)
    expect(same.output()).toContain(`\nPORT and BEHAR_PORT are both ${port}: choose another BEHAR_PORT.\n`)
  })
})

describe('npm run behar', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    embedded = await startEmbedded({ dataDir: commands.dataDir, log: openLog({ level: 'error' }) })
  })
  afterAll(() => embedded?.stop())

  test('runs without a market, also twice in parallel', async () => {
    const env = {
      DATABASE_URL: nobody,
      BEHAR_DATABASE_URL: embedded?.url ?? '',
      PUBLIC_URL: 'http://127.0.0.1:9',
    }
    const services = [commands.npmRun('behar', env), commands.npmRun('behar', env)]
    for (const url of await Promise.all(services.map((one) => one.ready()))) {
      await vi.waitFor(async () => expect(await status(`${url}/readyz`)).toBe(200), LONG)
      // The market is not running in this test.
      const { status: found } = await ask({ url }, 'GET platforms/behar-market', { token: 'somebody' })
      expect(found).toBe(503)
    }
    for (const { child } of services) child.kill('SIGTERM')
    expect(await Promise.all(services.map(({ ended }) => ended))).toEqual([0, 0])
    const migrate = commands.npmRun('migrate', { DATABASE_URL: embedded?.url ?? '' })
    expect(await migrate.ended).toBe(0)
    expect(migrate.output()).toContain('The schema is up to date')
  })

  test('answers 503 while its database is unreachable, and can be stopped', async () => {
    const away = commands.npmRun('behar', { DATABASE_URL: nobody, PORT: '9', LOG_LEVEL: 'silent' })
    const url = await away.ready()
    const paths = ['/healthz', '/readyz', '/api/platforms/behar-market']
    expect(await Promise.all(paths.map((path) => status(url + path)))).toEqual([200, 503, 503])
    away.child.kill('SIGINT')
    expect(await away.ended).toBe(0)
  })

  test('reports a missing setting or a port in use in one line', async () => {
    const { port, free } = await takenPort()
    const noDatabase = commands.npmRun('behar', { PORT: '9' })
    const noSite = commands.npmRun('behar', { DATABASE_URL: nobody })
    const env = { DATABASE_URL: nobody, PORT: '9', BEHAR_PORT: String(port) }
    const taken = commands.npmRun('behar', env)
    expect(await Promise.all([noDatabase, noSite, taken].map(({ ended }) => ended))).toEqual([1, 1, 1])
    expect(noDatabase.output()).toContain('\nnpm run behar needs DATABASE_URL or BEHAR_DATABASE_URL;')
    expect(noSite.output()).toContain(
      '\nnpm run behar asks the market who somebody is: set PUBLIC_URL, or PORT',
    )
    expect(taken.output()).toContain(
      `\nPort ${port} on 127.0.0.1 is taken: stop what uses it, or choose another BEHAR_PORT.`,
    )
    await free()
  })
})
