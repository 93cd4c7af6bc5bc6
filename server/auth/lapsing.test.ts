import { expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testAuthMarket } from '#demo/testing/fixtures/auth.ts'
import type { Main } from '#shared/home/contract.ts'
import { findTaken } from './store.ts'
import { sweepSignIn } from './sweep.ts'

/** This market has no SMS service, like a market that `DEMO=0 npm start` opens. */
const market = await testAuthMarket('lapsing', { VERIFY_MOBILE: 'on', SANDBOX: 'off' })
const withSms = { ...market.config, SANDBOX: true }

async function join() {
  const person = { ...market.newcomer(), type: 'local_seller' }
  const { body } = await market.post('register', person)
  return { person, id: body.data.user.id as number, token: body.data.token }
}
/** Sets the verification deadline of an account to this many hours from now. */
const setDeadline = (id: number, hours: number) =>
  market.db.query({
    text: 'update users set verify_by = now() + make_interval(hours => $2) where id = $1',
    values: [id, hours],
  })
const deadlineOf = async (id: number) => {
  const [row] = await market.db.query<{ never: boolean; hours: number | null }>({
    text: `select verify_by = 'infinity' as never,
             case when verify_by < 'infinity' then round(extract(epoch from verify_by - now()) / 3600)::int end as hours
           from users where id = $1`,
    values: [id],
  })
  return row
}
const claims = async (person: object) => {
  const { status, body } = await market.post('register', { ...person, mobile: market.newcomer().mobile })
  return [status, Object.keys(body.errors ?? {}).toSorted()]
}
const taken = [422, ['cr_number', 'email', 'n_id']]

it('an unverified account is kept with its numbers while no SMS can be sent', async () => {
  const { person, id, token } = await join()
  expect(await deadlineOf(id)).toEqual({ never: true, hours: null })
  // The deadline was set while SMS could be sent, and has passed.
  await setDeadline(id, -30)
  expect((await market.post('login', person)).status).toBe(200)
  expect(await claims(person)).toEqual(taken)
  expect(await sweepSignIn(market.db, market.config)).toMatchObject({ accounts: 0 })
  expect(await deadlineOf(id)).toEqual({ never: true, hours: null })
  expect((await market.post('logout', undefined, token)).status).toBe(200)
})

it('a market without SMS does not announce a code to new accounts', async () => {
  const { info } = (await ask<Main>(market, 'GET main')).data
  expect(info.verify_mobile).toBe(false)
})

it('an account that was kept has a full day to verify its mobile once SMS can be sent, and keeps its numbers on that day', async () => {
  const { person, id } = await join()
  expect(await sweepSignIn(market.db, withSms)).toMatchObject({ accounts: 0 })
  expect(await deadlineOf(id)).toEqual({ never: false, hours: 24 })
  // The account registered days ago; one hour is left until its deadline.
  await market.db.query({
    text: "update users set created_at = now() - interval '5 days' where id = $1",
    values: [id],
  })
  await setDeadline(id, 1)
  expect(await findTaken(market.db, { ...person, cr_number: undefined }, true)).toEqual(
    expect.arrayContaining(['mobile', 'email', 'n_id']),
  )
  expect(await sweepSignIn(market.db, withSms)).toMatchObject({ accounts: 0 })
  expect(await market.users(person.mobile)).toHaveLength(1)
  await setDeadline(id, 0)
  expect(await sweepSignIn(market.db, withSms)).toMatchObject({ accounts: 1 })
  expect(await market.users(person.mobile)).toEqual([])
})
