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
import { securityHeaders } from '../securityHeaders.ts'
import type { EventStreams, Subject } from '../streams/eventStreams.ts'
import type { Authenticate, Caller } from './caller.ts'
import { KeptAnswers } from './kept.ts'
import type { Repeat } from './repeat.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The connection's address, or what trusted proxies say it is (`request.ip` knows none of them). */
    readonly address: string
    /** The JSON text that came in, where the call's body is signed. */
    sentText?: string
  }
  interface FastifyContextConfig {
    readonly keepsText?: boolean
    /**
     * Who a request counts for in the limit of reading: its address where nothing is said; `nobody` for files and health;
     * `caller` for a route that calls callerOf, which counts a signed-in caller by person and a dead token by address.
     */
    readonly counts?: 'nobody' | 'caller'
  }
  interface FastifyInstance {
    /** Absent where there are no limits. */
    readonly rates?: Rates
    /** Ends the open event streams: at a stop they are not waited for. */
    endStreams(): void
  }
}

/** What a handler knows beside its input. */
export interface Context {
  readonly locale: Locale
  /** Undefined: nobody signed in. */
  readonly caller: Caller | undefined
  /** For what is shown. What decides money or state reads `timeOf` in its own transaction. */
  readonly now: Date
  /** The connection's address, or what a trusted proxy says; it counts in limits. */
  readonly address: string
  /** What the caller's browser calls itself; empty where it does not say. */
  readonly userAgent: string
  /** What makes a repeated call the same call (contract 1, "retries"); absent where no key was sent or none counts. */
  readonly repeat?: Repeat | undefined
  /** Of a call whose body is signed by its sender, who has no token (contract 2, payments/callback). */
  readonly signed?: Signed
}

/** The context of a call that needs a signed-in caller: the edge has refused everybody else. */
export interface SignedInContext extends Context {
  readonly caller: Caller
}

/** What the handler of a call knows: `caller` is there unless the call is for anyone. */
type ContextOf<C extends Call> = 'anyone' extends C['who'] ? Context : SignedInContext

/** A body as it came, byte for byte, and its signature; empty without one. */
export interface Signed {
  readonly text: string
  readonly signature: string
}

/** A call together with what answers it. */
export interface Handler<C extends Call = Call> {
  readonly call: C
  readonly run: (input: CallInput<C>, context: ContextOf<C>) => Promise<AnswerOf<C>>
  /** The same list whole, as the lines of a file, where `?format=csv` asks for it. */
  readonly file?: (input: CallInput<C>, context: ContextOf<C>) => AsyncIterable<string>
}

/** Ties a handler to its call; the types of input and answer come from the call. */
export function handle<C extends Call>(call: C, run: Handler<C>['run']): Handler {
  return { call, run } as unknown as Handler
}

/** Ties a table's call to its pages and to the file of all its rows (contract, section 8, "exports"). */
export function handleTable<C extends Call & { readonly query: object }>(
  call: C,
  run: Handler<C>['run'],
  file: NonNullable<Handler<C>['file']>,
): Handler {
  return { call, run, file } as unknown as Handler
}

/** Ties a call that streams to what it streams. */
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
  /** Where streams are served; needed by the calls that stream. */
  readonly streams?: EventStreams
  /** Holds every answer against its call's schema: in tests and development. */
  readonly checkAnswers?: boolean
  readonly trustProxy: TrustedProxies
  /** Where the files of forms are stored while they are under way; needed by the calls that take files. */
  readonly uploads?: Uploads
  /** Counts the files of a form against what its sender may send in a day; refuses what is above. */
  readonly countFiles?: (
    caller: Caller,
    files: { readonly count: number; readonly bytes: number },
  ) => Promise<void>
  /** How slowly requests may arrive; tests shorten it. */
  readonly pace?: Pace
  /** A call is answered within this, the arrival of its body and files apart; tests shorten it. */
  readonly answerMs?: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent from an instance that openHttp did not open. */
    readonly kept?: KeptAnswers
  }
}

/** A Fastify server that knows the conventions of the contract (section 1): envelope, languages, refusals, limits. */
export async function openHttp(options: ApiOptions): Promise<FastifyInstance> {
  const { log, rateLimits, trustProxy, pace = limits.pace } = options
  const addressOf = openClientAddress(trustProxy)
  const rates = rateLimits ? new Rates(addressOf) : undefined
  const kept = new KeptAnswers((request) => rates?.admits(request) ?? true)
  const app = Fastify({
    serverFactory: (route) =>
      createServer({ keepAliveTimeout: 72_000, ...serverTimeouts(pace) }, (request, response) => {
        request.url = inOriginForm(request.url)
        if (!kept.answer(request, response)) route(request, response)
      }),
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body.bytes,
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
  app.addHook('onRequest', async (request, reply) => watchBody(request, reply, pace))
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
  // A file beyond its limit is refused at its field (formData.ts).
  await app.register(multipart, { throwFileSizeLimit: false })
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.keepsText) request.sentText = body as string
    // Some clients name JSON and send nothing: where a call takes no body, none is missed.
    return body === '' ? done(null, undefined) : parseJson(request, body as string, done)
  })
  const { streams } = options
  app.decorate('endStreams', () => streams?.end())
  app.addHook('preClose', async () => streams?.end())
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))
  app.setNotFoundHandler(notFound)
  // Below these nothing but calls and files lives: a page must not answer for them.
  for (const url of ['/api', '/api/*', '/uploads', '/uploads/*']) app.all(url, notFound)
  return app
}

/** The target as a path: a client may send it with the host in front (RFC 9112, absolute-form). */
function inOriginForm(target = '/'): string {
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1]
  if (path === undefined) return target.startsWith('/') ? target : `/${target}`
  return path.startsWith('/') ? path : `/${path}`
}

function notFound(): never {
  throw new Refusal('not_found')
}
