import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Words of closing one's own request. */
export const closeText = messages({
  title: { ar: 'إغلاق الطلب؟', en: 'Close the request?' },
  without: {
    ar: 'لن يصلك عليه أي عرض بعد الآن.',
    en: 'No more offers will come on it.',
  },
  withOffers: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لن يصلك عليه أي عرض بعد الآن.',
        one: 'عليه عرض واحد: يُرفض ويُخبر صاحبه.',
        two: 'عليه عرضان: يُرفضان ويُخبر صاحباهما.',
        few: `عليه ${n} عروض: تُرفض ويُخبر أصحابها.`,
        many: `عليه ${n} عرضًا: تُرفض ويُخبر أصحابها.`,
        other: `عليه ${n} عرض: تُرفض ويُخبر أصحابها.`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'There is 1 offer on it: it is declined and its seller is told.',
        other: `There are ${n} offers on it: they are declined and their sellers are told.`,
      }),
  },
  yes: { ar: 'أغلق الطلب', en: 'Close the request' },
  no: { ar: 'أبقه مفتوحًا', en: 'Leave it open' },
  closed: { ar: 'أُغلق طلبك', en: 'Your request is closed' },
  notClosed: {
    ar: 'لم يصل الإغلاق، تحقق من الشبكة وأعد المحاولة.',
    en: 'The closing did not arrive: check your network and try again.',
  },
})
