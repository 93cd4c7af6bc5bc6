import { createServer } from 'node:http'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { AnswerOf, Call, CallInput } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { type Locale, localeOfHeader } from '#shared/base/locale.ts'
import { Allowance } from './allowance.ts'
import type { Authenticate, Caller } from './caller.ts'
import { mayCall } from './caller.ts'
import type { Clock } from './clock.ts'
import { DatabaseUnavailable } from './db.ts'
import { takes } from './encodings.ts'
import type { EventStreams, Subject } from './eventStreams.ts'
import { sendFailure } from './failures.ts'
import { type Finished, finish } from './finished.ts'
import { readBody } from './formData.ts'
import { KeptAnswers } from './kept.ts'
import type { Log } from './log.ts'
import { openRates } from './rates.ts'
import { securityHeaders } from './securityHeaders.ts'
import { type Repeat, repeatOf } from './repeat.ts'
import { ShortCache } from './shortCache.ts'
import { checkAnswer, type RawInput, validate } from './validation.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends the open event streams: at a stop they are not waited for. */
    endStreams(): void
  }
}

/** What a handler knows beside its input. */
export interface Context {
  readonly locale: Locale
  /** Undefined: nobody signed in. */
  readonly caller: Caller | undefined
  readonly now: Date
  /** The connection's address, or what a trusted proxy says; it counts in limits. */
  readonly address: string
  /** What the caller's browser calls itself; empty where it does not say. */
  readonly userAgent: string
  /** What makes a repeated call the same call (contract 1, "retries"); absent where no key was sent or none counts. */
  readonly repeat?: Repeat | undefined
}

/** A call together with what answers it. */
export interface Handler<C extends Call = Call> {
  readonly call: C
  readonly run: (input: CallInput<C>, context: Context) => Promise<AnswerOf<C>>
}

/** Ties a handler to its call; the types of input and answer come from the call. */
export function handle<C extends Call>(call: C, run: Handler<C>['run']): Handler {
  return { call, run } as unknown as Handler
}

/** Ties a call that streams to what it streams. */
export function handleStream<C extends Call & { readonly stream: true }>(
  call: C,
  run: (input: CallInput<C>, context: Context) => Promise<Subject>,
): Handler {
  return { call, run } as unknown as Handler
}

export interface ApiOptions {
  readonly log: Log
  readonly clock: Clock
  readonly authenticate: Authenticate
  readonly rateLimits: boolean
  /** Where streams are served; needed by the calls that stream. */
  readonly streams?: EventStreams
  /** Holds every answer against its call's schema: in tests and development. */
  readonly checkAnswers?: boolean
  /** As TRUST_PROXY: nobody, everybody, listed addresses, or a number of hops. */
  readonly trustProxy: boolean | string | number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent from an instance that openHttp did not open. */
    readonly kept?: KeptAnswers
  }
}

/** A Fastify server that knows the conventions of the contract (section 1): envelope, languages, refusals, limits. */
export async function openHttp(options: ApiOptions): Promise<FastifyInstance> {
  const { log, rateLimits, trustProxy } = options
  const rates = openRates({ perMinute: limits.reading.perMinute, trustsProxy: trustProxy !== false })
  const kept = new KeptAnswers(rateLimits ? rates.admits : () => true)
  const app = Fastify({
    serverFactory: (route) =>
      createServer({ keepAliveTimeout: 72_000, requestTimeout: 30_000 }, (request, response) => {
        if (!kept.answer(request, response)) route(request, response)
      }),
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body.bytes,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    exposeHeadRoutes: false,
    // An open event stream would hang close() for ever.
    forceCloseConnections: true,
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply),
  })
  app.decorate('kept', kept).addHook('preClose', async () => kept.close())
  const always = await securityHeaders()
  app.addHook('onRequest', async (_request, reply) => void reply.raw.setHeaders(always))
  if (rateLimits) {
    await app.register(rateLimit, {
      ...rates.settings,
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: () => new Refusal('too_many_requests'),
    })
  } else {
    log.warn('rate limits are off')
  }
  // A file beyond its limit is refused at its field (formData.ts).
  await app.register(multipart, { throwFileSizeLimit: false })
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    // Some clients name JSON and send nothing: where a call takes no body, none is missed.
    body === '' ? done(null, undefined) : parseJson(request, body as string, done),
  )
  const { streams } = options
  app.decorate('endStreams', () => streams?.end())
  app.addHook('preClose', async () => streams?.end())
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))
  app.setNotFoundHandler(notFound)
  // Below these nothing but calls and files lives: a page must not answer for them.
  for (const url of ['/api', '/api/*', '/uploads', '/uploads/*']) app.all(url, notFound)
  return app
}

function notFound(): never {
  throw new Refusal('not_found')
}

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
      ...limited(handler.call),
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
  { call, run }: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticate, clock, checkAnswers, shared, writing }: Serving,
): Promise<unknown> {
  const locale = localeOfHeader(request.headers['accept-language'])
  const caller = await callerOf(request, authenticate)
  const admitted = mayCall(call, caller)
  if (admitted !== 'yes') throw new Refusal(admitted)
  const writes = call.method !== 'GET' || call.writes
  if (call.writes) refuseUnwanted(request)
  if (writes && caller) writing?.take(caller.id)
  const { params, query } = request
  const body = await readBody(call, request)
  const input = validate(call, { params, query, body })
  const make = async () => {
    const userAgent = request.headers['user-agent'] ?? ''
    const repeat = call.once ? repeatOf(call, request, { params, query, body }) : undefined
    const data = await run(input, { locale, caller, now: clock(), address: request.ip, userAgent, repeat })
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

/** Whose token a request carries; undefined without one. Refuses a dead token, on public addresses too. */
export async function callerOf(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Caller | undefined> {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  const token = /^Bearer ([\w-]{1,200})$/i.exec(header)?.[1]
  const caller = token === undefined ? undefined : await authenticate(token)
  // A dead token is told on every call, public ones too, so that the client learns it.
  if (!caller) throw new Refusal('unauthenticated')
  return caller
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

/** What changes something must be meant: no browser fetches it ahead, and no picture or link stands for it. */
function refuseUnwanted({ headers }: FastifyRequest): void {
  const ahead = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`.includes('prefetch')
  if (ahead || (headers['sec-fetch-dest'] ?? 'empty') !== 'empty') throw new Refusal('forbidden')
}

/** A call's own limit, for one address; it counts apart from the others. */
function limited({ limit }: Call) {
  return limit ? { config: { rateLimit: { max: limit.most, timeWindow: limit.windowMs } } } : {}
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
