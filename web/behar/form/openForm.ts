import type { Demand, Supply } from '#shared/behar/contract.ts'
import { createStore } from '../../app/state/createStore.ts'

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
  shownForm.set({ form, open: true })
}

/** It may be on its way out still: what it is stays known. */
export function closeForm(): void {
  shownForm.set({ ...shownForm.get(), open: false })
}

interface Shown {
  readonly form: WantedForm | null
  readonly open: boolean
}

/** What is opened, and what was last. */
export const shownForm = createStore<Shown>({ form: null, open: false })
