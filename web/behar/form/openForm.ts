import type { Demand, Supply } from '#shared/behar/contract.ts'
import { createStore } from '../../app/state/createStore.ts'

/** The open form and its initial values. */
export type WantedForm =
  | { readonly side: 'supply'; readonly like: Supply | null }
  | {
      readonly side: 'demand'
      readonly like: Demand | null
      /** Deletes `like` after the new one is created: this changes its target price. */
      readonly replaces: boolean
    }

/**
 * Opens a form in a sheet. It is independent of the pressed button, which may disappear meanwhile when its list
 * is refetched or its entry is matched.
 */
export function openForm(form: WantedForm): void {
  shownForm.set({ form, open: true })
}

/** Keeps the form's content while the sheet closes. */
export function closeForm(): void {
  shownForm.set({ ...shownForm.get(), open: false })
}

interface Shown {
  readonly form: WantedForm | null
  readonly open: boolean
}

/** The open form, or the last one. */
export const shownForm = createStore<Shown>({ form: null, open: false })
