import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Encrypts the main token that an integration token carries, so that every process can call the main API with it:
 * AES-256-GCM, bound to the person, readable by this service alone.
 */
export function sealToken(main: string, userId: number, key: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(String(userId)))
  const sealed = Buffer.concat([cipher.update(main, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a sealed main token; undefined when the text was sealed with another key or for another person, or was changed. */
export function unsealToken(text: string, userId: number, key: Buffer): string | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(String(userId))).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
