import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of an order's page; the texts of its steps and forms are in actions/. */
export const detailsText = messages({
  receipt: { ar: 'الإيصال', en: 'Receipt' },
  fromRequest: {
    ar: (number: string) => `من طلبك ${number}`,
    en: (number: string) => `From your request ${number}`,
  },
  fromOffer: {
    ar: (number: string) => `من عرضك على ${number}`,
    en: (number: string) => `From your offer on ${number}`,
  },
  failed: { ar: 'لم نتمكن من تحميل الطلب', en: 'The order could not be loaded' },
  missing: { ar: 'لا يوجد طلب بهذا الرقم', en: 'There is no such order' },
  missingBody: {
    ar: 'قد يكون الرابط قديمًا، أو أن الطلب ليس لك.',
    en: 'The link may be old, or the order is not yours.',
  },
  toList: { ar: 'إلى طلباتي', en: 'To my orders' },

  goods: { ar: 'المنتجات', en: 'Goods' },
  ordered: { ar: 'طُلب', en: 'Ordered' },
  packed: { ar: 'وُزن', en: 'Packed' },

  sums: { ar: 'ملخص المبلغ', en: 'The amount' },
  subtotal: { ar: 'المجموع الفرعي', en: 'Subtotal' },
  fish: { ar: 'ثمن السمك', en: 'The fish' },
  free: { ar: 'بلا رسوم', en: 'Free' },
  total: { ar: 'الإجمالي', en: 'Total' },
  refunded: { ar: 'أُعيد إلى المشتري', en: 'Back to the buyer' },
  refundedYou: { ar: 'أُعيد إلى محفظتك', en: 'Back to your wallet' },
  commission: { ar: 'عمولة السوق', en: "The market's commission" },
  proceeds: { ar: 'يصلك', en: 'You get' },
  heldUntil: {
    ar: (until: string) => `محجوز في محفظتك حتى ${until}`,
    en: (until: string) => `Held in your wallet until ${until}`,
  },
  held: { ar: 'يصل محفظتك بعد اكتمال الطلب', en: 'It comes to your wallet once the order is complete' },
  collect: { ar: 'تستلم نقدًا', en: 'You collect' },
  cashOnDelivery: { ar: 'تستلمه نقدًا من المشتري', en: 'The buyer pays it to you on delivery' },

  delivery: { ar: 'التوصيل والدفع', en: 'Delivery and payment' },
  address: { ar: 'العنوان', en: 'Address' },
  addressLater: {
    ar: 'يظهر العنوان بعد قبول الطلب',
    en: 'The address is shown once the order is accepted',
  },
  map: { ar: 'الخريطة', en: 'Map' },
  zip: { ar: (code: string) => `الرمز ${code}`, en: (code: string) => `Postal code ${code}` },
  note: { ar: 'ملاحظة المشتري', en: "The buyer's note" },
  method: { ar: 'طريقة التوصيل', en: 'Delivery' },
  payment: { ar: 'الدفع', en: 'Payment' },

  party: { ar: (side: string) => `بيانات ${side}`, en: (side: string) => `The ${side.toLowerCase()}` },
  ratingOf: {
    ar: (n: number) =>
      `من ${countArabic(n, {
        zero: 'التقييمات',
        one: 'تقييم واحد',
        two: 'تقييمين',
        few: `${n} تقييمات`,
        many: `${n} تقييمًا`,
        other: `${n} تقييم`,
      })}`,
    en: (n: number) => countEnglish(n, { one: 'of 1 rating', other: `of ${n} ratings` }),
  },
  noRating: { ar: 'بلا تقييم بعد', en: 'Not rated yet' },
  call: { ar: (name: string) => `اتصال بـ ${name}`, en: (name: string) => `Call ${name}` },
  whatsapp: { ar: 'واتساب', en: 'WhatsApp' },
  phone: { ar: 'الجوال', en: 'Mobile' },
  maskedBuyer: {
    ar: 'يظهر رقم البائع كاملًا بعد قبوله الطلب',
    en: "The seller's number is shown in full once the order is accepted",
  },
  maskedSeller: {
    ar: 'يظهر رقم المشتري كاملًا بعد قبولك الطلب',
    en: "The buyer's number is shown in full once you accept the order",
  },
  maskedEnded: {
    ar: 'الرقم محجوب لأن الطلب لم يُقبل',
    en: 'The number is hidden: the order was not accepted',
  },
  shownSeller: {
    ar: 'ظهر رقم المشتري وعنوانه لأنك قبلت الطلب',
    en: "You see the buyer's number and address because you accepted",
  },

  returnTitle: { ar: 'طلب الإرجاع', en: 'The return' },
  returnPictures: { ar: 'صور الإرجاع', en: 'Pictures of the return' },
  returnPicture: { ar: (n: number) => `صورة الإرجاع ${n}`, en: (n: number) => `Picture ${n} of the return` },
  pictureFailed: { ar: 'تعذّر تحميل الصورة', en: 'The picture could not be loaded' },
  refusedAt: { ar: (at: string) => `رُفض ${at}`, en: (at: string) => `Refused ${at}` },
  disputeTitle: { ar: 'الاعتراض', en: 'The dispute' },
  waitsForMarket: { ar: 'ينتظر قرار إدارة السوق', en: 'Waits for the decision of the market' },
  decidedRefund: {
    ar: 'قررت إدارة السوق أن يعود للمشتري',
    en: 'The market decided that the buyer gets back',
  },
  decidedCash: {
    ar: 'قررت إدارة السوق أن يعيد البائع للمشتري نقدًا',
    en: 'The market decided that the seller gives the buyer back, in cash,',
  },
  decidedNothing: { ar: 'قررت إدارة السوق بقاء البيع', en: 'The market decided that the sale stands' },

  failedTitle: { ar: 'لم يُنفَّذ هذا البيع', en: 'This sale was not fulfilled' },
  requestAgainBuyer: {
    ar: 'لم ينفّذ البائع الطلب، ولا يُحسب ذلك عليك. إن بقي وقت لطلبك فهو مفتوح من جديد بعروضه الأخرى.',
    en: 'The seller did not fulfil it; this does not count against you. If your request has time left, it is open again with its other offers.',
  },
  requestAgainSeller: {
    ar: 'عاد طلب المشتري للعروض الأخرى، وسجّلت إدارة السوق أنك لم تنفّذ هذا البيع.',
    en: 'The buyer’s request went back to the other offers, and the market recorded that you did not fulfil this sale.',
  },
  lotAgainBuyer: {
    ar: 'لم ينفّذ البائع طلبك من هذا المزاد، ولا يُحسب ذلك عليك.',
    en: 'The seller did not fulfil your order from this auction; this does not count against you.',
  },
  lotAgainSeller: {
    ar: 'عاد المزاد إليك: تقبل المزايدة التالية إن وُجدت، وإلا انتهى بلا بيع. وسجّلت إدارة السوق أنك لم تنفّذ هذا البيع.',
    en: 'The auction is yours again: accept the next bid if there is one, or it ends unsold. The market recorded that you did not fulfil this sale.',
  },
  requestClosedBuyer: {
    ar: 'أُلغي الطلب أو لم يُدفع في موعده، فأُغلق طلبك الأصلي. اطلب مثله من جديد متى شئت.',
    en: 'The order was cancelled or not paid in time, so your request is closed. Ask for the same again whenever you like.',
  },
  requestClosedSeller: {
    ar: 'لم يُكمل المشتري شراءه، فأُغلق طلبه ولم تعد ملتزمًا بعرضك. لا يُحسب ذلك عليك.',
    en: 'The buyer did not complete the purchase: the request is closed and you are no longer bound by your offer. This does not count against you.',
  },
  lotGoneBuyer: {
    ar: 'أُلغي الطلب أو لم يُدفع في موعده، فلم يعد المزاد لك وانتقل إلى المزايدة التالية.',
    en: 'The order was cancelled or not paid in time: the lot is no longer yours and goes to the next bid.',
  },
  lotGoneSeller: {
    ar: 'لم يُكمل الفائز شراءه، فانتقل المزاد إلى المزايدة التالية إن وُجدت، وإلا انتهى بلا بيع. لا يُحسب ذلك عليك.',
    en: 'The winner did not complete the purchase: the auction goes to the next bid if there is one, or it ends unsold. This does not count against you.',
  },
  toRequest: { ar: 'افتح الطلب الأصلي', en: 'Open the request' },
  toAuction: { ar: 'افتح المزاد', en: 'Open the auction' },
})

/** The titles of the stages of an order. */
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
