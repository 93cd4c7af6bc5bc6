import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the page itself, for every source. */
export const confirmationText = messages({
  failed: { ar: 'لم نتمكن من تحميل الطلب', en: 'The order could not be loaded' },
  goods: { ar: 'المنتج', en: 'Product' },
  myRequests: { ar: 'طلباتي', en: 'My requests' },
})

/** The reasons why the reader cannot order the source, and the links for each reason. */
export const blockText = messages({
  soldOut: { ar: 'نفدت الكمية', en: 'Sold out' },
  soldOutBody: {
    ar: 'بيع كل ما كان معروضًا. قد تجد النوع نفسه عند بائع آخر.',
    en: 'All of it has been sold. Another seller may have the same fish.',
  },
  refused: { ar: 'لا يمكن طلب هذا المنتج', en: 'This cannot be ordered' },
  lotOrdered: { ar: 'أتممت طلب هذه الدفعة', en: 'You have ordered this lot' },
  lotOrderedBody: {
    ar: (number: string) => `تجد حالتها وخطوتها التالية في الطلب ${number}.`,
    en: (number: string) => `How it stands and what comes next is in order ${number}.`,
  },
  lotLapsed: { ar: 'انتهت مهلة إتمام الطلب', en: 'Your time to order is over' },
  lotLapsedBody: {
    ar: 'لم يُكمل الطلب في موعده، فسقط حقك في هذه الدفعة وعُرضت على الذي يليك.',
    en: 'The order was not completed in time, so the lot has gone to the next bidder.',
  },
  lotLost: { ar: 'رسا هذا المزاد على غيرك', en: 'Somebody else won this auction' },
  lotLostBody: {
    ar: 'يتم الطلب لصاحب المزايدة المقبولة وحده. صفحة المزاد تبيّن كيف انتهى.',
    en: 'Only the bidder whose bid was accepted can order. The auction’s page shows how it ended.',
  },
  lotUndecided: { ar: 'لم يُحسم هذا المزاد بعد', en: 'This auction is not decided yet' },
  lotUndecidedBody: {
    ar: 'إذا قُبلت مزايدتك وصلك إشعار، وأكملت الطلب من هنا.',
    en: 'If your bid is accepted you are told, and you complete the order here.',
  },
  lotUnsold: { ar: 'انتهى المزاد ولم يُبع', en: 'Ended without a sale' },
  lotUnsoldBody: {
    ar: 'لم تُقبل أي مزايدة على هذه الدفعة.',
    en: 'No bid for this lot was accepted.',
  },
  lotVoided: { ar: 'أُلغي المزاد', en: 'The auction was cancelled' },
  lotVoidedBody: {
    ar: 'ألغته إدارة السوق، ولا يُطلب منك شيء.',
    en: 'The market cancelled it; nothing is asked of you.',
  },
  lotOwn: { ar: 'هذا مزادك', en: 'This is your own auction' },
  lotOwnBody: {
    ar: 'يكمل الفائز الطلب من هنا، ويصلك إشعار حين يفعل.',
    en: 'The winner completes the order here, and you are told when they do.',
  },
  offerOrdered: { ar: 'أتممت طلب هذا العرض', en: 'You have ordered this offer' },
  offerOrderedBody: {
    ar: (number: string) => `تجد حالته وخطوته التالية في الطلب ${number}.`,
    en: (number: string) => `How it stands and what comes next is in order ${number}.`,
  },
  requestOpen: { ar: 'لم تقبل عرضًا بعد', en: 'You have not accepted an offer yet' },
  requestOpenBody: {
    ar: 'قارن العروض على طلبك واقبل أنسبها، ثم أكمل الطلب من هنا.',
    en: 'Compare the offers on your request and accept the best, then complete the order here.',
  },
  requestClosed: { ar: 'أُغلق هذا الطلب بلا قبول', en: 'This request was closed without an offer' },
  requestClosedBody: {
    ar: 'لا عرض مقبولًا عليه لتكمله. يمكنك أن تطلب السمك نفسه من جديد.',
    en: 'No offer on it was accepted. You can ask for the same fish again.',
  },
  requestForeign: { ar: 'هذا الطلب ليس لك', en: 'This request is not yours' },
  requestForeignBody: {
    ar: 'يكمل الطلب من نشره وحده، بعد أن يقبل عرضًا عليه.',
    en: 'Only the one who asked can complete the order, once they have accepted an offer.',
  },

  showOrder: {
    ar: (number: string) => `عرض الطلب ${number}`,
    en: (number: string) => `Show order ${number}`,
  },
  backToProduct: { ar: 'إلى صفحة المنتج', en: 'To the product' },
  toAuction: { ar: 'إلى صفحة المزاد', en: 'To the auction' },
  toOwn: { ar: 'إدارة مزادك', en: 'Manage your auction' },
  openLots: { ar: 'المزادات المفتوحة', en: 'Open auctions' },
  toRequest: { ar: 'إلى الطلب وعروضه', en: 'To the request and its offers' },
  askAgain: { ar: 'اطلبه من جديد', en: 'Ask for it again' },
  openRequests: { ar: 'طلبات الشراء المفتوحة', en: 'Open requests' },
})

