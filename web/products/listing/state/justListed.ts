import type { Answer } from '../../../app/calls/api.ts'

type Listed = Answer<'POST product/create'>

let listed: Listed | null = null

/** What was put up for sale a moment ago: the list of one's goods tells what the market warns of, once. */
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
