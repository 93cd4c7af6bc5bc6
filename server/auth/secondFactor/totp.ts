import { randomBytes } from 'node:crypto'
import { generateURI, ScureBase32Plugin, verifySync } from 'otplib'

/** Time-based one-time passwords (RFC 6238): SHA-1, six digits, steps of 30 seconds. */

/** A new shared secret of 160 random bits, the length of the hash. */
export const newSecret = (): Buffer => randomBytes(20)

/** The secret for authenticator apps: base 32 in capitals (RFC 4648), without padding. */
export const inBase32 = (secret: Uint8Array): string => base32.encode(secret, { padding: false })

const base32 = new ScureBase32Plugin()

/** The otpauth:// address that adds the secret to an app, as a link or as a QR code. */
export function appAddress({ secret, issuer, account }: AppEntry): string {
  return generateURI({ secret: inBase32(secret), issuer, label: account })
}

interface AppEntry {
  readonly secret: Uint8Array
  /** The names that the authenticator app shows. */
  readonly issuer: string
  readonly account: string
}

/** The time step of a code: the current step or a neighbour, because clocks differ; undefined for other codes. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  // The library throws for a text that is not a code, so the text is checked first.
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1_000)
  const found = verifySync({ secret, token: code, epoch, epochTolerance: 30 })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}
