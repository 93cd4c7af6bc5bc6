import { runTask } from './steps/command.ts'
import { migrateIntegration, migrateMarket, openMarketDatabase } from './steps/database.ts'
import { say } from './steps/progress.ts'

await runTask(async (session) => {
  const databaseUrl = await openMarketDatabase(session)
  const market = await migrateMarket(databaseUrl, session)
  const integration = await migrateIntegration(databaseUrl, session)
  const applied = [...market, ...integration.map((name) => `behar/${name}`)]
  say(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The schema is up to date')
})
