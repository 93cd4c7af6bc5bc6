import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { DatabaseUnavailable, type Sql } from '#platform/database/db.ts'
import { isDiskFull } from '#platform/limits/uploads.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { UploadedFile } from '#shared/base/files.ts'
import { limits } from '#shared/base/limits.ts'
import { type Files, StorageUnavailable } from '../files.ts'
import { insertImage } from '../images/store.ts'

/**
 * The formats in which browsers record: Chromium and Firefox record WebM or Ogg with Opus, and Safari records MP4 with
 * AAC.
 */
export const voiceTypes = { webm: 'audio/webm', ogg: 'audio/ogg', m4a: 'audio/mp4' } as const
export type VoiceKind = keyof typeof voiceTypes

/** The path of a stored voice note below /uploads/. */
export const voicePath = /^voices\/[0-9a-f]{32}\.(webm|ogg|m4a)$/

/** Recognizes the format by the first bytes; undefined for every other file, regardless of the file's name. */
export function voiceKindOf(head: Uint8Array): VoiceKind | undefined {
  const text = (from: number, to: number) => Buffer.from(head.subarray(from, to)).toString('latin1')
  if (text(0, 4) === '\x1a\x45\xdf\xa3' && text(0, 64).includes('webm')) return 'webm'
  if (text(0, 4) === 'OggS' && /OpusHead|vorbis/.test(text(0, 64))) return 'ogg'
  if (text(4, 8) === 'ftyp' && /^(M4A |mp4[12]|isom|iso[2-9]|dash)/.test(text(8, 12))) return 'm4a'
  return undefined
}

/**
 * Stores a voice note, then runs `work`, which inserts its row, like withUpload for pictures. The bytes are not decoded: they
 * are stored as they were sent and served as audio only. Refuses another format with 415, and at `voice` a note of more than a
 * megabyte with 413. Refuses with 503 while S3 is not available, and with 507 when the disk is full.
 */
export async function withVoice<Result>(
  files: Files,
  voice: UploadedFile | undefined,
  work: (path: string | undefined) => Promise<Result>,
): Promise<Result> {
  if (!voice) return work(undefined)
  const path = await writeVoice(files, voice)
  try {
    return await work(path)
  } catch (error) {
    // After a lost connection, the row may exist, so the sweep decides later whether the file is deleted. The sweep also
    // repeats a deletion that fails here.
    if (!(error instanceof DatabaseUnavailable)) await files.delete(path).catch(() => undefined)
    throw error
  }
}

async function writeVoice(files: Files, { head, path: sent, size }: UploadedFile): Promise<string> {
  const kind = voiceKindOf(head)
  if (!kind) throw new Refusal('unsupported_media')
  const bound = limits.upload.voiceBytes / (1024 * 1024)
  if (size > limits.upload.voiceBytes)
    throw new Refusal('too_large', { voice: [{ code: 'file_size', bound }] })
  const path = `voices/${randomBytes(16).toString('hex')}.${kind}`
  try {
    await files.write(path, await readFile(sent))
  } catch (error) {
    if (error instanceof StorageUnavailable)
      throw new Refusal(
        'unavailable',
        { voice: [{ code: 'storage_away' }] },
        { words: 'storage_away', retryAfterS: 60 },
      )
    throw isDiskFull(error) ? new Refusal('storage_full') : error
  }
  return path
}

/** Inserts the row of a stored voice note into the table of pictures. */
export function recordVoice(tx: Sql, path: string): Promise<number> {
  return insertImage(tx, { path, width: null, height: null })
}
