import { timeOf } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addDays } from '#shared/base/dates.ts'
import type { IntegrationToken } from '#shared/behar/contract.ts'
import { beginTrial } from '../subscriptions/store.ts'
import type { MainSession } from './askMain.ts'
import { writeMember } from './store.ts'
import type { Tokens } from './tokens.ts'

export interface GiveDeps {
  readonly db: Database
  readonly tokens: Tokens
  /** 0: there is none. */
  readonly trialDays: number
}

/** Gives somebody a token; with their first one the trial begins (contract, section 6). */
export async function giveToken(
  { db, tokens, trialDays }: GiveDeps,
  { caller, name, token }: MainSession & { readonly caller: Caller },
): Promise<IntegrationToken> {
  await db.transaction(async (tx) => {
    const now = await timeOf(tx)
    await writeMember(tx, { id: caller.id, name }, now)
    if (trialDays > 0) await beginTrial(tx, caller.id, { from: now, to: addDays(now, trialDays) })
  })
  return tokens.sign(caller, token)
}
