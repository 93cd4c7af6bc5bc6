import { randomBytes } from 'node:crypto'
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Stores uploaded and rendered files. Paths are below /uploads/: `products/ab12-640.webp`. */
export interface Files {
  /** Replaces a file atomically: readers get either the old or the new bytes. */
  write(path: string, bytes: Uint8Array): Promise<void>
  exists(path: string): Promise<boolean>
  /** Deletes a file; a missing path is not an error. */
  delete(path: string): Promise<void>
  /** The paths of files by name and time of the last change, in no particular order. */
  list(which: { readonly named: RegExp; readonly before: Date }): AsyncIterable<string>
}

/** Folders of pictures that only their owners and staff may see. */
export const privateFolders = ['receipts', 'documents', 'returns'] as const

/** The folder that is served under /uploads/. */
export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads')
}

/** The temporary folder of uploads that are still being received. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'incoming')
}

/** Files on this machine's disk, below `DATA_DIR/uploads` (contract, section 9). */
export function openFiles(dataDir: string): Files {
  const disk = new Disk(new AtomicDriver(uploadsFolder(dataDir)))
  return {
    write: (path, bytes) => disk.put(path, bytes),
    exists: (path) => disk.exists(path),
    delete: (path) => disk.delete(path),
    list: (which) => listFiles(uploadsFolder(dataDir), which),
  }
}

/** Folders of uploads are flat: their subfolders are not listed. */
async function* listFiles(root: string, { named, before }: Parameters<Files['list']>[0]) {
  for await (const folder of entriesOf(root)) {
    if (!folder.isDirectory()) continue
    for await (const { name } of entriesOf(join(root, folder.name))) {
      if (!named.test(name)) continue
      const changed = await stat(join(root, folder.name, name)).catch(unlessGone)
      if (changed && changed.mtime < before) yield `${folder.name}/${name}`
    }
  }
}

async function* entriesOf(folder: string) {
  const entries = await opendir(folder).catch(unlessGone)
  if (entries) yield* entries
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** flydrive's own driver writes in place and moves by copying, so that a reader could get half a file. */
class AtomicDriver extends FSDriver {
  readonly #root: string

  constructor(root: string) {
    super({ location: root, visibility: 'public' })
    this.#root = root
  }

  override async put(path: string, contents: string | Uint8Array): Promise<void> {
    const target = join(this.#root, path)
    const draft = join(dirname(target), `.${randomBytes(8).toString('hex')}.part`)
    // Private files must not be readable by other users of this machine.
    const own = (privateFolders as readonly string[]).includes(path.split('/')[0] ?? '')
    await mkdir(this.#root, { recursive: true })
    await mkdir(dirname(target), { recursive: true, ...(own && { mode: 0o700 }) })
    try {
      await writeFile(draft, contents, { flush: true, ...(own && { mode: 0o600 }) })
      await rename(draft, target)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
}
