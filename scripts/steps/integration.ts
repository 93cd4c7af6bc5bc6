import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DatabaseUrls } from '#platform/database/embedded.ts'
import type { Session } from './command.ts'
import { migrateIntegration } from './database.ts'
import { seedIntegration } from './seed.ts'

/**
 * Migrates the integration's schema. If the integration's database is unavailable, the market runs without the
 * integration.
 */
export async function prepareIntegration(database: DatabaseUrls, session: Session): Promise<void> {
  await unlessAway('the schema of the integration is not up to date', session, () =>
    migrateIntegration(database, session),
  )
}

/** Fills the boards of a demo market, after its people exist. */
export async function fillIntegration(database: DatabaseUrls, session: Session): Promise<void> {
  await unlessAway('the boards of the integration are not filled', session, () =>
    seedIntegration(database, session),
  )
}

async function unlessAway(failure: string, { log }: Session, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error }, failure)
  }
}

/**
 * Runs the integration next to the market, in a child process. If the process ends, it is restarted after a pause that
 * grows; meanwhile the market continues without the integration.
 */
export function keepIntegration(
  databaseUrl: string,
  { config, log, shutdown }: Session,
): { readonly started: Promise<void> } {
  const { PORT, BEHAR_PORT } = config
  const env = { DATABASE_URL: databaseUrl, PORT: String(PORT), BEHAR_PORT: String(BEHAR_PORT) }
  let child: ChildProcess | undefined
  const { promise: started, resolve: begun } = Promise.withResolvers<void>()

  async function keep(): Promise<void> {
    for (let deaths = 0; !shutdown.signal.aborted; deaths += 1) {
      const since = Date.now()
      child = start(env)
      child.once('message', () => begun())
      const ending = await endOf(child)
      if (shutdown.signal.aborted) return
      log.error({ ending }, 'the integration ended; it is started again')
      if (Date.now() - since > STEADY_MS) deaths = 0
      const { signal } = shutdown
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** deaths, LONGEST_PAUSE_MS), undefined, { signal }).catch(
        () => undefined,
      )
    }
  }

  const kept = keep()
  // The integration ends in parallel with the other parts.
  shutdown.signal.addEventListener('abort', () => child?.kill())
  shutdown.add('the integration', () => kept)
  return { started: Promise.race([started, pause(START_MS, undefined, { ref: false })]) }
}

/** If a process has run for this time in ms before it ends, the pauses before its restarts begin with the shortest one again. */
const STEADY_MS = 60_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** The maximum time in ms for which a start of the market waits for the integration. */
const START_MS = 10_000

function start(env: Readonly<Record<string, string>>): ChildProcess {
  const script = fileURLToPath(new URL('../behar.ts', import.meta.url))
  // The process logs to standard error. Its channel closes whenever this process ends.
  return spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Describes the end of a process: its exit code, its signal, or the error at its start. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })
}
