import type { FieldProblems } from '../base/errors.ts'
import type { Locale, Pair } from '../base/locale.ts'
import type { OrderStatus } from './status.ts'

/** What a seller may refuse with a reason: the state of the order, and the state after the refusal. */
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
/** The reasons that fit each state, in the order of the form. */
export const reasonsFor: Readonly<Record<RefusableStatus, readonly RefusalReason[]>> = {
  pending: ofOrders,
  accepted: ofOrders,
  return_requested: ['as_listed', 'weight_right', 'kept_warm', 'photos_unclear', 'other'],
}

/** The problems of a refusal: a reason of another state, or no note for the reason `other`; null if there are none. */
export function refusalProblems(
  from: RefusableStatus,
  { reason, note = '' }: { readonly reason: RefusalReason | ''; readonly note?: string | undefined },
): FieldProblems | null {
  if (reason === '' || !reasonsFor[from].includes(reason)) return { reason: [{ code: 'choice' }] }
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
