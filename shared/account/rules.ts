import { type SellerType, sellerTypes, type UserType } from '../base/access/permissions.ts'

/** The higher types that a person of this type may request, the nearest first. */
export function upgradesFrom(type: UserType): readonly SellerType[] {
  return type === 'local_buyer' ? sellerTypes : sellerTypes.slice(sellerTypes.indexOf(type) + 1)
}

/** The problem at the field `type` when a person of this type may not request `wanted`; else null. */
export function upgradeProblem(type: UserType, wanted: SellerType): { readonly code: 'choice' } | null {
  return upgradesFrom(type).includes(wanted) ? null : { code: 'choice' }
}
