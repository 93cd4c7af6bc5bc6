import { constants } from 'node:os'

/** What the launcher runs at this moment, and the signal that asked it to stop. */
export const life = { child: null, stopSignal: null }

/**
 * Passes the first signal on; a terminal delivers each one twice, to the group and through npm.
 * `afterwards` sees to it that the child really ends.
 */
export function listenForStop(afterwards) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (life.stopSignal) return
      life.stopSignal = signal
      life.child?.kill(signal)
      afterwards()
    })
  }
}

/** The exit code that shells give to an end by signal. */
export function codeOf(signal) {
  return 128 + constants.signals[signal]
}

export function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, error }))
    child.once('close', (code) => resolve({ code, error: null }))
  })
}

export function say(line) {
  process.stdout.write(`${line}\n`)
}

export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
