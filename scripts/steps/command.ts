import { basename } from 'node:path'
import { type Config, loadConfig } from '#platform/config.ts'
import { checkExposure } from '#platform/limits/exposure.ts'
import { type Log, openLog } from '#platform/logs/log.ts'
import { startTracing } from '#platform/logs/traces.ts'
import { PlainError } from '#platform/plainError.ts'
import { openShutdown, type Shutdown } from '#platform/shutdown.ts'

/** The context of every command. */
export interface Session {
  readonly config: Config
  readonly log: Log
  readonly shutdown: Shutdown
}

/** Serves until it is stopped; a stop by a signal counts as success. Refuses to start with an unsafe configuration. */
export async function runService(work: (session: Session) => Promise<void>): Promise<void> {
  await run(0, async (session) => {
    checkExposure(session.config)
    const service = `samak-${basename(process.argv[1] ?? '', '.ts')}`
    const stop = await startTracing(session.config, { service, log: session.log })
    session.shutdown.add('the traces', stop)
    await work(session)
  })
}

/**
 * Runs a task and ends the process. If a signal interrupts the task, the task fails, so that nothing relies on its
 * result.
 */
export async function runTask(work: (session: Session) => Promise<void>): Promise<void> {
  const shutdown = await run(130, work)
  await shutdown.stop(0)
}

async function run(signalCode: number, work: (session: Session) => Promise<void>): Promise<Shutdown> {
  const config = readConfig()
  const log = openLog({ level: config.LOG_LEVEL })
  const shutdown = openShutdown({ log, signalCode })
  try {
    await work({ config, log, shutdown })
  } catch (error) {
    // Errors during a shutdown are consequences of the shutdown, so they are not reported.
    if (!shutdown.signal.aborted) tell(error)
    await shutdown.stop(1)
  }
  return shutdown
}

function readConfig(): Config {
  try {
    return loadConfig(process.env)
  } catch (error) {
    tell(error)
    process.exit(1)
  }
}

const FILE_TROUBLE = /^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT)$/

function tell(error: unknown): void {
  const { message, code, stack } = error as Error & { code?: string }
  const plain = error instanceof PlainError || FILE_TROUBLE.test(code ?? '')
  process.stderr.write(`${plain ? message : (stack ?? String(error))}\n`)
}
