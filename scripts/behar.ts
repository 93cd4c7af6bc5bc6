import { startBehar } from '#behar/main.ts'
import { runService } from './steps/command.ts'
import { say } from './steps/progress.ts'
import { requireBeharDatabase, requireSite } from './steps/settings.ts'

// Runs only the integration, next to a market that runs elsewhere. The integration may start before its database.
await runService(async (session) => {
  const { config, log, shutdown } = session
  requireSite(config)
  const { servingUrl: databaseUrl, ownerUrl } = requireBeharDatabase(session)
  const behar = await startBehar(config, { databaseUrl, ownerUrl, log })
  shutdown.add('the integration', () => behar.close())
  say(`Ready ${behar.url}`)
  await behar.prepared
  // The parent process waits for this message.
  process.send?.({ url: behar.url })
})
