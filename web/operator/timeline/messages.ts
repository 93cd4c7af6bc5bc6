import { messages } from '../../app/texts/text.ts'

/** Texts of a person's events and contact data. */
export const timelineText = messages({
  title: { ar: 'ما جرى', en: 'Timeline' },
  none: { ar: 'لا أحداث بعد', en: 'No events yet' },
  earlier: { ar: 'اعرض الأقدم', en: 'Show earlier' },
  purchase: { ar: 'طلب شراء', en: 'Purchase' },
  sale: { ar: 'طلب بيع', en: 'Sale' },
  charge: { ar: 'عملية دفع', en: 'Payment' },
  confirmation: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  payout: { ar: 'سحب', en: 'Withdrawal' },
  session: { ar: 'تسجيل دخول', en: 'Sign-in' },
  note: { ar: 'ملاحظة على الطلب', en: 'Note on order' },
  contact: { ar: 'رسالة تواصل', en: 'Message' },
  open: { ar: 'مفتوحة', en: 'Open' },
  waiting: { ar: 'بانتظار جهة أخرى', en: 'Waiting' },
  solved: { ar: 'منتهية', en: 'Solved' },
  reveal: { ar: 'أظهر', en: 'Show' },
  revealOf: { ar: (name: string) => `أظهر جوال ${name}`, en: (name: string) => `Show the mobile of ${name}` },
  revealLogged: { ar: 'يُسجَّل العرض باسمك', en: 'Recorded in the audit log' },
  pending: { ar: 'بانتظار القرار', en: 'Pending' },
  paid: { ar: 'مدفوعة', en: 'Paid' },
  failed: { ar: 'لم تتم', en: 'Failed' },
})
