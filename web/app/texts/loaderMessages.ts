import { messages } from './text.ts'

/** Words of the full-page loader. */
export const loaderText = messages({
  failedMain: { ar: 'لم نتمكن من تحميل السوق', en: 'The market could not be loaded' },
  failedMainCause: {
    ar: 'انقطع الاتصال بالخادم. أعد المحاولة بعد لحظات.',
    en: 'The connection to the server was lost. Please try again in a moment.',
  },
})
