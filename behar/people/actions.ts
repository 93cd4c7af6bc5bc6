import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { addDays } from '#shared/base/dates.ts'
import type { IntegrationToken } from '#shared/behar/contract.ts'
import { beginTrial } from '../subscriptions/store.ts'
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
  { caller, name }: { readonly caller: Caller; readonly name: string },
  now: Date,
): Promise<IntegrationToken> {
  await db.transaction(async (tx) => {
    await writeMember(tx, { id: caller.id, name }, now)
    if (trialDays > 0) await beginTrial(tx, caller.id, { from: now, to: addDays(now, trialDays) })
  })
  return tokens.sign(caller)
}
