import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { openLog } from './log.ts'
import { startTracing, tracedJob, traceIds } from './traces.ts'

interface Sent {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
}

const bodies: string[] = []
const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  bodies.push(`${request.url} ${body}`)
  response.setHeader('content-type', 'application/json').end('{}')
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')
const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
const lines: string[] = []
const log = openLog({ level: 'info', to: { write: (line) => lines.push(line) } })
const start = () =>
  startTracing(
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: 1 },
    { service: 'samak-test', log },
  )
const stop = await start()
const market = await testMarket()
afterAll(() => receiver.close())

const spans = (): Sent[] =>
  bodies.flatMap((text) => {
    const { resourceSpans } = JSON.parse(text.slice(text.indexOf(' '))) as {
      resourceSpans: { scopeSpans: { spans: Sent[] }[] }[]
    }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  })

it('requests, statements, transactions and jobs are sent by OTLP, and requests belong to the trace of the caller', async () => {
  const { token } = await addPerson(market.db, { type: 'local_seller' })
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  const answer = await ask(market, 'POST profile', { token, headers, body: { f_name: 'سالم السري' } })
  expect(answer.status).toBe(200)
  expect((await ask(market, 'GET products/show/999999', { headers })).status).toBe(404)
  await tracedJob('settle', async () => {
    await market.db.query({ name: 'one', text: 'select 1' })
    log.info('settled')
  })
  await stop()

  expect(bodies.every((text) => text.startsWith('/v1/traces '))).toBe(true)
  const sent = spans()
  const ofRequest = sent.find(({ name }) => name === 'POST /api/profile')
  expect(ofRequest).toMatchObject({ traceId: trace, parentSpanId: '00f067aa0ba902b7' })
  expect(ofRequest?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(sent.find(({ name }) => name === 'GET /api/products/show/:id')?.traceId).toBe(trace)
  const below = (parent: Sent | undefined) =>
    sent.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)
  const transaction = below(ofRequest).find(({ name }) => name === 'transaction')
  expect(below(transaction).length).toBeGreaterThan(0)
  const job = sent.find(({ name }) => name === 'job settle')
  expect(below(job).map(({ name }) => name)).toEqual(['one'])
  const line = JSON.parse(lines.find((text) => text.includes('settled')) ?? '{}') as object
  expect(line).toMatchObject({ trace_id: job?.traceId, span_id: job?.spanId })
  const text = bodies.join()
  expect([text.includes(token), text.includes('سالم السري')]).toEqual([false, false])
  expect(text).toContain('samak-test')
})

it('nothing is sent without an endpoint, or after tracing has stopped', async () => {
  bodies.length = 0
  const options = { OTEL_EXPORTER_OTLP_ENDPOINT: undefined, OTEL_TRACES_SAMPLER_ARG: 1 }
  const stopNothing = await startTracing(options, { service: 'samak-test', log })
  await tracedJob('settle', async () => expect(traceIds()).toEqual({}))
  await stopNothing()
  expect(bodies).toEqual([])
})

it('a receiver that does not answer delays neither requests nor the stop, and is reported', async () => {
  const nowhere = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: 1 }
  const stop = await startTracing(nowhere, { service: 'samak-test', log })
  const begun = performance.now()
  await tracedJob('settle', async () => undefined)
  expect(performance.now() - begun).toBeLessThan(500)
  await stop()
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(lines.some((line) => line.includes('traces cannot be sent'))).toBe(true)
})
