import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * On what an answer hangs beside its address, as one text. Undefined: this request goes the long way.
 * It must tell apart whatever the long way tells apart.
 */
export type Variant = (request: IncomingMessage) => string | undefined

/** Hears of every answer that went out from here: the route's address and how long it took, ms. */
export type Observer = (route: string, tookMs: number) => void

/**
 * Whole answers by the text of the request, so that asking again needs no routing, no checking and no hooks. An answer
 * comes here only after it went the long way, with the very headers that it got there, and never outlives what is kept
 * there. What is not plainly the same question goes the long way: a token, a known ETag, a body, another method.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, Kept>()
  readonly #kinds: { readonly prefix: string; readonly variant: Variant }[] = []
  readonly #admits: (request: IncomingMessage) => boolean
  readonly #most: number
  #observe: Observer | undefined
  #open = true

  /** `admits` counts a request against its address's limit; a refused one goes the long way and is told there. */
  constructor(admits: (request: IncomingMessage) => boolean, most = 1_000) {
    this.#admits = admits
    this.#most = most
  }

  /** Addresses that start with `prefix` hang on this; the first prefix that fits counts. */
  vary(prefix: string, variant: Variant): void {
    this.#kinds.push({ prefix, variant })
  }

  observe(observer: Observer): void {
    this.#observe = observer
  }

  /** From now on everything goes the long way. */
  close(): void {
    this.#open = false
    this.#answers.clear()
  }

  get size(): number {
    return this.#answers.size
  }

  /** Answers the request if its answer is here. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const from = performance.now()
    const key = this.#keyOf(request)
    const kept = key === undefined ? undefined : this.#answers.get(key)
    if (!kept || kept.until <= from || !this.#admits(request)) return false
    response.writeHead(200, kept.headers)
    response.end(kept.body)
    this.#observe?.(kept.route, performance.now() - from)
    return true
  }

  /** Keeps what `reply` is about to send, its headers all set, up to `until` on the clock of `performance.now()`. */
  keep(request: FastifyRequest, reply: FastifyReply, body: Buffer, until: number): void {
    const key = reply.statusCode === 200 ? this.#keyOf(request.raw) : undefined
    const now = performance.now()
    if (key === undefined || until <= now) return
    const headers = { ...reply.getHeaders(), 'content-length': body.length }
    this.#answers.delete(key)
    this.#forgetOld(now)
    this.#answers.set(key, {
      headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
      body,
      until,
      route: request.routeOptions.url ?? 'unknown',
    })
  }

  #keyOf(request: IncomingMessage): string | undefined {
    const { method, url = '', headers } = request
    if (method !== 'GET' || !this.#open || url.length > longest || goesTheLongWay(headers)) return undefined
    const variant = this.#kinds.find(({ prefix }) => url.startsWith(prefix))?.variant(request)
    return variant === undefined ? undefined : `${variant} ${url}`
  }

  /** Answers stand in the order of their coming, so that the old ones are in front. */
  #forgetOld(now: number): void {
    for (const [key, { until }] of this.#answers) {
      if (until > now && this.#answers.size < this.#most) return
      this.#answers.delete(key)
    }
  }
}

interface Kept {
  /** Names and values in turns. */
  readonly headers: string[]
  readonly body: Buffer
  readonly until: number
  readonly route: string
}

/** Longer addresses are nobody's honest question twice. */
const longest = 512

function goesTheLongWay(headers: IncomingMessage['headers']): boolean {
  return (
    headers.authorization !== undefined ||
    headers['if-none-match'] !== undefined ||
    headers['content-length'] !== undefined ||
    headers['transfer-encoding'] !== undefined
  )
}
