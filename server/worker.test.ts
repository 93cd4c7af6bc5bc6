import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { signInAs } from '#demo/testing/signIn.ts'
import { bidOn } from '#demo/testing/trade/awards.ts'
import { ageLot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addRequest, ageRequest } from '#demo/testing/trade/requests.ts'
import { brokenInvariants, makeSeller } from '#demo/testing/trade/trade.ts'
import { openLog } from '#platform/logs/log.ts'
import { hashToken } from './auth/tokens.ts'
import { incomingFolder } from './base/files.ts'
import { jobsOf, startWorker } from './worker.ts'

const market = await testMarket()

test('every job can be repeated without breaking an invariant', async () => {
  const { db, config } = market
  await db.query({
    text: `insert into idempotency_keys (user_id, key, digest, at)
           select id, k, '\\x00', now() - a from (select min(id) as id from users) u,
             (values ('old', interval '25 hours'), ('new', interval '1 hour')) keys (k, a)`,
  })
  const request = await addRequest(db, await addPerson(db))
  await ageRequest(db, request, config.REQUEST_DAYS)
  const jobs = jobsOf(config, db, openLog({ level: 'silent' }))
  for (const { work } of [...Object.values(jobs), ...Object.values(jobs)]) await work()
  expect(await db.query({ text: 'select closed_by from requests where id = $1', values: [request] })).toEqual(
    [{ closed_by: 'clock' }],
  )
  expect(await db.query({ text: 'select key from idempotency_keys' })).toEqual([{ key: 'new' }])
  expect(await brokenInvariants(db)).toEqual({})
})

test('a machine whose clock is ahead does not delete files of running uploads', async () => {
  const { db, config } = market
  const folder = incomingFolder(config.DATA_DIR)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'under-way'), 'half of a picture')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 26 * 3_600_000 })
  try {
    await jobsOf(config, db, openLog({ level: 'silent' })).sweep_pictures?.work()
  } finally {
    vi.useRealTimers()
  }
  expect(await readdir(folder)).toContain('under-way')
})

test('the worker deletes only sign-ins that were unused for too long', async () => {
  const { db, config, databaseUrl } = market
  const [idle, used] = [await signInAs(db, 'fisherman'), await signInAs(db, 'local_buyer')]
  await db.query({
    text: 'update tokens set last_used_at = now() - make_interval(days => $1) where hash = $2',
    values: [config.TOKEN_IDLE_DAYS, hashToken(idle.token)],
  })
  const left = async () => {
    const values = [[hashToken(idle.token), hashToken(used.token)]]
    return db.query<{ user_id: number }>({ text: 'select user_id from tokens where hash = any($1)', values })
  }
  expect(await left()).toHaveLength(2)

  const worker = await startWorker(config, { databaseUrl, log: openLog({ level: 'silent' }) })
  await vi.waitFor(() => db.query({ text: `select graphile_worker.add_job('sweep_sign_in')` }), {
    timeout: 30_000,
  })
  await vi.waitFor(async () => expect(await left()).toEqual([{ user_id: used.caller.id }]), {
    timeout: 30_000,
  })
  await worker.close()
})

test('two concurrent workers close an auction once at its end', async () => {
  const { db, config, databaseUrl } = market
  const seller = await makeSeller(db)
  const id = await openLot(db, seller, { startsInS: -3_600, autoAccept: true, softCloseS: 0 })
  const winner = await addPerson(db, { type: 'local_seller' })
  await bidOn(db, id, [{ by: winner, riyals: 1_000 }])
  const log = openLog({ level: 'silent' })
  const workers = [1, 2].map(() => startWorker(config, { databaseUrl, log }))
  await ageLot(db, id, 600)
  const awards = () => db.query({ text: 'select from awards where auction_id = $1', values: [id] })
  await vi.waitFor(async () => expect(await awards()).toHaveLength(1), { timeout: 30_000 })
  for (const worker of workers) await (await worker).close()
  // Other people of this market may have notifications about another record with the same id.
  const told = await db.query<{ user_id: number }>({
    text: 'select user_id from notifications where data_id = $1 and user_id = any($2) order by user_id',
    values: [id, [seller.id, winner.id]],
  })
  expect(told.map(({ user_id }) => user_id)).toEqual([seller.id, winner.id])
  expect(await brokenInvariants(db)).toEqual({})
})
