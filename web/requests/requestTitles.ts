import { messages } from '../base/text.ts'

/** Titles of the pages of requests: header and browser tab say them with the first load, so there is nothing else here. */
export const requestTitles = messages({
  open: { ar: 'طلبات الشراء المفتوحة', en: 'Open requests' },
  one: { ar: 'الطلب وعروضه', en: 'Request and offers' },
  mine: { ar: 'طلباتي وعروضي', en: 'My requests and offers' },
  add: { ar: 'اطلب سمكًا', en: 'Ask for fish' },
})
