import { hkdfSync, randomBytes, randomUUID, type webcrypto } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import { deleteKeysBefore, insertKey, type KeyRow, listKeys, lockKeys } from './store.ts'

/** HMAC-SHA-256 with a secret of 32 bytes. */
export interface SigningKey {
  /** The `kid` of the tokens that this key signs. */
  readonly id: string
  readonly key: webcrypto.CryptoKey
  /** The key that encrypts the main token inside a token. It is derived from the same secret. */
  readonly sealingKey: Buffer
  readonly createdAt: Date
}

/** The signing keys, shared by all processes on one database and cached in memory. */
export interface Keys {
  /** The key to sign with, at most a day old. */
  current(): Promise<SigningKey>
  /** Undefined when no valid token can have this key. */
  byId(id: string): Promise<SigningKey | undefined>
}

export interface KeysOptions {
  readonly db: Database
  /** Lifetime of a token, seconds. */
  readonly tokenS: number
  readonly clock: Clock
}

/**
 * Opens the signing keys. If the newest key is more than a day old, the next signature creates a new key. A transaction
 * ensures that concurrent signatures create only one.
 */
export function openKeys({ db, tokenS, clock }: KeysOptions): Keys {
  let cached = new Map<string, SigningKey>()
  let newest: SigningKey | undefined
  let renewing: Promise<SigningKey> | undefined
  let loading: Promise<void> | undefined
  let loadedAt = Number.NEGATIVE_INFINITY

  async function cache(rows: readonly KeyRow[]): Promise<void> {
    const keys = await Promise.all(rows.map(async (row) => cached.get(row.id) ?? (await importKey(row))))
    cached = new Map(keys.map((key) => [key.id, key]))
    newest = keys[0]
  }

  async function renew(): Promise<SigningKey> {
    const now = await clock()
    const rows = await db.transaction(async (tx) => {
      await lockKeys(tx)
      const [last] = await listKeys(tx)
      if (!last || !isCurrent(last.created_at, now)) await insertKey(tx, newKey(now))
      await deleteKeysBefore(tx, new Date(now.getTime() - DAY_MS - tokenS * 1_000 - CLOCK_SKEW_MS))
      return listKeys(tx)
    })
    await cache(rows)
    if (!newest) throw new Error('the new signing key is missing')
    return newest
  }

  /** Reloads at most once a second, so that forged tokens do not cause statements. */
  async function reload(): Promise<void> {
    if (performance.now() - loadedAt < RELOAD_MS) return
    loading ??= listKeys(db)
      .then(cache)
      .then(() => {
        loadedAt = performance.now()
      })
      .finally(() => {
        loading = undefined
      })
    await loading
  }

  return {
    async current() {
      if (newest && isCurrent(newest.createdAt, await clock())) return newest
      renewing ??= renew().finally(() => {
        renewing = undefined
      })
      return renewing
    },
    async byId(id) {
      if (!cached.has(id)) await reload()
      return cached.get(id)
    },
  }
}

const DAY_MS = 24 * 60 * 60 * 1_000
const RELOAD_MS = 1_000
/** The maximum difference between the clocks of the processes. */
const CLOCK_SKEW_MS = 60_000

function isCurrent(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < DAY_MS
}

function newKey(now: Date): KeyRow {
  return { id: randomUUID(), secret: randomBytes(32), created_at: now }
}

async function importKey({ id, secret, created_at }: KeyRow): Promise<SigningKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  // The key is imported once. If the library got raw bytes, it would import the key for every token.
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(secret), algorithm, false, [
    'sign',
    'verify',
  ])
  const sealingKey = Buffer.from(hkdfSync('sha256', secret, '', 'samak-behar main token', 32))
  return { id, key, sealingKey, createdAt: created_at }
}
