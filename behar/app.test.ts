import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#world/testing/ask.ts'
import { openTestBehar, type TestBehar } from '#world/testing/behar.ts'
import { openTestMarket, type TestMarket } from '#world/testing/server.ts'
import { signInAs } from '#world/testing/signIn.ts'

let market: TestMarket
let behar: TestBehar
beforeAll(async () => {
  market = await openTestMarket()
  behar = await openTestBehar(market)
})
afterAll(async () => {
  await behar.close()
  await market.close()
})

describe('the integration service', () => {
  it('gives an international seller a token of its own and knows them by it', async () => {
    const { token: main } = await signInAs(market.db, 'international_seller')
    const given = await ask<{ token: string }>(behar, 'GET platforms/behar-market', { token: main })
    expect(given.status).toBe(200)
    const { token } = given.data
    const subscription = await ask(behar, 'GET platforms/behar-market/subscription', { token })
    expect(subscription.data).toMatchObject({ active: true, plan: 'trial' })
  })
})
