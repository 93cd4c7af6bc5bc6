import { messages } from '../app/texts/text.ts'

/** Words of the page for addresses that lead nowhere. */
export const notFoundText = messages({
  notFoundTitle: { ar: 'لم نجد هذه الصفحة', en: 'This page could not be found' },
  notFoundBody: {
    ar: 'قد يكون الرابط قديمًا، أو بيع ما كان معروضًا فيه.',
    en: 'The link may be old, or what it showed may have been sold.',
  },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  toHome: { ar: 'إلى الرئيسية', en: 'To the home page' },
})
