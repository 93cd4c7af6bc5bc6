import { setTimeout as pause } from 'node:timers/promises'

export interface Asking {
  readonly token: string
  readonly method?: 'GET' | 'POST'
  readonly body?: object
  readonly key?: string
}

export interface Answer<Data> {
  readonly status: number
  readonly text: string
  readonly data: Data | undefined
}

/** Repeats a call until it is answered, because an interrupted call may have been executed. */
export async function retryCall<Data>(
  url: () => string,
  path: string,
  { token, method = 'POST', body, key }: Asking,
): Promise<Answer<Data>> {
  for (;;) {
    const answer = await fetch(`${url()}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined)
    if (answer && answer.status !== 503) {
      const { data } = JSON.parse(answer.text || '{}') as { data?: Data }
      return { ...answer, data }
    }
    await pause(50)
  }
}
