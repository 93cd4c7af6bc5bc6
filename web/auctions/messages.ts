import { bidsCounted, offersCounted } from '../app/texts/counted.ts'
import { countArabic, countEnglish, messages } from '../app/texts/text.ts'

/** Texts of the auction list and its cards. */
export const auctionsText = messages({
  title: { ar: 'المزادات', en: 'Auctions' },
  description: {
    ar: 'مزادات السمك المفتوحة الآن في أسواق المملكة وموانئها: سعر الدفعة كاملة، وسعر الكيلو، والوقت المتبقي.',
    en: 'Fish auctions open now at the Kingdom’s markets and ports: the price for the whole lot, the price per kg and the time left.',
  },
  openNow: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا مزاد مفتوحًا الآن',
        one: 'مزاد واحد مفتوح الآن',
        two: 'مزادان مفتوحان الآن',
        few: `${n} مزادات مفتوحة الآن`,
        many: `${n} مزادًا مفتوحًا الآن`,
        other: `${n} مزاد مفتوح الآن`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: '1 auction open now',
        other: n === 0 ? 'No auctions open now' : `${n} auctions open now`,
      }),
  },
  openNowOf: {
    ar: (auctions: string, kilos: string) => `${auctions} بكمية ${kilos} كجم`,
    en: (auctions: string, kilos: string) => `${auctions}, ${kilos} kg on offer`,
  },
  serverTime: {
    ar: (sentence: string, time: string) => `${sentence}، بتوقيت السوق ${time}`,
    en: (sentence: string, time: string) => `${sentence}, market time ${time}`,
  },
  states: { ar: 'حالة المزادات', en: 'Auction status' },
  open: { ar: 'مفتوحة', en: 'Open' },
  scheduled: { ar: 'مجدولة', en: 'Scheduled' },
  ended: { ar: 'منتهية', en: 'Ended' },
  results: { ar: 'قائمة المزادات', en: 'Auctions list' },
  sortLabel: { ar: 'الترتيب', en: 'Sort' },
  ending: { ar: 'الأقرب انتهاءً', en: 'Ending soonest' },
  starting: { ar: 'الأقرب بدءًا', en: 'Starting soonest' },
  lately: { ar: 'المنتهية حديثًا', en: 'Recently ended' },
  newest: { ar: 'الأحدث إضافة', en: 'Newest' },
  price_asc: { ar: 'الأقل سعرًا', en: 'Lowest price' },
  price_desc: { ar: 'الأعلى سعرًا', en: 'Highest price' },
  priceFilter: { ar: 'سعر الدفعة كاملة', en: 'Price for the whole lot' },
  market: { ar: 'السوق', en: 'Market' },
  allMarkets: { ar: 'كل الأسواق', en: 'All markets' },
  severalMarkets: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'كل الأسواق',
        one: 'سوق واحد',
        two: 'سوقان',
        few: `${n} أسواق`,
        many: `${n} سوقًا`,
        other: `${n} سوق`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 market', other: `${n} markets` }),
  },

  endsIn: { ar: 'ينتهي خلال', en: 'Ends in' },
  endsAt: { ar: 'ينتهي', en: 'Ends' },
  lastMinutes: { ar: 'الدقيقتان الأخيرتان', en: 'Last two minutes' },
  closing: { ar: 'أُغلقت المزايدة', en: 'Bidding has closed' },
  fajr: { ar: 'بعد الفجر', en: 'after Fajr' },
  asr: { ar: 'بعد العصر', en: 'after Asr' },
  night: { ar: 'ليلًا', en: 'at night' },
  dawn: { ar: 'فجرًا', en: 'at dawn' },
  morning: { ar: 'صباحًا', en: 'in the morning' },
  noon: { ar: 'ظهرًا', en: 'at noon' },
  afternoon: { ar: 'عصرًا', en: 'in the afternoon' },
  evening: { ar: 'مساءً', en: 'in the evening' },
  today: { ar: (part: string) => `اليوم، ${part}`, en: (part: string) => `Today ${part}` },
  tomorrow: {
    ar: (weekday: string, part: string) => `غدًا ${weekday}، ${part}`,
    en: (weekday: string, part: string) => `Tomorrow, ${weekday} ${part}`,
  },
  later: {
    ar: (weekday: string, part: string) => `${weekday}، ${part}`,
    en: (weekday: string, part: string) => `${weekday} ${part}`,
  },
  endedOn: { ar: 'انتهى', en: 'Ended' },
  voidOn: { ar: 'أُلغي', en: 'Cancelled' },
  awarded: { ar: 'رسا المزاد', en: 'Sold' },
  waiting: { ar: 'بانتظار البائع', en: 'Awaiting seller' },
  unsold: { ar: 'لم يُبع', en: 'Not sold' },
  voided: { ar: 'ملغى', en: 'Cancelled' },

  perKilogram: {
    ar: (amount: string) => `${amount}/كجم`,
    en: (amount: string) => `${amount} / kg`,
  },
  opening: { ar: 'سعر الافتتاح', en: 'Starting price' },
  currentPrice: { ar: 'السعر الحالي', en: 'Current price' },
  finalPrice: { ar: 'السعر النهائي', en: 'Final price' },
  highestBid: { ar: 'أعلى مزايدة', en: 'Highest bid' },
  noBids: { ar: 'لا مزايدات', en: 'No bids' },
  bids: bidsCounted,
  dutch: { ar: 'مزاد تنازلي', en: 'Dutch auction' },
  sealed: { ar: 'مظروف مغلق', en: 'Sealed tender' },
  way: { ar: 'الطريقة', en: 'Way to sell' },
  allWays: { ar: 'كل الطرق', en: 'All ways' },
  english: { ar: 'مزايدة علنية', en: 'Open bidding' },
  offers: offersCounted,
  leading: { ar: 'أنت الأعلى', en: 'Highest bidder' },
  outbid: { ar: 'زاد عليك مزايد آخر', en: 'You’ve been outbid' },
  changed: { ar: 'تحدّثت القائمة', en: 'The list has been updated' },
  showChanged: { ar: 'عرض الجديد', en: 'Show updates' },
  follow: { ar: 'متابعة المزاد', en: 'View auction' },
  followNamed: {
    ar: (name: string) => `متابعة مزاد ${name}`,
    en: (name: string) => `View auction: ${name}`,
  },
  result: { ar: 'نتيجة المزاد', en: 'View result' },
  resultNamed: {
    ar: (name: string) => `نتيجة مزاد ${name}`,
    en: (name: string) => `View result: ${name}`,
  },

  soon: { ar: 'تبدأ قريبًا', en: 'Starting soon' },
  soonSub: { ar: 'في مواعيد الحراج', en: 'At haraj times' },
  allScheduled: { ar: 'كل المجدولة', en: 'All scheduled' },
  lot: { ar: 'الدفعة', en: 'Lot' },
  starts: { ar: 'يبدأ', en: 'Starts' },
  quantityColumn: { ar: 'الكمية', en: 'Quantity' },
  openingColumn: { ar: 'سعر الافتتاح', en: 'Starting price' },

  empty: { ar: 'عذرًا، لا توجد مزادات حاليًا', en: 'Sorry, No Auctions Available right Now' },
  emptyFiltered: {
    ar: 'لا مزادات تطابق اختياراتك. قلّل التصفية أو امسحها.',
    en: 'No auctions match your filters. Remove some or clear them all.',
  },
  emptyOpen: {
    ar: 'تبدأ المزادات مع وصول القوارب. تصفح المجدولة، أو اشترِ من السوق المحلي.',
    en: 'Auctions start when the boats come in. See what is scheduled, or buy from the local market.',
  },
  emptyScheduled: {
    ar: 'لم يُجدول مزاد بعد. تصفح المفتوحة الآن، أو اشترِ من السوق المحلي.',
    en: 'Nothing is scheduled yet. See what is open now, or buy from the local market.',
  },
  emptyEnded: { ar: 'لم ينتهِ أي مزاد بعد.', en: 'No auctions have ended yet.' },
  emptyPage: { ar: 'لا توجد مزادات في هذه الصفحة.', en: 'There are no auctions on this page.' },
  firstPage: { ar: 'إلى الصفحة الأولى', en: 'Go to first page' },
  clearFilters: { ar: 'مسح التصفية', en: 'Clear filters' },
  showScheduled: { ar: 'عرض المجدولة', en: 'Show scheduled' },
  showOpen: { ar: 'عرض المفتوحة', en: 'Show open' },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  failed: { ar: 'تعذّر تحميل المزادات', en: 'We couldn’t load the auctions' },
})

