import { messages } from '../base/text.ts'

/** The title of the page: header and browser tab say it with the first load, so there is nothing else here. */
export const addAuctionTitles = messages({ add: { ar: 'إضافة مزاد', en: 'Add auction' } })
