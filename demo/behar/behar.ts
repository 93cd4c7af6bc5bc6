import { migrateBehar } from '#behar/db/migrate.ts'
import { inOwnSchema } from '#behar/db/schema.ts'
import { commandTimeouts } from '#platform/database/connection.ts'
import { openDatabase, type Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { mobileE164 } from '#shared/base/text/identity.ts'
import { demoAccounts } from '../people/accounts.ts'
import { defaultSeed, type Size, sizes } from '../products/sizes.ts'
import { insertRows, type Rows } from '../store.ts'
import { type BoardScale, makeBoard } from './board.ts'
import { demandRows, memberRows, subscriptionRows, supplyRows } from './rows.ts'
import type { Importer } from './trade.ts'

export interface SeedBeharOptions {
  /** Database of the integration; its schema is migrated first. */
  readonly databaseUrl: string
  /** Database of the demo market whose importers trade here. */
  readonly mainDatabaseUrl: string
  readonly seed?: string
  /** The time that is "now" on the generated boards. */
  readonly startAt: Date
  readonly size: Size
  readonly log: Log
}

/**
 * Fills the behar market of a demo with importers, subscriptions, supplies and demands. Returns false and writes nothing
 * if there is no demo market, or if any entry exists. One transaction fills the boards, so a kill leaves no partial board.
 */
export async function seedBehar(options: SeedBeharOptions): Promise<boolean> {
  const { databaseUrl, mainDatabaseUrl, seed = defaultSeed, startAt, size, log } = options
  const importers = await demoImporters(mainDatabaseUrl, log)
  if (importers.length < fewestImporters) return false
  await migrateBehar(databaseUrl, log)
  const db = openDatabase(inOwnSchema(databaseUrl), { log, max: 1, timeouts: commandTimeouts })
  try {
    const filled = await db.transaction(async (tx) => {
      await tx.query({ text: 'lock table supplies, demands in share row exclusive mode' })
      if (await hasEntries(tx)) return false
      const { species } = sizes[size]
      await fill(tx, { seed, importers, startAt, scale: { ...scales[size], ...(species && { species }) } })
      return true
    })
    if (filled) await reportAll(mainDatabaseUrl, subscriptionRows(importers, startAt), log)
    return filled
  } finally {
    await db.close()
  }
}

/** Writes the subscriptions to the main market, which would otherwise learn of each one only at its owner's first visit. */
async function reportAll(mainDatabaseUrl: string, rows: Rows, log: Log): Promise<void> {
  const db = openDatabase(mainDatabaseUrl, { log, max: 1, timeouts: commandTimeouts })
  try {
    await db.query({
      text: `insert into subscriptions (user_id, plan, starts_at, expires_at)
             select user_id, plan, starts_at, expires_at from json_populate_recordset(null::subscriptions, $1::json)
             on conflict (user_id) do nothing`,
      values: [JSON.stringify(rows)],
    })
  } finally {
    await db.close()
  }
}

/** Deletes every entry and every member; keeps the lists and the signing keys. */
export async function clearBehar(databaseUrl: string, log: Log): Promise<void> {
  await migrateBehar(databaseUrl, log)
  const db = openDatabase(inOwnSchema(databaseUrl), { log, max: 1, timeouts: commandTimeouts })
  try {
    await db.query({
      text: `truncate members, subscriptions, supplies, demands, steps, deals, deal_messages, notices, renewals restart identity`,
    })
  } finally {
    await db.close()
  }
}

/**
 * The minimum number of importers: the demo's own importer, one with an expired subscription, one newcomer, and three who
 * trade.
 */
const fewestImporters = 6

const scales: Readonly<Record<Size, BoardScale>> = {
  demo: { supplies: 140, demands: 60, over: 6 },
  test: { supplies: 12, demands: 8, over: 2 },
}

interface Filling {
  readonly seed: string
  readonly importers: readonly Importer[]
  readonly startAt: Date
  readonly scale: BoardScale
}

async function fill(tx: Sql, { seed, importers, startAt, scale }: Filling): Promise<void> {
  const { supplies, demands } = makeBoard(seed, importers, startAt, scale)
  const ids = await listIds(tx)
  // Existing members keep their name and their subscription, so they are left out.
  const known = new Set(
    (await tx.query<{ id: number }>({ text: 'select user_id as id from members' })).map(idOf),
  )
  const added = importers.filter(({ id }) => !known.has(id))
  await insertRows(tx, 'members', memberRows(added, startAt))
  await insertRows(tx, 'subscriptions', subscriptionRows(added, startAt))
  await insertRows(tx, 'supplies', supplyRows(supplies, ids))
  await insertRows(tx, 'demands', demandRows(demands, ids))
  for (const table of ['supplies', 'demands'])
    await tx.query({
      text: `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    })
  await tx.query({ text: 'analyze' })
}

const idOf = ({ id }: { readonly id: number }) => id

async function hasEntries(tx: Sql): Promise<boolean> {
  const [row] = await tx.query<{ there: boolean }>({
    text: 'select exists (select from supplies) or exists (select from demands) as there',
  })
  return row?.there === true
}

/** Ids of the integration's lists by `table/code`. */
async function listIds(tx: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<{ key: string; id: number }>({
    text: `select 'categories/' || code as key, id from categories union all
           select 'sizes/' || code, id from sizes union all select 'fish_types/' || code, id from fish_types`,
  })
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** The importers with which the demo market was built, without people who registered later. Empty if there is no demo. */
async function demoImporters(mainDatabaseUrl: string, log: Log): Promise<Importer[]> {
  const db = openDatabase(mainDatabaseUrl, { log, max: 1, timeouts: commandTimeouts })
  try {
    const rows = await db.query<{ id: number; name: string; mobile: string }>({
      text: `select u.id, concat_ws(' ', u.f_name, u.l_name) as name, u.mobile from users u
             join world_seed w on w.key = 'demo' and u.created_at <= w.built_at
             where u.type = 'international_seller' and u.deleted_at is null order by u.id limit 200`,
    })
    const first = rows.find(({ mobile }) => mobile === firstMobile)
    const others = rows.filter((row) => row !== first)
    return first
      ? [{ ...first, role: 'first' }, ...others.map((row, place) => ({ ...row, role: roleOf(place) }))]
      : []
  } finally {
    await db.close()
  }
}

const firstMobile = mobileE164(demoAccounts.find(({ type }) => type === 'international_seller')?.mobile ?? '')

/** Most importers have traded for a long time; some are new and only read. */
function roleOf(place: number): Importer['role'] {
  if (place === 0) return 'lapsed'
  return place % 8 === 1 ? 'newcomer' : 'trader'
}
