import { messages } from '../../app/texts/text.ts'

/** Texts of the card payment page, for simulated and real payments. */
export const cardText = messages({
  title: { ar: 'الدفع بالبطاقة', en: 'Pay by card' },
  standIn: { ar: 'صفحة دفع تجريبية', en: 'A trial payment page' },
  standInBody: {
    ar: 'هذا السوق تجريبي: لا بطاقة هنا ولا مال حقيقي. اختر ما كانت البطاقة ستجيب به.',
    en: 'This market is a demo: there is no card here and no real money. Choose what the card would have answered.',
  },
  toPay: { ar: 'المبلغ', en: 'To pay' },
  pays: { ar: 'مقابل', en: 'For' },
  wallet: { ar: 'شحن المحفظة', en: 'Topping up the wallet' },
  order: { ar: (number: string) => `الطلب ${number}`, en: (number: string) => `Order ${number}` },
  to: { ar: 'إلى', en: 'To' },
  number: { ar: 'رقم العملية', en: 'Payment number' },
  approve: { ar: 'قبول الدفع', en: 'Approve the payment' },
  decline: { ar: 'رفض البطاقة', en: 'Decline the card' },
  leave: { ar: 'العودة دون دفع', en: 'Back without paying' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  notSent: {
    ar: 'لم يصل الرد. أعد المحاولة، فلن تُدفع مرتين.',
    en: 'The answer did not arrive. Try again: nothing is paid twice.',
  },
  waiting: { ar: 'ننتظر رد بوابة الدفع', en: 'Waiting for the card gateway' },
  waitingBody: {
    ar: 'نسأل عنه كل ثوانٍ، وننقلك حالما يصل. لا تدفع مرة أخرى.',
    en: 'We keep asking and lead you on as soon as it answers. Do not pay again.',
  },
  toWallet: { ar: 'إلى المحفظة', en: 'To the wallet' },
  missing: { ar: 'لا عملية دفع بهذا الرقم', en: 'There is no such payment' },
  missingBody: {
    ar: 'قد يكون العنوان ناقصًا، أو العملية لحساب آخر.',
    en: 'The address may be incomplete, or the payment belongs to another account.',
  },
  failed: { ar: 'لم نتمكن من تحميل عملية الدفع', en: 'The payment could not be loaded' },
})
