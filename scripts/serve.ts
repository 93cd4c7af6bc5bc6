import { openPages } from '#server/base/pages/pages.ts'
import { startServer } from '#server/main.ts'
import { runService } from './steps/command.ts'
import { say } from './steps/progress.ts'
import { requireDatabaseUrl } from './steps/settings.ts'
import { buildSite } from './steps/site.ts'

// Runs one web process on an external database. Any number of processes may run in parallel, and each may start before
// the database.
await runService(async (session) => {
  const { config, log, shutdown } = session
  const databaseUrl = requireDatabaseUrl(session, 'serve')
  const distDir = await buildSite(shutdown)
  const server = await startServer(config, { databaseUrl, log, pages: await openPages({ distDir }) })
  shutdown.add('the server', () => server.close())
  say(`Ready ${server.url}`)
})
