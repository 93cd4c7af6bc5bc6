import { hkdfSync, randomBytes, randomUUID, type webcrypto } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import { deleteKeysBefore, insertKey, type KeyRow, listKeys, lockKeys } from './store.ts'

/** HMAC-SHA-256 with a secret of 32 bytes. */
export interface SigningKey {
  /** The `kid` of the tokens that it signs. */
  readonly id: string
  readonly key: webcrypto.CryptoKey
  /** Derived from the same secret: encrypts what a token carries for this service alone. */
  readonly sealingKey: Buffer
  readonly createdAt: Date
}

/** The keys that all processes on one database share; each holds them in memory. */
export interface Keys {
  /** The one to sign with now: at most a day old. */
  current(): Promise<SigningKey>
  /** Undefined where no token of such a key can be alive. */
  byId(id: string): Promise<SigningKey | undefined>
}

export interface KeysOptions {
  readonly db: Database
  /** How long a token lives, seconds. */
  readonly tokenS: number
  readonly clock: Clock
}

/** A new key is made by the first who signs a day after the last was; a transaction sees to it that only one is. */
export function openKeys({ db, tokenS, clock }: KeysOptions): Keys {
  let held = new Map<string, SigningKey>()
  let newest: SigningKey | undefined
  let renewing: Promise<SigningKey> | undefined
  let loading: Promise<void> | undefined
  let loadedAt = Number.NEGATIVE_INFINITY

  async function hold(rows: readonly KeyRow[]): Promise<void> {
    const keys = await Promise.all(rows.map(async (row) => held.get(row.id) ?? (await importKey(row))))
    held = new Map(keys.map((key) => [key.id, key]))
    newest = keys[0]
  }

  async function renew(): Promise<SigningKey> {
    const now = await clock()
    const rows = await db.transaction(async (tx) => {
      await lockKeys(tx)
      const [last] = await listKeys(tx)
      if (!last || !signsOn(last.created_at, now)) await insertKey(tx, newKey(now))
      await deleteKeysBefore(tx, new Date(now.getTime() - DAY_MS - tokenS * 1_000 - APART_MS))
      return listKeys(tx)
    })
    await hold(rows)
    if (!newest) throw new Error('a signing key was made and is not there')
    return newest
  }

  /** False tokens must not become statements: whoever comes within a second takes what was found. */
  async function reload(): Promise<void> {
    if (performance.now() - loadedAt < RELOAD_MS) return
    loading ??= listKeys(db)
      .then(hold)
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
      if (newest && signsOn(newest.createdAt, await clock())) return newest
      renewing ??= renew().finally(() => {
        renewing = undefined
      })
      return renewing
    },
    async byId(id) {
      if (!held.has(id)) await reload()
      return held.get(id)
    },
  }
}

const DAY_MS = 24 * 60 * 60 * 1_000
const RELOAD_MS = 1_000
/** The clocks of the processes may differ by so much. */
const APART_MS = 60_000

function signsOn(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < DAY_MS
}

function newKey(now: Date): KeyRow {
  return { id: randomUUID(), secret: randomBytes(32), created_at: now }
}

async function importKey({ id, secret, created_at }: KeyRow): Promise<SigningKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  // Imported once: of a key's raw bytes the library would make this for every token.
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(secret), algorithm, false, [
    'sign',
    'verify',
  ])
  const sealingKey = Buffer.from(hkdfSync('sha256', secret, '', 'samak-behar main token', 32))
  return { id, key, sealingKey, createdAt: created_at }
}
