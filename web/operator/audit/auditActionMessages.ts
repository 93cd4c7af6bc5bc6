import { messages } from '../../app/texts/text.ts'

/** Every audit action of the audit log in words, as what was done: `upgrade.approve`. */
export const auditActionText = messages({
  'upgrade.approve': { ar: 'توثيق بائع', en: 'verified a seller' },
  'upgrade.refuse': { ar: 'رفض توثيق بائع', en: 'refused to verify a seller' },
  'confirmation.approve': { ar: 'اعتماد تحويل بنكي', en: 'approved a bank transfer' },
  'confirmation.refuse': { ar: 'رفض تحويل بنكي', en: 'refused a bank transfer' },
  'confirmation.reverse': { ar: 'إلغاء إيداع تحويل', en: 'reversed a transfer' },
  'payout.settle': { ar: 'تسديد سحب', en: 'settled a payout' },
  'payout.refuse': { ar: 'رفض سحب', en: 'refused a payout' },
  'order.decide': { ar: 'البت في نزاع طلب', en: 'decided a dispute' },
  'order.note': { ar: 'ملاحظة على طلب', en: 'noted something on an order' },
  'request.close': { ar: 'إغلاق طلب شراء', en: 'closed a request' },
  'statement.import': { ar: 'استيراد كشف حساب', en: 'imported a bank statement' },
  'auction.void': { ar: 'إبطال مزاد', en: 'voided an auction' },
  'product.special': { ar: 'تغيير تمييز منتج', en: 'changed whether a product is special' },
  'product.hide': { ar: 'إخفاء منتج', en: 'hid a product' },
  'product.show': { ar: 'إظهار منتج', en: 'showed a product again' },
  'user.block': { ar: 'إيقاف مستخدم', en: 'blocked a user' },
  'user.unblock': { ar: 'رفع إيقاف مستخدم', en: 'unblocked a user' },
  'user.verify': { ar: 'توثيق مستخدم', en: 'verified a user' },
  'user.refuse': { ar: 'إلغاء توثيق مستخدم', en: 'took the verification from a user' },
  'user.type': { ar: 'تغيير نوع مستخدم', en: 'changed the type of a user' },
  'user.register': { ar: 'تغيير سجل مستخدم', en: 'changed the register number of a user' },
  'user.mobile': { ar: 'تغيير جوال مستخدم', en: 'changed the mobile of a user' },
  'user.sessions': { ar: 'إنهاء جلسات مستخدم', en: 'ended the sessions of a user' },
  'user.staff': { ar: 'تغيير دور مستخدم', en: 'changed the role of a user' },
  'user.factor_off': { ar: 'إلغاء التحقق بخطوتين لمستخدم', en: 'took the second step from a user' },
  'user.cancelled_sale': {
    ar: 'عدم تنفيذ بيع مزاد أو عرض',
    en: 'did not fulfil the sale of a lot or an offer',
  },
  'user.change': { ar: 'تعديل مستخدم', en: 'changed a user' },
  'staff.give': { ar: 'منح دور تشغيل لمستخدم', en: 'gave a staff role' },
  'staff.make': { ar: 'إنشاء حساب تشغيل', en: 'made a staff account' },
  'staff.factor_on': { ar: 'تفعيل التحقق بخطوتين', en: 'switched the second step on' },
  'staff.factor_off': { ar: 'إيقاف التحقق بخطوتين', en: 'switched the second step off' },
  'contact.reply': { ar: 'الرد على رسالة تواصل', en: 'answered a message' },
  'contact.change': { ar: 'تعديل رسالة تواصل', en: 'changed a message' },
  'site.change': { ar: 'تعديل بيانات الموقع', en: 'changed the site' },
  'settings.change': { ar: 'تعديل الإعدادات', en: 'changed the settings' },
  'blog.add': { ar: 'إضافة خبر', en: 'added a news item' },
  'blog.change': { ar: 'تعديل خبر', en: 'changed a news item' },
  'blog.remove': { ar: 'حذف خبر', en: 'removed a news item' },
  'ticker.add': { ar: 'إضافة سطر الشريط', en: 'added a line of the ticker' },
  'ticker.change': { ar: 'تعديل سطر الشريط', en: 'changed a line of the ticker' },
  'ticker.remove': { ar: 'حذف سطر الشريط', en: 'removed a line of the ticker' },
  'picture.add': { ar: 'إضافة صورة المعرض', en: 'added a picture of the gallery' },
  'picture.change': { ar: 'تعديل صورة المعرض', en: 'changed a picture of the gallery' },
  'picture.remove': { ar: 'حذف صورة المعرض', en: 'removed a picture of the gallery' },
  'season.add': { ar: 'إضافة موسم حظر', en: 'added a closed season' },
  'season.change': { ar: 'تعديل موسم حظر', en: 'changed a closed season' },
  'season.remove': { ar: 'حذف موسم حظر', en: 'removed a closed season' },
  'fish.add': { ar: 'إضافة نوع سمك', en: 'added a fish' },
  'fish.change': { ar: 'تعديل نوع سمك', en: 'changed a fish' },
  'fish.remove': { ar: 'حذف نوع سمك', en: 'removed a fish' },
  'market.add': { ar: 'إضافة سوق', en: 'added a market' },
  'market.change': { ar: 'تعديل سوق', en: 'changed a market' },
  'market.remove': { ar: 'حذف سوق', en: 'removed a market' },
  'city.add': { ar: 'إضافة مدينة', en: 'added a city' },
  'city.change': { ar: 'تعديل مدينة', en: 'changed a city' },
  'city.remove': { ar: 'حذف مدينة', en: 'removed a city' },
  'option.add': { ar: 'إضافة خيار قائمة', en: 'added an entry of a list' },
  'option.change': { ar: 'تعديل خيار قائمة', en: 'changed an entry of a list' },
  'option.remove': { ar: 'حذف خيار قائمة', en: 'removed an entry of a list' },
})

