import { messages } from '../../app/texts/text.ts'

/** Texts of the offline page, which replaces every other page while there is no connection. */
export const offlineText = messages({
  title: { ar: 'لا يوجد اتصال بالإنترنت', en: 'No internet connection' },
  body: {
    ar: 'الأسعار والمزادات تتغير كل لحظة، لذلك لا نعرض القديم منها. تعود الصفحة تلقائيًا حين يعود الاتصال.',
    en: 'Prices and auctions change by the minute, so we don’t show old ones. This page comes back by itself once you are online.',
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
    ar: 'لدينا تأخير مؤقت. نعيد المحاولة تلقائيًا خلال ثوانٍ.',
    en: 'There is a temporary delay on our side. We will retry automatically in a few seconds.',
  },
})

/** Texts of the notice on an open page while the browser is offline. */
export const offlineNoteText = messages({
  offline: { ar: 'لا يوجد اتصال بالإنترنت', en: 'No internet connection' },
  offlineBody: {
    ar: (time: string) => `هذه أسعار الساعة ${time}`,
    en: (time: string) => `These prices are from ${time}`,
  },
})
