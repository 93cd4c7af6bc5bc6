import { checkPort } from '#node/listening.ts'
import { openPages } from '#server/base/pages.ts'
import { startServer } from '#server/main.ts'
import { runService } from './steps/command.ts'
import { migrateMarket, openMarketDatabase } from './steps/database.ts'
import { say } from './steps/progress.ts'
import { seedFirst } from './steps/seed.ts'

// As `npm start`, but the pages come from the sources and reload in the browser; answers are checked.
await runService(async (session) => {
  const { config, log, shutdown } = session
  const databaseUrl = await openMarketDatabase(session)
  await checkPort({ host: config.HOST, port: config.PORT, variable: 'PORT' })
  await migrateMarket(databaseUrl, session)
  await seedFirst(databaseUrl, session)
  const pages = await openPages({ dev: true, root: process.cwd() })
  const server = await startServer(config, { databaseUrl, log, pages, checkAnswers: true })
  shutdown.add('the server', () => server.close())
  say(`Ready ${server.url}`)
})
