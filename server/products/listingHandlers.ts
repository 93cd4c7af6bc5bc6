import type { Caller } from '#node/caller.ts'
import { type Context, handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  createProduct,
  listMyProducts,
  listSeasons,
  setProductStatus,
  showMyProduct,
  updateProduct,
} from '#shared/products/listing.ts'
import { pageWithHearts, withHearts } from './hearts.ts'
import { changeListing, type ListingDeps, putUpForSale, setShown, showOwn } from './listing.ts'
import type { ListingListeners } from './listingEvents.ts'
import { countOwn, listOwn } from './listingOwnStore.ts'
import type { ChangeLot } from './listingPrepare.ts'
import { ownProductOf } from './listingPresent.ts'
import { listSeasonsOf } from './seasonsStore.ts'

export const listingHandlers = (
  deps: ListingDeps & { readonly changeLot: ChangeLot; readonly listeners: ListingListeners },
) => [
  handle(createProduct, ({ body }, context) => putUpForSale(deps, selling(context), body)),

  handle(listMyProducts, async ({ query }, context) => {
    const { caller, locale } = selling(context)
    const [page, counts] = await Promise.all([
      listOwn(deps.db, caller.id, query),
      countOwn(deps.db, caller.id),
    ])
    const shown = { ...page, data: page.data.map((row) => ownProductOf(row, locale)) }
    return { products: await pageWithHearts(deps.db, caller, shown), counts }
  }),

  handle(showMyProduct, async ({ params }, context) => {
    const { caller, locale } = selling(context)
    const product = await showOwn(deps.db, { sellerId: caller.id, id: params.id }, locale)
    const [shown = product] = await withHearts(deps.db, caller, [product])
    return shown
  }),

  handle(updateProduct, ({ params, body }, context) =>
    changeListing(deps, selling(context), { id: params.id, change: body }),
  ),

  handle(setProductStatus, ({ params, body }, context) =>
    setShown(deps, selling(context), { id: params.id, shown: body.status === 'active' }),
  ),

  handle(listSeasons, (_input, { locale }) => listSeasonsOf(deps.db, locale)),
]

/** The edge has let in only who sells. */
function selling(context: Context): Context & { readonly caller: Caller } {
  const { caller } = context
  if (!caller) throw new Refusal('unauthenticated')
  return { ...context, caller }
}
