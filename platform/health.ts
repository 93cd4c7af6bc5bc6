import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { Refusal } from '#shared/base/errors.ts'
import type { Config } from './config.ts'
import type { Database } from './database/db.ts'
import { migrationsCurrent } from './database/migrate.ts'
import { inTime } from './http/inTime.ts'
import { failures } from './logs/metrics.ts'

export interface HealthOptions {
  readonly config: Pick<Config, 'METRICS_TOKEN'>
  readonly db: Database
  /** The numbered SQL files that the database must have. */
  readonly migrationsFolder: string
  /** Adds what a service measures of itself to /metrics. */
  readonly measure?: (registry: Registry) => void
}

/** `/healthz` (the process lives), `/readyz` (database reachable, migrations current), `/metrics` (Prometheus). */
export function serveHealth(
  app: FastifyInstance,
  { config, db, migrationsFolder, measure }: HealthOptions,
): void {
  const unlimited = { config: { counts: 'nobody' } } as const
  app.get('/healthz', unlimited, () => ({ status: 'ok' }))
  app.get('/readyz', unlimited, async () => {
    if (!(await inTime(readyMs, migrationsCurrent(db, migrationsFolder)))) throw new Refusal('unavailable')
    return { status: 'ready' }
  })

  const registry = new Registry()
  registry.registerMetric(failures)
  collectDefaultMetrics({ register: registry })
  measure?.(registry)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })
  app.kept?.observe((route, tookMs) =>
    durations.observe({ method: 'GET', route, status: 200 }, tookMs / 1_000),
  )
  app.get('/metrics', unlimited, async (request, reply) => {
    if (!mayMeasure(request, config.METRICS_TOKEN)) throw new Refusal('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** A balancer that asks must not wait for a database that hangs. */
const readyMs = 3_000

/** On loopback, or with the token. The connection's own address counts, whatever a proxy says. */
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
