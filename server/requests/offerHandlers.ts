import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { acceptOffer, createOffer, listMyOffers, withdrawOffer } from '#shared/requests/contract.ts'

export const offerHandlers = (_deps: { readonly db: Database }) => [
  handle(createOffer, missing),
  handle(listMyOffers, missing),
  handle(withdrawOffer, missing),
  handle(acceptOffer, missing),
]

function missing(): never {
  throw new Refusal('unavailable')
}
