import { type SellerType, sellerTypes, type UserType } from '../base/access/permissions.ts'

/** The types that somebody of this type may ask for, the nearest first: upwards only; none above the highest. */
export function upgradesFrom(type: UserType): readonly SellerType[] {
  return type === 'local_buyer' ? sellerTypes : sellerTypes.slice(sellerTypes.indexOf(type) + 1)
}

/** Whether somebody of this type may ask to become that one; what stands in the way at the field `type`, or null. */
export function upgradeProblem(type: UserType, wanted: SellerType): { readonly code: 'choice' } | null {
  return upgradesFrom(type).includes(wanted) ? null : { code: 'choice' }
}
