import { useRef, useState } from 'react'
import { showToast } from '../../ui/overlay/toasts.ts'
import { baseText } from '../texts/messages.ts'
import { useLocale, useText } from '../texts/text.ts'
import { type Answer, api, type Key, Refusal, type Sent } from './api.ts'
import { useIdempotencyKey } from './idempotencyKey.ts'
import { reasonOf } from './refusalReason.ts'

export interface CallOptions<Result, Input = unknown> {
  /** The toast after success; null shows none. */
  readonly done?: string | ((answer: Result, input: Input) => string | null)
  /** Replaces the server's message if it is unknown whether the call was carried out (`isUnsure`). */
  readonly unsure?: string
  /** The fields that the component shows; the default is all. A refusal of any other field becomes the `reason`. */
  readonly fields?: readonly string[]
  /** Shows refusals as toasts. Without it, the component shows `reason` and `errors`. */
  readonly toastRefusals?: boolean
  /** Runs before `busy` becomes false, to store the answer or to reload data. */
  readonly onDone?: (answer: Result) => unknown
  /** Runs after a refusal. `send` does not wait for the promise that this function returns, so a retry does not wait either. */
  readonly onRefused?: (refusal: Refusal) => unknown
}

export interface CallState<Input, Result> {
  readonly busy: boolean
  /** The input of the call that is in progress; null if no call is. */
  readonly pending: Input | null
  /** The last refusal; null after an answer. */
  readonly refusal: Refusal | null
  /** The last refusal's errors by the field's name in the API. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** The text of the last refusal if the refusal is not about a field. */
  readonly reason: string | undefined
  /** The text of the last refusal, even if a field is wrong. */
  readonly message: string | undefined
  /**
   * Returns null if the call was refused or another call is pending. A retry after a missing answer keeps its idempotency
   * key.
   */
  readonly send: (input: Input) => Promise<{ readonly answer: Result } | null>
  /** Clears the last refusal. */
  readonly forget: () => void
}

/** Changes data from the browser: `const close = useCall('POST requests/close/{id}', { done: t.closed })`. */
export function useCall<K extends Key>(
  key: K,
  options: CallOptions<Answer<K>, Sent<K>> = {},
): CallState<Sent<K>, Answer<K>> {
  const locale = useLocale()
  // The cast is needed because the compiler does not resolve the union of all answers.
  const run: Run<Sent<K>, unknown> = (sent, idempotencyKey) =>
    api<Key>(key, sent, { locale, key: idempotencyKey })
  return useAction(run as Run<Sent<K>, Answer<K>>, options)
}

type Run<Input, Result> = (input: Input, idempotencyKey: string) => Promise<Result>

/** Like {@link useCall}, for work that is more than a single call of the API. `run` throws a {@link Refusal}. */
export function useAction<Input, Result>(
  run: Run<Input, Result>,
  { done, unsure, fields, toastRefusals = false, onDone, onRefused }: CallOptions<Result, Input> = {},
): CallState<Input, Result> {
  const t = useText(baseText)
  const locale = useLocale()
  const withKey = useIdempotencyKey()
  // A second click may arrive before the button renders as busy, so the state is also kept in a ref.
  const underWay = useRef(false)
  const [pending, setPending] = useState<Input | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const messageOf = (one: Refusal) => reasonOf(one, unsure ?? t.notDone, locale)

  const send = async (input: Input) => {
    if (underWay.current) return null
    underWay.current = true
    setPending(input)
    setRefusal(null)
    try {
      const answer = await withKey(input, (key) => run(input, key))
      const toast = typeof done === 'function' ? done(answer, input) : done
      if (toast) showToast('success', toast)
      await onDone?.(answer)
      return { answer }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (toastRefusals) showToast('wrong', messageOf(error))
      else setRefusal(error)
      void onRefused?.(error)
      return null
    } finally {
      underWay.current = false
      setPending(null)
    }
  }
  const errors = refusal?.errors ?? {}
  const atField = (fields ?? Object.keys(errors)).some((name) => errors[name])
  const message = refusal ? messageOf(refusal) : undefined
  return {
    busy: pending !== null,
    pending,
    refusal,
    errors,
    reason: atField ? undefined : message,
    message,
    send,
    forget: () => setRefusal(null),
  }
}
