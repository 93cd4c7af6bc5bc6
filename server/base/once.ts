import type { Database, Sql } from '#platform/database/db.ts'
import type { Context } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { findAnswer, storeAnswer, takeKey } from './images/store.ts'

/**
 * Runs `work` in one transaction, once for each `Idempotency-Key` of a person (contract 1, "retries"). A repetition gets
 * the first answer, also while the first call is still running. A repetition with different content is refused. Key and
 * effect are committed together; after a refusal the call may be repeated.
 */
export function once<Answer>(
  db: Database,
  { caller, repeat }: Pick<Context, 'caller' | 'repeat'>,
  work: (tx: Sql) => Promise<Answer>,
): Promise<Answer> {
  if (!caller || !repeat) return db.transaction(work)
  const { id } = caller
  return db.transaction(async (tx) => {
    // Waits for a concurrent call with this key.
    if (await takeKey(tx, id, repeat)) {
      const answer = await work(tx)
      await storeAnswer(tx, id, repeat.key, answer)
      return answer
    }
    const known = await findAnswer(tx, id, repeat.key)
    if (!known?.digest.equals(repeat.digest)) throw new Refusal('idempotency_mismatch')
    return known.answer as Answer
  })
}

/**
 * The stored answer of the first call with this key; undefined if there was no earlier call. Use it to skip work before
 * the transaction; only `once` guarantees that nothing happens twice.
 */
export async function answeredBefore<Answer>(
  db: Sql,
  { caller, repeat }: Pick<Context, 'caller' | 'repeat'>,
): Promise<{ readonly answer: Answer } | undefined> {
  if (!caller || !repeat) return undefined
  const known = await findAnswer(db, caller.id, repeat.key)
  if (!known) return undefined
  if (!known.digest.equals(repeat.digest)) throw new Refusal('idempotency_mismatch')
  return { answer: known.answer as Answer }
}
