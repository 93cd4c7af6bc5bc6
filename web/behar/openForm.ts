import type { Demand, Supply } from '#shared/behar/contract.ts'

/** Which form lies over the page, and with what it begins. */
export type WantedForm =
  | { readonly side: 'supply'; readonly like: Supply | null }
  | {
      readonly side: 'demand'
      readonly like: Demand | null
      /** `like` is to go once the new one stands: its target is changed. */
      readonly replaces: boolean
    }

/**
 * Opens a form over the page. It belongs to no button and no list: what is pressed may go while somebody types, because the
 * list was asked anew or its entry has been matched.
 */
export function openForm(form: WantedForm): void {
  change({ form, open: true })
}

/** It may be on its way out still: what it is stays known. */
export function closeForm(): void {
  change({ ...shown, open: false })
}

interface Shown {
  readonly form: WantedForm | null
  readonly open: boolean
}

/** For `useSyncExternalStore`. */
export const formStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): Shown => shown,
}

const listeners = new Set<() => void>()
let shown: Shown = { form: null, open: false }

function change(next: Shown): void {
  shown = next
  for (const listener of listeners) listener()
}
