import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of an auction's page. */
export const auctionText = messages({
  lot: { ar: 'تفاصيل الدفعة', en: 'About the lot' },
  showLot: { ar: 'عرض تفاصيل الدفعة', en: 'Show the details of the lot' },
  hideLot: { ar: 'إخفاء تفاصيل الدفعة', en: 'Hide the details of the lot' },
  crumb: {
    ar: (name: string, kilos: string) => `${name}، ${kilos} كجم`,
    en: (name: string, kilos: string) => `${name}, ${kilos} kg`,
  },
  number: { ar: 'رقم المزاد', en: 'Auction' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },
  state: { ar: 'الحالة', en: 'State' },
  landingPlace: { ar: 'مكان الإنزال', en: 'Landing place' },
  country: { ar: 'بلد المنشأ', en: 'Country of origin' },
  market: { ar: 'السوق', en: 'Market' },
  seller: { ar: 'البائع', en: 'Seller' },
  starts: { ar: 'البداية', en: 'Starts' },
  ends: { ar: 'النهاية', en: 'Ends' },
  caughtToday: { ar: 'طروة، صيد اليوم', en: 'Caught today' },

  clock: { ar: 'وقت المزاد', en: 'Time of the auction' },
  endsIn: { ar: 'ينتهي خلال', en: 'Ends in' },
  startsIn: { ar: 'يبدأ خلال', en: 'Starts in' },
  closingTime: { ar: 'موعد الإغلاق', en: 'Closes at' },
  openingTime: { ar: 'موعد البداية', en: 'Starts at' },
  lastMinutes: { ar: 'الدقيقتان الأخيرتان', en: 'Last two minutes' },
  extends: {
    ar: (span: string) => `كل مزايدة جديدة تمدّد الوقت ${span}`,
    en: (span: string) => `Each new bid extends it by ${span}`,
  },
  extendsWithin: {
    ar: (span: string) => `كل مزايدة في آخر ${span} تمدّد الوقت`,
    en: (span: string) => `Each bid in the last ${span} extends it`,
  },
  extendsAgain: {
    ar: (span: string) => `كل مزايدة تمدّده ${span}`,
    en: (span: string) => `Each bid adds ${span}`,
  },
  atMost: {
    ar: (time: string) => `حتى ${time} على الأبعد`,
    en: (time: string) => `to ${time} at most`,
  },
  extended: { ar: 'مُدّد', en: 'Extended' },
  extendedFrom: {
    ar: (time: string) => `مُدّد من ${time}`,
    en: (time: string) => `Extended from ${time}`,
  },
  noFurther: { ar: 'بلغ أبعد موعد، لا تمديد بعده', en: 'At its latest end, no further extension' },
  closed: { ar: 'أُغلقت المزايدة', en: 'Bidding has closed' },
  closedBody: { ar: 'تظهر النتيجة بعد لحظات', en: 'The result appears in a moment' },
  daysLeft: {
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

  priceNow: { ar: 'السعر الحالي للكمية كاملة', en: 'Current price of the whole lot' },
  priceOpening: { ar: 'سعر الافتتاح للكمية كاملة', en: 'Opening price of the whole lot' },
  priceFinal: { ar: 'السعر النهائي للكمية كاملة', en: 'Final price of the whole lot' },
  priceHighest: { ar: 'أعلى مزايدة للكمية كاملة', en: 'Highest bid for the whole lot' },
  reserve: {
    ar: 'لم يبلغ السعر حدّ البائع بعد',
    en: 'Below the seller’s reserve',
  },
  sellersBid: { ar: 'المزايدة لحسابات البائعين', en: 'Bidding is for seller accounts' },
  sellersBidBody: {
    ar: 'تتابع هنا السعر والمزايدات مباشرة كما يراها الجميع. لتزايد، ادخل بحساب بائع محلي أو دولي.',
    en: 'You follow the price and the bids live, as everybody sees them. To bid, sign in with the account of a local or international seller.',
  },
  signIn: { ar: 'تسجيل الدخول للمزايدة', en: 'Sign in to bid' },
  accountFailed: { ar: 'لم نتمكن من تحميل حسابك', en: 'Your account could not be loaded' },
  retryAccount: { ar: 'إعادة المحاولة', en: 'Try again' },
  accountFailedBody: {
    ar: 'تتابع السعر هنا، وتُفتح المزايدة حين يُحمّل حسابك.',
    en: 'You can follow the price; bidding opens once your account is loaded.',
  },
  beforeStart: { ar: 'لم يبدأ المزاد بعد', en: 'The auction has not begun' },
  beforeStartBody: {
    ar: (when: string) => `يبدأ ${when}، وتُفتح المزايدة في اللحظة نفسها لحسابات البائعين.`,
    en: (when: string) => `It starts ${when}; bidding opens at that very moment for seller accounts.`,
  },
  afterFajr: { ar: 'بعد صلاة الفجر', en: 'After the Fajr prayer' },
  afterAsr: { ar: 'بعد صلاة العصر', en: 'After the Asr prayer' },
  todayAt: { ar: (time: string) => `اليوم ${time}`, en: (time: string) => `today at ${time}` },
  tomorrowAt: { ar: (time: string) => `غدًا ${time}`, en: (time: string) => `tomorrow at ${time}` },
  dayAt: {
    ar: (weekday: string, moment: string) => `${weekday} ${moment}`,
    en: (weekday: string, moment: string) => `${weekday} ${moment}`,
  },
  remind: {
    ar: 'أضفه إلى المفضلة بالقلب لتجده حين يبدأ.',
    en: 'Put a heart on it to find it among your favourites when it starts.',
  },
  sameLocal: { ar: 'النوع نفسه في السوق المحلي', en: 'Same fish, local market' },
  sameImported: { ar: 'النوع نفسه في السوق الدولي', en: 'Same fish, imported' },

  awarded: { ar: 'رسا المزاد', en: 'The lot is sold' },
  awardedBody: {
    ar: (time: string) => `أُغلق ${time} وقُبلت أعلى مزايدة`,
    en: (time: string) => `Closed ${time}, the highest bid was accepted`,
  },
  awardedMine: { ar: 'رسا عليك المزاد', en: 'The lot is yours' },
  awardedMineBody: {
    ar: (time: string) => `أُغلق ${time} وقُبلت مزايدتك`,
    en: (time: string) => `Closed ${time}, your bid was accepted`,
  },
  waiting: { ar: 'انتهى المزاد، بانتظار البائع', en: 'Ended, waiting for the seller' },
  waitingBody: {
    ar: (time: string) => `أُغلق ${time}، وللبائع أن يقبل أعلى مزايدة`,
    en: (time: string) => `Closed ${time}; the seller may accept the highest bid`,
  },
  unsold: { ar: 'انتهى المزاد ولم يُبع', en: 'Ended without a sale' },
  unsoldBody: {
    ar: (time: string) => `أُغلق ${time} ولم تُقبل أي مزايدة`,
    en: (time: string) => `Closed ${time}, no bid was accepted`,
  },
  voided: { ar: 'أُلغي المزاد', en: 'The auction was cancelled' },
  voidedBody: {
    ar: 'ألغته إدارة السوق، ولا تُحتسب مزايداته',
    en: 'The market cancelled it; its bids do not count',
  },
  winner: { ar: 'صاحب أعلى مزايدة', en: 'Highest bidder' },

  rise: { ar: 'صعود السعر', en: 'How the price rose' },
  riseSub: {
    ar: (opening: string, step: string) => `الافتتاح ${opening}، أقل زيادة ${step}`,
    en: (opening: string, step: string) => `Opened at ${opening}, smallest step ${step}`,
  },
  riseInWords: {
    ar: (from: string, to: string, bids: string) => `من ${from} إلى ${to} في ${bids}`,
    en: (from: string, to: string, bids: string) => `From ${from} to ${to} in ${bids}`,
  },
  bids: { ar: 'المزايدات', en: 'Bids' },
  noBids: { ar: 'لا مزايدات بعد', en: 'No bids yet' },
  noBidsBody: { ar: 'تبدأ المزايدة من سعر الافتتاح.', en: 'Bidding starts at the opening price.' },
  live: { ar: 'مباشر', en: 'Live' },
  connecting: { ar: 'جارٍ الاتصال', en: 'Connecting' },
  offline: { ar: 'غير متصل', en: 'Not connected' },
  you: { ar: 'أنت', en: 'You' },
  record: { ar: 'السجل الكامل وبصماته', en: 'Full record and its fingerprints' },
  noBidsEver: { ar: 'لم يزايد أحد على هذه الدفعة.', en: 'Nobody bid for this lot.' },
  bidder: { ar: 'المزايد', en: 'Bidder' },
  time: { ar: 'الوقت', en: 'Time' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  highest: { ar: 'الأعلى', en: 'Highest' },
  accepted: { ar: 'المقبولة', en: 'Accepted' },
  automatic: { ar: 'تلقائية', en: 'automatic' },
  allBids: { ar: 'عرض كل المزايدات', en: 'Show all bids' },
  fewBids: { ar: 'عرض أقل', en: 'Show fewer' },
  lapsed: { ar: 'فاتت مهلتها', en: 'Lapsed' },
  orderAbandoned: { ar: 'لم يُكمل الشراء', en: 'Purchase not completed' },
  orderFailed: { ar: 'لم ينفّذ البائع الطلب', en: 'Seller did not fulfil' },
  lastBids: {
    ar: (n: number) => `آخر ${n} مزايدة`,
    en: (n: number) => `The last ${n} bids`,
  },
  notYours: { ar: 'لم يرسُ عليك المزاد', en: 'The lot went to somebody else' },
  notYoursBody: {
    ar: (mine: string) => `أعلى مزايدة لك ${mine}`,
    en: (mine: string) => `Your highest bid was ${mine}`,
  },
  yoursWaits: { ar: 'مزايدتك هي الأعلى', en: 'Your bid is the highest' },
  yoursWaitsBody: {
    ar: (until: string) => `للبائع أن يقبلها حتى ${until}، ونخبرك فورًا`,
    en: (until: string) => `The seller may accept it until ${until}; we tell you at once`,
  },
  yoursRejected: { ar: 'لم ينفّذ البائع طلبك', en: 'The seller did not fulfil your order' },
  yoursRejectedBody: {
    ar: 'لا يُحسب ذلك عليك. ما دفعته عاد إليك، ولم تعد مزايداتك قائمة في هذا المزاد.',
    en: 'It does not count against you. What you paid is back, and your bids no longer stand in this auction.',
  },
  yoursAbandoned: { ar: 'لم يكتمل شراؤك', en: 'Your purchase was not completed' },
  yoursAbandonedBody: {
    ar: 'أُلغي طلبك أو لم يُدفع في موعده، فلم يعد المزاد لك. وما دفعته عاد إلى محفظتك.',
    en: 'Your order was cancelled or not paid in time, so the lot is no longer yours. What you paid is back in your wallet.',
  },
  yoursLapsed: { ar: 'فاتتك مهلة الطلب', en: 'Your time to order is over' },
  yoursLapsedBody: {
    ar: 'لم يُطلب في موعده، فعاد المزاد إلى البائع.',
    en: 'It was not ordered in time, so the lot went back to the seller.',
  },

  endingSoon: { ar: 'مزادات تنتهي قريبًا', en: 'Auctions ending soon' },
  allAuctions: { ar: 'كل المزادات', en: 'All auctions' },

  headOpen: {
    ar: (lot: string, price: string) => `مزاد ${lot}: ${price} الآن`,
    en: (lot: string, price: string) => `Auction of ${lot}: ${price} now`,
  },
  headScheduled: {
    ar: (lot: string, time: string) => `مزاد ${lot} يبدأ ${time}`,
    en: (lot: string, time: string) => `Auction of ${lot} starts ${time}`,
  },
  headSold: {
    ar: (lot: string, price: string) => `انتهى مزاد ${lot}: رسا على ${price}`,
    en: (lot: string, price: string) => `Auction of ${lot} has ended: sold for ${price}`,
  },
  headOver: {
    ar: (lot: string) => `انتهى مزاد ${lot}`,
    en: (lot: string) => `Auction of ${lot} has ended`,
  },
  headVoid: {
    ar: (lot: string) => `أُلغي مزاد ${lot}`,
    en: (lot: string) => `Auction of ${lot} was cancelled`,
  },
  description: {
    ar: (market: string, perKilogram: string, bids: string, from: string, to: string) =>
      `${market}، ${perKilogram} للكيلو، ${bids}. من ${from} إلى ${to} بتوقيت الرياض.`,
    en: (market: string, perKilogram: string, bids: string, from: string, to: string) =>
      `${market}, ${perKilogram} per kg, ${bids}. From ${from} to ${to}, Riyadh time.`,
  },
  failed: { ar: 'لم نتمكن من تحميل المزاد', en: 'The auction could not be loaded' },
})
