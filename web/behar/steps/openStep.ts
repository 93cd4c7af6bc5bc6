import type { Demand, Supply } from '#shared/behar/contract.ts'
import type { Deal } from '#shared/behar/dealContract.ts'
import type { SupplyMove } from '#shared/behar/quantities.ts'
import { createStore } from '../../app/state/createStore.ts'

/** A step with a quantity of the user's own entry or deal. */
export type OpenStep =
  | { readonly move: SupplyMove; readonly entry: Supply }
  | { readonly move: 'fulfill'; readonly entry: Demand }
  | { readonly move: 'reserveForDeal' | 'sellForDeal'; readonly entry: Deal }

/**
 * The key of the form of a step: a step with other quantities starts a new form. The proposed quantity of a deal stays the same, so
 * its reserved and sold quantities are part of the key.
 */
export function keyOfStep({ move, entry }: OpenStep): string {
  const parts = 'reserved' in entry ? [entry.reserved, entry.sold] : []
  return [move, entry.id, entry.quantity, ...parts].join(':')
}

/** Opens the sheet of a step. The sheet stays open even if the card moves to another tab. */
export function openStep(step: OpenStep): void {
  openedStep.set({ step, open: true })
}

/** The open step; after it was closed, the last step. */
export const openedStep = createStore<{ readonly step: OpenStep | null; readonly open: boolean }>({
  step: null,
  open: false,
})
