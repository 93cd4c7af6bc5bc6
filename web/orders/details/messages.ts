import { countArabic, messages } from '../../app/texts/text.ts'

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
  failed: { ar: 'تعذّر تحميل الطلب', en: 'We couldn’t load the order' },
  missing: { ar: 'لا يوجد طلب بهذا الرقم', en: 'Order not found' },
  missingBody: {
    ar: 'قد يكون الرابط قديمًا، أو أن الطلب ليس لك.',
    en: 'The link may be old, or this is not your order.',
  },
  toList: { ar: 'إلى طلباتي', en: 'Go to my orders' },

  goods: { ar: 'المنتجات', en: 'Products' },
  ordered: { ar: 'طُلب', en: 'Ordered' },
  packed: { ar: 'وُزن', en: 'Packed' },

  sums: { ar: 'ملخص الطلب', en: 'Order summary' },
  subtotal: { ar: 'المجموع الفرعي', en: 'Subtotal' },
  fish: { ar: 'ثمن السمك', en: 'Fish' },
  free: { ar: 'مجانًا', en: 'Free' },
  sharedDelivery: {
    ar: (orders: number) =>
      `توصيلة واحدة ${countArabic(orders, {
        zero: 'للطلب',
        one: 'للطلب',
        two: 'لطلبين',
        few: `لـ${orders} طلبات`,
        many: `لـ${orders} طلبًا`,
        other: `لـ${orders} طلب`,
      })}، وهذه حصة هذا الطلب من رسومها`,
    en: (orders: number) => `One delivery for ${orders} orders; this is this order’s share of the fee`,
  },
  total: { ar: 'الإجمالي', en: 'Total' },
  refunded: { ar: 'أُعيد إلى المشتري', en: 'Refunded to the buyer' },
  refundedYou: { ar: 'أُعيد إلى محفظتك', en: 'Refunded to your wallet' },
  commission: { ar: 'عمولة السوق', en: 'Market commission' },
  proceeds: { ar: 'يصلك', en: 'You receive' },
  heldUntil: {
    ar: (until: string) => `محجوز في محفظتك حتى ${until}`,
    en: (until: string) => `On hold in your wallet until ${until}`,
  },
  held: { ar: 'يصل محفظتك بعد اكتمال الطلب', en: 'Paid to your wallet once the order is complete' },
  collect: { ar: 'تستلمه نقدًا', en: 'You collect in cash' },
  collected: { ar: 'استلمته نقدًا', en: 'You collected in cash' },
  payCash: { ar: 'تدفعه للبائع نقدًا عند الاستلام', en: 'You pay the seller in cash on delivery' },
  cashOnDelivery: { ar: 'يدفعه لك المشتري عند الاستلام', en: 'The buyer pays you on delivery' },

  delivery: { ar: 'التوصيل والدفع', en: 'Delivery and payment' },
  address: { ar: 'العنوان', en: 'Address' },
  addressLater: {
    ar: 'يظهر العنوان بعد قبول الطلب',
    en: 'The address appears once the order is accepted',
  },
  map: { ar: 'الخريطة', en: 'Map' },
  note: { ar: 'ملاحظة المشتري', en: 'Buyer’s note' },
  method: { ar: 'طريقة التوصيل', en: 'Delivery method' },
  payment: { ar: 'الدفع', en: 'Payment' },

  sentTransfer: { ar: 'التحويل الذي أرسلته', en: 'The transfer you sent' },
  waitsReview: { ar: 'بانتظار المراجعة', en: 'Waiting for review' },

  party: { ar: (side: string) => `بيانات ${side}`, en: (side: string) => `The ${side.toLowerCase()}` },
  call: { ar: (name: string) => `اتصال بـ ${name}`, en: (name: string) => `Call ${name}` },
  whatsapp: { ar: 'واتساب', en: 'WhatsApp' },
  phone: { ar: 'الجوال', en: 'Mobile' },
  maskedBuyer: {
    ar: 'يظهر رقم البائع كاملًا بعد قبوله الطلب',
    en: 'The seller’s full number appears once they accept the order',
  },
  maskedSeller: {
    ar: 'يظهر رقم المشتري كاملًا بعد قبولك الطلب',
    en: 'The buyer’s full number appears once you accept the order',
  },
  maskedEnded: {
    ar: 'الرقم محجوب لأن الطلب لم يُقبل',
    en: 'The number is hidden because the order was not accepted',
  },
  shownSeller: {
    ar: 'ظهر رقم المشتري وعنوانه لأنك قبلت الطلب',
    en: 'You can see the buyer’s number and address because you accepted the order',
  },
  shownPickup: {
    ar: 'ظهر رقم المشتري لأنك قبلت الطلب',
    en: 'You can see the buyer’s number because you accepted the order',
  },

  returnTitle: { ar: 'طلب الإرجاع', en: 'Return' },
  returnPictures: { ar: 'صور الإرجاع', en: 'Return photos' },
  returnPicture: { ar: (n: number) => `صورة الإرجاع ${n}`, en: (n: number) => `Return photo ${n}` },
  pictureFailed: { ar: 'تعذّر تحميل الصورة', en: 'We couldn’t load the photo' },
  refusedAt: { ar: (at: string) => `رُفض ${at}`, en: (at: string) => `Refused ${at}` },
  disputeTitle: { ar: 'الاعتراض', en: 'Dispute' },
  waitsForMarket: { ar: 'بانتظار قرار إدارة السوق', en: 'Awaiting the market team’s decision' },
  decidedRefund: {
    ar: 'قررت إدارة السوق أن يُعاد إلى المشتري',
    en: 'The market team decided to refund the buyer',
  },
  decidedCash: {
    ar: 'قررت إدارة السوق أن يعيد البائع إلى المشتري نقدًا',
    en: 'The market team decided that the seller returns to the buyer, in cash,',
  },
  decidedRefundYou: {
    ar: 'قررت إدارة السوق أن يُعاد إليك',
    en: 'The market team decided to refund you',
  },
  decidedCashYou: {
    ar: 'قررت إدارة السوق أن يعيد إليك البائع نقدًا',
    en: 'The market team decided that the seller returns to you, in cash,',
  },
  decidedNothing: { ar: 'قررت إدارة السوق بقاء البيع', en: 'The market team decided that the sale stands' },

  failedTitle: { ar: 'لم يُنفَّذ هذا البيع', en: 'This sale was not fulfilled' },
  requestAgainBuyer: {
    ar: 'لم ينفّذ البائع الطلب، ولا يؤثر ذلك في سجلك. إن لم تنتهِ مدة طلبك فهو مفتوح من جديد بعروضه الأخرى.',
    en: 'The seller did not fulfil the order. This does not affect your record. If your request has time left, it is open again with its other offers.',
  },
  requestAgainSeller: {
    ar: 'عاد طلب المشتري للعروض الأخرى، وسجّلت إدارة السوق أنك لم تنفّذ هذا البيع.',
    en: 'The buyer’s request reopened to the other offers. The market team recorded that you did not fulfil this sale.',
  },
  lotAgainBuyer: {
    ar: 'لم ينفّذ البائع طلبك من هذا المزاد، ولا يؤثر ذلك في سجلك.',
    en: 'The seller did not fulfil your order from this auction. This does not affect your record.',
  },
  lotAgainSeller: {
    ar: 'عاد المزاد إليك: تقبل المزايدة التالية إن وُجدت، وإلا انتهى بلا بيع. وسجّلت إدارة السوق أنك لم تنفّذ هذا البيع.',
    en: 'The auction is yours again: accept the next bid if there is one, or it ends unsold. The market team recorded that you did not fulfil this sale.',
  },
  requestClosedBuyer: {
    ar: 'أُلغي الطلب أو لم يُدفع في موعده، فأُغلق طلبك الأصلي. اطلب مثله من جديد متى شئت.',
    en: 'The order was cancelled or not paid in time, so your request is closed. You can request the same again any time.',
  },
  requestClosedSeller: {
    ar: 'لم يُكمل المشتري شراءه، فأُغلق طلبه ولم تعد ملتزمًا بعرضك. لا يؤثر ذلك في سجلك.',
    en: 'The buyer did not complete the purchase. The request is closed and your offer is no longer binding. This does not affect your record.',
  },
  lotGoneBuyer: {
    ar: 'أُلغي الطلب أو لم يُدفع في موعده، فلم يعد المزاد لك وانتقل إلى المزايدة التالية.',
    en: 'The order was cancelled or not paid in time, so the lot goes to the next bidder.',
  },
  lotGoneSeller: {
    ar: 'لم يُكمل الفائز شراءه، فانتقل المزاد إلى المزايدة التالية إن وُجدت، وإلا انتهى بلا بيع. لا يؤثر ذلك في سجلك.',
    en: 'The winner did not complete the purchase. The auction goes to the next bid if there is one, or it ends unsold. This does not affect your record.',
  },
  toRequest: { ar: 'عرض طلب الشراء الأصلي', en: 'View original request' },
  toAuction: { ar: 'عرض المزاد', en: 'View auction' },
})

