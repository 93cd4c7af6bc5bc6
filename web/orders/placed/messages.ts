import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the page that follows an order. */
export const placedText = messages({
  placed: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'أُنشئ طلبك',
        one: 'أُنشئ طلبك',
        two: 'أُنشئ طلباك',
        few: `أُنشئت ${n} طلبات`,
        many: `أُنشئ ${n} طلبًا`,
        other: `أُنشئ ${n} طلب`,
      }),
    en: (n: number) => countEnglish(n, { one: 'Your order is made', other: `Your ${n} orders are made` }),
  },
  paid: { ar: 'دُفع من محفظتك، والخطوة الآن للبائع.', en: 'Paid from your wallet; the seller is next.' },
  cash: { ar: 'تدفع عند الاستلام، والخطوة الآن للبائع.', en: 'You pay on delivery; the seller is next.' },
  toTransfer: { ar: 'بقي أن تحوّل المبلغ', en: 'Now transfer the amount' },
  toTransferBody: {
    ar: 'لا يصل الطلب إلى البائع قبل أن يصل المبلغ.',
    en: 'The seller gets the order once the money has come.',
  },
  toPay: { ar: 'بقي الدفع بالبطاقة', en: 'Now pay by card' },
  payByCard: {
    ar: (amount: string) => `ادفع ${amount} بالبطاقة`,
    en: (amount: string) => `Pay ${amount} by card`,
  },
  reported: { ar: 'وصلنا إيصالك', en: 'We have your receipt' },
  reportedBody: {
    ar: 'تراجعه إدارة السوق، ثم يصل الطلب إلى البائع.',
    en: 'The market looks at it, then the seller gets the order.',
  },
  paidNow: { ar: 'وصل المبلغ، والخطوة الآن للبائع.', en: 'The money has come; the seller is next.' },
  over: { ar: 'هذا الطلب لم يعد قائمًا.', en: 'This order is no longer open.' },
  until: {
    ar: (when: string) => `حتى ${when}، وإلا أُلغي الطلب`,
    en: (when: string) => `Until ${when}, or the order is cancelled`,
  },
  number: { ar: (number: string) => `طلب رقم ${number}`, en: (number: string) => `Order ${number}` },
  show: { ar: 'عرض الطلب', en: 'Show the order' },
  showNamed: {
    ar: (number: string) => `عرض الطلب ${number}`,
    en: (number: string) => `Show the order ${number}`,
  },
  orders: { ar: 'الطلبات', en: 'Orders' },
  allOrders: { ar: 'كل طلباتي', en: 'All my orders' },
  moreLots: { ar: 'مزادات مفتوحة', en: 'Open auctions' },
  myRequests: { ar: 'طلباتي وعروضي', en: 'My requests and offers' },
  goOn: { ar: 'متابعة التسوق', en: 'Continue shopping' },
  next: { ar: 'ماذا بعد؟', en: 'What is next?' },

  account: { ar: 'حساب السوق', en: 'The market’s account' },
  bank: { ar: 'البنك', en: 'Bank' },
  iban: { ar: 'رقم الآيبان', en: 'IBAN' },
  holder: { ar: 'اسم صاحب الحساب', en: 'Account holder' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  reference: { ar: 'رقم المرجع', en: 'Reference' },
  referenceHint: { ar: 'اكتبه في بيان الحوالة', en: 'Write it on the transfer' },
  copy: { ar: (what: string) => `نسخ: ${what}`, en: (what: string) => `Copy: ${what}` },
  copied: { ar: (what: string) => `نُسخ: ${what}`, en: (what: string) => `Copied: ${what}` },
  notCopied: { ar: 'تعذّر النسخ، انسخه بيدك', en: 'It could not be copied; copy it by hand' },
  sendReceipt: { ar: 'حوّلت؟ أرسل الإيصال', en: 'Transferred? Send the receipt' },
  sendReceiptBody: {
    ar: 'بعد التحويل أرسل صورة الإيصال ليُعتمد طلبك.',
    en: 'After the transfer send a picture of the receipt, so that your order is confirmed.',
  },
})
