import type { Log } from '#platform/logs/log.ts'
import type { Files } from '../base/files.ts'
import type { Settings } from '../base/settings.ts'
import type { OrderDeps } from './deps.ts'
import { placingHandlers } from './placing/handlers.ts'
import { lifeHandlers } from './progress/handlers.ts'

/** All calls of orders. */
export const orderHandlers = (
  deps: OrderDeps & { readonly settings: Settings; readonly files: Files; readonly log: Log },
) => [...placingHandlers(deps), ...lifeHandlers(deps)]
