import { fieldMessage } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Refusal } from '../base/api.ts'
import { type ListingErrors, stepOf } from './listingSteps.ts'

type Words = { readonly listedBefore: string; readonly notSent: string; readonly noRoom: string }

/** Why goods were not taken: at their fields, else in one sentence above the form. */
export function troubleOf(
  { status, code, errors, message }: Refusal,
  t: Words,
  locale: Locale,
  /** Whether a field of the wire stands in the form. */
  shown: (field: string) => boolean = (field) => stepOf(field) !== undefined,
): { readonly errors: ListingErrors; readonly reason: string | null } {
  if (status === 413)
    return { errors: { image: [fieldMessage({ code: 'picture_size' }, locale)] }, reason: null }
  if (status === 415) return { errors: { image: [fieldMessage({ code: 'picture' }, locale)] }, reason: null }
  const placed = Object.entries(errors).filter(([field]) => shown(field))
  if (placed.length > 0) return { errors: Object.fromEntries(placed), reason: null }
  if (code === 'idempotency_mismatch') return { errors: {}, reason: t.listedBefore }
  if (code === 'storage_full') return { errors: {}, reason: t.noRoom }
  const unsure = status === 0 || status >= 500
  return { errors: {}, reason: unsure ? t.notSent : (Object.values(errors)[0]?.[0] ?? message) }
}
