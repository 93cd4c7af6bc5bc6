import { checkPort } from '#platform/listening.ts'
import { openLog } from '#platform/logs/log.ts'
import { openPages } from '#server/base/pages/pages.ts'
import { seedBehar } from '../behar/behar.ts'
import { openTestBehar } from './behar.ts'
import { openTestDatabases } from './database.ts'
import { openTestMarket } from './server.ts'

// Serves the built site for the end-to-end tests, together with the integration; DIST_DIR names the build. Ends when the
// parent process ends.
const { DIST_DIR } = process.env
if (!DIST_DIR) throw new Error('DIST_DIR names no built site: npm test sets it')
process.env.ENCODING_PRIORITY = 'inherited'
const databases = await openTestDatabases()
// Each service needs the address of the other before it listens.
const beharPort = await checkPort({ host: '127.0.0.1', port: 0, variable: 'BEHAR_PORT' })
const market = await openTestMarket({
  pages: await openPages({ distDir: DIST_DIR }),
  env: { BEHAR_PUBLIC_URL: `http://127.0.0.1:${beharPort}` },
})
const { databaseUrl } = market
const log = openLog({ level: 'error' })
await seedBehar({ databaseUrl, mainDatabaseUrl: databaseUrl, startAt: new Date(), size: 'test', log })
const behar = await openTestBehar(market, { port: beharPort })
process.once('disconnect', () => void end())
process.send?.({
  url: market.url,
  beharUrl: behar.url,
  databaseUrl,
  dataDir: market.config.DATA_DIR,
})

async function end(): Promise<void> {
  await behar.close()
  await market.close()
  await databases.close()
  process.exit(0)
}
