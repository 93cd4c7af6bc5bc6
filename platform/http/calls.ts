import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Sender } from '#shared/base/files.ts'
import { limits } from '#shared/base/limits.ts'
import { type Locale, localeOfHeader } from '#shared/base/locale.ts'
import { DatabaseUnavailable } from '../database/db.ts'
import { readingFrom, readMode } from '../database/readMode.ts'
import { Allowance } from '../limits/allowance.ts'
import { networkOf } from '../limits/clientAddress.ts'
import type { FormFiles } from '../limits/uploads.ts'
import { logSecurity, withSecurityLog } from '../logs/securityLog.ts'
import type { Subject } from '../streams/eventStreams.ts'
import { answerKey, ownAnswer, SharedAnswers, sendShared } from './cached/sharedAnswers.ts'
import { type Caller, callerOf, mayCall } from './caller.ts'
import { takes } from './encodings.ts'
import { readBody } from './formData.ts'
import type { ApiOptions, Handler, Signed } from './http.ts'
import { answerMs, inTime } from './inTime.ts'
import { hasWritten, markWritten } from './recentWrite.ts'
import { repeatOf } from './repeat.ts'
import { ShortCache } from './shortCache.ts'
import { checkAnswer, type RawInput, validate } from './validation.ts'

/** Registers every call at its path below `/api/`; other methods on the path are refused with 405. */
export function serveCalls(app: FastifyInstance, handlers: readonly Handler[], options: ApiOptions): void {
  const shared = new SharedAnswers()
  const writing = options.rateLimits ? new Allowance(limits.writing.perMinute, 60_000) : undefined
  app.answerCache?.vary('/api/', ({ headers }) =>
    takes('gzip', headers['accept-encoding'])
      ? `${localeOfHeader(headers['accept-language'])} gzip`
      : localeOfHeader(headers['accept-language']),
  )
  for (const handler of handlers) {
    if (!handler.call.who) throw new Error(`${handler.call.key} does not declare who may call it`)
    if (handler.call.form && !options.uploads)
      throw new Error(`${handler.call.key} takes files, but no upload store is configured`)
    app.route({
      method: methodsOf(handler.call),
      url: routeOf(handler.call.path),
      config: configOf(handler.call),
      ...limiterOf(handler.call, options.rateLimits),
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

/**
 * Answers calls inside this process as for an anonymous caller, for server-rendered pages. Shared answers are cached as
 * over HTTP, because every page shows the market's figures.
 */
export function callInProcess(handlers: readonly Handler[], { clock }: Pick<ApiOptions, 'clock'>) {
  const byKey = new Map(handlers.map((handler) => [handler.call.key as string, handler]))
  const shared = new ShortCache<unknown>()
  return async (key: string, raw: RawInput, locale: Locale): Promise<unknown> => {
    const handler = byKey.get(key)
    if (!handler) throw new Refusal('not_found')
    try {
      const input = validate(handler.call, raw)
      const fresh = readMode() === 'primary'
      const make = () =>
        readingFrom(fresh ? 'primary' : 'replica', async () =>
          handler.run(input, {
            locale,
            caller: undefined,
            now: await clock(),
            address: '127.0.0.1',
            userAgent: '',
          }),
        )
      return await (handler.call.shared && !fresh
        ? shared.get(answerKey(handler.call, locale, input, 'replica'), make)
        : make())
    } catch (error) {
      throw error instanceof DatabaseUnavailable ? new Refusal('unavailable') : error
    }
  }
}

type Serving = ApiOptions & {
  readonly shared: SharedAnswers
  readonly writing: Allowance | undefined
}

interface ForCaller {
  readonly caller: Caller | undefined
  /** The remaining time to answer, in ms. */
  readonly leftMs: number
  readonly stored?: FormFiles | undefined
}

async function answer(
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  serving: Serving,
): Promise<unknown> {
  const { call } = handler
  const { authenticate, writing, uploads } = serving
  const left = countDown(serving)
  const caller = await inTime(left(), callerOf(request, authenticate))
  const leftMs = left()
  const admitted = mayCall(call, caller)
  if (admitted !== 'yes') {
    if (caller) logSecurity(request, { call, caller, outcome: admitted })
    throw new Refusal(admitted)
  }
  if (call.writes) refuseUnintended(request)
  if (writes(call) && caller) writing?.take(caller.id)
  const isForm = call.form && request.isMultipart()
  const stored = isForm ? uploads?.begin(senderOf(caller, request, reply)) : undefined
  try {
    return await answerCaller(handler, request, reply, { ...serving, caller, leftMs, stored })
  } finally {
    if (writes(call) && caller) serving.shared.noteChange(caller.id)
    await stored?.discard()
  }
}

/** Whether a call changes something. */
function writes(call: Call): boolean {
  return call.writes === true || (call.method !== 'GET' && !call.reads)
}

/** Answers a caller who may make the call. */
async function answerCaller(
  { call, run, file, own }: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  { caller, leftMs, stored, clock, checkAnswers, shared, countFiles, readLagMs }: Serving & ForCaller,
): Promise<unknown> {
  const locale = localeOfHeader(request.headers['accept-language'])
  const { params, query } = request
  const body = request.isMultipart() ? await readBody(call, request, stored) : request.body
  const input = validate(call, { params, query, body })
  if (caller && stored && stored.count > 0) await countFiles?.(caller, stored)
  const userAgent = request.headers['user-agent'] ?? ''
  if (file && (input.query as { format?: unknown } | undefined)?.format === 'csv') {
    const now = await inTime(leftMs, (async () => clock())())
    const lines = file(input, { locale, caller, now, address: request.address, userAgent })
    return sendFile(reply, lines, call)
  }
  const fresh = readLagMs !== undefined && hasWritten(request.headers)
  // A signed-in reader may have changed something with another client, so a request without the mark may follow a change.
  const mode = caller || fresh || writes(call) ? 'primary' : 'replica'
  const reading = <T>(work: () => T): T => (readLagMs === undefined ? work() : readingFrom(mode, work))
  const makeFor = async (caller: Caller | undefined) => {
    const repeat = call.once ? repeatOf(call, request, { params, query, body }) : undefined
    const act = async () =>
      run(input, {
        locale,
        caller,
        now: await clock(),
        address: request.address,
        userAgent,
        repeat,
        ...(call.signed && { signed: signedOf(request) }),
      })
    const data = call.logged ? await withSecurityLog(request, { call, caller }, act) : await act()
    if (checkAnswers) checkAnswer(call, data)
    if (readLagMs !== undefined && writes(call)) markWritten(reply, readLagMs)
    return data
  }
  reply.header('content-language', locale).header('vary', 'accept-language, accept-encoding')
  const key =
    call.shared && !fresh && (!caller || own)
      ? answerKey(call, locale, input, readLagMs === undefined ? 'primary' : mode)
      : undefined
  const share = (key: string) => shared.get(key, caller, () => reading(() => makeFor(undefined)))
  if (key !== undefined && !caller) {
    const finished = await inTime(leftMs, share(key))
    return sendShared(request, reply, finished, call.limit ? 0 : shared.until(key))
  }
  reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .status(call.status ?? 200)
  const make = async () => {
    if (key !== undefined && caller && own)
      return ownAnswer(request, reply, await share(key), { own, reader: caller })
    return JSON.stringify({ data: await reading(() => makeFor(caller)) })
  }
  // Forms with files have no time limit for the answer, because they may take long; waits for the database have their own
  // deadlines.
  return stored && stored.count > 0 ? make() : inTime(leftMs, make())
}

function senderOf(caller: Caller | undefined, { address }: FastifyRequest, { raw }: FastifyReply): Sender {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return { id: caller?.id ?? address, gone: controller.signal }
}

/** Starts to measure the time of an answer; the returned function gives the remaining ms. */
function countDown(serving: Pick<ApiOptions, 'answerMs'>): () => number {
  const until = performance.now() + (serving.answerMs ?? answerMs)
  return () => until - performance.now()
}

/** Opens a call's stream, after the checks that every call has. */
async function stream(
  { call, run }: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  serving: Serving,
): Promise<FastifyReply> {
  const { authenticate, clock, streams } = serving
  const left = countDown(serving)
  const locale = localeOfHeader(request.headers['accept-language'])
  const caller = await inTime(left(), callerOf(request, authenticate))
  const admitted = mayCall(call, caller)
  if (admitted !== 'yes') {
    if (caller) logSecurity(request, { call, caller, outcome: admitted })
    throw new Refusal(admitted)
  }
  const { params, query, address } = request
  const input = validate(call, { params, query })
  const userAgent = request.headers['user-agent'] ?? ''
  const find = async () => run(input, { locale, caller, now: await clock(), address, userAgent })
  const subject = (await inTime(left(), find())) as unknown as Subject
  const received = request.headers['last-event-id']
  const after = /^\d{1,15}$/.test(String(received)) ? Number(received) : null
  if (!streams) throw new Error(`${call.key} streams, but no event streams are configured`)
  const follower = { call, locale, caller, address, after, returns: received !== undefined }
  await inTime(left(), streams.open(reply, subject, follower))
  return reply
}

/** The text of a body and its signature. */
function signedOf({ sentText, headers }: FastifyRequest): Signed {
  return { text: sentText ?? '', signature: String(headers['x-signature'] ?? '') }
}

/** Sends a list as a download. Rows are read at the speed at which the client receives them. */
function sendFile(reply: FastifyReply, lines: AsyncIterable<string>, { path }: Call): FastifyReply {
  const name = `${path.replace(/\W+/g, '-')}.csv`
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines))
}

/** Refuses a GET that changes something when a browser prefetches it, or loads it as a resource or a page. */
function refuseUnintended({ headers }: FastifyRequest): void {
  const prefetch = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`.includes('prefetch')
  if (prefetch || (headers['sec-fetch-dest'] ?? 'empty') !== 'empty') throw new Refusal('forbidden')
}

function configOf({ signed, form }: Call) {
  return {
    counts: 'caller' as const,
    ...(signed && { keepsText: true }),
    ...(form && { takesFiles: true }),
  }
}

/** The call's own limit per network address, which is counted before the token is read. */
function limiterOf({ limit }: Call, rateLimits: boolean) {
  if (!limit || !rateLimits) return {}
  const own = new Allowance(limit.most, limit.windowMs)
  return { onRequest: async ({ address }: FastifyRequest) => own.take(networkOf(address)) }
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
