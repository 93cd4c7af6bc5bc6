import { randomBytes } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { PlainError } from '#platform/plainError.ts'

/** Stores uploaded and rendered files. Paths are below /uploads/: `products/ab12-640.webp`. */
export interface Files {
  /** Replaces a file atomically: readers get either the old or the new bytes. */
  write(path: string, bytes: Uint8Array): Promise<void>
  /** A file for reading; undefined when it is missing. The caller has to consume a stream. */
  open(path: string): Promise<OpenFile | undefined>
  /** Deletes a file; a missing path is not an error. */
  delete(path: string): Promise<void>
  /**
   * Lists the files in no particular order: those whose name matches `named` and that were last changed before
   * `before`.
   */
  list(which?: { readonly named?: RegExp; readonly before?: Date }): AsyncIterable<StoredFile>
}

export interface OpenFile {
  readonly bytes: Readable | Uint8Array
  readonly size: number
}

export interface StoredFile {
  readonly path: string
  readonly size: number
  /** The entity tag of a file in a bucket, without quotes: mostly the MD5 of the bytes. Absent on a disk. */
  readonly tag?: string
}

/** The storage is not reachable, or does not answer in time. The HTTP layer answers 503 with Retry-After. */
export class StorageUnavailable extends PlainError {
  readonly statusCode = 503

  constructor(cause: unknown) {
    super(`The storage of pictures is not available: ${cause instanceof Error ? cause.message : cause}`)
    this.cause = cause
  }
}

/** Folders of pictures that only their owners and staff may see. */
export const privateFolders = ['receipts', 'documents', 'returns'] as const

/** Whether only the owners of a file and staff may see it. */
export function isPrivate(path: string): boolean {
  return (privateFolders as readonly string[]).includes(path.split('/')[0] ?? '')
}

/** The folder that is served under /uploads/. */
export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads')
}

/** The temporary folder of uploads that are still being received. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'incoming')
}

/** Files on this machine's disk, below `DATA_DIR/uploads`. */
export function openDisk(dataDir: string): Files {
  const root = uploadsFolder(dataDir)
  return {
    write: async (path, bytes) => replaceFile(join(root, inside(path)), bytes, isPrivate(path)),
    open: async (path) => openFile(join(root, inside(path))),
    delete: async (path) => rm(join(root, inside(path)), { force: true }),
    list: (which) => listFiles(root, which),
  }
}

/** Throws for a path that leaves the folder of uploads. */
export function inside(path: string): string {
  if (!/^[\w-][\w.-]*(?:\/[\w.-]*\w[\w.-]*)+$/.test(path))
    throw new RangeError(`not a path of uploads: ${path}`)
  return path
}

/** Writes a draft next to the file and renames it, so that readers never get half of a file. */
async function replaceFile(target: string, contents: Uint8Array, own: boolean): Promise<void> {
  const draft = join(dirname(target), `.${randomBytes(8).toString('hex')}.part`)
  // Private files must not be readable by other users of this machine.
  await mkdir(dirname(dirname(target)), { recursive: true })
  await mkdir(dirname(target), { recursive: true, ...(own && { mode: 0o700 }) })
  try {
    await writeFile(draft, contents, { flush: true, ...(own && { mode: 0o600 }) })
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function openFile(path: string): Promise<OpenFile | undefined> {
  const handle = await open(path).catch(unlessGone)
  const found = await handle?.stat()
  if (handle && found?.isFile()) return { bytes: handle.createReadStream(), size: found.size }
  await handle?.close()
}

/** Folders of uploads are flat: their subfolders are not listed. */
async function* listFiles(root: string, { named, before }: Parameters<Files['list']>[0] = {}) {
  for await (const folder of entriesOf(root)) {
    if (!folder.isDirectory()) continue
    for await (const { name } of entriesOf(join(root, folder.name))) {
      if (named && !named.test(name)) continue
      const found = await stat(join(root, folder.name, name)).catch(unlessGone)
      if (!found?.isFile() || (before && found.mtime >= before)) continue
      yield { path: `${folder.name}/${name}`, size: found.size }
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
