import { randomUUID } from 'node:crypto'
import type { AnswerOf, SentBody, SentParams, SentQuery } from '#shared/base/call.ts'
import type { Calls } from '#shared/calls.ts'
import { demoPassword } from '../people/accounts.ts'

/** A signed-in demo account that acts through the public API. */
export interface Client {
  readonly id: number
  ask<Key extends keyof Calls>(key: Key, sent?: Sent<Calls[Key]>): Promise<AnswerOf<Calls[Key]>>
}

type Sent<C> = {
  readonly params?: SentParams<C>
  readonly query?: SentQuery<C>
  readonly body?: SentBody<C>
}

/** Thrown when the market refused a call or did not answer. */
export class Refused extends Error {}

/** Makes calls without a sign-in. */
export const openVisitor = (url: string): Client['ask'] => clientOf(url)

/** Signs in with the demo password. Throws Refused. */
export async function signIn(url: string, mobile: string): Promise<Client> {
  const nobody = clientOf(url)
  const { token, user } = await nobody('POST login', { body: { mobile, password: demoPassword } })
  return { id: user.id, ask: clientOf(url, token) }
}

function clientOf(url: string, token?: string): Client['ask'] {
  return async (key, { params = {}, query = {}, body } = {}) => {
    const [method = 'GET', template = ''] = key.split(' ')
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])),
    )
    const search = new URLSearchParams(
      Object.entries(query as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
    )
    const form = body === undefined ? undefined : formIn(body)
    const answer = await fetch(`${url}/api/${path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: {
        // For a form, fetch itself sets the content type, which contains the boundary.
        ...(form ? {} : { 'content-type': 'application/json' }),
        'idempotency-key': randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(method === 'POST' ? { body: form ?? JSON.stringify(body ?? {}) } : {}),
      signal: AbortSignal.timeout(10_000),
    })
    const envelope = (await answer.json()) as { data: never; code?: string }
    if (!answer.ok) throw new Refused(`${key}: ${answer.status} ${envelope.code ?? ''}`)
    return envelope.data
  }
}

/** The form data of a body with a file; undefined for a body without files, which is sent as JSON. */
function formIn(body: object): FormData | undefined {
  const fields = Object.entries(body)
  if (!fields.some(([, value]) => value instanceof Blob)) return undefined
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value))
  return form
}
