import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the lists of the user's own requests and offers. */
export const ownText = messages({
  account: { ar: 'حسابي', en: 'My account' },
  states: { ar: 'الحالة', en: 'State' },
  any: { ar: 'الكل', en: 'All' },
  onYou: { ar: 'عليك:', en: 'Your turn:' },
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
  noneHere: { ar: 'لا شيء بهذه الحالة', en: 'Nothing in this state' },
  emptyPage: { ar: 'لا شيء في هذه الصفحة', en: 'Nothing on this page' },
  firstPage: { ar: 'إلى الصفحة الأولى', en: 'To the first page' },
})

/** Texts of the user's own requests. */
export const myRequestsText = messages({
  open: { ar: 'مفتوحة', en: 'Open' },
  accepted: { ar: 'قُبل فيها عرض', en: 'Offer accepted' },
  ordered: { ar: 'اكتمل شراؤها', en: 'Ordered' },
  closed: { ar: 'مغلقة', en: 'Closed' },

  compareTurn: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'قارن العروض واقبل ما يناسبك.',
        one: 'انظر في العرض الذي وصلك، واقبله إن ناسبك.',
        two: 'قارن عرضين واقبل ما يناسبك.',
        few: `قارن ${n} عروض واقبل ما يناسبك.`,
        many: `قارن ${n} عرضًا واقبل ما يناسبك.`,
        other: `قارن ${n} عرض واقبل ما يناسبك.`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'look at the offer that came, and accept it if it suits you.',
        other: `compare the ${n} offers and accept the one that suits you.`,
      }),
  },
  orderTurn: {
    ar: 'قبلت عرضًا، أتمّ الطلب ليبدأ البائع التجهيز.',
    en: 'you accepted an offer: complete the order so that the seller can begin.',
  },
  waits: {
    ar: (day: string) => `لا عروض بعد. يصلك إشعار مع كل عرض، ويُغلق الطلب في \u2066${day}\u2069.`,
    en: (day: string) => `No offers yet. You are told of each one; the request closes on ${day}.`,
  },
  becameOrder: { ar: 'صار طلب شراء عند البائع.', en: 'It has become an order with the seller.' },
  isClosed: {
    ar: 'أُغلق دون قبول عرض. اطلب مثله من جديد متى شئت.',
    en: 'Closed without an accepted offer. Ask for the same again whenever you like.',
  },

  best: { ar: 'أفضل عرض:', en: 'Best offer:' },
  same: { ar: 'بسعرك المقترح', en: 'at your price' },
  partOnly: {
    ar: 'لا عرض للكمية كاملة بعد، قد تكفيك كمية أقل.',
    en: 'No offer for the whole quantity yet; a part may do.',
  },

  compare: { ar: 'قارن العروض', en: 'Compare offers' },
  order: { ar: 'أتمّ الطلب', en: 'Complete the order' },
  edit: { ar: 'عدّل الطلب', en: 'Change the request' },
  see: { ar: 'اعرض الطلب', en: 'See the request' },
  close: { ar: 'أغلق الطلب', en: 'Close the request' },
  again: { ar: 'اطلب مثله', en: 'Ask for the same' },

  emptyTitle: { ar: 'لم تطلب شيئًا بعد', en: 'You have not asked for anything yet' },
  emptyBody: {
    ar: 'اكتب ما تريد من السمك وكميته ومدينتك، فيعرض عليك البائعون أسعارهم وتختار منها.',
    en: 'Say which fish you need, how much and where: sellers make their offers, and you choose.',
  },
  ask: { ar: 'اطلب سمكًا', en: 'Ask for fish' },
  failed: { ar: 'لم نتمكن من تحميل طلباتك', en: 'Your requests could not be loaded' },
})

