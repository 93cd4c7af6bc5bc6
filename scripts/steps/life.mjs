import { constants } from 'node:os'

/** The launcher's current child process, and the signal that requested a stop. */
export const life = { child: null, stopSignal: null }

/**
 * Forwards only the first signal, because a terminal delivers each signal twice: to the group and through npm.
 * `afterwards` ensures that the child ends.
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

/** The exit code that shells use for a process that a signal ended. */
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
