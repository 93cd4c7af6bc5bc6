import { expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testBehar } from '#demo/testing/fixtures/behar.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { runHostile } from '#demo/testing/hostile/run.ts'
import { withLong } from '#demo/testing/long.ts'

/**
 * This test sends hostile input to every call of the market and of the integration, as JSON and as form data. The input is
 * derived from the contract of the call (contract 1, "bad input"). `npm run faults` sends 20,000 requests.
 */

const env = { LOG_LEVEL: 'silent' }
const market = await testMarket({ env })
const behar = await testBehar(market, { env })

it('every call answers hostile input with 4xx or a declared answer', {
  timeout: 300_000,
}, async () => {
  // The requests name ids up to 40, so that they reach the statements of sessions too.
  await market.db.query({
    text: `insert into auction_sessions (market_id, starts_at, gap_s, soft_close_s, soft_cap_s, created_at)
           select (select min(id) from markets), date_trunc('milliseconds', now()) + n * interval '1 hour', 60, 60, 600, now()
           from generate_series(1, 40) n`,
  })
  const { sent, statuses, repeated, failures } = await runHostile({
    ...market,
    beharUrl: behar.url,
    count: withLong ? 2_000 : 1_250,
    seed: 'npm test',
  })
  expect(failures).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(withLong ? 2_000 : 1_250)
  expect(repeated).toBeLessThan(sent / 100)
  // Few requests fail with 401, so most requests reach a rule or a statement.
  expect((statuses[401] ?? 0) / sent).toBeLessThan(0.05)
  expect((statuses[200] ?? 0) / sent).toBeGreaterThan(0.1)
  expect((await ask(market, 'GET main')).status).toBe(200)
  expect(await ask(behar, 'GET platforms/behar-market')).toMatchObject({ status: 401 })
  const metrics = await (await fetch(`${market.url}/metrics`)).text()
  expect(metrics).toMatch(/^upload_bytes 0$/m)
})
