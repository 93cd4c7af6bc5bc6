import { PlainError } from '#platform/plainError.ts'
import { openDisk } from '#server/base/files.ts'
import { bucketFiles } from '#server/base/storage.ts'
import { runTask } from '../steps/command.ts'
import { copyFiles } from '../steps/media/copyFiles.ts'
import { countingStep, say } from '../steps/progress.ts'

// `npm run media -- move` copies the pictures of DATA_DIR/uploads to the bucket of S3_BUCKET, also while the market runs.
await runTask(async ({ config, shutdown }) => {
  const [verb, ...rest] = process.argv.slice(2)
  if (verb !== 'move' || rest.length > 0) throw new PlainError('Usage: npm run media -- move')
  const to = bucketFiles(config)
  if (!to)
    throw new PlainError('npm run media -- move needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  const { copied, present, bytes } = await countingStep('Copying pictures to the bucket', (count) =>
    copyFiles(openDisk(config.DATA_DIR), to, { count, signal: shutdown.signal }),
  )
  say(
    `Copied ${copied} files (${bytes} bytes) and compared each with its copy; ${present} were there already.`,
  )
  say('Nothing was deleted. Start the market with S3_BUCKET, run this again, then delete DATA_DIR/uploads.')
})
