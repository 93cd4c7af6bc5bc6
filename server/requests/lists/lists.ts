import type { Database } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { fromRiyals } from '#shared/base/money.ts'
import { type Page, paged } from '#shared/base/page.ts'
import { wordsOf } from '#shared/base/text/fold.ts'
import type { OwnRequest, OwnRequestsQuery, Request, RequestListQuery } from '#shared/requests/contract.ts'
import { type RequestStatus, requestStatuses } from '#shared/requests/status.ts'
import { fishColumns, type Names } from '../../products/search/names.ts'
import type { Reading } from '../../products/search/reading.ts'
import type { Search } from '../../products/search/search.ts'
import { type Reader, requestOf } from '../present.ts'
import type { OptionRow, RequestRow } from '../row.ts'
import { type BareRow, loadBareRequests } from './bareStore.ts'
import { countOwn, findOrdersOf, pickOwn } from './ownStore.ts'
import type { Facets, Fitting } from './scansStore.ts'
import { listFishOf, listPage } from './store.ts'

interface ListDeps {
  readonly db: Database
  readonly search: Pick<Search, 'withNames'>
}

/**
 * All requests that are open now, filtered and sorted (contract 2, requests/list). A text matches titles and the names of
 * species, cities, sizes and qualities.
 */
export async function listOpen(
  { db, search }: ListDeps,
  query: RequestListQuery,
  reader: Reader,
): Promise<Page<Request>> {
  const words = typedWords(query.s)
  const fish = query.category && (await listFishOf(db, query.category))
  const filters = {
    fish: bothOf(query.fish_id, fish),
    city: query.city_id,
    size: query.size,
    quality: query.quality,
  }
  const found = await search.withNames(async (names, readingsOf) => {
    const { version, count, rows } = await listPage(db, {
      ...fitsOf(filters, words, words.length > 0 ? readingsOf(query.s) : undefined),
      price: { least: halalasOf(query.price_min), most: halalasOf(query.price_max) },
      sort: query.sort ?? 'newest',
      from: (query.page - 1) * query.limit,
      limit: query.limit,
      now: reader.now,
      today: riyadhDay(reader.now),
    })
    return { version, count, shown: presentAll(rows, names, reader) }
  })
  return paged(found.shown, found.count, query)
}

/** The caller's requests, newest first, with the number of requests in each state (contract 2, requests/my). */
export async function listOwn(
  { db, search }: ListDeps,
  query: OwnRequestsQuery,
  reader: Reader & { readonly caller: { readonly id: number } },
): Promise<Page<OwnRequest> & { counts: Record<RequestStatus, number> }> {
  const of = { asker: reader.caller.id, now: reader.now }
  const [counted, ids] = await Promise.all([countOwn(db, of), pickOwn(db, of, query)])
  const counts = Object.fromEntries(
    requestStatuses.map((status) => [status, counted.get(status) ?? 0]),
  ) as Record<RequestStatus, number>
  const count = query.status ? counts[query.status] : Object.values(counts).reduce((sum, one) => sum + one, 0)
  const [shown, orders] = await Promise.all([load({ db, search }, ids, reader), findOrdersOf(db, ids)])
  const rows = shown.map((request) => ({ ...request, order_id: orders.get(request.id) ?? null }))
  return { ...paged(rows, count, query), counts }
}

/** Loads these requests in order. The names of species, cities and sizes come from memory. */
async function load({ db, search }: ListDeps, ids: readonly number[], reader: Reader): Promise<Request[]> {
  if (ids.length === 0) return []
  const { shown } = await search.withNames(async (names) => {
    const { version, rows } = await loadBareRequests(db, ids)
    return { version, shown: presentAll(rows, names, reader) }
  })
  return shown
}

function presentAll(rows: readonly BareRow[], names: Names, reader: Reader): Request[] {
  const complete = rows.map((row) => completed(row, names))
  return complete.flatMap((row) => (row ? requestOf(row, reader) : []))
}

