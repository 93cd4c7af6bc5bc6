import type { AuctionWay } from '#shared/auctions/ways.ts'
import { countArabic, countEnglish, type Matching, messages } from '../../app/texts/text.ts'

/** Texts of a seller's own auctions: the list, one auction, and accepting its highest bid. */
export const myAuctionsText = messages({
  title: { ar: 'مزاداتي', en: 'My auctions' },
  add: { ar: 'أضف مزادًا', en: 'Add auction' },
  states: { ar: 'حالات المزادات', en: 'Auction status' },
  all: { ar: 'الكل', en: 'All' },
  open: { ar: 'مفتوحة', en: 'Open' },
  ended: { ar: 'بانتظار قبولك', en: 'To accept' },
  awarded: { ar: 'بانتظار الفائز', en: 'Awaiting winner' },
  scheduled: { ar: 'مجدولة', en: 'Scheduled' },
  ordered: { ar: 'مباعة', en: 'Sold' },
  unsold: { ar: 'لم تُبع', en: 'Not sold' },
  void: { ar: 'ملغاة', en: 'Cancelled' },
  search: { ar: 'ابحث في مزاداتك', en: 'Search your auctions' },

  openBadge: { ar: 'مفتوح', en: 'Open' },
  endedBadge: { ar: 'بانتظار قبولك', en: 'To accept' },
  awardedBadge: { ar: 'بانتظار الفائز', en: 'Awaiting winner' },
  scheduledBadge: { ar: 'مجدول', en: 'Scheduled' },
  orderedBadge: { ar: 'بيع', en: 'Sold' },
  unsoldBadge: { ar: 'لم يُبع', en: 'Not sold' },
  voidBadge: { ar: 'ألغته الإدارة', en: 'Cancelled' },
  hiddenBadge: { ar: 'مخفي', en: 'Hidden' },
  staffBadge: { ar: 'أخفته الإدارة', en: 'Hidden by the market team' },

  lot: { ar: 'الدفعة', en: 'Lot' },
  price: { ar: 'السعر (ريال)', en: 'Price (SR)' },
  time: { ar: 'الوقت', en: 'Time' },
  turn: { ar: 'الخطوة التالية على', en: 'Next step by' },
  status: { ar: 'الحالة', en: 'Status' },
  step: { ar: 'الخطوة', en: 'Step' },
  reserveMet: { ar: 'بلغ أقل سعر تقبله', en: 'Reserve price met' },
  reserveOpen: { ar: 'دون أقل سعر تقبله', en: 'Below your reserve price' },

  onYou: { ar: 'بانتظارك:', en: 'Your next step:' },
  acceptBy: {
    ar: (amount: string, until: string) => `اقبل أعلى مزايدة، ${amount}، قبل ${until}، وإلا انتهى بلا بيع`,
    en: (amount: string, until: string) =>
      `Accept the highest bid, ${amount}, by ${until}, or it stays unsold`,
  },
  acceptItBy: {
    ar: (until: string) => `اقبلها قبل ${until}، وإلا انتهى بلا بيع`,
    en: (until: string) => `Accept it by ${until}, or it stays unsold`,
  },
  waitWinner: {
    ar: (until: string) => `أمام الفائز حتى ${until} ليكمل الطلب`,
    en: (until: string) => `The winner has until ${until} to order`,
  },
  waitBids: {
    ar: (until: string) => `لا مزايدات بعد. ينتهي ${until}`,
    en: (until: string) => `No bids yet. Ends ${until}`,
  },
  waitPress: {
    ar: (until: string) => `لم يشترِ أحد بعد. ينتهي ${until}`,
    en: (until: string) => `Nobody has bought yet. Ends ${until}`,
  },
  waitOpening: {
    ar: (until: string) => `تُفتح العروض ${until}`,
    en: (until: string) => `The offers open ${until}`,
  },
  running: {
    ar: (until: string) => `المزايدة جارية حتى ${until}`,
    en: (until: string) => `Bidding open until ${until}`,
  },
  startsBy: { ar: (at: string) => `يبدأ ${at}`, en: (at: string) => `Starts ${at}` },
  startsAfterFajr: {
    ar: (at: string) => `يبدأ ${at}، بعد الفجر`,
    en: (at: string) => `Starts ${at}, after Fajr`,
  },
  startsAfterAsr: {
    ar: (at: string) => `يبدأ ${at}، بعد العصر`,
    en: (at: string) => `Starts ${at}, after Asr`,
  },
  soldDone: { ar: 'بيع، وأصبح طلبًا', en: 'Sold, now an order' },
  unsoldNoBids: { ar: 'انتهى دون مزايدات', en: 'Ended without bids' },
  unsoldNotTaken: { ar: 'انتهى ولم يشتره أحد', en: 'Ended, nobody bought it' },
  unsoldNoOffers: { ar: 'انتهى دون عروض', en: 'Ended without offers' },
  openingOffers: { ar: 'تُفتح العروض الآن', en: 'The offers are being opened' },
  wayFixed: {
    ar: 'سعر هذا المزاد ووقته لا يتغيران بعد نشره، لذلك يمكنك تعديل الوصف والصور فقط',
    en: 'The price and times of this auction are fixed once it is published, so you can only edit the description and photos',
  },
  unsoldNotAccepted: {
    ar: 'لم تُقبل مزايدة في وقتها',
    en: 'No bid was accepted in time',
  },
  acceptNextBy: {
    ar: (amount: string, until: string) =>
      `لم يُنفَّذ الطلب السابق. اقبل المزايدة التالية، ${amount}، قبل ${until}، وإلا انتهى بلا بيع`,
    en: (amount: string, until: string) =>
      `The earlier order was not fulfilled. Accept the next bid, ${amount}, by ${until}, or it stays unsold`,
  },
  unsoldFailed: {
    ar: 'لم يُنفَّذ طلب الفائز، ولم تُقبل مزايدة أخرى',
    en: 'The winner’s order was not fulfilled, and no other bid was accepted',
  },
  acceptAfterBy: {
    ar: (amount: string, until: string) =>
      `لم يُكمل الفائز شراءه. اقبل المزايدة التالية، ${amount}، قبل ${until}، وإلا انتهى بلا بيع`,
    en: (amount: string, until: string) =>
      `The winner did not complete the purchase. Accept the next bid, ${amount}, by ${until}, or it stays unsold`,
  },
  unsoldAbandoned: {
    ar: 'لم يُكمل الفائز شراءه، ولم تُقبل مزايدة أخرى',
    en: 'The winner did not complete the purchase, and no other bid was accepted',
  },
  abandonedBadge: { ar: 'لم يُكمل الشراء', en: 'Purchase not completed' },
  rejectedBadge: { ar: 'لم يُنفَّذ طلبه', en: 'Order not fulfilled' },
  voided: { ar: 'أوقفته إدارة السوق', en: 'Stopped by the market team' },
  hiddenNote: { ar: 'لا يراه أحد غيرك حتى تُظهره', en: 'Only you can see it until you show it' },

  accept: { ar: 'اقبل أعلى مزايدة', en: 'Accept the highest bid' },
  acceptShort: { ar: 'اقبل', en: 'Accept' },
  acceptNamed: {
    ar: (name: string) => `اقبل أعلى مزايدة على ${name}`,
    en: (name: string) => `Accept the highest bid on ${name}`,
  },
  acceptTitle: { ar: 'قبول أعلى مزايدة', en: 'Accept the highest bid' },
  acceptOpen: {
    ar: 'المزايدة ما زالت مفتوحة. القبول الآن ينهي المزاد فورًا.',
    en: 'Bidding is still open. Accepting now ends the auction immediately.',
  },
  acceptEnded: {
    ar: 'بعد القبول يكمل الفائز طلبه. لا يمكن التراجع عن القبول.',
    en: 'The winner then completes the order. You cannot undo this.',
  },
  acceptBelow: {
    ar: 'المزايدة دون أقل سعر تقبله.',
    en: 'This bid is below your reserve price.',
  },
  acceptNow: { ar: 'اقبل المزايدة', en: 'Accept bid' },
  notNow: { ar: 'ليس الآن', en: 'Not now' },
  accepted: { ar: 'قُبلت المزايدة، وأُبلغ الفائز', en: 'Accepted. The winner has been notified' },
  higherCame: {
    ar: 'وصلت مزايدة أعلى للتو.',
    en: 'A higher bid just came in.',
  },
  showHigher: { ar: 'عرض المزايدة الجديدة', en: 'Show new bid' },
  bidGone: { ar: 'لم تعد هناك مزايدة يمكن قبولها.', en: 'There is no longer a bid to accept.' },
  bidder: { ar: 'المزايد', en: 'Bidder' },
  amount: { ar: 'المزايدة', en: 'Bid' },
  perKilo: { ar: 'سعر الكيلو', en: 'Price per kg' },
  reserve: { ar: 'أقل سعر تقبله', en: 'Your reserve price' },
  noReserve: { ar: 'بلا حد', en: 'None' },

  relist: { ar: 'أعد عرضه', en: 'Relist' },
  relistNamed: { ar: (name: string) => `أعد عرضه: ${name}`, en: (name: string) => `Relist: ${name}` },
  manage: { ar: 'متابعة', en: 'View' },
  manageNamed: { ar: (name: string) => `متابعة: ${name}`, en: (name: string) => `View: ${name}` },
  toOrder: { ar: 'عرض الطلب', en: 'View order' },
  toOrderNamed: {
    ar: (name: string) => `عرض الطلب: ${name}`,
    en: (name: string) => `View order: ${name}`,
  },
  edit: { ar: 'تعديل', en: 'Edit' },
  editWords: { ar: 'عدّل الوصف والصور', en: 'Edit description and photos' },
  more: {
    ar: (name: string) => `خيارات أخرى لمزاد ${name}`,
    en: (name: string) => `More options for the ${name} auction`,
  },
  hide: { ar: 'إخفاء', en: 'Hide' },
  show: { ar: 'إظهار', en: 'Show' },
  hidden: { ar: 'أُخفي المزاد، ولا يراه أحد غيرك', en: 'Hidden. Only you can see it' },
  shown: { ar: 'عاد المزاد ظاهرًا للجميع', en: 'Visible to everyone again' },
  staffHid: {
    ar: 'أخفت إدارة السوق هذا المزاد. تواصل معنا لإظهاره.',
    en: 'The market team has hidden this auction. Contact us to have it shown.',
  },
  see: { ar: 'عرض صفحة المزاد', en: 'View public page' },
  record: { ar: 'سجل المزايدات', en: 'Bid record' },
  notChanged: {
    ar: 'لم يتغير شيء، أعد المحاولة بعد لحظات',
    en: 'Nothing was changed, please try again in a moment',
  },

  shownOf: {
    ar: (from: number, to: number, all: number) => `\u2066${from}–${to}\u2069 من ${all}`,
    en: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
  },
  emptyTitle: { ar: 'لم تعرض مزادًا بعد', en: 'You have no auctions yet' },
  emptyBody: {
    ar: 'اعرض دفعة كاملة، وحدّد سعر الافتتاح ووقت البدء، ويتنافس عليها المزايدون.',
    en: 'List a whole lot, set the starting price and time, and let buyers bid.',
  },
  noneTitle: { ar: 'لا مزادات تطابق التصفية', en: 'No auctions match' },
  showAll: { ar: 'عرض الكل', en: 'Show all' },
  failedTitle: { ar: 'تعذّر تحميل مزاداتك', en: 'We couldn’t load your auctions' },

  goneTitle: { ar: 'لم نجد هذا المزاد بين مزاداتك', en: 'We couldn’t find this auction among yours' },
  failedOne: { ar: 'تعذّر تحميل هذا المزاد', en: 'We couldn’t load this auction' },
  bids: { ar: 'المزايدات', en: 'Bids' },
  noBids: { ar: 'لا مزايدات بعد', en: 'No bids yet' },
  noBidsBody: {
    ar: 'تظهر هنا كل مزايدة فور وصولها.',
    en: 'Bids will appear here as they come in.',
  },
  noPress: { ar: 'لم يشترِ أحد بعد', en: 'Nobody has bought yet' },
  noPressBody: {
    ar: 'ينزل السعر درجة بعد درجة، وأول من يضغط يشتري.',
    en: 'The price drops step by step, and the first to press buys.',
  },
  offers: { ar: 'العروض', en: 'Offers' },
  sealedBody: {
    ar: 'لا يرى مبالغها أحد قبل الفتح، ثم تظهر هنا بترتيبها.',
    en: 'Nobody sees the amounts before the opening. Then they appear here in their order.',
  },
  noBidsEver: { ar: 'لم يزايد أحد.', en: 'Nobody bid.' },
  noPressEver: { ar: 'لم يشترِ أحد.', en: 'Nobody bought it.' },
  noOfferEver: { ar: 'لم يقدّم أحد عرضًا.', en: 'Nobody made an offer.' },
  automatic: { ar: 'تلقائية', en: 'Automatic' },
  bestBadge: { ar: 'الأعلى', en: 'Highest' },
  acceptedBadge: { ar: 'مقبولة', en: 'Accepted' },
  ineligibleBadge: { ar: 'انتهت مهلتها', en: 'Expired' },
  lastBids: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا مزايدات',
        one: 'آخر مزايدة',
        two: 'آخر مزايدتين',
        few: `آخر ${n} مزايدات`,
        many: `آخر ${n} مزايدة`,
        other: `آخر ${n} مزايدة`,
      }),
    en: (n: number) => countEnglish(n, { one: 'Last bid', other: `Last ${n} bids` }),
  },
  wholeRecord: { ar: 'السجل كاملًا', en: 'Full record' },
  terms: { ar: 'شروط المزاد', en: 'Auction terms' },
  opening: { ar: 'سعر الافتتاح', en: 'Starting price' },
  increment: { ar: 'أقل زيادة', en: 'Minimum increment' },
  leastOffer: { ar: 'أقل عرض مقبول', en: 'Minimum offer' },
  lowest: { ar: 'أقل سعر', en: 'Lowest price' },
  drop: { ar: 'ينزل كل مرة', en: 'Step down' },
  everySeconds: {
    ar: (seconds: string) =>
      `كل ${countArabic(Number(seconds), {
        zero: 'ثانية',
        one: 'ثانية',
        two: 'ثانيتين',
        few: `\u2066${seconds}\u2069 ثوانٍ`,
        many: `\u2066${seconds}\u2069 ثانية`,
        other: `\u2066${seconds}\u2069 ثانية`,
      })}`,
    en: (seconds: string) => `every ${seconds} s`,
  },
  reserveHint: { ar: 'لا يراه غيرك', en: 'Only you can see it' },
  autoAccept: { ar: 'القبول عند الإغلاق', en: 'Acceptance at close' },
  byClock: { ar: 'تلقائي', en: 'Automatic' },
  byOwner: { ar: 'بموافقتك', en: 'By you' },
  starts: { ar: 'يبدأ', en: 'Starts' },
  started: { ar: 'بدأ', en: 'Started' },
  ends: { ar: 'ينتهي', en: 'Ends' },
  endedAt: { ar: 'انتهى', en: 'Ended' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  market: { ar: 'السوق', en: 'Market' },
  yourNextStep: { ar: 'خطوتك التالية', en: 'Your next step' },
  winnersTurn: { ar: 'الخطوة التالية على الفائز', en: 'Next step: the winner' },
  biddersTurn: { ar: 'الخطوة التالية على المزايدين', en: 'Next step: the bidders' },
  nothingLeft: { ar: 'لا يلزمك شيء الآن', en: 'Nothing to do' },
  currentPrice: { ar: 'السعر الحالي', en: 'Current price' },
  finalPrice: { ar: 'السعر النهائي', en: 'Final price' },

  editTitle: { ar: 'تعديل المزاد', en: 'Edit auction' },
  onlyWords: {
    ar: 'على هذا المزاد مزايدات، لذلك يمكنك تعديل الوصف والصور فقط.',
    en: 'This auction has bids, so you can only edit the description and photos.',
  },
  over: {
    ar: 'انتهى هذا المزاد ولا يمكن تعديله. يمكنك إعادة عرضه.',
    en: 'This auction has ended and cannot be edited. You can relist it.',
  },
  timesOfSession: {
    ar: 'تحدّد جلسة المزاد وقت هذه الدفعة.',
    en: 'The auction session sets the times of this lot.',
  },
  timesStay: {
    ar: 'بدأ المزاد، ولا يمكن تغيير وقت بدئه ونهايته.',
    en: 'It has started, so its start and end times cannot change.',
  },
  save: { ar: 'احفظ التغييرات', en: 'Save changes' },
  back: { ar: 'رجوع إلى المزاد', en: 'Back to auction' },
  photos: { ar: 'الصور', en: 'Photos' },
  detailsTitle: { ar: 'الوصف', en: 'Description' },
  photosWorking: { ar: 'جارٍ تجهيز الصور', en: 'Preparing photos' },
})

