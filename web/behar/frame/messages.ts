import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts above the boards. */
export const headText = messages({
  international: { ar: 'السوق الدولي', en: 'International market' },
  sub: {
    ar: 'عرض وطلب بين البائعين الدوليين، بالجملة ومن الميناء',
    en: 'Supply and demand between international sellers, wholesale and from the port',
  },
  parts: { ar: 'أقسام سوق بحار', en: 'Parts of the Behar market' },
  supplies: { ar: 'العرض', en: 'Supply' },
  demands: { ar: 'الطلب', en: 'Demand' },
  mine: { ar: 'طلباتي', en: 'My demands' },
})

/** Texts for a partner that does not answer. Times are passed as text. */
export const partnerText = messages({
  title: { ar: 'سوق بحار لا يستجيب الآن', en: 'The Behar market does not answer now' },
  knownAt: {
    ar: (time: string) => `المعروض هنا كما كان الساعة \u2066${time}\u2069.`,
    en: (time: string) => `Shown as it was at ${time}.`,
  },
  knownOn: {
    ar: (day: string, time: string) =>
      `المعروض هنا كما كان يوم \u2066${day}\u2069 الساعة \u2066${time}\u2069.`,
    en: (day: string, time: string) => `Shown as it was on ${day} at ${time}.`,
  },
  nothing: {
    ar: 'لم يُحفظ منه شيء على هذا الجهاز لنعرضه. نعيد المحاولة تلقائيًا، وبقية سوق السمك كالمعتاد.',
    en: 'Nothing of it is kept on this device to be shown. We keep trying; the rest of the fish market works as usual.',
  },
  refused: { ar: 'لم يسمح سوق بحار بذلك', en: 'The Behar market did not allow it' },
  partly: { ar: 'لم يصل بعض ما في هذه الصفحة.', en: 'Some of this page has not come.' },
  meanwhile: {
    ar: 'الإضافة والحذف متوقفان حتى يعود، ونعيد المحاولة تلقائيًا.',
    en: 'Adding and removing wait until it is back; we keep trying.',
  },
})

const days = (n: number) =>
  countArabic(n, {
    zero: 'بقي أقل من يوم',
    one: 'بقي يوم واحد',
    two: 'بقي يومان',
    few: `بقي ${n} أيام`,
    many: `بقي ${n} يومًا`,
    other: `بقي ${n} يوم`,
  })

/** Texts of the subscription. Days are printed as `YYYY-MM-DD`. */
export const subscriptionText = messages({
  active: { ar: 'اشتراكك فعّال', en: 'Your subscription is active' },
  trial: { ar: 'فترة تجريبية', en: 'Trial' },
  standard: { ar: 'اشتراك كامل', en: 'Full' },
  span: {
    ar: (from: string, to: string, left: number) =>
      `من \u2066${from}\u2069 إلى \u2066${to}\u2069، ${days(left)}`,
    en: (from: string, to: string, left: number) =>
      `From ${from} to ${to}, ${countEnglish(left, { one: '1 day left', other: `${left} days left` })}`,
  },
  passed: {
    ar: (passed: number, all: number) =>
      countArabic(all, {
        zero: `مضى ${passed} من ${all} يوم`,
        one: `مضى ${passed} من يوم واحد`,
        two: `مضى ${passed} من يومين`,
        few: `مضى ${passed} من ${all} أيام`,
        many: `مضى ${passed} من ${all} يومًا`,
        other: `مضى ${passed} من ${all} يوم`,
      }),
    en: (passed: number, all: number) =>
      countEnglish(all, {
        one: `${passed} of 1 day has passed`,
        other: `${passed} of ${all} days have passed`,
      }),
  },
  allows: {
    ar: 'تتصفح العرض والطلب وتضيف إليهما',
    en: 'You can browse supply and demand, and add to both',
  },
  trialOver: { ar: 'انتهت فترتك التجريبية', en: 'Your trial is over' },
  over: { ar: 'انتهى اشتراكك', en: 'Your subscription is over' },
  overSince: {
    ar: (day: string) => `منذ \u2066${day}\u2069. تتصفح العرض والطلب، وتعود الإضافة بعد التجديد.`,
    en: (day: string) => `Since ${day}. You can browse supply and demand; adding comes back with a renewal.`,
  },
  none: { ar: 'ليس لك اشتراك بعد', en: 'You have no subscription yet' },
  noneAllows: {
    ar: 'تتصفح العرض والطلب، والإضافة لمن له اشتراك.',
    en: 'You can browse supply and demand; adding needs a subscription.',
  },
  renew: { ar: 'جدّد الاشتراك', en: 'Renew' },
  askFor: { ar: 'اطلب اشتراكًا', en: 'Ask for one' },
})
