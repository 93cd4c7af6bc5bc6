import type { Log } from './logs/log.ts'

/** Closes resources when the process stops; the resource opened last is closed first. */
export interface Shutdown {
  /** Aborted when the stop begins. */
  readonly signal: AbortSignal
  /** Registers the function that closes `name`; the function is called once. */
  add(name: string, close: () => Promise<unknown> | unknown): void
  /** Closes everything and exits with `code`. A second call has no effect. */
  stop(code: number): Promise<never>
}

export interface ShutdownOptions {
  readonly log: Pick<Log, 'error'>
  /** The exit code of a stop by signal: 0 for a service, another code for interrupted work. */
  readonly signalCode?: number
  /** The time in ms after which the process exits with 1 (contract.md, section 9: a clean stop within 10 s). */
  readonly limitMs?: number
}

/**
 * Handles SIGINT, SIGTERM, SIGHUP and the end of the launcher. Ignores further signals, because a terminal delivers each
 * signal twice: to the process group and through the launcher.
 */
export function openShutdown({ log, signalCode = 0, limitMs = 9_000 }: ShutdownOptions): Shutdown {
  const closers: { name: string; close: () => Promise<unknown> | unknown }[] = []
  const abort = new AbortController()
  let stopping: Promise<never> | undefined

  const stop = (code: number): Promise<never> => {
    stopping ??= endAll(code)
    return stopping
  }
  async function endAll(code: number): Promise<never> {
    abort.abort()
    setTimeout(() => {
      log.error(`the stop took longer than ${limitMs / 1000} s; exiting now`)
      process.exit(1)
    }, limitMs).unref()
    let left = code
    // Resources that are still opening register themselves while the others close.
    for (let last = closers.pop(); last; last = closers.pop()) {
      const { name, close } = last
      try {
        await close()
      } catch (error) {
        log.error({ err: error }, `could not close ${name}`)
        left = left || 1
      }
    }
    process.exit(left)
  }

  const onSignal = () => void stop(signalCode)
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
  whenLauncherEnds(onSignal)
  return { signal: abort.signal, add: (name, close) => void closers.push({ name, close }), stop }
}

/**
 * Calls `act` when the launcher ends. The launcher has an IPC channel to this process, which closes whenever the launcher
 * ends.
 */
function whenLauncherEnds(act: () => void): void {
  if (!process.channel) return
  process.on('disconnect', act)
  process.channel.unref()
}
