import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of a seller's own auctions: the list, one auction, and accepting its highest bid. */
export const myAuctionsText = messages({
  title: { ar: 'مزاداتي', en: 'My auctions' },
  add: { ar: 'أضف مزادًا', en: 'Add an auction' },
  states: { ar: 'حالات المزادات', en: 'States of the auctions' },
  all: { ar: 'الكل', en: 'All' },
  open: { ar: 'مفتوحة', en: 'Open' },
  ended: { ar: 'بانتظار قبولك', en: 'To accept' },
  awarded: { ar: 'بانتظار الفائز', en: 'With the winner' },
  scheduled: { ar: 'مجدولة', en: 'Scheduled' },
  ordered: { ar: 'مباعة', en: 'Sold' },
  unsold: { ar: 'لم تُبع', en: 'Not sold' },
  void: { ar: 'ملغاة', en: 'Cancelled' },
  search: { ar: 'ابحث في مزاداتك', en: 'Search your auctions' },

  openBadge: { ar: 'مفتوح', en: 'Open' },
  endedBadge: { ar: 'بانتظار قبولك', en: 'To accept' },
  awardedBadge: { ar: 'بانتظار الفائز', en: 'With the winner' },
  scheduledBadge: { ar: 'مجدول', en: 'Scheduled' },
  orderedBadge: { ar: 'بيع', en: 'Sold' },
  unsoldBadge: { ar: 'لم يُبع', en: 'Not sold' },
  voidBadge: { ar: 'ألغته الإدارة', en: 'Cancelled' },
  hiddenBadge: { ar: 'مخفي', en: 'Hidden' },
  staffBadge: { ar: 'أخفته الإدارة', en: 'Hidden by the market' },

  lot: { ar: 'الدفعة', en: 'Lot' },
  price: { ar: 'السعر (ريال)', en: 'Price (SR)' },
  time: { ar: 'الوقت', en: 'Time' },
  turn: { ar: 'الدور على', en: 'Whose turn' },
  step: { ar: 'الخطوة', en: 'Step' },
  reserveMet: { ar: 'بلغ حدّك', en: 'Reserve met' },
  reserveOpen: { ar: 'دون حدّك', en: 'Below your reserve' },

  onYou: { ar: 'عليك:', en: 'You:' },
  acceptBy: {
    ar: (amount: string, until: string) => `اقبل أعلى مزايدة، ${amount}، قبل ${until} وإلا لم يُبع`,
    en: (amount: string, until: string) =>
      `Accept the highest bid, ${amount}, by ${until}, or it is not sold`,
  },
  acceptItBy: {
    ar: (until: string) => `اقبلها قبل ${until} وإلا لم يُبع`,
    en: (until: string) => `Accept it by ${until}, or it is not sold`,
  },
  waitWinner: {
    ar: (until: string) => `أمام الفائز حتى ${until} ليتم الطلب`,
    en: (until: string) => `The winner has until ${until} to order`,
  },
  waitBids: {
    ar: (until: string) => `لا مزايدات بعد. ينتهي ${until}`,
    en: (until: string) => `No bids yet. It ends ${until}`,
  },
  running: {
    ar: (until: string) => `المزايدة جارية حتى ${until}`,
    en: (until: string) => `Bidding runs until ${until}`,
  },
  startsBy: { ar: (at: string) => `يبدأ ${at}`, en: (at: string) => `It starts ${at}` },
  startsAfterFajr: {
    ar: (at: string) => `يبدأ ${at}، بعد الفجر`,
    en: (at: string) => `It starts ${at}, after Fajr`,
  },
  startsAfterAsr: {
    ar: (at: string) => `يبدأ ${at}، بعد العصر`,
    en: (at: string) => `It starts ${at}, after Asr`,
  },
  soldDone: { ar: 'بيع، وصار طلبًا', en: 'Sold: it became an order' },
  unsoldNoBids: { ar: 'انتهى دون مزايدات', en: 'It ended without a bid' },
  unsoldNotAccepted: {
    ar: 'لم تُقبل مزايدة في وقتها',
    en: 'No bid was accepted in time',
  },
  acceptNextBy: {
    ar: (amount: string, until: string) =>
      `لم يُنفَّذ الطلب السابق. اقبل المزايدة التالية، ${amount}، قبل ${until} وإلا لم يُبع`,
    en: (amount: string, until: string) =>
      `The earlier order was not fulfilled. Accept the next bid, ${amount}, by ${until}, or it is not sold`,
  },
  unsoldFailed: {
    ar: 'لم يُنفَّذ طلب الفائز، ولم تُقبل مزايدة أخرى',
    en: 'The winner’s order was not fulfilled, and no other bid was accepted',
  },
  acceptAfterBy: {
    ar: (amount: string, until: string) =>
      `لم يُكمل الفائز شراءه. اقبل المزايدة التالية، ${amount}، قبل ${until} وإلا لم يُبع`,
    en: (amount: string, until: string) =>
      `The winner did not complete the purchase. Accept the next bid, ${amount}, by ${until}, or it is not sold`,
  },
  unsoldAbandoned: {
    ar: 'لم يُكمل الفائز شراءه، ولم تُقبل مزايدة أخرى',
    en: 'The winner did not complete the purchase, and no other bid was accepted',
  },
  abandonedBadge: { ar: 'لم يُكمل الشراء', en: 'Purchase not completed' },
  rejectedBadge: { ar: 'لم يُنفَّذ طلبه', en: 'Order not fulfilled' },
  voided: { ar: 'أوقفته إدارة السوق', en: 'The market stopped it' },
  hiddenNote: { ar: 'لا يراه أحد غيرك حتى تُظهره', en: 'Nobody but you sees it until you show it' },

  accept: { ar: 'اقبل أعلى مزايدة', en: 'Accept the highest bid' },
  acceptShort: { ar: 'اقبل', en: 'Accept' },
  acceptNamed: {
    ar: (name: string) => `اقبل أعلى مزايدة على ${name}`,
    en: (name: string) => `Accept the highest bid for ${name}`,
  },
  acceptTitle: { ar: 'قبول أعلى مزايدة', en: 'Accept the highest bid' },
  acceptOpen: {
    ar: 'ما زالت المزايدة مفتوحة، وقبولها الآن ينهي المزاد فورًا: لا مزايدة بعدها.',
    en: 'Bidding is still open. Accepting now ends the auction at once: no bid comes after it.',
  },
  acceptEnded: {
    ar: 'بعد القبول يتم الفائز طلبه، ولا رجوع عن القبول.',
    en: 'The winner then places the order. Accepting cannot be undone.',
  },
  acceptBelow: {
    ar: 'المزايدة دون الحد الذي وضعته.',
    en: 'This bid is below the reserve that you set.',
  },
  acceptNow: { ar: 'اقبل المزايدة', en: 'Accept the bid' },
  notNow: { ar: 'ليس الآن', en: 'Not now' },
  accepted: { ar: 'قُبلت المزايدة، وأُبلغ الفائز', en: 'Accepted: the winner has been told' },
  higherCame: {
    ar: 'وصلت مزايدة أعلى وأنت تقرأ.',
    en: 'A higher bid came in while you were reading.',
  },
  showHigher: { ar: 'اعرض الجديدة', en: 'Show the new one' },
  bidGone: { ar: 'لم تعد هناك مزايدة تُقبل.', en: 'There is no bid to accept any more.' },
  bidder: { ar: 'المزايد', en: 'Bidder' },
  amount: { ar: 'المزايدة', en: 'Bid' },
  perKilo: { ar: 'سعر الكيلو', en: 'Per kilogram' },
  reserve: { ar: 'أقل سعر تقبله', en: 'Your reserve' },
  noReserve: { ar: 'بلا حد', en: 'None' },

  relist: { ar: 'أعد عرضه', en: 'List it again' },
  relistNamed: { ar: (name: string) => `أعد عرضه: ${name}`, en: (name: string) => `List it again: ${name}` },
  manage: { ar: 'تابعه', en: 'Follow it' },
  manageNamed: { ar: (name: string) => `تابعه: ${name}`, en: (name: string) => `Follow it: ${name}` },
  toOrder: { ar: 'افتح الطلب', en: 'Open the order' },
  toOrderNamed: {
    ar: (name: string) => `افتح الطلب: ${name}`,
    en: (name: string) => `Open the order: ${name}`,
  },
  edit: { ar: 'تعديل', en: 'Edit' },
  editWords: { ar: 'عدّل الوصف والصور', en: 'Edit details and pictures' },
  more: {
    ar: (name: string) => `المزيد عن مزاد ${name}`,
    en: (name: string) => `More about the auction of ${name}`,
  },
  hide: { ar: 'أخفِه', en: 'Hide it' },
  show: { ar: 'أظهره', en: 'Show it' },
  hidden: { ar: 'أُخفي المزاد، ولا يراه أحد غيرك', en: 'Hidden: nobody but you sees it' },
  shown: { ar: 'عاد المزاد ظاهرًا للجميع', en: 'Everybody sees it again' },
  staffHid: {
    ar: 'أخفت إدارة السوق هذا المزاد. تواصل معها لإظهاره.',
    en: 'The market has hidden this auction. Contact it to have it shown.',
  },
  see: { ar: 'صفحته العامة', en: 'Its public page' },
  record: { ar: 'سجل المزايدات', en: 'Record of the bids' },
  notChanged: {
    ar: 'لم يتغير شيء، أعد المحاولة بعد لحظات',
    en: 'Nothing was changed, please try again in a moment',
  },

  shownOf: {
    ar: (from: number, to: number, all: number) => `\u2066${from}–${to}\u2069 من ${all}`,
    en: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
  },
  emptyTitle: { ar: 'لم تعرض مزادًا بعد', en: 'You have no auction yet' },
  emptyBody: {
    ar: 'اعرض دفعة كاملة، حدّد سعر الافتتاح ووقت البدء، ويتنافس عليها المشترون.',
    en: 'Put up a whole lot, set the opening price and the start: buyers bid against each other.',
  },
  noneTitle: { ar: 'لا مزاد بهذه التصفية', en: 'No auction fits this' },
  showAll: { ar: 'اعرض الكل', en: 'Show all' },
  failedTitle: { ar: 'لم نتمكن من تحميل مزاداتك', en: 'Your auctions could not be loaded' },

  goneTitle: { ar: 'لم نجد هذا المزاد بين مزاداتك', en: 'There is no such auction among yours' },
  failedOne: { ar: 'لم نتمكن من تحميل هذا المزاد', en: 'This auction could not be loaded' },
  bids: { ar: 'المزايدات', en: 'Bids' },
  noBids: { ar: 'لا مزايدات بعد', en: 'No bids yet' },
  noBidsBody: {
    ar: 'ترى هنا كل مزايدة فور وصولها.',
    en: 'You see each bid here as it comes in.',
  },
  noBidsEver: { ar: 'لم يزايد أحد.', en: 'Nobody bid.' },
  automatic: { ar: 'تلقائية', en: 'automatic' },
  bestBadge: { ar: 'الأعلى', en: 'Highest' },
  acceptedBadge: { ar: 'مقبولة', en: 'Accepted' },
  ineligibleBadge: { ar: 'فات وقتها', en: 'Lapsed' },
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
    en: (n: number) => countEnglish(n, { one: 'The last bid', other: `The last ${n} bids` }),
  },
  wholeRecord: { ar: 'السجل كاملًا', en: 'The whole record' },
  terms: { ar: 'شروط المزاد', en: 'Terms' },
  opening: { ar: 'سعر الافتتاح', en: 'Opening price' },
  increment: { ar: 'أقل زيادة', en: 'Smallest step' },
  reserveHint: { ar: 'لا يراه غيرك', en: 'only you see it' },
  autoAccept: { ar: 'القبول عند النهاية', en: 'Accepting at the end' },
  byClock: { ar: 'تلقائي', en: 'By itself' },
  byOwner: { ar: 'تقبل أنت', en: 'You accept' },
  starts: { ar: 'يبدأ', en: 'Starts' },
  started: { ar: 'بدأ', en: 'Started' },
  ends: { ar: 'ينتهي', en: 'Ends' },
  endedAt: { ar: 'انتهى', en: 'Ended' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  market: { ar: 'السوق', en: 'Market' },
  yourNextStep: { ar: 'خطوتك التالية', en: 'Your next step' },
  winnersTurn: { ar: 'الخطوة التالية على الفائز', en: 'The winner is next' },
  biddersTurn: { ar: 'الدور على المزايدين', en: 'It is up to the bidders' },
  nothingLeft: { ar: 'لا شيء عليك', en: 'Nothing is left to do' },
  currentPrice: { ar: 'السعر الحالي', en: 'Current price' },
  finalPrice: { ar: 'السعر النهائي', en: 'Final price' },

  editTitle: { ar: 'تعديل المزاد', en: 'Edit the auction' },
  onlyWords: {
    ar: 'على هذا المزاد مزايدات: زايد الناس على ما رأوه، فلا يتغير إلا الوصف والصور.',
    en: 'There are bids on it: people bid on what they saw, so only details and pictures change.',
  },
  over: {
    ar: 'انتهى هذا المزاد، فلا يتغير شيء منه. أعد عرضه إن أردت.',
    en: 'This auction is over, so nothing of it changes. List it again if you like.',
  },
  timesStay: {
    ar: 'بدأ المزاد، فوقت بدئه ونهايته كما أُعلنا.',
    en: 'It has begun, so its start and its end stay as they were announced.',
  },
  save: { ar: 'احفظ التغييرات', en: 'Save the changes' },
  back: { ar: 'رجوع إلى المزاد', en: 'Back to the auction' },
  photos: { ar: 'الصور', en: 'Pictures' },
  detailsTitle: { ar: 'الوصف', en: 'Details' },
  photosWorking: { ar: 'تُجهّز الصور', en: 'The pictures are being prepared' },
})
