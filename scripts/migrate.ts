import { runTask } from './steps/command.ts'
import { migrateMarket, openMarketDatabase } from './steps/database.ts'
import { say } from './steps/progress.ts'

await runTask(async (session) => {
  const applied = await migrateMarket(await openMarketDatabase(session), session)
  say(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The schema is up to date')
})
