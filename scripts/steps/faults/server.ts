import { loadConfig } from '#platform/config.ts'
import { openLog } from '#platform/logs/log.ts'
import { openPages } from '#server/base/pages/pages.ts'
import { startServer } from '#server/main.ts'
import { startWorker } from '#server/worker.ts'

// A web process that the tests of faults.ts kill. It serves pages if a built site is named, and sends its address to its parent.
const config = loadConfig(process.env)
const log = openLog({ level: config.LOG_LEVEL })
const server = await startServer(config, {
  databaseUrl: config.DATABASE_URL ?? '',
  log,
  ...(process.env.FAULT_SITE ? { pages: await openPages({ distDir: process.env.FAULT_SITE }) } : {}),
})
if (process.env.FAULT_WORKER) await startWorker(config, { databaseUrl: config.DATABASE_URL ?? '', log })
process.send?.(server.url)
process.once('disconnect', () => process.exit(0))
