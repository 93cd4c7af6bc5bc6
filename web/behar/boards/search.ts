import { limits } from '#shared/base/limits.ts'
import type { DemandListQuery, SupplyListQuery } from '#shared/behar/contract.ts'
import { type Country, countryCodes } from '#shared/behar/countries.ts'
import type { DemandStatus, SupplyStatus } from '#shared/behar/status.ts'
import { idsOf, oneOf, wholeOf } from '../../app/search.ts'

/** The two lists of the Behar market. */
export type Board = 'supplies' | 'demands'

/** Groups of the states of both boards; absent means the waiting states. */
export const boardStates = ['met', 'done', 'expired', 'all'] as const
export type BoardState = (typeof boardStates)[number]

/** The filters in the address of the boards. Without filters, all waiting entries are listed, newest first. */
export type BoardSearch = {
  /** The board that a phone shows; absent means the supplies. */
  readonly show?: 'demands' | undefined
  readonly fish?: readonly number[] | undefined
  readonly category?: number | undefined
  readonly size?: number | undefined
  /** The country, which filters only supplies because a demand has none. */
  readonly country?: Country | undefined
  readonly state?: BoardState | undefined
  /** Lists the supplies that match this demand of the user; overrides the filters. */
  readonly demand?: number | undefined
  /** Lists the demands that match this supply of the user. */
  readonly supply?: number | undefined
  /** The page of the supplies. */
  readonly page?: number | undefined
  readonly demandPage?: number | undefined
}

/** The name of each board's page number in the address. */
export const pageName = { supplies: 'page', demands: 'demandPage' } as const satisfies Record<
  Board,
  keyof BoardSearch
>

/** Parses an address; drops invalid values and defaults. Never throws. */
export function readBoardSearch(search: Readonly<Record<string, unknown>>): BoardSearch {
  return {
    show: oneOf(['demands'], search.show),
    fish: idsOf(search.fish)?.slice(0, limits.listIds),
    category: wholeOf(search.category),
    size: wholeOf(search.size),
    country: oneOf(countryCodes, search.country),
    state: oneOf(boardStates, search.state),
    demand: wholeOf(search.demand),
    supply: wholeOf(search.supply),
    page: laterPage(search.page),
    demandPage: laterPage(search.demandPage),
  }
}

type Listed = readonly { readonly id: number }[]

/** Drops ids that the integration's lists do not contain, because an address may be older than the lists. */
export function withKnownIds(
  search: BoardSearch,
  lists: { readonly fishTypes: Listed; readonly categories: Listed; readonly sizes: Listed },
): BoardSearch {
  const listed = (list: Listed, id: number | undefined) => list.some((each) => each.id === id)
  const fish = search.fish?.filter((id) => listed(lists.fishTypes, id))
  return {
    ...search,
    fish: fish?.length ? fish : undefined,
    category: listed(lists.categories, search.category) ? search.category : undefined,
    size: listed(lists.sizes, search.size) ? search.size : undefined,
  }
}

/**
 * The search for links and `navigate`. The route does not parse its search, so that this module is not in the first load.
 */
export function boardAddress(search: BoardSearch): Record<never, never> {
  return search
}

/** Applies a change. Also returns both boards to the first page, and drops the filter by the user's own entry. */
export function changed(search: BoardSearch, change: Partial<BoardSearch>): BoardSearch {
  return {
    ...search,
    demand: undefined,
    supply: undefined,
    page: undefined,
    demandPage: undefined,
    ...change,
  }
}

/** Adds or removes a species. */
export function withFish(search: BoardSearch, id: number, chosen: boolean): BoardSearch {
  const others = (search.fish ?? []).filter((each) => each !== id)
  const fish = chosen ? [...others, id] : others
  return changed(search, { fish: fish.length ? fish : undefined })
}

/** Removes all filters, so that all waiting entries are listed; keeps the board that a phone shows. */
export function cleared({ show }: BoardSearch): BoardSearch {
  return { show }
}

/** The number of active filters. */
export function countFilters({ fish, category, size, country, state }: BoardSearch): number {
  return (fish?.length ?? 0) + [category, size, country, state].filter((each) => each !== undefined).length
}

/** The number of active filters that apply to this board. */
export function countOn(board: Board, search: BoardSearch): number {
  if (board === 'supplies') return search.demand ? 1 : countFilters(search)
  return search.supply ? 1 : countFilters({ ...search, country: undefined })
}

type Statuses<Code extends string> = readonly { readonly id: number; readonly code: Code }[]

/** The request body for the board of supplies. */
export function supplyQuery(
  search: BoardSearch,
  statuses: Statuses<string>,
): Partial<SupplyListQuery> & { page: number } {
  const page = search.page ?? 1
  const state = idsWith(statuses, supplyStates[search.state ?? 'waiting'])
  if (search.demand) return { page, demand_id: search.demand }
  return { page, ...goods(search), ...state, ...(search.country ? { origin_country: search.country } : {}) }
}

/** The request body for the board of demands. */
export function demandQuery(
  search: BoardSearch,
  statuses: Statuses<string>,
): Partial<DemandListQuery> & { page: number } {
  const page = search.demandPage ?? 1
  const state = idsWith(statuses, demandStates[search.state ?? 'waiting'])
  return search.supply ? { page, supply_id: search.supply } : { page, ...goods(search), ...state }
}

type State = BoardState | 'waiting'

const supplyStates: Record<State, readonly SupplyStatus[]> = {
  waiting: ['available', 'reserved'],
  met: ['reserved'],
  done: ['sold'],
  expired: ['expired'],
  all: [],
}

const demandStates: Record<State, readonly DemandStatus[]> = {
  waiting: ['open', 'matched'],
  met: ['matched'],
  done: ['fulfilled'],
  expired: ['expired'],
  all: [],
}

function goods({ fish, category, size }: BoardSearch) {
  return {
    ...(fish ? { fish_type_id: [...fish] } : {}),
    ...(category ? { category_id: [category] } : {}),
    ...(size ? { size_id: [size] } : {}),
  }
}

/** Maps state codes to ids, which are only in the integration's list of states. */
function idsWith<Code extends string>(statuses: Statuses<string>, codes: readonly Code[]) {
  const ids = statuses.filter(({ code }) => codes.some((each) => each === code)).map(({ id }) => id)
  return ids.length ? { status_id: ids } : {}
}

function laterPage(value: unknown): number | undefined {
  const page = wholeOf(value)
  return page === 1 ? undefined : page
}
