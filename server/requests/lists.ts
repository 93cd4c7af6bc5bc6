import type { Database } from '#node/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { wordsOf } from '#shared/base/fold.ts'
import { type Page, paged } from '#shared/base/page.ts'
import type { OwnRequestsQuery, Request, RequestListQuery } from '#shared/requests/contract.ts'
import { type RequestStatus, requestStatuses } from '#shared/requests/status.ts'
import type { Search } from '../products/search.ts'
import { countOwn, findTitled, listFishOf, pickOpen, pickOwn, type Text } from './listStore.ts'
import { type Reader, requestOf } from './present.ts'
import { loadRequests } from './store.ts'

interface ListDeps {
  readonly db: Database
  readonly search: Pick<Search, 'filter'>
}

/**
 * Everyone's requests that are open at this moment, filtered and sorted (contract 2, requests/list). A text finds them by
 * their titles and by whatever names their fish, place, size or quality.
 */
export async function listOpen(
  { db, search }: ListDeps,
  query: RequestListQuery,
  reader: Reader,
): Promise<Page<Request>> {
  const [fish, text] = await Promise.all([
    query.category && listFishOf(db, query.category),
    textOf({ db, search }, query.s),
  ])
  const asked = { query, text, fish, now: reader.now, today: riyadhDay(reader.now) }
  const { ids, count } = await pickOpen(db, asked)
  const rows = ids.length > 0 ? await loadRequests(db, ids) : []
  const shown = rows.map((row) => requestOf(row, reader))
  return paged(shown, count, query)
}

/** One's own requests, newest first, and how many stand in each state at this moment (contract 2, requests/my). */
export async function listOwn(
  db: Database,
  query: OwnRequestsQuery,
  reader: Reader & { readonly caller: { readonly id: number } },
): Promise<Page<Request> & { counts: Record<RequestStatus, number> }> {
  const of = { asker: reader.caller.id, now: reader.now }
  const [counted, ids] = await Promise.all([countOwn(db, of), pickOwn(db, of, query)])
  const rows = ids.length > 0 ? await loadRequests(db, ids) : []
  const counts = Object.fromEntries(
    requestStatuses.map((status) => [status, counted.get(status) ?? 0]),
  ) as Record<RequestStatus, number>
  const count = query.status ? counts[query.status] : Object.values(counts).reduce((sum, one) => sum + one, 0)
  const shown = rows.map((row) => requestOf(row, reader))
  return { ...paged(shown, count, query), counts }
}

/** What a typed text may mean; undefined where nothing was typed: all requests fit it. */
async function textOf({ db, search }: ListDeps, typed: string | undefined): Promise<Text | undefined> {
  const typedWords = wordsOf((typed ?? '').slice(0, mostLetters)).slice(0, mostWords)
  // A single sign is no word of a title, only the beginning of one.
  const words = typedWords.filter((word, place) => word.length > 1 || place === typedWords.length - 1)
  if (words.length === 0) return undefined
  const [readings, titled] = await Promise.all([search.filter(typed), findTitled(db, words)])
  // What goods have among their own names says nothing of requests.
  const named = (readings ?? []).filter(({ words }) => words.length === 0)
  return { named, titled }
}

const mostLetters = 64
const mostWords = 8
