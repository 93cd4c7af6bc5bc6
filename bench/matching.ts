import { type Random, randomFrom } from '#demo/random.ts'
import type { Database } from '#platform/database/db.ts'
import { listGiven } from '#server/products/store.ts'
import { listAskersToNotify, listFitting, pickGoods } from '#server/requests/matching/store.ts'
import { halalas } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import type { OnSale, Wish } from '#shared/requests/matching.ts'
import { askForOneFish } from './data/requests.ts'
import { inTurns } from './requests.ts'
import { median, p99, type Row } from './table.ts'

/**
 * Measures the time to match a listing with all open requests, and the time of a seller's view of them, compared with
 * reading one request by its key over the same connections. The requests have a skewed distribution; in the worst case,
 * all of them request one fish at a price at which nobody sells.
 */
export async function measureMatching(db: Database, rounds = 800): Promise<Row[]> {
  const choice = await choiceOf(db)
  const rows = await against(db, choice, 'spread over fish and cities', rounds)
  const [fish = 0] = choice.fish
  await askForOneFish(db, fish)
  return [
    ...rows,
    ...(await against(db, { ...choice, fish: [fish] }, 'all of one fish, none at the price', rounds)),
  ]
}

async function against(db: Database, choice: Choice, spread: string, rounds: number): Promise<Row[]> {
  const random = randomFrom('bench/matching')
  const [{ most = 1, sellerId = 0 } = {}] = await db.query<{ most: number; sellerId: number }>({
    text: `select max(id) as most, (select min(id) from users where type = 'fisherman') as "sellerId" from requests`,
  })
  const selling = () => ({ goods: someGoods(random, choice), sellerId, now: new Date() })
  const key = 'a row by its key'
  const times = await inTurns(
    [
      [
        key,
        (round) =>
          db.query({
            name: 'bench_request',
            text: 'select * from requests where id = $1',
            values: [1 + ((round * 7919) % most)],
          }),
      ],
      ['a new listing', () => listAskersToNotify(db, { ...selling(), before: null })],
      [
        'a lower price',
        () => {
          const { goods, ...rest } = selling()
          return listAskersToNotify(db, {
            goods,
            ...rest,
            before: { ...goods, price: halalas(goods.price + 500) },
          })
        },
      ],
      ["a seller's look", () => listFitting(db, selling())],
    ],
    rounds,
  )
  const row = p99(times.get(key) ?? [])
  const limit = { limit: 10, better: 'below' } as const
  return [...times].flatMap(([what, all]) =>
    what === key
      ? []
      : [
          {
            what: `requests ${spread}, ${what}: p99 to that of a row by its key`,
            value: p99(all) / row,
            ...limit,
          },
        ],
  )
}

/**
 * Measures the time to find goods for a request among very many products, compared with few products; medians of
 * alternating rounds.
 */
export async function measureMatchingGoods(
  { few, many }: { readonly few: Database; readonly many: Database },
  products: number,
  rounds = 300,
): Promise<Row[]> {
  const choice = await choiceOf(many)
  const random = randomFrom('bench/goods')
  const wishes = Array.from({ length: 50 }, () => someWish(random, choice))
  const look = (db: Database) => async (round: number) =>
    listGiven(db, await pickGoods(db, wishes[round % wishes.length] as Wish, 0), 'ar')
  const times = await inTurns(
    [
      ['few', look(few)],
      ['many', look(many)],
    ],
    rounds,
  )
  const middle = (name: string) => median(times.get(name) ?? [])
  return [
    {
      what: `goods that a request fits: time at ${products} to time at 1000`,
      value: middle('many') / middle('few'),
      limit: 3,
      better: 'below',
    },
  ]
}

interface Choice {
  readonly fish: readonly number[]
  readonly cities: readonly number[]
  readonly sizes: readonly number[]
  readonly qualities: readonly number[]
}

/** The ids of the fish, cities, sizes and qualities. Fish and cities begin with the most requested, as in openManyRequests. */
async function choiceOf(db: Database): Promise<Choice> {
  const ids = async (text: string) => (await db.query<{ id: number }>({ text })).map(({ id }) => id)
  return {
    fish: await ids('select id from fish where not hidden order by md5(code)'),
    cities: await ids('select id from cities where not hidden order by md5(code)'),
    sizes: await ids("select id from options where list = 'sizes' order by position"),
    qualities: await ids("select id from options where list = 'qualities' order by position"),
  }
}

function someGoods(random: Random, { fish, cities, sizes, qualities }: Choice): OnSale {
  // The listings follow the distribution of the requests: the most requested fish is listed most often.
  const often = (list: readonly number[]) => list[Math.floor(list.length * random.next() ** 4)] ?? 0
  return {
    fish: often(fish),
    city: often(cities),
    size: random.pick(sizes),
    quality: random.pick(qualities),
    quantity: grams(random.whole(1, 400) * 1_000),
    price: halalas(random.whole(500, 12_000)),
  }
}

function someWish(random: Random, choice: Choice): Wish {
  const goods = someGoods(random, choice)
  return {
    ...goods,
    size: random.chance(0.5) ? goods.size : null,
    quality: random.chance(0.3) ? goods.quality : null,
    price: random.chance(0.7) ? goods.price : null,
  }
}
