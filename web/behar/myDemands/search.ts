import type { DemandStatus } from '#shared/behar/status.ts'
import { oneOf, pageOfSearch } from '../../app/search.ts'

/** Three ways of looking at one's own demands, and which states stand in each. */
export const demandTabs = {
  open: ['open'],
  matched: ['matched'],
  over: ['fulfilled', 'expired', 'removed'],
} as const satisfies Record<string, readonly DemandStatus[]>
export type DemandTab = keyof typeof demandTabs
export const tabNames = Object.keys(demandTabs) as DemandTab[]

/** What the address says; absent means the open ones, from the first page. */
export interface DemandsSearch {
  readonly show?: Exclude<DemandTab, 'open'> | undefined
  readonly page?: number | undefined
}

export function readDemandsSearch(search: Readonly<Record<string, unknown>>): DemandsSearch {
  return { show: oneOf(['matched', 'over'], search.show), ...pageOfSearch(search) }
}

/** For links and `navigate`: the route itself reads nothing of its address, so that nothing of this is in the first load. */
export function demandsAddress(tab: DemandTab, page = 1): Record<never, never> {
  const search: DemandsSearch = {
    ...(tab === 'open' ? {} : { show: tab }),
    ...(page === 1 ? {} : { page }),
  }
  return search
}

type Counts = Readonly<Partial<Record<DemandStatus, number>>>

/** How many stand in a tab; undefined until it is known. */
export function countIn(tab: DemandTab, counts: Counts | undefined): number | undefined {
  return counts && demandTabs[tab].reduce((sum, status) => sum + (counts[status] ?? 0), 0)
}
