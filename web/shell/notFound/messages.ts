import { messages } from '../../app/texts/text.ts'

/** Texts of the "not found" page below its title. */
export const notFoundText = messages({
  body: {
    ar: 'قد يكون الرابط قديمًا، أو بيع ما كان معروضًا.',
    en: 'The link may be old, or the item may have been sold.',
  },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  toHome: { ar: 'الذهاب إلى الرئيسية', en: 'Go to home' },
})
