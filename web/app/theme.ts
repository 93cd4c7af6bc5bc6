import { themeKey } from './firstScript.ts'

export type Theme = 'light' | 'dark'

/** The theme in force: the reader's choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Sets and keeps the reader's choice; `null` follows the system again. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  try {
    if (theme) localStorage.setItem(themeKey, theme)
    else localStorage.removeItem(themeKey)
  } catch {
    // A browser that keeps nothing still shows it until the page is closed.
  }
  for (const listener of listeners) listener()
}

/** What the reader chose; null where the system decides. */
export function chosenTheme(): Theme | null {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'dark' || chosen === 'light' ? chosen : null
}

/** For `useSyncExternalStore`; the server does not know the reader's choice. */
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
