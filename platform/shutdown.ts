import type { Log } from './logs/log.ts'

/** What has to be ended when the process is asked to stop, last opened first. */
export interface Shutdown {
  /** Aborted from the moment the stop was asked for. */
  readonly signal: AbortSignal
  /** Registers what ends `name`; it is called once. */
  add(name: string, end: () => Promise<unknown> | unknown): void
  /** Ends everything and leaves with `code`. Asking again changes nothing. */
  stop(code: number): Promise<never>
}

export interface ShutdownOptions {
  readonly log: Pick<Log, 'error'>
  /** The exit code of a stop by signal: 0 for a service, not for work that was cut short. */
  readonly signalCode?: number
  /** Past this the process leaves by force, with 1 (contract.md, section 9: a clean stop within 10 s). */
  readonly limitMs?: number
}

/**
 * Listens to SIGINT, SIGTERM and SIGHUP and to the end of the launcher. Every further signal is ignored:
 * a terminal delivers each one twice, to the group and through the launcher.
 */
export function openShutdown({ log, signalCode = 0, limitMs = 9_000 }: ShutdownOptions): Shutdown {
  const closers: { name: string; end: () => Promise<unknown> | unknown }[] = []
  const abort = new AbortController()
  let stopping: Promise<never> | undefined

  const stop = (code: number): Promise<never> => {
    stopping ??= endAll(code)
    return stopping
  }
  async function endAll(code: number): Promise<never> {
    abort.abort()
    setTimeout(() => {
      log.error(`the stop took longer than ${limitMs / 1000} s; leaving by force`)
      process.exit(1)
    }, limitMs).unref()
    let left = code
    // What is still being opened registers itself while the others end.
    for (let last = closers.pop(); last; last = closers.pop()) {
      const { name, end } = last
      try {
        await end()
      } catch (error) {
        log.error({ err: error }, `could not end ${name}`)
        left = left || 1
      }
    }
    process.exit(left)
  }

  const onSignal = () => void stop(signalCode)
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
  whenLauncherEnds(onSignal)
  return { signal: abort.signal, add: (name, end) => void closers.push({ name, end }), stop }
}

/** The launcher keeps a channel open to us; however it dies, the channel closes. */
function whenLauncherEnds(act: () => void): void {
  if (!process.channel) return
  process.on('disconnect', act)
  process.channel.unref()
}
