import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts above the boards. */
export const headText = messages({
  international: { ar: 'السوق الدولي', en: 'International market' },
  sub: {
    ar: 'العرض والطلب بالجملة بين البائعين الدوليين، من الميناء',
    en: 'Wholesale supply and demand between international sellers, straight from the port',
  },
  parts: { ar: 'أقسام سوق بحار', en: 'Behar market sections' },
  supplies: { ar: 'العرض', en: 'Supply' },
  demands: { ar: 'الطلب', en: 'Demand' },
  mine: { ar: 'طلباتي', en: 'My demands' },
  mySupplies: { ar: 'عروضي', en: 'My supplies' },
  deals: { ar: 'الصفقات', en: 'Deals' },
})

/** Texts for a partner that does not answer. Times are passed as text. */
export const partnerText = messages({
  title: { ar: 'سوق بحار لا يستجيب الآن', en: 'Behar market is not responding' },
  knownAt: {
    ar: (time: string) => `البيانات المعروضة من الساعة \u2066${time}\u2069.`,
    en: (time: string) => `Showing data from ${time}.`,
  },
  knownOn: {
    ar: (day: string, time: string) =>
      `البيانات المعروضة من يوم \u2066${day}\u2069 الساعة \u2066${time}\u2069.`,
    en: (day: string, time: string) => `Showing data from ${day}, ${time}.`,
  },
  nothing: {
    ar: 'لا بيانات محفوظة على هذا الجهاز. نعيد المحاولة تلقائيًا، وبقية سوق السمك تعمل كالمعتاد.',
    en: 'There is no saved data on this device. We’ll keep trying. The rest of Samak Market works as usual.',
  },
  refused: { ar: 'لم يسمح سوق بحار بذلك', en: 'Behar market did not allow this' },
  partly: { ar: 'تعذّر تحميل جزء من هذه الصفحة.', en: 'Part of this page did not load.' },
  meanwhile: {
    ar: 'الإضافة والحذف متوقفان حتى يعود، ونعيد المحاولة تلقائيًا.',
    en: 'Adding and removing are paused until it is back. We’ll keep trying.',
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
    ar: 'يمكنك التصفح والإضافة',
    en: 'You can browse and add supply and demand',
  },
  trialOver: { ar: 'انتهت فترتك التجريبية', en: 'Your trial has ended' },
  over: { ar: 'انتهى اشتراكك', en: 'Your subscription has ended' },
  overSince: {
    ar: (day: string) => `منذ \u2066${day}\u2069`,
    en: (day: string) => `Since ${day}`,
  },
  closed: {
    ar: 'متوقف حتى تجدّد: إضافة العروض والطلبات وتعديلها، وإبداء الاهتمام.',
    en: 'Closed until you renew: adding and editing supplies and demands, and sending interest.',
  },
  stillOpen: {
    ar: 'يبقى متاحًا: التصفح، وعروضك وطلباتك، وصفقاتك ورسائلها.',
    en: 'Still open: browsing, your supplies and demands, and your deals with their messages.',
  },
  none: { ar: 'ليس لك اشتراك بعد', en: 'You have no subscription yet' },
  noneAllows: {
    ar: 'يمكنك التصفح. الإضافة والتعديل وإبداء الاهتمام للمشتركين.',
    en: 'You can browse. Adding, editing and sending interest need a subscription.',
  },
  renew: { ar: 'جدّد الاشتراك', en: 'Renew' },
  askFor: { ar: 'اختر باقة', en: 'Choose a plan' },
})
