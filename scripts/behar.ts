import { startBehar } from '#behar/main.ts'
import { runService } from './steps/command.ts'
import { requireBeharDatabaseUrl } from './steps/database.ts'
import { requireSite } from './steps/integration.ts'
import { say } from './steps/progress.ts'

// The integration alone, beside a market that runs elsewhere; it may start before its database does.
await runService(async (session) => {
  const { config, log, shutdown } = session
  requireSite(config)
  const behar = await startBehar(config, { databaseUrl: requireBeharDatabaseUrl(session), log })
  shutdown.add('the integration', () => behar.close())
  say(`Ready ${behar.url}`)
  await behar.prepared
  // Whoever has started it waits for this word.
  process.send?.({ url: behar.url })
})
