import { timeOf } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addDays } from '#shared/base/dates.ts'
import type { IntegrationToken } from '#shared/behar/contract.ts'
import type { Renewals } from '../subscriptions/renewals.ts'
import { beginTrial } from '../subscriptions/store.ts'
import type { MainSession } from './mainPeople.ts'
import { writeMember } from './store.ts'
import type { Tokens } from './tokens.ts'

export interface IssueDeps {
  readonly db: Database
  readonly tokens: Tokens
  /** The length of the trial in days; 0 means no trial. */
  readonly trialDays: number
  readonly renewals: Pick<Renewals, 'collect'>
}

/** Issues a token; a person's first token begins the trial. Applies paid renewals (contract, section 6). */
export async function issueToken(
  { db, tokens, trialDays, renewals }: IssueDeps,
  { caller, name, token }: MainSession & { readonly caller: Caller },
): Promise<IntegrationToken> {
  await db.transaction(async (tx) => {
    const now = await timeOf(tx)
    await writeMember(tx, { id: caller.id, name }, now)
    if (trialDays > 0) await beginTrial(tx, caller.id, { from: now, to: addDays(now, trialDays) })
  })
  await renewals.collect(caller.id, token)
  return tokens.sign(caller, token)
}
