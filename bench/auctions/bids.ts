import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { faultsOf } from '#demo/testing/trade/bidding.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import { hashToken, newToken } from '#server/auth/tokens.ts'
import { type Served, serve } from '../load.ts'
import { findPgbench } from '../pgbench.ts'
import { median, type Row } from '../table.ts'

export interface BidsBench {
  /** A database that flushes to disk (durable.ts), so that a bid is durable when it is answered. */
  readonly db: Database
  readonly databaseUrl: string
  readonly dataDir: string
  readonly distDir: string
  readonly seconds: number
}

/**
 * Measures accepted bids over HTTP, in alternating rounds with two baselines. The first is pgbench, which sends one statement per
 * bid (lock, compare, insert, update) to the same tables without people or maxima. The second is a bare node:http server that
 * returns as many bytes to the same connections.
 */
export async function measureBids({ db, databaseUrl, seconds, ...folders }: BidsBench): Promise<Row[]> {
  if (!(await findPgbench())) return [{ what: 'bids against pgbench: there is no pgbench here' }]
  const [auctions, bareAuctions] = [await openAuctions(db), await openAuctions(db)]
  const market = await serve({ role: 'market', databaseUrl, ...folders })
  const floor = await serve({
    role: 'bare',
    bytes: Buffer.alloc(answerBytes, 'x').toString('base64'),
    type: 'application/json',
  })
  const [hot, many]: [Round[], Round[]] = [[], []]
  try {
    for (let round = -1; round < rounds; round += 1) {
      // Round -1 is a warm-up and is not counted.
      const lasts = round < 0 ? Math.max(3, seconds / 2) : seconds
      const [hotOne, bareOne] = [auctions, bareAuctions].map(({ lots }) => lots.slice(round + 1, round + 2))
      const hotRound = {
        bare: await pgbenchOf(databaseUrl, bareAuctions, {
          lots: bareOne ?? [],
          clients: 16,
          seconds: lasts,
        }),
        floor: await floorOf(floor, lasts),
        ours: await bidsOf(market, auctions, hotOne ?? [], lasts),
      }
      const manyRound = {
        bare: await pgbenchOf(databaseUrl, bareAuctions, {
          lots: bareAuctions.lots,
          clients: 64,
          seconds: lasts,
        }),
        floor: hotRound.floor,
        ours: await bidsOf(market, auctions, auctions.lots, lasts),
      }
      if (round < 0) continue
      hot.push(hotRound)
      many.push(manyRound)
    }
    // One snapshot, because bids whose connections were closed at the end of the load may still be committed.
    await db.transaction(async (tx) => {
      await tx.query({ text: 'set transaction isolation level repeatable read read only' })
      for (const id of auctions.lots.slice(0, rounds + 3)) {
        const faults = await faultsOf(tx, id)
        if (faults.length > 0) throw new Error(faults.slice(0, 5).join('; '))
      }
    })
  } finally {
    await market.close()
    await floor.close()
  }
  return [
    ...rowsOf('one auction', hot, { pgbench: 10, floor: 0.3 }),
    ...rowsOf('1,000 auctions', many, { pgbench: 0.8 }),
  ]
}

const rounds = 3
const connections = 256
const people = 256
const lots = 1_000
/** Bytes of the answer to a bid. */
const answerBytes = 330

interface Round {
  readonly ours: Taken
  /** Bids of pgbench per second. */
  readonly bare: number
  /** Answers of the bare server per second. */
  readonly floor: number
}

interface Taken {
  /** Accepted bids per second. */
  readonly perSecond: number
  /** The share of all answers that accepted a bid. */
  readonly accepted: number
  /** CPU time of the serving process per answer, in µs. */
  readonly cpuEach: number
}

function rowsOf(what: string, of: readonly Round[], limits: { pgbench: number; floor?: number }): Row[] {
  const middle = (value: (one: Round) => number) => median(of.map(value))
  return [
    { what: `bids accepted a second over HTTP on ${what}`, value: middle(({ ours }) => ours.perSecond) },
    { what: `of what was sent, on ${what}`, value: middle(({ ours }) => ours.accepted) },
    { what: `CPU of the server for a bid on ${what}, µs`, value: middle(({ ours }) => ours.cpuEach) },
    { what: `pgbench with one statement a bid on ${what}`, value: middle(({ bare }) => bare) },
    {
      what: `bids over HTTP on ${what} to pgbench`,
      value: middle(({ ours, bare }) => ours.perSecond / bare),
      limit: limits.pgbench,
      better: 'above',
    },
    ...(limits.floor === undefined
      ? []
      : [
          { what: 'bare node:http with the same load', value: middle(({ floor }) => floor) },
          {
            what: `bids over HTTP on ${what} to bare node:http`,
            value: middle(({ ours, floor }) => ours.perSecond / floor),
            ...({ limit: limits.floor, better: 'above' } as const),
          },
        ]),
  ]
}

export interface Auctions {
  readonly lots: readonly number[]
  readonly bidders: readonly { readonly id: number; readonly token: string }[]
  /** The next amount of an auction, in SAR. */
  next(lot: number): number
  /** Reads the current state of the auctions, because the last bid may have been refused. */
  look(): Promise<void>
}

