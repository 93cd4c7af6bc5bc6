import { messages } from '../base/text.ts'

/** Words of the page that stands in for every other one while there is no connection. */
export const offlineText = messages({
  title: { ar: 'لا يوجد اتصال بالإنترنت', en: 'No internet connection' },
  body: {
    ar: 'لم نصل إلى السوق. الأسعار والمزادات تتغير كل لحظة، فلا نعرض قديمها. تعود الصفحة وحدها متى عاد الاتصال.',
    en: 'The market cannot be reached. Prices and auctions change by the moment, so old ones are not shown. The page comes back by itself with the connection.',
  },
})

/** The line over a page that is open while the connection is lost. */
export const offlineNoteText = messages({
  offline: { ar: 'لا يوجد اتصال بالإنترنت', en: 'No internet connection' },
  offlineBody: {
    ar: (time: string) => `المعروض أسعار الساعة ${time}`,
    en: (time: string) => `Shown are the prices of ${time}`,
  },
})
