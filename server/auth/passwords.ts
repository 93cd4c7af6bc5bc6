import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { networkOf } from '#platform/limits/clientAddress.ts'
import { openGate } from './limits/gate.ts'

/**
 * What a new password is kept as: argon2id over 19 MiB in two passes, with a salt of its own. `address` is the client's, in
 * whose turn the work is done. Refuses: unavailable, when too many wait.
 */
export function hashPassword(password: string, address: string): Promise<string> {
  return gate(networkOf(address), () => hash(typed(password), argon2id))
}

/**
 * Whether this is the password. Without a hash (nobody has this mobile) it works as long as with one, and says no.
 * Refuses: unavailable, when too many wait, in all or from this address.
 */
export async function isPassword(
  password: string,
  kept: string | null | undefined,
  address: string,
): Promise<boolean> {
  const right = await gate(networkOf(address), () => verify(kept ?? nobodys, typed(password)))
  return right && kept !== null && kept !== undefined
}

/** Keyboards write one letter with its sign as one character or as two; to its person it is the same password. */
const typed = (password: string) => password.normalize('NFC')

const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of a password that nobody knows. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$os9rBR/KwUApzmKvK3c+CA$5go+g1qtJhyN4huitIZ5o81b6cAIa8apgjSblz1qu88'

/** One core stays free for reading, however many sign in at once. One address (IPv6: /64) may fill a quarter of the queue. */
const atOnce = Math.max(1, availableParallelism() - 1)
const gate = openGate({ atOnce, waiting: 100 * atOnce, waitingPerSource: 25 * atOnce })
