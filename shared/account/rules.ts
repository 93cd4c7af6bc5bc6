import type { UserType } from '../base/permissions.ts'

/** What a person may ask to become (contract 2, profile/upgrade). */
export const sellerTypes = ['fisherman', 'local_seller', 'international_seller'] as const
export type SellerType = (typeof sellerTypes)[number]

/** A request to become a seller waits until it is decided, once. */
export const upgradeStates = ['pending', 'approved', 'refused'] as const
export type UpgradeState = (typeof upgradeStates)[number]

/** The types that somebody of this type may ask for, the nearest first: upwards only; none above the highest. */
export function upgradesFrom(type: UserType): readonly SellerType[] {
  return type === 'local_buyer' ? sellerTypes : sellerTypes.slice(sellerTypes.indexOf(type) + 1)
}

/** Whether somebody of this type may ask to become that one; what stands in the way at the field `type`, or null. */
export function upgradeProblem(type: UserType, wanted: SellerType): { readonly code: 'choice' } | null {
  return upgradesFrom(type).includes(wanted) ? null : { code: 'choice' }
}

/** Whether a decision changes something, repeats what stands already, or comes too late (contract 1, "writing by GET"). */
export function decisionOf(
  state: UpgradeState,
  outcome: 'approved' | 'refused',
): 'change' | 'repeat' | 'too_late' {
  if (state === 'pending') return 'change'
  return state === outcome ? 'repeat' : 'too_late'
}
