import { copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkSums, readManifest } from '#platform/database/backup/manifest.ts'
import { chooseAccount, handOverAll } from '#platform/database/embedded/account.ts'
import { startEmbedded } from '#platform/database/embedded.ts'
import type { Log } from '#platform/logs/log.ts'
import { PlainError } from '#platform/plainError.ts'
import { openDisk, uploadsFolder } from '#server/base/files.ts'
import { openFiles, type StorageConfig } from '#server/base/storage.ts'
import { copyFiles } from '../media/copyFiles.ts'
import { countingStep, step } from '../progress.ts'
import { type Backup, readBackup } from './save.ts'

/**
 * Creates the market of a backup in the new folder DATA_DIR. Checks every file of the backup first, and starts the
 * database once, which applies the write-ahead log of the backup. The folder `postgres` gets its name last, so an
 * interrupted restore leaves no market.
 */
export async function restoreMarket(
  config: StorageConfig,
  { folder, log, signal }: { readonly folder: string; readonly log: Log; readonly signal: AbortSignal },
): Promise<Backup> {
  const { DATA_DIR } = config
  const backup = await readBackup(folder)
  const data = join(folder, 'postgres', 'data')
  const manifest = await readManifest(data)
  await countingStep('Checking the copy of the database', (count) => checkSums(data, manifest, count))
  await countingStep('Checking the pictures', (count) =>
    checkSums(uploadsFolder(folder), backup.pictures, count),
  )
  await checkSums(folder, backup.secrets)
  await mkdir(DATA_DIR, { recursive: true })
  if ((await readdir(DATA_DIR)).length > 0)
    throw new PlainError(`${DATA_DIR} is not empty: choose a new folder as DATA_DIR for the restored market.`)
  await countingStep('Copying pictures', (count) =>
    copyFiles(openDisk(folder), openFiles(config), { count, signal }),
  )
  const home = join(DATA_DIR, 'postgres')
  const staging = join(DATA_DIR, 'postgres-restored')
  await step('Copying the database', () => cp(join(folder, 'postgres'), staging, { recursive: true }))
  for (const { path } of backup.secrets) {
    if (!path.startsWith('postgres/')) await copyFile(join(folder, path), join(DATA_DIR, path))
  }
  handOverAll(staging, chooseAccount(DATA_DIR, home))
  await rename(staging, home)
  try {
    const embedded = await step('Starting the database', () => startEmbedded({ dataDir: DATA_DIR, log }))
    await embedded.stop()
  } catch (error) {
    await rm(home, { recursive: true, force: true })
    throw error
  }
  return backup
}
