import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the wallet's forms: top-up, transfer report and payout. */
export const formText = messages({
  amount: { ar: 'المبلغ', en: 'Amount' },
  riyals: { ar: 'ريال', en: 'SR' },
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

  reportTransfer: { ar: 'أخبرنا بالحوالة', en: 'Tell us of your transfer' },
  reportWhy: {
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

  charge: { ar: 'شحن الرصيد', en: 'Top up' },
  quick: { ar: 'مبالغ سريعة', en: 'Quick amounts' },
  method: { ar: 'طريقة الشحن', en: 'How to pay it in' },
  card: { ar: 'بطاقة', en: 'Card' },
  cardBody: { ar: 'مدى وفيزا وماستركارد. يُضاف فورًا', en: 'mada, Visa, Mastercard. Added at once' },
  transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  transferBody: {
    ar: 'بلا رسوم، ويُضاف بعد تأكيد الإيصال',
    en: 'No fee, added once the receipt is confirmed',
  },
  notOffered: { ar: 'غير متاحة في هذا السوق الآن', en: 'Not offered by this market now' },
  noneOffered: {
    ar: 'لا طريقة متاحة للشحن الآن. حاول لاحقًا أو تواصل معنا.',
    en: 'The wallet cannot be topped up now. Try later or contact us.',
  },
  next: { ar: 'تابع', en: 'Continue' },
  toCard: { ar: 'تابع إلى الدفع', en: 'Continue to payment' },
  transferred: { ar: 'حوّلت المبلغ؟ أرسل الإيصال', en: 'Sent the money already? Give us the receipt' },
  transferTo: { ar: 'حوّل إلى هذا الحساب', en: 'Send it to this account' },
  sumToSend: { ar: 'المبلغ', en: 'Amount' },
  ibanOf: { ar: (bank: string) => `الآيبان، ${bank}`, en: (bank: string) => `IBAN, ${bank}` },
  toHolder: { ar: 'اسم المستفيد', en: 'Beneficiary' },
  writeReference: { ar: 'اكتب هذا المرجع في الحوالة', en: 'Write this reference on the transfer' },
  copy: { ar: (what: string) => `نسخ: ${what}`, en: (what: string) => `Copy: ${what}` },
  copied: { ar: (what: string) => `نُسخ: ${what}`, en: (what: string) => `Copied: ${what}` },
  notCopied: { ar: 'لم يُنسخ، حدّد النص وانسخه بيدك', en: 'Not copied: select the text and copy it by hand' },
  reported: {
    ar: 'وصلنا بلاغك. نطابقه ثم يُضاف المبلغ إلى رصيدك.',
    en: 'We have your transfer. It is added to your wallet once it is matched.',
  },

  payout: { ar: 'سحب إلى البنك', en: 'Withdraw to a bank' },
  availableNow: { ar: 'المتاح للسحب', en: 'Available to withdraw' },
  allOfIt: { ar: 'اسحب المتاح كله', en: 'All of it' },
  tooMuch: {
    ar: (available: string) => `المتاح ${available} فقط`,
    en: (available: string) => `Only ${available} is available`,
  },
  tooMuchHeld: {
    ar: (available: string) => `المتاح ${available}، والباقي محجوز`,
    en: (available: string) => `${available} is available, the rest is held`,
  },
  iban: { ar: 'رقم الآيبان', en: 'IBAN' },
  ibanHint: { ar: '24 خانة تبدأ بـ SA', en: '24 characters that start with SA' },
  ibanRight: { ar: 'رقم آيبان صحيح', en: 'A valid IBAN' },
  payoutNext: { ar: 'يخرج المبلغ من المتاح فور الطلب', en: 'The amount leaves what is available at once' },
  payoutNextBody: {
    ar: 'ويحوّله فريق السوق خلال يوم عمل، وإن رُفض عاد إليك مع السبب.',
    en: 'Our team sends it within one working day; if it is refused it comes back with the reason.',
  },
  proofHint: { ar: 'لحماية رصيدك قبل خروج المال منه', en: 'To protect your balance before money leaves it' },
  withdraw: { ar: 'اسحب', en: 'Withdraw' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  asked: {
    ar: 'سُجّل طلب السحب، وستجده في قيد المعالجة.',
    en: 'The payout is asked for: you find it under In progress.',
  },

  leave: { ar: 'إغلاق النموذج؟', en: 'Close the form?' },
  leaveBody: { ar: 'ما كتبته لم يُرسل بعد ويضيع.', en: 'What you wrote has not been sent and would be lost.' },
  leaveYes: { ar: 'إغلاق', en: 'Close' },
  leaveNo: { ar: 'متابعة الكتابة', en: 'Keep writing' },
})
