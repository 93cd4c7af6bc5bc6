import { themeKey } from './firstScript.ts'

export type Theme = 'light' | 'dark'

/** The current theme: the user's choice, or the system's theme if there is none. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Applies and stores the user's choice; `null` makes the page follow the system again. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  try {
    if (theme) localStorage.setItem(themeKey, theme)
    else localStorage.removeItem(themeKey)
  } catch {
    // Storage is not available, so the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener()
}

/** The user's choice; null means that the page follows the system. */
export function chosenTheme(): Theme | null {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'dark' || chosen === 'light' ? chosen : null
}

/** The theme for `useSyncExternalStore`; the server does not know the user's choice. */
export const themeStore = {
  subscribe(listener: () => void): () => void {
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    listeners.add(listener)
    system.addEventListener('change', listener)
    return () => {
      listeners.delete(listener)
      system.removeEventListener('change', listener)
    }
  },
  get: currentTheme,
  getOnServer: (): Theme => 'light',
}

const listeners = new Set<() => void>()
