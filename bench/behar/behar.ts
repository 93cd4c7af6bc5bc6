import { Agent, request } from 'node:http'
import { migrateBehar } from '#behar/db/migrate.ts'
import { inOwnSchema } from '#behar/db/schema.ts'
import { openKeys } from '#behar/people/keys.ts'
import { openTokens } from '#behar/people/tokens.ts'
import { numberedPeople } from '#demo/testing/behar.ts'
import { systemClock } from '#platform/clock.ts'
import { commandTimeouts } from '#platform/database/connection.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { listedStatuses } from '#shared/behar/status.ts'
import { busyOwner, fillBoards } from '../data/boards.ts'
import { serve } from '../load.ts'
import { inTurns } from '../requests.ts'
import { median, p99, type Row } from '../table.ts'

/**
 * Measures the time of board pages over HTTP. The baseline is the call for the same person's subscription, which reads one
 * row by its key over the same connection. The requests alternate in one run, so that other load affects both.
 */
export async function measureBoards(
  {
    databaseUrl,
    log,
    supplies,
  }: { readonly databaseUrl: string; readonly log: Log; readonly supplies: number },
  rounds = 400,
): Promise<Row[]> {
  await migrateBehar(databaseUrl, log)
  const db = openDatabase(inOwnSchema(databaseUrl), { log, timeouts: commandTimeouts })
  await fillBoards(db, { supplies, demands: Math.round(supplies / 10) })
  const sizes = await sizesOf(db)
  const token = await tokenOf(db)
  const behar = await serve({ role: 'behar', databaseUrl })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const base = `${behar.url}/api/platforms/behar-market`
  const kinds: [string, () => Promise<void>][] = [
    [byKey, () => ask(agent, { url: `${base}/subscription`, token })],
    ...Object.entries(await mixesOf(db)).map(([what, { board, ...body }]): [string, () => Promise<void>] => [
      what,
      () => ask(agent, { url: `${base}/${board}/list`, token, body }),
    ]),
  ]
  try {
    const times = await inTurns(kinds, rounds)
    const [row, usual] = [p99(times.get(byKey) ?? []), median(times.get(byKey) ?? [])]
    const lists = kinds.flatMap(([what]): Row[] => {
      const taken = times.get(what) ?? []
      if (what === byKey) {
        return [
          { what: 'a subscription by its key over HTTP, p99 in ms', value: row },
          { what: 'the same, middle in ms', value: usual },
        ]
      }
      return [
        {
          what: `boards, ${what}: p99 to that of a subscription`,
          value: p99(taken) / row,
          limit: 3,
          better: 'below',
        },
        // The ratio of the medians is reported too, because the percentiles depend on other load of the machine and the
        // medians do not.
        { what: `boards, ${what}: middle to middle`, value: median(taken) / usual },
      ]
    })
    return [...lists, ...sizes]
  } finally {
    agent.destroy()
    await behar.close()
    await db.close()
  }
}

const byKey = 'a subscription by its key'

/** The disk space of the supplies, and of their indexes. */
async function sizesOf(db: Database): Promise<Row[]> {
  const [size] = await db.query<{ rows: number; indexes: number }>({
    text: `select pg_table_size('supplies') / 1048576 as rows, pg_indexes_size('supplies') / 1048576 as indexes`,
  })
  return [
    { what: 'supplies on the disk, MiB', value: size?.rows ?? Number.NaN },
    { what: 'their indexes, MiB', value: size?.indexes ?? Number.NaN },
  ]
}

/** A token that stays valid longer than the run. */
async function tokenOf(db: Database): Promise<string> {
  const shared = { tokenS: 86_400, clock: systemClock, authenticateMain: numberedPeople.authenticate }
  const tokens = openTokens({ ...shared, keys: openKeys({ db, ...shared }) })
  return (await tokens.sign({ id: busyOwner }, String(busyOwner))).token
}

type Mix = { readonly board: 'supply' | 'demand' } & Readonly<Record<string, unknown>>

/** The measured queries by name: usual filters, the entries of the owner who has very many, and the matches of an entry. */
async function mixesOf(db: Database): Promise<Record<string, Mix>> {
  const board = 'supply'
  const [supply, demand] = await Promise.all([
    ownWaiting(
      db,
      "supplies where status = 'available' and (available_to is null or available_to > $2::date)",
    ),
    ownWaiting(db, "demands where status in ('open', 'matched') and needed_by > $2::date + 15"),
  ])
  const state = (code: string) => listedStatuses.Supplys.find((one) => one.code === code)?.id
  return {
    everything: { board },
    'one fish': { board, fish_type_id: 1 },
    'a seldom fish': { board, fish_type_id: 84 },
    'one category': { board, category_id: 4 },
    'one size': { board, size_id: 2 },
    'a fish, a category and a size': { board, fish_type_id: 1, category_id: 4, size_id: 1 },
    'a fish and a category that it seldom has': { board, fish_type_id: 1, category_id: 6 },
    'three fishes, two categories, three sizes': {
      board,
      fish_type_id: [1, 2, 3],
      category_id: [4, 2],
      size_id: [1, 2, 3],
    },
    'a country': { board, origin_country: 'NO' },
    'a fish of a country': { board, fish_type_id: 1, origin_country: 'NO' },
    'a category and a size that few have': { board, category_id: 6, size_id: 20 },
    available: { board, status_id: state('available') },
    'reserved, one fish': { board, status_id: state('reserved'), fish_type_id: 1 },
    expired: { board, status_id: state('expired') },
    'one’s own, every twentieth of all': { board, mine: true },
    'the eightieth page': { board, page: 80 },
    'what meets a demand': { board, demand_id: demand },
    'all demands': { board: 'demand' },
    'demands for one fish': { board: 'demand', fish_type_id: 1 },
    'one’s own demands': { board: 'demand', mine: true },
    'demands that a supply meets': { board: 'demand', supply_id: supply },
  }
}

/** Returns one waiting entry of the owner among the most frequent goods. */
async function ownWaiting(db: Database, rows: string): Promise<number> {
  const [row] = await db.query<{ id: number }>({
    text: `select id from ${rows} and owner_id = $1 order by fish_type_id, size_id, category_id desc, id desc limit 1`,
    values: [busyOwner, riyadhDay(systemClock())],
  })
  if (!row) throw new Error('the busy owner has no waiting entry')
  return row.id
}

function ask(
  agent: Agent,
  { url, token, body }: { readonly url: string; readonly token: string; readonly body?: object },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = body && JSON.stringify(body)
    const headers = {
      authorization: `Bearer ${token}`,
      ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    }
    const asked = request(url, { agent, headers, method: sent ? 'POST' : 'GET' }, (answer) => {
      answer.resume()
      answer.once('error', reject)
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode} of ${url} ${sent}`)),
      )
    })
    asked.once('error', reject)
    asked.end(sent)
  })
}
