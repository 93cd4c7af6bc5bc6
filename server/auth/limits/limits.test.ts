import { describe, expect, it } from 'vitest'
import { demoAccounts, demoPassword } from '#demo/people/accounts.ts'
import type { AuthMarket } from '#demo/testing/auth.ts'
import { testAuthMarket } from '#demo/testing/fixtures/auth.ts'
import { codeIn } from '#demo/testing/outbox.ts'
import { openLog } from '#platform/logs/log.ts'
import { createApp } from '../../app.ts'
import { sweepSignIn } from '../sweep.ts'

/** `market` trusts a proxy, so that its requests can come from any address. `direct` trusts no proxy. */
const env = { RATE_LIMITS: 'on', VERIFY_MOBILE: 'off' }
const market = await testAuthMarket('limits', { ...env, TRUST_PROXY: '127.0.0.1' })
const direct = await testAuthMarket('direct', env)

const [ahmed, hassan, salem] = demoAccounts
const from = (address: string) => ({ 'x-forwarded-for': address })
const wrong = { password: 'not the password' }

async function statuses(count: number, ask: (place: number) => Promise<{ status: number }>) {
  const found: number[] = []
  for (let place = 0; place < count; place++) found.push((await ask(place)).status)
  return found
}
const times = (count: number, status: number) => Array<number>(count).fill(status)

describe('POST login', () => {
  it('allows ten attempts for a mobile from each address', async () => {
    const ask = (address: string, password: string) =>
      market.post('login', { mobile: ahmed.mobile, password }, undefined, from(address))
    expect(await statuses(10, () => ask('203.0.113.1', wrong.password))).toEqual(times(10, 401))
    const eleventh = await ask('203.0.113.1', demoPassword)
    expect([eleventh.status, eleventh.body.code]).toEqual([429, 'too_many_requests'])
    const wait = Number(eleventh.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(800)
    expect(wait).toBeLessThanOrEqual(900)
    expect((await ask('203.0.113.2', demoPassword)).status).toBe(200)
    // Attempts for the same mobile in another notation are counted together.
    const arabic = { mobile: '٠٥٠٠٠٠٠١٠١', password: demoPassword }
    expect((await market.post('login', arabic, undefined, from('203.0.113.1'))).status).toBe(429)
  })

  it('counts concurrent attempts in two processes together', async () => {
    const log = openLog({ level: 'silent' })
    const app = await createApp({ config: market.config, db: market.db, log })
    const second = await app.listen({ host: '127.0.0.1', port: 0 })
    const ask = async (url: string) => {
      const answer = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from('203.0.113.3') },
        body: JSON.stringify({ mobile: '0599999991', ...wrong }),
      })
      await answer.arrayBuffer()
      return answer.status
    }
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, place) => ask(place % 2 === 0 ? market.url : second)),
    )
    await app.close()
    expect(answers.toSorted()).toEqual([...times(10, 401), ...times(14, 429)])
  })

  it('allows a hundred attempts from one address for all mobiles together', async () => {
    await fillUses(market, 'sign_in_address', 98, () =>
      market.post('login', { mobile: '0599999900', ...wrong }, undefined, from('203.0.113.4')),
    )
    const ask = (place: number) =>
      market.post('login', { mobile: `05999998${10 + place}`, ...wrong }, undefined, from('203.0.113.4'))
    expect(await statuses(3, ask)).toEqual([401, 401, 429])
    const salemThere = { mobile: salem.mobile, password: demoPassword }
    expect((await market.post('login', salemThere, undefined, from('203.0.113.4'))).status).toBe(429)
    expect((await market.post('login', salemThere, undefined, from('203.0.113.5'))).status).toBe(200)
  })

  it('starts a new count of attempts after the time window', async () => {
    const ask = () => market.post('login', { mobile: '0599999992', ...wrong }, undefined, from('203.0.113.6'))
    expect(await statuses(11, ask)).toEqual([...times(10, 401), 429])
    await market.db.query({ text: 'update uses set ends_at = now()' })
    expect((await ask()).status).toBe(401)
    await market.db.query({ text: 'update uses set ends_at = now()' })
    expect((await sweepSignIn(market.db, market.config)).uses).toBeGreaterThan(0)
    expect(await market.db.query({ text: 'select from uses' })).toEqual([])
  })

  it('resets the count of an address after a password reset from this address', async () => {
    const huda = market.newcomer()
    const there = from('203.0.113.7')
    await market.post('register', huda, undefined, there)
    const ask = (password: string) => market.post('login', { ...huda, password }, undefined, there)
    expect(await statuses(11, () => ask(wrong.password))).toEqual([...times(10, 401), 429])
    await market.post('forgot-password', huda, undefined, there)
    await expect.poll(async () => (await market.messagesTo(huda.mobile)).length).toBe(1)
    const [message] = await market.messagesTo(huda.mobile)
    const password = 'رمزًا جديدًا 2026'
    const form = { mobile: huda.mobile, code: message && codeIn(message), password }
    const reset = { ...form, password_confirmation: password }
    expect((await market.post('reset-password', reset, undefined, there)).status).toBe(200)
    expect((await ask(password)).status).toBe(200)
  })

  it('ignores forged client addresses', async () => {
    const ask = (place: number) =>
      direct.post('login', { mobile: ahmed.mobile, ...wrong }, undefined, {
        ...from(`198.51.100.${place}`),
        'x-real-ip': `198.51.100.${place}`,
        forwarded: `for=198.51.100.${place}`,
      })
    expect(await statuses(11, ask)).toEqual([...times(10, 401), 429])
  })
})

