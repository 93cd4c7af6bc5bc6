import { countArabic, countEnglish, messages } from '../base/text.ts'

/** Words of the wallet's forms: charging, telling of a transfer, being paid out. */
export const formText = messages({
  amount: { ar: 'المبلغ', en: 'Amount' },
  riyals: { ar: 'ريال', en: 'SR' },
  blank: { ar: 'هذا الحقل مطلوب', en: 'This field is required' },
  wrongFields: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'راجع الحقول',
        one: 'راجع حقلًا واحدًا:',
        two: 'راجع حقلين:',
        few: `راجع ${n} حقول:`,
        many: `راجع ${n} حقلًا:`,
        other: `راجع ${n} حقل:`,
      }),
    en: (n: number) => countEnglish(n, { one: 'Check one field:', other: `Check ${n} fields:` }),
  },
  notSent: {
    ar: 'لم نتأكد من وصول طلبك. ما كتبته محفوظ، وإعادة الإرسال لا تكرره.',
    en: 'We could not tell whether this arrived. What you wrote is kept, and sending it again does nothing twice.',
  },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },

  tellTransfer: { ar: 'أخبرنا بالحوالة', en: 'Tell us of your transfer' },
  tellWhy: {
    ar: 'بعد أن تحوّل من تطبيق بنكك، أرسل بياناتها وصورة إيصالها ليطابقها فريق السوق.',
    en: 'Once you have sent the money from your bank, give us its details and a picture of the receipt, so that our team can match them.',
  },
  bankName: { ar: 'البنك الذي حوّلت منه', en: 'The bank you sent it from' },
  holder: { ar: 'اسم صاحب الحساب', en: 'Account holder' },
  holderHint: { ar: 'كما يظهر في الإيصال', en: 'As the receipt says it' },
  reference: { ar: 'رقم الحوالة', en: 'Number of the transfer' },
  referenceHint: {
    ar: 'الرقم الذي أعطاك إياه البنك، مثل FT26322K7710',
    en: 'The number that your bank gave it, like FT26322K7710',
  },
  date: { ar: 'تاريخ التحويل', en: 'Day of the transfer' },
  receipt: { ar: 'صورة الإيصال', en: 'Picture of the receipt' },
  addReceipt: { ar: 'أضف صورة الإيصال', en: 'Add a picture of the receipt' },
  changeReceipt: { ar: 'اختر صورة أخرى', en: 'Choose another picture' },
  removeReceipt: { ar: 'حذف الصورة', en: 'Remove the picture' },
  receiptHint: {
    ar: 'JPEG أو PNG أو WebP حتى 8 ميغابايت. لا يراها غيرك وفريق السوق.',
    en: 'JPEG, PNG or WebP up to 8 MB. Only you and our team see it.',
  },
  receiptPreview: { ar: 'الإيصال المختار', en: 'The chosen receipt' },
  send: { ar: 'أرسل للتأكيد', en: 'Send for confirmation' },
  exactly: {
    ar: 'حوّل هذا المبلغ بعينه، فغيره لا يُطابق الطلب.',
    en: 'Send exactly this amount: another one does not match.',
  },
})
