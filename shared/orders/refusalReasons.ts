import type { FieldProblems } from '../base/errors.ts'
import type { Locale, Pair } from '../base/locale.ts'
import type { OrderStatus } from './status.ts'

/** The states of an order that a seller may refuse with a reason, and the state after the refusal. */
export const refusedTo = {
  pending: 'rejected',
  accepted: 'cancelled',
  return_requested: 'completed',
} as const satisfies Partial<Record<OrderStatus, OrderStatus>>
export type RefusableStatus = keyof typeof refusedTo
export const refusableStatuses = ['pending', 'accepted', 'return_requested'] as const

/** The reasons to choose from; `other` requires a note. */
export const refusalReasons = [
  'sold_out',
  'quality',
  'too_far',
  'no_time',
  'as_listed',
  'weight_right',
  'kept_warm',
  'photos_unclear',
  'other',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

const ofOrders = ['sold_out', 'quality', 'too_far', 'no_time', 'other'] as const
const ofReturns = ['as_listed', 'weight_right', 'kept_warm', 'photos_unclear', 'other'] as const

/** The facts of a refusal: the state of the order, and whether its return has photos. */
export type Refused = { readonly from: RefusableStatus; readonly photos: boolean }

/**
 * The reasons that fit a refusal, in the order of the form. The reason of unclear photos is left out for a return without
 * photos.
 */
export function reasonsFor({ from, photos }: Refused): readonly RefusalReason[] {
  if (from !== 'return_requested') return ofOrders
  return photos ? ofReturns : ofReturns.filter((reason) => reason !== 'photos_unclear')
}

/** The problems of a refusal: a reason that does not fit, or no note for the reason `other`; null if there are none. */
export function refusalProblems(
  refused: Refused,
  { reason, note = '' }: { readonly reason: RefusalReason | ''; readonly note?: string | undefined },
): FieldProblems | null {
  if (reason === '' || !reasonsFor(refused).includes(reason)) return { reason: [{ code: 'choice' }] }
  return reason === 'other' && note.trim() === '' ? { note: [{ code: 'required' }] } : null
}

/** The name of a reason for both sides. */
export function reasonName(reason: RefusalReason, locale: Locale): string {
  return names[reason][locale]
}

const names: Readonly<Record<RefusalReason, Pair>> = {
  sold_out: { ar: 'نفدت الكمية', en: 'Sold out' },
  quality: { ar: 'السمك لم يعد بجودة البيع', en: 'No longer good enough to sell' },
  too_far: { ar: 'لا يصل التوصيل إلى هذا العنوان', en: 'No delivery to this address' },
  no_time: { ar: 'لا وقت لتجهيزه', en: 'No time to prepare it' },
  as_listed: { ar: 'السمك كما عُرض', en: 'The fish was as listed' },
  weight_right: { ar: 'الوزن صحيح', en: 'The weight was right' },
  kept_warm: { ar: 'لم يُحفظ مبرّدًا بعد التسليم', en: 'Not kept cold after delivery' },
  photos_unclear: { ar: 'الصور لا تُظهر المشكلة', en: 'The photos don’t show a problem' },
  other: { ar: 'سبب آخر', en: 'Another reason' },
}
