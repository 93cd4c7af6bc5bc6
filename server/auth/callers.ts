import type { Database } from '#platform/database/db.ts'
import type { Authenticate, Caller } from '#platform/http/caller.ts'
import type { Log } from '#platform/logs/log.ts'
import { type CallerRules, findCallers, noteUse } from './store.ts'
import { hashToken } from './tokens.ts'

/**
 * Finds the caller of a bearer token. Each request is checked in the database, so that revoking and blocking take
 * effect at once in every process. Concurrent lookups share one statement.
 */
export function openCallers(db: Database, rules: CallerRules, log: Log): Authenticate {
  let waiting = new Map<string, Lookup>()
  let running = 0

  function runSoon(): void {
    setImmediate(() => {
      if (waiting.size > 0 && running < maxRunning) void runBatch()
    })
  }

  /** Notes the use without delaying an answer. If this fails, the next request notes the use again. */
  function note(signIns: readonly number[]): void {
    noteUse(db, signIns).catch((error: unknown) => log.warn({ err: error }, 'use of sign-ins not noted'))
  }

  async function runBatch(): Promise<void> {
    const batch = waiting
    waiting = new Map()
    running += 1
    let counts = true
    const leave = () => {
      if (counts) running -= 1
      counts = false
      if (waiting.size > 0 && running < maxRunning) void runBatch()
    }
    // After this time, a slow batch delays only its own callers: the next batch uses another connection.
    const late = setTimeout(leave, lateMs)
    try {
      const found = await findCallers(
        db,
        [...batch.values()].map(({ hash }) => hash),
        rules,
      )
      const unnoted = found.flatMap(({ noted, caller }) => (noted ? [] : caller.signIn))
      if (unnoted.length > 0) note(unnoted)
      const callers = new Map(found.map(({ hash, caller }) => [hash, caller]))
      for (const { hash, answers } of batch.values()) {
        for (const { resolve } of answers) resolve(callers.get(hash))
      }
    } catch (error) {
      for (const { answers } of batch.values()) for (const { reject } of answers) reject(error)
    }
    clearTimeout(late)
    leave()
  }

  return (token) =>
    new Promise((resolve, reject) => {
      const known = waiting.get(token)
      if (known) known.answers.push({ resolve, reject })
      else waiting.set(token, { hash: hashToken(token).toString('hex'), answers: [{ resolve, reject }] })
      if (waiting.size === 1) runSoon()
    })
}

/** Maximum number of statements that run at the same time; later lookups join the next batch. */
const maxRunning = 2
/** After this time a statement no longer blocks the next batch. */
const lateMs = 2_000

interface Lookup {
  /** SHA-256 of the token, in hexadecimal digits. */
  readonly hash: string
  readonly answers: {
    readonly resolve: (caller: Caller | undefined) => void
    readonly reject: (error: unknown) => void
  }[]
}
