import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { SpanStart, Tracer } from './traces.ts'

export interface TracerOptions {
  /** The base address of an OTLP receiver; spans are sent to `/v1/traces` below it, as JSON. */
  readonly endpoint: string
  /** The share of the traces that begin in this process to record, from 0 to 1. */
  readonly ratio: number
  readonly service: string
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Opens the tracer, which uses the packages of OpenTelemetry. Spans have names, durations and statuses, but no values of
 * requests.
 */
export function openTracer({ endpoint, ratio, service, log }: TracerOptions): Tracer {
  const report = (message: string) => log.warn({ message }, 'traces cannot be sent')
  const ignore = () => undefined
  diag.setLogger(
    { error: report, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.ERROR,
  )
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    // This limit includes the retries, so that the last spans do not delay a stop beyond its limit.
    timeoutMillis: sendMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('samak')
  const propagator = new W3CTraceContextPropagator()
  const contexts = new AsyncLocalStorage<Context>()

  const begin = ({ name, kind, attributes = {} }: SpanStart, parent: Context) => {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, parent)
    return { span, context: trace.setSpan(parent, span) }
  }
  return {
    async run(start, work) {
      const { span, context } = begin(start, contexts.getStore() ?? ROOT_CONTEXT)
      try {
        return await contexts.run(context, work)
      } catch (error) {
        fail(span, (error as Error).name)
        throw error
      } finally {
        span.end()
      }
    },
    begin(start, headers) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
      const { span, context } = begin(start, parent)
      return {
        within: (work) => contexts.run(context, work),
        end(route, status) {
          span.updateName(`${start.name} ${route}`)
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
          if (status >= 500) fail(span, String(status))
          span.end()
        },
      }
    },
    current() {
      const context = contexts.getStore()
      const ids = context && trace.getSpanContext(context)
      return ids && { trace_id: ids.traceId, span_id: ids.spanId }
    },
    async stop() {
      await provider.shutdown().catch((error: Error) => report(error.message))
      diag.disable()
    },
  }
}

const sendMs = 3_000

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/** The message of an error may contain personal data, so only the name of the error is recorded. */
function fail(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', type)
}
