import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/db.ts'
import type { Payments } from '../wallet/payments.ts'

export interface OrderDeps {
  readonly db: Database
  readonly config: Config
  /** The payment methods of this installation. */
  readonly payments: Payments
}
