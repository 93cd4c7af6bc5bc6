/** The part of the hall's page that is open. */
export type Tab = 'sell' | 'today' | 'dues'

/** The part that was open in this browser tab before a reload, so that a reload does not move the clerk to another part. */
export function storedTab(): Tab {
  try {
    const stored = sessionStorage.getItem(key)
    return stored === 'today' || stored === 'dues' ? stored : 'sell'
  } catch {
    // Storage is blocked.
    return 'sell'
  }
}

export function storeTab(tab: Tab): void {
  try {
    sessionStorage.setItem(key, tab)
  } catch {
    // Storage is blocked; a reload opens the first part.
  }
}

const key = 'hall-tab'
