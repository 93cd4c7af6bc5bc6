import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { bidOn } from '#demo/testing/trade/awards.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { openLog } from '#platform/logs/log.ts'
import { startWorker } from './worker.ts'
import { openProving } from './workerMetrics.ts'

const market = await testMarket()

test('a worker on WORKER_PORT serves its health and the metrics of jobs and trade', async () => {
  const { db, config, databaseUrl } = market
  const log = openLog({ level: 'silent' })
  const worker = await startWorker({ ...config, WORKER_PORT: 0 }, { databaseUrl, log })
  const metrics = async () => valuesOf(await (await fetch(`${worker.url}/metrics`)).text())
  expect((await fetch(`${worker.url}/readyz`)).status).toBe(200)
  // The worker has no task of this name, so the job waits.
  await vi.waitFor(
    () =>
      db.query({ text: `select graphile_worker.add_job('unknown', run_at := now() - interval '1 hour')` }),
    { timeout: 30_000 },
  )
  const id = await openLot(db, await makeSeller(db), { startsInS: -3_600 })
  await bidOn(db, id, [{ by: await addPerson(db, { type: 'local_seller' }), riyals: 1_000 }])
  await vi.waitFor(
    async () => {
      const read = await metrics()
      expect(read.jobs_waiting).toBe(1)
      expect(read.jobs_oldest_age_seconds).toBeGreaterThanOrEqual(3_600)
      expect(read.bids_placed_total).toBeGreaterThan(0)
      expect(read.ledger_proof_differences).toBe(0)
    },
    { timeout: 30_000 },
  )
  await worker.close()
})

test('the proof of the ledger counts an account whose balance differs from its entries', async () => {
  const { db } = market
  const proving = openProving(db)
  const registry = new Registry()
  proving.measure(registry)
  const differences = async () => valuesOf(await registry.metrics()).ledger_proof_differences
  await proving.prove()
  expect(await differences()).toBe(0)
  const change = (by: number) =>
    db.query({
      text: `update accounts set balance_halalas = balance_halalas + $1 where kind = 'bank' and shard = 0`,
      values: [by],
    })
  await change(1)
  await proving.prove()
  expect(await differences()).toBe(1)
  await change(-1)
})

/** The metrics without labels in Prometheus's text format. */
function valuesOf(text: string): Record<string, number> {
  return Object.fromEntries(
    [...text.matchAll(/^([a-z_]+) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]),
  )
}
