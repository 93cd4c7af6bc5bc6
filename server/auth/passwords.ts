import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { networkOf } from '#platform/limits/clientAddress.ts'
import { openGate } from './limits/gate.ts'

/**
 * Hashes a new password: argon2id over 19 MiB in two passes, with a random salt. `address` is the client's IP address,
 * because the queue serves the networks in turn. Refuses: unavailable when the queue is full.
 */
export function hashPassword(password: string, address: string): Promise<string> {
  return gate(networkOf(address), () => hash(normalized(password), argon2id))
}

/**
 * Whether the password matches the stored hash. Without a hash (unknown mobile) it takes the same time and returns
 * false. Refuses: unavailable when the queue, or the share of this address, is full.
 */
export async function isPassword(
  password: string,
  stored: string | null | undefined,
  address: string,
): Promise<boolean> {
  const right = await gate(networkOf(address), () => verify(stored ?? dummyHash, normalized(password)))
  return right && stored !== null && stored !== undefined
}

/** Keyboards send a letter with a diacritic as one code point or as two. Both forms must match. */
const normalized = (password: string) => password.normalize('NFC')

const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of an unknown password, which is compared when there is no stored hash. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$os9rBR/KwUApzmKvK3c+CA$5go+g1qtJhyN4huitIZ5o81b6cAIa8apgjSblz1qu88'

/** One core stays free for reads. One address (for IPv6, one /64) may fill at most a quarter of the queue. */
const atOnce = Math.max(1, availableParallelism() - 1)
const gate = openGate({ atOnce, waiting: 100 * atOnce, waitingPerSource: 25 * atOnce })
