import { readFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { cloneDatabase, openTestDatabases } from '#demo/testing/database.ts'
import { streamProducts } from '#demo/trade/bulk.ts'
import { loadConfig } from '#platform/config.ts'
import { commandTimeouts } from '#platform/database/connection.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { openShutdown } from '#platform/shutdown.ts'
import { windowsOf } from '#server/orders/progress/windows.ts'
import { buildSite } from '../scripts/steps/site.ts'
import { measureBids } from './auctions/bids.ts'
import { measureClosing } from './auctions/closing.ts'
import { measureLive } from './auctions/live.ts'
import { measureStreams } from './auctions/streams.ts'
import { measureBoards } from './behar/behar.ts'
import { measurePartnerHangs } from './behar/hangs.ts'
import { measureTokenChecks } from './behar/tokens.ts'
import { fillEntries } from './data/entries.ts'
import { listManyProducts } from './data/products.ts'
import { fillRecords } from './data/records.ts'
import { openManyRequests } from './data/requests.ts'
import { fillTrade } from './data/trade.ts'
import { openDurable } from './durable.ts'
import { measureGrowth } from './growth.ts'
import { measureHttp } from './http.ts'
import { measureLedger } from './ledger.ts'
import { compareLists, emptyAtFew, loadLists, mixesOf } from './lists.ts'
import { measureMatching, measureMatchingGoods } from './matching.ts'
import { measureBooks, measureInsight, measureOperatorTables } from './operator.ts'
import { measureOrderLists } from './orderLists.ts'
import { measureOrders } from './orders.ts'
import { measureAlerts } from './people/alerts.ts'
import { measureMessages } from './people/messages.ts'
import { measureNotify } from './people/notify.ts'
import { measureSignedIn } from './people/signedIn.ts'
import { measureSignIn } from './people/signIn.ts'
import { measureInteractions } from './phone/interactions.ts'
import { measurePrices } from './prices/prices.ts'
import { measureRequestLists } from './requests.ts'
import { measureSearch } from './search.ts'
import { printTable, type Row, readTable } from './table.ts'
import { measureUploads } from './uploads.ts'

// `npm run bench` measures against limits of the same run and prints one table. PART is a name below, of a group or of one
// measurement (http, bids). FILE is the output of an earlier run, whose figures the table repeats.
const usage =
  'Usage: npm run bench [-- --products 1000000 --orders 1000000 --records 100000 --seconds 5 --streams 10000 --only PART,PART --compare FILE]'
const options = readOptions()
const log = openLog({ level: 'error' })
const shutdown = openShutdown({ log, signalCode: 130 })
const products = count('products', 1_000_000)
const seconds = count('seconds', 5)
const orders = count('orders', 1_000_000)
const streams = count('streams', 10_000)
const records = count('records', 100_000)
// The databases are on the disk, like the database of a real market.
const databases = await openTestDatabases(tmpdir())
shutdown.add('the databases', () => databases.close())
const only = options.only?.split(',')
const earlier = readTable(readFileSync(options.compare ?? '/dev/null', 'utf8'))
const rows: Row[] = []
const groups: Record<string, { readonly parts?: readonly string[]; readonly measure: () => Promise<Row[]> }> =
  {
    http: { parts: ['cached', 'signedIn', 'people', 'streams'], measure: overHttp },
    auctions: { parts: ['bids', 'closing', 'live'], measure: ofAuctions },
    requests: { measure: ofRequests },
    money: { parts: ['ledger', 'orders', 'orderLists'], measure: ofMoney },
    size: { measure: atSize },
    behar: { measure: ofBoards },
    operator: { measure: ofOperators },
    insight: { measure: ofInsight },
    prices: { measure: ofPrices },
    messages: { measure: ofMessages },
    uploads: { measure: besideUploads },
    phone: { measure: onPhone },
    growth: { measure: withTwoProcesses },
  }
for (const [group, { parts = [], measure }] of Object.entries(groups)) {
  if (isWanted(group, ...parts)) rows.push(...(await measure()))
}
const [{ model = 'unknown' } = {}] = cpus()
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB,`,
)
console.log(`Node ${process.versions.node}, ${products} products, loads of ${seconds} s\n`)
console.log(printTable(rows, earlier))
await shutdown.stop(0)

async function overHttp(): Promise<Row[]> {
  const clone = await cloneDatabase('demo')
  const db = openDatabase(clone.url, { log, timeouts: commandTimeouts })
  await streamProducts({ db, count: 20_000, seed: 'bench', startAt: new Date() })
  await db.query({ text: 'vacuum analyze' })
  const distDir = await buildSite(shutdown)
  const bench = { db, databaseUrl: clone.url, dataDir: clone.dataDir, distDir, seconds }
  const measured = await inTurn('http', {
    cached: () => measureHttp(bench),
    signedIn: () => measureSignedIn(bench),
    people: async () => [
      ...(await measureSignIn(bench)),
      ...(await measureNotify({ ...bench, rounds: 1_000 })),
    ],
    streams: () => measureStreams({ ...bench, streams }),
  })
  await db.close()
  await clone.drop()
  return measured
}

/** Measures bids on a database that flushes to disk, the viewers of bids, and many simultaneous ends. */
async function ofAuctions(): Promise<Row[]> {
  const durable = await openDurable(log)
  const distDir = await buildSite(shutdown)
  const bench = { ...durable, distDir, seconds }
  const measured = await inTurn('auctions', {
    bids: () => measureBids(bench),
    closing: () => measureClosing(bench),
    live: () => measureLive({ ...bench, viewers: streams, rounds: 50 }),
  })
  await durable.close()
  return measured
}

/** Measures a hundred thousand open requests: their lists, and matching in both directions. */
async function ofRequests(): Promise<Row[]> {
  const clone = await cloneDatabase('demo')
  const db = openDatabase(clone.url, { log, timeouts: commandTimeouts })
  await openManyRequests(db, 100_000)
  const bench = { db, databaseUrl: clone.url, dataDir: clone.dataDir, distDir: await buildSite(shutdown) }
  const lists = [...(await measureRequestLists(bench)), ...(await measureMatching(db))]
  await db.close()
  await clone.drop()
  const [few, many] = [await openFilled(1_000), await openFilled(products)]
  const goods = await measureMatchingGoods({ few: few.db, many: many.db }, products)
  await few.close()
  await many.close()
  return [...lists, ...goods]
}

/**
 * Measures the integration's boards, with as many supplies as the other measurements have products, and the market while
 * its partner does not answer.
 */
async function ofBoards(): Promise<Row[]> {
  const clone = await cloneDatabase('empty')
  const tokens = await measureTokenChecks({ databaseUrl: clone.url, log })
  const boards = await measureBoards({ databaseUrl: clone.url, log, supplies: products })
  await clone.drop()
  const market = await cloneDatabase('demo')
  const beside = await measurePartnerHangs({ databaseUrl: market.url, dataDir: market.dataDir })
  await market.drop()
  return [...tokens, ...boards, ...beside]
}

/** Measures back office tables over very many rows each, and a ledger with twenty times as many lines. */
async function ofOperators(): Promise<Row[]> {
  const clone = await cloneDatabase('demo')
  const db = openDatabase(clone.url, { log, timeouts: commandTimeouts })
  await fillRecords(db, records)
  await fillEntries(db, records * 20)
  const bench = { db, databaseUrl: clone.url, dataDir: clone.dataDir }
  const measured = [...(await measureOperatorTables(bench)), ...(await measureBooks(db))]
  await db.close()
  await clone.drop()
  return measured
}

/** Measures the figures of the market over two years of orders. */
async function ofInsight(): Promise<Row[]> {
  const clone = await cloneDatabase('demo')
  const db = openDatabase(clone.url, { log, timeouts: commandTimeouts })
  await fillTrade(db, orders)
  const measured = await measureInsight({ db, databaseUrl: clone.url, dataDir: clone.dataDir })
  await db.close()
  await clone.drop()
  return measured
}

/** Measures ten years of daily prices of 80 markets. */
async function ofPrices(): Promise<Row[]> {
  const clone = await cloneDatabase('demo')
  const db = openDatabase(clone.url, { log, timeouts: commandTimeouts })
  const measured = await measurePrices({ db, databaseUrl: clone.url, dataDir: clone.dataDir })
  await db.close()
  await clone.drop()
  return measured
}

/** Measures the messages that a step of an order sends outside of the site, and ten thousand alerts of one species. */
async function ofMessages(): Promise<Row[]> {
  const clone = await cloneDatabase('demo')
  const db = openDatabase(clone.url, { log, timeouts: commandTimeouts })
  const windows = windowsOf(loadConfig({}))
  const measured = [
    ...(await measureMessages({ db, databaseUrl: clone.url, log, windows })),
    ...(await measureAlerts(db)),
  ]
  await db.close()
  await clone.drop()
  return measured
}

/** Measures the response times of other people during hostile uploads, on a database that flushes to disk. */
async function besideUploads(): Promise<Row[]> {
  const durable = await openDurable(log)
  const measured = await measureUploads({ ...durable, distDir: await buildSite(shutdown) })
  await durable.close()
  return measured
}

/** Measures what actions cost, and what a second web process changes, on a database that flushes to disk. */
async function withTwoProcesses(): Promise<Row[]> {
  const durable = await openDurable(log)
  const measured = await measureGrowth({ ...durable, distDir: await buildSite(shutdown), seconds })
  await durable.close()
  return measured
}

/** Measures interactions in a browser with a slow processor. */
async function onPhone(): Promise<Row[]> {
  const clone = await cloneDatabase('demo')
  const db = openDatabase(clone.url, { log, timeouts: commandTimeouts })
  const distDir = await buildSite(shutdown)
  const bench = { db, databaseUrl: clone.url, dataDir: clone.dataDir, distDir }
  const measured = await measureInteractions({ ...bench, rounds: 7 })
  await db.close()
  await clone.drop()
  return measured
}

/** Measures transfers and orders in this process compared with pgbench, and lists of very many orders. */
async function ofMoney(): Promise<Row[]> {
  const clone = await cloneDatabase('demo')
  const db = openDatabase(clone.url, { log, timeouts: commandTimeouts })
  const bench = { db, databaseUrl: clone.url, seconds }
  const windows = windowsOf(loadConfig({}))
  const measured = await inTurn('money', {
    ledger: () => measureLedger(bench),
    orders: () => measureOrders({ ...bench, windows }),
    orderLists: () => measureOrderLists(db, windows, orders),
  })
  await db.close()
  await clone.drop()
  return measured
}

/** Measures lists and search among a million products, compared with a thousand products and with a row by its key. */
async function atSize(): Promise<Row[]> {
  const [few, many] = [await openFilled(1_000), await openFilled(products)]
  const mixes = mixesOf(await loadLists(few.db))
  const ratios = await compareLists({ few: few.db, many: many.db }, mixes, 100)
  const lists = Object.entries(ratios).map(
    ([name, value]): Row => ({
      what: `list, ${name}: time at ${products} to time at 1000`,
      value,
      ...(name === emptyAtFew ? {} : { limit: 3, better: 'below' }),
    }),
  )
  const searches = (await measureSearch(many.db)).map(
    ({ what, ratio, limit, p99 }): Row =>
      limit === null
        ? { what: `${what}, p99 in ms`, value: p99 }
        : { what: `search, ${what}: p99 to that of a row by its key`, value: ratio, limit, better: 'below' },
  )
  await few.close()
  await many.close()
  return [...lists, ...searches]
}

async function openFilled(count: number) {
  const clone = await cloneDatabase('demo')
  const db = openDatabase(clone.url, { log, timeouts: commandTimeouts })
  await listManyProducts(db, count)
  return {
    db,
    async close() {
      await db.close()
      await clone.drop()
    },
  }
}

/** Runs the wanted measurements of a group, one after the other. */
async function inTurn(group: string, parts: Record<string, () => Promise<Row[]>>): Promise<Row[]> {
  const measured: Row[] = []
  for (const [part, measure] of Object.entries(parts)) {
    if (isWanted(group, part)) measured.push(...(await measure()))
  }
  return measured
}

function isWanted(...names: readonly string[]): boolean {
  return only === undefined || names.some((name) => only.includes(name))
}

function readOptions() {
  const type = 'string'
  try {
    return parseArgs({
      options: {
        products: { type },
        orders: { type },
        records: { type },
        seconds: { type },
        streams: { type },
        only: { type },
        compare: { type },
      },
    }).values
  } catch {
    return refuse()
  }
}

function count(name: 'products' | 'orders' | 'records' | 'seconds' | 'streams', standard: number): number {
  const read = Number(options[name] ?? standard)
  return Number.isInteger(read) && read >= 1 ? read : refuse()
}

function refuse(): never {
  console.error(usage)
  process.exit(1)
}
