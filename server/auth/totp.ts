import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Codes by time, as every authenticator app makes them (RFC 6238): SHA-1, six digits, a new one every 30 seconds. */

/** A new shared secret: 160 random bits, as long as the hash behind it. */
export const newSecret = (): Buffer => randomBytes(20)

/** The secret as apps take it: base 32 in capitals (RFC 4648), without padding. */
export function inBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The address that brings the secret into an app: by a press on the same telephone, or as a picture. */
export function appAddress({ secret, issuer, account }: AppEntry): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${inBase32(secret)}&issuer=${encodeURIComponent(issuer)}`
}

interface AppEntry {
  readonly secret: Uint8Array
  /** Who asks for the code, and of which account. */
  readonly issuer: string
  readonly account: string
}

/** The step of time that a moment lies in. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / stepMs)

const stepMs = 30_000

/** The code of one step. */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Of which step this code is: the present one, or one beside it for clocks that differ; undefined when of none. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  const present = stepOf(now)
  // Each is compared, so that the time it takes says nothing.
  const found = [present, present - 1, present + 1].filter((step) => isSame(codeOf(secret, step), code))
  return found[0]
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
