import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the page that is shown after an order was placed. */
export const placedText = messages({
  placed: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'استلمنا طلبك',
        one: 'استلمنا طلبك',
        two: 'استلمنا طلبيك',
        few: `استلمنا ${n} طلبات`,
        many: `استلمنا ${n} طلبًا`,
        other: `استلمنا ${n} طلب`,
      }),
    en: (n: number) => countEnglish(n, { one: 'Order placed', other: `${n} orders placed` }),
  },
  paid: { ar: 'دُفع من محفظتك، ووصل طلبك إلى البائع.', en: 'Paid from your wallet and sent to the seller.' },
  paidSeveral: {
    ar: 'دُفع من محفظتك، ووصل كل طلب إلى بائعه.',
    en: 'Paid from your wallet. Each order was sent to its seller.',
  },
  cash: { ar: 'وصل طلبك إلى البائع، وتدفع عند الاستلام.', en: 'Sent to the seller. You pay on delivery.' },
  cashSeveral: {
    ar: 'وصل كل طلب إلى بائعه، وتدفع له عند الاستلام.',
    en: 'Each order was sent to its seller. You pay each one on delivery.',
  },
  toTransfer: { ar: 'بقي أن تحوّل المبلغ', en: 'Now transfer the amount' },
  toTransferBody: {
    ar: 'يصل الطلب إلى البائع بعد وصول المبلغ.',
    en: 'The seller receives the order once your payment arrives.',
  },
  toTransferSeveral: {
    ar: 'يصل كل طلب إلى بائعه بعد وصول المبلغ.',
    en: 'Each seller receives their order once your payment arrives.',
  },
  toPay: { ar: 'بقي الدفع بالبطاقة', en: 'Now pay by card' },
  payByCard: {
    ar: (amount: string) => `ادفع ${amount} بالبطاقة`,
    en: (amount: string) => `Pay ${amount} by card`,
  },
  reported: { ar: 'وصلنا إيصالك', en: 'Receipt received' },
  reportedBody: {
    ar: 'تراجعه إدارة السوق، ثم يصل الطلب إلى البائع.',
    en: 'The market team reviews it, then the seller receives the order.',
  },
  reportedSeveral: {
    ar: 'تراجعه إدارة السوق، ثم يصل كل طلب إلى بائعه.',
    en: 'The market team reviews it, then each seller receives their order.',
  },
  paidNow: { ar: 'وصل المبلغ، ووصل طلبك إلى البائع.', en: 'Payment received and order sent to the seller.' },
  paidNowSeveral: {
    ar: 'وصل المبلغ، ووصل كل طلب إلى بائعه.',
    en: 'Payment received. Each order was sent to its seller.',
  },
  over: { ar: 'هذا الطلب لم يعد قائمًا.', en: 'This order is no longer active.' },
  until: {
    ar: (when: string) => `حتى ${when}، وإلا أُلغي الطلب`,
    en: (when: string) => `Until ${when}, or the order is cancelled`,
  },
  number: { ar: (number: string) => `طلب رقم ${number}`, en: (number: string) => `Order ${number}` },
  show: { ar: 'عرض الطلب', en: 'View order' },
  showNamed: {
    ar: (number: string) => `عرض الطلب ${number}`,
    en: (number: string) => `View order ${number}`,
  },
  orders: { ar: 'الطلبات', en: 'Orders' },
  allOrders: { ar: 'كل مشترياتي', en: 'My purchases' },
  moreLots: { ar: 'مزادات مفتوحة', en: 'Open auctions' },
  myRequests: { ar: 'طلباتي وعروضي', en: 'My requests and offers' },
  goOn: { ar: 'متابعة التسوق', en: 'Continue shopping' },
  next: { ar: 'ماذا بعد؟', en: 'What’s next?' },

  account: { ar: 'الحساب البنكي', en: 'Bank account' },
  bank: { ar: 'البنك', en: 'Bank' },
  iban: { ar: 'رقم الآيبان', en: 'IBAN' },
  holder: { ar: 'اسم صاحب الحساب', en: 'Account holder' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  reference: { ar: 'رقم المرجع', en: 'Reference' },
  referenceHint: { ar: 'اكتبه في وصف التحويل', en: 'Add it to the transfer description' },
  copy: { ar: (what: string) => `نسخ: ${what}`, en: (what: string) => `Copy: ${what}` },
  copied: { ar: (what: string) => `نُسخ: ${what}`, en: (what: string) => `Copied: ${what}` },
  notCopied: { ar: 'تعذّر النسخ، انسخه يدويًا', en: 'Couldn’t copy, please copy it manually' },
  sendReceipt: { ar: 'حوّلت؟ أرسل الإيصال', en: 'Transferred? Send the receipt' },
  sendReceiptBody: {
    ar: 'بعد التحويل أرسل صورة الإيصال لتأكيد طلبك.',
    en: 'After the transfer, send a photo of the receipt to confirm your order.',
  },
})
