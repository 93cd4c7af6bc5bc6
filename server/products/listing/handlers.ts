import { handle } from '#platform/http/http.ts'
import type { Log } from '#platform/logs/log.ts'
import {
  changeProducts,
  createProduct,
  listMyProducts,
  listSeasons,
  relistProducts,
  setProductStatus,
  showMyProduct,
  updateProduct,
} from '#shared/products/listing.ts'
import { pageWithFavorites, withFavorites } from '../favorites.ts'
import { listSeasonsOf } from '../seasonsStore.ts'
import { changeListing, createListing, type ListingDeps, setShown, showOwn } from './actions.ts'
import type { ListingListeners } from './events.ts'
import { countOwn, listOwn, listOwnMarkets } from './ownStore.ts'
import type { ChangeLot } from './prepare.ts'
import { ownProductOf } from './present.ts'
import { relist } from './relisting.ts'
import { changeEach } from './several.ts'

export const listingHandlers = (
  deps: ListingDeps & {
    readonly changeLot: ChangeLot
    readonly listeners: ListingListeners
    readonly log: Log
  },
) => [
  handle(createProduct, ({ body }, context) => createListing(deps, context, body)),

  handle(relistProducts, ({ body }, context) => relist(deps, context, body.items)),

  handle(listMyProducts, async ({ query }, context) => {
    const { caller, locale } = context
    const [page, counts, markets] = await Promise.all([
      listOwn(deps.db, caller.id, query),
      countOwn(deps.db, caller.id),
      listOwnMarkets(deps.db, caller.id, locale),
    ])
    const shown = { ...page, data: page.data.map((row) => ownProductOf(row, locale)) }
    return { products: await pageWithFavorites(deps.db, caller, shown), counts, markets }
  }),

  handle(showMyProduct, async ({ params }, context) => {
    const { caller, locale } = context
    const product = await showOwn(deps.db, { sellerId: caller.id, id: params.id }, locale)
    const [shown = product] = await withFavorites(deps.db, caller, [product])
    return shown
  }),

  handle(updateProduct, ({ params, body }, context) =>
    changeListing(deps, context, { id: params.id, change: body }),
  ),

  handle(changeProducts, async ({ body }, context) => ({
    products: await changeEach(deps, context, body.items),
  })),

  handle(setProductStatus, ({ params, body }, context) =>
    setShown(deps, context, { id: params.id, shown: body.status === 'active' }),
  ),

  handle(listSeasons, (_input, { locale }) => listSeasonsOf(deps.db, locale)),
]
