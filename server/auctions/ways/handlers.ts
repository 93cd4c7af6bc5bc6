import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { offerSealed, pressClock, withdrawSealed } from '#shared/auctions/contract.ts'
import { once } from '../../base/once.ts'
import { offerSealedOf, pressClockOf, withdrawOfferOf } from './actions.ts'

export const wayHandlers = ({ db }: { readonly db: Database }) => [
  handle(pressClock, ({ params, body }, context) =>
    once(db, context, (tx) => pressClockOf(tx, context.caller, params.id, body.money)),
  ),

  handle(offerSealed, ({ params, body }, context) =>
    once(db, context, (tx) => offerSealedOf(tx, context.caller, params.id, body.money)),
  ),

  handle(withdrawSealed, ({ params }, { caller }) =>
    db.transaction((tx) => withdrawOfferOf(tx, caller, params.id)),
  ),
]
