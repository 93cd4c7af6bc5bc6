import type { Upgrade } from '../auth/profile.ts'
import { type SellerType, sellerTypes, type UserType } from '../base/permissions.ts'

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
  state: Upgrade['status'],
  outcome: 'approved' | 'refused',
): 'change' | 'repeat' | 'too_late' {
  if (state === 'pending') return 'change'
  return state === outcome ? 'repeat' : 'too_late'
}
