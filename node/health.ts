import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { Refusal } from '#shared/base/errors.ts'
import type { Config } from './config.ts'
import type { Database } from './db.ts'
import { migrationsCurrent } from './migrate.ts'

export interface HealthOptions {
  readonly config: Pick<Config, 'METRICS_TOKEN'>
  readonly db: Database
  /** The numbered SQL files that the database must have. */
  readonly migrationsFolder: string
}

/** `/healthz` (the process lives), `/readyz` (database reachable, migrations current), `/metrics` (Prometheus). */
export function serveHealth(app: FastifyInstance, { config, db, migrationsFolder }: HealthOptions): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (!(await migrationsCurrent(db, migrationsFolder))) throw new Refusal('unavailable')
    return { status: 'ready' }
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
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
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, config.METRICS_TOKEN)) throw new Refusal('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

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
