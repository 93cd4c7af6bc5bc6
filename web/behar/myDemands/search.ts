import type { DemandStatus } from '#shared/behar/status.ts'
import { oneOf, pageOfSearch } from '../../app/search.ts'

/** The tabs of the user's own demands, and the states in each. */
export const demandTabs = {
  open: ['open'],
  matched: ['matched'],
  over: ['fulfilled', 'expired', 'removed'],
} as const satisfies Record<string, readonly DemandStatus[]>
export type DemandTab = keyof typeof demandTabs
export const tabNames = Object.keys(demandTabs) as DemandTab[]

/** The search in the address; without it, the open tab and the first page are shown. */
export interface DemandsSearch {
  readonly show?: Exclude<DemandTab, 'open'> | undefined
  readonly page?: number | undefined
}

export function readDemandsSearch(search: Readonly<Record<string, unknown>>): DemandsSearch {
  return { show: oneOf(['matched', 'over'], search.show), ...pageOfSearch(search) }
}

/**
 * The search for links and `navigate`. The route does not parse its search, so that this module is not in the first load.
 */
export function demandsAddress(tab: DemandTab, page = 1): Record<never, never> {
  const search: DemandsSearch = {
    ...(tab === 'open' ? {} : { show: tab }),
    ...(page === 1 ? {} : { page }),
  }
  return search
}

type Counts = Readonly<Partial<Record<DemandStatus, number>>>

/** The number of demands in a tab; undefined until the number is known. */
export function countIn(tab: DemandTab, counts: Counts | undefined): number | undefined {
  return counts && demandTabs[tab].reduce((sum, status) => sum + (counts[status] ?? 0), 0)
}
