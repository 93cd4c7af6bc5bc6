import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { filters } from '../products/contract.ts'
import { resultKinds } from './kinds.ts'

/** The number of results of a kind; if it is capped, there are more. */
const ResultCount = z.object({ total: z.number(), capped: z.boolean() })

/**
 * The number of results of every kind for a text and filters: goods on sale, special products, open auctions, and open
 * requests, which have no market, state or seller to filter by. `corrected` is the text with its unknown words replaced
 * by known names; null if there is nothing to correct.
 */
export const countResults = call('GET search', {
  who: 'anyone',
  from: 'contract 2, Catalogue, search',
  query: z.object(filters),
  answer: z.object({
    counts: z.record(z.enum(resultKinds), ResultCount),
    corrected: z.nullable(z.string()),
  }),
  shared: true,
})
