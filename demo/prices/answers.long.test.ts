import { expect, it } from 'vitest'
import { testDatabase } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { insertSold, tradedThings } from '#demo/testing/trade/soldTrade.ts'
import { keepPrices } from '#server/prices/keeping/keeping.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { addDays } from '#shared/prices/periods.ts'
import { findAnswerDifferences } from './answers.ts'

const { db } = await testDatabase('demo')
const now = new Date()

/** Five sellers sell two species in two markets on each of nine days, so that days and markets have published figures. */
const things = await tradedThings(db)
const sellers: number[] = []
for (let count = 0; count < 5; count++) sellers.push((await addPerson(db, { type: 'local_seller' })).id)
await insertSold(
  db,
  Array.from({ length: 9 }, (_, ago) => addDays(riyadhDay(now), -1 - ago)).flatMap((day, place) =>
    things.fish.slice(0, 2).flatMap((fishId) =>
      things.markets.slice(0, 2).flatMap((marketId) =>
        sellers.map((sellerId, nth) => ({
          ...{ day, fishId, marketId, sellerId, source: 'caught' as const },
          channel: nth % 2 === 0 ? ('fixed' as const) : ('auction' as const),
          sizeId: things.sizes[nth % 2] ?? 0,
          grams: 1_000 + 17 * place + nth,
          price: 4_000 + 101 * place + 7 * nth,
        })),
      ),
    ),
  ),
)
while ((await keepPrices(db, now)) > 0);
await db.query({ text: 'create table sound_figures as select * from price_figures' })

it('findAnswerDifferences finds no difference in the demo market', { timeout: 120_000 }, async () => {
  expect(await db.query({ text: 'select from price_figures limit 1' })).toHaveLength(1)
  expect(await findAnswerDifferences(db, now)).toEqual([])
})

it.each([
  [
    'in the list',
    'lists',
    "set worth = worth + grams * 100 where grain = 'day' and channel = 'all'",
    /\/prices\?place=all/,
  ],
  [
    'of a market',
    'species',
    "set sales = sales + 1 where grain = 'day' and place ~ '^[0-9]+$'",
    /at .+ of .+/,
  ],
  ['in the files', 'files', "set grams = grams + 1 where grain = 'day' and channel = 'all'", /^CSV /],
  [
    'in the feed',
    'files',
    "set worth = worth + grams * 100 where grain = 'day' and place = 'all'",
    /^feed of/,
  ],
  ['in a chart', 'species', "set most_halalas = most_halalas + 1 where grain = 'month'", /-01 of .+ month/i],
  ['of hidden sellers', 'species', "set sellers = '{1,2,3,4,5}' where grain = 'month'", /-01 of .+ month/i],
] as const)(
  'findAnswerDifferences finds a wrong figure %s',
  {
    timeout: 120_000,
  },
  async (_where, part, change, figure) => {
    await db.query({ text: `update price_figures ${change}` })
    // Answers from kept figures are cached until the version of the figures changes.
    await db.query({ text: "update price_kept set version = nextval('price_version')" })
    const found = await findAnswerDifferences(db, now, [part])
    await db.query({ text: 'truncate price_figures' })
    await db.query({ text: 'insert into price_figures select * from sound_figures' })
    await db.query({ text: "update price_kept set version = nextval('price_version')" })
    expect(found.filter((one) => figure.test(one.figure))).not.toEqual([])
  },
)
