import { findBreaches } from '#demo/invariants.ts'
import type { Database } from '#platform/database/db.ts'
import { retry, until } from '../retry.ts'
import { openFaultMarket } from './market.ts'
import { type Acknowledged, makeTraders, tradeUntil } from './traders.ts'

export interface FaultRounds {
  readonly db: Database
  readonly env: Readonly<Record<string, string>>
  readonly rounds: number
  /** Number of concurrent buyers. */
  readonly writers: number
  /** Number of orders of each round before the kill, and again after it. */
  readonly ordersEachSide: number
  /** False for an external database, which must not be killed. */
  readonly mayKillDatabase: boolean
  readonly tell: (line: string) => void
}

/**
 * Plays rounds of trade with a kill -9 in the middle, alternately of a web process and of the database. After each round, every
 * acknowledged change must exist once and all invariants must hold. Throws with the failures.
 */
export async function playFaults({
  db,
  env,
  rounds,
  writers,
  ordersEachSide,
  ...rest
}: FaultRounds): Promise<void> {
  const traders = await makeTraders(db, writers)
  const acknowledged: Acknowledged = { orders: [], steps: [] }
  const market = await openFaultMarket(env, 2)
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const before = acknowledged.orders.length
      const made = () => acknowledged.orders.length - before
      const database = rest.mayKillDatabase && round % 2 === 0
      let killed = false
      const killing = until(() => made() >= ordersEachSide).then(async () => {
        await (database ? killDatabase(db) : market.killOne())
        killed = true
      })
      let after = Number.POSITIVE_INFINITY
      const over = () => {
        if (killed) after = Math.min(after, made())
        return killed && made() >= after + ordersEachSide
      }
      await Promise.all([tradeUntil(traders, market.url, acknowledged, over), killing])
      await expectAll(db, acknowledged)
      rest.tell(
        `Round ${round} of ${rounds}: ${database ? 'the database' : 'a web process'} was killed among ${made()} orders; ` +
          `${acknowledged.orders.length} orders and ${acknowledged.steps.length} steps are stored`,
      )
    }
  } finally {
    await market.close()
  }
}

/**
 * Kills one of PostgreSQL's processes with -9, which makes PostgreSQL end all others and recover, as after a power
 * failure.
 */
async function killDatabase(db: Database): Promise<void> {
  const [victim] = await db.query<{ pid: number }>({
    text: `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
           and datname = current_database() limit 1`,
  })
  if (victim) process.kill(victim.pid, 'SIGKILL')
}

/** Throws if an acknowledged change is lost or duplicated, or an invariant is broken. */
export async function expectAll(db: Database, { orders, steps }: Acknowledged): Promise<void> {
  const asked = [orders.map(({ id }) => id), orders.map(({ key }) => key)]
  const [row] = await retry(() =>
    db.query<{ lost: number; twice: number; unstepped: number }>({
      text: `with said as (select * from unnest($1::bigint[], $2::text[]) as s(id, key)),
               stepped as (select * from unnest($3::bigint[], $4::text[]) as s(id, status))
             select (select count(*) from said where not exists (select from orders o where o.id = said.id)) as lost,
               (select count(*) - count(distinct id) + count(*) - count(distinct key) from said) as twice,
               (select count(*) from stepped s
                where not exists (select from order_events e where e.order_id = s.id and e.status = s.status)) as unstepped`,
      values: [...asked, steps.map(({ id }) => id), steps.map(({ status }) => status)],
    }),
  )
  const breaches = await retry(() => findBreaches(db))
  const found = { ...row, breaches }
  if (row?.lost || row?.twice || row?.unstepped || breaches.length > 0) throw new Error(JSON.stringify(found))
}
