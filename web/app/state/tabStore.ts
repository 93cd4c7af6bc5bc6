/** JSON values of this tab, in sessionStorage; in memory if the browser refuses storage or storage is full. */

export function readInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export function storeInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    memory.set(key, value)
  }
}

export function dropFromTab(key: string): void {
  memory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // The storage of the browser is not available, so nothing was stored.
  }
}

const memory = new Map<string, unknown>()
