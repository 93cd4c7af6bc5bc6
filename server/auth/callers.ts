import type { Authenticate, Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { type CallerRules, findCallers, noteUse } from './store.ts'
import { hashToken } from './tokens.ts'

/**
 * Tells whose token a request carries. Every request is held against the database after it came, so that what is revoked
 * or blocked is so at once, in every process; requests that came in the same moment ask together.
 */
export function openCallers(db: Database, rules: CallerRules): Authenticate {
  let waiting = new Map<string, Asking>()
  let asking = 0

  function askSoon(): void {
    setImmediate(() => {
      if (waiting.size > 0 && asking < atOnce) void ask()
    })
  }

  async function ask(): Promise<void> {
    const batch = waiting
    waiting = new Map()
    asking += 1
    try {
      const found = await findCallers(
        db,
        [...batch.values()].map(({ hash }) => hash),
        rules,
      )
      const unnoted = found.flatMap(({ noted, caller }) => (noted ? [] : caller.signIn))
      if (unnoted.length > 0) await noteUse(db, unnoted)
      const callers = new Map(found.map(({ hash, caller }) => [hash, caller]))
      for (const { hash, answers } of batch.values()) {
        for (const { resolve } of answers) resolve(callers.get(hash))
      }
    } catch (error) {
      for (const { answers } of batch.values()) for (const { reject } of answers) reject(error)
    }
    asking -= 1
    if (waiting.size > 0) void ask()
  }

  return (token) =>
    new Promise((resolve, reject) => {
      const known = waiting.get(token)
      if (known) known.answers.push({ resolve, reject })
      else waiting.set(token, { hash: hashToken(token).toString('hex'), answers: [{ resolve, reject }] })
      if (waiting.size === 1) askSoon()
    })
}

/** So many statements are under way; whoever comes meanwhile goes with the next. */
const atOnce = 2

interface Asking {
  /** Of the token, in hexadecimal digits. */
  readonly hash: string
  readonly answers: {
    readonly resolve: (caller: Caller | undefined) => void
    readonly reject: (error: unknown) => void
  }[]
}