/** Texts whose noun is "offer" in a tender; in Arabic it also has another gender than "bid". */
const tenderText: Matching<typeof myAuctionsText> = {
  ...myAuctionsText,
  ...messages({
    acceptBy: {
      ar: (amount: string, until: string) => `اقبل أعلى عرض، ${amount}، قبل ${until}، وإلا انتهى بلا بيع`,
      en: (amount: string, until: string) =>
        `Accept the highest offer, ${amount}, by ${until}, or it stays unsold`,
    },
    acceptItBy: {
      ar: (until: string) => `اقبله قبل ${until}، وإلا انتهى بلا بيع`,
      en: (until: string) => `Accept it by ${until}, or it stays unsold`,
    },
    unsoldNoBids: { ar: 'انتهى دون عروض', en: 'Ended without offers' },
    unsoldNotAccepted: { ar: 'لم يُقبل عرض في وقته', en: 'No offer was accepted in time' },
    acceptNextBy: {
      ar: (amount: string, until: string) =>
        `لم يُنفَّذ الطلب السابق. اقبل العرض التالي، ${amount}، قبل ${until}، وإلا انتهى بلا بيع`,
      en: (amount: string, until: string) =>
        `The earlier order was not fulfilled. Accept the next offer, ${amount}, by ${until}, or it stays unsold`,
    },
    unsoldFailed: {
      ar: 'لم يُنفَّذ طلب الفائز، ولم يُقبل عرض آخر',
      en: 'The winner’s order was not fulfilled, and no other offer was accepted',
    },
    acceptAfterBy: {
      ar: (amount: string, until: string) =>
        `لم يُكمل الفائز شراءه. اقبل العرض التالي، ${amount}، قبل ${until}، وإلا انتهى بلا بيع`,
      en: (amount: string, until: string) =>
        `The winner did not complete the purchase. Accept the next offer, ${amount}, by ${until}, or it stays unsold`,
    },
    unsoldAbandoned: {
      ar: 'لم يُكمل الفائز شراءه، ولم يُقبل عرض آخر',
      en: 'The winner did not complete the purchase, and no other offer was accepted',
    },
    accept: { ar: 'اقبل أعلى عرض', en: 'Accept the highest offer' },
    acceptNamed: {
      ar: (name: string) => `اقبل أعلى عرض على ${name}`,
      en: (name: string) => `Accept the highest offer on ${name}`,
    },
    acceptTitle: { ar: 'قبول أعلى عرض', en: 'Accept the highest offer' },
    acceptBelow: { ar: 'العرض دون أقل سعر تقبله.', en: 'This offer is below your reserve price.' },
    acceptNow: { ar: 'اقبل العرض', en: 'Accept offer' },
    accepted: { ar: 'قُبل العرض، وأُبلغ الفائز', en: 'Accepted. The winner has been notified' },
    bidGone: { ar: 'لم يعد هناك عرض يمكن قبوله.', en: 'There is no longer an offer to accept.' },
    bidder: { ar: 'صاحب العرض', en: 'Offer by' },
    amount: { ar: 'العرض', en: 'Offer' },
    record: { ar: 'سجل العروض', en: 'Record of offers' },
    bids: myAuctionsText.offers,
    acceptedBadge: { ar: 'مقبول', en: 'Accepted' },
    ineligibleBadge: { ar: 'انتهت مهلته', en: 'Expired' },
    lastBids: {
      ar: (n: number) => (n === 1 ? 'العرض' : `أعلى ${n} من العروض`),
      en: (n: number) => countEnglish(n, { one: 'The offer', other: `Highest ${n} offers` }),
    },
  }),
}

/** The texts of the seller's own auctions by the way to sell. */
export const ownTextOf = (way: AuctionWay): Matching<typeof myAuctionsText> =>
  way === 'sealed' ? tenderText : myAuctionsText
