import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'

/** Records spans, and sends them by OTLP (otlp.ts). */
export interface Tracer {
  /** Runs `work` in a child span of the current span. */
  run<T>(span: SpanStart, work: () => Promise<T>): Promise<T>
  /** Begins the span of a request, as a child of the span in its header `traceparent`. */
  begin(span: SpanStart, headers: IncomingHttpHeaders): RequestSpan
  /** The ids of the current span; undefined outside of a span. */
  current(): { readonly trace_id: string; readonly span_id: string } | undefined
  /** Sends the remaining spans. */
  stop(): Promise<void>
}

export interface SpanStart {
  readonly name: string
  readonly kind: 'server' | 'client' | 'internal'
  readonly attributes?: Readonly<Record<string, string | number>>
}

export interface RequestSpan {
  /** Runs `work` with this span as the current one. */
  within(work: () => void): void
  end(route: string, status: number): void
}

let tracer: Tracer | undefined

/**
 * Turns tracing on if OTEL_EXPORTER_OTLP_ENDPOINT is set; `service` is the name of this process in the traces. Returns the
 * function that sends the last spans and turns tracing off. Without the variable, nothing is loaded.
 */
export async function startTracing(
  config: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>,
  { service, log }: { readonly service: string; readonly log: Pick<Logger, 'warn'> },
): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = config
  if (endpoint === undefined) return async () => undefined
  const { openTracer } = await import('./otlp.ts')
  const opened = openTracer({ endpoint, ratio, service, log })
  tracer = opened
  return async () => {
    tracer = undefined
    await opened.stop()
  }
}

/** Runs a job in a span of its own, if tracing is on. */
export function tracedJob(name: string, work: () => Promise<void>): Promise<void> {
  return tracer ? tracer.run({ name: `job ${name}`, kind: 'internal' }, work) : work()
}

/** Runs a statement or transaction in a span, if it belongs to a request or job that is traced. Parameters are not recorded. */
export function tracedSql<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!tracer?.current()) return work()
  return tracer.run({ name, kind: 'client', attributes: { 'db.system.name': 'postgresql' } }, work)
}

/** The ids of the current span, for lines of the log. */
export function traceIds(): object {
  return tracer?.current() ?? {}
}

declare module 'fastify' {
  interface FastifyRequest {
    span?: RequestSpan
  }
}

/**
 * Records a span for each request that reaches a route, if tracing is on. Requests that the answer cache answers have no
 * span.
 */
export function traceRequests(app: FastifyInstance): void {
  const active = tracer
  if (!active) return
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request
    const attributes = { 'http.request.method': method }
    request.span = active.begin({ name: method, kind: 'server', attributes }, headers)
    request.span.within(done)
  })
  // While a body is received, the async context of the first hook is lost, so it is restored here.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span) request.span.within(done)
    else done()
  })
  app.addHook('onResponse', async ({ span, routeOptions }, { statusCode }) => {
    span?.end(routeOptions.url ?? 'unknown', statusCode)
  })
}
