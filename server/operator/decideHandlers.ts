import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { decideOrder } from '#shared/operator/contract.ts'
import type { OrderDeps } from '../orders/deps.ts'
import { loadOrder } from '../orders/store.ts'
import { windowsOf } from '../orders/windows.ts'
import { decideDispute } from './decide.ts'

export const decideHandlers = ({ db, config, payments }: OrderDeps) => {
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
