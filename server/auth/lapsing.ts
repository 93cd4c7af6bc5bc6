import type { Config } from '#platform/config.ts'
import type { Sql } from '#platform/database/db.ts'
import { offersSms } from '../base/outgoing/sms.ts'
import { deleteLapsed, keepUnverified, startDeadlines } from './store.ts'

export type LapsingConfig = Pick<Config, 'VERIFY_MOBILE' | 'SANDBOX' | 'SMS_TOKEN' | 'SMS_SENDER'>

/**
 * Whether accounts are deleted when their mobile is not verified in time. Without an SMS service nobody can receive the
 * code, so these accounts stay, and nobody else can register with their numbers (contract 2, register).
 */
export const accountsLapse = (config: LapsingConfig): boolean => config.VERIFY_MOBILE && offersSms(config)

/**
 * Deletes lapsed accounts; returns how many. While no SMS can be sent, it removes the deadlines instead. As soon as SMS
 * can be sent, accounts without a deadline get a deadline of a full day.
 */
export async function sweepUnverified(db: Sql, config: LapsingConfig): Promise<number> {
  if (!config.VERIFY_MOBILE) return 0
  if (!accountsLapse(config)) {
    await keepUnverified(db)
    return 0
  }
  await startDeadlines(db)
  return deleteLapsed(db)
}
