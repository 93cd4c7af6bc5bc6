import { messages } from '../base/text.ts'

/** Titles of the seller's pages: header and browser tab say them with the first load, so there is nothing else here. */
export const listingTitles = messages({
  add: { ar: 'إضافة منتج', en: 'Add product' },
  mine: { ar: 'منتجاتي', en: 'My products' },
  edit: { ar: 'تعديل المنتج', en: 'Edit the product' },
})
