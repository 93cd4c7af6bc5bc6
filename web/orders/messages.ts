import { messages } from '../app/texts/text.ts'

/** Texts that lists, details and receipts share: states, sides, sale types, payment states. */
export const ordersText = messages({
  account: { ar: 'حسابي', en: 'My account' },
  number: { ar: (number: string) => `طلب رقم ${number}`, en: (number: string) => `Order ${number}` },

  pending: { ar: 'بانتظار القبول', en: 'Awaiting acceptance' },
  pendingMine: { ar: 'بانتظار قبولك', en: 'Awaiting you' },
  pendingPay: { ar: 'بانتظار الدفع', en: 'Awaiting payment' },
  accepted: { ar: 'مقبول', en: 'Accepted' },
  rejected: { ar: 'مرفوض', en: 'Rejected' },
  in_progress: { ar: 'قيد التنفيذ', en: 'In progress' },
  completed: { ar: 'مكتمل', en: 'Completed' },
  cancelled: { ar: 'ملغى', en: 'Cancelled' },
  return_requested: { ar: 'طلب إرجاع', en: 'Return requested' },
  returned: { ar: 'مرتجع', en: 'Returned' },
  disputed: { ar: 'قيد الاعتراض', en: 'In dispute' },
  return_refused: { ar: 'مكتمل، رُفض الإرجاع', en: 'Completed, return refused' },
  sale_upheld: { ar: 'مكتمل بقرار', en: 'Completed by decision' },
  partly_refunded: { ar: 'أُعيد جزء منه', en: 'Partly refunded' },

  normal: { ar: 'بيع مباشر', en: 'Direct sale' },
  auction: { ar: 'مزاد', en: 'Auction' },
  offers: { ar: 'عرض على طلب', en: 'Offer' },

  unpaid: { ar: 'غير مدفوع', en: 'Not paid' },
  paymentPending: { ar: 'قيد التأكيد', en: 'Being confirmed' },
  paid: { ar: 'مدفوع', en: 'Paid' },
  refunded: { ar: 'أُعيد المبلغ', en: 'Refunded' },
  refundedPart: { ar: 'أُعيد جزء من المبلغ', en: 'Partly refunded' },
  failed: { ar: 'لم يتم الدفع', en: 'Payment failed' },
  onDelivery: { ar: 'عند الاستلام', en: 'On delivery' },

  buyer: { ar: 'المشتري', en: 'Buyer' },
  seller: { ar: 'البائع', en: 'Seller' },
  you: { ar: 'أنت', en: 'You' },
  market: { ar: 'إدارة السوق', en: 'The market' },
  nobody: { ar: 'لا أحد', en: 'Nobody' },
  clock: { ar: 'تلقائيًا', en: 'Automatically' },

  and: { ar: '، ', en: ', ' },
})

