import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { AnswerOf, Call, CallKey } from '#shared/base/call.ts'
import { getIntegrationToken } from '#shared/behar/contract.ts'

/** An integration under test, with main tokens of the people whom the tests act as. */
export interface Partner {
  /** Without `/api`: `https://behar.example`. */
  readonly address: string
  /** The token of an international seller whose subscription is active, and of a second such seller. */
  readonly importer: string
  readonly other: string
  readonly seller: string
  /** The origin of the site whose pages may call the integration. */
  readonly origin: string
  /** An international seller whose subscription has ended. */
  readonly lapsed?: string
  /**
   * An international seller with a paid renewal that is not applied yet; `until` is the end after the renewal, as the
   * market shows it.
   */
  readonly renewed?: { readonly token: string; readonly until: string }
  /** True when tokens live for only a few seconds, so that a check can wait until a token expires. */
  readonly shortTokens?: boolean
}

/** A partner whose tokens of the integration are requested once and then reused. */
export interface Session extends Partner {
  /** The integration's own token of the importer. */
  readonly token: () => Promise<string>
  readonly otherToken: () => Promise<string>
}

/** A check of one rule of the contract; throws when the partner breaks it. */
export interface ContractCheck {
  readonly name: string
  /** If set, the check applies only to partners with this property. */
  readonly needs?: 'lapsed' | 'renewed' | 'shortTokens'
  readonly run: (session: Session) => Promise<void>
}

export function openSession(partner: Partner): Session {
  const once = (main: string) => {
    let token: Promise<string> | undefined
    return () => {
      token ??= succeed(partner, getIntegrationToken, { token: main }).then((given) => given.token)
      return token
    }
  }
  return { ...partner, token: once(partner.importer), otherToken: once(partner.other) }
}

export interface RequestOptions {
  /** The token to send, of the main market or of the integration; default: none. */
  readonly token?: string
  readonly locale?: string
  readonly query?: string
  readonly params?: Readonly<Record<string, string>>
  /** An object is sent as JSON, a string unchanged. */
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The envelope; empty when the answer is not JSON. */
  readonly envelope: {
    readonly data?: unknown
    readonly message?: unknown
    readonly code?: unknown
    readonly errors?: unknown
  }
}

/**
 * Sends a request with a time limit of ten seconds, without following redirects. After 429 it waits for Retry-After and sends
 * it again.
 */
export async function request(
  { address }: Pick<Partner, 'address'>,
  call: Call | CallKey,
  options: RequestOptions = {},
): Promise<Answer> {
  const { token, locale = 'en', query = '', params = {}, body, headers = {} } = options
  const [method = 'GET', path = ''] = (typeof call === 'string' ? call : call.key).split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '1')
  const answer = await fetch(`${address.replace(/\/+$/, '')}/api/${filled}${query}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    headers: {
      'accept-language': locale,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) } : {}),
  })
  const text = await answer.text()
  const waitS = Number(answer.headers.get('retry-after'))
  if (answer.status === 429 && waitS > 0 && waitS <= 60) {
    await pause(waitS * 1_000)
    return request({ address }, call, options)
  }
  return { status: answer.status, headers: answer.headers, text, envelope: read(text) }
}

/** Sends a request and returns its `data`; asserts the call's status, envelope and schema. */
export async function succeed<C extends Call>(
  partner: Pick<Partner, 'address'>,
  call: C,
  options: RequestOptions = {},
): Promise<AnswerOf<C>> {
  const answer = await request(partner, call, options)
  const what = `${call.key} ${options.query ?? ''}: ${answer.text.slice(0, 300)}`
  assert.equal(answer.status, call.status ?? 200, what)
  expectEnvelope(answer, options, call.key)
  const parsed = z.safeParse(call.answer, answer.envelope.data)
  assert.ok(parsed.success, `${what}\n${parsed.error?.message}`)
  return parsed.data as AnswerOf<C>
}

export interface Refused {
  readonly status: number
  readonly code: string
  /** The fields for which the answer must contain errors. */
  readonly fields?: readonly string[]
}

/** Sends a request and asserts this refusal with its envelope (contract, section 1). */
export async function refused(
  partner: Pick<Partner, 'address'>,
  call: Call | CallKey,
  options: RequestOptions,
  { status, code, fields = [] }: Refused,
): Promise<Answer> {
  const key = typeof call === 'string' ? call : call.key
  const answer = await request(partner, call, options)
  const what = `${key} ${JSON.stringify(options.body ?? options.query ?? '')}: ${answer.text.slice(0, 300)}`
  assert.equal(answer.status, status, what)
  expectEnvelope(answer, options, key)
  assert.equal(answer.envelope.code, code, what)
  assert.ok(
    typeof answer.envelope.message === 'string' && answer.envelope.message.length > 0,
    `${what}: no message`,
  )
  const errors = (answer.envelope.errors ?? {}) as Record<string, unknown>
  for (const field of fields) {
    // For a field with several values, the error may name the first one.
    const lines = errors[field] ?? errors[`${field}.0`]
    assert.ok(Array.isArray(lines) && lines.length > 0, `${what}: nothing at ${field}`)
    assert.ok(
      lines.every((line) => typeof line === 'string' && line !== ''),
      `${what}: no message at ${field}`,
    )
  }
  return answer
}

export const unauthenticated: Refused = { status: 401, code: 'unauthenticated' }
export const forbidden: Refused = { status: 403, code: 'forbidden' }
export const notFound: Refused = { status: 404, code: 'not_found' }
export const invalid = (...fields: string[]): Refused => ({ status: 422, code: 'validation_failed', fields })

function expectEnvelope(
  { headers, envelope, text }: Answer,
  { locale = 'en' }: RequestOptions,
  key: string,
): void {
  assert.match(String(headers.get('content-type')), /^application\/json/, `${key} answers JSON`)
  assert.equal(
    headers.get('content-language'),
    locale.startsWith('en') ? 'en' : 'ar',
    `${key} declares its language`,
  )
  assert.ok(
    envelope !== null && typeof envelope === 'object',
    `${key} answers an object: ${text.slice(0, 100)}`,
  )
}

function read(text: string): Answer['envelope'] {
  try {
    return JSON.parse(text) as Answer['envelope']
  } catch {
    return {}
  }
}
