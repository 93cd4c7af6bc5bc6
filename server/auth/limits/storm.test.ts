import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { demoAccounts, demoPassword } from '#demo/people/accounts.ts'
import { testAuthMarket } from '#demo/testing/fixtures/auth.ts'

const market = await testAuthMarket('storm', { TRUST_PROXY: '1' })

const signIn = (mobile: string, password: string, address: string) =>
  market.post('login', { mobile, password }, undefined, { 'x-forwarded-for': address })

it('sign-ins succeed from other addresses while one network floods the server', async () => {
  let refused = 0
  const { promise: full, resolve } = Promise.withResolvers<void>()
  // These are more requests than the queue can contain. Each comes from another address of one IPv6 network.
  const storm = Array.from({ length: 150 * Math.max(1, availableParallelism() - 1) }, async (_, place) => {
    const mobile = `0598${String(place).padStart(6, '0')}`
    const answer = await signIn(mobile, 'not the password', `2001:db8:0:1::${place.toString(16)}`)
    if (answer.status === 503) {
      refused += 1
      expect(answer.headers.get('retry-after')).toBe('2')
      resolve()
    } else expect(answer.status).toBe(401)
  })
  await full
  const [ahmed, hassan] = demoAccounts
  const others = await Promise.all([
    signIn(ahmed.mobile, demoPassword, '203.0.113.1'),
    signIn(hassan.mobile, demoPassword, '203.0.113.2'),
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 200])
  await Promise.all(storm)
  expect(refused).toBeGreaterThan(0)
})
