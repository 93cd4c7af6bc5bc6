import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { type Context, handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { listFavoriteIds, listFavorites, toggleFavorite } from '#shared/favorites/contract.ts'
import { toggleHeart } from './actions.ts'
import { listHearted, listHearts } from './store.ts'

export const favoriteHandlers = (db: Database) => [
  handle(listFavorites, ({ query }, context) => listHearted(db, signedIn(context).id, query, context.locale)),

  handle(listFavoriteIds, async (_input, context) => ({ ids: await listHearts(db, signedIn(context).id) })),

  handle(toggleFavorite, async ({ params }, context) => ({
    is_fav: await toggleHeart(db, signedIn(context).id, params.id),
  })),
]

/** The edge lets nobody else in; this says it to the types. */
function signedIn({ caller }: Context): Caller {
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}