/** Texts of the goods panel of a product, and of its changes while the form is open. */
export const productText = messages({
  quantity: { ar: 'الكمية', en: 'Quantity' },
  quantityInKilograms: { ar: 'الكمية بالكيلوجرام', en: 'Quantity in kilograms' },
  less: { ar: 'أقل بنصف كيلو', en: 'Half a kilogram less' },
  more: { ar: 'أكثر بنصف كيلو', en: 'Half a kilogram more' },
  available: { ar: 'المتاح', en: 'Available' },
  soldBy: { ar: 'البائع', en: 'Seller' },
  priceChanged: { ar: 'تغيّر السعر', en: 'The price has changed' },
  priceFromTo: {
    ar: (was: string, now: string) => `كان ${was} للكيلو، وصار ${now}`,
    en: (was: string, now: string) => `It was ${was} per kg and is ${now} now`,
  },
  agree: { ar: 'أوافق على السعر الجديد', en: 'I agree to the new price' },
  lessLeft: {
    ar: (kilos: string) => `بقي ${kilos} كجم فقط`,
    en: (kilos: string) => `Only ${kilos} kg are left`,
  },
  lessLeftBody: {
    ar: (wanted: string) => `سبقك غيرك إلى بعض الكمية: طلبت ${wanted} كجم.`,
    en: (wanted: string) => `Somebody was quicker: you wanted ${wanted} kg.`,
  },
  take: { ar: (kilos: string) => `خذ ${kilos} كجم`, en: (kilos: string) => `Take ${kilos} kg` },
  similar: { ar: 'ابحث عن النوع نفسه', en: 'Find the same fish' },
})

/** Texts of the goods panel of a lot. */
export const lotText = messages({
  won: { ar: 'رسا عليك المزاد', en: 'You won the auction' },
  byOwner: {
    ar: (when: string) => `قبِل البائع مزايدتك ${when}`,
    en: (when: string) => `The seller accepted your bid ${when}`,
  },
  byClock: {
    ar: (when: string) => `قُبلت مزايدتك عند الإغلاق ${when}`,
    en: (when: string) => `Your bid was accepted at the close ${when}`,
  },
  price: { ar: 'السعر النهائي للدفعة', en: 'Final price of the lot' },
  orderBy: {
    ar: (when: string) => `أكمل الطلب قبل ${when}`,
    en: (when: string) => `Complete the order before ${when}`,
  },
  left: {
    ar: (time: string) => `بقي ${time} وإلا عُرض على الذي يليك`,
    en: (time: string) => `${time} left, or it is offered to the next bidder`,
  },
  over: { ar: 'انتهى وقت إتمام الطلب', en: 'The time to order is over' },
  time: { ar: 'وقت إتمام الطلب', en: 'Time to order' },
  record: {
    ar: (bids: string) => `سجل المزاد، ${bids}`,
    en: (bids: string) => `Auction record, ${bids}`,
  },
})

/** Texts of the goods panel of an accepted offer. */
export const offerText = messages({
  accepted: { ar: 'قبلت هذا العرض', en: 'You accepted this offer' },
  acceptedAt: {
    ar: (when: string) => `قبلته ${when}، وأُبلغ البائع. أكمل الطلب ليبدأ التجهيز.`,
    en: (when: string) =>
      `Accepted ${when}, and the seller was told. Complete the order so that it is prepared.`,
  },
  toComplete: {
    ar: 'أُبلغ البائع. أكمل الطلب ليبدأ التجهيز.',
    en: 'The seller was told. Complete the order so that it is prepared.',
  },
  forRequest: {
    ar: (number: string) => `طلبك ${number}`,
    en: (number: string) => `Your request ${number}`,
  },
  partOf: {
    ar: (kilos: string) => `من ${kilos} كجم طلبتها`,
    en: (kilos: string) => `of the ${kilos} kg you asked for`,
  },
  fish: { ar: 'ثمن السمك', en: 'The fish' },
  delivery: { ar: 'التوصيل في العرض', en: 'Delivery as offered' },
  yourChoice: { ar: 'تختاره أنت', en: 'Yours to choose' },
  days: { ar: 'مدة التوصيل', en: 'Takes' },
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
    ar: 'هذا توصيل العرض الذي قبلته، فهو جزء منه ولا يتغيّر.',
    en: 'The offer that you accepted names this delivery, so it is part of it.',
  },
})
