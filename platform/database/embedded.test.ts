import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { longTest } from '#demo/testing/fixtures/longTest.ts'
import { findProcess } from './embedded/processes.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

const log = { error: () => undefined }
const LONG = { timeout: 60_000, interval: 50 }

let root: string
let dataDir: string
let ends: (() => unknown)[]
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'samak-test-embedded-'))
  // If the test runs as root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(root, 0o755)
  dataDir = join(root, 'سوق السمك', 'x y')
  ends = []
})
afterEach(async () => {
  for (const end of ends.reverse()) await end()
  // The server of a killed owner may still write files, so the deletion is retried.
  rmSync(root, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
})

async function start(options: { patienceMs?: number; durable?: boolean } = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log, durable: false, ...options })
  ends.push(() => embedded.stop())
  return embedded
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

/** Starts the database in another process, as a second `npm start` does. */
async function startElsewhere(): Promise<{ child: ChildProcess; line: string }> {
  const script = `
    import { startEmbedded } from '${new URL('./embedded.ts', import.meta.url)}'
    const options = { dataDir: process.argv[1], log: console, patienceMs: 100, durable: false }
    await startEmbedded(options).then(({ url }) => console.log(url), (error) => { console.log(error.message); process.exit(1) })
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ends.push(() => child.kill('SIGKILL'))
  const line = await new Promise<string>((resolve) =>
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim())),
  )
  return { child, line }
}

const pidFile = () => join(dataDir, 'postgres', 'data', 'postmaster.pid')
const postmasterPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

describe('startEmbedded', { timeout: 180_000 }, () => {
  test('keeps data across restarts in a folder whose name has spaces and Arabic letters', async () => {
    const first = await start({ durable: true })
    await ask(first.url, 'create table catch as select 40 as kilos')
    const pid = postmasterPid()
    await first.stop()
    expect(findProcess(pid)).toBeNull()
    expect(existsSync(pidFile())).toBe(false)
    const second = await start({ durable: true })
    expect(await ask(second.url, 'select kilos from catch')).toEqual([40])
    expect(await ask(second.url, `select current_setting('jit') || current_setting('fsync')`)).toEqual([
      'offon',
    ])
  })

  longTest?.('refuses a second start and names the process that owns the database', async () => {
    const { url } = await start()
    await expect(startEmbedded({ dataDir, log, patienceMs: 0 })).rejects.toThrow(
      `The market already runs with the data in ${dataDir} (process ${process.pid})`,
    )
    expect(await ask(url, 'select 1')).toEqual([1])
  })

  test('lets one of two concurrent first starts run and refuses the other', async () => {
    const lines = (await Promise.all([startElsewhere(), startElsewhere()])).map(({ line }) => line)
    expect(lines.filter((line) => line.startsWith('postgres://'))).toHaveLength(1)
    expect(lines.filter((line) => line.startsWith('The market already runs'))).toHaveLength(1)
  })

  test('stops PostgreSQL when the process that started PostgreSQL is killed, and keeps the data', async () => {
    const { child, line } = await startElsewhere()
    await ask(line, 'create table catch as select 40 as kilos')
    const pid = postmasterPid()
    child.kill('SIGKILL')
    await vi.waitFor(() => expect(findProcess(pid)).toBeNull(), LONG)
    expect(await ask((await start()).url, 'select kilos from catch')).toEqual([40])
  })

  longTest?.('stops an old server whose owner and watcher were both killed', async () => {
    const { child, line } = await startElsewhere()
    await ask(line, 'create table catch as select 40 as kilos')
    const left = postmasterPid()
    process.kill(watcherOf(left), 'SIGKILL')
    child.kill('SIGKILL')
    const { url } = await start()
    expect(findProcess(left)).toBeNull()
    expect(await ask(url, 'select kilos from catch')).toEqual([40])
  })

  longTest?.('restarts a killed server on the same address', async () => {
    // Without `durable`, the server acknowledges a commit before the commit is in the log.
    const { url } = await start({ durable: true })
    await ask(url, 'create table catch as select 40 as kilos')
    process.kill(postmasterPid(), 'SIGKILL')
    await vi.waitFor(async () => expect(await ask(url, 'select kilos from catch')).toEqual([40]), LONG)
  })

  longTest?.('ignores a stale pid file, even if another process has the pid', async () => {
    const first = await start()
    const rest = readFileSync(pidFile(), 'utf8').split('\n').slice(1).join('\n')
    await first.stop()
    const living = spawn('sleep', ['600'], { stdio: 'ignore' })
    ends.push(() => living.kill('SIGKILL'))
    // The child of `sh` has ended, and `sleep` does not reap the child, so the child is a zombie.
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    ends.push(() => parent.kill('SIGKILL'))
    const zombie = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (text) => resolve(Number(text))),
    )
    await vi.waitFor(() => expect(findProcess(zombie)).toBeNull(), LONG)
    for (const pid of [living.pid, zombie, 999_999_999]) {
      writeFileSync(pidFile(), `${pid}\n${rest}`)
      const again = await start({ patienceMs: 0 })
      expect(await ask(again.url, 'select 1')).toEqual([1])
      await again.stop()
    }
    expect(findProcess(living.pid ?? 0)?.command).toContain('sleep')
  })
})

/** Returns the pid of the watcher: the shell process whose command contains the postmaster's pid. */
function watcherOf(postmaster: number): number {
  for (let pid = postmaster + 1; pid < postmaster + 200; pid += 1) {
    const { command } = findProcess(pid) ?? { command: '' }
    if (command.includes('cat >/dev/null') && command.includes(` ${postmaster} `)) return pid
  }
  throw new Error('no watcher found')
}