/** A duration inside a sentence, in the genitive; {@link loneSpanText} has the forms for a duration outside of a sentence. */
export const spanText = messages({
  hours: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'أقل من ساعة',
        one: 'ساعة',
        two: 'ساعتين',
        few: `${n} ساعات`,
        many: `${n} ساعة`,
        other: `${n} ساعة`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 hour', other: `${n} hours` }),
  },
  minutes: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'أقل من دقيقة',
        one: 'دقيقة',
        two: 'دقيقتين',
        few: `${n} دقائق`,
        many: `${n} دقيقة`,
        other: `${n} دقيقة`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 minute', other: `${n} minutes` }),
  },
  seconds: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'أقل من ثانية',
        one: 'ثانية',
        two: 'ثانيتين',
        few: `${n} ثوانٍ`,
        many: `${n} ثانية`,
        other: `${n} ثانية`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 second', other: `${n} seconds` }),
  },
})

/** The dual forms of a duration outside of a sentence, such as in a list of choices. */
export const loneSpanText = messages({
  hours: {
    ar: (n: number) => (n === 2 ? 'ساعتان' : spanText.hours.ar(n)),
    en: (n: number) => spanText.hours.en(n),
  },
  minutes: {
    ar: (n: number) => (n === 2 ? 'دقيقتان' : spanText.minutes.ar(n)),
    en: (n: number) => spanText.minutes.en(n),
  },
  seconds: {
    ar: (n: number) => (n === 2 ? 'ثانيتان' : spanText.seconds.ar(n)),
    en: (n: number) => spanText.seconds.en(n),
  },
})
