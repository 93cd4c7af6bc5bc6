import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the public record of an auction. */
export const recordText = messages({
  headTitle: {
    ar: (lot: string) => `سجل مزاد ${lot}`,
    en: (lot: string) => `Record of the auction of ${lot}`,
  },
  headBody: {
    ar: (lot: string, bids: string) =>
      `كل ما جرى في مزاد ${lot}: ${bids}، لكل واحدة رقمها ووقتها وبصمتها، ويفحصها متصفحك بنفسه.`,
    en: (lot: string, bids: string) =>
      `All that happened in the auction of ${lot}: ${bids}, each with its number, time and fingerprint, checked by your own browser.`,
  },
  failed: { ar: 'لم نتمكن من تحميل السجل', en: 'The record could not be loaded' },
  auctionNumber: { ar: (id: string) => `مزاد ${id}`, en: (id: string) => `Auction ${id}` },
  toAuction: { ar: 'صفحة المزاد', en: 'To the auction' },

  checking: { ar: 'متصفحك يفحص السجل', en: 'Your browser is checking the record' },
  checkingBody: {
    ar: (checked: string, all: string) => `فُحصت ${checked} من ${all}`,
    en: (checked: string, all: string) => `${checked} of ${all} checked`,
  },
  fetching: { ar: 'نجلب السجل كاملًا', en: 'Fetching the whole record' },
  holds: { ar: 'السجل كامل ولم يتغير', en: 'The record is complete and unchanged' },
  holdsSoFar: { ar: 'السجل سليم حتى الآن', en: 'The record is sound so far' },
  holdsBody: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا مزايدات فيه.',
        one: 'راجع متصفحك الآن المزايدة الوحيدة، وهي كما سُجلت.',
        two: 'راجع متصفحك الآن المزايدتين، وهما متسلسلتان.',
        few: `راجع متصفحك الآن المزايدات 1 إلى ${n} واحدة واحدة، وكلها متسلسلة.`,
        many: `راجع متصفحك الآن المزايدات 1 إلى ${n} واحدة واحدة، وكلها متسلسلة.`,
        other: `راجع متصفحك الآن المزايدات 1 إلى ${n} واحدة واحدة، وكلها متسلسلة.`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'Your browser has just checked the only bid, and it is as it was recorded.',
        other: `Your browser has just checked bids 1 to ${n} one by one, and each follows from the one before.`,
      }),
  },
  running: {
    ar: 'المزاد جارٍ: ما يأتي بعد هذا تراه بعد التحديث.',
    en: 'The auction is still running: refresh to see what came after this.',
  },
  newest: { ar: 'أحدث المزايدات', en: 'Newest bids' },
  falseBid: {
    ar: (number: string) => `المزايدة ${number} لا تطابق السجل`,
    en: (number: string) => `Bid ${number} does not fit the record`,
  },
  falseRecord: { ar: 'السجل لا يطابق ما أُعلن', en: 'The record does not fit what was announced' },
  terms: {
    ar: 'شروط المزاد المعروضة ليست الشروط التي تبدأ منها السلسلة.',
    en: 'The terms shown are not the terms that the chain begins with.',
  },
  number: {
    ar: 'رقمها ليس التالي: مزايدة ناقصة أو مكررة أو في غير موضعها.',
    en: 'Its number is not the next one: a bid is missing, doubled or out of its place.',
  },
  hash: {
    ar: 'بصمتها لا تُحسب مما كُتب فيها: تغير شيء منها أو مما قبلها بعد تسجيلها.',
    en: 'Its fingerprint does not come of what it says: something of it was changed after it was recorded.',
  },
  amount: {
    ar: 'مبلغها لا يبلغ أقل زيادة على ما قبلها.',
    en: 'Its amount is not the smallest step above the one before.',
  },
  time: { ar: 'وقتها خارج وقت المزاد.', en: 'Its time lies outside of the auction.' },
  exclusion: {
    ar: 'خروج مزايد من المزاد ليس في موضعه من السجل.',
    en: 'A bidder who left the auction is out of place in the record.',
  },
  count: {
    ar: 'عدد المزايدات المعروضة غير العدد المعلن.',
    en: 'There are not as many bids as are announced.',
  },
  end: {
    ar: 'وقت الإغلاق المعلن لا يتبع من المزايدات.',
    en: 'The announced end does not follow from the bids.',
  },
  award: {
    ar: 'رسا المزاد على غير أعلى مزايدة مؤهلة.',
    en: 'The lot did not go to the highest bid that could win.',
  },
  soundBefore: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'هي الأولى في السجل.',
        one: 'المزايدة التي قبلها سليمة.',
        two: 'المزايدتان قبلها سليمتان.',
        few: `المزايدات ${n} التي قبلها سليمة.`,
        many: `المزايدات ${n} التي قبلها سليمة.`,
        other: `المزايدات ${n} التي قبلها سليمة.`,
      }),
    en: (n: number) =>
      n === 0
        ? 'It is the first of the record.'
        : countEnglish(n, {
            one: 'The bid before it is sound.',
            other: `The ${n} bids before it are sound.`,
          }),
  },
  unable: { ar: 'متصفحك لا يفحص البصمات هنا', en: 'Your browser checks no fingerprints here' },
  unableBody: {
    ar: 'لا تحسب المتصفحات البصمات إلا على اتصال آمن (https). افتح الصفحة بعنوان آمن، أو نزّل السجل وافحصه بنفسك. ما تراه هنا لم يُفحص.',
    en: 'Browsers compute fingerprints on a safe connection (https) only. Open this page under a safe address, or download the record and check it yourself. What you see here has not been checked.',
  },
  retry: { ar: 'حاول مجددًا', en: 'Try again' },
  notFetched: { ar: 'لم يصل السجل كاملًا', en: 'The whole record did not arrive' },
  notFetchedBody: {
    ar: 'ما تراه هنا جاء مع الصفحة ولم يُفحص بعد.',
    en: 'What you see here came with the page and has not been checked yet.',
  },
  noBids: { ar: 'لا مزايدات بعد', en: 'No bids yet' },
  noBidsBody: {
    ar: 'تُسجل هنا كل مزايدة ببصمتها لحظة قبولها.',
    en: 'Each bid is recorded here with its fingerprint the moment it is accepted.',
  },
  nobody: { ar: 'لم يزايد أحد', en: 'Nobody bid' },
  nobodyBody: {
    ar: 'انتهى المزاد بلا مزايدات، فليس في سجله ما يُفحص.',
    en: 'The auction ended without bids, so its record holds nothing to check.',
  },

  how: { ar: 'كيف تتأكد بنفسك؟', en: 'How can you check it yourself?' },
  howBody: {
    ar: 'لكل مزايدة بصمة تُحسب منها ومن بصمة التي قبلها. لو غُيّر رقم واحد أو حُذفت مزايدة لاختلفت كل البصمات بعدها، وظهر ذلك هنا.',
    en: 'Each bid has a fingerprint, computed from the bid and from the fingerprint before it. Were one digit changed or one bid removed, every fingerprint after it would differ, and it would show here.',
  },
  howOwn: {
    ar: 'إن زايدت فقد وصلك رقم مزايدتك وبصمتها مع القبول: قارنهما بما في هذه الصفحة.',
    en: 'If you bid, you received your bid’s number and fingerprint when it was accepted: compare them with this page.',
  },
  bidNumber: { ar: (number: string) => `مزايدة ${number}`, en: (number: string) => `Bid ${number}` },
  download: { ar: 'تنزيل السجل', en: 'Download' },
  downloadLater: { ar: 'بعد وصول السجل كاملًا', en: 'Once the whole record is here' },
  again: { ar: 'أعد الفحص', en: 'Check again' },
  recipe: { ar: 'كيف تُحسب البصمة؟', en: 'How is a fingerprint computed?' },
  recipeBody: {
    ar: 'هي SHA-256 لهذا النص بترميز UTF-8، كل بند في سطر ولا سطر بعد الأخير. هذا نص آخر مزايدة:',
    en: 'It is the SHA-256 of this text in UTF-8, an item a line and no line break at the end. This is the text of the last bid:',
  },
  recipeLines: {
    ar: 'السطور: صيغة السجل، بصمة ما قبلها من مزايدة أو استبعاد (وللأولى بصمة الشروط)، الرقم، المبلغ بالهللات، رمز المزايد، 1 للتلقائية و0 لغيرها، الوقت بأجزاء الألف من الثانية منذ 1970.',
    en: 'The lines: the form of the record, the fingerprint of the bid or exclusion before (for the first bid that of the terms), the number, the amount in halalas, the bidder’s mark, 1 for automatic and 0 otherwise, the time in milliseconds since 1970.',
  },
  recipeGives: { ar: 'وتخرج منه:', en: 'It gives:' },

  bids: { ar: 'المزايدات', en: 'Bids' },
  bidsBy: {
    ar: (bids: string, bidders: string) => `${bids} من ${bidders}`,
    en: (bids: string, bidders: string) => `${bids} by ${bidders}`,
  },
  bidders: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا أحد',
        one: 'مزايد واحد',
        two: 'مزايدَين',
        few: `${n} مزايدين`,
        many: `${n} مزايدًا`,
        other: `${n} مزايد`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 bidder', other: `${n} bidders` }),
  },
  won: { ar: 'رسا عليه', en: 'Won' },
  lapsed: { ar: 'لم يُتم الشراء', en: 'Did not buy' },
  automatic: { ar: 'تلقائية', en: 'Automatic' },
  barred: { ar: 'استُبعد المزايد', en: 'Bidder excluded' },
  rejected: { ar: 'لم ينفّذ البائع الطلب', en: 'Order not fulfilled by the seller' },
  abandoned: { ar: 'لم يُكمل المشتري الشراء', en: 'Purchase not completed by the buyer' },
  excludedAt: {
    ar: (bidder: string, time: string) => `${bidder}، ${time}`,
    en: (bidder: string, time: string) => `${bidder}, ${time}`,
  },
  misfit: { ar: 'لا تطابق', en: 'Does not fit' },
  fingerprint: { ar: 'البصمة', en: 'Fingerprint' },
  showAll: { ar: 'عرض كل المزايدات', en: 'Show all bids' },
  showMore: { ar: (n: number) => `عرض ${n} مزايدة أخرى`, en: (n: number) => `Show ${n} more bids` },

  happened: { ar: 'ما جرى', en: 'What happened' },
  opening: { ar: 'سعر الافتتاح', en: 'Opening price' },
  step: { ar: 'أقل زيادة', en: 'Smallest step' },
  began: { ar: 'بدأ', en: 'Began' },
  begins: { ar: 'يبدأ', en: 'Begins' },
  firstEnd: { ar: 'الإغلاق الأول', en: 'First end' },
  extension: { ar: 'التمديد', en: 'Extension' },
  extendedTo: { ar: (time: string) => `إلى ${time}`, en: (time: string) => `to ${time}` },
  notExtended: { ar: 'لم يُمدد', en: 'None' },
  acceptedEarly: { ar: 'قُبلت قبل الإغلاق', en: 'Accepted before the end' },
  wonBy: { ar: 'رسا على', en: 'Sold to' },
  outcome: { ar: 'النتيجة', en: 'Outcome' },
  forAmount: {
    ar: (bidder: string, amount: string) => `${bidder} بـ ${amount}`,
    en: (bidder: string, amount: string) => `${bidder} for ${amount}`,
  },
  scheduled: { ar: 'لم يبدأ بعد', en: 'Not begun yet' },
  open: { ar: 'المزاد جارٍ', en: 'Still running' },
  ended: { ar: 'بانتظار البائع', en: 'Waiting for the seller' },
  unsold: { ar: 'لم يُبع', en: 'Not sold' },
  void: { ar: 'ألغته إدارة السوق', en: 'Cancelled by the market' },

  replay: { ar: 'المزاد من أوله', en: 'The auction from its start' },
  replaySub: {
    ar: 'مزايدة بعد مزايدة، بقواعد المزاد نفسها.',
    en: 'Bid by bid, by the rules of the auction itself.',
  },
  replayAt: {
    ar: (number: string, all: string) => `المزايدة ${number} من ${all}`,
    en: (number: string, all: string) => `Bid ${number} of ${all}`,
  },
  replaySays: {
    ar: (at: string, price: string, who: string) => `${at}: ${price}، ${who}`,
    en: (at: string, price: string, who: string) => `${at}: ${price}, ${who}`,
  },
  leads: { ar: 'في الصدارة', en: 'Leading' },
  nextLeast: {
    ar: (amount: string) => `أقل مزايدة بعدها ${amount}`,
    en: (amount: string) => `Next bid at least ${amount}`,
  },
  movedEnd: {
    ar: (time: string) => `مُدد الإغلاق إلى ${time}`,
    en: (time: string) => `The end moved to ${time}`,
  },
  position: { ar: 'موضع الإعادة', en: 'Place in the replay' },
  play: { ar: 'تشغيل', en: 'Play' },
  pause: { ar: 'إيقاف', en: 'Pause' },
  toStart: { ar: 'إلى أول المزاد', en: 'To the opening' },
  back: { ar: 'المزايدة السابقة', en: 'Previous bid' },
  onwards: { ar: 'المزايدة التالية', en: 'Next bid' },
  toEnd: { ar: 'إلى آخر المزاد', en: 'To the end' },
  nobodyYet: { ar: 'لم يزايد أحد بعد', en: 'Nobody has bid yet' },
  nobodyLeads: { ar: 'لا مزايدة قائمة', en: 'No bid stands' },
  rejectedHere: {
    ar: (bidder: string) => `لم ينفّذ البائع طلب ${bidder}`,
    en: (bidder: string) => `The seller did not fulfil the order of ${bidder}`,
  },
  abandonedHere: {
    ar: (bidder: string) => `لم يُكمل ${bidder} الشراء`,
    en: (bidder: string) => `${bidder} did not complete the purchase`,
  },
  excludedHere: {
    ar: (bidder: string) => `استُبعد ${bidder}`,
    en: (bidder: string) => `${bidder} was excluded`,
  },
})
