import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the page itself, for every source. */
export const confirmationText = messages({
  failed: { ar: 'تعذّر تحميل الطلب', en: 'We couldn’t load the order' },
  goods: { ar: 'المنتج', en: 'Product' },
  myRequests: { ar: 'طلباتي وعروضي', en: 'My requests and offers' },
})

/** The reasons why the reader cannot order the source, and the links for each reason. */
export const blockText = messages({
  soldOut: { ar: 'نفدت الكمية', en: 'Sold out' },
  soldOutBody: {
    ar: 'بيعت الكمية كلها. قد تجد النوع نفسه عند بائع آخر.',
    en: 'This has sold out. Another seller may have the same fish.',
  },
  refused: { ar: 'لا يمكن طلب هذا المنتج', en: 'This cannot be ordered' },
  lotOrdered: { ar: 'سبق أن أكملت طلب هذه الدفعة', en: 'You already ordered this lot' },
  lotOrderedBody: {
    ar: (number: string) => `تابعه في الطلب ${number}.`,
    en: (number: string) => `Track it in order ${number}.`,
  },
  lotLapsed: { ar: 'انتهت مهلة إتمام الطلب', en: 'Your time to order has ended' },
  lotLapsedBody: {
    ar: 'لم تكمل الطلب في موعده، فعُرضت الدفعة على المزايد التالي.',
    en: 'You did not order in time, so the lot went to the next bidder.',
  },
  lotLost: { ar: 'رسا هذا المزاد على مزايد آخر', en: 'Another bidder won this auction' },
  lotLostBody: {
    ar: 'الطلب متاح لصاحب المزايدة المقبولة فقط. تفاصيل النتيجة في صفحة المزاد.',
    en: 'Only the winning bidder can order. See the auction page for the result.',
  },
  lotUndecided: { ar: 'لم يُحسم هذا المزاد بعد', en: 'This auction is not decided yet' },
  lotUndecidedBody: {
    ar: 'إذا قُبلت مزايدتك يصلك إشعار لتكمل الطلب من هنا.',
    en: 'If your bid is accepted, we’ll notify you and you can order here.',
  },
  lotUnsold: { ar: 'انتهى المزاد ولم يُبع', en: 'Ended without a sale' },
  lotUnsoldBody: {
    ar: 'لم تُقبل أي مزايدة على هذه الدفعة.',
    en: 'No bid on this lot was accepted.',
  },
  lotVoided: { ar: 'أُلغي المزاد', en: 'Auction cancelled' },
  lotVoidedBody: {
    ar: 'ألغته إدارة السوق، ولا يلزمك شيء.',
    en: 'The market team cancelled it. You don’t need to do anything.',
  },
  lotOwn: { ar: 'هذا مزادك', en: 'This is your own auction' },
  lotOwnBody: {
    ar: 'يكمل الفائز الطلب من هنا، ويصلك إشعار بذلك.',
    en: 'The winner orders here and we’ll notify you when they do.',
  },
  offerOrdered: { ar: 'سبق أن أكملت طلب هذا العرض', en: 'You already ordered this offer' },
  offerOrderedBody: {
    ar: (number: string) => `تابعه في الطلب ${number}.`,
    en: (number: string) => `Track it in order ${number}.`,
  },
  requestOpen: { ar: 'لم تقبل عرضًا بعد', en: 'You haven’t accepted an offer yet' },
  requestOpenBody: {
    ar: 'قارن العروض على طلبك واقبل الأنسب، ثم أكمل الطلب من هنا.',
    en: 'Compare the offers on your request and accept the best one, then order here.',
  },
  requestClosed: { ar: 'أُغلق هذا الطلب دون قبول عرض', en: 'This request closed without an accepted offer' },
  requestClosedBody: {
    ar: 'يمكنك أن تطلب السمك نفسه من جديد.',
    en: 'You can request the same fish again.',
  },
  requestForeign: { ar: 'هذا الطلب ليس لك', en: 'This request is not yours' },
  requestForeignBody: {
    ar: 'صاحب الطلب وحده يكمله بعد قبول عرض.',
    en: 'Only the buyer who posted it can order, after accepting an offer.',
  },

  showOrder: {
    ar: (number: string) => `عرض الطلب ${number}`,
    en: (number: string) => `View order ${number}`,
  },
  backToProduct: { ar: 'عرض المنتج', en: 'View product' },
  toAuction: { ar: 'عرض المزاد', en: 'View auction' },
  toOwn: { ar: 'إدارة مزادك', en: 'Manage auction' },
  openLots: { ar: 'المزادات المفتوحة', en: 'Open auctions' },
  toRequest: { ar: 'عرض الطلب والعروض', en: 'View request and offers' },
  askAgain: { ar: 'اطلبه من جديد', en: 'Request again' },
  openRequests: { ar: 'طلبات المشترين', en: 'Buyers’ requests' },
})

