import { randomBytes } from 'node:crypto'
import { generateURI, ScureBase32Plugin, verifySync } from 'otplib'

/** Codes by time, as every authenticator app makes them (RFC 6238): SHA-1, six digits, a new one every 30 seconds. */

/** A new shared secret: 160 random bits, as long as the hash behind it. */
export const newSecret = (): Buffer => randomBytes(20)

/** The secret as apps take it: base 32 in capitals (RFC 4648), without padding. */
export const inBase32 = (secret: Uint8Array): string => base32.encode(secret, { padding: false })

const base32 = new ScureBase32Plugin()

/** The address that brings the secret into an app: by a press on the same telephone, or as a picture. */
export function appAddress({ secret, issuer, account }: AppEntry): string {
  return generateURI({ secret: inBase32(secret), issuer, label: account })
}

interface AppEntry {
  readonly secret: Uint8Array
  /** Who asks for the code, and of which account. */
  readonly issuer: string
  readonly account: string
}

/** Of which step this code is: the present one, or one beside it for clocks that differ; undefined when of none. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  // The library throws at what is no code.
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1_000)
  const found = verifySync({ secret, token: code, epoch, epochTolerance: 30 })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}