/** The titles of the stages of an order. */
export const timelineText = messages({
  title: { ar: 'مراحل الطلب', en: 'Order timeline' },
  now: { ar: 'الآن', en: 'Now' },
  yours: { ar: 'الخطوة التالية عليك', en: 'Your next step' },
  theirs: { ar: (who: string) => `الخطوة التالية على ${who}`, en: (who: string) => `Next step: ${who}` },
  done: { ar: 'تم', en: 'Done' },
  ahead: { ar: 'لاحقًا', en: 'Upcoming' },

  placed: { ar: 'أُرسل الطلب', en: 'Order placed' },
  placed_wallet: { ar: 'أُرسل الطلب ودُفع من المحفظة', en: 'Order placed, paid from wallet' },
  placed_card: { ar: 'أُرسل الطلب ودُفع بالبطاقة', en: 'Order placed, paid by card' },
  placed_bank_transfer: { ar: 'أُرسل الطلب ودُفع بتحويل بنكي', en: 'Order placed, paid by bank transfer' },
  placed_cod: { ar: 'أُرسل الطلب، والدفع عند الاستلام', en: 'Order placed, cash on delivery' },
  accepted: { ar: 'قُبل الطلب', en: 'Order accepted' },
  weighed: {
    ar: (kilos: string, total: string) => `وُزن ${kilos} كجم، والإجمالي ${total}`,
    en: (kilos: string, total: string) => `Packed weight ${kilos} kg, total ${total}`,
  },
  sent: { ar: 'جُهّز الطلب وخرج للتوصيل', en: 'Prepared and on the way' },
  ready: { ar: 'جُهّز الطلب للاستلام', en: 'Ready for pickup' },
  received: { ar: 'أُكّد الاستلام واكتمل الطلب', en: 'Received, order completed' },
  delivered: { ar: 'سُلّم الطلب واكتمل', en: 'Delivered, order completed' },
  completedByClock: { ar: 'اكتمل الطلب', en: 'Order completed' },
  return_requested: { ar: 'طُلب الإرجاع', en: 'Return requested' },
  returnRefused: { ar: 'رُفض الإرجاع', en: 'Return refused' },
  returned: { ar: 'قُبل الإرجاع واستُرد المبلغ', en: 'Return accepted, money refunded' },
  returnedCash: {
    ar: 'قُبل الإرجاع، ويعيد البائع ما دُفع نقدًا',
    en: 'Return accepted, the seller returns the cash',
  },
  returnedPaid: {
    ar: (amount: string) => `قُبل الإرجاع، ويعيد البائع ${amount} نقدًا`,
    en: (amount: string) => `Return accepted, the seller returns ${amount} in cash`,
  },
  disputed: { ar: 'رُفع اعتراض إلى إدارة السوق', en: 'Dispute opened' },
  sellerBlocked: {
    ar: 'أُوقف حساب البائع، والقرار لإدارة السوق',
    en: 'The seller’s account was blocked. The market team will decide',
  },
  unanswered: {
    ar: 'انتهت مهلة الرد، فانتقل الإرجاع إلى إدارة السوق',
    en: 'No reply in time. The market team will decide',
  },
  decidedBack: { ar: 'قررت إدارة السوق إعادة المبلغ', en: 'The market team decided on a refund' },
  decidedPart: {
    ar: 'قررت إدارة السوق إعادة جزء من المبلغ',
    en: 'The market team decided on a partial refund',
  },
  decidedCash: {
    ar: 'قررت إدارة السوق أن يعيد البائع المبلغ نقدًا',
    en: 'The market team decided that the seller returns the cash',
  },
  decidedSale: { ar: 'قررت إدارة السوق بقاء البيع', en: 'The market team decided that the sale stands' },
  rejected: { ar: 'رُفض الطلب', en: 'Order rejected' },
  cancelled: { ar: 'أُلغي الطلب', en: 'Order cancelled' },
  notAccepted: { ar: 'أُلغي: لم يُقبل في موعده', en: 'Cancelled: not accepted in time' },
  notPaid: { ar: 'أُلغي: لم يُدفع في موعده', en: 'Cancelled: not paid in time' },

  toPay: { ar: 'دفع المبلغ', en: 'Payment' },
  toReview: { ar: 'تأكيد التحويل', en: 'Transfer confirmation' },
  toAccept: { ar: 'قبول البائع', en: 'Seller accepts' },
  toSend: { ar: 'الوزن والتجهيز والتوصيل', en: 'Weighing, preparation and delivery' },
  toReady: { ar: 'الوزن والتجهيز', en: 'Weighing and preparation' },
  toReceive: { ar: 'تأكيد الاستلام', en: 'Receipt confirmed' },
  toReceiveNote: {
    ar: 'يكتمل الطلب، ويُحوَّل المبلغ إلى البائع بعد مهلة الإرجاع',
    en: 'The order is complete, and the seller is paid after the return period',
  },
  toReceiveNoteSeller: {
    ar: 'يكتمل الطلب، ويُتاح لك المبلغ بعد مهلة الإرجاع',
    en: 'The order is complete, and you are paid after the return period',
  },
  toReceiveCash: {
    ar: (amount: string) => `يُدفع للبائع ${amount} نقدًا ويكتمل الطلب`,
    en: (amount: string) => `The seller is paid ${amount} in cash and the order is complete`,
  },
  toReceiveCashBuyer: {
    ar: (amount: string) => `تدفع للبائع ${amount} نقدًا ويكتمل الطلب`,
    en: (amount: string) => `You pay the seller ${amount} in cash and the order is complete`,
  },
  toReceiveCashSeller: {
    ar: (amount: string) => `يدفع لك المشتري ${amount} نقدًا ويكتمل الطلب`,
    en: (amount: string) => `The buyer pays you ${amount} in cash and the order is complete`,
  },
  toAnswer: { ar: 'رد البائع على الإرجاع', en: 'Seller replies to the return' },
  toDecide: { ar: 'قرار إدارة السوق', en: 'Market team decides' },
  toFree: { ar: 'يُتاح المبلغ في محفظتك', en: 'Money available in your wallet' },
})
