import { useRef, useState } from 'react'
import { showToast } from '../../ui/overlay/toasts.ts'
import { baseText } from '../texts/messages.ts'
import { useLocale, useText } from '../texts/text.ts'
import { type Answer, api, type Key, Refusal, type Sent } from './api.ts'
import { useOnceKey } from './onceKey.ts'
import { reasonOf } from './refusalReason.ts'

export interface CallOptions<Result, Input = unknown> {
  /** The toast once it is done; null for none. */
  readonly done?: string | ((answer: Result, input: Input) => string | null)
  /** Replaces the server's message where it is not known whether the call was carried out (`isUnsure`). */
  readonly unsure?: string
  /** The fields that the component shows: a refusal at none of them becomes the `reason`. All, unless given. */
  readonly fields?: readonly string[]
  /** Shows refusals as toasts; without it the component shows `reason` and `errors`. */
  readonly toastRefusals?: boolean
  /** Runs before `busy` ends: keeps the answer, or loads again what is shown. */
  readonly onDone?: (answer: Result) => unknown
  readonly onRefused?: (refusal: Refusal) => unknown
}

export interface CallState<Input, Result> {
  readonly busy: boolean
  /** What is being sent; null while nothing is. */
  readonly pending: Input | null
  /** The last refusal; null after an answer. */
  readonly refusal: Refusal | null
  /** Why the last call was refused: at fields, by their names on the wire. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** Why the last call was refused, where no field is wrong. */
  readonly reason: string | undefined
  /** The same wherever it was refused. */
  readonly words: string | undefined
  /** Sends once at a time; null where it was refused or another one is under way. A retry without an answer keeps its idempotency key. */
  readonly send: (input: Input) => Promise<{ readonly answer: Result } | null>
  /** Clears the last refusal. */
  readonly forget: () => void
}

/** A change from the browser: `const close = useCall('POST requests/close/{id}', { done: t.closed })`. */
export function useCall<K extends Key>(
  key: K,
  options: CallOptions<Answer<K>, Sent<K>> = {},
): CallState<Sent<K>, Answer<K>> {
  const locale = useLocale()
  // The compiler does not resolve the answers of all calls at once; here the key is one of them.
  const run: Run<Sent<K>, unknown> = (sent, onceKey) => api<Key>(key, sent, { locale, key: onceKey })
  return useAction(run as Run<Sent<K>, Answer<K>>, options)
}

type Run<Input, Result> = (input: Input, onceKey: string) => Promise<Result>

/** As {@link useCall}, for work that is not one call of the API. `run` throws a {@link Refusal}. */
export function useAction<Input, Result>(
  run: Run<Input, Result>,
  { done, unsure, fields, toastRefusals = false, onDone, onRefused }: CallOptions<Result, Input> = {},
): CallState<Input, Result> {
  const t = useText(baseText)
  const locale = useLocale()
  const once = useOnceKey()
  // A second press may come before the button is drawn as busy.
  const underWay = useRef(false)
  const [pending, setPending] = useState<Input | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const wordsOf = (one: Refusal) => reasonOf(one, unsure ?? t.notDone, locale)

  const send = async (input: Input) => {
    if (underWay.current) return null
    underWay.current = true
    setPending(input)
    setRefusal(null)
    try {
      const answer = await once(input, (key) => run(input, key))
      const told = typeof done === 'function' ? done(answer, input) : done
      if (told) showToast('success', told)
      await onDone?.(answer)
      return { answer }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (toastRefusals) showToast('wrong', wordsOf(error))
      else setRefusal(error)
      await onRefused?.(error)
      return null
    } finally {
      underWay.current = false
      setPending(null)
    }
  }
  const errors = refusal?.errors ?? {}
  const atField = (fields ?? Object.keys(errors)).some((name) => errors[name])
  const words = refusal ? wordsOf(refusal) : undefined
  return {
    busy: pending !== null,
    pending,
    refusal,
    errors,
    reason: atField ? undefined : words,
    words,
    send,
    forget: () => setRefusal(null),
  }
}
