import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the public record of an auction. */
export const recordText = messages({
  headTitle: {
    ar: (lot: string) => `سجل مزاد ${lot}`,
    en: (lot: string) => `${lot} auction record`,
  },
  headBody: {
    ar: (lot: string, bids: string) =>
      `كل ما جرى في مزاد ${lot}: ${bids}، لكل واحدة رقمها ووقتها وبصمتها، ويتحقق منها متصفحك.`,
    en: (lot: string, bids: string) =>
      `Everything that happened in the ${lot} auction: ${bids}, each with its number, time and fingerprint, verified by your browser.`,
  },
  failed: { ar: 'تعذّر تحميل السجل', en: 'We couldn’t load the record' },
  auctionNumber: { ar: (id: string) => `مزاد ${id}`, en: (id: string) => `Auction ${id}` },
  toAuction: { ar: 'صفحة المزاد', en: 'View auction' },

  checking: { ar: 'متصفحك يتحقق من السجل', en: 'Your browser is verifying the record' },
  checkingBody: {
    ar: (checked: string, all: string) => `تم التحقق من ${checked} من ${all}`,
    en: (checked: string, all: string) => `${checked} of ${all} verified`,
  },
  fetching: { ar: 'جارٍ تحميل السجل كاملًا', en: 'Loading the full record' },
  holds: { ar: 'السجل كامل ولم يتغير', en: 'The record is complete and unchanged' },
  holdsSoFar: { ar: 'السجل سليم حتى الآن', en: 'The record is valid so far' },
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
        one: 'Your browser verified the only bid: it is as recorded.',
        other: `Your browser verified bids 1 to ${n} one by one: each follows from the one before.`,
      }),
  },
  holdsOffers: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا عروض فيه.',
        one: 'راجع متصفحك الآن العرض الوحيد بعد فتحه، وهو كما سُجل.',
        two: 'راجع متصفحك الآن العرضين بعد فتحهما، وهما متسلسلان.',
        few: `راجع متصفحك الآن ${n} عروض بعد فتحها واحدًا واحدًا، وكلها متسلسلة.`,
        many: `راجع متصفحك الآن ${n} عرضًا بعد فتحها واحدًا واحدًا، وكلها متسلسلة.`,
        other: `راجع متصفحك الآن ${n} عرض بعد فتحها واحدًا واحدًا، وكلها متسلسلة.`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'Your browser verified the only offer: it is as recorded.',
        other: `Your browser verified the ${n} opened offers one by one: each follows from the one before.`,
      }),
  },
  holdsPurchase: {
    ar: 'راجع متصفحك الآن الشراء، وهو كما سُجل.',
    en: 'Your browser verified the purchase: it is as recorded.',
  },
  openedOffers: { ar: 'العروض بعد الفتح', en: 'Offers after the opening' },
  purchase: { ar: 'الشراء', en: 'Purchase' },
  running: {
    ar: 'المزاد جارٍ. حدّث لعرض ما بعد هذا.',
    en: 'The auction is still running. Refresh to see newer bids.',
  },
  newest: { ar: 'أحدث المزايدات', en: 'Newest bids' },
  falseBid: {
    ar: (number: string) => `المزايدة ${number} لا تطابق السجل`,
    en: (number: string) => `Bid ${number} does not match the record`,
  },
  falseRecord: { ar: 'السجل لا يطابق ما أُعلن', en: 'The record does not match what was announced' },
  terms: {
    ar: 'شروط المزاد المعروضة ليست الشروط التي يبدأ منها السجل.',
    en: 'The terms shown are not the terms the record starts from.',
  },
  number: {
    ar: 'رقمها ليس التالي: مزايدة ناقصة أو مكررة أو في غير موضعها.',
    en: 'Its number is out of order: a bid is missing, duplicated or out of place.',
  },
  hash: {
    ar: 'بصمتها لا تطابق محتواها: تغيّر شيء منها أو مما قبلها بعد تسجيلها.',
    en: 'Its fingerprint does not match its content: something was changed after it was recorded.',
  },
  amount: {
    ar: 'مبلغها لا يبلغ أقل زيادة على ما قبلها.',
    en: 'Its amount is not the minimum increment above the one before.',
  },
  time: { ar: 'وقتها خارج وقت المزاد.', en: 'Its time is outside the auction.' },
  exclusion: {
    ar: 'استبعاد مزايد ليس في موضعه من السجل.',
    en: 'An excluded bidder is out of place in the record.',
  },
  count: {
    ar: 'عدد المزايدات المعروضة غير العدد المعلن.',
    en: 'The number of bids is not the number announced.',
  },
  end: {
    ar: 'وقت الإغلاق المعلن لا يطابق المزايدات.',
    en: 'The announced end does not match the bids.',
  },
  award: {
    ar: 'رسا المزاد على غير أعلى مزايدة مؤهلة.',
    en: 'The lot did not go to the highest eligible bid.',
  },
  offer: {
    ar: 'عرض ناقص أو مكرر أو في غير موضعه، أو خارج وقت المزاد.',
    en: 'An offer is missing, duplicated, out of place or outside the auction.',
  },
  commitment: {
    ar: 'المبلغ المفتوح ليس المبلغ الذي التزم به صاحبه حين قدّم عرضه.',
    en: 'The opened amount is not the amount its bidder committed to.',
  },
  sealedSoFar: { ar: 'العروض مغلقة والسجل سليم', en: 'The offers are sealed and the record is valid' },
  sealedBody: {
    ar: 'راجع متصفحك تسلسل العروض. مبالغها سرية حتى الفتح، ولكل عرض بصمة تثبت مبلغه بعده.',
    en: 'Your browser verified the chain of offers. Their amounts are secret until the opening. Each has a fingerprint that proves its amount afterwards.',
  },
  sealedOffers: { ar: 'العروض المغلقة بترتيب وصولها', en: 'Sealed offers in order of arrival' },
  withdrawn: { ar: 'سُحب', en: 'Withdrawn' },
  offerBarred: { ar: 'استُبعد صاحبه', en: 'Bidder excluded' },
  replaced: { ar: 'استُبدل أو سُحب', en: 'Replaced or withdrawn' },
  sealed: { ar: 'مغلق', en: 'Sealed' },
  commitmentName: { ar: 'بصمة المبلغ', en: 'Fingerprint of the amount' },
  saltName: { ar: 'الرمز السري بعد الفتح', en: 'Salt, revealed at the opening' },
  howOffers: {
    ar: 'بصمة المبلغ هي SHA-256 لخمسة أسطر: ⁦samak-commitment/1⁩ ورقم المزاد ورمز المزايد والمبلغ بالهللات والرمز السري. نزّل السجل لتحسبها وتقارنها بما سُجل قبل الفتح.',
    en: 'The fingerprint of an amount is the SHA-256 of five lines: samak-commitment/1, the auction number, the bidder code, the amount in halalas and the salt. Download the record to compute it and compare it with what was recorded before the opening.',
  },
  openedLines: {
    ar: 'السطور: صيغة السجل، بصمة ما قبلها (وللأول بصمة آخر عرض مغلق)، الرقم، رقم العرض المغلق، رمز المزايد، المبلغ بالهللات، الرمز السري.',
    en: 'The lines: the record format, the previous fingerprint (for the first, of the last sealed offer), the number, the number of the sealed offer, the bidder code, the amount in halalas, the salt.',
  },
  floor: { ar: 'أقل سعر', en: 'Lowest price' },
  drop: { ar: 'نزول السعر', en: 'Step down' },
  dropEveryMinutes: {
    ar: (amount: string, n: number) =>
      `${amount} كل ${countArabic(n, {
        zero: 'دقيقة',
        one: 'دقيقة',
        two: 'دقيقتين',
        few: `\u2066${n}\u2069 دقائق`,
        many: `\u2066${n}\u2069 دقيقة`,
        other: `\u2066${n}\u2069 دقيقة`,
      })}`,
    en: (amount: string, n: number) => `${amount} every \u2066${n}\u2069 min`,
  },
  dropEvery: {
    ar: (amount: string, n: number) =>
      `${amount} كل ${countArabic(n, {
        zero: 'ثانية',
        one: 'ثانية',
        two: 'ثانيتين',
        few: `\u2066${n}\u2069 ثوانٍ`,
        many: `\u2066${n}\u2069 ثانية`,
        other: `\u2066${n}\u2069 ثانية`,
      })}`,
    en: (amount: string, n: number) => `${amount} every \u2066${n}\u2069 s`,
  },
  pressedAt: { ar: 'اشتُريت', en: 'Bought' },
  opensAt: { ar: 'فتح العروض', en: 'Opening of the offers' },
  leastOffer: { ar: 'أقل عرض مقبول', en: 'Minimum offer' },
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
        ? 'It is the first in the record.'
        : countEnglish(n, {
            one: 'The bid before it is valid.',
            other: `The ${n} bids before it are valid.`,
          }),
  },
  unable: { ar: 'متصفحك لا يستطيع التحقق هنا', en: 'Your browser cannot verify the record here' },
  unableBody: {
    ar: 'يتطلب التحقق اتصالًا آمنًا (https). افتح الصفحة بعنوان آمن، أو نزّل السجل وتحقق منه بنفسك. ما تراه هنا لم يُتحقق منه.',
    en: 'Verification needs a secure connection (https). Open this page over https, or download the record and verify it yourself. What you see here has not been verified.',
  },
  retry: { ar: 'حاول مجددًا', en: 'Try again' },
  notFetched: { ar: 'لم يُحمّل السجل كاملًا', en: 'The full record did not load' },
  notFetchedBody: {
    ar: 'ما تراه هنا لم يُتحقق منه بعد.',
    en: 'What you see here has not been verified yet.',
  },
  noBids: { ar: 'لا مزايدات بعد', en: 'No bids yet' },
  noBidsBody: {
    ar: 'تُسجّل هنا كل مزايدة ببصمتها لحظة وصولها.',
    en: 'Each bid is recorded here with its fingerprint as soon as it is placed.',
  },
  nobody: { ar: 'لم يزايد أحد', en: 'No bids' },
  nobodyBody: {
    ar: 'انتهى المزاد بلا مزايدات.',
    en: 'The auction ended without bids, so there is nothing to verify.',
  },

  how: { ar: 'كيف تتأكد بنفسك؟', en: 'How can you verify it yourself?' },
  howBody: {
    ar: 'لكل مزايدة بصمة تُحسب منها ومن بصمة التي قبلها. لو غُيّر رقم واحد أو حُذفت مزايدة لاختلفت كل البصمات بعدها، وظهر ذلك هنا.',
    en: 'Each bid has a fingerprint computed from the bid and the previous fingerprint. If a single digit were changed or a bid removed, every later fingerprint would differ and it would show here.',
  },
  howOwn: {
    ar: 'إن كنت زايدت فقد وصلك رقم مزايدتك وبصمتها، قارنهما بما في هذه الصفحة.',
    en: 'If you placed a bid, you received its number and fingerprint. Compare them with this page.',
  },
  howOffersBody: {
    ar: 'لكل عرض بصمة تُحسب منه ومن بصمة الذي قبله. لو غُيّر رقم واحد أو حُذف عرض لاختلفت كل البصمات بعده، وظهر ذلك هنا.',
    en: 'Each offer has a fingerprint computed from the offer and the previous fingerprint. If a single digit were changed or an offer removed, every later fingerprint would differ and it would show here.',
  },
  howOwnOffer: {
    ar: 'إن كنت قدّمت عرضًا فقد وصلك رقمه وبصمته، قارنهما بالعروض المغلقة بترتيب وصولها في آخر الصفحة.',
    en: 'If you made an offer, you received its number and fingerprint. Compare them with the sealed offers in order of arrival at the end of this page.',
  },
  howPurchaseBody: {
    ar: 'للشراء بصمة تُحسب منه ومن بصمة شروط المزاد. لو غُيّر رقم واحد لاختلفت البصمة، وظهر ذلك هنا.',
    en: 'The purchase has a fingerprint computed from the purchase and the fingerprint of the terms. If a single digit were changed, the fingerprint would differ and it would show here.',
  },
  howOwnPurchase: {
    ar: 'إن كنت المشتري فقد وصلتك بصمة شرائك، قارنها بما في هذه الصفحة.',
    en: 'If you are the buyer, you received the fingerprint of your purchase. Compare it with this page.',
  },
  offerNumber: { ar: (number: string) => `عرض ${number}`, en: (number: string) => `Offer ${number}` },
  bidNumber: { ar: (number: string) => `مزايدة ${number}`, en: (number: string) => `Bid ${number}` },
  download: { ar: 'تنزيل السجل', en: 'Download' },
  downloadLater: { ar: 'بعد تحميل السجل كاملًا', en: 'Once the full record has loaded' },
  again: { ar: 'أعد التحقق', en: 'Verify again' },
  recipe: { ar: 'كيف تُحسب البصمة؟', en: 'How is a fingerprint computed?' },
  recipeBody: {
    ar: 'هي SHA-256 لهذا النص بترميز UTF-8، كل بند في سطر ولا سطر بعد الأخير. هذا نص آخر مزايدة:',
    en: 'It is the SHA-256 of this text in UTF-8, one item per line, with no line break at the end. This is the text of the last bid:',
  },
  recipeLines: {
    ar: 'السطور: صيغة السجل، بصمة ما قبلها من مزايدة أو استبعاد (وللأولى بصمة الشروط)، الرقم، المبلغ بالهللات، رمز المزايد، 1 للتلقائية و0 لغيرها، الوقت بأجزاء الألف من الثانية منذ 1970.',
    en: 'The lines: the record format, the fingerprint of the previous bid or exclusion (for the first bid, of the terms), the number, the amount in halalas, the bidder code, 1 for automatic or 0 otherwise, the time in milliseconds since 1970.',
  },
  recipeGives: { ar: 'الناتج:', en: 'Result:' },

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
  lapsed: { ar: 'لم يُتم الشراء', en: 'Did not complete the purchase' },
  automatic: { ar: 'تلقائية', en: 'Automatic' },
  barred: { ar: 'استُبعد المزايد', en: 'Bidder excluded' },
  rejected: { ar: 'لم ينفّذ البائع الطلب', en: 'Not fulfilled by the seller' },
  abandoned: { ar: 'لم يُكمل المشتري الشراء', en: 'Not completed by the buyer' },
  excludedAt: {
    ar: (bidder: string, time: string) => `${bidder}، ${time}`,
    en: (bidder: string, time: string) => `${bidder}, ${time}`,
  },
  misfit: { ar: 'لا تطابق', en: 'Does not match' },
  fingerprint: { ar: 'البصمة', en: 'Fingerprint' },
  showAll: { ar: 'عرض كل المزايدات', en: 'Show all bids' },
  showMore: { ar: (n: number) => `عرض ${n} مزايدة أخرى`, en: (n: number) => `Show ${n} more bids` },

  happened: { ar: 'ما جرى', en: 'What happened' },
  opening: { ar: 'سعر الافتتاح', en: 'Starting price' },
  step: { ar: 'أقل زيادة', en: 'Minimum increment' },
  began: { ar: 'بدأ', en: 'Started' },
  begins: { ar: 'يبدأ', en: 'Starts' },
  firstEnd: { ar: 'الإغلاق الأصلي', en: 'Original end' },
  extension: { ar: 'التمديد', en: 'Extension' },
  extendedTo: { ar: (time: string) => `إلى ${time}`, en: (time: string) => `to ${time}` },
  notExtended: { ar: 'لم يُمدد', en: 'None' },
  acceptedEarly: { ar: 'قُبلت قبل الإغلاق', en: 'Accepted before the end' },
  wonBy: { ar: 'الفائز', en: 'Winner' },
  outcome: { ar: 'النتيجة', en: 'Outcome' },
  forAmount: {
    ar: (bidder: string, amount: string) => `${bidder} بـ ${amount}`,
    en: (bidder: string, amount: string) => `${bidder} for ${amount}`,
  },
  scheduled: { ar: 'لم يبدأ بعد', en: 'Not started yet' },
  open: { ar: 'المزاد جارٍ', en: 'In progress' },
  ended: { ar: 'بانتظار البائع', en: 'Awaiting the seller' },
  unsold: { ar: 'لم يُبع', en: 'Not sold' },
  void: { ar: 'ألغته إدارة السوق', en: 'Cancelled by the market team' },

  replay: { ar: 'إعادة عرض المزاد', en: 'Auction replay' },
  replaySub: {
    ar: 'مزايدة بعد مزايدة، بقواعد المزاد نفسها.',
    en: 'Bid by bid, following the auction’s own rules.',
  },
  replayAt: {
    ar: (number: string, all: string) => `المزايدة ${number} من ${all}`,
    en: (number: string, all: string) => `Bid ${number} of ${all}`,
  },
  replaySays: {
    ar: (at: string, price: string, who: string) => `${at}: ${price}، ${who}`,
    en: (at: string, price: string, who: string) => `${at}: ${price}, ${who}`,
  },
  leads: { ar: 'الأعلى', en: 'Highest' },
  nextLeast: {
    ar: (amount: string) => `أقل مزايدة تالية ${amount}`,
    en: (amount: string) => `Next minimum bid ${amount}`,
  },
  movedEnd: {
    ar: (time: string) => `مُدد الإغلاق إلى ${time}`,
    en: (time: string) => `Extended to ${time}`,
  },
  position: { ar: 'موضع الإعادة', en: 'Replay position' },
  play: { ar: 'تشغيل', en: 'Play' },
  pause: { ar: 'إيقاف', en: 'Pause' },
  toStart: { ar: 'إلى أول المزاد', en: 'Go to start' },
  back: { ar: 'المزايدة السابقة', en: 'Previous bid' },
  onwards: { ar: 'المزايدة التالية', en: 'Next bid' },
  toEnd: { ar: 'إلى آخر المزاد', en: 'Go to end' },
  nobodyYet: { ar: 'لم يزايد أحد بعد', en: 'No bids yet' },
  nobodyLeads: { ar: 'لا مزايدة قائمة', en: 'No active bid' },
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
