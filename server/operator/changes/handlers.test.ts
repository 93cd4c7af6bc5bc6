import { expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { readStream } from '#demo/testing/stream.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { insertAudit } from '../store.ts'

const market = await testMarket()

const follow = (token: string) => readStream(`${market.url}/api/operator/events`, { token, lastId: 'new' })
const decide = (actorId: number, id: number) =>
  market.db.transaction((tx) =>
    insertAudit(tx, {
      actorId,
      action: 'confirmation.approve',
      record: { type: 'confirmation', id },
      before: null,
      after: null,
      note: null,
    }),
  )

it('a stream of the back office reports a colleague’s decision after its commit', async () => {
  const [reader, colleague] = [
    await addPerson(market.db, { staff: 'viewer' }),
    await addPerson(market.db, { staff: 'finance' }),
  ]
  const stream = await follow(reader.token)
  expect(stream.status).toBe(200)
  await expect.poll(() => stream.lastId()).not.toBe('')
  await decide(colleague.id, 7)
  await decide(colleague.id, 8)
  const changed = (id: number) => ({
    action: 'confirmation.approve',
    record: { type: 'confirmation', id },
    by: colleague.id,
  })
  await expect.poll(() => stream.events.map(({ data }) => data)).toContainEqual(changed(8))
  expect(stream.events.every(({ event }) => event === 'changed')).toBe(true)
  stream.close()
  expect(await stream.ended).toBe('cut')
})

it('a stream of the back office ends within 30 s when its reader loses access', async () => {
  const administrator = await addPerson(market.db, { staff: 'administrator' })
  const [dismissed, unsafe, safe] = [
    await addPerson(market.db, { staff: 'editor' }),
    await addPerson(market.db, { staff: 'viewer' }),
    await addPerson(market.db, { staff: 'viewer' }),
  ]
  await market.db.query({
    text: 'update users set second_factor_at = now() where id = $1',
    values: [safe.id],
  })
  const streams = await Promise.all([dismissed, unsafe, safe].map(({ token }) => follow(token)))
  const own = await readStream(`${market.url}/api/events`, { token: dismissed.token })
  expect([own, ...streams].map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const [first, second, third] = streams
  const taken = await ask(market, `POST operator/users/${dismissed.id}`, {
    token: administrator.token,
    body: { staff: null, note: 'انتهى عمله' },
  })
  expect(taken.status).toBe(200)
  await market.db.query({ text: 'update trade_settings set second_factor_required = true' })
  expect(await Promise.all([first?.ended, second?.ended])).toEqual(['whole', 'whole'])
  await market.db.query({ text: 'update trade_settings set second_factor_required = false' })
  // Streams of readers with access stay open.
  await decide(administrator.id, 9)
  await expect
    .poll(() => third?.events.map(({ data }) => data))
    .toContainEqual(expect.objectContaining({ record: { type: 'confirmation', id: 9 } }))
  expect(await Promise.race([own.ended, Promise.resolve('open')])).toBe('open')
  own.close()
  third?.close()
})

it('GET operator/events refuses people who are not staff', async () => {
  const { token } = await addPerson(market.db)
  const refused = await follow(token)
  expect(refused.status).toBe(403)
})
