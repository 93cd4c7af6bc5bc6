import { createStore } from '../../app/state/createStore.ts'

/** A supply and a demand that match; one of them is the user's own. */
export interface Pair {
  readonly supply_id: number
  readonly demand_id: number
}

export interface WantedInterest {
  readonly pair: Pair
  /** The number of the entry of the other side, such as `S-1204`. */
  readonly number: string
  /** The largest quantity that both entries allow, in kilograms; it is the initial value of the form. */
  readonly most: number
}

/** Opens the form of an interest in a sheet. The sheet stays open even if the card disappears. */
export function openInterest(interest: WantedInterest): void {
  openedInterest.set({ interest, open: true })
}

/** The open form; after it was closed, the last form. */
export const openedInterest = createStore<{
  readonly interest: WantedInterest | null
  readonly open: boolean
}>({
  interest: null,
  open: false,
})
