import { startBehar } from '#behar/main.ts'
import { loadConfig } from '#platform/config.ts'
import { openLog } from '#platform/logs/log.ts'

// A process of the integration that a test starts. It sends its address to its parent and ends together with the parent.
const config = loadConfig(process.env)
const log = openLog({ level: config.LOG_LEVEL })
const behar = await startBehar(config, { databaseUrl: config.DATABASE_URL ?? '', log })
await behar.prepared
process.send?.(behar.url)
process.once('disconnect', () => process.exit(0))
