import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

/**
 * Marks a browser that has just changed something, so that its reads without a token also use the primary and bypass the caches
 * of answers (decision 88). Without replicas, the mark is never set.
 */
export function markWritten(reply: FastifyReply, boundMs: number): void {
  const seconds = Math.ceil(boundMs / 1_000) + cachedS
  reply.header('set-cookie', `${name}=1; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax`)
}

export function hasWritten({ cookie = '' }: IncomingHttpHeaders): boolean {
  return cookie.split(';').some((one) => one.trim() === `${name}=1`)
}

const name = 'wrote'
/** Cached answers and pages live for 1 s each, and a page may contain a cached answer. */
const cachedS = 2
