import { inOwnSchema } from '#behar/db/schema.ts'
import { beharInvariants, hasBehar } from '#demo/behar/invariants.ts'
import { findUnpaidExtensions } from '#demo/behar/renewalInvariants.ts'
import { type Breach, findBreaches, invariantNames } from '#demo/invariants.ts'
import { findAnswerDifferences } from '#demo/prices/answers.ts'
import { findPriceDifferences } from '#demo/prices/recount.ts'
import { findLostPictures } from '#demo/store.ts'
import { timeOf } from '#platform/clock.ts'
import { commandTimeouts } from '#platform/database/connection.ts'
import { type Database, openDatabase, type Sql } from '#platform/database/db.ts'
import { PlainError } from '#platform/plainError.ts'
import { openFiles } from '#server/base/storage.ts'
import { runTask } from './steps/command.ts'
import { joinMarketDatabase } from './steps/database.ts'
import { say } from './steps/progress.ts'
import { integrationUrls } from './steps/settings.ts'

const onlyPaid = 'the integration applies paid renewals only'

// `npm run verify` checks the market's invariants, also while the market runs.
await runTask(async (session) => {
  const database = await joinMarketDatabase(session)
  const db = openDatabase(database.servingUrl, { log: session.log, max: 2, timeouts: commandTimeouts })
  session.shutdown.add('the database', () => db.close())
  const behar = openDatabase(inOwnSchema(integrationUrls(database, session.config).servingUrl), {
    log: session.log,
    max: 2,
    timeouts: commandTimeouts,
  })
  session.shutdown.add('the database of the integration', () => behar.close())
  const withBehar = await hasBehar(behar)
  const ofBehar = withBehar ? beharInvariants : {}
  const breaches = [...(await breachesIn(db)), ...(await breachesIn(behar, ofBehar))]
  const rules = [...invariantNames, ...Object.keys(ofBehar)]
  if (withBehar) {
    rules.push(onlyPaid)
    const records = await findUnpaidExtensions(db, behar)
    if (records.length > 0) breaches.push({ invariant: onlyPaid, records: records.slice(0, 10) })
  }
  const prices = await inSnapshot(db, async (tx) => [
    ...(await findPriceDifferences(tx)),
    ...(await findAnswerDifferences(tx, await timeOf(tx))),
  ])
  rules.push('every kept price equals the count of the raw rows of trade')
  rules.push(
    'every figure of the prices’ pages, files, feed and cards equals the count of the raw rows of trade',
  )
  const lost = await findLostPictures(db, openFiles(session.config))
  for (const { invariant, records } of breaches) {
    say(`Broken: ${invariant}: ${records.map(({ id, by }) => `${id} (${by})`).join(', ')}`)
  }
  for (const { figure, published, counted } of prices.slice(0, 10)) {
    say(`Broken: the price ${figure} is ${published}, and the rows of trade give ${counted}`)
  }
  for (const path of lost) say(`Broken: a picture has a row but no file: ${path}`)
  if (breaches.length + prices.length + lost.length > 0)
    throw new PlainError('The market violates invariants.')
  say(`All ${rules.length} rules hold, and every picture has its file.`)
})

function breachesIn(db: Database, rules?: Readonly<Record<string, string>>): Promise<Breach[]> {
  return inSnapshot(db, (tx) => findBreaches(tx, rules))
}

/** Reads one snapshot of the database, so that concurrent changes do not count as violations. */
function inSnapshot<Found>(db: Database, find: (tx: Sql) => Promise<Found>): Promise<Found> {
  return db.transaction(async (tx) => {
    await tx.query({ text: 'set transaction isolation level repeatable read read only' })
    return find(tx)
  })
}
