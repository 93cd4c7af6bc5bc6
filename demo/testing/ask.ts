import type { Failure } from '#shared/base/errors.ts'

/** The result of a call: its status, and the data or the failure in its envelope. */
export interface Asked<Data> {
  readonly status: number
  readonly headers: Headers
  readonly data: Data
  readonly failure: Failure
}

export interface Asking {
  readonly token?: string | undefined
  readonly locale?: 'ar' | 'en'
  /** The body, sent as JSON or as form data. */
  readonly body?: object | FormData
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls a market under test: `ask(market, 'POST profile', { token, body })`. */
export async function ask<Data = unknown>(
  { url }: { readonly url: string },
  call: `${'GET' | 'POST' | 'DELETE'} ${string}`,
  { token, locale = 'ar', body, headers = {} }: Asking = {},
): Promise<Asked<Data>> {
  const [method = 'GET', path = ''] = call.split(' ')
  const form = body instanceof FormData
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      'accept-language': locale,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !form ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  const envelope = text ? (JSON.parse(text) as { data: Data } & Failure) : ({} as { data: Data } & Failure)
  return { status: answer.status, headers: answer.headers, data: envelope.data, failure: envelope }
}

/** Form data of texts and files. */
export function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
