import { useRef } from 'react'
import { Refusal } from './api.ts'

/**
 * Idempotency keys for changes (contract 1, "retries"). `send(content, work)` passes a key that stays the same for equal
 * content until an answer arrives. A retry after a lost connection therefore returns the first answer.
 */
export function useIdempotencyKey() {
  const pending = useRef<{ readonly content: string; readonly key: string } | null>(null)
  return async function send<T>(content: unknown, work: (key: string) => Promise<T>): Promise<T> {
    const text = textOf(content)
    if (pending.current?.content !== text) pending.current = { content: text, key: newKey() }
    try {
      const answer = await work(pending.current.key)
      pending.current = null
      return answer
    } catch (error) {
      if (!mayHaveActed(error)) pending.current = null
      throw error
    }
  }
}

/** Whether it is unknown if the change was made, because there was no answer, or because the answer does not show it. */
function mayHaveActed(error: unknown): boolean {
  return !(error instanceof Refusal) || error.status === 0 || error.status >= 500
}

/** Serializes content for a comparison. Files are compared by their metadata; their bytes are not read. */
export function textOf(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.type, value.lastModified] : value,
  )
}

/** `crypto.randomUUID` is missing if the site is not served over TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
