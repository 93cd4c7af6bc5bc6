import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/db.ts'
import { deleteExpiredCodes } from './codes/store.ts'
import { type LapsingConfig, sweepUnverified } from './lapsing.ts'
import { deleteEndedUses } from './limits/usesStore.ts'
import { deleteIdleTokens } from './signInsStore.ts'

/** Deletes expired sign-ins and codes, ended rate-limit windows, and accounts that were not verified in time. */
export async function sweepSignIn(
  db: Database,
  config: Pick<Config, 'TOKEN_IDLE_DAYS' | 'STAFF_IDLE_HOURS'> & LapsingConfig,
): Promise<{ tokens: number; codes: number; uses: number; accounts: number }> {
  const { TOKEN_IDLE_DAYS: idleDays, STAFF_IDLE_HOURS: staffIdleHours } = config
  return {
    tokens: await deleteIdleTokens(db, { idleDays, staffIdleHours }),
    codes: await deleteExpiredCodes(db),
    uses: await deleteEndedUses(db, ADDRESS_DAYS),
    accounts: await sweepUnverified(db, config),
  }
}

/** A known address is deleted after this many days without a sign-in. */
const ADDRESS_DAYS = 180
