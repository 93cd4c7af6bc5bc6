import { runTask } from './steps/command.ts'
import { migrateIntegration, migrateMarket, openMarketDatabase } from './steps/database.ts'
import { say } from './steps/progress.ts'

await runTask(async (session) => {
  const database = await openMarketDatabase(session)
  const market = await migrateMarket(database, session)
  const integration = await migrateIntegration(database, session)
  const applied = [...market, ...integration.map((name) => `behar/${name}`)]
  say(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The schema is up to date')
})
