import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { limits } from '#shared/base/limits.ts'
import { Allowance } from './allowance.ts'
import { type ClientAddress, networkOf } from './clientAddress.ts'

/** The read limits (contract 1, limits). */
export class Rates {
  readonly #addresses: Allowance
  readonly #people: Allowance
  readonly #addressOf: ClientAddress

  constructor(addressOf: ClientAddress, now?: () => number) {
    this.#addressOf = addressOf
    this.#addresses = new Allowance(limits.reading.perAddressMinute, 60_000, now)
    this.#people = new Allowance(limits.reading.perPersonMinute, 60_000, now)
  }

  /** Counts a request for its address, unless its route declares otherwise. Refuses: too_many_requests. */
  takeRequest({ raw, routeOptions, method }: FastifyRequest): void {
    const { counts } = routeOptions.config
    if (counts === 'nobody' || method === 'OPTIONS') return
    if (counts === 'caller' && raw.headers.authorization !== undefined) return
    this.takeAddress(raw)
  }

  /** Counts a request for its address. Refuses: too_many_requests. */
  takeAddress(request: IncomingMessage): void {
    this.#addresses.take(networkOf(this.#addressOf(request)))
  }

  /** Counts a request for a person, from any address. Refuses: too_many_requests. */
  takePerson(userId: number): void {
    this.#people.take(userId)
  }

  /** Counts a request for its address and returns true; returns false if the limit is reached. */
  admits(request: IncomingMessage): boolean {
    return this.#addresses.takeBelow(networkOf(this.#addressOf(request)))
  }
}
