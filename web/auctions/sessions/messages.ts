import { daysCounted, lotsCounted } from '../../app/texts/countedLater.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of auction sessions for everybody. */
export const sessionText = messages({
  title: { ar: 'جلسة مزاد', en: 'Auction session' },
  of: {
    ar: (market: string) => `جلسة ${market}`,
    en: (market: string) => `${market} session`,
  },
  sessions: { ar: 'جلسات المزاد', en: 'Auction sessions' },
  description: {
    ar: (market: string, at: string) =>
      `جلسة مزاد في ${market} تبدأ ${at}: الدفعات بترتيبها ووقت إغلاق كل دفعة، والمزايدة مباشرة.`,
    en: (market: string, at: string) =>
      `An auction session at ${market} from ${at}: the lots in order, when each one closes, and live bidding.`,
  },
  failed: { ar: 'تعذّر فتح الجلسة', en: 'We could not open the session' },
  announced: { ar: 'معلنة', en: 'Announced' },
  open: { ar: 'جارية الآن', en: 'Live now' },
  closed: { ar: 'انتهت', en: 'Ended' },
  lots: lotsCounted,
  left: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لم تبقَ دفعات',
        one: 'بقيت دفعة واحدة',
        two: 'بقيت دفعتان',
        few: `بقيت ${n} دفعات`,
        many: `بقيت ${n} دفعة`,
        other: `بقيت ${n} دفعة`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 lot left', other: `${n} lots left` }),
  },
  pace: {
    ar: (span: string) => `دفعة كل ${span}`,
    en: (span: string) => `one closes every ${span}`,
  },
  startsIn: { ar: 'تبدأ بعد', en: 'Starts in' },
  startsAt: { ar: 'موعد البداية', en: 'Start time' },
  /** The text follows `startsIn`, so it is in the genitive. */
  daysLeft: daysCounted({ ar: 'أقل من يوم', en: '0 days' }, 'يومين'),
  opensTogether: {
    ar: 'تُفتح المزايدة على الدفعات كلها عند البداية، ثم تُغلق واحدة بعد أخرى. إذا مُدّدت دفعة تأخّر ما بعدها.',
    en: 'Bidding opens on every lot at the start, then they close one after another. When one is extended, those after it move too.',
  },
  prayerClear: { ar: 'لا تُغلق دفعة في وقت الصلاة.', en: 'No lot closes during prayer times.' },
  remind: { ar: 'ذكّرني قبل البداية', en: 'Remind me' },
  forget: { ar: 'ألغِ التذكير', en: 'Cancel the reminder' },
  remindNamed: {
    ar: (session: string) => `ذكّرني قبل ${session}`,
    en: (session: string) => `Remind me before the ${session}`,
  },
  remindDone: {
    ar: 'سنذكّرك قبل البداية بربع ساعة',
    en: 'We’ll remind you 15 minutes before it starts',
  },
  /** The notification of a session that starts within the quarter hour is sent at once. */
  remindSoon: {
    ar: 'تبدأ الجلسة خلال ربع ساعة، ويصلك إشعار الآن',
    en: 'It starts within 15 minutes. You’ll get a notification now',
  },
  forgetDone: { ar: 'أُلغي التذكير', en: 'Reminder cancelled' },
  toCalendar: { ar: 'أضفها إلى التقويم', en: 'Add to calendar' },
  now: { ar: 'الدفعة الآن', en: 'The lot now' },
  place: {
    ar: (n: string, of: string) => `الدفعة \u2066${n}\u2069 من \u2066${of}\u2069`,
    en: (n: string, of: string) => `Lot \u2066${n}\u2069 of \u2066${of}\u2069`,
  },
  turn: {
    ar: (n: string, name: string) => `الدور الآن للدفعة ${n}: ${name}`,
    en: (n: string, name: string) => `Now lot ${n}: ${name}`,
  },
  next: { ar: 'الدفعات التالية', en: 'Next lots' },
  all: { ar: 'الدفعات بترتيبها', en: 'The lots in order' },
  over: { ar: 'دفعات أُغلقت', en: 'Closed lots' },
  closesAt: { ar: 'تُغلق', en: 'Closes' },
  movedFrom: {
    ar: (at: string) => `كانت ${at}`,
    en: (at: string) => `was ${at}`,
  },
  closedAt: { ar: 'أُغلقت', en: 'Closed' },
  hammer: { ar: 'سعر الإغلاق', en: 'Closing price' },
  opening: { ar: 'سعر الافتتاح', en: 'Starting price' },
  priceNow: { ar: 'السعر الآن', en: 'Price now' },
  noBids: { ar: 'بلا مزايدات', en: 'No bids' },
  details: { ar: 'تفاصيل الدفعة', en: 'Lot details' },
  addLot: { ar: 'أضف دفعة', en: 'Add a lot' },
  empty: { ar: 'لم تُضف دفعات بعد', en: 'No lots yet' },
  emptyBody: {
    ar: 'يضيف البائعون دفعاتهم حتى موعد البداية.',
    en: 'Sellers add their lots until the start.',
  },
  allAuctions: { ar: 'كل المزادات', en: 'All auctions' },
  ended: { ar: 'انتهت الجلسة', en: 'The session has ended' },
  sold: {
    ar: (sold: string, of: string) => `بيعت \u2066${sold}\u2069 من \u2066${of}\u2069`,
    en: (sold: string, of: string) => `\u2066${sold}\u2069 of \u2066${of}\u2069 sold`,
  },
  waitingSellers: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا دفعة تنتظر بائعها',
        one: 'دفعة تنتظر قبول بائعها',
        two: 'دفعتان تنتظران قبول البائع',
        few: `${n} دفعات تنتظر قبول البائع`,
        many: `${n} دفعة تنتظر قبول البائع`,
        other: `${n} دفعة تنتظر قبول البائع`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 awaits its seller', other: `${n} await their sellers` }),
  },
  todayAt: {
    ar: (at: string) => `اليوم ${at}`,
    en: (at: string) => `Today ${at}`,
  },
  tomorrowAt: {
    ar: (at: string) => `غدًا ${at}`,
    en: (at: string) => `Tomorrow ${at}`,
  },
  joinTitle: { ar: 'بِعها في جلسة مزاد', en: 'Sell it in a session' },
  joinBody: {
    ar: 'تُغلق الدفعات في الجلسة واحدة بعد أخرى أمام مزايدين حاضرين. تحدّد الجلسة وقت دفعتك.',
    en: 'In a session the lots close one after another while bidders are there. The session sets the times of your lot.',
  },
  join: { ar: 'أضفها', en: 'Add it' },
  joinNamed: {
    ar: (session: string) => `أضف الدفعة إلى ${session}`,
    en: (session: string) => `Add the lot to ${session}`,
  },
  joined: { ar: 'أُضيفت الدفعة إلى الجلسة', en: 'The lot is in the session' },
  inSession: {
    ar: (place: string) => `الدفعة \u2066${place}\u2069 في جلسة مزاد`,
    en: (place: string) => `Lot \u2066${place}\u2069 of a session`,
  },
  toSession: { ar: 'افتح الجلسة', en: 'Open the session' },
})
