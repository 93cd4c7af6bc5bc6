import { PlainError } from '#platform/plainError.ts'
import { runTask } from './steps/command.ts'
import { migrateIntegration, migrateMarket, openMarketDatabase } from './steps/database.ts'
import { say } from './steps/progress.ts'
import { seedFirst, seedFresh, seedIntegration, seedIntegrationFresh } from './steps/seed.ts'

const [flag, ...more] = process.argv.slice(2)

await runTask(async (session) => {
  if (more.length > 0 || (flag !== undefined && flag !== '--fresh')) {
    throw new PlainError('Usage: npm run seed [-- --fresh]')
  }
  const database = await openMarketDatabase(session)
  await migrateMarket(database, session)
  await migrateIntegration(database, session)
  await (flag ? seedFresh(database.ownerUrl, session) : seedFirst(database.ownerUrl, session))
  await (flag ? seedIntegrationFresh(database, session) : seedIntegration(database, session))
  say('The market is built')
})
