import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { id } from '../base/fields.ts'
import { pageOf, paging } from '../base/page.ts'
import { Product } from '../products/contract.ts'

/** The caller's favourites, newest first, without hidden or deleted products. */
export const listFavorites = call('GET favorite', {
  who: 'signed_in',
  from: 'contract 2, Catalogue, favorite',
  query: z.object(paging()),
  answer: pageOf(Product),
})

/**
 * The ids of the caller's favourites. Public pages load them separately, because their other answers are shared by all readers.
 */
export const listFavoriteIds = call('GET favorite/ids', {
  who: 'signed_in',
  from: 'contract 2, Catalogue, favorite/ids',
  answer: z.object({ ids: z.array(z.number()) }),
})

/** Adds a product to the favourites or removes it. `conflict`: more than `limits.favorites`. */
export const toggleFavorite = call('GET favorite/{id}', {
  who: 'signed_in',
  from: 'contract 2, Catalogue, favorite/{id}',
  params: z.object({ id: id() }),
  writes: true,
  answer: z.object({ is_fav: z.boolean() }),
  refuses: ['not_found', 'conflict'],
})