/** Texts of the goods panel of a product, and of changes of the product while the form is open. */
export const productText = messages({
  quantity: { ar: 'الكمية', en: 'Quantity' },
  quantityInKilograms: { ar: 'الكمية بالكيلوجرام', en: 'Quantity in kilograms' },
  less: { ar: 'أنقص نصف كيلو', en: 'Half a kg less' },
  more: { ar: 'زد نصف كيلو', en: 'Half a kg more' },
  available: { ar: 'المتاح', en: 'Available' },
  soldBy: { ar: 'البائع', en: 'Seller' },
  priceChanged: { ar: 'تغيّر السعر', en: 'The price has changed' },
  priceFromTo: {
    ar: (was: string, now: string) => `كان ${was} للكيلو، وأصبح ${now}`,
    en: (was: string, now: string) => `It was ${was} per kg and is now ${now}`,
  },
  preparationGone: {
    ar: (name: string) => `لم يعد البائع يقدّم «${name}»`,
    en: (name: string) => `The seller no longer offers “${name}”`,
  },
  preparationGoneBody: {
    ar: 'اختر تجهيزًا آخر، أو اطلب السمك كاملًا.',
    en: 'Choose another preparation, or order the fish whole.',
  },
  takeWhole: { ar: 'اطلبه كاملًا', en: 'Order it whole' },
  agree: { ar: 'موافق على السعر الجديد', en: 'Accept new price' },
  lessLeft: {
    ar: (kilos: string) => `بقي ${kilos} كجم فقط`,
    en: (kilos: string) => `Only ${kilos} kg left`,
  },
  lessLeftBody: {
    ar: (wanted: string) => `بيع جزء من الكمية قبلك. طلبت ${wanted} كجم.`,
    en: (wanted: string) => `Part of it was just sold. You wanted ${wanted} kg.`,
  },
  take: { ar: (kilos: string) => `اطلب ${kilos} كجم`, en: (kilos: string) => `Order ${kilos} kg` },
  similar: { ar: 'عرض النوع نفسه', en: 'See the same fish' },
})

/** Texts of the goods panel of a lot. */
export const lotText = messages({
  won: { ar: 'رسا عليك المزاد', en: 'You won the auction' },
  byOwner: {
    ar: (when: string) => `قبِل البائع مزايدتك ${when}`,
    en: (when: string) => `The seller accepted your bid at ${when}`,
  },
  byClock: {
    ar: (when: string) => `قُبلت مزايدتك عند الإغلاق ${when}`,
    en: (when: string) => `Your bid was accepted at closing, at ${when}`,
  },
  bought: {
    ar: (when: string) => `اشتريت الدفعة ${when}`,
    en: (when: string) => `You bought the lot at ${when}`,
  },
  offerByOwner: {
    ar: (when: string) => `قبِل البائع عرضك ${when}`,
    en: (when: string) => `The seller accepted your offer at ${when}`,
  },
  offerByClock: {
    ar: (when: string) => `قُبل عرضك عند فتح العروض ${when}`,
    en: (when: string) => `Your offer was accepted at the opening, at ${when}`,
  },
  price: { ar: 'السعر النهائي للدفعة', en: 'Final price for the lot' },
  orderBy: {
    ar: (when: string) => `أكمل الطلب قبل ${when}`,
    en: (when: string) => `Order before ${when}`,
  },
  /** The number of days, which is the grammatical subject of the text `left`. */
  days: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'أقل من يوم',
        one: 'يوم واحد',
        two: 'يومان',
        few: `${n} أيام`,
        many: `${n} يومًا`,
        other: `${n} يوم`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 day', other: `${n} days` }),
  },
  left: {
    ar: (time: string) => `بقي ${time}، وإلا لم تعد الدفعة لك`,
    en: (time: string) => `${time} left, or the lot is no longer yours`,
  },
  over: { ar: 'انتهى وقت إتمام الطلب', en: 'The time to order has ended' },
  time: { ar: 'وقت إتمام الطلب', en: 'Time to order' },
  record: {
    ar: (bids: string) => `سجل المزاد، ${bids}`,
    en: (bids: string) => `Auction record, ${bids}`,
  },
  plainRecord: { ar: 'سجل المزاد', en: 'Auction record' },
})

/** Texts of the goods panel of an accepted offer. */
export const offerText = messages({
  accepted: { ar: 'قبلت هذا العرض', en: 'You accepted this offer' },
  acceptedAt: {
    ar: (when: string) => `قبلته ${when} وأُبلغ البائع. أكمل الطلب ليبدأ التجهيز.`,
    en: (when: string) =>
      `Accepted ${when}. The seller was notified. Complete the order to start preparation.`,
  },
  toComplete: {
    ar: 'أُبلغ البائع. أكمل الطلب ليبدأ التجهيز.',
    en: 'The seller was notified. Complete the order to start preparation.',
  },
  forRequest: {
    ar: (number: string) => `طلبك ${number}`,
    en: (number: string) => `Your request ${number}`,
  },
  partOf: {
    ar: (kilos: string) => `من ${kilos} كجم طلبتها`,
    en: (kilos: string) => `of the ${kilos} kg you requested`,
  },
  fish: { ar: 'ثمن السمك', en: 'Fish' },
  delivery: { ar: 'التوصيل في العرض', en: 'Delivery in the offer' },
  yourChoice: { ar: 'تختاره أنت', en: 'Your choice' },
  days: { ar: 'مدة التوصيل', en: 'Delivery time' },
  inDays: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'في اليوم نفسه',
        one: 'خلال يوم',
        two: 'خلال يومين',
        few: `خلال ${n} أيام`,
        many: `خلال ${n} يومًا`,
        other: `خلال ${n} يوم`,
      }),
    en: (n: number) => (n === 0 ? 'The same day' : countEnglish(n, { one: '1 day', other: `${n} days` })),
  },
  note: { ar: 'ملاحظة البائع', en: 'The seller’s note' },
  fixed: {
    ar: 'التوصيل جزء من العرض الذي قبلته ولا يتغيّر.',
    en: 'Delivery is part of the offer you accepted and cannot be changed.',
  },
})
