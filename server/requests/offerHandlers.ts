import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { type Context, handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { OwnOffer, OwnOffersQuery } from '#shared/requests/contract.ts'
import { acceptOffer, createOffer, listMyOffers, withdrawOffer } from '#shared/requests/contract.ts'
import { accept } from './accepting.ts'
import { listOwnOffers } from './offerOwnStore.ts'
import { ownOfferOf } from './offerPresent.ts'
import { makeOffer, withdraw } from './offers.ts'
import { showTo } from './show.ts'
import { loadRequests } from './store.ts'

export const offerHandlers = ({ db }: { readonly db: Database }) => [
  handle(createOffer, ({ body }, context) => makeOffer(db, known(context), body)),

  handle(listMyOffers, ({ query }, context) => listOffersOf(db, known(context), query)),

  handle(withdrawOffer, ({ params }, context) => withdraw(db, known(context), params.id)),

  handle(acceptOffer, async ({ params }, context) => {
    const reader = known(context)
    const requestId = await db.transaction((tx) => accept(tx, reader, params.id))
    return showTo(db, requestId, reader)
  }),
]

/** One's own offers, each with its request. */
async function listOffersOf(
  db: Database,
  reader: Context & { readonly caller: Caller },
  query: OwnOffersQuery,
) {
  const { page, counts } = await listOwnOffers(db, reader.caller.id, query, reader.now)
  const ids = [...new Set(page.data.map(({ request_id }) => request_id))]
  const requests = new Map((await loadRequests(db, ids)).map((row) => [row.id, row]))
  const data = page.data.flatMap((row): OwnOffer[] => {
    const request = requests.get(row.request_id)
    return request ? [ownOfferOf(row, request, reader)] : []
  })
  return { ...page, data, counts }
}

/** The edge has turned away everybody else. */
function known(context: Context): Context & { readonly caller: Caller } {
  const { caller } = context
  if (!caller) throw new Refusal('unauthenticated')
  return { ...context, caller }
}
