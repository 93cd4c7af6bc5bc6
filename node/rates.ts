import type { IncomingMessage } from 'node:http'
import { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** How often each address asked within its window; at most `most` addresses, the longest known forgotten first. */
class Rates implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { since: number; count: number }>()

  /** Counts one more: the store of the plugin. */
  incr(
    address: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs = minute,
  ): void {
    const now = Date.now()
    const window = this.#windowOf(address, windowMs, now)
    window.count += 1
    callback(null, { current: window.count, ttl: windowMs - (now - window.since) })
  }

  /** Counts one more where fewer than `limit` are counted, else leaves the counting to the refusal. */
  incrBelow(limit: number, address: string, windowMs: number): boolean {
    const window = this.#windowOf(address, windowMs, Date.now())
    if (window.count >= limit) return false
    window.count += 1
    return true
  }

  /** A route with a limit of its own counts apart. */
  child(): Rates {
    return new Rates()
  }

  #windowOf(address: string, windowMs: number, now: number): { since: number; count: number } {
    const known = this.#windows.get(address)
    if (known && known.since + windowMs > now) return known
    const begun = { since: now, count: 0 }
    this.#windows.delete(address)
    this.#windows.set(address, begun)
    forgetFirst(this.#windows)
    return begun
  }
}

/** The general limit of an address, with the parts that its two ways need: the plugin's, and that of kept answers. */
export function openRates({ perMinute, trustsProxy }: { perMinute: number; trustsProxy: boolean }) {
  const rates = new Rates()
  // What an address is called in the counts hangs on the connection and on what a proxy says, and is dear to find out.
  const names = new Map<string, string>()
  const sourceOf = ({ socket, headers }: IncomingMessage) =>
    trustsProxy ? `${socket.remoteAddress} ${headers['x-forwarded-for']}` : `${socket.remoteAddress}`
  return {
    settings: {
      max: perMinute,
      timeWindow: minute,
      store: class implements FastifyRateLimitStore {
        incr = rates.incr.bind(rates)
        child = rates.child.bind(rates)
      },
      keyGenerator(request: FastifyRequest): string {
        const source = sourceOf(request.raw)
        const name = names.get(source) ?? normalizeIP(request.ip)
        if (source.length <= longest) names.set(source, name)
        forgetFirst(names)
        return name
      },
    },
    /** Counts a request of an address that is known and below its limit; no other. */
    admits(request: IncomingMessage): boolean {
      const name = names.get(sourceOf(request))
      return name !== undefined && rates.incrBelow(perMinute, name, minute)
    },
  }
}

const minute = 60_000
const longest = 200
const most = 5_000

function forgetFirst(map: Map<string, unknown>): void {
  if (map.size > most) map.delete(map.keys().next().value ?? '')
}
