import { PlainError } from '#platform/plainError.ts'
import { restoreMarket } from '../steps/backup/restore.ts'
import { runTask } from '../steps/command.ts'
import { say } from '../steps/progress.ts'

// `DATA_DIR=… npm run restore -- FOLDER` creates the market of a backup in a new data folder.
await runTask(async ({ config, log, shutdown }) => {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder || rest.length > 0) throw new PlainError('Usage: DATA_DIR=… npm run restore -- FOLDER')
  if (config.DATABASE_URL) {
    throw new PlainError('npm run restore creates a market with its own PostgreSQL: unset DATABASE_URL.')
  }
  const { begun } = await restoreMarket(config, { folder, log, signal: shutdown.signal })
  say(`Restored the market of ${begun} to ${config.DATA_DIR}. Check it with: npm run verify`)
})
