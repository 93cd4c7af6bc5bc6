import { openPages } from '#server/base/pages.ts'
import { openTestDatabases } from './database.ts'
import { openTestMarket } from './server.ts'

// The built site for the end-to-end tests; DIST_DIR names the build. Ends when whoever started it goes.
const { DIST_DIR } = process.env
if (!DIST_DIR) throw new Error('DIST_DIR names no built site: npm test sets it')
const databases = await openTestDatabases()
const market = await openTestMarket({ pages: await openPages({ distDir: DIST_DIR }) })
process.once('disconnect', () => void end())
process.send?.({ url: market.url, databaseUrl: market.databaseUrl, dataDir: market.config.DATA_DIR })

async function end(): Promise<void> {
  await market.close()
  await databases.close()
  process.exit(0)
}
