import { createHash } from 'node:crypto'
import type { Sql } from '#platform/database/db.ts'
import { networkOf } from '#platform/limits/clientAddress.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { deleteUses, isKnownAddress, takeUses, type Use } from './usesStore.ts'

/** Counts a sign-in attempt, right or wrong. Refuses: too_many_requests (contract 1, limits). */
export async function limitSignIn(db: Sql, mobile: string, address: string): Promise<void> {
  const { windowMs, perMobileAndAddress, perAddress } = limits.signIn
  const network = networkOf(address)
  await take(db, [
    use('sign_in', [mobile, network], perMobileAndAddress, windowMs),
    use('sign_in_address', [network], perAddress, windowMs),
  ])
}

/**
 * Resets the count of sign-in attempts for this mobile from this network, because the person proved that the mobile is
 * theirs.
 */
export function forgetTries(tx: Sql, mobile: string, address: string): Promise<void> {
  return deleteUses(tx, { what: 'sign_in', key: keyOf([mobile, networkOf(address)]) })
}

/** Counts an attempt at a second factor, from any address. Refuses: too_many_requests. */
export function limitFactor(db: Sql, userId: number): Promise<void> {
  const { windowMs } = limits.signIn
  return take(db, [use('second_factor', [String(userId)], limits.code.tries, windowMs)])
}

/** Resets the count of second-factor attempts after a right code. */
export function forgetFactorTries(db: Sql, userId: number): Promise<void> {
  return deleteUses(db, { what: 'second_factor', key: keyOf([String(userId)]) })
}

/**
 * Counts a code before it is sent. Refuses: too_many_requests (contract 1, limits). Other people can use up the daily
 * limit of a mobile, so this limit does not apply to IP addresses from which its owner signed in before.
 */
export async function limitCodes(db: Sql, mobile: string, address: string): Promise<void> {
  const { perHour, perDay, perAddressHour } = limits.code
  const network = networkOf(address)
  const known = await isKnownAddress(db, addressKey(mobile, address))
  await take(db, [
    use('code', [mobile, network], perHour, HOUR_MS),
    use('code_address', [network], perAddressHour, HOUR_MS),
    ...(known ? [] : [use('code_day', [mobile], perDay, 24 * HOUR_MS)]),
  ])
}

/** The hash that is stored for the IP address of a sign-in. It identifies the address without storing it. */
export function addressKey(mobile: string, address: string): Buffer {
  return keyOf(['known', mobile, networkOf(address)])
}

const HOUR_MS = 3_600_000

async function take(db: Sql, uses: readonly Use[]): Promise<void> {
  const retryAfterS = await takeUses(db, uses)
  if (retryAfterS !== null) throw new Refusal('too_many_requests', undefined, { retryAfterS })
}

function use(what: string, of: readonly string[], most: number, windowMs: number): Use {
  return { what, key: keyOf(of), most, windowS: windowMs / 1_000 }
}

/** SHA-256 of the JSON array. The array keeps the parts separate. The hash hides the mobile number and the IP address. */
function keyOf(parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
