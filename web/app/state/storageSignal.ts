/** Notifies the components of every tab that a value in localStorage has changed; the browser itself notifies only the other tabs. */
export function openStorageSignal() {
  const listeners = new Set<() => void>()
  return {
    send(): void {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}
