import { findRunning, startEmbedded } from '#platform/database/embedded.ts'
import { PlainError } from '#platform/plainError.ts'
import { saveMarket } from '../steps/backup/save.ts'
import { runTask } from '../steps/command.ts'
import { say, step } from '../steps/progress.ts'

// `npm run backup -- FOLDER` saves a market with PostgreSQL from npm, also while the market runs.
await runTask(async ({ config, log, shutdown }) => {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder || rest.length > 0) throw new PlainError('Usage: npm run backup -- FOLDER')
  if (config.DATABASE_URL) {
    throw new PlainError(
      'npm run backup saves the market’s own PostgreSQL. For DATABASE_URL, docs/operations.md describes backups.',
    )
  }
  const start = async () => {
    const own = await step('Starting PostgreSQL', () => startEmbedded({ dataDir: config.DATA_DIR, log }))
    shutdown.add('PostgreSQL', () => own.stop())
    return own
  }
  const { url } = (await findRunning(config.DATA_DIR)) ?? (await start())
  const { begun, pictures } = await saveMarket(config, { url, folder, signal: shutdown.signal })
  say(`Saved everything acknowledged before ${begun} and ${pictures.length} files of pictures to ${folder}.`)
  say('The folder contains secrets and personal data. Restore it with: npm run restore -- FOLDER')
})
