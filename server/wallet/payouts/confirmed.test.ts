import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, addSignIn, type TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, fillWallet } from '#demo/testing/trade/trade.ts'
import type { Payout } from '#shared/wallet/contract.ts'

const market = await testMarket({ env: { RATE_LIMITS: 'on' } })

/** Adds a person with money whose sign-in was confirmed this many minutes ago. */
async function signedInSince(minutes: number): Promise<TestPerson> {
  const person = await addPerson(market.db)
  await fillWallet(market.db, person.id, 100)
  await age(person, minutes)
  return person
}
const age = ({ signIn }: Pick<TestPerson, 'signIn'>, minutes: number) =>
  market.db.query({
    text: 'update tokens set confirmed_at = now() - make_interval(mins => $2) where id = $1',
    values: [signIn, minutes],
  })
const payout = ({ token }: Pick<TestPerson, 'token'>, iban = 'SA0380000000608010167519', key = '') =>
  ask<Payout>(market, 'POST wallet/payout', {
    token,
    headers: key ? { 'idempotency-key': key } : {},
    body: { amount: 10, iban, account_holder: 'منى الغامدي' },
  })
const confirm = ({ token }: Pick<TestPerson, 'token'>, body: object) =>
  ask<{ expires_in: number }>(market, 'POST login/confirm', { token, body })

describe('the confirmation for a payout', () => {
  it('must be at most 15 minutes old', async () => {
    const person = await signedInSince(16)
    const { status, failure } = await payout(person)
    expect([status, failure.code]).toEqual([403, 'reauthentication_required'])
    expect(await brokenInvariants(market.db)).toEqual({})
    expect((await confirm(person, { password: person.password })).data).toEqual({ expires_in: 900 })
    expect((await payout(person)).status).toBe(201)
    // The confirmation is valid for any bank account within 15 minutes and is required again afterwards.
    expect((await payout(person, 'SA4420000001234567891234')).status).toBe(201)
    await age(person, 16)
    expect((await payout(person, 'SA4420000001234567891234')).failure.code).toBe('reauthentication_required')
  })

  it('is part of a new sign-in', async () => {
    const person = await signedInSince(60)
    const login = { mobile: person.mobile, password: person.password }
    const { data } = await ask<{ token: string }>(market, 'POST login', { body: login })
    expect((await payout(data)).status).toBe(201)
    // The older sign-in of the person is still unconfirmed.
    expect((await payout(person)).failure.code).toBe('reauthentication_required')
  })

  it('is not required for a repeated call with the same idempotency key', async () => {
    const person = await signedInSince(1)
    const first = await payout(person, undefined, 'k')
    await age(person, 60)
    expect((await payout(person, undefined, 'k')).data).toEqual(first.data)
  })
})

describe('POST login/confirm', () => {
  it('refuses a wrong password and limits the attempts like sign-ins', async () => {
    const person = await signedInSince(60)
    const wrong = await confirm(person, { password: 'ليست هي' })
    expect([wrong.status, Object.keys(wrong.failure.errors ?? {})]).toEqual([422, ['password']])
    expect(Object.keys((await confirm(person, {})).failure.errors ?? {})).toEqual(['password'])
    expect((await payout(person)).failure.code).toBe('reauthentication_required')
    for (let tries = 0; tries < 9; tries++) await confirm(person, { password: 'ليست هي' })
    expect((await confirm(person, { password: person.password })).status).toBe(429)
  })

  it('confirms only the current sign-in', async () => {
    const person = await signedInSince(60)
    const other = await addSignIn(market.db, person.id)
    await age(other, 60)
    await confirm(person, { password: person.password })
    expect([(await payout(person)).status, (await payout(other)).status]).toEqual([201, 403])
    expect((await ask(market, 'POST login/confirm', { body: { password: 'x' } })).status).toBe(401)
  })

  it('requires the code instead of the password when the account has a second factor', async () => {
    const person = await signedInSince(60)
    await market.db.query({
      text: 'update users set second_factor_at = now() where id = $1',
      values: [person.id],
    })
    await market.db.query({
      text: "insert into second_factors (user_id, sealed, confirmed_at) values ($1, '\\x00', now())",
      values: [person.id],
    })
    await market.db.query({
      text: "insert into recovery_codes (user_id, hash) values ($1, sha256('abcdefghjkmnpqrs'))",
      values: [person.id],
    })
    const without = await confirm(person, { password: person.password })
    expect(Object.keys(without.failure.errors ?? {})).toEqual(['otp'])
    expect(Object.keys((await confirm(person, { otp: 'abcd-efgh-jkmn-pqrt' })).failure.errors ?? {})).toEqual(
      ['otp'],
    )
    expect((await payout(person)).status).toBe(403)
    expect((await confirm(person, { otp: 'abcd-efgh-jkmn-pqrs' })).status).toBe(200)
    expect((await payout(person)).status).toBe(201)
  })
})
