import { PlainError } from '#node/plainError.ts'
import { runTask } from './steps/command.ts'
import { migrateIntegration, migrateMarket, openMarketDatabase } from './steps/database.ts'
import { say } from './steps/progress.ts'
import { seedFirst, seedFresh, seedIntegration, seedIntegrationFresh } from './steps/seed.ts'

const [flag, ...more] = process.argv.slice(2)

await runTask(async (session) => {
  if (more.length > 0 || (flag !== undefined && flag !== '--fresh')) {
    throw new PlainError('Usage: npm run seed [-- --fresh]')
  }
  const databaseUrl = await openMarketDatabase(session)
  await migrateMarket(databaseUrl, session)
  await migrateIntegration(databaseUrl, session)
  await (flag ? seedFresh(databaseUrl, session) : seedFirst(databaseUrl, session))
  await (flag ? seedIntegrationFresh(databaseUrl, session) : seedIntegration(databaseUrl, session))
  say('The world stands')
})