/** The next step of an order, for the side that takes it and for the side that waits. Deadlines are passed as text. */
export const turnText = messages({
  yourTurn: { ar: 'عليك', en: 'Your turn' },
  yourNextStep: { ar: 'الخطوة التالية عليك', en: 'Your next step' },
  theirNextStep: { ar: (who: string) => `الدور على: ${who}`, en: (who: string) => `Now it is up to: ${who}` },
  nothingLeft: { ar: 'لا شيء عليك', en: 'Nothing to do' },

  pay: { ar: 'ادفع ليصل طلبك إلى البائع', en: 'Pay, so that your order reaches the seller' },
  payBy: {
    ar: (until: string) => `ادفع قبل ${until} وإلا أُلغي`,
    en: (until: string) => `Pay before ${until}, or it is cancelled`,
  },
  waitPay: { ar: 'المشتري لم يدفع بعد', en: 'The buyer has not paid yet' },
  waitPayBy: {
    ar: (until: string) => `المشتري يدفع قبل ${until} وإلا أُلغي`,
    en: (until: string) => `The buyer pays before ${until}, or it is cancelled`,
  },
  review: { ar: 'نراجع الحوالة البنكية', en: 'The bank transfer is being looked at' },
  accept: { ar: 'اقبل الطلب أو اعتذر عنه', en: 'Accept the order or reject it' },
  acceptBy: {
    ar: (until: string) => `اقبله قبل ${until} وإلا أُلغي`,
    en: (until: string) => `Accept it before ${until}, or it is cancelled`,
  },
  waitAccept: { ar: 'البائع يقبل الطلب أو يعتذر', en: 'The seller accepts or rejects' },
  waitAcceptBy: {
    ar: (until: string) => `البائع يقبله قبل ${until} وإلا أُلغي`,
    en: (until: string) => `The seller accepts before ${until}, or it is cancelled`,
  },
  start: { ar: 'زِن الكمية وجهّز الطلب', en: 'Weigh the fish and prepare the order' },
  startBy: {
    ar: (until: string) => `زِن الكمية وجهّز الطلب قبل ${until}`,
    en: (until: string) => `Weigh and prepare it before ${until}`,
  },
  waitStart: { ar: 'البائع يزن الكمية ويجهّز الطلب', en: 'The seller weighs and prepares it' },
  waitStartBy: {
    ar: (until: string) => `البائع يجهّز الطلب قبل ${until}`,
    en: (until: string) => `The seller prepares it before ${until}`,
  },
  confirm: { ar: 'أكّد الاستلام بعد فحص السمك ووزنه', en: 'Check and weigh the fish, then confirm it came' },
  confirmBy: {
    ar: (until: string) => `أكّد الاستلام، ويكتمل تلقائيًا ${until}`,
    en: (until: string) => `Confirm it came; it completes by itself ${until}`,
  },
  waitConfirm: { ar: 'المشتري يؤكد الاستلام', en: 'The buyer confirms that it came' },
  waitConfirmBy: {
    ar: (until: string) => `المشتري يؤكد الاستلام، أو يكتمل تلقائيًا ${until}`,
    en: (until: string) => `The buyer confirms, or it completes by itself ${until}`,
  },
  answer: { ar: 'ردّ على طلب الإرجاع', en: 'Answer the return' },
  answerBy: {
    ar: (until: string) => `ردّ على الإرجاع قبل ${until} وإلا نظرت فيه إدارة السوق`,
    en: (until: string) => `Answer the return before ${until}, or the market decides`,
  },
  waitAnswer: { ar: 'البائع يرد على طلب الإرجاع', en: 'The seller answers the return' },
  waitAnswerBy: {
    ar: (until: string) => `البائع يرد على الإرجاع قبل ${until}، وبعدها تنظر فيه إدارة السوق`,
    en: (until: string) => `The seller answers before ${until}; after that the market decides`,
  },
  decide: { ar: 'تنظر إدارة السوق في الاعتراض وتقرر', en: 'The market looks at it and decides' },

  mayDispute: {
    ar: (until: string) => `رُفض الإرجاع، ولك الاعتراض قبل ${until}`,
    en: (until: string) => `The return was refused; you may dispute it before ${until}`,
  },
  doneBuyer: { ar: 'اكتمل الطلب', en: 'The order is complete' },
  doneHeld: {
    ar: (amount: string, until: string) => `يُتاح لك ${amount} ${until}`,
    en: (amount: string, until: string) => `${amount} is free for you ${until}`,
  },
  doneSeller: { ar: 'اكتمل البيع', en: 'The sale is complete' },
  rejectedBuyer: { ar: 'اعتذر البائع عن الطلب', en: 'The seller rejected the order' },
  rejectedSeller: { ar: 'اعتذرت عن الطلب', en: 'You rejected the order' },
  cancelled: { ar: 'أُلغي الطلب', en: 'The order was cancelled' },
  returned: { ar: 'أُرجع الطلب', en: 'The order was returned' },
  cashBackYou: { ar: 'يعيد إليك البائع نقدًا ما دفعته', en: 'The seller gives you back the cash you paid' },
  cashBackYouOf: {
    ar: (amount: string) => `يعيد إليك البائع ${amount} نقدًا`,
    en: (amount: string) => `The seller gives you back ${amount} in cash`,
  },
  cashBack: { ar: 'أعد إلى المشتري ما دفعه لك نقدًا', en: 'Give the buyer back the cash that they paid' },
  cashBackOf: {
    ar: (amount: string) => `أعد إلى المشتري ${amount} نقدًا`,
    en: (amount: string) => `Give the buyer back ${amount} in cash`,
  },
  moneyBack: {
    ar: (amount: string) => `عاد ${amount} إلى محفظة المشتري`,
    en: (amount: string) => `${amount} went back to the buyer's wallet`,
  },
  moneyBackYou: {
    ar: (amount: string) => `عاد ${amount} إلى محفظتك`,
    en: (amount: string) => `${amount} came back to your wallet`,
  },
})