describe('the limit of sent codes', () => {
  const forget = (mobile: string, address: string) =>
    market.post('forgot-password', { mobile }, undefined, from(address))

  it('is five an hour for a known or unknown mobile from one address', async () => {
    for (const mobile of [hassan.mobile, '0599999993']) {
      expect(await statuses(6, () => forget(mobile, '203.0.113.10'))).toEqual([...times(5, 200), 429])
    }
    const refused = await forget(hassan.mobile, '203.0.113.10')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect((await forget(hassan.mobile, '203.0.113.11')).status).toBe(200)
  })

  it('is twenty an hour for one address', async () => {
    const ask = (place: number) => forget(`05888888${10 + place}`, '203.0.113.12')
    expect(await statuses(21, ask)).toEqual([...times(20, 200), 429])
  })

  it('is twenty a day for a mobile, except from addresses where its owner signed in before', async () => {
    const home = '203.0.113.20'
    const signedIn = { mobile: salem.mobile, password: demoPassword }
    expect((await market.post('login', signedIn, undefined, from(home))).status).toBe(200)
    const everywhere = await statuses(24, (place) => forget(salem.mobile, `192.0.2.${Math.floor(place / 5)}`))
    expect(everywhere).toEqual([...times(20, 200), ...times(4, 429)])
    expect((await forget(salem.mobile, '192.0.2.99')).status).toBe(429)
    expect((await forget(salem.mobile, home)).status).toBe(200)
    // The table stores a hash of the mobile and the address, so the address cannot be read.
    expect(JSON.stringify(await market.db.query({ text: 'select * from known_addresses' }))).not.toContain(
      home,
    )
  })

  it('includes the codes of new accounts', async () => {
    const { body } = await direct.post('register', direct.newcomer())
    await direct.db.query({
      text: 'update users set mobile_verified_at = null where id = $1',
      values: [body.data.user.id],
    })
    const ask = () => direct.post('verify-mobile/send', {}, body.data.token)
    expect(await statuses(6, ask)).toEqual([...times(5, 200), 429])
  })
})

/** Sends one request and sets the stored count to `used`, because `used` requests would take too long. */
async function fillUses(filled: AuthMarket, what: string, used: number, ask: () => Promise<unknown>) {
  const [before] = await filled.db.query<{ count: number }>({
    text: 'select count(*)::int as count from uses where what = $1',
    values: [what],
  })
  await ask()
  const rows = await filled.db.query<{ used: number }>({
    text: 'select used from uses where what = $1',
    values: [what],
  })
  expect(rows).toHaveLength((before?.count ?? 0) + 1)
  await filled.db.query({
    text: 'update uses set used = $2 where what = $1 and used = 1',
    values: [what, used],
  })
}
