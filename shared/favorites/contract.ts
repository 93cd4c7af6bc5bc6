import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { id } from '../base/fields.ts'
import { pageOf, paging } from '../base/page.ts'
import { Product } from '../products/contract.ts'

/** The reader's favourites, the newest heart first; what is hidden or gone is left out. */
export const listFavorites = call('GET favorite', {
  who: 'signed_in',
  from: 'contract 2, Catalogue, favorite',
  query: z.object(paging()),
  answer: pageOf(Product),
})

/** The ids of everything that has the reader's heart, so that public pages, the same for all, can show it. */
export const listFavoriteIds = call('GET favorite/ids', {
  who: 'signed_in',
  from: 'contract 2, Catalogue, favorite/ids',
  answer: z.object({ ids: z.array(z.number()) }),
})

/** Puts a heart on a product or takes it away. `conflict`: one person keeps no more hearts than `limits.favorites`. */
export const toggleFavorite = call('GET favorite/{id}', {
  who: 'signed_in',
  from: 'contract 2, Catalogue, favorite/{id}',
  params: z.object({ id: id() }),
  writes: true,
  answer: z.object({ is_fav: z.boolean() }),
  refuses: ['not_found', 'conflict'],
})
