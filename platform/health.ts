import { timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { Refusal } from '#shared/base/errors.ts'
import type { Config } from './config.ts'
import type { Database } from './database/db.ts'
import { migrationsCurrent } from './database/migrate.ts'
import { inTime } from './http/inTime.ts'
import { processMetrics } from './logs/metrics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes `/readyz` answer 503. Resolves with true when a load balancer that checks it has had the time to notice. Resolves
     * with false at once if no load balancer checks it. Absent without `/readyz`.
     */
    drain?(): Promise<boolean>
  }
}

export interface HealthOptions {
  readonly config: Pick<Config, 'METRICS_TOKEN'>
  readonly db: Database
  /** The folder of numbered SQL files that the database must have applied. */
  readonly migrationsFolder: string
  /** Adds the service's own metrics to /metrics. */
  readonly measure?: (registry: Registry) => void
}

/**
 * Serves `/healthz` (the process runs), `/readyz` (the database is reachable and its migrations are current) and
 * `/metrics` (Prometheus).
 */
export function serveHealth(
  app: FastifyInstance,
  { config, db, migrationsFolder, measure }: HealthOptions,
): void {
  const unlimited = { config: { counts: 'nobody' } } as const
  app.get('/healthz', unlimited, () => ({ status: 'ok' }))
  const checks = [Number.NEGATIVE_INFINITY]
  let draining = false
  let refusedChecks = 0
  app.get('/readyz', unlimited, async () => {
    checks.push(performance.now())
    if (checks.length > regularChecks) checks.shift()
    if (draining) refusedChecks += 1
    if (draining || !(await inTime(readyMs, migrationsCurrent(db, migrationsFolder))))
      throw new Refusal('unavailable')
    return { status: 'ready' }
  })
  app.decorate('drain', async () => {
    draining = true
    const began = performance.now()
    if (began - (checks[0] ?? 0) >= regularMs) return false
    await pause(drainMs)
    // The third check shows that the balancer has received the second refusal, even if both are busy.
    while (refusedChecks < 3 && performance.now() - began < drainMostMs) await pause(20)
    return true
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measure?.(registry)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })
  app.answerCache?.observe((route, tookMs) =>
    durations.observe({ method: 'GET', route, status: 200 }, tookMs / 1_000),
  )
  app.get('/metrics', unlimited, async (request, reply) => {
    if (!mayMeasure(request, config.METRICS_TOKEN)) throw new Refusal('not_found')
    const all = Registry.merge([registry, processMetrics])
    return reply.type(all.contentType).send(await all.metrics())
  })
}

/** The time in ms after which the readiness check fails if the database hangs. */
const readyMs = 3_000
/** If `/readyz` was requested `regularChecks` times within `regularMs`, a load balancer checks the process. */
const regularChecks = 4
const regularMs = 10_000
/** A load balancer that checks every second takes a process out after two failed checks (deploy/haproxy/haproxy.cfg). */
const drainMs = 2_500
const drainMostMs = 5_000

/**
 * Whether a caller may read metrics: callers on loopback, and callers with the token. Only the address of the connection
 * counts, never a forwarded address.
 */
function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined && given !== undefined) {
    const [one, other] = [Buffer.from(given), Buffer.from(token)]
    return one.length === other.length && timingSafeEqual(one, other)
  }
  const forwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
}
