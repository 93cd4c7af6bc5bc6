import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/db.ts'
import { deleteExpiredCodes } from './codes/store.ts'
import { deleteEndedUses } from './limits/usesStore.ts'
import { deleteIdleTokens, deleteLapsed } from './store.ts'

/** Deletes what holds no more: idle sign-ins, old codes, windows that are over, accounts that nobody verified. */
export async function sweepSignIn(
  db: Database,
  config: Pick<Config, 'TOKEN_IDLE_DAYS' | 'STAFF_IDLE_HOURS' | 'VERIFY_MOBILE'>,
): Promise<{ tokens: number; codes: number; uses: number; accounts: number }> {
  const { TOKEN_IDLE_DAYS: idleDays, STAFF_IDLE_HOURS: staffIdleHours, VERIFY_MOBILE } = config
  return {
    tokens: await deleteIdleTokens(db, { idleDays, staffIdleHours }),
    codes: await deleteExpiredCodes(db),
    uses: await deleteEndedUses(db, ADDRESS_DAYS),
    accounts: VERIFY_MOBILE ? await deleteLapsed(db) : 0,
  }
}

/** How long an address stays known that its person no longer signs in from. */
const ADDRESS_DAYS = 180
