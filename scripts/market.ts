import type { Shutdown } from '#platform/shutdown.ts'
import type { PageServer } from '#server/base/pages/pages.ts'
import { runService } from './steps/command.ts'
import { migrateMarket, openMarketDatabase } from './steps/database.ts'
import { fillIntegration, keepIntegration, prepareIntegration } from './steps/integration.ts'
import { choosePorts } from './steps/ports.ts'
import { say } from './steps/progress.ts'
import { seedFirst } from './steps/seed.ts'
import { buildSite } from './steps/site.ts'

// `npm start` builds the whole market at its first start, and runs it. Later starts use the stored data (contract.md, section 9).
await runService(async (session) => {
  const { log, shutdown } = session
  // Loads the server's 700 modules while PostgreSQL starts.
  const database = await openMarketDatabase(session, () => void import('#server/main.ts'))
  const { servingUrl: databaseUrl } = database
  const config = { ...session.config, ...(await choosePorts(session.config)) }
  // The build and the integration run in separate processes, in parallel with the work on the market's database.
  const site = openSite(shutdown)
  await prepareIntegration(database, session)
  const integration = keepIntegration(databaseUrl, { config, log, shutdown })
  await migrateMarket(database, session)
  await seedFirst(database.ownerUrl, session)
  await fillIntegration(database, session)
  const { startWorker } = await import('#server/worker.ts')
  const worker = await startWorker(config, { databaseUrl, log })
  shutdown.add('the worker', () => worker.close())
  const pages = await site
  const { startServer } = await import('#server/main.ts')
  const server = await startServer(config, { databaseUrl, log, pages })
  shutdown.add('the server', () => server.close())
  if (config.DEMO_AWAKE) {
    const { keepAwake } = await import('#demo/awake/keepAwake.ts')
    const awake = keepAwake({ url: server.url, databaseUrl, log })
    shutdown.add('the people of the demo market', () => awake.close())
  }
  await integration.started
  say(`Ready ${server.url}`)
})

/** Builds the site if necessary. The promise rejects if the build fails. */
function openSite(shutdown: Shutdown): Promise<PageServer> {
  const site = buildSite(shutdown).then(async (distDir) => {
    const { openPages } = await import('#server/base/pages/pages.ts')
    return openPages({ distDir })
  })
  // Prevents an unhandled rejection before the promise is awaited.
  site.catch(() => undefined)
  return site
}
