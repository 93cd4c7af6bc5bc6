import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openGate } from '#demo/testing/gate.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { loadConfig } from '#platform/config.ts'
import { openLog } from '#platform/logs/log.ts'
import type { IntegrationToken } from '#shared/behar/contract.ts'
import { startBehar } from './main.ts'

const log = openLog({ level: 'silent' })
const market = await testMarket({ template: 'empty' })

const start = (databaseUrl: string) =>
  startBehar(loadConfig({ BEHAR_PORT: '0', PUBLIC_URL: market.url, RATE_LIMITS: 'off' }), {
    databaseUrl,
    log,
  })

describe('startBehar without a reachable database', () => {
  it('waits for the database, migrates the schema and then serves callers', async () => {
    const { token: main } = await addPerson(market.db, { type: 'international_seller' })
    const gate = await openGate(market.databaseUrl, { cut: true })
    const behar = await start(gate.url)
    const ready = async () => (await fetch(`${behar.url}/readyz`)).status
    const token = () => ask<IntegrationToken>(behar, 'GET platforms/behar-market', { token: main })
    expect(await ready()).toBe(503)
    expect(await token()).toMatchObject({ status: 503, failure: { code: 'unavailable' } })
    await gate.mend()
    await behar.prepared
    expect(await ready()).toBe(200)
    const { data } = await token()

    await gate.cut()
    const subscription = async () =>
      (await ask(behar, 'GET platforms/behar-market/subscription', { token: data.token })).status
    expect(await subscription()).toBe(503)
    await gate.mend()
    await expect.poll(subscription).toBe(200)
    await behar.close()
    await gate.close()
  })

  it('stops while it waits for the database', async () => {
    const behar = await start('postgres://nobody@127.0.0.1:9/none')
    await behar.close()
    await behar.prepared
    await expect(fetch(`${behar.url}/healthz`)).rejects.toThrow()
  })
})

describe('startBehar on a taken port', () => {
  it('fails with one line that names BEHAR_PORT', async () => {
    const { port } = new URL(market.url)
    const config = loadConfig({ BEHAR_PORT: port, PUBLIC_URL: market.url })
    await expect(startBehar(config, { databaseUrl: market.databaseUrl, log })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken: stop what uses it, or choose another BEHAR_PORT.`,
    )
  })
})