/** Texts of the user's own offers. */
export const myOffersText = messages({
  open: { ar: 'بانتظار الرد', en: 'Waiting' },
  accepted: { ar: 'مقبولة', en: 'Accepted' },
  declined: { ar: 'لم تُقبل', en: 'Declined' },
  withdrawn: { ar: 'مسحوبة', en: 'Withdrawn' },
  replaced: { ar: 'مستبدلة', en: 'Replaced' },
  openBadge: { ar: 'بانتظار الرد', en: 'Waiting' },
  acceptedBadge: { ar: 'مقبول', en: 'Accepted' },
  declinedBadge: { ar: 'لم يُقبل', en: 'Declined' },
  withdrawnBadge: { ar: 'مسحوب', en: 'Withdrawn' },
  replacedBadge: { ar: 'استبدلته', en: 'Replaced' },

  asked: { ar: 'المطلوب', en: 'Asked for' },
  before: { ar: (day: string) => `قبل \u2066${day}\u2069`, en: (day: string) => `by ${day}` },
  price: { ar: 'سعرك للكيلو', en: 'Your price per kg' },
  quantity: { ar: 'كميتك', en: 'Your quantity' },
  total: { ar: 'الإجمالي', en: 'Total' },
  part: { ar: 'جزء من المطلوب', en: 'Part of it' },

  waits: {
    ar: (day: string) => `ينتظر رد صاحب الطلب، ويُغلق الطلب في \u2066${day}\u2069.`,
    en: (day: string) => `Waiting for the answer of whoever asked; the request closes on ${day}.`,
  },
  waitsOrder: {
    ar: 'قُبل عرضك، بانتظار أن يكمل المشتري الطلب.',
    en: 'Your offer was accepted; now the buyer completes the order.',
  },
  becameOrder: {
    ar: 'صار طلبًا: تابع تجهيزه وتسليمه من طلبات البيع.',
    en: 'It has become an order: follow it in your sales.',
  },
  otherChosen: { ar: 'اختار صاحب الطلب عرضًا آخر.', en: 'Whoever asked chose another offer.' },
  requestClosed: { ar: 'أُغلق الطلب دون قبول عرض.', en: 'The request was closed without an accepted offer.' },
  youWithdrew: { ar: 'سُحب عرضك.', en: 'Your offer was withdrawn.' },
  stillOpen: {
    ar: 'سُحب عرضك، وما زال الطلب مفتوحًا.',
    en: 'Your offer was withdrawn; the request is still open.',
  },
  youReplaced: { ar: 'قدّمت بعده عرضًا آخر.', en: 'You made another offer after it.' },

  change: { ar: 'عدّل عرضك', en: 'Change your offer' },
  withdraw: { ar: 'اسحب عرضك', en: 'Withdraw your offer' },
  toOrder: { ar: 'اعرض طلب البيع', en: 'See the order' },
  offerAgain: { ar: 'قدّم عرضًا جديدًا', en: 'Make a new offer' },
  see: { ar: 'اعرض الطلب', en: 'See the request' },

  askTitle: { ar: 'سحب العرض؟', en: 'Withdraw the offer?' },
  askBody: {
    ar: (title: string) =>
      `لن يبقى عرضك أمام صاحب «${title}»، ويُخبر بذلك. لك أن تقدّم غيره ما دام الطلب مفتوحًا.`,
    en: (title: string) =>
      `Your offer no longer stands before whoever asked for “${title}”, and they are told. You can make another while the request is open.`,
  },
  askYes: { ar: 'اسحب العرض', en: 'Withdraw it' },
  askNo: { ar: 'أبقِ العرض', en: 'Keep it' },
  withdrew: { ar: 'سُحب عرضك', en: 'Your offer is withdrawn' },
  notWithdrawn: {
    ar: 'لم يصل السحب، تحقق من الشبكة وأعد المحاولة.',
    en: 'The withdrawal did not arrive: check your network and try again.',
  },

  emptyTitle: { ar: 'لم تقدّم عرضًا بعد', en: 'You have not made an offer yet' },
  emptyBody: {
    ar: 'تصفح ما يطلبه المشترون، وقدّم سعرك على ما عندك مثله.',
    en: 'Look at what buyers ask for, and make an offer on what you have.',
  },
  toRequests: { ar: 'تصفح الطلبات المفتوحة', en: 'Browse the open requests' },
  failed: { ar: 'لم نتمكن من تحميل عروضك', en: 'Your offers could not be loaded' },
})

/** Texts of closing the user's own request. */
export const closeText = messages({
  title: { ar: 'إغلاق الطلب؟', en: 'Close the request?' },
  without: {
    ar: 'لن يصلك عليه أي عرض بعد الآن.',
    en: 'No more offers will come on it.',
  },
  withOffers: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لن يصلك عليه أي عرض بعد الآن.',
        one: 'عليه عرض واحد: يُرفض ويُخبر صاحبه.',
        two: 'عليه عرضان: يُرفضان ويُخبر صاحباهما.',
        few: `عليه ${n} عروض: تُرفض ويُخبر أصحابها.`,
        many: `عليه ${n} عرضًا: تُرفض ويُخبر أصحابها.`,
        other: `عليه ${n} عرض: تُرفض ويُخبر أصحابها.`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'There is 1 offer on it: it is declined and its seller is told.',
        other: `There are ${n} offers on it: they are declined and their sellers are told.`,
      }),
  },
  yes: { ar: 'أغلق الطلب', en: 'Close the request' },
  no: { ar: 'أبقه مفتوحًا', en: 'Leave it open' },
  closed: { ar: 'أُغلق طلبك', en: 'Your request is closed' },
  notClosed: {
    ar: 'لم يصل الإغلاق، تحقق من الشبكة وأعد المحاولة.',
    en: 'The closing did not arrive: check your network and try again.',
  },
})
