import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { listFavoriteIds, listFavorites, toggleFavorite } from '#shared/favorites/contract.ts'
import { toggleFavoriteOf } from './actions.ts'
import { favoriteIdsOf, listFavoriteProducts } from './store.ts'

export const favoriteHandlers = (db: Database) => [
  handle(listFavorites, ({ query }, context) =>
    listFavoriteProducts(db, context.caller.id, query, context.locale),
  ),

  handle(listFavoriteIds, async (_input, context) => ({ ids: await favoriteIdsOf(db, context.caller.id) })),

  handle(toggleFavorite, async ({ params }, context) => ({
    is_fav: await toggleFavoriteOf(db, context.caller.id, params.id),
  })),
]
