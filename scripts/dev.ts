import { openPages } from '#server/base/pages/pages.ts'
import { startServer } from '#server/main.ts'
import { runService } from './steps/command.ts'
import { migrateMarket, openMarketDatabase } from './steps/database.ts'
import { fillIntegration, keepIntegration, prepareIntegration } from './steps/integration.ts'
import { choosePorts } from './steps/ports.ts'
import { say } from './steps/progress.ts'
import { seedFirst } from './steps/seed.ts'

// Runs the market like `npm start`, but pages come from the sources and reload in the browser, and answers are checked.
await runService(async (session) => {
  const { log, shutdown } = session
  const database = await openMarketDatabase(session)
  const { servingUrl: databaseUrl } = database
  const config = { ...session.config, ...(await choosePorts(session.config)) }
  await prepareIntegration(database, session)
  const integration = keepIntegration(databaseUrl, { config, log, shutdown })
  await migrateMarket(database, session)
  await seedFirst(database.ownerUrl, session)
  await fillIntegration(database, session)
  const pages = await openPages({ dev: true, root: process.cwd() })
  const server = await startServer(config, { databaseUrl, log, pages, checkAnswers: true })
  shutdown.add('the server', () => server.close())
  await integration.started
  say(`Ready ${server.url}`)
})
