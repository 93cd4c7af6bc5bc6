import type { Database } from '#platform/database/db.ts'
import { openLookups } from '#platform/database/lookups.ts'
import type { Authenticate } from '#platform/http/caller.ts'
import type { Log } from '#platform/logs/log.ts'
import { type CallerRules, findCallers, noteUse } from './store.ts'
import { hashToken } from './tokens.ts'

/**
 * Finds the caller of a bearer token. Each request is checked in the database, so that revoking and blocking take
 * effect at once in every process. Concurrent lookups share one statement.
 */
export function openCallers(db: Database, rules: CallerRules, log: Log): Authenticate {
  /** Notes the use without delaying an answer. If this fails, the next request notes the use again. */
  function note(signIns: readonly number[]): void {
    noteUse(db, signIns).catch((error: unknown) =>
      log.warn({ err: error }, 'the last use of sign-ins could not be stored'),
    )
  }

  return openLookups(async (tokens: readonly string[]) => {
    const hashes = new Map(tokens.map((token) => [token, '']))
    for (const token of hashes.keys()) hashes.set(token, hashToken(token).toString('hex'))
    const found = await findCallers(db, [...hashes.values()], rules)
    const unnoted = found.flatMap(({ noted, caller }) => (noted ? [] : caller.signIn))
    if (unnoted.length > 0) note(unnoted)
    const callers = new Map(found.map(({ hash, caller }) => [hash, caller]))
    return tokens.map((token) => callers.get(hashes.get(token) ?? ''))
  })
}
