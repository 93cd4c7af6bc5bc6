import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { type Locale, localeOfHeader } from '#shared/base/locale.ts'
import { Allowance } from './allowance.ts'
import { callerOf, mayCall } from './caller.ts'
import { DatabaseUnavailable } from './db.ts'
import { takes } from './encodings.ts'
import type { Subject } from './eventStreams.ts'
import { type Finished, finish } from './finished.ts'
import { readBody } from './formData.ts'
import type { ApiOptions, Handler, Signed } from './http.ts'
import { repeatOf } from './repeat.ts'
import { ShortCache } from './shortCache.ts'
import { checkAnswer, type RawInput, validate } from './validation.ts'

/** Puts every call on its path below `/api/`, with the other methods of the path refused as such. */
export function serveCalls(app: FastifyInstance, handlers: readonly Handler[], options: ApiOptions): void {
  const shared = new ShortCache<Finished>()
  const writing = options.rateLimits ? new Allowance(limits.writing.perMinute, 60_000) : undefined
  app.kept?.vary('/api/', ({ headers }) =>
    takes('gzip', headers['accept-encoding'])
      ? `${localeOfHeader(headers['accept-language'])} gzip`
      : localeOfHeader(headers['accept-language']),
  )
  for (const handler of handlers) {
    if (!handler.call.who) throw new Error(`${handler.call.key} does not say who may call it`)
    app.route({
      method: methodsOf(handler.call),
      url: routeOf(handler.call.path),
      config: configOf(handler.call),
      handler: (request, reply) =>
        (handler.call.stream ? stream : answer)(handler, request, reply, { ...options, shared, writing }),
    })
  }
  for (const [url, methods] of methodsByUrl(handlers)) {
    app.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methods.includes(method)),
      url,
      handler: (_request, reply) => {
        reply.header('allow', methods.join(', '))
        throw new Refusal('method_not_allowed')
      },
    })
  }
}

/** Answers one call inside this process, as an anonymous caller would get it: for pages rendered here. */
export function callInProcess(handlers: readonly Handler[], { clock }: Pick<ApiOptions, 'clock'>) {
  const byKey = new Map(handlers.map((handler) => [handler.call.key as string, handler]))
  return async (key: string, raw: RawInput, locale: Locale): Promise<unknown> => {
    const handler = byKey.get(key)
    if (!handler) throw new Refusal('not_found')
    try {
      return await handler.run(validate(handler.call, raw), {
        locale,
        caller: undefined,
        now: clock(),
        address: '127.0.0.1',
        userAgent: '',
      })
    } catch (error) {
      throw error instanceof DatabaseUnavailable ? new Refusal('unavailable') : error
    }
  }
}

type Serving = ApiOptions & {
  readonly shared: ShortCache<Finished>
  readonly writing: Allowance | undefined
}

async function answer(
  { call, run, file }: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticate, clock, checkAnswers, shared, writing }: Serving,
): Promise<unknown> {
  const locale = localeOfHeader(request.headers['accept-language'])
  const caller = await callerOf(request, authenticate)
  const admitted = mayCall(call, caller)
  if (admitted !== 'yes') throw new Refusal(admitted)
  const writes = call.writes || (call.method !== 'GET' && !call.reads)
  if (call.writes) refuseUnwanted(request)
  if (writes && caller) writing?.take(caller.id)
  const { params, query } = request
  const body = await readBody(call, request)
  const input = validate(call, { params, query, body })
  const userAgent = request.headers['user-agent'] ?? ''
  if (file && (input.query as { format?: unknown } | undefined)?.format === 'csv') {
    const lines = file(input, { locale, caller, now: clock(), address: request.ip, userAgent })
    return sendFile(reply, lines, call)
  }
  const make = async () => {
    const repeat = call.once ? repeatOf(call, request, { params, query, body }) : undefined
    const data = await run(input, {
      ...{ locale, caller, now: clock(), address: request.ip, userAgent, repeat },
      ...(call.signed && { signed: signedOf(request) }),
    })
    if (checkAnswers) checkAnswer(call, data)
    return JSON.stringify({ data })
  }
  reply.header('content-language', locale).header('vary', 'accept-language, accept-encoding')
  if (call.shared && !caller) {
    const key = `${call.key} ${locale} ${JSON.stringify([input.params, input.query])}`
    const finished = await shared.get(key, async () => finish(await make()))
    return sendFinished(request, reply, finished, call.limit ? 0 : shared.until(key))
  }
  reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .status(call.status ?? 200)
  return make()
}

/** Opens the stream that a call stands for, after the same checks as any answer. */
async function stream(
  { call, run }: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticate, clock, streams }: Serving,
): Promise<FastifyReply> {
  const locale = localeOfHeader(request.headers['accept-language'])
  const caller = await callerOf(request, authenticate)
  const admitted = mayCall(call, caller)
  if (admitted !== 'yes') throw new Refusal(admitted)
  const { params, query, ip: address } = request
  const input = validate(call, { params, query })
  const userAgent = request.headers['user-agent'] ?? ''
  const subject = (await run(input, {
    locale,
    caller,
    now: clock(),
    address,
    userAgent,
  })) as unknown as Subject
  const received = request.headers['last-event-id']
  const after = /^\d{1,15}$/.test(String(received)) ? Number(received) : null
  if (!streams) throw new Error(`${call.key} streams, but nothing here serves streams`)
  await streams.open(reply, subject, { locale, caller, address, after, returns: received !== undefined })
  return reply
}

/** The text of a body and what its sender says that proves it. */
function signedOf({ sentText, headers }: FastifyRequest): Signed {
  return { text: sentText ?? '', signature: String(headers['x-signature'] ?? '') }
}

async function sendFinished(request: FastifyRequest, reply: FastifyReply, finished: Finished, until: number) {
  reply.header('cache-control', 'public, max-age=1').header('etag', finished.etag)
  if (request.headers['if-none-match'] === finished.etag) return reply.status(304).send()
  reply.type('application/json; charset=utf-8')
  const small = finished.bytes.length < 1_400
  const plain = small || !takes('gzip', request.headers['accept-encoding'])
  if (!plain) reply.header('content-encoding', 'gzip')
  const bytes = plain ? finished.bytes : await finished.gzipped()
  request.server.kept?.keep(request, reply, bytes, until)
  return reply.send(bytes)
}

/** A list as a file that is saved and never shown; its lines are read as fast as they are taken. */
function sendFile(reply: FastifyReply, lines: AsyncIterable<string>, { path }: Call): FastifyReply {
  const name = `${path.replace(/\W+/g, '-')}.csv`
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines))
}

/** What changes something must be meant: no browser fetches it ahead, and no picture or link stands for it. */
function refuseUnwanted({ headers }: FastifyRequest): void {
  const ahead = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`.includes('prefetch')
  if (ahead || (headers['sec-fetch-dest'] ?? 'empty') !== 'empty') throw new Refusal('forbidden')
}

/** A call's own limit, for one address, counts apart from the others. */
function configOf({ limit, signed }: Call) {
  return {
    ...(limit && { rateLimit: { max: limit.most, timeWindow: limit.windowMs } }),
    ...(signed && { keepsText: true }),
  }
}

function methodsOf({ method, writes, stream }: Call): string[] {
  if (method !== 'GET' || stream) return [method]
  return writes ? ['GET', 'POST'] : ['GET', 'HEAD']
}

const routeOf = (path: string) => `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`

function methodsByUrl(handlers: readonly Handler[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { call } of handlers) {
    const url = routeOf(call.path)
    found.set(url, [...(found.get(url) ?? []), ...methodsOf(call)])
  }
  return found
}