/** The row with its names; undefined if one of the names was added after the names were read. */
function completed(row: BareRow, names: Names): RequestRow | undefined {
  const fish = names.fish(row.fish_id)
  const city = names.city(row.city_id)
  const image = row.image ?? fish?.image
  const [size, quality] = [optionOf(row.size_id, names), optionOf(row.quality_id, names)]
  if (!fish || !city || !image || size === undefined || quality === undefined) return undefined
  return {
    ...row,
    size,
    quality,
    image,
    ...fishColumns(fish),
    city_ar: city.name_ar,
    city_en: city.name_en,
  }
}

function optionOf(id: number | null, names: Names): OptionRow | null | undefined {
  return id === null ? null : names.option(id)
}

/** Combines filters and text into alternatives. A request matches if it meets every condition of one alternative. */
function fitsOf(
  filters: Facets,
  words: readonly string[],
  readings: readonly Reading[] | undefined,
): Pick<Fitting, 'alternatives' | 'titled'> {
  const [own] = possible([filters])
  if (!readings || !own) return { alternatives: own ? [own] : [] }
  const alternatives = possible(readings.flatMap((reading) => within(filters, facetsOf(reading)) ?? []))
  // Removes alternatives that a wider alternative contains.
  const widest = alternatives.filter(
    (alternative, at) =>
      !alternatives.some(
        (other, place) => covers(other, alternative) && (place < at || !covers(alternative, other)),
      ),
  )
  return {
    alternatives: widest,
    titled: widest.some((alternative) => covers(alternative, own)) ? undefined : { words, facets: own },
  }
}

function covers(wide: Facets, narrow: Facets): boolean {
  const holds = (all: readonly number[] | undefined, some: readonly number[] | undefined) =>
    all === undefined || (some?.every((id) => all.includes(id)) ?? false)
  return (
    holds(wide.fish, narrow.fish) &&
    holds(wide.city, narrow.city) &&
    holds(wide.size, narrow.size) &&
    holds(wide.quality, narrow.quality)
  )
}

/**
 * The part of a reading that applies to requests: species, place, size and quality. Undefined if the reading has none of these,
 * or has words of product names.
 */
function facetsOf({ fish, place, traits, words }: Reading): Facets | undefined {
  const facets = {
    fish: fish ?? undefined,
    city: place?.cities,
    size: traits.sizes,
    quality: traits.qualities,
  }
  const says = Object.values(facets).some((ids) => ids !== undefined)
  return says && words.length === 0 ? facets : undefined
}

function within(filters: Facets, facets: Facets | undefined): Facets | undefined {
  return (
    facets && {
      fish: bothOf(filters.fish, facets.fish),
      city: bothOf(filters.city, facets.city),
      size: bothOf(filters.size, facets.size),
      quality: bothOf(filters.quality, facets.quality),
    }
  )
}

/** Removes alternatives that cannot match, and repeated ids. */
function possible(alternatives: readonly Facets[]): Facets[] {
  return alternatives
    .filter((alternative) => Object.values(alternative).every((ids) => ids?.length !== 0))
    .map(({ fish, city, size, quality }) => ({
      fish: onceEach(fish),
      city: onceEach(city),
      size: onceEach(size),
      quality: onceEach(quality),
    }))
}

const onceEach = (ids: readonly number[] | undefined) => ids && [...new Set(ids)]

/** The ids that are in both lists; if one list is undefined, the ids of the other. */
function bothOf(
  one: readonly number[] | undefined,
  other: readonly number[] | undefined,
): readonly number[] | undefined {
  return one && other ? one.filter((id) => other.includes(id)) : (one ?? other)
}

/** The words of a text. A single character is kept only at the end, where it is a prefix. */
function typedWords(typed: string | undefined): string[] {
  const words = wordsOf((typed ?? '').slice(0, mostLetters)).slice(0, mostWords)
  return words.filter((word, place) => word.length > 1 || place === words.length - 1)
}

const mostLetters = 64
const mostWords = 8

const halalasOf = (riyals: number | undefined) => (riyals === undefined ? undefined : fromRiyals(riyals))
