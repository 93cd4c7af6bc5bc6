import type { Config } from '#node/config.ts'
import type { Database } from '#node/db.ts'
import type { Payments } from '../wallet/payments.ts'
import { lifeHandlers } from './lifeHandlers.ts'
import { placingHandlers } from './placingHandlers.ts'

export interface OrderDeps {
  readonly db: Database
  readonly config: Config
  /** How money comes in here. */
  readonly payments: Payments
}

/** Every call of orders: how they are made, and how they go on. */
export const orderHandlers = (deps: OrderDeps) => [...placingHandlers(deps), ...lifeHandlers(deps)]
