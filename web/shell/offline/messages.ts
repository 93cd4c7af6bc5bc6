import { messages } from '../../app/texts/text.ts'

/** Texts of the offline page, which replaces every other page while there is no connection. */
export const offlineText = messages({
  title: { ar: 'لا يوجد اتصال بالإنترنت', en: 'No internet connection' },
  body: {
    ar: 'لم نصل إلى السوق. الأسعار والمزادات تتغير كل لحظة، فلا نعرض قديمها. تعود الصفحة وحدها متى عاد الاتصال.',
    en: 'The market cannot be reached. Prices and auctions change by the moment, so old ones are not shown. The page comes back by itself with the connection.',
  },
})

/** Texts of the page for a client that has sent too many requests. */
export const busyText = messages({
  title: { ar: 'طلبات كثيرة من شبكتك', en: 'Too many requests from your network' },
  body: {
    ar: 'وصلتنا طلبات كثيرة من شبكتك خلال وقت قصير. انتظر دقيقة ثم أعد المحاولة.',
    en: 'We received too many requests from your network in a short time. Wait a minute, then try again.',
  },
})

/** Texts of the page that is shown if the server does not answer in time. */
export const lateText = messages({
  title: { ar: 'السوق لا يستجيب الآن', en: 'The market is not responding' },
  body: {
    ar: 'حدث تأخير مؤقت من جهتنا. نعيد المحاولة تلقائيًا خلال ثوانٍ.',
    en: 'There is a temporary delay on our side. The page tries again by itself within seconds.',
  },
})

/** Texts of the notice on an open page while the browser is offline. */
export const offlineNoteText = messages({
  offline: { ar: 'لا يوجد اتصال بالإنترنت', en: 'No internet connection' },
  offlineBody: {
    ar: (time: string) => `المعروض أسعار الساعة ${time}`,
    en: (time: string) => `Shown are the prices of ${time}`,
  },
})
