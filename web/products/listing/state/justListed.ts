import type { Answer } from '../../../app/calls/api.ts'

type Listed = Answer<'POST product/create'>

let listed: Listed | null = null

/** The product listed a moment ago, taken once: the list of the user's goods shows the market's warnings for it. */
export const justListed = {
  set: (product: Listed) => {
    listed = product
  },
  take: (): Listed | null => {
    const taken = listed
    listed = null
    return taken
  },
}
