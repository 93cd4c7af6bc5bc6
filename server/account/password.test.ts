import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTestMarket, type TestMarket } from '#demo/testing/server.ts'
import { addPerson, addSignIn, testPassword } from '#demo/testing/trade/people.ts'
import type { Profile } from '#shared/auth/profile.ts'

const market = await testMarket()

const profileOf = (token: string) => ask<Profile>(market, 'GET profile', { token })
const change = (token: string, body: object) => ask<Profile>(market, 'POST profile', { token, body })

describe('a new password in POST profile', () => {
  const next = { password: 'بحر هادئ 77', password_confirmation: 'بحر هادئ 77' }
  const signIn = (mobile: string, password: string) =>
    ask(market, 'POST login', { body: { mobile, password } })

  it('is accepted with the current password and ends every other sign-in', async () => {
    const { id, token, mobile } = await addPerson(market.db)
    const other = await addSignIn(market.db, id)
    expect((await change(token, { ...next, current_password: testPassword })).status).toBe(200)
    expect((await profileOf(token)).status).toBe(200)
    expect((await profileOf(other.token)).status).toBe(401)
    expect((await signIn(mobile, testPassword)).status).toBe(401)
    expect((await signIn(mobile, next.password)).status).toBe(200)
  })

  it('is refused at its fields when it is weak or the current password is wrong or missing', async () => {
    const { token, mobile } = await addPerson(market.db)
    const errorsOf = async (body: object) => {
      const { status, failure } = await change(token, body)
      expect(status).toBe(422)
      return failure.errors
    }
    expect(await errorsOf({ ...next, current_password: 'not this one' })).toEqual({
      current_password: ['كلمة المرور غير صحيحة'],
    })
    expect(await errorsOf(next)).toEqual({ current_password: ['اكتب كلمة المرور الحالية'] })
    expect(await errorsOf({ ...next, current_password: testPassword, password_confirmation: 'x' })).toEqual({
      password_confirmation: ['كلمتا المرور غير متطابقتين'],
    })
    const short = { password: 'سمك', password_confirmation: 'سمك', current_password: 'wrong too' }
    expect(await errorsOf(short)).toEqual({
      password: ['اكتب 8 أحرف على الأقل'],
      current_password: ['كلمة المرور غير صحيحة'],
    })
    const common = { password: 'Password', password_confirmation: 'Password', current_password: testPassword }
    expect(await errorsOf(common)).toHaveProperty('password')
    expect((await signIn(mobile, testPassword)).status).toBe(200)
  })

  it('is stored for only one of two concurrent changes that send the same current password', async () => {
    const { token, mobile } = await addPerson(market.db)
    const wanted = ['شراع أبيض 11', 'شراع أزرق 22']
    const answers = await Promise.all(
      wanted.map((password) =>
        change(token, { password, password_confirmation: password, current_password: testPassword }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const signIns = await Promise.all(wanted.map((password) => signIn(mobile, password)))
    expect(signIns.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 200 ? 200 : 401)),
    )
  })
})

describe('attempts with a wrong current password', () => {
  let limited: TestMarket
  beforeAll(async () => {
    limited = await openTestMarket({ env: { RATE_LIMITS: 'on' } })
  })
  afterAll(() => limited.close())

  it('are limited to 10 for password changes and account removals together', async () => {
    const { token } = await addPerson(limited.db)
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2
          ? ask(limited, 'POST profile/delete', { token, body: { password: `wrong ${n}` } })
          : ask(limited, 'POST profile', {
              token,
              body: {
                password: 'شراع أبيض 11',
                password_confirmation: 'شراع أبيض 11',
                current_password: `no ${n}`,
              },
            }),
      ),
    )
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10)
    const refused = tries.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await ask(limited, 'GET profile', { token })).status).toBe(200)
  })
})
