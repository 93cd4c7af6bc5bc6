import type { Config } from '#node/config.ts'
import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { decideOrder } from '#shared/operator/contract.ts'
import { loadOrder } from '../orders/store.ts'
import { windowsOf } from '../orders/windows.ts'
import type { Payments } from '../wallet/payments.ts'
import { decideDispute } from './decide.ts'

export interface DecideDeps {
  readonly db: Database
  readonly config: Config
  readonly payments: Payments
}

export const decideHandlers = ({ db, config, payments }: DecideDeps) => {
  const windows = windowsOf(config)
  return [
    handle(decideOrder, ({ params: { id }, body }, { caller, locale, now }) => {
      // The edge has turned away everybody else.
      if (!caller) throw new Refusal('unauthenticated')
      return db.transaction(async (tx) => {
        await decideDispute(tx, caller, { id, ...body, now, windows })
        return loadOrder(tx, id, caller, locale, now, { payments, windows })
      })
    }),
  ]
}
