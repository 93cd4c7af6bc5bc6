import type { RefusalCode } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { Refusal } from '../../app/calls/api.ts'
import { beharText } from '../messages.ts'

export interface IntegrationRequest {
  /** The path relative to the integration's address, such as `platforms/behar-market/subscription`. */
  readonly url: string
  readonly method: string
  readonly token: string
  readonly body?: unknown
  readonly onceKey?: string | undefined
  readonly locale: Locale
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends one request to the integration and resolves to the envelope's `data`, unchecked. Throws a {@link Refusal}: status
 * 0 if the integration cannot be reached, 504 after the timeout, 502 for an invalid answer. The caller handles refusals;
 * an aborted call throws the abort.
 */
export async function sendRequest({
  url,
  method,
  token,
  body,
  onceKey,
  locale,
  signal,
}: IntegrationRequest): Promise<unknown> {
  const ends = endsOf(signal)
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Accept-Language': locale,
        ...(onceKey ? { 'Idempotency-Key': onceKey } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The token must never be sent to another address.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: ends.signal,
    })
    return dataOf(response, await textOf(response), locale)
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof Refusal) throw error
    throw noAnswer(ends.late() ? 504 : 0, locale)
  } finally {
    ends.done()
  }
}

/** The refusal for a missing answer. 0: unreachable; 502: invalid; 504: too late. */
export function noAnswer(status: 0 | 502 | 504, locale: Locale): Refusal {
  const code = status === 0 ? 'unreachable' : 'unavailable'
  return new Refusal({ status, code, message: beharText.unreachable[locale], errors: {} })
}

/** A signal that aborts with the caller, or after {@link answerMs}, even if a part of the answer has arrived. */
function endsOf(signal: AbortSignal | undefined) {
  const controller = new AbortController()
  const end = () => controller.abort()
  let late = false
  const timer = setTimeout(() => {
    late = true
    end()
  }, answerMs)
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  const done = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
  return { signal: controller.signal, late: () => late, done }
}

const answerMs = 10_000

/** Reads the body up to the size limit. */
async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > mostBytes) {
      void reader.cancel().catch(() => undefined)
      return ''
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** The size limit in bytes, ten times the size of a page with a hundred rows. */
const mostBytes = 2_000_000

function dataOf(response: Response, text: string, locale: Locale): unknown {
  const envelope = objectIn(text)
  if (!response.ok) throw refusalOf(response, envelope, locale)
  if (!envelope) throw noAnswer(502, locale)
  return envelope.data
}

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' ? (read as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Parses the refusal of a partner; fields of another shape are dropped. */
function refusalOf({ status, headers }: Response, envelope: ReturnType<typeof objectIn>, locale: Locale) {
  const { code, message, errors } = envelope ?? {}
  const usable = typeof message === 'string' && message.length > 0 && message.length <= longestMessage
  return new Refusal({
    status,
    code: typeof code === 'string' ? (code as RefusalCode) : 'unavailable',
    message: usable ? message : beharText.unreachable[locale],
    errors: fieldErrorsOf(errors),
    retryAfterS: Number(headers.get('retry-after')) || undefined,
  })
}

const longestMessage = 500

function fieldErrorsOf(errors: unknown): Readonly<Record<string, readonly string[]>> {
  const entries = Object.entries(errors ?? {}).flatMap(([field, lines]) => {
    const texts = [lines].flat().filter((line) => typeof line === 'string')
    return texts.length > 0 ? [[field, texts] as const] : []
  })
  return Object.fromEntries(entries)
}
