import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { AnswerOf, SentBody, SentParams, SentQuery } from '#shared/base/call.ts'
import { type RefusalCode, refusals } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Calls } from '#shared/calls.ts'
import { steadyNow } from '../live/steadyNow.ts'
import type { ServerContext } from '../serverContext.ts'
import { baseText } from '../texts/messages.ts'
import { deadToken, storedToken } from './token.ts'

export type Key = keyof Calls & string
export type Part<Name extends string, Sent> = Sent extends undefined
  ? { readonly [N in Name]?: undefined }
  : Record<never, never> extends Sent
    ? { readonly [N in Name]?: Sent }
    : { readonly [N in Name]: Sent }

/** The arguments of a call: `{ params: { id: 7 } }`, `{ query: { page: 2 } }`. */
// The type is distributed over the calls, because the product of all parts of all calls exceeds the compiler's limit.
export type Sent<K extends Key> = K extends Key
  ? Part<'params', SentParams<Calls[K]>> &
      Part<'query', SentQuery<Calls[K]>> &
      Part<'body', SentBody<Calls[K]>>
  : never

export type Answer<K extends Key> = AnswerOf<Calls[K]>

/** The facts of a refused call. `status` is 0 and `unreachable` is true if there was no answer. */
export type RefusalFacts = {
  readonly status: number
  readonly code: RefusalCode | 'unreachable'
  readonly message: string
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** Seconds after which a retry may succeed, from the Retry-After header. */
  readonly retryAfterS?: number | undefined
}

export class Refusal extends Error implements RefusalFacts {
  readonly status: number
  readonly code: RefusalFacts['code']
  readonly errors: RefusalFacts['errors']
  readonly retryAfterS: number | undefined

  constructor({ status, code, message, errors, retryAfterS }: RefusalFacts) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfterS = retryAfterS
  }
}

/** The options that a call passes to `fetch`. */
export type HttpRequest = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData
  readonly signal: AbortSignal | null
}

type CallOptions = {
  readonly locale: Locale
  readonly signal?: AbortSignal | undefined
  /**
   * The `Idempotency-Key`: a call with a key is carried out once, no matter how often it is sent (contract, section 1,
   * "retries").
   */
  readonly key?: string | undefined
  /** Replaces `fetch`; used for upload progress (web/app/calls/sendCounted.ts). */
  readonly via?: ((url: string, sending: HttpRequest) => Promise<Response>) | undefined
}

/**
 * Calls the API by name, such as `GET products/show/{id}`, and returns the envelope's `data`. The call is sent over HTTP
 * in the browser and runs in-process during server rendering. Throws a {@link Refusal}.
 */
export function api<K extends Key>(key: K, sent: Sent<K>, options: CallOptions): Promise<Answer<K>> {
  return send(key, sent, options) as Promise<Answer<K>>
}

/** The data or the refusal, as a plain value that can be serialised for hydration. */
export type Settled<T> =
  | { readonly data: T; readonly refusal: null }
  | { readonly data: null; readonly refusal: RefusalFacts }

/** For loaders: turns a refusal into a state of the page, so that it is not thrown. Aborted calls still throw. */
export async function settle<T>(answer: Promise<T>): Promise<Settled<T>> {
  try {
    return { data: await answer, refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, code, message, errors } = error
    return { data: null, refusal: { status, code, message, errors } }
  }
}

/** The times of request and response on the steady clock, and the server times that the answer contains. */
export interface ObservedAnswer {
  readonly date: string | null
  readonly serverTime: unknown
  readonly sentAt: number
  readonly receivedAt: number
  /** True for a public answer, which may come from a cache and so may be older than the request. */
  readonly cacheable: boolean
}

/** Called for every answer. The server clock registers here when a page that needs it loads. */
export const answerObservers = new Set<(answer: ObservedAnswer) => void>()

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

const send = createIsomorphicFn().client(sendOverHttp).server(sendInProcess)

