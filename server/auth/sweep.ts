import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/db.ts'
import { deleteExpiredCodes } from './codes/store.ts'
import { deleteEndedUses } from './limits/usesStore.ts'
import { deleteIdleTokens } from './signInsStore.ts'
import { deleteLapsed } from './store.ts'

/** Deletes expired sign-ins, codes and counts, and accounts that were never verified. */
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

/** Days until an address without a sign-in is forgotten. */
const ADDRESS_DAYS = 180
