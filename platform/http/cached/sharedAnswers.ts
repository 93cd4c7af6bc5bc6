import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#shared/base/call.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { ReadMode } from '../../database/readMode.ts'
import type { Caller } from '../caller.ts'
import { takes } from '../encodings.ts'
import { ShortCache } from '../shortCache.ts'
import type { RawInput } from '../validation.ts'
import { type Finished, finish } from './finished.ts'
import { idsWith, type OwnField, withOwn } from './ownField.ts'

/** Answers that are the same for every reader in one language, cached for a second (decisions 7 and 82). */
export class SharedAnswers {
  readonly #answers = new ShortCache<SharedAnswer>()
  /** The time at which each person last changed something through this process, oldest first (`performance.now()`). */
  readonly #changes = new Map<Caller['id'], number>()

  /** Notes that the person has changed something; their next reads are computed after this moment. */
  noteChange(id: Caller['id']): void {
    const now = performance.now()
    this.#changes.delete(id)
    this.#changes.set(id, now)
    for (const [person, at] of this.#changes) {
      if (now - at < changeMs) return
      this.#changes.delete(person)
    }
  }

  /** The shared answer; `make` returns the answer's data for an anonymous reader. */
  get(key: string, reader: Caller | undefined, make: () => Promise<unknown>): Promise<SharedAnswer> {
    const compute = async () => withIds(finish(JSON.stringify({ data: await make() })))
    return this.#answers.get(key, compute, reader && this.#changes.get(reader.id))
  }

  /** The time at which the answer expires, as in {@link ShortCache}. */
  until(key: string): number {
    return this.#answers.until(key)
  }
}

/** A time that is longer than the lifetime and the computation of a cached answer together. */
const changeMs = 15_000

interface SharedAnswer extends Finished {
  /** The ids of the objects that have the field, in order; they are collected for the first signed-in reader. */
  readonly idsWith: (field: string) => readonly number[]
}

function withIds(finished: Finished): SharedAnswer {
  let ids: readonly number[] | undefined
  return {
    ...finished,
    idsWith: (field) => {
      ids ??= idsWith(field, JSON.parse(finished.bytes.toString()))
      return ids
    },
  }
}

/** The cache key of a shared answer. Answers from a replica may be older, so they have keys of their own. */
export function answerKey(
  { key }: Call,
  locale: Locale,
  { params, query }: RawInput,
  mode: ReadMode,
): string {
  return `${mode} ${key} ${locale} ${JSON.stringify([params, query])}`
}

/** Sends a shared answer to an anonymous reader; `until` is the time until which it may be sent without routing. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  finished: Finished,
  until: number,
) {
  reply.header('cache-control', 'public, max-age=1').header('etag', finished.etag)
  if (request.headers['if-none-match'] === finished.etag) return reply.status(304).send()
  reply.type('application/json; charset=utf-8')
  const bytes = await encoded(request, reply, finished)
  request.server.answerCache?.store(request, reply, bytes, until)
  return reply.send(bytes)
}

/** The body of a shared answer for a signed-in reader; it is compressed only if none of its objects is the reader's own. */
export async function ownAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  shared: SharedAnswer,
  { own, reader }: { readonly own: OwnField; readonly reader: Caller },
): Promise<Buffer> {
  const ids = shared.idsWith(own.name)
  const mine = ids.length > 0 ? await own.among(reader.id, ids) : new Set<number>()
  if (mine.size === 0) return encoded(request, reply, shared)
  return withOwn(shared.bytes, own.name, ids, mine)
}

/** The bytes of a shared answer, compressed if the client accepts gzip and the answer is too long for one network packet. */
async function encoded(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, gzipped }: Finished,
): Promise<Buffer> {
  if (bytes.length < 1_400 || !takes('gzip', headers['accept-encoding'])) return bytes
  reply.header('content-encoding', 'gzip')
  return gzipped()
}
