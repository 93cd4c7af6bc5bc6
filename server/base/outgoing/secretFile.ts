import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A secret of this installation, 32 random bytes in hexadecimal digits: created on first use and stored in DATA_DIR,
 * readable by its owner only.
 */
export async function readOrCreateSecret(folder: string, name: string): Promise<string> {
  const path = join(folder, name)
  return (await read(path)) ?? create(folder, path)
}

/**
 * The link is atomic: if several processes start concurrently, one of them creates the file, and readers never see a
 * partial file.
 */
async function create(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  const secret = await read(path)
  if (secret === undefined) throw new Error(`${path} is empty`)
  return secret
}

async function read(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  return text.trim() || undefined
}
