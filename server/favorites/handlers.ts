import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { listFavoriteIds, listFavorites, toggleFavorite } from '#shared/favorites/contract.ts'
import { toggleHeart } from './actions.ts'
import { listHearted, listHearts } from './store.ts'

export const favoriteHandlers = (db: Database) => [
  handle(listFavorites, ({ query }, context) => listHearted(db, context.caller.id, query, context.locale)),

  handle(listFavoriteIds, async (_input, context) => ({ ids: await listHearts(db, context.caller.id) })),

  handle(toggleFavorite, async ({ params }, context) => ({
    is_fav: await toggleHeart(db, context.caller.id, params.id),
  })),
]
