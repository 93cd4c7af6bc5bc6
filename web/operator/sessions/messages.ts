import { messages } from '../../app/texts/text.ts'

/** Texts of the pages on which auction sessions are announced and their lots are arranged. */
export const sessionsText = messages({
  hint: {
    ar: 'الجلسة يوم مزاد في سوق: يضيف البائعون دفعاتهم، وترتّبها أنت قبل أن تبدأ، ثم تُغلق واحدة بعد أخرى.',
    en: 'A session is a market’s auction day: sellers add their lots, you order them before the start, then they close one after another.',
  },
  announce: { ar: 'أعلن جلسة', en: 'Announce a session' },
  change: { ar: 'عدّل الموعد', en: 'Change the time' },
  announced: { ar: 'أُعلنت الجلسة', en: 'Session announced' },
  changed: { ar: 'حُفظ الموعد الجديد', en: 'New time saved' },
  save: { ar: 'احفظ', en: 'Save' },
  nowIs: {
    ar: (at: string, span: string) => `الموعد الآن ${at}، ودفعة كل ${span}. احفظ مرة أخرى ليحل موعدك محله.`,
    en: (at: string, span: string) =>
      `It now starts ${at}, one lot every ${span}. Save again to replace that with your time.`,
  },
  market: { ar: 'السوق', en: 'Market' },
  chooseMarket: { ar: 'اختر السوق', en: 'Choose the market' },
  day: { ar: 'اليوم', en: 'Date' },
  time: { ar: 'الساعة', en: 'Time' },
  timeLike: { ar: 'مثل \u206616:30\u2069', en: 'like 16:30' },
  pace: { ar: 'بين دفعة وأخرى', en: 'Between two lots' },
  paceHint: {
    ar: 'تُغلق الدفعة الأولى بعد البداية بهذه المدة، ثم التي تليها بعدها، وهكذا.',
    en: 'The first lot closes this long after the start, the next one this long after it, and so on.',
  },
  coming: { ar: 'جلسات قادمة وجارية', en: 'Coming and live sessions' },
  past: { ar: 'جلسات انتهت', en: 'Ended sessions' },
  none: { ar: 'لا جلسات بعد', en: 'No sessions yet' },
  noneBody: {
    ar: 'أعلن جلسة ليضيف البائعون دفعاتهم إليها.',
    en: 'Announce a session, and sellers can add their lots.',
  },
  notYours: { ar: 'لا تدير جلسات مزاد', en: 'You run no auction sessions' },
  notYoursBody: {
    ar: 'يعلن الجلسات مشرف حراج السوق وفريق المنصة.',
    en: 'Sessions are announced by the chief of a market’s hall and by the market team.',
  },
  showLots: { ar: 'الدفعات', en: 'Lots' },
  hideLots: { ar: 'أخفِ الدفعات', en: 'Hide lots' },
  lotsOf: { ar: (title: string) => `دفعات ${title}`, en: (title: string) => `Lots of ${title}` },
  lotsButton: {
    ar: (shown: string, title: string) => `${shown}: ${title}`,
    en: (shown: string, title: string) => `${shown}: ${title}`,
  },
  toPage: { ar: 'صفحة الجلسة', en: 'Session page' },
  orderHint: {
    ar: 'اسحب الدفعة أو حرّكها بالأزرار. يتغيّر وقت إغلاق كل دفعة مع ترتيبها حتى تبدأ الجلسة.',
    en: 'Drag a lot or move it with the buttons. Closing times follow the order until the session starts.',
  },
  moved: {
    ar: (name: string, place: number) => `${name} في المركز ${place}`,
    en: (name: string, place: number) => `${name} is number ${place}`,
  },
  remove: { ar: (name: string) => `أوقف ${name}`, en: (name: string) => `Stop ${name}` },
  removeTitle: { ar: 'إيقاف دفعة', en: 'Stop a lot' },
  removeBody: {
    ar: 'تخرج الدفعة من الجلسة ولا يُزايد عليها، ويصل السبب إلى بائعها. يمكنه عرضها من جديد.',
    en: 'The lot leaves the session and cannot be bid on. Its seller gets the reason and can relist it.',
  },
  reason: { ar: 'السبب', en: 'Reason' },
  removeYes: { ar: 'أوقفها', en: 'Stop it' },
  removed: { ar: 'أُوقفت الدفعة', en: 'Lot stopped' },
  noLots: { ar: 'لم يضف أحد دفعة بعد', en: 'Nobody has added a lot yet' },
  prayers: { ar: 'أوقات الصلاة', en: 'Prayer times' },
  prayersHint: {
    ar: 'لا يُغلق مزاد في هذا السوق حول وقت الأذان. صلاة الجمعة ساعة على الأقل. لا يغيّر هذا جلسات أُعلنت.',
    en: 'No auction of this market closes around the call to prayer. Friday prayer takes at least an hour. Announced sessions keep their times.',
  },
  clear: { ar: 'لا تُغلق المزادات وقت الصلاة', en: 'Keep closings clear of prayer times' },
  before: { ar: 'دقائق قبل الأذان', en: 'Minutes before the call' },
  after: { ar: 'دقائق بعد الأذان', en: 'Minutes after the call' },
  unknownPlace: {
    ar: 'لا نعرف إحداثيات مدينة هذا السوق، فلا تُحسب أوقات صلاته.',
    en: 'The coordinates of this market’s city are unknown, so its prayer times cannot be computed.',
  },
  prayersSaved: { ar: 'حُفظت أوقات الصلاة', en: 'Prayer times saved' },
  dayWrong: { ar: 'اكتب اليوم مثل \u20662026-11-20\u2069', en: 'Enter a date like 2026-11-20' },
  timeWrong: { ar: 'اكتب الساعة مثل \u206616:30\u2069', en: 'Enter a time like 16:30' },
})