/** Creates lots of one owner that stay open for a long time, and bidders. */
export async function openAuctions(db: Database): Promise<Auctions> {
  const owner = await makeSeller(db)
  const ids: number[] = []
  const lot = { startsInS: -60, endsInS: 86_400, starting: 1, step: 1 }
  for (let place = 0; place < lots; place += 1) ids.push(await openLot(db, owner, lot))
  const tokens = Array.from({ length: people }, newToken)
  const rows = await db.query<{ id: number }>({
    text: `with people as (
             insert into users (type, f_name, l_name, mobile_verified_at)
             select 'local_seller', 'سالم', 'الحربي', now() from generate_series(1, $1) returning id
           ), placed as (select id, row_number() over (order by id) as place from people)
           insert into tokens (user_id, hash)
           select p.id, h.hash from placed p join unnest($2::bytea[]) with ordinality as h(hash, place) using (place)
           order by p.place returning user_id as id`,
    values: [people, tokens.map(hashToken)],
  })
  await db.query({ text: 'vacuum analyze' })
  const prices = new Map<number, number>()
  return {
    lots: ids,
    bidders: rows.map(({ id }, place) => ({ id, token: tokens[place] ?? '' })),
    next(id) {
      const price = (prices.get(id) ?? 0) + 1
      prices.set(id, price)
      return price
    },
    async look() {
      const standing = await db.query<{ id: number; price: number }>({
        text: 'select product_id as id, coalesce(current_halalas, 0) / 100 as price from auctions where product_id = any($1)',
        values: [ids],
      })
      for (const { id, price } of standing) prices.set(id, price)
    },
  }
}

/** Every bidder bids the next step of the next auction as soon as the previous bid is answered. */
async function bidsOf(
  market: Served,
  auctions: Auctions,
  ids: readonly number[],
  seconds: number,
): Promise<Taken> {
  await auctions.look()
  let turn = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const place = turn++
    const id = ids[place % ids.length] ?? 0
    const { token } = auctions.bidders[place % people] ?? { token: '' }
    return {
      ...request,
      method: 'POST',
      path: `/api/auction/show/${id}/bid`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: `{"money":${auctions.next(id)}}`,
    }
  }
  const before = await market.usage()
  const result = await autocannon({
    url: market.url,
    connections,
    duration: seconds,
    requests: [{ setupRequest }],
  })
  const after = await market.usage()
  const sent = result['2xx'] + result.non2xx
  if (result.errors > 0 || result['5xx'] > 0)
    throw new Error(`${result.errors} errors, ${result['5xx']} failures among bids`)
  return {
    perSecond: result['2xx'] / result.duration,
    accepted: result['2xx'] / sent,
    cpuEach: (after.cpu - before.cpu) / sent,
  }
}

async function floorOf(floor: Served, seconds: number): Promise<number> {
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: '/' })
  const result = await autocannon({
    url: floor.url,
    connections,
    duration: seconds,
    requests: [{ setupRequest }],
  })
  return result['2xx'] / result.duration
}

/** A pgbench expression that draws one of these consecutive ids and needs no table. */
function drawn(name: string, ids: readonly number[]): string {
  const [first = 0] = ids
  if (ids.some((id, place) => id !== first + place)) throw new Error('the ids are not consecutive')
  return `\\set ${name} ${first} + random(0, ${ids.length - 1})`
}

/** The pgbench script for the same tables: a random bidder bids the next step, and every bid is accepted. */
function scriptOf({ lots, bidders }: Pick<Auctions, 'lots' | 'bidders'>): string {
  const people = bidders.map(({ id }) => id)
  return `${drawn('lot', lots)}
${drawn('bidder', people)}
with held as (
  select product_id, coalesce(current_halalas + min_increment_halalas, starting_halalas) as amount, bids_count + 1 as number, ends_at
  from auctions where product_id = :lot for update
), clock as (select h.*, clock_timestamp() as at from held h
), fits as (select * from clock where at < ends_at and amount >= 100
), recorded as (
  insert into bids (auction_id, number, bidder_id, amount_halalas, at, hash)
  select product_id, number, :bidder, amount, at, decode(repeat('00', 32), 'hex') from fits
)
update auctions a set current_halalas = f.amount, max_halalas = f.amount, leader_id = :bidder, bids_count = f.number,
  last_hash = decode(repeat('00', 32), 'hex'), version = version + 1
from fits f where a.product_id = f.product_id;
`
}

interface Bare {
  readonly lots: readonly number[]
  readonly clients: number
  readonly seconds: number
}

async function pgbenchOf(url: string, auctions: Auctions, { lots, clients, seconds }: Bare): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbench-bids-'))
  try {
    const file = join(folder, 'bid.sql')
    await writeFile(file, scriptOf({ lots, bidders: auctions.bidders }))
    const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds)]
    const { stdout } = await promisify(execFile)('pgbench', [...options, '-f', file, url])
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    if (!(perSecond > 0)) throw new Error(`pgbench printed no rate: ${stdout.slice(-500)}`)
    return perSecond
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
