import { countArabic, messages } from '../../app/texts/text.ts'

/** Texts of the form that lists a lot for auction. */
export const addAuctionText = messages({
  again: { ar: 'إعادة عرض الدفعة', en: 'Relist the lot' },
  lot: { ar: 'الدفعة المعروضة', en: 'The lot' },
  fromStock: {
    ar: (kilos: string) => `تُؤخذ الدفعة من منتجك المعروض: ${kilos} كجم متاحة، وتنقص منه عند النشر.`,
    en: (kilos: string) =>
      `The lot is taken from your product on sale: ${kilos} kg are available and are reduced when you publish.`,
  },
  lotDone: { ar: 'اكتملت بيانات الدفعة', en: 'Done with the lot' },
  change: { ar: 'تغيير', en: 'Change' },
  changeLot: { ar: 'تغيير الدفعة', en: 'Change the lot' },
  oneBidder: {
    ar: 'تُباع الدفعة كاملة لمزايد واحد.',
    en: 'The whole lot goes to one bidder.',
  },
  goods: {
    ar: (size: string, quality: string, place: string) => `${size}، ${quality}، ${place}.`,
    en: (size: string, quality: string, place: string) => `${size}, ${quality}, ${place}.`,
  },

  when: { ar: 'متى يبدأ؟', en: 'When does it start?' },
  afterFajr: { ar: 'بعد الفجر', en: 'Fajr' },
  afterAsr: { ar: 'بعد العصر', en: 'Asr' },
  evening: { ar: 'مساءً', en: 'Evening' },
  halfAfterFajr: { ar: 'بعد الفجر بنصف ساعة', en: '30 minutes after Fajr' },
  halfAfterAsr: { ar: 'بعد العصر بنصف ساعة', en: '30 minutes after Asr' },
  callToday: {
    ar: (city: string, at: string) => `اليوم، الأذان في ${city} ${at}`,
    en: (city: string, at: string) => `Today, adhan in ${city} is at ${at}`,
  },
  callTomorrow: {
    ar: (city: string, at: string, day: string, date: string) =>
      `غدًا ${day} ${date}، الأذان في ${city} ${at}`,
    en: (city: string, at: string, day: string, date: string) =>
      `Tomorrow, ${day} ${date}, adhan in ${city} is at ${at}`,
  },
  cityFirst: {
    ar: 'اختر مدينة الدفعة ليظهر وقت الأذان',
    en: 'Choose the lot’s city to see its prayer times',
  },
  noCall: { ar: 'لا نعرف وقت الأذان في هذه المدينة', en: 'We don’t have prayer times for this city' },
  own: { ar: 'في وقت أحدده', en: 'At a time I choose' },
  ownBody: { ar: 'اختر اليوم والساعة', en: 'Choose date and time' },
  ownAt: {
    ar: (day: string, date: string) => `${day} ${date}`,
    en: (day: string, date: string) => `${day} ${date}`,
  },
  inSession: {
    ar: (day: string) => `في جلسة مزاد ${day}`,
    en: (day: string) => `In ${day}’s auction session`,
  },
  sessionBody: {
    ar: (date: string, place: string) => `${date}، دفعتك رقم ${place} حتى الآن`,
    en: (date: string, place: string) => `${date}, your lot is number ${place} so far`,
  },
  sessionRising: {
    ar: 'الجلسة للمزايدة العلنية فقط. اختر موعدًا آخر، أو بِع بمزايدة علنية.',
    en: 'A session sells by rising bids only. Choose another time, or sell by rising bids.',
  },
  sessionTimes: {
    ar: 'تُفتح المزايدة مع بداية الجلسة، وتُغلق دفعتك في دورها.',
    en: 'Bidding opens with the session, and your lot closes in its turn.',
  },
  afterPrayer: {
    ar: (at: string) => `وقت الإغلاق في وقت صلاة، فيُغلق بعدها ${at}.`,
    en: (at: string) => `That would close during prayer time, so it closes after it, at ${at}.`,
  },
  fallAfterPrayer: {
    ar: (at: string) => `يمر نزول السعر بوقت صلاة، فيبدأ بعدها ${at}.`,
    en: (at: string) => `The price would fall through prayer time, so the lot starts after it, at ${at}.`,
  },
  now: { ar: 'الآن', en: 'Now' },
  nowBody: { ar: 'يبدأ فور النشر', en: 'Starts as soon as you publish' },
  day: { ar: 'اليوم', en: 'Date' },
  time: { ar: 'الساعة', en: 'Time' },
  timeLike: { ar: 'مثل \u206620:00\u2069', en: 'like 20:00' },
  today: { ar: 'اليوم', en: 'Today' },
  tomorrow: { ar: 'غدًا', en: 'Tomorrow' },

  lasts: { ar: 'المدة', en: 'Duration' },
  minute: { ar: 'دقيقة', en: 'min' },
  other: { ar: 'أخرى', en: 'Other' },
  otherLasts: { ar: 'المدة بالدقائق', en: 'Duration in minutes' },

  way: { ar: 'طريقة البيع', en: 'Way to sell' },
  english: { ar: 'مزايدة علنية', en: 'Open bidding' },
  dutch: { ar: 'مزاد تنازلي', en: 'Dutch auction' },
  sealed: { ar: 'مظروف مغلق', en: 'Sealed tender' },
  dutchHint: {
    ar: 'ينزل السعر درجة بعد درجة، وأول من يضغط يشتري بالسعر الظاهر. لا تتغير الأسعار بعد النشر.',
    en: 'The price drops step by step, and the first to press buys at the price shown. The prices are fixed once you publish.',
  },
  sealedHint: {
    ar: 'يقدّم كل مزايد عرضًا واحدًا لا يراه أحد حتى الإغلاق، ويفوز أعلى عرض بسعره.',
    en: 'Each bidder makes one offer that nobody sees until it closes. The highest offer wins at its own price.',
  },
  leastOffer: { ar: 'أقل عرض مقبول', en: 'Minimum offer' },
  reserveSealed: {
    ar: 'لا يراه المزايدون. إذا لم يبلغه أعلى عرض فالقرار لك بعد الفتح.',
    en: 'Bidders do not see it. If the highest offer is below it, you decide after the opening.',
  },
  reserveLeast: {
    ar: (amount: string) => `لا يقل عن أقل عرض مقبول، ${amount}`,
    en: (amount: string) => `Must be at least the minimum offer, ${amount}`,
  },
  floor: { ar: 'أقل سعر ينزل إليه', en: 'Lowest price' },
  drop: { ar: 'ينزل كل مرة', en: 'Step down' },
  dropEvery: { ar: 'كل كم ثانية؟', en: 'Seconds per step' },
  second: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'ثانية',
        one: 'ثانية',
        two: 'ثانيتان',
        few: 'ثوانٍ',
        many: 'ثانية',
        other: 'ثانية',
      }),
    en: (_n: number) => 's',
  },
  dropMissing: { ar: 'اكتب كم ينزل السعر كل مرة', en: 'Enter the step down' },
  dutchCloses: {
    ar: 'يُغلق المزاد فور أول ضغطة، وإن لم يشترِ أحد أُغلق بعد أقل سعر بدرجة واحدة.',
    en: 'It closes with the first press. If nobody buys, it closes one step after the lowest price.',
  },
  afterDutch: {
    ar: (award: string) => `يكمل المشتري الطلب خلال ${award}، وإلا انتهى المزاد بلا بيع.`,
    en: (award: string) => `The buyer has ${award} to order, or the lot stays unsold.`,
  },
  sealedCloses: {
    ar: 'تُفتح كل العروض معًا عند الإغلاق، دون تمديد.',
    en: 'All offers open together when it closes, without extensions.',
  },

  prices: { ar: 'الأسعار للدفعة كاملة', en: 'Prices for the whole lot' },
  starting: { ar: 'سعر الافتتاح', en: 'Starting price' },
  riyal: { ar: 'ريال', en: 'SR' },
  perKilo: { ar: (amount: string) => `${amount} للكيلو`, en: (amount: string) => `${amount} per kg` },
  step: { ar: 'أقل زيادة', en: 'Minimum increment' },
  stepHint: {
    ar: (amount: string) => `لا تُقبل زيادة أقل منها. 1% من سعر الافتتاح ${amount}.`,
    en: (amount: string) => `Bids must rise by at least this. 1% of the starting price is ${amount}.`,
  },
  stepLeast: {
    ar: (amount: string) => `لا تُقبل زيادة أقل منها، وأقلها ${amount}.`,
    en: (amount: string) => `Bids must rise by at least this; the minimum is ${amount}.`,
  },
  stepWaits: {
    ar: 'اكتب سعر الافتتاح أولًا لنقترح أقل زيادة',
    en: 'Enter the starting price first and we’ll suggest increments',
  },
  otherStep: { ar: 'أقل زيادة بالريال', en: 'Minimum increment in SR' },
  reserve: { ar: 'أقل سعر تقبله', en: 'Reserve price' },
  reserveHint: {
    ar: 'لا يراه المزايدون، بل يرون فقط هل بلغه السعر. إذا بلغه الحد الأقصى لأحدهم ارتفع السعر إليه.',
    en: 'Bidders only see whether it has been met. If a bidder’s maximum reaches it, the price moves up to it.',
  },
  auto: { ar: 'اقبل أعلى مزايدة تلقائيًا', en: 'Accept the highest bid automatically' },
  autoReserve: {
    ar: 'عند الإغلاق، إذا بلغ السعر أقل سعر تقبله',
    en: 'When it closes, if your reserve price is met',
  },
  autoAny: { ar: 'عند الإغلاق، أيًا كان السعر', en: 'When it closes, at any price' },

  closing: { ar: 'كيف يُغلق المزاد؟', en: 'How does it close?' },
  starts: { ar: 'يبدأ', en: 'Starts' },
  lastMinutes: { ar: (span: string) => `آخر ${span}`, en: (span: string) => `Last ${span}` },
  latest: { ar: 'أقصى تمديد', en: 'Latest end' },
  closes: { ar: 'يُغلق', en: 'Closes' },
  soft: {
    ar: (span: string, most: string) =>
      `أي مزايدة في آخر ${span} تجعل الإغلاق بعد ${span} من وقتها، ويتكرر ذلك حتى ${most} على الأكثر، فلا يُخطف السعر في آخر ثانية.`,
    en: (span: string, most: string) =>
      `A bid in the last ${span} moves the end to ${span} after that bid. This repeats for up to ${most}, so nobody wins by sniping at the last second.`,
  },
  hard: {
    ar: 'يُغلق في وقته دون تمديد.',
    en: 'It closes on time, without extensions.',
  },
  after: { ar: 'بعد الإغلاق', en: 'After it closes' },
  afterByOwner: {
    ar: (accept: string, award: string) =>
      `تقبل أعلى مزايدة خلال ${accept}، ثم يكمل الفائز الطلب خلال ${award}، وإلا عُرض على من يليه.`,
    en: (accept: string, award: string) =>
      `You accept the highest bid within ${accept}. The winner then has ${award} to order, or it is offered to the next bidder.`,
  },
  afterAboveReserve: {
    ar: (accept: string, award: string) =>
      `إذا بلغ أعلى سعر أقل سعر تقبله قُبل فورًا، وإلا فالقرار لك خلال ${accept}. ثم يكمل الفائز الطلب خلال ${award}، وإلا عُرض على من يليه.`,
    en: (accept: string, award: string) =>
      `If the highest price reaches the lowest you accept, it is accepted at once; otherwise you decide within ${accept}. The winner then has ${award} to order, or it is offered to the next bidder.`,
  },
  afterByItself: {
    ar: (award: string) => `تُقبل أعلى مزايدة فورًا، ويكمل الفائز الطلب خلال ${award}، وإلا عُرض على من يليه.`,
    en: (award: string) =>
      `The highest bid is accepted at once. The winner then has ${award} to order, or it is offered to the next bidder.`,
  },
  afterSealed: {
    ar: (award: string) => `يُقبل أعلى عرض فور الفتح، ويكمل الفائز الطلب خلال ${award}، وإلا عُرض على من يليه.`,
    en: (award: string) =>
      `The highest offer is accepted at the opening. The winner then has ${award} to order, or it is offered to the next bidder.`,
  },

  publish: { ar: 'انشر المزاد', en: 'Publish auction' },
  published: { ar: 'نُشر المزاد', en: 'Auction published' },
  startsOn: { ar: (day: string) => `يبدأ ${day}`, en: (day: string) => `Starts ${day}` },
  startsNow: { ar: 'يبدأ', en: 'Starts' },
  atOnce: { ar: 'فور نشره', en: 'immediately' },
  seenAs: { ar: 'ملخص المزاد', en: 'Auction summary' },
  startsAt: { ar: 'يبدأ', en: 'Starts' },
  endsAt: { ar: 'يُغلق', en: 'Closes' },
})
