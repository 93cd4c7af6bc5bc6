import { messages } from '../base/text.ts'

/** Titles of the pages on which goods are ordered: they come with the first load, since header and tab say them at once. */
export const checkoutTitles = messages({
  confirmation: { ar: 'تأكيد الطلب', en: 'Confirm your order' },
  lot: { ar: 'إتمام المزاد', en: 'Complete the auction' },
})
