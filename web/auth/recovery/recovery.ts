import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../../app/state/createStore.ts'

/**
 * State that the recovery pages share, in sessionStorage and never in an address. It contains the code between the page
 * that checks the code and the page that uses it.
 */
export type Recovery = {
  /** The mobile in E.164. */
  readonly mobile: string
  /** The time in ms at which the latest code was requested. */
  readonly sentAt: number
  /** The time in ms at which the code expires. */
  readonly expiresAt?: number
  readonly code?: string
  /** True if the password was changed; the sign-in page then says so. */
  readonly done?: true
}

/** The current recovery; `undefined` on the server and during hydration, null if there is none. */
export function useRecovery(): Recovery | null | undefined {
  return useSyncExternalStore(subscribe, currentRecovery, undefinedOnServer)
}

export function currentRecovery(): Recovery | null {
  const text = stored()
  if (text !== parsedText) [parsedText, parsed] = [text, parseRecovery(text)]
  return parsed
}

/** Stores that a code was requested now, with its validity in seconds. */
export function beginRecovery(mobile: string, expiresInS: number): void {
  const sentAt = Date.now()
  storeRecovery({ mobile, sentAt, expiresAt: sentAt + expiresInS * 1_000 })
}

/** Stores a recovery; null removes it. */
export function storeRecovery(recovery: Recovery | null): void {
  inMemory = recovery && JSON.stringify(recovery)
  try {
    if (inMemory === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, inMemory)
  } catch {
    // Storage is not available, so the recovery lasts as long as the page is open.
  }
  for (const listener of listeners) listener()
}

/** The mobile number typed on the sign-in page, so that the next page has it too. Only in memory of the page. */
export const typedMobile = createStore('')

const key = 'recovery'
let inMemory: string | null = null
let parsedText: string | null = null
let parsed: Recovery | null = null
const listeners = new Set<() => void>()
const undefinedOnServer = () => undefined

function stored(): string | null {
  try {
    return sessionStorage.getItem(key) ?? inMemory
  } catch {
    return inMemory
  }
}

function parseRecovery(text: string | null): Recovery | null {
  try {
    const { mobile, sentAt, expiresAt, code, done } = JSON.parse(text ?? '{}') as Partial<Recovery>
    if (typeof mobile !== 'string' || typeof sentAt !== 'number') return null
    return {
      mobile,
      sentAt,
      ...(typeof expiresAt === 'number' ? { expiresAt } : {}),
      ...(typeof code === 'string' ? { code } : {}),
      ...(done ? { done } : {}),
    }
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The current recovery, undefined until it is read. Redirects to /auth/forgot-password if there is none, to sign-in if
 * it is finished, and to the code page if `checked` is set and the code was not checked.
 */
export function useStartedRecovery({ checked = false } = {}): Recovery | undefined {
  const recovery = useRecovery()
  const { navigate } = useRouter()
  const redirectTo = recovery === undefined ? undefined : redirectOf(recovery, checked)
  useEffect(() => {
    if (redirectTo) void navigate({ to: redirectTo, search: true, replace: true })
  }, [redirectTo, navigate])
  return recovery && !redirectTo ? recovery : undefined
}

function redirectOf(recovery: Recovery | null, checked: boolean) {
  if (recovery === null) return '/auth/forgot-password' as const
  if (recovery.done) return '/auth/sign-in' as const
  return checked && recovery.code === undefined ? ('/auth/check-code' as const) : undefined
}
