import { setTimeout as pause } from 'node:timers/promises'

export interface Asking {
  readonly token: string
  readonly method?: 'GET' | 'POST'
  readonly body?: object
  readonly key?: string
  /** Called after every attempt. */
  readonly tried?: Tried | undefined
}

/** Receives the status of each attempt (undefined if the connection broke), the method and path, and the time it took. */
export type Tried = (status: number | undefined, what: string, ms: number) => void

export interface Answer<Data> {
  readonly status: number
  readonly text: string
  readonly data: Data | undefined
}

/** Repeats a call with the same `key` until it is answered; an interrupted attempt may have been executed. */
export async function retryCall<Data>(
  url: () => string,
  path: string,
  { token, method = 'POST', body, key, tried }: Asking,
): Promise<Answer<Data>> {
  for (;;) {
    const began = performance.now()
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
    tried?.(answer?.status, `${method} ${path}`, performance.now() - began)
    if (answer && !repeatable.has(answer.status)) {
      const { data } = JSON.parse(answer.text || '{}') as { data?: Data }
      return { ...answer, data }
    }
    await pause(50)
  }
}

/** A load balancer answers 502 or 504 in place of a process that died. */
const repeatable = new Set([502, 503, 504])
