import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Paging } from '#shared/base/page.ts'
import type { OwnRequestsQuery } from '#shared/requests/contract.ts'
import { type RequestStatus, requestStatuses } from '#shared/requests/status.ts'

const most = limits.page.totalCap

interface Own {
  readonly asker: number
  readonly now: Date
}

/**
 * The combinations of stored status and time for each shown state: a request past its deadline is closed. Each combination is
 * one short index scan in the order of the list.
 */
const states: readonly {
  readonly shown: RequestStatus
  readonly written: RequestStatus
  readonly due: boolean
}[] = [
  ...requestStatuses.map((status) => ({ shown: status, written: status, due: false })),
  { shown: 'closed', written: 'open', due: true },
  { shown: 'closed', written: 'accepted', due: true },
]

/** One page of a person's own requests, newest first. */
export async function pickOwn(
  db: Sql,
  { asker, now }: Own,
  { status, page, limit }: OwnRequestsQuery & Paging,
): Promise<number[]> {
  const from = (page - 1) * limit
  if (from >= most) return []
  const scanned = states.filter(({ shown }) => shown === (status ?? shown))
  const rows = await db.query<{ id: number }>({
    name: 'requests_own',
    text: `select w.id from unnest($2::text[], $3::boolean[]) state (written, due) cross join lateral (
             select r.id from requests r where ${ownOf} order by r.id desc limit $5::int + $6::int) w
           order by w.id desc limit $5 offset $6`,
    values: [asker, scanned.map(({ written }) => written), scanned.map(({ due }) => due), now, limit, from],
  })
  return rows.map(({ id }) => id)
}

const ownOf = `r.asker_id = $1 and r.status = state.written
  and coalesce(case r.status when 'open' then r.closes_at when 'accepted' then r.order_until end <= $4, false) = state.due`

/** The number of a person's requests in each state, each up to the cap of totals plus one. */
export async function countOwn(db: Sql, { asker, now }: Own): Promise<ReadonlyMap<RequestStatus, number>> {
  const rows = await db.query<{ shown: RequestStatus; count: number }>({
    name: 'requests_count_own',
    text: `select state.shown, sum(counted.count) as count
           from unnest($2::text[], $3::boolean[], $5::text[]) state (written, due, shown) cross join lateral (
             select count(*) from (select from requests r where ${ownOf} limit ${most + 1}) one) counted
           group by state.shown`,
    values: [
      asker,
      states.map(({ written }) => written),
      states.map(({ due }) => due),
      now,
      states.map(({ shown }) => shown),
    ],
  })
  return new Map(rows.map(({ shown, count }) => [shown, count]))
}

/** The orders of the accepted offers of these requests, by the id of the request. */
export async function findOrdersOf(
  db: Sql,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ request_id: number; id: number }>({
    name: 'requests_orders_of_own',
    text: `select f.request_id, o.id from offers f join orders o on o.offer_id = f.id
           where f.request_id = any($1) and f.status = 'accepted' order by o.id limit ${limits.page.most}`,
    values: [requestIds],
  })
  return new Map(rows.map(({ request_id, id }) => [request_id, id]))
}
