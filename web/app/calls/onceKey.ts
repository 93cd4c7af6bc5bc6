import { useRef } from 'react'
import { Refusal } from './api.ts'

/**
 * Sends what must not happen twice (contract 1, "retries"): `send(content, work)` gives the work a key that stays the same for
 * the same content until an answer has come. Who presses again after a lost connection gets the first answer.
 */
export function useOnceKey() {
  const kept = useRef<{ readonly content: string; readonly key: string } | null>(null)
  return async function send<T>(content: unknown, work: (onceKey: string) => Promise<T>): Promise<T> {
    const written = textOf(content)
    if (kept.current?.content !== written) kept.current = { content: written, key: newKey() }
    try {
      const answer = await work(kept.current.key)
      kept.current = null
      return answer
    } catch (error) {
      if (!mayHaveActed(error)) kept.current = null
      throw error
    }
  }
}

/** No answer, or one that does not say whether it was done. */
function mayHaveActed(error: unknown): boolean {
  return !(error instanceof Refusal) || error.status === 0 || error.status >= 500
}

/** Files are told apart by what the browser knows of them; their bytes are not read for it. */
export function textOf(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.type, value.lastModified] : value,
  )
}

/** `crypto.randomUUID` is missing where the site is not served over TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
