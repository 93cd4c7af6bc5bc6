import { createStore } from '../app/state/createStore.ts'

/** The ids of the user's favourites that this browser has loaded; empty on the server, whose pages are shared. */
const hearts = createStore<ReadonlySet<number>>(new Set())

/** Whether a product is a favourite of the user. */
export const useHeart = (id: number): boolean => hearts.use((ids) => ids.has(id))

export const heartsNow = hearts.get
export const showHearts = hearts.set
