import { createStore } from '../app/state/createStore.ts'

/** The note that the next page shows (web/shell/notes/ArrivalNote.tsx). */
export type Arrival =
  /** The role may not open a page, and was redirected home; `view` is its name in the role table. */
  | { readonly kind: 'refused'; readonly view: string | undefined }
  /** A new account was created. */
  | { readonly kind: 'welcome' }

/** In memory only, so that a reload does not repeat the note. */
export const arrival = createStore<Arrival | null>(null)
