import { messages } from '../base/text.ts'

/** Every deed of the audit log in words, as what was done: `upgrade.approve`. */
export const deedText = messages({
  'upgrade.approve': { ar: 'توثيق بائع', en: 'verified a seller' },
  'upgrade.refuse': { ar: 'رفض توثيق بائع', en: 'refused to verify a seller' },
  'confirmation.approve': { ar: 'اعتماد تحويل بنكي', en: 'approved a bank transfer' },
  'confirmation.refuse': { ar: 'رفض تحويل بنكي', en: 'refused a bank transfer' },
  'payout.settle': { ar: 'تسديد سحب', en: 'settled a payout' },
  'payout.refuse': { ar: 'رفض سحب', en: 'refused a payout' },
  'order.decide': { ar: 'البت في نزاع طلب', en: 'decided a dispute' },
  'auction.void': { ar: 'إبطال مزاد', en: 'voided an auction' },
  'staff.give': { ar: 'منح دور تشغيل لمستخدم', en: 'gave a staff role' },
  'staff.make': { ar: 'إنشاء حساب تشغيل', en: 'made a staff account' },
})

/** What deeds are done to. */
export const recordText = messages({
  system: { ar: 'النظام', en: 'The system' },
  user: { ar: 'مستخدم', en: 'User' },
  upgrade: { ar: 'طلب توثيق', en: 'Verification' },
  confirmation: { ar: 'تأكيد تحويل', en: 'Bank transfer' },
  payout: { ar: 'سحب', en: 'Payout' },
  order: { ar: 'طلب', en: 'Order' },
  auction: { ar: 'مزاد', en: 'Auction' },
  charge: { ar: 'عملية دفع', en: 'Charge' },
  hold: { ar: 'مبلغ محجوز', en: 'Hold' },
})

export type Action = keyof typeof deedText
export type RecordType = Exclude<keyof typeof recordText, 'system'>

export const recordTypes = (Object.keys(recordText) as (keyof typeof recordText)[]).filter(isRecordType)

export const actions = Object.keys(deedText) as Action[]

export function isAction(name: string): name is Action {
  return Object.hasOwn(deedText, name)
}

export function isRecordType(name: string): name is RecordType {
  return name !== 'system' && Object.hasOwn(recordText, name)
}
