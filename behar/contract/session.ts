import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { AnswerOf, Call, CallKey } from '#shared/base/call.ts'
import { getIntegrationToken } from '#shared/behar/contract.ts'

/** An integration under test, and whom of the main market the tests may be: their tokens of the main market. */
export interface Partner {
  /** Without `/api`: `https://behar.example`. */
  readonly address: string
  /** An international seller whose subscription is active, and another one. */
  readonly importer: string
  readonly other: string
  readonly seller: string
  /** Where the site is that browsers call from. */
  readonly origin: string
  /** An international seller whose subscription is over. */
  readonly lapsed?: string
  /** Set where tokens live for some seconds only, so that the end of one can be waited for. */
  readonly shortTokens?: boolean
}

/** A partner whose tokens are asked for once. */
export interface Session extends Partner {
  /** The integration's own token of the importer. */
  readonly token: () => Promise<string>
  readonly otherToken: () => Promise<string>
}

/** One rule of the contract, seen from outside: throws where the partner does not keep it. */
export interface ContractCheck {
  readonly name: string
  /** Left out where the partner cannot be asked for it. */
  readonly needs?: 'lapsed' | 'shortTokens'
  readonly run: (session: Session) => Promise<void>
}

export function openSession(partner: Partner): Session {
  const once = (main: string) => {
    let asked: Promise<string> | undefined
    return () => {
      asked ??= succeed(partner, getIntegrationToken, { token: main }).then(({ token }) => token)
      return asked
    }
  }
  return { ...partner, token: once(partner.importer), otherToken: once(partner.other) }
}

export interface Asking {
  /** Of the main market or of the integration, as the call wants; none where it is not said. */
  readonly token?: string
  readonly locale?: string
  readonly query?: string
  readonly params?: Readonly<Record<string, string>>
  /** Sent as JSON, a text as it is. */
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Heard {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The envelope; an empty one where the answer is no JSON. */
  readonly envelope: {
    readonly data?: unknown
    readonly message?: unknown
    readonly code?: unknown
    readonly errors?: unknown
  }
}

/**
 * Asks, and hears whatever comes back within ten seconds; redirects are not followed. Where it is told that it asks too often it
 * waits as long as that says.
 */
export async function hear(
  { address }: Pick<Partner, 'address'>,
  call: Call | CallKey,
  asking: Asking = {},
): Promise<Heard> {
  const { token, locale = 'en', query = '', params = {}, body, headers = {} } = asking
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
  const waits = Number(answer.headers.get('retry-after'))
  if (answer.status === 429 && waits > 0 && waits <= 60) {
    await pause(waits * 1_000)
    return hear({ address }, call, asking)
  }
  return { status: answer.status, headers: answer.headers, text, envelope: read(text) }
}

/** Asks, and gives the `data` of a success whose status, envelope and shape are those of the call. */
export async function succeed<C extends Call>(
  partner: Pick<Partner, 'address'>,
  call: C,
  asking: Asking = {},
): Promise<AnswerOf<C>> {
  const heard = await hear(partner, call, asking)
  const what = `${call.key} ${asking.query ?? ''}: ${heard.text.slice(0, 300)}`
  assert.equal(heard.status, call.status ?? 200, what)
  expectEnvelope(heard, asking, call.key)
  const parsed = z.safeParse(call.answer, heard.envelope.data)
  assert.ok(parsed.success, `${what}\n${parsed.error?.message}`)
  return parsed.data as AnswerOf<C>
}

export interface Refused {
  readonly status: number
  readonly code: string
  /** Fields at which something is wrong. */
  readonly fields?: readonly string[]
}

/** Asks, and expects this refusal with its envelope (contract, section 1). */
export async function refused(
  partner: Pick<Partner, 'address'>,
  call: Call | CallKey,
  asking: Asking,
  { status, code, fields = [] }: Refused,
): Promise<Heard> {
  const key = typeof call === 'string' ? call : call.key
  const heard = await hear(partner, call, asking)
  const what = `${key} ${JSON.stringify(asking.body ?? asking.query ?? '')}: ${heard.text.slice(0, 300)}`
  assert.equal(heard.status, status, what)
  expectEnvelope(heard, asking, key)
  assert.equal(heard.envelope.code, code, what)
  assert.ok(
    typeof heard.envelope.message === 'string' && heard.envelope.message.length > 0,
    `${what}: no message`,
  )
  const errors = (heard.envelope.errors ?? {}) as Record<string, unknown>
  for (const field of fields) {
    // Of a field that takes several values the first may be named.
    const told = errors[field] ?? errors[`${field}.0`]
    assert.ok(Array.isArray(told) && told.length > 0, `${what}: nothing at ${field}`)
    assert.ok(
      told.every((line) => typeof line === 'string' && line !== ''),
      `${what}: no words at ${field}`,
    )
  }
  return heard
}

export const unauthenticated: Refused = { status: 401, code: 'unauthenticated' }
export const forbidden: Refused = { status: 403, code: 'forbidden' }
export const notFound: Refused = { status: 404, code: 'not_found' }
export const invalid = (...fields: string[]): Refused => ({ status: 422, code: 'validation_failed', fields })

function expectEnvelope({ headers, envelope, text }: Heard, { locale = 'en' }: Asking, key: string): void {
  assert.match(String(headers.get('content-type')), /^application\/json/, `${key} answers JSON`)
  assert.equal(
    headers.get('content-language'),
    locale.startsWith('en') ? 'en' : 'ar',
    `${key} says its language`,
  )
  assert.ok(
    envelope !== null && typeof envelope === 'object',
    `${key} answers an object: ${text.slice(0, 100)}`,
  )
}

function read(text: string): Heard['envelope'] {
  try {
    return JSON.parse(text) as Heard['envelope']
  } catch {
    return {}
  }
}
