import type { Sql } from '#platform/database/db.ts'
import { openLot } from './lots.ts'
import type { TestPerson } from './people.ts'

export interface RunningSession {
  /** The number of lots. */
  readonly lots?: number
  readonly gapS?: number
  readonly softCloseS?: number
  readonly softCapS?: number
  /** Seconds until the first lot closes; the session began one gap before. */
  readonly firstEndsInS?: number
  readonly autoAccept?: boolean
}

/** Inserts a session whose lots are open, without prayer times; returns its id and its lots in order. */
export async function openSession(
  db: Sql,
  seller: Pick<TestPerson, 'id'>,
  {
    lots = 3,
    gapS = 60,
    softCloseS = gapS,
    softCapS = 3_600,
    firstEndsInS = 30,
    autoAccept = false,
  }: RunningSession = {},
): Promise<{ readonly id: number; readonly lots: readonly number[] }> {
  const ids: number[] = []
  for (let place = 0; place < lots; place += 1) ids.push(await openLot(db, seller, { autoAccept }))
  const [row] = await db.query<{ id: number }>({
    text: `with place as (
             select p.market_id, date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => $2) as first
             from products p where p.id = $1::bigint),
           prayers as (
             insert into market_prayers (market_id, clear, before_min, after_min) select market_id, false, 0, 0 from place
             on conflict (market_id) do update set clear = false)
           insert into auction_sessions (market_id, starts_at, gap_s, soft_close_s, soft_cap_s, created_at)
           select market_id, first - make_interval(secs => $3), $3, $4, $5, now() from place returning id`,
    values: [ids[0], firstEndsInS, gapS, softCloseS, softCapS],
  })
  if (!row) throw new Error('there is no lot')
  await db.query({
    text: `update auctions a set session_id = s.id, session_position = l.place, starts_at = s.starts_at,
             first_ends_at = s.starts_at + l.place * make_interval(secs => s.gap_s),
             planned_ends_at = s.starts_at + l.place * make_interval(secs => s.gap_s),
             ends_at = s.starts_at + l.place * make_interval(secs => s.gap_s),
             due_at = s.starts_at + l.place * make_interval(secs => s.gap_s),
             soft_close_s = s.soft_close_s, soft_cap_s = s.soft_cap_s
           from auction_sessions s, unnest($2::bigint[]) with ordinality as l(id, place)
           where s.id = $1 and a.product_id = l.id`,
    values: [row.id, ids],
  })
  return { id: row.id, lots: ids }
}

/** The lots of a session in their order, with their times in ms. */
export function timesIn(
  db: Sql,
  sessionId: number,
): Promise<{ id: number; first: number; planned: number; ends: number; closed: number | null }[]> {
  const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`
  return db.query({
    text: `select product_id as id, ${ms('first_ends_at')} as first, ${ms('planned_ends_at')} as planned,
             ${ms('ends_at')} as ends, ${ms('closed_at')} as closed
           from auctions where session_id = $1 and voided_at is null order by session_position, product_id`,
    values: [sessionId],
  })
}
