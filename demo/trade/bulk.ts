import type { Database } from '#platform/database/db.ts'
import { productPictures } from '../demoPictures.ts'
import { makeSellers, userRows } from '../people/people.ts'
import { makeProduct, type PlacedProduct } from '../products/products.ts'
import { openStalls, type Stall } from '../products/stalls.ts'
import { type Random, randomFrom } from '../random.ts'
import { productRow } from '../rows.ts'
import { continueSequences, highestIds, insertRows, loadIds, pictureIds } from '../store.ts'

export interface BulkOptions {
  /** A database with a demo, whose lists and pictures are used. */
  readonly db: Database
  readonly count: number
  readonly seed: string
  readonly startAt: Date
  readonly progress?: (done: number, total: number) => void
}

/**
 * Adds many products for measurements, with the code that generates the market's own products. Products are generated and
 * written in batches, so that memory stays constant; each batch is one transaction.
 */
export async function streamProducts({ db, count, seed, startAt, progress }: BulkOptions): Promise<void> {
  const random = randomFrom(`${seed}/bulk`)
  const ids = await loadIds(db)
  const pictures = productPictures(await pictureIds(db))
  const drawn = [...ids.fish.keys()].filter((code) => pictures(code).length > 0)
  const highest = await highestIds(db)
  const sellers = makeSellers(random.fork('sellers'), sellerCount(count), highest.user + 1, startAt)
  await insertRows(db, 'users', await userRows(sellers, ids.cities))

  const making = { stalls: openStalls(random.fork('stalls'), sellers, drawn), startAt, count, random }
  let batch: object[] = []
  let done = 0
  for (const product of products(making)) {
    batch.push(productRow(highest.product + ++done, product, ids, pictures))
    if (batch.length < batchSize && done < count) continue
    await insertRows(db, 'products', batch as Record<string, unknown>[])
    batch = []
    progress?.(done, count)
  }
  await continueSequences(db)
}

const batchSize = 2_000

/** One seller for every 250 products, but at least 40 and at most 4,000 sellers. */
const sellerCount = (count: number) => Math.min(4_000, Math.max(40, Math.ceil(count / 250)))

interface Making {
  readonly stalls: readonly Stall[]
  readonly startAt: Date
  readonly count: number
  readonly random: Random
}

/** Generates products, oldest first, so that a higher id is a newer product; most are from the last days. */
function* products({ stalls, startAt, count, random }: Making): Generator<PlacedProduct> {
  for (let place = 0; place < count; ) {
    const share = 1 - (place + random.next()) / count
    const createdAt = new Date(Math.floor(startAt.getTime() - 60_000 - share ** 3 * 25 * 86_400_000))
    const { seller, offers } = random.pick(stalls)
    const product = makeProduct(random, { seller, offers, createdAt, now: startAt })
    if (!product) continue
    const status = random.weighted(statusOdds)
    place += 1
    yield {
      ...product,
      saleType: 'normal',
      status,
      remaining: status === 'sold_out' ? 0 : product.grams,
    }
  }
}

const statusOdds = [
  ['active', 94],
  ['sold_out', 4],
  ['hidden', 2],
] as const
