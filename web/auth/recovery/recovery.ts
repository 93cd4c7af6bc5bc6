import { useSyncExternalStore } from 'react'

/**
 * What a forgotten password's pages hand on: kept for this tab only, never in an address. The code stands here between
 * the page that checks it and the one that spends it.
 */
export type Recovery = {
  /** E.164. */
  readonly mobile: string
  /** When the newest code was asked for, in ms. */
  readonly sentAt: number
  /** When it ends to hold, in ms. */
  readonly expiresAt?: number
  readonly code?: string
  /** The password was changed: sign-in says so. */
  readonly done?: true
}

/** `undefined` while the server draws and for the first paint, null where there is none. */
export function useRecovery(): Recovery | null | undefined {
  return useSyncExternalStore(subscribe, currentRecovery, nothingYet)
}

export function currentRecovery(): Recovery | null {
  const text = stored()
  if (text !== readText) [readText, read] = [text, recoveryIn(text)]
  return read
}

/** A code was asked for just now; it holds for so many seconds. */
export function beginRecovery(mobile: string, expiresInS: number): void {
  const sentAt = Date.now()
  keepRecovery({ mobile, sentAt, expiresAt: sentAt + expiresInS * 1_000 })
}

/** Keeps it, or with null forgets it. */
export function keepRecovery(recovery: Recovery | null): void {
  unkept = recovery && JSON.stringify(recovery)
  try {
    if (unkept === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, unkept)
  } catch {
    // Where storage is closed it lasts as long as the page is open.
  }
  for (const listener of listeners) listener()
}

const key = 'recovery'
let unkept: string | null = null
let readText: string | null = null
let read: Recovery | null = null
const listeners = new Set<() => void>()
const nothingYet = () => undefined

function stored(): string | null {
  try {
    return sessionStorage.getItem(key) ?? unkept
  } catch {
    return unkept
  }
}

function recoveryIn(text: string | null): Recovery | null {
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
