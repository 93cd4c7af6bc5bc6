import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Call } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'
import { UploadedFile } from '#shared/base/files.ts'
import type { RawInput } from './validation.ts'

/** Identifies a call, so that a repetition of the call is recognised. */
export interface Repeat {
  /** The value of the `Idempotency-Key` header. */
  readonly key: string
  /** SHA-256 of the call and its whole input; files are hashed by their bytes. */
  readonly digest: Buffer
}

/**
 * Returns the idempotency key and the digest of a request; undefined if it has no `Idempotency-Key`. Refuses:
 * bad_request for an invalid key.
 */
export function repeatOf(call: Call, { headers }: FastifyRequest, sent: RawInput): Repeat | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('bad_request')
  const digest = createHash('sha256').update(call.key)
  add(digest, sent)
  return { key, digest: digest.digest() }
}

/** Hashes fields in the order of their names. Each value is prefixed with its kind and length. */
function add(digest: ReturnType<typeof createHash>, value: unknown): void {
  if (value instanceof UploadedFile) {
    add(digest, value.name)
    digest.update(`f${value.size}:`).update(value.digest)
  } else if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    digest.update(`o${fields.length}:`)
    for (const [name, item] of fields) {
      add(digest, name)
      add(digest, item)
    }
  } else {
    const text = `${typeof value} ${String(value)}`
    digest.update(`v${Buffer.byteLength(text)}:${text}`)
  }
}
