import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Words of a person's subscription to the behar market. Days are printed `YYYY-MM-DD`. */
export const subscriptionText = messages({
  title: { ar: 'اشتراك سوق بحار', en: 'Behar market subscription' },
  trial: { ar: 'فترة تجريبية', en: 'Trial' },
  standard: { ar: 'اشتراك كامل', en: 'Full' },
  over: { ar: 'انتهى', en: 'Over' },
  until: { ar: 'ينتهي في', en: 'Ends on' },
  since: { ar: 'انتهى في', en: 'Ended on' },
  none: { ar: 'لا اشتراك له بعد.', en: 'There is no subscription yet.' },
  unknown: {
    ar: 'لم يدخل سوق بحار بعد. يُمدَّد الاشتراك بعد أول دخول.',
    en: 'They have not entered the Behar market yet. It is prolonged after their first visit.',
  },
  months: { ar: 'المدة', en: 'For' },
  count: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'بلا',
        one: 'شهر واحد',
        two: 'شهران',
        few: `${n} أشهر`,
        many: `${n} شهرًا`,
        other: `${n} شهر`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 month', other: `${n} months` }),
  },
  prolong: {
    ar: (day: string) => `مدّد الاشتراك إلى \u2066${day}\u2069`,
    en: (day: string) => `Prolong it to ${day}`,
  },
  done: {
    ar: (name: string, day: string) => `اشتراك \u2068${name}\u2069 ممتد إلى \u2066${day}\u2069`,
    en: (name: string, day: string) => `The subscription of \u2068${name}\u2069 lasts until ${day}`,
  },
  unsure: {
    ar: 'لم يصل رد سوق بحار. تحقق من تاريخ الانتهاء قبل أن تمدّد مرة أخرى.',
    en: 'The Behar market’s answer did not arrive. Look at the end date before prolonging again.',
  },
  failed: { ar: 'تعذّر عرض الاشتراك', en: 'The subscription could not be shown' },
  again: { ar: 'أعد المحاولة', en: 'Try again' },
  financeOnly: {
    ar: 'الاشتراك للمالية ومدير المنصة',
    en: 'For finance and administrators to see and prolong',
  },
})
