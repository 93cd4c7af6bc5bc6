import { type SellerType, sellerTypes, type UserType } from '../base/access/permissions.ts'
import type { FieldProblem } from '../base/errors.ts'

/** The types above this type that a person may request, the nearest first. */
export function upgradesFrom(type: UserType): readonly SellerType[] {
  return type === 'local_buyer' ? sellerTypes : sellerTypes.slice(sellerTypes.indexOf(type) + 1)
}

/** The problem at the field `type` when a person of this type may not request `wanted`; null otherwise. */
export function upgradeProblem(type: UserType, wanted: SellerType): { readonly code: 'choice' } | null {
  return upgradesFrom(type).includes(wanted) ? null : { code: 'choice' }
}

/** The problem of a VAT number for a type of account: only sellers record one. */
export function vatNumberProblem(type: UserType, number: string | null | undefined): FieldProblem | null {
  return type === 'local_buyer' && number ? { code: 'sellers_only' } : null
}
