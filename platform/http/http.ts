import { createServer } from 'node:http'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { AnswerOf, Call, CallInput } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Clock } from '../clock.ts'
import { openClientAddress, type TrustedProxies } from '../limits/clientAddress.ts'
import { Rates } from '../limits/rates.ts'
import { type Pace, serverTimeouts, watchBody } from '../limits/slowBodies.ts'
import type { Uploads } from '../limits/uploads.ts'
import { sendFailure } from '../logs/failures.ts'
import type { Log } from '../logs/log.ts'
import { traceRequests } from '../logs/traces.ts'
import { securityHeaders } from '../securityHeaders.ts'
import type { EventStreams, Subject } from '../streams/eventStreams.ts'
import { AnswerCache } from './cached/answerCache.ts'
import type { OwnField } from './cached/ownField.ts'
import type { Authenticate, Caller } from './caller.ts'
import type { Repeat } from './repeat.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address, from the connection or from trusted proxies (`request.ip` ignores proxies). */
    readonly address: string
    /** The raw JSON text, for calls with a signed body. */
    sentText?: string
  }
  interface FastifyContextConfig {
    readonly keepsText?: boolean
    /**
     * The way in which the read limit counts a request. By default the request counts for its address. `nobody`: the
     * request is not counted; for files and health. `caller`: for routes that call callerOf, which counts signed-in callers
     * by person and invalid tokens by address.
     */
    readonly counts?: 'nobody' | 'caller'
  }
  interface FastifyInstance {
    /** Absent when rate limits are off. */
    readonly rates?: Rates
    /** Ends the open event streams, so that a stop does not wait for them. */
    endStreams(): void
  }
}

/** The context of a call, in addition to its input. */
export interface Context {
  readonly locale: Locale
  /** Undefined if the caller is not signed in. */
  readonly caller: Caller | undefined
  /** The time for presentation. Decisions about money or state read `timeOf` in their own transaction. */
  readonly now: Date
  /** The client's address, from the connection or from trusted proxies; limits count by this address. */
  readonly address: string
  /** The `User-Agent` header; empty when absent. */
  readonly userAgent: string
  /** Identifies a repeated call (contract 1, "retries"); absent without a key or when the call ignores keys. */
  readonly repeat?: Repeat | undefined
  /** Set for calls whose body is signed instead of carrying a token (contract 2, payments/callback). */
  readonly signed?: Signed
}

/** The context of a call that requires sign-in; callers who are not signed in have been refused. */
export interface SignedInContext extends Context {
  readonly caller: Caller
}

/** The context type of a call: `caller` is defined unless the call is for anyone. */
type ContextOf<C extends Call> = 'anyone' extends C['who'] ? Context : SignedInContext

/** The exact text of a body and its signature (empty when absent). */
export interface Signed {
  readonly text: string
  readonly signature: string
}

/** A call and the function that answers it. */
export interface Handler<C extends Call = Call> {
  readonly call: C
  readonly run: (input: CallInput<C>, context: ContextOf<C>) => Promise<AnswerOf<C>>
  /**
   * The field of the reader's own objects in an answer that is otherwise shared. If it is set, `run` is called only for
   * anonymous readers.
   */
  readonly own?: OwnField | undefined
  /** The complete list as CSV lines, for `?format=csv`. */
  readonly file?: (input: CallInput<C>, context: ContextOf<C>) => AsyncIterable<string>
}

/** Pairs a call with its handler; the call defines the types of input and answer. */
export function handle<C extends Call>(call: C, run: Handler<C>['run']): Handler {
  return { call, run } as unknown as Handler
}

/**
 * Pairs a shared call with its handler, which answers for an anonymous reader. A signed-in reader gets the same cached
 * answer with the field `own` set on the reader's own objects.
 */
export function handleShared<C extends Call & { readonly shared: true }>(
  call: C,
  own: OwnField,
  run: (input: CallInput<C>, context: Omit<Context, 'caller'>) => Promise<AnswerOf<C>>,
): Handler {
  return { call, run, own } as unknown as Handler
}

/**
 * Pairs a table's call with the function that reads its pages and the function that reads all rows for the CSV file
 * (contract, section 8, "exports").
 */
