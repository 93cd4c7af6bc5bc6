import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasWritten } from '../recentWrite.ts'

/**
 * The values on which an answer depends in addition to its address, as one text. The text must differ whenever the routed
 * answer differs. Undefined means that the answer is not cached.
 */
export type Variant = (request: IncomingMessage) => string | undefined

/** Called for every answer from the cache, with the route's address and the duration in ms. */
export type Observer = (route: string, tookMs: number) => void

/**
 * A cache of complete answers by request address and variant. Its answers are sent without routing, validation and hooks.
 * An answer is stored only after the router has produced it, with exactly the same headers, and expires together with its
 * source. Other requests go to the router: those with a token, the mark of a recent write, an ETag, a body or another
 * method than GET.
 */
export class AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>()
  readonly #variants: { readonly prefix: string; readonly variant: Variant }[] = []
  readonly #admits: (request: IncomingMessage) => boolean
  readonly #most: number
  #observe: Observer | undefined
  #open = true

  /** `admits` counts a request against the limit of its address; a refused request goes to the router. */
  constructor(admits: (request: IncomingMessage) => boolean, most = 1_000) {
    this.#admits = admits
    this.#most = most
  }

  /** Varies the answers of addresses that start with `prefix`; the first matching prefix applies. */
  vary(prefix: string, variant: Variant): void {
    this.#variants.push({ prefix, variant })
  }

  observe(observer: Observer): void {
    this.#observe = observer
  }

  /** Clears the cache; afterwards the router answers every request. */
  close(): void {
    this.#open = false
    this.#answers.clear()
  }

  get size(): number {
    return this.#answers.size
  }

  /** Answers the request if its answer is cached. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const from = performance.now()
    const key = this.#keyOf(request)
    const cached = key === undefined ? undefined : this.#answers.get(key)
    if (!cached || cached.until <= from || !this.#admits(request)) return false
    response.writeHead(200, cached.headers)
    response.end(cached.body)
    this.#observe?.(cached.route, performance.now() - from)
    return true
  }

  /** Stores the answer that `reply` is about to send, with its complete headers, until `until` (`performance.now()`). */
  store(request: FastifyRequest, reply: FastifyReply, body: Buffer, until: number): void {
    const key = reply.statusCode === 200 ? this.#keyOf(request.raw) : undefined
    const now = performance.now()
    if (key === undefined || until <= now) return
    const headers = { ...reply.getHeaders(), 'content-length': body.length }
    this.#answers.delete(key)
    this.#evict(now)
    this.#answers.set(key, {
      headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
      body,
      until,
      route: request.routeOptions.url ?? 'unknown',
    })
  }

  #keyOf(request: IncomingMessage): string | undefined {
    const { method, url = '', headers } = request
    if (method !== 'GET' || !this.#open || url.length > longest || isUncacheable(headers)) return undefined
    const variant = this.#variants.find(({ prefix }) => url.startsWith(prefix))?.variant(request)
    return variant === undefined ? undefined : `${variant} ${url}`
  }

  /** The map is in the order of insertion: the oldest answers come first. */
  #evict(now: number): void {
    for (const [key, { until }] of this.#answers) {
      if (until > now && this.#answers.size < this.#most) return
      this.#answers.delete(key)
    }
  }
}

interface CachedAnswer {
  /** Alternating names and values. */
  readonly headers: string[]
  readonly body: Buffer
  readonly until: number
  readonly route: string
}

/** Addresses that are longer, in characters, are not cached. */
const longest = 512

function isUncacheable(headers: IncomingMessage['headers']): boolean {
  return (
    headers.authorization !== undefined ||
    hasWritten(headers) ||
    headers['if-none-match'] !== undefined ||
    headers['content-length'] !== undefined ||
    headers['transfer-encoding'] !== undefined
  )
}
