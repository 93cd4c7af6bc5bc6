import { createStore } from '../app/state/createStore.ts'

/** The ids of everything with the reader's heart, as far as this browser knows; none on the server, whose pages are shared. */
const hearts = createStore<ReadonlySet<number>>(new Set())

/** Whether a product has the reader's heart. */
export const useHeart = (id: number): boolean => hearts.use((ids) => ids.has(id))

export const heartsNow = hearts.get
export const showHearts = hearts.set
