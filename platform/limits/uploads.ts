import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '#shared/base/errors.ts'
import { type Sender, UploadedFile } from '#shared/base/files.ts'
import { limits } from '#shared/base/limits.ts'

/** Stores the files of forms until their calls are answered. */
export interface Uploads {
  begin(sender: Sender): FormFiles
  /** The number of bytes on the disk for forms that are not answered yet. */
  readonly bytes: number
  /** The number of forms refused for lack of space. */
  readonly turnedAway: number
}

/** The files of one form. */
export interface FormFiles {
  /**
   * Stores a file as it arrives. Refuses: unavailable beyond the limit of this process, too_many_requests beyond the sender's
   * limit, storage_full when the disk is full.
   */
  store(name: string, bytes: AsyncIterable<Uint8Array>): Promise<UploadedFile>
  /** The number and the total bytes of the stored files. */
  readonly count: number
  readonly bytes: number
  /** Deletes all files of the form. */
  discard(): Promise<void>
}

export interface UploadsOptions {
  readonly folder: string
  /** The limits of pending bytes: of all senders together, and of one sender. */
  readonly most?: { readonly bytes: number; readonly ofOne: number }
}

/** Stores the files of forms in a folder that several processes may share. */
export function openUploads({ folder, most = limits.upload.underWay }: UploadsOptions): Uploads {
  const ofOne = new Map<Sender['id'], number>()
  let total = 0
  let turnedAway = 0

  function count(id: Sender['id'], bytes: number): void {
    total += bytes
    const own = (ofOne.get(id) ?? 0) + bytes
    if (own > 0) ofOne.set(id, own)
    else ofOne.delete(id)
  }

  function requireRoom(id: Sender['id'], bytes: number): void {
    const full = total + bytes > most.bytes
    if (!full && (ofOne.get(id) ?? 0) + bytes <= most.ofOne) return
    turnedAway += 1
    throw new Refusal(full ? 'unavailable' : 'too_many_requests', undefined, {
      ...(full && { words: 'pictures_busy' }),
      retryAfterS,
    })
  }

  function begin(sender: Sender): FormFiles {
    const paths: string[] = []
    let counted = 0
    let files = 0
    return {
      get count() {
        return files
      },
      get bytes() {
        return counted
      },
      async store(name, bytes) {
        const path = join(folder, `${randomBytes(16).toString('hex')}.part`)
        const digest = createHash('sha256')
        let size = 0
        let head: Uint8Array = new Uint8Array()
        try {
          const file = await create(folder, path)
          paths.push(path)
          try {
            for await (const chunk of bytes) {
              requireRoom(sender.id, chunk.length)
              count(sender.id, chunk.length)
              counted += chunk.length
              if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes)
              size += chunk.length
              digest.update(chunk)
              await file.writeFile(chunk)
            }
          } finally {
            await file.close()
          }
        } catch (error) {
          throw isDiskFull(error) ? new Refusal('storage_full') : error
        }
        if (size > 0) files += 1
        return new UploadedFile(name, { path, size, digest: digest.digest(), head, sender })
      },
      async discard() {
        // If a deletion fails here, sweepUploads deletes the file later.
        await Promise.allSettled(paths.map((path) => rm(path, { force: true })))
        count(sender.id, -counted)
        counted = 0
      },
    }
  }

  return {
    begin,
    get bytes() {
      return total
    },
    get turnedAway() {
      return turnedAway
    },
  }
}

/**
 * Deletes the files of killed processes; returns their number. Files younger than twice the longest upload may belong to a
 * running process.
 */
export async function sweepUploads(folder: string, now: Date): Promise<number> {
  const oldest = now.getTime() - 2 * limits.pace.formMs
  let deleted = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found || found.mtimeMs > oldest) continue
    await rm(path, { force: true })
    deleted += 1
  }
  return deleted
}

const headBytes = 64
const retryAfterS = 10

/** Creates a file that only this user can read. */
async function create(folder: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return open(path, 'wx', 0o600)
  }
}

/** Whether the disk or its quota is full; looks through wrapped errors. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  return code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(error.cause)
}
