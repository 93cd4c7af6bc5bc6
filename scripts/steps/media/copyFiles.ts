import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { PlainError } from '#platform/plainError.ts'
import type { Files, StoredFile } from '#server/base/files.ts'

export interface Copied {
  readonly copied: number
  /** The number of files that the target already had, with the same bytes. */
  readonly present: number
  /** The total size of the copied files in bytes. */
  readonly bytes: number
}

export interface CopyOptions {
  /** Called with the number of files done, and of all files. */
  readonly count: (done: number, all: number) => void
  readonly signal: AbortSignal
}

/**
 * Copies every file that `to` does not have with the same bytes, so that an interrupted run can be repeated. Then lists
 * `to` again and compares the size and the hash of every copy. A file that is deleted meanwhile is skipped.
 */
export async function copyFiles(from: Files, to: Files, { count, signal }: CopyOptions): Promise<Copied> {
  const all = await Array.fromAsync(from.list({ named: complete }))
  const before = await storedIn(to)
  const sums = new Map<string, string>()
  let done = 0
  let bytes = 0
  let present = 0
  const waiting = all.values()
  const work = async () => {
    for (const { path } of waiting) {
      signal.throwIfAborted()
      const contents = await contentsOf(from, path)
      if (contents) {
        sums.set(path, md5(contents))
        if (await isCopy(to, before.get(path), contents)) present += 1
        else {
          await to.write(path, contents)
          bytes += contents.length
        }
      }
      done += 1
      count(done, all.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await compare(to, sums)
  return { copied: sums.size - present, present, bytes }
}

const atOnce = 8

/** Names of complete files; a draft begins with a dot. */
const complete = /^[^.]/

async function storedIn(files: Files): Promise<ReadonlyMap<string, StoredFile>> {
  const stored = await Array.fromAsync(files.list())
  return new Map(stored.map((file) => [file.path, file]))
}

/** Throws when a file that was copied is missing or has other bytes. */
async function compare(to: Files, sums: ReadonlyMap<string, string>): Promise<void> {
  const after = await storedIn(to)
  for (const [path, sum] of sums) {
    const stored = after.get(path)
    if (stored?.tag === sum) continue
    const contents = stored && (await contentsOf(to, path))
    if (!contents || md5(contents) !== sum) throw new PlainError(`The copy of ${path} is missing or differs.`)
  }
}

/**
 * Whether a stored file has these bytes. If its tag is not their MD5, as in a bucket with its own encryption, the bytes are
 * compared.
 */
async function isCopy(to: Files, stored: StoredFile | undefined, contents: Buffer): Promise<boolean> {
  if (stored?.size !== contents.length) return false
  if (stored.tag === md5(contents)) return true
  return (await contentsOf(to, stored.path))?.equals(contents) ?? false
}

async function contentsOf(files: Files, path: string): Promise<Buffer | undefined> {
  const found = await files.open(path)
  if (!found) return undefined
  return found.bytes instanceof Uint8Array ? Buffer.from(found.bytes) : buffer(found.bytes)
}

const md5 = (contents: Uint8Array) => createHash('md5').update(contents).digest('hex')
