import { useMemo, useSyncExternalStore } from 'react'
import { openStorageSignal } from '../../app/state/storageSignal.ts'
import { recentSearchesKey } from '../../auth/session.ts'
import { wordsOf } from '../filters/filters.ts'

/** The last searches on this device, newest first, shared between tabs. Signing out deletes them (web/auth/session.ts). */
export function useRecentSearches(): readonly string[] {
  const text = useSyncExternalStore(changes.subscribe, storedText, () => null)
  return useMemo(() => searchesOf(text), [text])
}

/** Adds a search as the newest; an equal earlier search is removed. */
export function rememberSearch(words: string): void {
  const others = searchesOf(storedText()).filter((other) => other !== words)
  store([words, ...others].slice(0, most))
}

export function forgetSearch(words: string): void {
  store(searchesOf(storedText()).filter((other) => other !== words))
}

export function forgetSearches(): void {
  store([])
}

const most = 6

/** Storage can contain anything, so every entry is checked. */
function searchesOf(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((words) => (typeof words === 'string' ? (wordsOf(words) ?? []) : [])).slice(0, most)
  } catch {
    return []
  }
}

function store(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(recentSearchesKey)
    else localStorage.setItem(recentSearchesKey, JSON.stringify(searches))
  } catch {
    // Storage is not available, so no search is remembered.
  }
  changes.send()
}

function storedText(): string | null {
  try {
    return localStorage.getItem(recentSearchesKey)
  } catch {
    return null
  }
}

const changes = openStorageSignal()
