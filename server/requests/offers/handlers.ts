import type { Database } from '#platform/database/db.ts'
import { handle, type SignedInContext } from '#platform/http/http.ts'
import type { OwnOffer, OwnOffersQuery } from '#shared/requests/contract.ts'
import { acceptOffer, createOffer, listMyOffers, withdrawOffer } from '#shared/requests/contract.ts'
import { accept } from '../accepting/actions.ts'
import { showTo } from '../show.ts'
import { loadRequests } from '../store.ts'
import { makeOffer, withdraw } from './actions.ts'
import { listOwnOffers } from './ownStore.ts'
import { ownOfferOf } from './present.ts'

export const offerHandlers = ({ db }: { readonly db: Database }) => [
  handle(createOffer, ({ body }, context) => makeOffer(db, context, body)),

  handle(listMyOffers, ({ query }, context) => listOffersOf(db, context, query)),

  handle(withdrawOffer, ({ params }, context) => withdraw(db, context, params.id)),

  handle(acceptOffer, async ({ params }, context) => {
    const reader = context
    const requestId = await db.transaction((tx) => accept(tx, reader, params.id))
    return showTo(db, requestId, reader)
  }),
]

/** The caller's offers with their requests. */
async function listOffersOf(db: Database, reader: SignedInContext, query: OwnOffersQuery) {
  const { page, counts } = await listOwnOffers(db, reader.caller.id, query, reader.now)
  const ids = [...new Set(page.data.map(({ request_id }) => request_id))]
  const requests = new Map((await loadRequests(db, ids)).map((row) => [row.id, row]))
  const data = page.data.flatMap((row): OwnOffer[] => {
    const request = requests.get(row.request_id)
    return request ? [ownOfferOf(row, request, reader)] : []
  })
  return { ...page, data, counts }
}