export function handleTable<C extends Call & { readonly query: object }>(
  call: C,
  run: Handler<C>['run'],
  file: NonNullable<Handler<C>['file']>,
): Handler {
  return { call, run, file } as unknown as Handler
}

/** Pairs a streaming call with the function that resolves its subject. */
export function handleStream<C extends Call & { readonly stream: true }>(
  call: C,
  run: (input: CallInput<C>, context: ContextOf<C>) => Promise<Subject>,
): Handler {
  return { call, run } as unknown as Handler
}

export interface ApiOptions {
  readonly log: Log
  readonly clock: Clock
  readonly authenticate: Authenticate
  readonly rateLimits: boolean
  /** The maximum lag in ms of the replica that answers public reads; absent without a replica (replica.ts). */
  readonly readLagMs?: number | undefined
  /** Required by calls that stream. */
  readonly streams?: EventStreams
  /** Validates every answer against its call's schema; used in tests and development. */
  readonly checkAnswers?: boolean
  readonly trustProxy: TrustedProxies
  /** Stores the files of forms until the call is answered; required by calls that take files. */
  readonly uploads?: Uploads
  /** Counts the files of a form against the sender's daily limit; refuses beyond it. */
  readonly countFiles?: (
    caller: Caller,
    files: { readonly count: number; readonly bytes: number },
  ) => Promise<void>
  /** Minimum speed of arriving requests; tests use shorter times. */
  readonly pace?: Pace
  /** Time limit of an answer in ms, without the time in which body and files arrive; tests use a shorter time. */
  readonly answerMs?: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent from instances that openHttp did not create. */
    readonly answerCache?: AnswerCache
  }
}

/** Opens a Fastify server with the conventions of the contract (section 1): envelope, languages, refusals, limits. */
export async function openHttp(options: ApiOptions): Promise<FastifyInstance> {
  const { log, rateLimits, trustProxy, pace = limits.pace } = options
  const addressOf = openClientAddress(trustProxy)
  const rates = rateLimits ? new Rates(addressOf) : undefined
  const answerCache = new AnswerCache((request) => rates?.admits(request) ?? true)
  const app = Fastify({
    serverFactory: (route) =>
      createServer({ keepAliveTimeout: 72_000, ...serverTimeouts(pace) }, (request, response) => {
        request.url = inOriginForm(request.url)
        if (!answerCache.answer(request, response)) route(request, response)
      }),
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body.bytes,
    exposeHeadRoutes: false,
    // Without this option, close() would wait forever for an open event stream.
    forceCloseConnections: true,
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply),
  })
  app.decorate('answerCache', answerCache).addHook('preClose', async () => answerCache.close())
  traceRequests(app)
  const always = await securityHeaders()
  // The headers go through the reply: with headers on the raw response, Node takes a slower path for every header.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always)
    watchBody(request, reply, pace)
    done()
  })
  app.decorateRequest('address', {
    getter() {
      return addressOf(this.raw)
    },
  })
  if (rates) {
    app.decorate('rates', rates)
    app.addHook('onRequest', async (request) => rates.takeRequest(request))
  } else {
    log.warn('rate limits are off')
  }
  // A file beyond its limit is not refused here but at its field (formData.ts).
  await app.register(multipart, { throwFileSizeLimit: false })
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.keepsText) request.sentText = body as string
    // Some clients send this content type with an empty body; only a call with a body schema refuses it.
    return body === '' ? done(null, undefined) : parseJson(request, body as string, done)
  })
  const { streams } = options
  app.decorate('endStreams', () => streams?.end())
  app.addHook('preClose', async () => streams?.end())
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))
  app.setNotFoundHandler(notFound)
  // Paths with these prefixes are calls and files only, so no page may answer for them.
  for (const url of ['/api', '/api/*', '/uploads', '/uploads/*']) app.all(url, notFound)
  return app
}

/** The request target as a path; clients may send the target in absolute form (RFC 9112). */
function inOriginForm(target = '/'): string {
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1]
  if (path === undefined) return target.startsWith('/') ? target : `/${target}`
  return path.startsWith('/') ? path : `/${path}`
}

function notFound(): never {
  throw new Refusal('not_found')
}
