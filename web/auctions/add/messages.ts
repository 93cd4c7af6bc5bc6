import { messages } from '../../app/texts/text.ts'

/** Texts of the form that lists a lot for auction. */
export const addAuctionText = messages({
  again: { ar: 'طرح الدفعة من جديد', en: 'Put the lot up again' },
  lot: { ar: 'الدفعة المعروضة', en: 'The lot' },
  lotDone: { ar: 'تمت الدفعة', en: 'The lot is ready' },
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
  halfAfterFajr: { ar: 'بعد الفجر بنصف ساعة', en: 'Half an hour after Fajr' },
  halfAfterAsr: { ar: 'بعد العصر بنصف ساعة', en: 'Half an hour after Asr' },
  callToday: {
    ar: (city: string, at: string) => `اليوم، الأذان في ${city} ${at}`,
    en: (city: string, at: string) => `Today, the call in ${city} is at ${at}`,
  },
  callTomorrow: {
    ar: (city: string, at: string, day: string, date: string) =>
      `غدًا ${day} ${date}، الأذان في ${city} ${at}`,
    en: (city: string, at: string, day: string, date: string) =>
      `Tomorrow, ${day} ${date}, the call in ${city} is at ${at}`,
  },
  cityFirst: {
    ar: 'اختر مدينة الدفعة ليظهر وقت الأذان فيها',
    en: 'Choose the city of the lot to see when the call is heard there',
  },
  noCall: { ar: 'لا نعرف وقت الأذان في هذه المدينة', en: 'We do not know the calls of this city' },
  own: { ar: 'في وقت أحدده', en: 'At a time of my own' },
  ownBody: { ar: 'اختر اليوم والساعة', en: 'Choose day and hour' },
  ownAt: {
    ar: (day: string, date: string) => `${day} ${date}`,
    en: (day: string, date: string) => `${day} ${date}`,
  },
  now: { ar: 'الآن', en: 'Now' },
  nowBody: { ar: 'يبدأ فور النشر', en: 'It starts as soon as it is published' },
  day: { ar: 'اليوم', en: 'Day' },
  time: { ar: 'الساعة', en: 'Hour' },
  timeLike: { ar: 'مثل \u206620:00\u2069', en: 'like 20:00' },
  today: { ar: 'اليوم', en: 'Today' },
  tomorrow: { ar: 'غدًا', en: 'Tomorrow' },

  lasts: { ar: 'المدة', en: 'How long' },
  minute: { ar: 'دقيقة', en: 'min' },
  other: { ar: 'أخرى', en: 'Other' },
  otherLasts: { ar: 'المدة بالدقائق', en: 'Minutes' },

  prices: { ar: 'الأسعار للدفعة كاملة', en: 'Prices for the whole lot' },
  starting: { ar: 'سعر الافتتاح', en: 'Starting price' },
  riyal: { ar: 'ريال', en: 'SR' },
  perKilo: { ar: (amount: string) => `${amount} للكيلو`, en: (amount: string) => `${amount} per kg` },
  step: { ar: 'أقل زيادة', en: 'Smallest step' },
  stepHint: {
    ar: (amount: string) => `لا يزايد أحد بأقل منها. 1% من الافتتاح ${amount}.`,
    en: (amount: string) => `Nobody bids by less. 1% of the starting price is ${amount}.`,
  },
  stepWaits: {
    ar: 'اكتب سعر الافتتاح أولًا لنقترح الزيادة',
    en: 'Type the starting price first, then we propose steps',
  },
  otherStep: { ar: 'أقل زيادة بالريال', en: 'Smallest step in SR' },
  reserve: { ar: 'أقل سعر تقبله', en: 'Least that you take' },
  reserveHint: {
    ar: 'لا يراه المزايدون، ويظهر لهم فقط هل بلغه السعر. إذا بلغه الحد الأقصى لأحدهم صار السعر عنده.',
    en: 'Bidders see only whether the price has reached it. If a bidder’s maximum reaches it, the price goes to it.',
  },
  auto: { ar: 'اقبل أعلى مزايدة تلقائيًا', en: 'Accept the highest bid by itself' },
  autoReserve: {
    ar: 'إذا بلغ السعر أقل ما تقبله عند الإغلاق',
    en: 'Where the price has reached the least that you take when it closes',
  },
  autoAny: { ar: 'عند الإغلاق، أيًا كان السعر', en: 'When it closes, whatever the price' },

  closing: { ar: 'كيف يُغلق المزاد؟', en: 'How does it close?' },
  starts: { ar: 'يبدأ', en: 'starts' },
  lastMinutes: { ar: (span: string) => `آخر ${span}`, en: (span: string) => `last ${span}` },
  latest: { ar: 'أقصى تمديد', en: 'at the latest' },
  closes: { ar: 'يُغلق', en: 'closes' },
  soft: {
    ar: (span: string, most: string) =>
      `أي مزايدة في آخر ${span} تمدّد الوقت إلى ${span} بعدها، ويتكرر ذلك حتى ${most} على الأكثر، فلا يُخطف السعر في آخر ثانية.`,
    en: (span: string, most: string) =>
      `A bid in the last ${span} moves the end to ${span} after it, again and again for ${most} at most: nobody snatches the lot in the last second.`,
  },
  hard: {
    ar: 'يُغلق في وقته، ولا تمدّده مزايدة.',
    en: 'It closes on time: no bid moves the end.',
  },
  after: { ar: 'بعد الإغلاق', en: 'After it closes' },
  afterByOwner: {
    ar: (accept: string, award: string) =>
      `تقبل الفائز خلال ${accept}، ويكمل الطلب خلال ${award}. إن لم يكمل عُرض على الذي يليه.`,
    en: (accept: string, award: string) =>
      `You accept the winner within ${accept}, who orders within ${award}. If not, the next in line may have it.`,
  },
  afterByItself: {
    ar: (award: string) => `يُقبل الفائز فورًا، ويكمل الطلب خلال ${award}. إن لم يكمل عُرض على الذي يليه.`,
    en: (award: string) =>
      `The winner is accepted at once and orders within ${award}. If not, the next in line may have it.`,
  },

  publish: { ar: 'انشر المزاد', en: 'Publish the auction' },
  published: { ar: 'نُشر المزاد', en: 'The auction is published' },
  startsOn: { ar: (day: string) => `يبدأ ${day}`, en: (day: string) => `Starts ${day}` },
  startsNow: { ar: 'يبدأ', en: 'Starts' },
  atOnce: { ar: 'فور نشره', en: 'at once' },
  seenAs: { ar: 'ملخص المزاد', en: 'The auction in short' },
  startsAt: { ar: 'يبدأ', en: 'Starts' },
  endsAt: { ar: 'يُغلق', en: 'Closes' },
})
