import { createHash, randomBytes } from 'node:crypto'

/** A new bearer token: 32 random bytes, known to its bearer only. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What of a token is kept: its SHA-256. A plain hash is enough for 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
