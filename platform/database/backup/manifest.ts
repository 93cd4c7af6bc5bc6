import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { PlainError } from '../../plainError.ts'
import { manifestName } from './baseBackup.ts'

/** A file of a backup and the SHA-256 of its bytes, in hexadecimal digits. */
export interface SummedFile {
  readonly path: string
  readonly sum: string
}

/** The files that PostgreSQL's manifest lists; throws when the manifest itself was changed. */
export async function readManifest(folder: string): Promise<SummedFile[]> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new PlainError(`There is no complete backup of a database in ${folder}.`)
  })
  const end = text.lastIndexOf('"Manifest-Checksum"')
  const { Files: files, 'Manifest-Checksum': own } = JSON.parse(text) as Manifest
  if (createHash('sha256').update(text.slice(0, end)).digest('hex') !== own)
    throw new PlainError(`The backup is damaged: the manifest in ${folder} does not match its checksum.`)
  return files.map(({ Path, 'Encoded-Path': encoded, Checksum: sum = '' }) => ({
    path: Path ?? Buffer.from(encoded ?? '', 'hex').toString(),
    sum,
  }))
}

interface Manifest {
  readonly Files: readonly {
    readonly Path?: string
    readonly 'Encoded-Path'?: string
    readonly Checksum?: string
  }[]
  readonly 'Manifest-Checksum': string
}

/** Throws when a file is missing or its bytes do not match. */
export async function checkSums(
  folder: string,
  files: readonly SummedFile[],
  count?: (done: number, all: number) => void,
): Promise<void> {
  let done = 0
  const waiting = files.values()
  const work = async () => {
    for (const { path, sum } of waiting) {
      if ((await sumOf(join(folder, path))) !== sum)
        throw new PlainError(`The backup is damaged: ${join(folder, path)} is missing or was changed.`)
      done += 1
      count?.(done, files.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

const atOnce = 8

/** The SHA-256 of a file; undefined when it is missing. */
export async function sumOf(path: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path), hash)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return hash.digest('hex')
}
