import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refusals } from '#shared/base/errors.ts'
import { localeOfHeader } from '#shared/base/locale.ts'
import { failureOf } from '#shared/base/text/failure.ts'
import { DatabaseUnavailable } from '../database/db.ts'
import { countRefusal } from './metrics.ts'

/** Turns every error into the failure envelope. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const locale = localeOfHeader(request.headers['accept-language'])
  const refusal = refusalOf(error)
  countRefusal(refusal.code)
  if (refusal.code === 'internal') request.log.error({ err: error, url: request.url }, 'a request failed')
  if (refusal.code === 'unavailable') {
    reply.header('retry-after', '2')
    logUnavailable(error, request)
  }
  if (refusal.retryAfterS !== undefined) reply.header('retry-after', String(refusal.retryAfterS))
  return reply
    .status(refusals[refusal.code].status)
    .header('content-language', locale)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureOf(refusal, locale)))
}

/** For each server: the time of its last log line about a 503, and the number of 503 answers since then that were not logged. */
const lines = new WeakMap<object, { at: number; more: number }>()
/** The minimum time between two lines, in ms. While the database is unreachable, every request fails for the same cause. */
const lineEveryMs = 1_000

/** Logs the cause of a 503 for operations staff, at most one line a second. Answers of the readiness check are not logged. */
function logUnavailable(error: unknown, request: FastifyRequest): void {
  const route = request.routeOptions.url
  if (route === '/readyz') return
  const { server } = request.server
  const now = performance.now()
  const last = lines.get(server)
  if (last && now - last.at < lineEveryMs) {
    last.more += 1
    return
  }
  const cause = error instanceof DatabaseUnavailable ? error.cause : error
  request.log.warn({ err: cause, route, more: last?.more ?? 0 }, 'a request was answered with 503')
  lines.set(server, { at: now, more: 0 })
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseUnavailable) return new Refusal('unavailable')
  const { statusCode } = error as { statusCode?: number }
  const known = Object.entries(refusals).find(([, { status }]) => status === statusCode)
  if (known) return new Refusal(known[0] as keyof typeof refusals)
  return new Refusal(
    statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'bad_request' : 'internal',
  )
}
