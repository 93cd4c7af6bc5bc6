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

/** Puts a heart on a product or takes it away. */
export const toggleFavorite = call('GET favorite/{id}', {
  who: 'signed_in',
  from: 'contract 2, Catalogue, favorite/{id}',
  params: z.object({ id: id() }),
  writes: true,
  answer: z.object({ is_fav: z.boolean() }),
  refuses: ['not_found'],
})
