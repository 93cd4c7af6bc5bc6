import type { DemandStatus, SupplyStatus } from '#shared/behar/status.ts'
import { oneOf, pageOfSearch, wholeOf } from '../../app/search.ts'

/** The shown part of the page: the user's demands, supplies or deals. */
export type Side = 'demands' | 'supplies' | 'deals'

/** The tabs of the user's own demands, and the states in each. */
export const demandTabs = {
  open: ['open'],
  matched: ['matched'],
  over: ['fulfilled', 'expired', 'removed'],
} as const satisfies Record<string, readonly DemandStatus[]>
export type DemandTab = keyof typeof demandTabs
export const tabNames = Object.keys(demandTabs) as DemandTab[]

/** The tabs of the user's own supplies. */
export const supplyTabs = {
  open: ['available'],
  reserved: ['reserved'],
  over: ['sold', 'expired', 'removed'],
} as const satisfies Record<string, readonly SupplyStatus[]>
export type SupplyTab = keyof typeof supplyTabs
export const supplyTabNames = Object.keys(supplyTabs) as SupplyTab[]

/** The search in the address; without it, the open demands and the first page are shown. */
export interface DemandsSearch {
  readonly of?: 'supplies' | 'deals' | undefined
  /** The open deal. */
  readonly deal?: number | undefined
  readonly show?: Exclude<DemandTab | SupplyTab, 'open'> | undefined
  readonly page?: number | undefined
}

export function readDemandsSearch(search: Readonly<Record<string, unknown>>): DemandsSearch {
  const of = oneOf(['supplies', 'deals'], search.of)
  if (of === 'deals')
    return { of, deal: wholeOf(search.deal), show: oneOf(['over'], search.show), ...pageOfSearch(search) }
  const show = oneOf([of ? 'reserved' : 'matched', 'over'] as const, search.show)
  return { of, show, ...pageOfSearch(search) }
}

/**
 * The search for links and `navigate`. The route does not parse its search, so that this module is not in the first load.
 */
export function demandsAddress(tab: DemandTab, page = 1): Record<never, never> {
  return searchOf({}, tab, page)
}

/** The search of the user's own supplies. */
export function suppliesAddress(tab: SupplyTab = 'open', page = 1): Record<never, never> {
  return searchOf({ of: 'supplies' }, tab, page)
}

/** The search of the deals that are live or over. */
export function dealsAddress(tab: DealTab, page = 1): Record<never, never> {
  return searchOf({ of: 'deals' }, tab, page)
}

/** The search that opens the form of a new supply above the user's own supplies. */
export function newSupplyAddress(): Record<never, never> {
  return { ...suppliesAddress(), add: 'supply' }
}

export const asksForSupply = (search: Readonly<Record<string, unknown>>): boolean => search.add === 'supply'

/** The search of a deal, or of the list of deals. */
export function dealAddress(deal?: number): Record<never, never> {
  const search: DemandsSearch = { of: 'deals', ...(deal === undefined ? {} : { deal }) }
  return search
}

function searchOf(side: Pick<DemandsSearch, 'of'>, tab: DemandTab | SupplyTab, page: number): DemandsSearch {
  return { ...side, ...(tab === 'open' ? {} : { show: tab }), ...(page === 1 ? {} : { page }) }
}

export const dealTabs = ['open', 'over'] as const
export type DealTab = (typeof dealTabs)[number]

type Counts<Status extends string> = Readonly<Partial<Record<Status, number>>>

/** The number of demands in a tab; undefined until the number is known. */
export function countIn(tab: DemandTab, counts: Counts<DemandStatus> | undefined): number | undefined {
  return counts && demandTabs[tab].reduce((sum, status) => sum + (counts[status] ?? 0), 0)
}

/** The number of supplies in a tab; undefined until the number is known. */
export function suppliesIn(tab: SupplyTab, counts: Counts<SupplyStatus> | undefined): number | undefined {
  return counts && supplyTabs[tab].reduce((sum, status) => sum + (counts[status] ?? 0), 0)
}
