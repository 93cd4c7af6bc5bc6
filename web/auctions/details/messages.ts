import type { AuctionWay } from '#shared/auctions/ways.ts'
import { daysCounted } from '../../app/texts/countedLater.ts'
import { type Matching, messages } from '../../app/texts/text.ts'

/** Texts of an auction's page. */
export const auctionText = messages({
  lot: { ar: 'تفاصيل الدفعة', en: 'Lot details' },
  showLot: { ar: 'عرض تفاصيل الدفعة', en: 'Show lot details' },
  hideLot: { ar: 'إخفاء تفاصيل الدفعة', en: 'Hide lot details' },
  crumb: {
    ar: (name: string, kilos: string) => `${name}، ${kilos} كجم`,
    en: (name: string, kilos: string) => `${name}, ${kilos} kg`,
  },
  number: { ar: 'رقم المزاد', en: 'Auction' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },
  state: { ar: 'الحالة', en: 'Condition' },
  landingPlace: { ar: 'مكان الإنزال', en: 'Landing place' },
  country: { ar: 'بلد المنشأ', en: 'Country of origin' },
  market: { ar: 'السوق', en: 'Market' },
  seller: { ar: 'البائع', en: 'Seller' },
  starts: { ar: 'البداية', en: 'Starts' },
  ends: { ar: 'النهاية', en: 'Ends' },
  caughtToday: { ar: 'طروة، صيد اليوم', en: 'Caught today' },

  clock: { ar: 'وقت المزاد', en: 'Auction time' },
  endsIn: { ar: 'ينتهي خلال', en: 'Ends in' },
  startsIn: { ar: 'يبدأ خلال', en: 'Starts in' },
  closingTime: { ar: 'موعد الإغلاق', en: 'Closes at' },
  openingTime: { ar: 'موعد البداية', en: 'Starts at' },
  lastMinutes: { ar: 'الدقيقتان الأخيرتان', en: 'Last two minutes' },
  extends: {
    ar: (span: string) => `كل مزايدة جديدة تجعل النهاية بعد ${span} من وقتها`,
    en: (span: string) => `Each new bid sets the end to ${span} after it`,
  },
  extendsWithin: {
    ar: (span: string) => `المزايدة في آخر ${span} تمدّد الوقت`,
    en: (span: string) => `A bid in the last ${span} extends it`,
  },
  extendsAgain: {
    ar: (span: string) => `النهاية بعد ${span} من آخر مزايدة`,
    en: (span: string) => `Ends ${span} after the last bid`,
  },
  atMost: {
    ar: (time: string) => `حتى ${time} على الأكثر`,
    en: (time: string) => `until ${time} at the latest`,
  },
  extended: { ar: 'مُدّد', en: 'Extended' },
  extendedFrom: {
    ar: (time: string) => `مُدّد من ${time}`,
    en: (time: string) => `Extended from ${time}`,
  },
  noFurther: { ar: 'لا تمديد بعد هذا الموعد', en: 'No further extensions' },
  closed: { ar: 'أُغلقت المزايدة', en: 'Bidding has closed' },
  closedBody: { ar: 'تظهر النتيجة بعد لحظات', en: 'The result will appear in a moment' },
  /** The text follows `endsIn` and `startsIn`, so it is in the genitive. */
  daysLeft: daysCounted({ ar: 'أقل من يوم', en: '0 days' }, 'يومين'),

  priceLeast: { ar: 'أقل عرض مقبول للكمية كاملة', en: 'Minimum offer for the whole lot' },
  thenPrice: { ar: (amount: string) => `ثم ${amount}`, en: (amount: string) => `then ${amount}` },
  atFloor: { ar: 'هذا أقل سعر', en: 'This is the lowest price' },
  fallsIn: { ar: 'ينزل السعر خلال', en: 'Price drops in' },
  opensAt: { ar: 'تُفتح العروض', en: 'Offers open at' },
  opensIn: { ar: 'تُفتح العروض خلال', en: 'Offers open in' },
  opening: { ar: 'انتهى المزاد، تُفتح العروض', en: 'Ended, opening the offers' },
  openingBody: {
    ar: (time: string) => `أُغلق ${time}، وتظهر النتيجة بعد لحظات`,
    en: (time: string) => `Closed at ${time}. The result will appear in a moment`,
  },
  pressedBody: {
    ar: (time: string) => `اشتراها أول من ضغط، ${time}`,
    en: (time: string) => `The first to press bought it at ${time}`,
  },
  boughtBody: {
    ar: (time: string) => `اشتريت الدفعة الساعة ${time} بسعرها في تلك اللحظة`,
    en: (time: string) => `You bought the lot at ${time}, at the price shown then`,
  },
  unpressedBody: {
    ar: (time: string) => `أُغلق ${time} ولم يشترِ أحد`,
    en: (time: string) => `Closed at ${time}. Nobody bought it`,
  },
  offerMineBody: {
    ar: (time: string) => `فُتحت العروض ${time} وقُبل عرضك`,
    en: (time: string) => `Opened at ${time}. Your offer was accepted`,
  },
  offerBody: {
    ar: (time: string) => `فُتحت العروض ${time} وقُبل أعلى عرض`,
    en: (time: string) => `Opened at ${time}. The highest offer was accepted`,
  },
  offerWaitsBody: {
    ar: (time: string) => `فُتحت العروض ${time}، ويمكن للبائع قبول أعلى عرض`,
    en: (time: string) => `Opened at ${time}. The seller can accept the highest offer`,
  },
  noOfferBody: {
    ar: (time: string) => `أُغلق ${time} ولم يُقبل أي عرض`,
    en: (time: string) => `Closed at ${time}. No offer was accepted`,
  },
  ranking: { ar: 'ترتيب العروض', en: 'Ranking of offers' },
  sealedTitle: { ar: 'العروض مغلقة', en: 'The offers are sealed' },
  sealedBody: {
    ar: (time: string) =>
      `تُفتح كلها معًا الساعة ${time}. لا يرى مبالغها أحد قبل ذلك، لا البائع ولا إدارة السوق.`,
    en: (time: string) =>
      `They all open together at ${time}. Nobody sees an amount before then, neither the seller nor the market team.`,
  },
  noPress: { ar: 'لم يشترِ أحد بعد', en: 'Nobody has bought yet' },
  noPressBody: {
    ar: 'ينزل السعر درجة بعد درجة، وأول من يضغط يشتري.',
    en: 'The price drops step by step, and the first to press buys.',
  },
  priceNow: { ar: 'السعر الحالي للكمية كاملة', en: 'Current price for the whole lot' },
  priceOpening: { ar: 'سعر الافتتاح للكمية كاملة', en: 'Starting price for the whole lot' },
  priceFinal: { ar: 'السعر النهائي للكمية كاملة', en: 'Final price for the whole lot' },
  priceHighest: { ar: 'أعلى مزايدة للكمية كاملة', en: 'Highest bid for the whole lot' },
  reserve: {
    ar: 'لم يبلغ السعر أقل ما يقبله البائع',
    en: 'Reserve price not met',
  },
  sellersBid: { ar: 'المزايدة لحسابات البائعين فقط', en: 'Only seller accounts can bid' },
  sellersBidBody: {
    ar: 'تابع السعر والمزايدات مباشرة. لتزايد، سجّل الدخول بحساب بائع.',
    en: 'Follow the price and bids live. To bid, sign in with a seller account.',
  },
  signIn: { ar: 'تسجيل الدخول للمزايدة', en: 'Sign in to bid' },
  accountFailed: { ar: 'تعذّر تحميل حسابك', en: 'We couldn’t load your account' },
  retryAccount: { ar: 'إعادة المحاولة', en: 'Try again' },
  accountFailedBody: {
    ar: 'يمكنك متابعة السعر، وتُتاح المزايدة بعد تحميل حسابك.',
    en: 'You can follow the price. Bidding opens once your account loads.',
  },
  beforeStart: { ar: 'لم يبدأ المزاد بعد', en: 'The auction has not started' },
  beforeStartBody: {
    ar: (when: string) => `يبدأ ${when}، وتُفتح المزايدة فورًا لحسابات البائعين.`,
    en: (when: string) => `It starts ${when}. Bidding opens immediately for seller accounts.`,
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
    ar: 'أضفه إلى المفضلة لتجده بسهولة حين يبدأ.',
    en: 'Add it to your favourites to find it easily when it starts.',
  },
  sameLocal: { ar: 'النوع نفسه في السوق المحلي', en: 'Same fish, local market' },
  sameImported: { ar: 'النوع نفسه في السوق الدولي', en: 'Same fish, imported' },

  awarded: { ar: 'رسا المزاد', en: 'Sold' },
  awardedBody: {
    ar: (time: string) => `أُغلق ${time} وقُبلت أعلى مزايدة`,
    en: (time: string) => `Closed at ${time}. The highest bid was accepted`,
  },
  awardedMine: { ar: 'رسا عليك المزاد', en: 'You won the auction' },
  awardedMineBody: {
    ar: (time: string) => `أُغلق ${time} وقُبلت مزايدتك`,
    en: (time: string) => `Closed at ${time}. Your bid was accepted`,
  },
  waiting: { ar: 'انتهى المزاد، بانتظار البائع', en: 'Ended, awaiting the seller' },
  waitingBody: {
    ar: (time: string) => `أُغلق ${time}، ويمكن للبائع قبول أعلى مزايدة`,
    en: (time: string) => `Closed at ${time}. The seller can accept the highest bid`,
  },
  unsold: { ar: 'انتهى المزاد ولم يُبع', en: 'Ended without a sale' },
  unsoldBody: {
    ar: (time: string) => `أُغلق ${time} ولم تُقبل أي مزايدة`,
    en: (time: string) => `Closed at ${time}. No bid was accepted`,
  },
  voided: { ar: 'أُلغي المزاد', en: 'Auction cancelled' },
  voidedBody: {
    ar: 'ألغته إدارة السوق، ولا تُحتسب مزايداته',
    en: 'The market team cancelled it. Its bids do not count',
  },
  winner: { ar: 'صاحب أعلى مزايدة', en: 'Highest bidder' },
  winnerOfOffers: { ar: 'صاحب أعلى عرض', en: 'Highest offer by' },
  buyerOfLot: { ar: 'المشتري', en: 'Buyer' },

  rise: { ar: 'حركة السعر', en: 'Price history' },
  riseSub: {
    ar: (opening: string, step: string) => `سعر الافتتاح ${opening}، أقل زيادة ${step}`,
    en: (opening: string, step: string) => `Starting price ${opening}, minimum increment ${step}`,
  },
  riseInWords: {
    ar: (from: string, to: string, bids: string) => `من ${from} إلى ${to}، ${bids}`,
    en: (from: string, to: string, bids: string) => `From ${from} to ${to} in ${bids}`,
  },
  bids: { ar: 'المزايدات', en: 'Bids' },
  noBids: { ar: 'لا مزايدات بعد', en: 'No bids yet' },
  noBidsBody: { ar: 'تبدأ المزايدة من سعر الافتتاح.', en: 'Bidding starts at the starting price.' },
  live: { ar: 'مباشر', en: 'Live' },
  connecting: { ar: 'جارٍ الاتصال', en: 'Connecting' },
  offline: { ar: 'غير متصل', en: 'Offline' },
  you: { ar: 'أنت', en: 'You' },
  record: { ar: 'السجل الكامل للمزايدات', en: 'Full bid record' },
  offerRecord: { ar: 'السجل الكامل للعروض', en: 'Full record of offers' },
  noBidsEver: { ar: 'لم يزايد أحد على هذه الدفعة.', en: 'Nobody bid on this lot.' },
  noPressEver: { ar: 'لم يشترِ أحد هذه الدفعة.', en: 'Nobody bought this lot.' },
  noOfferEver: { ar: 'لم يقدّم أحد عرضًا لهذه الدفعة.', en: 'Nobody made an offer for this lot.' },
  bidder: { ar: 'المزايد', en: 'Bidder' },
  time: { ar: 'الوقت', en: 'Time' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  highest: { ar: 'الأعلى', en: 'Highest' },
  accepted: { ar: 'المقبولة', en: 'Accepted' },
  automatic: { ar: 'تلقائية', en: 'Automatic' },
  allBids: { ar: 'عرض كل المزايدات', en: 'Show all bids' },
  fewBids: { ar: 'عرض أقل', en: 'Show fewer' },
  lapsed: { ar: 'انتهت مهلتها', en: 'Expired' },
  orderAbandoned: { ar: 'لم يُكمل الشراء', en: 'Purchase not completed' },
  orderFailed: { ar: 'لم ينفّذ البائع الطلب', en: 'Not fulfilled by the seller' },
  lastBids: {
    ar: (n: number) => `آخر ${n} مزايدة`,
    en: (n: number) => `Last ${n} bids`,
  },
  notYours: { ar: 'رسا المزاد على مزايد آخر', en: 'Another bidder won' },
  notYoursBody: {
    ar: (mine: string) => `أعلى مزايدة لك ${mine}`,
    en: (mine: string) => `Your highest bid was ${mine}`,
  },
  offerLost: { ar: 'فاز عرض آخر', en: 'Another offer won' },
  offerLostBody: {
    ar: (mine: string, won: string) => `عرضك ${mine}، والعرض الفائز ${won}`,
    en: (mine: string, won: string) => `You offered ${mine}. The winning offer was ${won}`,
  },
  notHighest: { ar: 'لست صاحب أعلى مزايدة', en: 'Your bid was not the highest' },
  offerNotHighest: { ar: 'عرضك ليس الأعلى', en: 'Your offer was not the highest' },
  noneWon: { ar: 'لم يفز أحد بالدفعة', en: 'Nobody won the lot' },
  yourOffer: { ar: (mine: string) => `عرضك ${mine}`, en: (mine: string) => `Your offer was ${mine}` },
  yoursWaits: { ar: 'أنت صاحب أعلى مزايدة', en: 'You’re the highest bidder' },
  yoursWaitsBody: {
    ar: (until: string) => `أمام البائع حتى ${until} لقبولها، ويصلك إشعار فورًا`,
    en: (until: string) => `The seller has until ${until} to accept. We’ll notify you at once`,
  },
  yoursRejected: { ar: 'لم ينفّذ البائع طلبك', en: 'The seller did not fulfil your order' },
  yoursRejectedBody: {
    ar: 'لا يؤثر ذلك في سجلك. ما دفعته عاد إليك، ولم تعد مزايداتك قائمة في هذا المزاد.',
    en: 'This does not affect your record. Any payment was refunded, and your bids in this auction no longer stand.',
  },
  yoursAbandoned: { ar: 'لم يكتمل شراؤك', en: 'Your purchase was not completed' },
  yoursAbandonedBody: {
    ar: 'أُلغي طلبك أو لم يُدفع في موعده، فلم يعد المزاد لك. إن كنت دفعت فقد عاد المبلغ إلى محفظتك.',
    en: 'Your order was cancelled or not paid in time, so the lot is no longer yours. Any payment was refunded to your wallet.',
  },
  yoursLapsed: { ar: 'انتهت مهلة الطلب', en: 'Your time to order has ended' },
  yoursLapsedBody: {
    ar: 'لم تكمل الطلب في موعده، فلم تعد الدفعة لك.',
    en: 'You did not order in time, so the lot is no longer yours.',
  },

  endingSoon: { ar: 'مزادات تنتهي قريبًا', en: 'Auctions ending soon' },
  allAuctions: { ar: 'كل المزادات', en: 'All auctions' },

  headOpen: {
    ar: (lot: string, price: string) => `مزاد ${lot}: ${price} الآن`,
    en: (lot: string, price: string) => `${lot} auction: ${price} now`,
  },
  headScheduled: {
    ar: (lot: string, time: string) => `مزاد ${lot} يبدأ ${time}`,
    en: (lot: string, time: string) => `${lot} auction starts ${time}`,
  },
  headSold: {
    ar: (lot: string, price: string) => `انتهى مزاد ${lot}: رسا على ${price}`,
    en: (lot: string, price: string) => `${lot} auction has ended: sold for ${price}`,
  },
  headOver: {
    ar: (lot: string) => `انتهى مزاد ${lot}`,
    en: (lot: string) => `${lot} auction has ended`,
  },
  headVoid: {
    ar: (lot: string) => `أُلغي مزاد ${lot}`,
    en: (lot: string) => `${lot} auction was cancelled`,
  },
  description: {
    ar: (market: string, perKilogram: string, bids: string, from: string, to: string) =>
      `${market}، ${perKilogram} للكيلو، ${bids}. من ${from} إلى ${to} بتوقيت الرياض.`,
    en: (market: string, perKilogram: string, bids: string, from: string, to: string) =>
      `${market}, ${perKilogram} per kg, ${bids}. From ${from} to ${to}, Riyadh time.`,
  },
  failed: { ar: 'تعذّر تحميل المزاد', en: 'We couldn’t load this auction' },
})

/** Texts of an auction's page whose noun is "offer" in a tender; in Arabic it also has another gender than "bid". */
const tenderText: Matching<typeof auctionText> = {
  ...auctionText,
  ...messages({
    bids: auctionText.ranking,
    accepted: { ar: 'المقبول', en: 'Accepted' },
    lapsed: { ar: 'انتهت مهلته', en: 'Expired' },
    allBids: { ar: 'عرض كل العروض', en: 'Show all offers' },
    lastBids: { ar: (n: number) => `أعلى ${n} من العروض`, en: (n: number) => `Highest ${n} offers` },
    noBids: auctionText.sealedTitle,
    noBidsEver: auctionText.noOfferEver,
    priceHighest: { ar: 'أعلى عرض للكمية كاملة', en: 'Highest offer for the whole lot' },
    yoursRejectedBody: {
      ar: 'لا يؤثر ذلك في سجلك. ما دفعته عاد إليك، ولم يعد عرضك قائمًا في هذا المزاد.',
      en: 'This does not affect your record. Any payment was refunded, and your offer in this auction no longer stands.',
    },
    yoursWaits: { ar: 'عرضك هو الأعلى', en: 'Your offer is the highest' },
    yoursWaitsBody: {
      ar: (until: string) => `أمام البائع حتى ${until} لقبوله، ويصلك إشعار فورًا`,
      en: (until: string) => `The seller has until ${until} to accept it. We’ll notify you at once`,
    },
  }),
}

/** The texts of an auction's page by the way to sell. */
export const auctionTextOf = (way: AuctionWay): Matching<typeof auctionText> =>
  way === 'sealed' ? tenderText : auctionText
