import { countArabic, countEnglish, messages } from '../base/text.ts'

/** Words of an auction's page. */
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
  lastMinutes: { ar: 'الدقيقتان الأخيرتان، ينتهي خلال', en: 'Last two minutes, ends in' },
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
    ar: 'لم يبلغ السعر الحد الذي وضعه البائع بعد.',
    en: 'The price has not reached the seller’s reserve yet.',
  },
  next: {
    ar: (amount: string) => `أقل مزايدة تالية ${amount}`,
    en: (amount: string) => `Next bid at least ${amount}`,
  },

  sellersBid: { ar: 'المزايدة لحسابات البائعين', en: 'Bidding is for seller accounts' },
  sellersBidBody: {
    ar: 'هنا تتابع السعر والمزايدات كما يراها الجميع. تُفتح المزايدة بتسجيل الدخول بحساب بائع محلي أو دولي.',
    en: 'Here you follow the price and the bids as everybody sees them. Bidding opens with sign-in to the account of a local or international seller.',
  },
  beforeStart: { ar: 'لم يبدأ المزاد بعد', en: 'The auction has not begun' },
  beforeStartBody: {
    ar: 'تبدأ المزايدة في موعدها بتوقيت خادم المنصة، وهي لحسابات البائعين بعد تسجيل الدخول.',
    en: 'Bidding begins on time by the server clock. It is for seller accounts, after signing in.',
  },
  sameLocal: { ar: 'النوع نفسه في السوق المحلي', en: 'Same fish, local market' },
  sameImported: { ar: 'النوع نفسه في السوق الدولي', en: 'Same fish, imported' },

  awarded: { ar: 'رسا المزاد', en: 'The lot is sold' },
  awardedBody: {
    ar: (time: string) => `أُغلق ${time} وقُبلت أعلى مزايدة`,
    en: (time: string) => `Closed ${time}, the highest bid was accepted`,
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
  noBidsEver: { ar: 'لم يزايد أحد على هذه الدفعة.', en: 'Nobody bid for this lot.' },
  bidder: { ar: 'المزايد', en: 'Bidder' },
  time: { ar: 'الوقت', en: 'Time' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  highest: { ar: 'الأعلى', en: 'Highest' },
  accepted: { ar: 'المقبولة', en: 'Accepted' },
  automatic: { ar: 'تلقائية', en: 'automatic' },
  asOf: { ar: (time: string) => `حتى ${time}`, en: (time: string) => `as of ${time}` },
  refresh: { ar: 'تحديث المزايدات', en: 'Refresh the bids' },
  allBids: { ar: 'عرض كل المزايدات', en: 'Show all bids' },
  fewBids: { ar: 'عرض أقل', en: 'Show fewer' },
  lastBids: {
    ar: (n: number) => `آخر ${n} مزايدة`,
    en: (n: number) => `The last ${n} bids`,
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
