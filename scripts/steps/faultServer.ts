import { loadConfig } from '#node/config.ts'
import { openLog } from '#node/log.ts'
import { startServer } from '#server/main.ts'
import { startWorker } from '#server/worker.ts'

// A web process of its own, without pages, to be killed (faults.ts): it tells where it listens.
const config = loadConfig(process.env)
const log = openLog({ level: config.LOG_LEVEL })
const server = await startServer(config, { databaseUrl: config.DATABASE_URL ?? '', log })
if (process.env.FAULT_WORKER) await startWorker(config, { databaseUrl: config.DATABASE_URL ?? '', log })
process.send?.(server.url)
process.once('disconnect', () => process.exit(0))
