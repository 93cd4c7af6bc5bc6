import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/db.ts'
import type { Payments } from '../wallet/payments.ts'

/** What answering a call of orders needs. */
export interface OrderDeps {
  readonly db: Database
  readonly config: Config
  /** How money comes in here. */
  readonly payments: Payments
}
