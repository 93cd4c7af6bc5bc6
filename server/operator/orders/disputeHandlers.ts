import { timeOf } from '#platform/clock.ts'
import { handle } from '#platform/http/http.ts'
import { decideDispute } from '#shared/operator/contract.ts'
import type { OrderDeps } from '../../orders/deps.ts'
import { windowsOf } from '../../orders/progress/windows.ts'
import { loadOrder } from '../../orders/store.ts'
import { findDecider, namingColleague } from '../decider.ts'
import * as disputes from './disputes.ts'

export const disputeHandlers = ({ db, config, payments }: OrderDeps) => {
  const windows = windowsOf(config)
  return [
    handle(decideDispute, ({ params: { id }, body }, { caller, locale, now }) => {
      const decide = () =>
        db.transaction(async (tx) => {
          await disputes.decideDispute(tx, caller, { id, ...body, now: await timeOf(tx), windows })
          return {
            ...(await loadOrder(tx, id, caller, locale, now, { payments, windows })),
            decided_by: await findDecider(tx, 'dispute', id, locale),
          }
        })
      return namingColleague(db, { kind: 'dispute', id, caller }, decide)
    }),
  ]
}
