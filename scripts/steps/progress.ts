import { type Log, openLog } from '#platform/logs/log.ts'

const ANNOUNCE_MS = 2_000
const REPEAT_MS = 10_000

/** Runs one step. A step that takes more than 2 s reports its progress repeatedly; a faster step prints nothing. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  let announced = false
  const first = setTimeout(() => {
    announced = true
    say(`${name} …`)
  }, ANNOUNCE_MS)
  const again = setInterval(() => say(`… ${name}, ${seconds()} s`), REPEAT_MS)
  try {
    const result = await work()
    if (announced) say(`${name}: done in ${seconds()} s`)
    return result
  } finally {
    clearTimeout(first)
    clearInterval(again)
  }
}

/** Runs one step that counts its work, and reports the count every 2 s. */
export async function countingStep<T>(
  name: string,
  work: (count: (done: number, all: number) => void) => Promise<T>,
): Promise<T> {
  let state = ''
  const again = setInterval(() => say(`${name}${state} …`), ANNOUNCE_MS)
  try {
    return await work((done, all) => {
      state = `: ${done} of ${all}`
    })
  } finally {
    clearInterval(again)
  }
}

/** A log that prints plain lines to the terminal. */
export function progressLog(): Log {
  return openLog({
    level: 'info',
    to: { write: (line) => say(`  ${(JSON.parse(line) as { msg: string }).msg}`) },
  })
}

/** Prints one line to the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
