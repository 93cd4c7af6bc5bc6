import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { type Page, type Paging, paged } from '#shared/base/page.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import type { Demand, DemandListQuery, Supply, SupplyListQuery } from '#shared/behar/contract.ts'
import { demandStatuses, listedStatuses, supplyStatuses } from '#shared/behar/status.ts'
import type { Masters } from '../../masters/masters.ts'
import { requireListed } from '../choices.ts'
import { demandOf, type Reader, supplyOf } from '../present.ts'
import { findOwnDemand, findOwnSupply } from '../store.ts'
import type { Facets } from './rows.ts'
import type { ListRequest } from './scanStore.ts'
import {
  countOwn,
  isUnfiltered,
  pickDemands,
  pickDemandsFor,
  pickSupplies,
  pickSuppliesFor,
  type Sum,
} from './store.ts'

type Listed<Item, Code extends string> = Page<Item> & {
  total_quantity: number | null
  counts?: Record<Code, number>
}

/**
 * A page of supplies (contract, section 6, supply/list). Refuses: validation_failed at unknown filter values; not_found for a
 * demand that is not the reader's.
 */
export async function listSuppliesFor(
  db: Sql,
  masters: Masters,
  query: SupplyListQuery,
  reader: Reader,
): Promise<Listed<Supply, (typeof supplyStatuses)[number]>> {
  const request = requestOf(masters, query, reader, {
    listed: listedStatuses.Supplys,
    origin: query.origin_country ? [query.origin_country] : undefined,
  })
  const { id: owner, today } = reader
  const [picked, counts] = await Promise.all([
    query.demand_id === undefined
      ? pickSupplies(db, request)
      : pickSuppliesFor(db, request, found(await findOwnDemand(db, { id: query.demand_id, owner, today }))),
    query.mine ? countOwn(db, 'supplies', request) : undefined,
  ])
  const shown = picked.rows.flatMap((row) => supplyOf(row, masters, reader))
  const sum =
    counts && query.demand_id === undefined && isUnfiltered(request) ? sumOf(counts, request) : picked
  return { ...pageOf(shown, sum, query), ...(counts && { counts: countsOf(supplyStatuses, counts) }) }
}

/** A page of demands (contract, section 6, demand/list). Has the same refusals as {@link listSuppliesFor}. */
export async function listDemandsFor(
  db: Sql,
  masters: Masters,
  query: DemandListQuery,
  reader: Reader,
): Promise<Listed<Demand, (typeof demandStatuses)[number]>> {
  const request = requestOf(masters, query, reader, { listed: listedStatuses.Demands, origin: undefined })
  const { id: owner, today } = reader
  const [picked, counts] = await Promise.all([
    query.supply_id === undefined
      ? pickDemands(db, request)
      : pickDemandsFor(db, request, found(await findOwnSupply(db, { id: query.supply_id, owner, today }))),
    query.mine ? countOwn(db, 'demands', request) : undefined,
  ])
  const shown = picked.rows.flatMap((row) => demandOf(row, masters, reader))
  const sum =
    counts && query.supply_id === undefined && isUnfiltered(request) ? sumOf(counts, request) : picked
  return { ...pageOf(shown, sum, query), ...(counts && { counts: countsOf(demandStatuses, counts) }) }
}

interface Filters extends Paging {
  readonly category_id?: readonly number[] | undefined
  readonly fish_type_id?: readonly number[] | undefined
  readonly size_id?: readonly number[] | undefined
  readonly status_id?: readonly number[] | undefined
  readonly mine?: boolean | undefined
}

function requestOf(
  masters: Masters,
  query: Filters,
  reader: Reader,
  {
    listed,
    origin,
  }: {
    readonly listed: readonly { readonly id: number; readonly code: string }[]
    readonly origin: Facets['origin']
  },
): ListRequest {
  requireListed(masters, query, listed)
  const { fish_type_id: fish, category_id: category, size_id: size, page, limit } = query
  return {
    facets: { fish, category, size, origin },
    statuses: query.status_id?.map((id) => listed.find((one) => one.id === id)?.code ?? ''),
    mine: query.mine ?? false,
    viewer: reader.id,
    from: (page - 1) * limit,
    limit,
    today: reader.today,
    all: { category: idsOf(masters.categories), size: idsOf(masters.sizes) },
  }
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new Refusal('not_found')
  return row
}

function pageOf<Item>(
  shown: Item[],
  { count, quantity }: Sum,
  query: Paging,
): Page<Item> & { total_quantity: number | null } {
  const capped = count > limits.page.totalCap
  return { ...paged(shown, count, query), total_quantity: capped ? null : toKilograms(grams(quantity)) }
}

/** The number and the weight of the reader's own entries in the requested states. */
function sumOf(counts: ReadonlyMap<string, Sum>, { statuses }: Pick<ListRequest, 'statuses'>): Sum {
  const chosen = [...counts].filter(([code]) => statuses?.includes(code) ?? code !== 'removed')
  return {
    count: chosen.reduce((all, [, { count }]) => all + count, 0),
    quantity: chosen.reduce((all, [, { quantity }]) => all + quantity, 0),
  }
}

function countsOf<Code extends string>(
  codes: readonly Code[],
  counted: ReadonlyMap<string, Sum>,
): Record<Code, number> {
  return Object.fromEntries(
    codes.map((code) => [code, Math.min(limits.page.totalCap, counted.get(code)?.count ?? 0)]),
  ) as Record<Code, number>
}
