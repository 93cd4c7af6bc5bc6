import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sql } from '#platform/database/db.ts'
import type { Files } from '#server/base/files.ts'
import { encodeImage } from '#server/base/images/encoding.ts'
import {
  type ImageFolder,
  recordImage,
  removeImage,
  type StoredImage,
  writeForms,
} from '#server/base/images/images.ts'
import { type Sender, UploadedFile } from '#shared/base/files.ts'

interface NewImage {
  readonly folder: ImageFolder
  readonly bytes: Uint8Array
  /** The file name without the width; the default is random. */
  readonly name?: string
}

/** Stores a picture like an upload, in this process: its files first, then its row. A failure leaves nothing behind. */
export async function storeImage(
  { files, sql }: { readonly files: Files; readonly sql: Sql },
  { folder, bytes, name = randomBytes(16).toString('hex') }: NewImage,
): Promise<StoredImage> {
  const written = await writeForms(files, `${folder}/${name}`, await encodeImage(bytes))
  try {
    return await recordImage(sql, written)
  } catch (error) {
    await removeImage(files, written.path)
    throw error
  }
}

let folder: string | undefined

/** Creates an uploaded file, as a handler receives it. */
export function uploadedFile(
  bytes: Uint8Array,
  sender: Sender = { id: 1, gone: new AbortController().signal },
): UploadedFile {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'samak-test-incoming-'))
    process.once('exit', () => rmSync(made, { recursive: true, force: true }))
    folder = made
  }
  const path = join(folder, `${randomBytes(8).toString('hex')}.part`)
  writeFileSync(path, bytes)
  const digest = createHash('sha256').update(bytes).digest()
  return new UploadedFile('picture.jpg', {
    path,
    size: bytes.byteLength,
    digest,
    head: bytes.subarray(0, 64),
    sender,
  })
}
