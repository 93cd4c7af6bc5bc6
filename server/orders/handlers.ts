import type { Settings } from '../base/settings.ts'
import type { OrderDeps } from './deps.ts'
import { lifeHandlers } from './lifeHandlers.ts'
import { placingHandlers } from './placingHandlers.ts'

/** Every call of orders: how they are made, and how they go on. */
export const orderHandlers = (deps: OrderDeps & { readonly settings: Settings }) => [
  ...placingHandlers(deps),
  ...lifeHandlers(deps),
]
