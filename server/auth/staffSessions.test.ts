import { expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { sweepSignIn } from './sweep.ts'

const market = await testMarket({ env: { STAFF_IDLE_HOURS: '12' } })

const statusOf = async (token: string) => (await ask(market, 'GET profile', { token })).status
/** Sets the last use of a sign-in back by this many minutes. */
const unused = (signIn: number, minutes: number) =>
  market.db.query({
    text: 'update tokens set last_used_at = now() - make_interval(mins => $2) where id = $1',
    values: [signIn, minutes],
  })

it('a staff sign-in ends after 12 hours without use, unlike the sign-in of a buyer', async () => {
  const staff = await addPerson(market.db, { staff: 'viewer' })
  const buyer = await addPerson(market.db)
  for (const [minutes, status] of [
    [12 * 60 - 1, 200],
    [12 * 60, 401],
  ] as const) {
    await unused(staff.signIn, minutes)
    await unused(buyer.signIn, minutes)
    expect([await statusOf(staff.token), await statusOf(buyer.token)]).toEqual([status, 200])
  }
})

it('the last use of a staff sign-in is recorded to the minute', async () => {
  const { token, signIn } = await addPerson(market.db, { staff: 'editor' })
  await unused(signIn, 2)
  expect(await statusOf(token)).toBe(200)
  const fresh = () =>
    market.db.query({
      text: `select last_used_at > now() - interval '1 minute' as fresh from tokens where id = $1`,
      values: [signIn],
    })
  await expect.poll(fresh).toEqual([{ fresh: true }])
})

it('a new staff role shortens the lifetime of existing sign-ins', async () => {
  const person = await addPerson(market.db)
  await unused(person.signIn, 13 * 60)
  await market.db.query({ text: `update users set staff_role = 'viewer' where id = $1`, values: [person.id] })
  expect(await statusOf(person.token)).toBe(401)
})

it('the sweep deletes staff sign-ins that were unused for 12 hours', async () => {
  const [staff, buyer] = [await addPerson(market.db, { staff: 'viewer' }), await addPerson(market.db)]
  await unused(staff.signIn, 12 * 60)
  await unused(buyer.signIn, 12 * 60)
  await sweepSignIn(market.db, market.config)
  const left = await market.db.query<{ id: number }>({
    text: 'select id from tokens where id = any($1)',
    values: [[staff.signIn, buyer.signIn]],
  })
  expect(left).toEqual([{ id: buyer.signIn }])
})

it('a sign-in ends after 180 days despite use, or after 7 days for staff', async () => {
  const staff = await addPerson(market.db, { staff: 'viewer' })
  const buyer = await addPerson(market.db)
  const begun = (days: number) =>
    market.db.query({
      text: `update tokens set created_at = now() - make_interval(days => $2), last_used_at = now() where id = any($1)`,
      values: [[staff.signIn, buyer.signIn], days],
    })
  for (const [days, statuses] of [
    [6, [200, 200]],
    [7, [401, 200]],
    [179, [401, 200]],
    [180, [401, 401]],
  ] as const) {
    await begun(days)
    expect([await statusOf(staff.token), await statusOf(buyer.token)], `${days} days`).toEqual(statuses)
  }
  const left = () =>
    market.db.query({
      text: 'select id from tokens where id = any($1)',
      values: [[staff.signIn, buyer.signIn]],
    })
  await begun(7)
  await sweepSignIn(market.db, market.config)
  expect(await left()).toEqual([{ id: buyer.signIn }])
  await begun(180)
  await sweepSignIn(market.db, market.config)
  expect(await left()).toEqual([])
})