async function sendOverHttp(key: string, sent: Parts, options: CallOptions): Promise<unknown> {
  const { locale, signal, key: idempotencyKey, via = fetch } = options
  const [method = 'GET', path = ''] = key.split(' ')
  const token = sessionCalls.has(key) ? null : storedToken()
  const body = bodyOf(sent.body)
  const sentAt = steadyNow()
  const response = await via(`/api/${filled(path, sent.params)}${queryOf(sent.query)}`, {
    method,
    signal: signal ?? null,
    headers: {
      'Accept-Language': locale,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw unreachable(locale)
  })
  const receivedAt = steadyNow()
  const envelope = (await response.json().catch(() => null)) as Envelope | null
  const date = response.headers.get('date')
  const serverTime = (envelope?.data as { server_time?: unknown } | undefined)?.server_time
  const cacheable = !token && method === 'GET'
  for (const observe of answerObservers) observe({ date, serverTime, sentAt, receivedAt, cacheable })
  if (!envelope) throw response.ok ? unreachable(locale) : failure(response.status, {}, locale)
  if (token && envelope.code === 'unauthenticated') {
    deadToken.report(token)
    // The session has just ended, so the call is repeated as an anonymous visitor, who may see public data.
    if (storedToken() !== token) return sendOverHttp(key, sent, options)
  }
  if (!response.ok) {
    const retryAfterS = Number(response.headers.get('retry-after')) || undefined
    throw failure(response.status, { ...envelope, retryAfterS }, locale)
  }
  return envelope.data
}

/** Calls that are sent without a token: an expired token must not block them, and their 401 must not end a session. */
const sessionCalls: ReadonlySet<string> = new Set<Key>([
  'POST login',
  'POST register',
  'POST forgot-password',
  'POST reset-password',
])

/** The body as JSON, or as form data if one of the fields is a file. */
function bodyOf(body: unknown): string | FormData | undefined {
  if (body === undefined) return undefined
  const fields = Object.entries(body as object)
  const holdsFile = fields.some(([, value]) => [value].flat().some((item) => item instanceof Blob))
  return holdsFile ? formDataOf(fields) : JSON.stringify(body)
}

/** Encodes lists as `name[]` and nested values as `name[key]`; leaves out null and undefined. */
function formDataOf(fields: readonly (readonly [name: string, value: unknown])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) append(form, name, value)
  return form
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (value instanceof Blob) form.append(name, value)
  else if (Array.isArray(value)) for (const item of value) append(form, `${name}[]`, item)
  else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) append(form, `${name}[${key}]`, item)
  } else form.append(name, String(value))
}

type Envelope = Partial<RefusalFacts> & { readonly data?: unknown }

async function sendInProcess(key: string, sent: Parts, { locale }: CallOptions): Promise<unknown> {
  const context = getGlobalStartContext() as unknown as ServerContext
  try {
    return await context.call(key, sent, locale)
  } catch (error) {
    const code = codeOf(error)
    const { status, message } = refusals[code]
    if (status >= 500) context.outcome.status = 503
    throw new Refusal({ status, code, message: message[locale], errors: {} })
  }
}

/** The code of a refusal. Any other exception is `internal`, so that its details are not exposed. */
function codeOf(error: unknown): RefusalCode {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && code in refusals ? (code as RefusalCode) : 'internal'
}

function failure(status: number, { code, message, errors, retryAfterS }: Envelope, locale: Locale): Refusal {
  const known = code ?? 'unavailable'
  return new Refusal({
    status,
    code: known,
    message: message ?? baseText.unreachable[locale],
    errors: errors ?? {},
    retryAfterS,
  })
}

function unreachable(locale: Locale): Refusal {
  return new Refusal({ status: 0, code: 'unreachable', message: baseText.unreachable[locale], errors: {} })
}

function filled(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

/** The query in the form of a URL's search, without blank values. */
export function queryOf(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}
