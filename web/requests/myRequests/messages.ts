import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the lists of the user's own requests and offers. */
export const ownText = messages({
  account: { ar: 'حسابي', en: 'My account' },
  states: { ar: 'الحالة', en: 'Status' },
  any: { ar: 'الكل', en: 'All' },
  onYou: { ar: 'بانتظارك:', en: 'Your next step:' },
  shownOf: {
    ar: (from: number, to: number, total: number) =>
      from === to ? `\u2066${to}\u2069 من ${total}` : `\u2066${from}–${to}\u2069 من ${total}`,
    en: (from: number, to: number, total: number) =>
      from === to ? `${to} of ${total}` : `${from}–${to} of ${total}`,
  },
  more: { ar: (title: string) => `خيارات أخرى: ${title}`, en: (title: string) => `More: ${title}` },
  named: {
    ar: (step: string, title: string) => `${step}: ${title}`,
    en: (step: string, title: string) => `${step}: ${title}`,
  },
  number: { ar: (number: string) => `رقم \u2066${number}\u2069`, en: (number: string) => number },
  showAll: { ar: 'عرض الكل', en: 'Show all' },
  noneHere: { ar: 'لا شيء بهذه الحالة', en: 'Nothing with this status' },
  emptyPage: { ar: 'لا نتائج في هذه الصفحة', en: 'No results on this page' },
  firstPage: { ar: 'إلى الصفحة الأولى', en: 'Go to first page' },
})

/** Texts of the user's own requests. */
export const myRequestsText = messages({
  open: { ar: 'مفتوحة', en: 'Open' },
  accepted: { ar: 'قُبل فيها عرض', en: 'Offer accepted' },
  ordered: { ar: 'طُلبت من البائع', en: 'Ordered' },
  closed: { ar: 'مغلقة', en: 'Closed' },

  compareTurn: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'قارن العروض واقبل ما يناسبك.',
        one: 'راجع العرض الذي وصلك، واقبله إن ناسبك.',
        two: 'قارن عرضين واقبل ما يناسبك.',
        few: `قارن ${n} عروض واقبل ما يناسبك.`,
        many: `قارن ${n} عرضًا واقبل ما يناسبك.`,
        other: `قارن ${n} عرض واقبل ما يناسبك.`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'review the offer you received and accept it if it suits you.',
        other: `compare the ${n} offers and accept the one that suits you.`,
      }),
  },
  orderTurn: {
    ar: 'قبلت عرضًا، أكمل الطلب ليبدأ البائع التجهيز.',
    en: 'you accepted an offer. Complete the order so the seller can start.',
  },
  orderTurnBy: {
    ar: (moment: string) => `قبلت عرضًا، أكمل الطلب قبل ${moment} ليبدأ البائع التجهيز.`,
    en: (moment: string) => `you accepted an offer. Order by ${moment} so the seller can start.`,
  },
  notOrdered: {
    ar: 'أُغلق لأن العرض المقبول لم يُطلب في مهلته. اطلب مثله من جديد متى شئت.',
    en: 'Closed, because the accepted offer was not ordered in time. You can request the same again any time.',
  },
  waits: {
    ar: (day: string) => `لا عروض بعد. يصلك إشعار بكل عرض، ويُغلق الطلب في \u2066${day}\u2069.`,
    en: (day: string) => `No offers yet. We’ll notify you of each one. The request closes on ${day}.`,
  },
  becameOrder: { ar: 'أصبح طلبًا عند البائع.', en: 'Now an order with the seller.' },
  isClosed: {
    ar: 'أُغلق دون قبول عرض. اطلب مثله من جديد متى شئت.',
    en: 'Closed without an accepted offer. You can request the same again any time.',
  },

  best: { ar: 'أفضل عرض:', en: 'Best offer:' },
  same: { ar: 'بسعرك المقترح', en: 'at your price' },
  partOnly: {
    ar: 'لا عرض للكمية كاملة بعد. قد تكفيك كمية أقل.',
    en: 'No offer for the full quantity yet. A partial one may do.',
  },

  compare: { ar: 'قارن العروض', en: 'Compare offers' },
  order: { ar: 'أكمل الطلب', en: 'Complete order' },
  edit: { ar: 'عدّل الطلب', en: 'Edit request' },
  see: { ar: 'عرض الطلب', en: 'View request' },
  toOrder: { ar: 'عرض الطلب عند البائع', en: 'View order' },
  close: { ar: 'أغلق الطلب', en: 'Close the request' },
  again: { ar: 'اطلب مثله', en: 'Request the same' },

  emptyTitle: { ar: 'لا طلبات لك بعد', en: 'No requests yet' },
  emptyBody: {
    ar: 'اكتب ما تريد من السمك وكميته ومدينتك، ليقدّم البائعون عروضهم وتختار منها.',
    en: 'Say which fish you need, how much and where. Sellers make offers and you choose.',
  },
  ask: { ar: 'اطلب سمكًا', en: 'Request fish' },
  failed: { ar: 'تعذّر تحميل طلباتك', en: 'We couldn’t load your requests' },
})

