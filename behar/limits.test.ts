import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testBehar } from '#demo/testing/fixtures/behar.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { limits } from '#shared/base/limits.ts'
import type { IntegrationToken } from '#shared/behar/contract.ts'

const market = await testMarket({ template: 'empty' })
const behar = await testBehar(market, { env: { RATE_LIMITS: 'on', LOG_LEVEL: 'silent' } })
const { token: main } = await addPerson(market.db, { type: 'international_seller' })
const token = (await ask<IntegrationToken>(behar, 'GET platforms/behar-market', { token: main })).data.token

/** Makes the calls, ten at a time, and returns the number of answers for each status. */
async function statusesOf(call: `${'GET' | 'POST'} ${string}`, times: number, given = token) {
  const body = call.startsWith('POST') ? {} : undefined
  const answers: { readonly status: number }[] = []
  while (answers.length < times) {
    const batch = Array.from({ length: 10 }, () => ask(behar, call, { token: given, body }))
    answers.push(...(await Promise.all(batch)))
  }
  return Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  )
}

describe('rate limits of the integration', () => {
  it('count lists as reads although they use POST', async () => {
    const times = limits.writing.perMinute + 20
    for (const board of ['supply', 'demand'] as const) {
      expect(await statusesOf(`POST platforms/behar-market/${board}/list`, times)).toEqual({ 200: times })
    }
  })

  it('count adds as writes, even if the body is invalid', async () => {
    const found = await statusesOf('POST platforms/behar-market/demand/add', limits.writing.perMinute + 20)
    expect(found).toEqual({ 422: limits.writing.perMinute, 429: 20 })
  })

  it('limit how many requests with guessed main tokens reach the main API', async () => {
    const most = limits.behar.tokensPerMinute
    expect(await statusesOf('POST user/login', most + 20, 'made-up')).toEqual({ 401: most, 429: 20 })
  })
})
