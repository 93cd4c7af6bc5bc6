import { makeBrowser } from '#demo/testing/push/pushService.ts'
import { listGoods, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import { timeOf } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { migrateJobs } from '#server/db/jobs.ts'
import { subscribe } from '#server/notifications/push/actions.ts'
import { planMessages } from '#server/notifications/sending/planning.ts'
import { insertOrders } from '#server/orders/placing/store.ts'
import { setStatus } from '#server/orders/progress/actions.ts'
import type { Windows } from '#server/orders/progress/windows.ts'
import { grams } from '#shared/base/quantity.ts'
import { pickupForm, termsOf } from '../data/orderTerms.ts'
import { inTurns } from '../requests.ts'
import type { Row } from '../table.ts'

export interface MessagesBench {
  readonly db: Database
  readonly databaseUrl: string
  readonly log: Log
  readonly windows: Windows
}

/**
 * Measures the cost of messages outside of the site for a step of an order. Compares the step for a buyer with three subscribed
 * browsers with the same step for a buyer who has chosen no messages, and measures the planning of the messages, which the worker
 * does afterwards. All values are medians of alternating rounds of the same run.
 */
export async function measureMessages(
  { db, databaseUrl, log, windows }: MessagesBench,
  rounds = 300,
): Promise<Row[]> {
  await migrateJobs(databaseUrl, log)
  const seller = await makeSeller(db)
  const goods = await listGoods(db, seller.id, { quantity: 1_000_000, price: 1 })
  const [without, reached] = [
    await makeBuyer(db, { riyals: 9_000_000 }),
    await makeBuyer(db, { riyals: 9_000_000 }),
  ]
  for (const place of [1, 2, 3]) {
    const { subscription } = makeBrowser(`https://push.example.com/send/${reached.id}-${place}`)
    await subscribe(db, reached.caller, subscription, 'ar')
  }
  const warming = 60
  const orders = { db, windows, goods, count: rounds + warming }
  const step = async (ids: number[]) => {
    const id = ids.pop() ?? 0
    await db.transaction(async (tx) =>
      setStatus(tx, { id, caller: seller.caller, now: await timeOf(tx), windows }, { to: 'accepted' }),
    )
  }
  const [plain, pushed] = [await placeMany(orders, without.id), await placeMany(orders, reached.id)]
  await planMessages(db)
  await db.query({ text: 'vacuum analyze' })
  const names = { plain: 'without', pushed: 'with', planned: 'planning' } as const
  const times = await inTurns(
    [
      [names.plain, () => step(plain)],
      [names.pushed, () => step(pushed)],
      [
        names.planned,
        async () => {
          if ((await planMessages(db)) !== 1) throw new Error('the step has no messages to plan')
        },
      ],
    ],
    rounds,
    warming,
  )
  const [bare, ours, planning] = Object.values(names).map((name) => middle(times.get(name) ?? []))
  if (!bare || !ours || !planning) throw new Error('a step was not measured')
  return [
    { what: 'a step of an order, its buyer has chosen no messages: median in ms', value: bare },
    {
      what: 'a step of an order, its buyer has three browsers with push: median to that without',
      value: ours / bare,
      limit: 1.3,
      better: 'below',
    },
    {
      what: 'planning the push messages of a step in the worker: median to that of the step',
      value: planning / bare,
      limit: 1.5,
      better: 'below',
    },
  ]
}

/** Places many waiting orders of one line; returns their ids. */
async function placeMany(
  {
    db,
    windows,
    goods,
    count,
  }: {
    readonly db: Database
    readonly windows: Windows
    readonly goods: number
    readonly count: number
  },
  buyer: number,
): Promise<number[]> {
  const terms = termsOf(await pickupForm(db))
  for (let placed = 0; placed < count; placed++) {
    await db.transaction((tx) =>
      insertOrders(tx, {
        buyer,
        lines: [{ id: goods, grams: grams(1_000), preparation: 'whole' }],
        windows,
        ...terms,
      }),
    )
  }
  const rows = await db.query<{ id: number }>({
    text: `select id from orders where buyer_id = $1 and status = 'pending' order by id`,
    values: [buyer],
  })
  if (rows.length < count) throw new Error('the orders do not wait for their seller')
  return rows.map(({ id }) => id)
}

function middle(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
