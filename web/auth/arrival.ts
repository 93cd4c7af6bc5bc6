import { createStore } from '../app/state/createStore.ts'

/** The note that the next page shows (web/shell/notes/ArrivalNote.tsx). */
export type Arrival =
  /** The role may not open a page, and was redirected home; `view` is its name in the role table. */
  | { readonly kind: 'refused'; readonly view: string | undefined }
  /** The user has created a new account. */
  | { readonly kind: 'welcome' }

/** The note is stored in memory only, so that a reload does not repeat it. */
export const arrival = createStore<Arrival | null>(null)
