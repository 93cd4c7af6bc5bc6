import { expect, it } from 'vitest'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import {
  countedSums,
  type HallDay,
  listDay,
  openDay,
  reverseAs,
  sendTwice,
  sentLot,
  soldLots,
} from '#demo/testing/hall/day.ts'
import {
  clerks,
  clerksOffline,
  otherHammer,
  type PlannedLot,
  planDay,
  sumsOf,
} from '#demo/testing/hall/plan.ts'

const market = await testMarket()
keepInvariants(market)

const anHourAgo = () => new Date(Date.now() - 3_600_000)

/** Sells the lots of a clerk. A clerk without a network sends the sales an hour later. */
async function sellAs(day: HallDay, clerk: number, lots: readonly PlannedLot[]): Promise<void> {
  const soldAt = clerk < clerksOffline ? anHourAgo() : new Date()
  for (const lot of lots.filter((one) => one.clerk === clerk)) {
    if (lot.how === 'reversed') {
      const wrong = await sendTwice(
        market,
        day,
        clerk,
        sentLot(day, lot, { hammer: otherHammer(lot), soldAt }),
      )
      if (wrong.sale) await reverseAs(market, day, wrong.sale)
    }
    const outcome = await sendTwice(market, day, clerk, sentLot(day, lot, { soldAt }))
    // A sale may be refused only if the other clerk sold the same goods first.
    if (lot.how !== 'second') expect(outcome.refused, `lot ${lot.number}`).toBeNull()
  }
}

/** The other clerk of each lot sells the same goods at another price. */
async function sellGoods(day: HallDay, lots: readonly PlannedLot[], how: 'first' | 'second') {
  return Promise.all(
    lots
      .filter((lot) => lot.how === how)
      .map((lot) =>
        sendTwice(market, day, lot.clerk + clerksOffline, sentLot(day, lot, { hammer: otherHammer(lot) })),
      ),
  )
}

it('six clerks who sell 30 lots concurrently sell each lot once, and the ledger equals the sum of the prices', async () => {
  const plan = planDay(30)
  const day = await openDay(market, plan)
  const before = await sellGoods(day, plan, 'second')
  expect(before.map(({ refused }) => refused)).toEqual([null, null, null])
  await Promise.all(Array.from({ length: clerks }, (_, clerk) => sellAs(day, clerk, plan)))
  const after = await sellGoods(day, plan, 'first')
  expect(after.map(({ refused }) => refused?.code)).toEqual(Array(3).fill('out_of_stock'))
  const sold = soldLots(plan, await listDay(market, day))
  expect(sold).toHaveLength(30)
  expect(await countedSums(market, day)).toEqual(sumsOf(sold))
}, 60_000)
