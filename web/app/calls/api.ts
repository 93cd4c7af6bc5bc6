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

/** What a call is sent: `{ params: { id: 7 } }`, `{ query: { page: 2 } }`. */
// By each call: all parts of all calls crossed would be more than the compiler goes through.
export type Sent<K extends Key> = K extends Key
  ? Part<'params', SentParams<Calls[K]>> &
      Part<'query', SentQuery<Calls[K]>> &
      Part<'body', SentBody<Calls[K]>>
  : never

export type Answer<K extends Key> = AnswerOf<Calls[K]>

/** What a refused call says; `status` 0 and `unreachable` when no answer came at all. */
export type RefusalFacts = {
  readonly status: number
  readonly code: RefusalCode | 'unreachable'
  readonly message: string
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** After how many seconds another try may succeed, where the answer says so. */
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

/** What a call needs of `fetch`. */
export type Sending = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData
  readonly signal: AbortSignal | null
}

type CallOptions = {
  readonly locale: Locale
  readonly signal?: AbortSignal | undefined
  /** The `Idempotency-Key` of calls that act once, however often they are sent (contract, section 1, "retries"). */
  readonly key?: string | undefined
  /** Sends in another way than `fetch`: one that tells how much has left (web/app/calls/sendCounted.ts). */
  readonly via?: ((url: string, sending: Sending) => Promise<Response>) | undefined
}

/**
 * Calls the API by its name, `GET products/show/{id}`, and answers the envelope's `data`: over HTTP in the
 * browser, in the process while a page is drawn on the server. Throws a {@link Refusal}.
 */
export function api<K extends Key>(key: K, sent: Sent<K>, options: CallOptions): Promise<Answer<K>> {
  return send(key, sent, options) as Promise<Answer<K>>
}

/** Data, or why there is none; a plain value, so that the browser draws what the server drew. */
export type Settled<T> =
  | { readonly data: T; readonly refusal: null }
  | { readonly data: null; readonly refusal: RefusalFacts }

/** For loaders: a refusal becomes a face of the page instead of an error. Aborted calls still throw. */
export async function settle<T>(answer: Promise<T>): Promise<Settled<T>> {
  try {
    return { data: await answer, refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, code, message, errors } = error
    return { data: null, refusal: { status, code, message, errors } }
  }
}

/** When an answer was asked for and heard, on the steady clock, and what it says of the server's. */
export interface HeardAnswer {
  readonly date: string | null
  readonly serverTime: unknown
  readonly asked: number
  readonly heard: number
  /** What everybody may see is kept for a moment: it may have been made before it was asked for. */
  readonly kept: boolean
}

/** The parts that count by the server's clock hear of every answer; they come with the pages that have them. */
export const hearers = new Set<(answer: HeardAnswer) => void>()

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

const send = createIsomorphicFn().client(sendOverHttp).server(sendInProcess)

async function sendOverHttp(key: string, sent: Parts, options: CallOptions): Promise<unknown> {
  const { locale, signal, key: once, via = fetch } = options
  const [method = 'GET', path = ''] = key.split(' ')
  const token = beginsSession.has(key) ? null : storedToken()
  const body = await bodyOf(sent.body)
  const asked = steadyNow()
  const response = await via(`/api/${filled(path, sent.params)}${queryOf(sent.query)}`, {
    method,
    signal: signal ?? null,
    headers: {
      'Accept-Language': locale,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(once ? { 'Idempotency-Key': once } : {}),
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw unreachable(locale)
  })
  const heard = steadyNow()
  const envelope = (await response.json().catch(() => null)) as Envelope | null
  const date = response.headers.get('date')
  const serverTime = (envelope?.data as { server_time?: unknown } | undefined)?.server_time
  for (const hear of hearers) hear({ date, serverTime, asked, heard, kept: !token && method === 'GET' })
  if (!envelope) throw response.ok ? unreachable(locale) : failure(response.status, {}, locale)
  if (token && envelope.code === 'unauthenticated') {
    deadToken.heard(token)
    // What everybody may see is there for a reader whose sign-in has just ended, too.
    if (storedToken() !== token) return sendOverHttp(key, sent, options)
  }
  if (!response.ok) {
    const retryAfterS = Number(response.headers.get('retry-after')) || undefined
    throw failure(response.status, { ...envelope, retryAfterS }, locale)
  }
  return envelope.data
}

/** These speak for nobody yet: an old token must not stand in their way, nor their refusal end it. */
const beginsSession: ReadonlySet<string> = new Set<Key>([
  'POST login',
  'POST register',
  'POST forgot-password',
  'POST reset-password',
])

/** JSON, or form data where a file is among the fields. */
async function bodyOf(body: unknown): Promise<string | FormData | undefined> {
  if (body === undefined) return undefined
  const fields = Object.entries(body as object)
  const holdsFile = fields.some(([, value]) => [value].flat().some((item) => item instanceof Blob))
  return holdsFile ? (await import('./formOf.ts')).formOf(fields) : JSON.stringify(body)
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

/** The refusal's code; a failure of another kind is one of ours and says nothing of its inside. */
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

function queryOf(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}
