import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A secret of this installation, 32 random bytes in hexadecimal digits: created on first use and stored in DATA_DIR,
 * readable by its owner only.
 */
export async function keptSecret(folder: string, name: string): Promise<string> {
  const place = join(folder, name)
  return (await read(place)) ?? make(folder, place)
}

/** The link is atomic: one of several concurrent starts wins, and readers never see a partial file. */
async function make(folder: string, place: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const draft = `${place}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    await link(draft, place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  const kept = await read(place)
  if (kept === undefined) throw new Error(`${place} is empty`)
  return kept
}

async function read(place: string): Promise<string | undefined> {
  const text = await readFile(place, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  return text.trim() || undefined
}