/** What audit actions are done to. */
export const recordText = messages({
  user: { ar: 'مستخدم', en: 'User' },
  upgrade: { ar: 'طلب توثيق', en: 'Verification' },
  confirmation: { ar: 'تأكيد تحويل', en: 'Bank transfer' },
  payout: { ar: 'سحب', en: 'Payout' },
  order: { ar: 'طلب', en: 'Order' },
  auction: { ar: 'مزاد', en: 'Auction' },
  product: { ar: 'منتج', en: 'Product' },
  contact: { ar: 'رسالة تواصل', en: 'Message' },
  blog: { ar: 'خبر', en: 'News' },
  ticker: { ar: 'سطر الشريط', en: 'Ticker line' },
  picture: { ar: 'صورة المعرض', en: 'Picture' },
  season: { ar: 'موسم حظر', en: 'Closed season' },
  fish: { ar: 'نوع سمك', en: 'Fish' },
  market: { ar: 'سوق', en: 'Market' },
  city: { ar: 'مدينة', en: 'City' },
  option: { ar: 'خيار قائمة', en: 'List entry' },
  site: { ar: 'الموقع', en: 'Site' },
  settings: { ar: 'الإعدادات', en: 'Settings' },
})

/** Who did it where no person did. */
export const systemText = messages({
  system: { ar: 'النظام', en: 'The system' },
  /** Between who did it and what was done. */
  said: { ar: ':', en: ':' },
})

export type Action = keyof typeof auditActionText
export type RecordType = keyof typeof recordText

export const actions = Object.keys(auditActionText) as Action[]
export const recordTypes = Object.keys(recordText) as RecordType[]

export function isAction(name: string): name is Action {
  return Object.hasOwn(auditActionText, name)
}

export function isRecordType(name: string): name is RecordType {
  return Object.hasOwn(recordText, name)
}
