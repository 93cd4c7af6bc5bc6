import { messages } from '../../app/texts/text.ts'

/** Texts of the card payment page, for simulated and real payments. */
export const cardText = messages({
  title: { ar: 'الدفع بالبطاقة', en: 'Pay by card' },
  standIn: { ar: 'صفحة دفع تجريبية', en: 'Demo payment page' },
  standInBody: {
    ar: 'هذا سوق تجريبي: لا بطاقة ولا مال حقيقي. اختر نتيجة الدفع للتجربة.',
    en: 'This is a demo market: no real card, no real money. Choose a test result.',
  },
  toPay: { ar: 'المبلغ', en: 'Amount' },
  pays: { ar: 'مقابل', en: 'For' },
  wallet: { ar: 'شحن المحفظة', en: 'Wallet top-up' },
  order: { ar: (number: string) => `الطلب ${number}`, en: (number: string) => `Order ${number}` },
  renewal: {
    ar: (number: string) => `تجديد اشتراك سوق بحار ${number}`,
    en: (number: string) => `Behar market renewal ${number}`,
  },
  to: { ar: 'إلى', en: 'To' },
  number: { ar: 'رقم العملية', en: 'Payment reference' },
  approve: {
    ar: (amount: string) => `قبول الدفع ${amount}`,
    en: (amount: string) => `Approve payment ${amount}`,
  },
  paid: {
    ar: (amount: string) => `تم دفع ${amount}`,
    en: (amount: string) => `You paid ${amount}`,
  },
  decline: { ar: 'رفض البطاقة', en: 'Decline card' },
  leave: { ar: 'العودة دون دفع', en: 'Go back without paying' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  notSent: {
    ar: 'لم يصل الرد. أعد المحاولة، ولن تدفع مرتين.',
    en: 'We got no answer. Try again, you will not pay twice.',
  },
  waiting: { ar: 'بانتظار تأكيد الدفع', en: 'Waiting for payment confirmation' },
  waitingBody: {
    ar: 'نتحقق كل بضع ثوانٍ وننقلك فور وصوله. لا تدفع مرة أخرى.',
    en: 'We’re checking every few seconds and will take you on once confirmed. Do not pay again.',
  },
  toWallet: { ar: 'إلى المحفظة', en: 'Go to wallet' },
  missing: { ar: 'لم نجد عملية الدفع', en: 'Payment not found' },
  missingBody: {
    ar: 'قد يكون الرابط ناقصًا، أو العملية لحساب آخر.',
    en: 'The link may be incomplete, or the payment belongs to another account.',
  },
  failed: { ar: 'تعذّر تحميل عملية الدفع', en: 'We couldn’t load the payment' },
})
