import { type SellerType, sellerTypes, type UserType } from '../base/access/permissions.ts'
import type { FieldProblem } from '../base/errors.ts'

/**
 * The account types that a person may request, lowest first: every type above the current one. A seller whom staff have not verified may also request
 * the current type, in order to submit the papers for the verification.
 */
export function upgradesFrom(type: UserType, verified: boolean): readonly SellerType[] {
  if (type === 'local_buyer') return sellerTypes
  return sellerTypes.slice(sellerTypes.indexOf(type) + (verified ? 1 : 0))
}

/** The problem at the field `type` when a person of this type may not request `wanted`; null otherwise. */
export function upgradeProblem(
  { type, verified }: { readonly type: UserType; readonly verified: boolean },
  wanted: SellerType,
): { readonly code: 'choice' } | null {
  return upgradesFrom(type, verified).includes(wanted) ? null : { code: 'choice' }
}

/** Only a request for the verification of the current type needs a picture of the papers. */
export function needsPapers(type: UserType, wanted: SellerType): boolean {
  return type === wanted
}

/** The problem of a recorded VAT number: only sellers may record one. Null if there is no problem. */
export function vatNumberProblem(type: UserType, number: string | null | undefined): FieldProblem | null {
  return type === 'local_buyer' && number ? { code: 'sellers_only' } : null
}
