import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { baseBackup } from '#platform/database/backup/baseBackup.ts'
import { checkSums, readManifest, type SummedFile, sumOf } from '#platform/database/backup/manifest.ts'
import { PlainError } from '#platform/plainError.ts'
import { openDisk, uploadsFolder } from '#server/base/files.ts'
import { pauseDeletion } from '#server/base/pausedDeletion.ts'
import { openFiles, type StorageConfig } from '#server/base/storage.ts'
import { copyFiles } from '../media/copyFiles.ts'
import { countingStep } from '../progress.ts'

/** The content of `backup.json`, which is written last. */
export interface Backup {
  readonly format: 1
  /** The time at which the copy of the database began; everything acknowledged before is in the backup. */
  readonly begun: string
  readonly ended: string
  readonly pictures: readonly SummedFile[]
  readonly secrets: readonly SummedFile[]
}

/** Secrets of DATA_DIR that a market cannot do without, below DATA_DIR. The first one is the database's password. */
export const secretFiles = ['postgres/password', 'second-factor-key', 'gateway-secret'] as const

export const backupFile = 'backup.json'

/**
 * Copies the database, the pictures and the secrets of a running market to a new folder, and reads the copies again. The
 * folder gets its name when it is complete.
 */
export async function saveMarket(
  config: StorageConfig,
  { url, folder, signal }: { readonly url: string; readonly folder: string; readonly signal: AbortSignal },
): Promise<Backup> {
  const target = resolve(folder)
  const staging = `${target}.incomplete`
  await mkdir(dirname(target), { recursive: true })
  await mkdir(staging, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new PlainError(
      `${staging} exists: another backup runs, or was interrupted. Delete it in that case.`,
    )
  })
  const deletion = await pauseDeletion(config.DATA_DIR)
  try {
    const begun = new Date().toISOString()
    const data = join(staging, 'postgres', 'data')
    await countingStep('Copying the database, in bytes', (count) =>
      baseBackup({ url, folder: data, count, signal }),
    )
    const pictures = await savePictures(config, staging, signal)
    const secrets = await saveSecrets(config.DATA_DIR, staging)
    const manifest = await readManifest(data)
    await countingStep('Reading the copy of the database', (count) => checkSums(data, manifest, count))
    const backup: Backup = { format: 1, begun, ended: new Date().toISOString(), pictures, secrets }
    await writeFile(join(staging, backupFile), JSON.stringify(backup), { flush: true, mode: 0o600 })
    await rename(staging, target)
    return backup
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    throw error
  } finally {
    await deletion.resume()
  }
}

/**
 * Copies the pictures, after the database. A picture is stored before its row, and no picture is deleted during a backup, so
 * every row of the copied database has its picture.
 */
async function savePictures(
  config: StorageConfig,
  staging: string,
  signal: AbortSignal,
): Promise<SummedFile[]> {
  const to = openDisk(staging)
  await countingStep('Copying pictures', (count) => copyFiles(openFiles(config), to, { count, signal }))
  const summed: SummedFile[] = []
  for await (const { path } of to.list()) {
    summed.push({ path, sum: (await sumOf(join(uploadsFolder(staging), path))) ?? '' })
  }
  return summed
}

async function saveSecrets(dataDir: string, staging: string): Promise<SummedFile[]> {
  const saved: SummedFile[] = []
  for (const path of secretFiles) {
    const copy = join(staging, path)
    const exists = await copyFile(join(dataDir, path), copy).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false
        throw error
      },
    )
    if (exists) saved.push({ path, sum: (await sumOf(copy)) ?? '' })
  }
  return saved
}

/** The description of a complete backup. */
export async function readBackup(folder: string): Promise<Backup> {
  const text = await readFile(join(folder, backupFile), 'utf8').catch(() => {
    throw new PlainError(`There is no complete backup in ${folder}.`)
  })
  const backup = JSON.parse(text) as Backup
  if (backup.format !== 1) throw new PlainError(`The backup in ${folder} was written by a later version.`)
  return backup
}