/** Texts of the user's own offers. */
export const myOffersText = messages({
  open: { ar: 'بانتظار الرد', en: 'Awaiting reply' },
  accepted: { ar: 'مقبولة', en: 'Accepted' },
  declined: { ar: 'لم تُقبل', en: 'Declined' },
  withdrawn: { ar: 'مسحوبة', en: 'Withdrawn' },
  replaced: { ar: 'مستبدلة', en: 'Replaced' },
  openBadge: { ar: 'بانتظار الرد', en: 'Awaiting reply' },
  acceptedBadge: { ar: 'مقبول', en: 'Accepted' },
  declinedBadge: { ar: 'لم يُقبل', en: 'Declined' },
  withdrawnBadge: { ar: 'مسحوب', en: 'Withdrawn' },
  replacedBadge: { ar: 'استبدلته', en: 'Replaced' },

  asked: { ar: 'المطلوب', en: 'Requested' },
  before: { ar: (day: string) => `قبل \u2066${day}\u2069`, en: (day: string) => `by ${day}` },
  price: { ar: 'سعرك للكيلو', en: 'Your price per kg' },
  quantity: { ar: 'كميتك', en: 'Your quantity' },
  total: { ar: 'الإجمالي', en: 'Total' },
  part: { ar: 'كمية جزئية', en: 'Partial quantity' },

  waits: {
    ar: (day: string) => `بانتظار رد المشتري، ويُغلق الطلب في \u2066${day}\u2069.`,
    en: (day: string) => `Awaiting the buyer’s reply. The request closes on ${day}.`,
  },
  waitsOrder: {
    ar: 'قُبل عرضك، بانتظار أن يكمل المشتري الطلب.',
    en: 'Your offer was accepted. Awaiting the buyer’s order.',
  },
  waitsOrderUntil: {
    ar: (moment: string) => `قُبل عرضك، بانتظار أن يكمل المشتري الطلب حتى ${moment}.`,
    en: (moment: string) => `Your offer was accepted. The buyer can order until ${moment}.`,
  },
  notOrdered: {
    ar: 'قُبل عرضك ولم يطلبه المشتري في المهلة، ولم تعد ملتزمًا به.',
    en: 'The buyer accepted your offer but did not order in time. It is no longer binding.',
  },
  becameOrder: {
    ar: 'أصبح طلبًا: تابعه في طلبات البيع.',
    en: 'Now an order. Track it in your sales.',
  },
  otherChosen: { ar: 'قبل المشتري عرضًا آخر.', en: 'The buyer accepted another offer.' },
  requestClosed: { ar: 'أُغلق الطلب دون قبول عرض.', en: 'The request closed without an accepted offer.' },
  youWithdrew: { ar: 'سُحب عرضك.', en: 'Your offer was withdrawn.' },
  stillOpen: {
    ar: 'سُحب عرضك، والطلب ما زال مفتوحًا.',
    en: 'Your offer was withdrawn. The request is still open.',
  },
  youReplaced: { ar: 'قدّمت عرضًا أحدث.', en: 'You made a newer offer.' },

  change: { ar: 'عدّل عرضك', en: 'Edit your offer' },
  withdraw: { ar: 'اسحب عرضك', en: 'Withdraw offer' },
  toOrder: { ar: 'عرض طلب البيع', en: 'View order' },
  offerAgain: { ar: 'قدّم عرضًا جديدًا', en: 'Make a new offer' },
  see: { ar: 'عرض الطلب', en: 'View request' },

  askTitle: { ar: 'سحب العرض؟', en: 'Withdraw the offer?' },
  askBody: {
    ar: (title: string) =>
      `لن يرى المشتري عرضك على «${title}» بعد الآن، ويُبلَّغ بذلك. يمكنك تقديم غيره ما دام الطلب مفتوحًا.`,
    en: (title: string) =>
      `The buyer of “${title}” will no longer see your offer and will be notified. You can make another while the request is open.`,
  },
  askYes: { ar: 'اسحب العرض', en: 'Withdraw offer' },
  askNo: { ar: 'إبقاء العرض', en: 'Keep offer' },
  withdrew: { ar: 'سُحب عرضك', en: 'Offer withdrawn' },
  notWithdrawn: {
    ar: 'تعذّر سحب العرض، تحقق من الشبكة وأعد المحاولة.',
    en: 'We couldn’t withdraw the offer. Check your connection and try again.',
  },

  emptyTitle: { ar: 'لا عروض لك بعد', en: 'No offers yet' },
  emptyBody: {
    ar: 'تصفح طلبات المشترين، وقدّم عرضك على ما يتوفر عندك.',
    en: 'Browse what buyers need and make offers on what you have.',
  },
  toRequests: { ar: 'تصفح طلبات المشترين', en: 'Browse buyers’ requests' },
  failed: { ar: 'تعذّر تحميل عروضك', en: 'We couldn’t load your offers' },
})

/** Texts of closing the user's own request. */
export const closeText = messages({
  title: { ar: 'إغلاق الطلب؟', en: 'Close the request?' },
  without: {
    ar: 'لن يصلك عليه أي عرض بعد الآن.',
    en: 'You will no longer receive offers on it.',
  },
  withOffers: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لن يصلك عليه أي عرض بعد الآن.',
        one: 'عليه عرض واحد: يُرفض ويُبلَّغ صاحبه.',
        two: 'عليه عرضان: يُرفضان ويُبلَّغ صاحباهما.',
        few: `عليه ${n} عروض: تُرفض ويُبلَّغ أصحابها.`,
        many: `عليه ${n} عرضًا: تُرفض ويُبلَّغ أصحابها.`,
        other: `عليه ${n} عرض: تُرفض ويُبلَّغ أصحابها.`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'It has 1 offer. It will be declined and the seller notified.',
        other: `It has ${n} offers. They will be declined and the sellers notified.`,
      }),
  },
  yes: { ar: 'أغلق الطلب', en: 'Close the request' },
  no: { ar: 'إبقاؤه مفتوحًا', en: 'Keep it open' },
  closed: { ar: 'أُغلق طلبك', en: 'Request closed' },
  notClosed: {
    ar: 'تعذّر إغلاق الطلب، تحقق من الشبكة وأعد المحاولة.',
    en: 'We couldn’t close the request. Check your connection and try again.',
  },
})
