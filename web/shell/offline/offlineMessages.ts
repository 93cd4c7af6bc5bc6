import { messages } from '../../app/texts/text.ts'

/** Words of the page that stands in for every other one while there is no connection. */
export const offlineText = messages({
  title: { ar: 'لا يوجد اتصال بالإنترنت', en: 'No internet connection' },
  body: {
    ar: 'لم نصل إلى السوق. الأسعار والمزادات تتغير كل لحظة، فلا نعرض قديمها. تعود الصفحة وحدها متى عاد الاتصال.',
    en: 'The market cannot be reached. Prices and auctions change by the moment, so old ones are not shown. The page comes back by itself with the connection.',
  },
})

/** Words of the page for an address that has sent too many requests. */
export const busyText = messages({
  title: { ar: 'طلبات كثيرة من شبكتك', en: 'Too many requests from your network' },
  body: {
    ar: 'وصلتنا طلبات كثيرة من شبكتك خلال وقت قصير. انتظر دقيقة ثم أعد المحاولة.',
    en: 'We received too many requests from your network in a short time. Wait a minute, then try again.',
  },
})

/** Words of the page that stands in where the market does not answer in time. */
export const lateText = messages({
  title: { ar: 'السوق لا يستجيب الآن', en: 'The market is not responding' },
  body: {
    ar: 'حدث تأخير مؤقت من جهتنا. نعيد المحاولة تلقائيًا خلال ثوانٍ.',
    en: 'There is a temporary delay on our side. The page tries again by itself within seconds.',
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
