import { expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { meanwhile } from '#demo/testing/trade/meanwhile.ts'
import { addPerson } from '#demo/testing/trade/people.ts'

const market = await testMarket({ env: { LOG_LEVEL: 'silent' } })

/** Adds two people whose tokens were last used so long ago that the next request updates last_used_at. */
async function unnoted() {
  const people = [await addPerson(market.db), await addPerson(market.db)] as const
  await market.db.query({
    text: `update tokens set last_used_at = now() - interval '2 hours' where id = any($1)`,
    values: [people.map(({ signIn }) => signIn)],
  })
  return people
}
const statusOf = async ({ token }: { token: string }) => (await ask(market, 'GET profile', { token })).status
const isNoted = async ({ signIn }: { signIn: number }) => {
  const [row] = await market.db.query<{ noted: boolean }>({
    text: `select last_used_at > now() - interval '1 hour' as noted from tokens where id = $1`,
    values: [signIn],
  })
  return row?.noted
}

it('a locked token row does not delay requests or updates of other tokens', async () => {
  const [locked, other] = await unnoted()
  const holder = await meanwhile(market.db)
  await holder.run('select from tokens where id = $1 for update', [locked.signIn])
  expect(await Promise.all([statusOf(locked), statusOf(other)])).toEqual([200, 200])
  await expect.poll(() => isNoted(other)).toBe(true)
  expect(await isNoted(locked)).toBe(false)
  await holder.end()
  expect(await statusOf(locked)).toBe(200)
  await expect.poll(() => isNoted(locked)).toBe(true)
})

it('a request succeeds when the update of last_used_at fails', async () => {
  const [person] = await unnoted()
  await market.db.query({
    text: `create function refuse() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`,
  })
  await market.db.query({
    text: 'create trigger refuse before update on tokens for each row execute function refuse()',
  })
  const status = await statusOf(person)
  await market.db.query({ text: 'drop trigger refuse on tokens' })
  expect(status).toBe(200)
})
