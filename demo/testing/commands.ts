import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findProcess } from '#platform/database/embedded/processes.ts'
import { type Embedded, startEmbedded } from '#platform/database/embedded.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openLog } from '#platform/logs/log.ts'
import { migrationsFolder } from '#server/db/schema.ts'
import { buildMarket } from '../build.ts'
import { folderOfRun } from './database.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A running command of the project, started as a terminal would start it. */
export interface Command {
  readonly child: ChildProcess
  /** Its output so far, stdout and stderr. */
  output(): string
  /** The address after `Ready`, once the command serves requests. Rejects if the command ends before. */
  ready(): Promise<string>
  /** The exit code, once the command has ended and its outputs are closed. */
  readonly ended: Promise<number | null>
}

/** Runs commands on a data folder of their own, with small reference data so that they start quickly. */
export interface Commands {
  readonly dataDir: string
  /** Runs `npm run <command> -- …` as in a terminal, by default on free ports and without the demo. */
  npmRun(command: string, env?: Readonly<Record<string, string>>, args?: readonly string[]): Command
  /** The pid of PostgreSQL on this data, while it runs. */
  postmaster(): number | null
  /** Sends every started command a signal that ends it. */
  endAll(): void
  remove(): void
}

/**
 * Starts PostgreSQL in a data folder with a small market, by default without the demo; returns the running database. The
 * market is a copy of one that is built once in a run.
 */
export async function buildEmbedded(dataDir: string, demo = false): Promise<Embedded> {
  const template = await folderOfRun(demo ? 'embedded-demo' : 'embedded', async (folder) => {
    const embedded = await startEmbedded({ dataDir: folder, log, durable: false })
    await migrate(embedded.url, migrationsFolder, log)
    const databaseUrl = embedded.url
    await buildMarket({ databaseUrl, dataDir: folder, demo, startAt: new Date(), size: 'test', log })
    await embedded.stop()
  })
  mkdirSync(dataDir, { recursive: true })
  // `cp` keeps the owner of each file: PostgreSQL may run as another user than the tests.
  await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir])
  return startEmbedded({ dataDir, log, durable: false })
}

const log = openLog({ level: 'error' })

export async function openCommands(): Promise<Commands> {
  const root = mkdtempSync(join(tmpdir(), 'samak-test-processes-'))
  chmodSync(root, 0o755)
  const dataDir = join(root, 'سوق السمك')
  await (await buildEmbedded(dataDir)).stop()
  const commands: Command[] = []
  return {
    dataDir,
    npmRun(command, env = {}, args = []) {
      const words = [command, ...(args.length > 0 ? ['--', ...args] : [])]
      const running = start(words, { DATA_DIR: dataDir, ...env })
      commands.push(running)
      return running
    },
    postmaster() {
      try {
        const file = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')
        const pid = Number(file.split('\n')[0])
        return findProcess(pid) ? pid : null
      } catch {
        return null
      }
    },
    endAll() {
      for (const { child } of commands.splice(0)) child.kill('SIGTERM')
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }),
  }
}

function start(command: readonly string[], env: Readonly<Record<string, string>>): Command {
  const { PATH = '', HOME = '', TMPDIR = tmpdir(), NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn('npm', ['run', ...command], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      TMPDIR,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      DATABASE_URL: '',
      DEMO: '0',
      PORT: '0',
      BEHAR_PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const output = () => text
  return { child, output, ended, ready: () => readyAt(child, output) }
}

async function readyAt(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const url = /^Ready (http:\/\/\S+)$/m.exec(output())?.[1]
    if (url) return url
    const end = child.exitCode ?? child.signalCode
    if (end !== null) throw new Error(`ended with ${end}: ${output()}`)
    await pause(50)
  }
}
