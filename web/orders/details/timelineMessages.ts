import { messages } from '../../app/texts/text.ts'

/** What happened to an order, and what is still to come. */
export const timelineText = messages({
  title: { ar: 'مراحل الطلب', en: 'The course of the order' },
  now: { ar: 'الآن', en: 'Now' },
  yours: { ar: 'الخطوة التالية عليك', en: 'Your next step' },
  theirs: { ar: (who: string) => `الدور على ${who}`, en: (who: string) => `Up to: ${who}` },
  done: { ar: 'تم', en: 'Done' },
  ahead: { ar: 'لم يأتِ بعد', en: 'Still to come' },

  placed: { ar: 'أُنشئ الطلب', en: 'The order was placed' },
  placed_wallet: { ar: 'أُنشئ الطلب ودُفع من المحفظة', en: 'Placed, and paid from the wallet' },
  placed_card: { ar: 'أُنشئ الطلب ودُفع بالبطاقة', en: 'Placed, and paid by card' },
  placed_bank_transfer: { ar: 'أُنشئ الطلب ودُفع بحوالة', en: 'Placed, and paid by transfer' },
  placed_cod: { ar: 'أُنشئ الطلب، والدفع عند الاستلام', en: 'Placed, to be paid on delivery' },
  accepted: { ar: 'قُبل الطلب', en: 'The order was accepted' },
  weighed: {
    ar: (kilos: string, total: string) => `وُزن ${kilos} كجم، والإجمالي ${total}`,
    en: (kilos: string, total: string) => `Packed weight ${kilos} kg, total ${total}`,
  },
  sent: { ar: 'جُهّز الطلب وخرج للتوصيل', en: 'Prepared, and on its way' },
  ready: { ar: 'جُهّز الطلب للاستلام', en: 'Prepared, ready for pickup' },
  received: { ar: 'أُكّد الاستلام واكتمل الطلب', en: 'It came, and the order is complete' },
  delivered: { ar: 'سُلّم الطلب واكتمل', en: 'Handed over, and complete' },
  completedByClock: { ar: 'اكتمل الطلب', en: 'The order is complete' },
  return_requested: { ar: 'طُلب الإرجاع', en: 'A return was asked for' },
  returnRefused: { ar: 'رُفض الإرجاع', en: 'The return was refused' },
  returned: { ar: 'قُبل الإرجاع وعاد المبلغ', en: 'The return was accepted, the money went back' },
  returnedCash: {
    ar: 'قُبل الإرجاع، ويعيد البائع ما دُفع نقدًا',
    en: 'The return was accepted; the seller gives the cash back',
  },
  disputed: { ar: 'اعتراض لدى إدارة السوق', en: 'The market was asked to decide' },
  sellerBlocked: {
    ar: 'أُوقف حساب البائع، والقرار لإدارة السوق',
    en: 'The seller’s account was blocked: the market decides',
  },
  unanswered: {
    ar: 'مرت مهلة الرد، فانتقل الإرجاع إلى إدارة السوق',
    en: 'Nobody answered in time: the market decides',
  },
  decidedBack: { ar: 'قررت إدارة السوق إعادة المبلغ', en: 'The market decided for a refund' },
  decidedPart: { ar: 'قررت إدارة السوق إعادة جزء من المبلغ', en: 'The market decided for a partial refund' },
  decidedCash: {
    ar: 'قررت إدارة السوق أن يعيد البائع المبلغ نقدًا',
    en: 'The market decided that the seller gives cash back',
  },
  decidedSale: { ar: 'قررت إدارة السوق بقاء البيع', en: 'The market decided that the sale stands' },
  rejected: { ar: 'رُفض الطلب', en: 'The order was rejected' },
  cancelled: { ar: 'أُلغي الطلب', en: 'The order was cancelled' },
  notAccepted: { ar: 'أُلغي: لم يُقبل في موعده', en: 'Cancelled: not accepted in time' },
  notPaid: { ar: 'أُلغي: لم يُدفع في موعده', en: 'Cancelled: not paid in time' },

  toPay: { ar: 'دفع المبلغ', en: 'Payment' },
  toReview: { ar: 'تأكيد الحوالة', en: 'The transfer is confirmed' },
  toAccept: { ar: 'قبول البائع', en: 'The seller accepts' },
  toSend: { ar: 'الوزن والتجهيز والتوصيل', en: 'Weighing, preparing, delivery' },
  toReady: { ar: 'الوزن والتجهيز', en: 'Weighing and preparing' },
  toReceive: { ar: 'تأكيد الاستلام', en: 'Confirming that it came' },
  toReceiveNote: {
    ar: 'يكتمل الطلب ويُحوَّل المبلغ للبائع',
    en: 'The order is complete and the seller is paid',
  },
  toReceiveCash: {
    ar: 'يدفع المشتري للبائع نقدًا ويكتمل الطلب',
    en: 'The buyer pays the seller in cash and the order is complete',
  },
  toAnswer: { ar: 'رد البائع على الإرجاع', en: 'The seller answers the return' },
  toDecide: { ar: 'قرار إدارة السوق', en: 'The market decides' },
  toFree: { ar: 'يُتاح المبلغ في محفظتك', en: 'The money is free in your wallet' },
})
