import { wrongFieldsCounted } from '../../app/texts/counted.ts'
import { messages } from '../../app/texts/text.ts'

/** Texts of the wallet's forms: top-up, transfer report and payout. */
export const formText = messages({
  amount: { ar: 'المبلغ', en: 'Amount' },
  wrongFields: wrongFieldsCounted,
  notSent: {
    ar: 'لم نتأكد من وصول طلبك. ما كتبته محفوظ، وإعادة الإرسال لا تكرر الطلب.',
    en: 'We couldn’t confirm this was received. What you typed is kept, and sending again will not repeat it.',
  },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },

  reportTransfer: { ar: 'تأكيد التحويل البنكي', en: 'Confirm your bank transfer' },
  reportWhy: {
    ar: 'بعد التحويل من بنكك، أرسل بيانات التحويل وصورة الإيصال ليراجعها فريق السوق.',
    en: 'After transferring from your bank, send us the details and a photo of the receipt for our team to check.',
  },
  bankName: { ar: 'البنك المحوَّل منه', en: 'Your bank' },
  holder: { ar: 'اسم صاحب الحساب', en: 'Account holder' },
  holderHint: { ar: 'كما يظهر في الإيصال', en: 'As shown on the receipt' },
  reference: { ar: 'رقم التحويل', en: 'Transfer reference' },
  referenceHint: {
    ar: 'تجده في إيصال البنك، مثل FT26322K7710',
    en: 'From your bank receipt, like FT26322K7710',
  },
  date: { ar: 'تاريخ التحويل', en: 'Transfer date' },
  receipt: { ar: 'صورة الإيصال', en: 'Receipt photo' },
  addReceipt: { ar: 'أضف صورة الإيصال', en: 'Add receipt photo' },
  changeReceipt: { ar: 'اختر صورة أخرى', en: 'Choose another photo' },
  removeReceipt: { ar: 'حذف الصورة', en: 'Remove photo' },
  receiptHint: {
    ar: 'JPEG أو PNG أو WebP حتى 8 ميغابايت. لا يراها غيرك وفريق السوق.',
    en: 'JPEG, PNG or WebP up to 8 MB. Only you and our team see it.',
  },
  receiptPreview: { ar: 'الإيصال المختار', en: 'Selected receipt' },
  send: { ar: 'أرسل للتأكيد', en: 'Send for confirmation' },
  exactly: {
    ar: 'حوّل هذا المبلغ بالضبط ليُطابق طلبك.',
    en: 'Transfer exactly this amount so we can match it.',
  },

  charge: { ar: 'شحن الرصيد', en: 'Top up' },
  quick: { ar: 'مبالغ سريعة', en: 'Quick amounts' },
  method: { ar: 'طريقة الشحن', en: 'Top-up method' },
  card: { ar: 'بطاقة', en: 'Card' },
  cardBody: { ar: 'مدى وفيزا وماستركارد. يُضاف فورًا', en: 'mada, Visa, Mastercard. Added instantly' },
  transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  transferBody: {
    ar: 'بلا رسوم، ويُضاف بعد تأكيد الإيصال',
    en: 'No fee. Added once the receipt is confirmed',
  },
  notOffered: { ar: 'غير متاحة الآن', en: 'Not available right now' },
  noneOffered: {
    ar: 'الشحن غير متاح الآن. حاول لاحقًا أو تواصل معنا.',
    en: 'Top-up is not available right now. Try later or contact us.',
  },
  next: { ar: 'تابع', en: 'Continue' },
  toCard: { ar: 'تابع إلى الدفع', en: 'Continue to payment' },
  transferred: { ar: 'حوّلت المبلغ؟ أرسل الإيصال', en: 'Already transferred? Send the receipt' },
  transferTo: { ar: 'حوّل إلى هذا الحساب', en: 'Transfer to this account' },
  sumToSend: { ar: 'المبلغ', en: 'Amount' },
  ibanOf: { ar: (bank: string) => `الآيبان، ${bank}`, en: (bank: string) => `IBAN, ${bank}` },
  toHolder: { ar: 'اسم المستفيد', en: 'Beneficiary' },
  writeReference: {
    ar: 'اكتب هذا المرجع في وصف التحويل',
    en: 'Add this reference to the transfer description',
  },
  copy: { ar: (what: string) => `نسخ: ${what}`, en: (what: string) => `Copy: ${what}` },
  copied: { ar: (what: string) => `نُسخ: ${what}`, en: (what: string) => `Copied: ${what}` },
  notCopied: { ar: 'تعذّر النسخ، انسخه يدويًا', en: 'Couldn’t copy, please copy it manually' },
  reported: {
    ar: 'وصلتنا بيانات التحويل. نراجعها ثم نضيف المبلغ إلى رصيدك.',
    en: 'We received your transfer details. The amount is added to your wallet once confirmed.',
  },

  payout: { ar: 'سحب إلى البنك', en: 'Withdraw to bank' },
  availableNow: { ar: 'المتاح للسحب', en: 'Available to withdraw' },
  allOfIt: { ar: 'سحب المتاح كله', en: 'Withdraw all' },
  tooMuch: {
    ar: (available: string) => `المتاح ${available} فقط`,
    en: (available: string) => `Only ${available} is available`,
  },
  tooMuchHeld: {
    ar: (available: string) => `المتاح ${available}، والباقي محجوز`,
    en: (available: string) => `${available} available, the rest is on hold`,
  },
  iban: { ar: 'رقم الآيبان', en: 'IBAN' },
  ibanHint: { ar: '24 خانة تبدأ بـ SA', en: '24 characters starting with SA' },
  ibanRight: { ar: 'رقم آيبان صحيح', en: 'Valid IBAN' },
  payoutNext: {
    ar: 'يُخصم المبلغ من رصيدك المتاح فورًا',
    en: 'The amount is deducted from your available balance at once',
  },
  payoutNextBody: {
    ar: 'ويحوّله فريق السوق خلال يوم عمل. وإن رُفض عاد إلى رصيدك مع السبب.',
    en: 'Our team transfers it within one business day. If refused, it is returned with the reason.',
  },
  proofHint: { ar: 'لحماية رصيدك قبل السحب', en: 'To protect your balance before a withdrawal' },
  account: { ar: 'الحساب البنكي', en: 'Bank account' },
  otherAccount: { ar: 'حساب آخر', en: 'Another account' },
  withdraw: { ar: 'اسحب', en: 'Withdraw' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  asked: {
    ar: 'سُجّل طلب السحب، وتجده في «قيد المعالجة».',
    en: 'Withdrawal requested. See it under In progress.',
  },

  leave: { ar: 'إغلاق النموذج؟', en: 'Close the form?' },
  leaveBody: {
    ar: 'ما كتبته لم يُرسل بعد، وستفقده.',
    en: 'What you typed has not been sent and will be lost.',
  },
  leaveYes: { ar: 'إغلاق', en: 'Close' },
  leaveNo: { ar: 'متابعة الكتابة', en: 'Keep writing' },
})
