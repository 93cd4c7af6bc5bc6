import type { Database, Sql } from '#platform/database/db.ts'
import type { Context } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { findAnswer, keepAnswer, takeKey } from './images/store.ts'

/**
 * Runs `work` in one transaction, once for each `Idempotency-Key` of a person (contract 1, "retries"): its repetition
 * gets the first answer again, also while the first still runs, and the key with other content is refused. Key and
 * effect stand in the same transaction, so that neither exists without the other; what was refused may be tried anew.
 */
export function once<Answer>(
  db: Database,
  { caller, repeat }: Pick<Context, 'caller' | 'repeat'>,
  work: (tx: Sql) => Promise<Answer>,
): Promise<Answer> {
  if (!caller || !repeat) return db.transaction(work)
  const { id } = caller
  return db.transaction(async (tx) => {
    // Waits here while another with this key is under way.
    if (await takeKey(tx, id, repeat)) {
      const answer = await work(tx)
      await keepAnswer(tx, id, repeat.key, answer)
      return answer
    }
    const known = await findAnswer(tx, id, repeat.key)
    if (!known?.digest.equals(repeat.digest)) throw new Refusal('idempotency_mismatch')
    return known.answer as Answer
  })
}

/**
 * What was answered to the call that this one repeats; undefined where it repeats none. For work that begins before the
 * transaction does: `once` alone decides that nothing happens twice.
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
