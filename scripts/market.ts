import { openPages } from '#server/base/pages.ts'
import { startServer } from '#server/main.ts'
import { startWorker } from '#server/worker.ts'
import { keepAwake } from '#world/awake/keepAwake.ts'
import { runService } from './steps/command.ts'
import { migrateMarket, openMarketDatabase } from './steps/database.ts'
import { keepIntegration, prepareIntegration } from './steps/integration.ts'
import { choosePorts } from './steps/ports.ts'
import { say } from './steps/progress.ts'
import { seedFirst } from './steps/seed.ts'
import { buildSite } from './steps/site.ts'

// `npm start`: the whole market from nothing, and again from what it kept (contract.md, section 9).
await runService(async (session) => {
  const { log, shutdown } = session
  const databaseUrl = await openMarketDatabase(session)
  const config = { ...session.config, ...(await choosePorts(session.config)) }
  await migrateMarket(databaseUrl, session)
  await seedFirst(databaseUrl, session)
  await prepareIntegration(databaseUrl, session)
  const distDir = await buildSite(shutdown)
  const integration = keepIntegration(databaseUrl, { config, log, shutdown })
  const worker = await startWorker(config, { databaseUrl, log })
  shutdown.add('the worker', () => worker.close())
  const server = await startServer(config, { databaseUrl, log, pages: await openPages({ distDir }) })
  shutdown.add('the server', () => server.close())
  if (config.DEMO_AWAKE) {
    const awake = keepAwake({ url: server.url, databaseUrl, log })
    shutdown.add('the people of the demo market', () => awake.close())
  }
  await integration.started
  say(`Ready ${server.url}`)
})
