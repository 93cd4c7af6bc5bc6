import type { Sql } from '#platform/database/db.ts'

interface JobsRow {
  readonly waiting: number
  readonly oldest_s: number
  readonly failed: number
}

/** The state of the job queue: due jobs, the age of the oldest of them in seconds, and jobs without further attempts. */
export async function readJobs(db: Sql): Promise<JobsRow> {
  const [row] = await db.query<JobsRow>({
    name: 'worker_jobs',
    text: `select count(*) filter (where is_due) as waiting,
             coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as oldest_s,
             count(*) filter (where attempts >= max_attempts) as failed
           from (select run_at, attempts, max_attempts, run_at <= now() and attempts < max_attempts as is_due
                 from graphile_worker.jobs) j`,
  })
  if (!row) throw new RangeError('the state of the job queue has no row')
  return row
}

/** Rows that were inserted since the statistics of the database began, including those of rolled back transactions. */
export interface InsertedRow {
  readonly orders: number
  readonly bids: number
}

export async function readInserted(db: Sql): Promise<InsertedRow> {
  const [row] = await db.query<InsertedRow>({
    name: 'worker_inserted',
    text: `select coalesce(sum(n_tup_ins) filter (where relname = 'orders'), 0)::bigint as orders,
             coalesce(sum(n_tup_ins) filter (where relname = 'bids'), 0)::bigint as bids
           from pg_stat_user_tables where relid in ('orders'::regclass, 'bids'::regclass)`,
  })
  if (!row) throw new RangeError('the statistics of the tables have no row')
  return row
}

interface MovedRow {
  readonly type: string
  readonly amount_halalas: number
}

/**
 * Returns the amounts that accounts received after `since`, by type, and the time up to which these amounts are complete. A
 * transaction takes less than 10 s, so entries that are older than that are committed. Without `since`, returns only the time.
 */
export async function readMoved(
  db: Sql,
  since: Date | undefined,
): Promise<{ readonly until: Date; readonly moved: readonly MovedRow[] }> {
  const [row] = await db.query<{ readonly until: Date }>({
    name: 'worker_moved_until',
    text: `select now() - interval '10 s' as until`,
  })
  if (!row) throw new RangeError('the time has no row')
  if (!since) return { until: row.until, moved: [] }
  const moved = await db.query<MovedRow>({
    name: 'worker_moved',
    text: `select type, sum(amount_halalas)::bigint as amount_halalas from entries
           where at > $1 and at <= $2 and amount_halalas > 0 group by type`,
    values: [since, row.until],
  })
  return { until: row.until, moved }
}
