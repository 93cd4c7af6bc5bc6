import { describe, expect, it } from 'vitest'
import { demoAccounts, demoPassword } from '#demo/people/accounts.ts'
import { testAuthMarket } from '#demo/testing/fixtures/auth.ts'
import { hashPassword } from './passwords.ts'
import { hashToken } from './tokens.ts'

const market = await testAuthMarket('sign-in')

const [ahmed] = demoAccounts
const right = { mobile: ahmed.mobile, password: demoPassword }

describe('POST login', () => {
  it.each(demoAccounts)('signs in $mobile', async ({ mobile, type, firstName, ...account }) => {
    const { status, body } = await market.post('login', { mobile, password: demoPassword })
    expect(status).toBe(200)
    const staff_role = 'staffRole' in account ? account.staffRole : null
    expect(body.data.user).toMatchObject({ type, f_name: firstName.ar, staff_role, mobile_verified: true })
    expect(body.data.token).toMatch(/^[\w-]{43}$/)
  })

  it('stores the token as a hash, with the first 200 characters of the user agent', async () => {
    const { body } = await market.post('login', right, undefined, {
      'user-agent': `Samak ${'x'.repeat(300)}`,
    })
    const { token } = body.data
    const rows = await market.db.query<Record<string, unknown>>({
      text: 'select * from tokens where hash = $1',
      values: [hashToken(token)],
    })
    expect(rows).toMatchObject([{ device: `Samak ${'x'.repeat(194)}` }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('opens a new sign-in each time, and a logout ends only its own sign-in', async () => {
    const tokens = [await market.post('login', right), await market.post('login', right)].map(
      ({ body }) => body.data.token,
    )
    expect((await market.post('logout', undefined, tokens[0])).status).toBe(200)
    const again = await market.post('logout', undefined, tokens[0])
    expect([again.status, again.body.code]).toEqual([401, 'unauthenticated'])
    expect((await market.post('logout', undefined, tokens[1])).status).toBe(200)
  })
})

describe('POST login', () => {
  it('answers every failed sign-in with the same bytes', async () => {
    const [blocked, gone] = [market.newcomer(), market.newcomer()]
    for (const person of [blocked, gone]) await market.post('register', person)
    await market.db.query({
      text: 'update users set blocked = true where mobile = $1',
      values: [blocked.mobile],
    })
    await market.db.query({
      text: `update users set password_hash = null where mobile = $1`,
      values: [gone.mobile],
    })
    const attempts = [
      { mobile: '0599999999', password: 'not the password' },
      { ...right, password: 'not the password' },
      { mobile: blocked.mobile, password: blocked.password },
      { mobile: gone.mobile, password: gone.password },
    ]
    for (const [language, message] of [
      ['ar', 'رقم الجوال أو كلمة المرور غير صحيحة'],
      ['en', 'The mobile number or password is incorrect'],
    ] as const) {
      const answers = []
      for (const body of attempts) {
        const { status, headers, text } = await market.post('login', body, undefined, {
          'accept-language': language,
        })
        const sent = [...headers].filter(([name]) => name !== 'date')
        answers.push({ status, text, sent })
      }
      expect(answers[0]?.status).toBe(401)
      expect(JSON.parse(answers[0]?.text ?? '')).toEqual({ code: 'unauthenticated', message })
      for (const answer of answers) expect(answer).toEqual(answers[0])
    }
  })

  it('refuses invalid mobiles and passwords at their fields', async () => {
    const { status, body } = await market.post('login', { mobile: '0521234567', password: '' })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['mobile', 'password'])
    for (const form of [{}, { mobile: {}, password: [] }, { mobile: '05', password: 'x'.repeat(129) }]) {
      expect((await market.post('login', form)).status).toBe(422)
    }
  })

  it('refuses the old password when the password is changed during the sign-in', async () => {
    const huda = market.newcomer()
    await market.post('register', huda)
    const waiting = () =>
      market.db.query({
        text: `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      })
    const entering = await market.db.transaction(async (tx) => {
      await tx.query({
        text: 'update users set password_hash = $2 where mobile = $1',
        values: [huda.mobile, await hashPassword('another password', '')],
      })
      const answer = market.post('login', huda)
      // The old password has already been checked, so the sign-in now waits for the change to commit.
      await expect.poll(async () => (await waiting()).length).toBe(1)
      return { answer }
    })
    expect((await entering.answer).status).toBe(401)
    const tokens = await market.db.query({
      text: 'select from tokens t join users u on u.id = t.user_id where u.mobile = $1',
      values: [huda.mobile],
    })
    // Only the sign-in of the registration is left. A password reset would have ended this sign-in.
    expect(tokens).toHaveLength(1)
  })

  it.each(['', 'x', 'Bearer', 'made-up', `${'x'.repeat(201)}`, "' or 1=1 --"])(
    'refuses the invalid token %j, although the call requires no token',
    async (token) => {
      expect((await market.post('login', right, token)).status).toBe(401)
      expect((await market.post('forgot-password', { mobile: ahmed.mobile }, token)).status).toBe(401)
    },
  )
})

it('a block ends the open sign-ins of a person', async () => {
  const huda = market.newcomer()
  const { body } = await market.post('register', huda)
  await market.db.query({
    text: 'update users set blocked = true where mobile = $1',
    values: [huda.mobile],
  })
  expect((await market.post('logout', undefined, body.data.token)).status).toBe(401)
})
