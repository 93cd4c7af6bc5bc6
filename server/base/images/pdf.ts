import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { UploadedFile } from '#shared/base/files.ts'
import { limits } from '#shared/base/limits.ts'
import type { Files } from '../files.ts'
import type { ImageFolder, WrittenImage } from './images.ts'

/** Whether the first bytes are those of a PDF. A file with other bytes before the PDF is not accepted. */
export function isPdf(head: Uint8Array): boolean {
  return /^%PDF-[12]\.\d/.test(Buffer.from(head.subarray(0, 8)).toString('latin1'))
}

/**
 * Returns the bytes of an uploaded PDF, `too_large`, or `broken` when the end of the PDF is missing. The PDF is not
 * decoded but stored as it was sent. Therefore only private folders contain PDFs, and they are served with a sandbox
 * policy.
 */
export async function readPdf({ path, size }: UploadedFile): Promise<Uint8Array | 'too_large' | 'broken'> {
  if (size > limits.upload.bytes) return 'too_large'
  const bytes = await readFile(path)
  return isWhole(bytes) ? bytes : 'broken'
}

/** Whether the PDF has its end marker, which names an offset inside of the file. */
function isWhole(bytes: Buffer): boolean {
  const end = bytes.subarray(-endBytes).toString('latin1')
  const place = [...end.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)?.[1]
  return place !== undefined && Number(place) < bytes.length
}

/** PDF viewers look for the end marker in the last 1,024 bytes. */
const endBytes = 1_024

/** Writes a PDF under a random name. */
export async function writePdf(files: Files, folder: ImageFolder, bytes: Uint8Array): Promise<WrittenImage> {
  const path = `${folder}/${randomBytes(16).toString('hex')}.pdf`
  await files.write(path, bytes)
  return { path, width: null, height: null }
}
