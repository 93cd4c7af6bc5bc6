import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, addSignIn } from '#demo/testing/trade/people.ts'

const market = await testMarket()

type Session = { id: number; current: boolean; device: string; created_at: string; last_used_at: string }

const sessionsOf = async (token: string) =>
  (await ask<Session[]>(market, 'GET profile/sessions', { token })).data
const revoke = (token: string, body: object = {}) =>
  ask<{ revoked: number }>(market, 'POST profile/sessions/revoke', { token, body })
const statusOf = async (token: string) => (await ask(market, 'GET profile', { token })).status

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('GET profile/sessions', () => {
  it('lists the current sign-in first, then the caller’s other valid sign-ins by last use', async () => {
    const person = await addPerson(market.db)
    const [old, recent, expired] = [
      await addSignIn(market.db, person.id, 'curl/8.5.0'),
      await addSignIn(market.db, person.id, chrome),
      await addSignIn(market.db, person.id),
    ]
    const used = (signIn: number, days: number) =>
      market.db.query({
        text: 'update tokens set last_used_at = now() - make_interval(days => $2) where id = $1',
        values: [signIn, days],
      })
    await used(old.signIn, 9)
    await used(recent.signIn, 1)
    await used(expired.signIn, market.config.TOKEN_IDLE_DAYS)
    await addPerson(market.db)
    const sessions = await sessionsOf(person.token)
    expect(sessions.map(({ id, current, device }) => [id, current, device])).toEqual([
      [person.signIn, true, ''],
      [recent.signIn, false, 'Chrome, Windows'],
      [old.signIn, false, 'curl'],
    ])
    for (const { created_at, last_used_at } of sessions) {
      expect([created_at, last_used_at]).toEqual([expect.stringMatching(/Z$/), expect.stringMatching(/Z$/)])
    }
  })

  it('names the browser of each sign-in', async () => {
    const { mobile, password } = await addPerson(market.db)
    const { data } = await ask<{ token: string }>(market, 'POST login', {
      body: { mobile, password },
      headers: { 'user-agent': chrome },
    })
    expect((await sessionsOf(data.token))[0]).toMatchObject({ current: true, device: 'Chrome, Windows' })
  })
})

describe('POST profile/sessions/revoke', () => {
  it('ends the given sign-in, or all other sign-ins when no id is sent', async () => {
    const person = await addPerson(market.db)
    const [one, two, three] = [
      await addSignIn(market.db, person.id),
      await addSignIn(market.db, person.id),
      await addSignIn(market.db, person.id),
    ]
    expect((await revoke(person.token, { id: one.signIn })).data).toEqual({ revoked: 1 })
    expect([await statusOf(one.token), await statusOf(two.token)]).toEqual([401, 200])
    expect((await revoke(person.token)).data).toEqual({ revoked: 2 })
    expect([await statusOf(two.token), await statusOf(three.token)]).toEqual([401, 401])
    expect((await revoke(person.token)).data).toEqual({ revoked: 0 })
    expect((await revoke(person.token, { id: person.signIn })).data).toEqual({ revoked: 1 })
    expect(await statusOf(person.token)).toBe(401)
  })

  it('answers not_found for sign-ins of others', async () => {
    const [one, other] = [await addPerson(market.db), await addPerson(market.db)]
    const theirs = await revoke(one.token, { id: other.signIn })
    const none = await revoke(one.token, { id: 999_999_999 })
    expect([theirs.status, none.status]).toEqual([404, 404])
    expect(theirs.failure).toEqual(none.failure)
    expect(await statusOf(other.token)).toBe(200)
  })

  it.each([['abc'], [-1], [1.5], [true], [[1]], ['1e309']])('refuses the id %j', async (id) => {
    const { token } = await addPerson(market.db)
    const { status, failure } = await revoke(token, { id })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['id']])
  })
})
